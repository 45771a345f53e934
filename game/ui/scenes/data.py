"""Everything that is kept: out as text, in as text, or away."""

from collections.abc import Callable, Sequence

from game.core.codec import BadSave
from game.ui.fields import Button, Buttons, Field
from game.ui.form import Item, Labelled, note
from game.ui.house import House
from game.ui.kept import Kept
from game.ui.scene import Intent, Typed
from game.ui.sheet import Sheet


class Data(Sheet):
    """A slip is undone by bringing the copied text in again; deleting asks once more."""

    width = 760.0

    def __init__(self, house: House, kept: Kept, bring: Callable[[str], None], forget: Callable[[], None]) -> None:
        """`bring` takes text from elsewhere and may raise BadSave, `forget` deletes everything."""
        super().__init__(house)
        self.kept, self._bring, self._forget = kept, bring, forget
        self.text = ""
        self.sure = False
        """Whether deleting has been asked for."""

    def title(self) -> str:
        """Its name."""
        return self.house.words.say("house.data.title")

    def columns(self) -> Sequence[Sequence[Item]]:
        """Out, in, away."""
        words = self.house.words
        copy = Button("copy", words.say("house.data.copy"), words.say("house.data.copy.note"), icon="copy")
        label = words.say("house.data.field")
        empty = "" if self.text else words.say("house.data.bring.off")
        items: list[Item] = [note("note", words.say("house.settings.data.note"))]
        if self.kept.trouble:
            items.append(note("trouble", words.say(self.kept.trouble)))
        return [
            [
                *items,
                Buttons([copy]),
                Labelled(label, Field("text", label, self.text, words.say("house.data.field.hint"))),
                Buttons(
                    [
                        Button("paste", words.say("house.data.paste"), icon="down"),
                        Button("bring", words.say("house.data.bring"), icon="upload", off=empty),
                    ]
                ),
                Buttons(self._delete()),
            ]
        ]

    def _delete(self) -> list[Button]:
        words = self.house.words
        if not self.sure:
            told = words.say("house.data.delete"), words.say("house.data.delete.note")
            return [Button("delete", *told, icon="trash")]
        told = words.say("house.data.delete.sure"), words.say("house.data.delete.sure.note")
        return [Button("sure", *told, icon="trash"), Button("keep", words.say("house.data.keep"))]

    def handle(self, intent: Intent) -> None:
        """Text as it is typed."""
        if isinstance(intent, Typed):
            self.text = intent.text
        else:
            super().handle(intent)

    def press(self, id: str) -> None:
        """Says what has been done."""
        words, stage = self.house.words, self.house.stage
        match id:
            case "copy":
                done = self.house.host.copy(self.kept.text())
                stage.toast(words.say("house.data.copied" if done else "house.data.refused"))
            case "paste":
                self.text = self.house.host.paste()
                if not self.text:
                    stage.toast(words.say("house.data.paste.empty"))
            case "bring":
                self._bring_in()
            case "delete" | "keep":
                self.sure = id == "delete"
            case "sure":
                self.sure = False
                self._forget()
                stage.toast(self.house.words.say("house.data.deleted"))

    def _bring_in(self) -> None:
        try:
            self._bring(self.text)
        except BadSave as error:
            self.house.stage.refuse(self.house.words.say("house.data.wrong", why=str(error)), "bring")
        else:
            self.text = ""
            self.house.stage.toast(self.house.words.say("house.data.brought"))
