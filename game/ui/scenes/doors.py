"""The way from scene to scene: the only one here that knows them all.

A scene is imported when its door first opens, so that the title comes up sooner.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.core.zones import Seat
from game.games import Boxed
from game.session.links import answers, asked
from game.session.nudges import Nudges
from game.session.report import Report
from game.session.saves import open_key
from game.session.seats import Guest, usual_level
from game.session.table import Table
from game.ui import people
from game.ui.coach import Coach
from game.ui.house import House
from game.ui.kept import Kept
from game.ui.scenes.title import Title
from game.ui.summary import Line

if TYPE_CHECKING:  # scenes are imported when their doors open
    from game.ui.table_scene import TableScene


class HouseDoors:
    """See `game.ui.house.Doors`."""

    def __init__(self, shelf: Sequence[Boxed], kept: Kept, read: Callable[[str], str]) -> None:
        """`read` gives a text of that name in the present language."""
        self.shelf, self.kept, self._read = tuple(shelf), kept, read
        self.house: House
        """Set by whoever builds the house: it and its doors know each other."""
        self._open: dict[str, Table] = {}
        self._played: Table | None = None
        self._keep: Callable[[], None] | None = None
        """What makes the table that is played the open match, once it is sure that no other page plays that."""

    def title(self) -> None:
        """Clears the stage for it."""
        self._played = None
        self.house.host.claim(None)
        self.house.stage.reset(Title(self.house, self.shelf))

    def open_match(self, box: Boxed) -> Table | None:
        """Read once, then remembered."""
        table = self._open.get(box.id)
        if table and not table.match.over:
            return table
        found = self.kept.saves.resume(box.id, self.kept.slot)
        if isinstance(found, Report):
            self.house.stage.toast(self.house.words.say(found.key, **found.parts))
            return None
        if found:
            self._open[box.id] = found
        return found

    def table(self, table: Table) -> None:
        """In the game's own scene, if it has one."""
        self._sit(table)

    def _sit(self, table: Table, keep: Callable[[], None] | None = None, by_force: bool = False) -> Any:
        """`keep` is done once the match is this page's alone."""
        self._played, self._keep = table, keep
        self._tell_around(table)
        name = self._name(table.box)
        if self.house.host.claim(name, by_force):
            self.claimed(name, True)
        scene = _scene(table.box)(self.house, table)
        self.house.stage.reset(Title(self.house, self.shelf))
        self.house.stage.push(scene)
        return scene

    def _name(self, box: Boxed) -> str:
        return f"{box.id}/{self.kept.slot}"

    def _tell_around(self, table: Table) -> None:
        """The page that embeds this one hears how the match begins and ends."""
        post, said = self.house.host.post, {"game": table.box.id, "seed": table.match.seed}
        post("started", said | {"seats": table.match.seats})

        def tell(table: Table) -> None:
            if table.match.over:
                game, state = table.box.game, table.match.state
                post("over", said | {"standing": list(game.standing(state)), "winners": list(game.winners(state))})

        table.observers.append(tell)

    def claimed(self, name: str, held: bool) -> None:
        """Whether the match of that name may be played here; False also when another page has taken it over."""
        if not self._played or name != self._name(self._played.box):
            return
        if held:
            keep, self._keep = self._keep, None
            if keep:
                keep()
                self._open[self._played.box.id] = self._played
        else:
            self._step_aside()

    def changed(self, key: str | None) -> None:
        """Another page has changed what is kept under that key; None: everything."""
        if key in ("settings", None):
            self.kept.renew()
        ours = {open_key(box.id, self.kept.slot): box for box in self.shelf}
        if self._played and not self._keep:
            if ours.get(key or "") == self._played.box:
                self._step_aside()
        elif key is None or key in ours:
            self._open.clear()
            self.house.stage.top.resume()
            self.house.stage.renew()

    def _step_aside(self) -> None:
        """Nothing more is played here, for the match goes on elsewhere."""
        from game.ui.scenes.elsewhere import Elsewhere

        if not isinstance(self.house.stage.top, Elsewhere):
            self.house.stage.push(Elsewhere(self.house, self._take_over))

    def _take_over(self) -> None:
        """The match goes on here, from where another page has brought it; a new one that waits is begun."""
        table, keep = self._played, self._keep
        if table and not keep:
            self._open.clear()
            table = self.open_match(table.box)
        if table:
            self._sit(table, keep, by_force=True)
        else:
            self.title()

    def start(self, table: Table) -> None:
        """Kept from now on; an open match moves to the finished ones."""
        collections = self.kept.saves.collections
        table = collections.prepared(table)
        if damage := collections.damage:
            collections.damage = None
            self.house.stage.toast(self.house.words.say(damage.key, **damage.parts))
        self._sit(table, lambda: self.kept.saves.follow(table, self.kept.slot))

    def take_up(self, table: Table) -> None:
        """A match that was set aside is the open one again."""
        self._open[table.box.id] = table
        self._sit(table)

    def new_match(self, box: Boxed) -> None:
        """With the game's usual options."""
        from game.ui.scenes.new_match import NewMatch

        self.house.stage.push(NewMatch(self.house, box))

    def follow(self, query: Mapping[str, str]) -> None:
        """The new-match dialog of the game that a link asks for, filled in; with `start=1` its table at once.

        Says what it asks in vain.
        """
        named = query.get("game")
        box = next((each for each in self.shelf if each.id == named), None)
        strange: tuple[str, ...] = (f"game={named}",) if named and not box else ()
        if box:
            wish = asked(box, query)
            strange = wish.strange
            from game.ui.scenes.new_match import NewMatch

            dialog = NewMatch(self.house, box, wish)
            if query.get("start") != "1":
                self.house.stage.push(dialog)
            elif (table := self.open_match(box)) and answers(wish, table):
                self.table(table)
            else:
                dialog.deal()
        if strange:
            self.house.stage.toast(self.house.words.say("house.new.link.wrong", part=", ".join(strange)))

    def pause(self, table: Table) -> None:
        """Over the table."""
        from game.ui.scenes.pause import Pause

        self.house.stage.push(Pause(self.house, table))

    def log(self, table: Table) -> None:
        """Over the table."""
        from game.ui.scenes.log import Log

        self.house.stage.push(Log(self.house, table))

    def rules(self, box: Boxed | None = None) -> None:
        """Over whatever is there."""
        from game.ui.scenes.rules import Rules

        self.house.stage.push(Rules(self.house, self.shelf, box or self.shelf[0], self._read, self.guide))

    def settings(self) -> None:
        """Over whatever is there."""
        kept = self.kept
        from game.ui.scenes.settings import SettingsSheet

        self.house.stage.push(SettingsSheet(self.house, lambda: kept.settings, kept.change, self._data))

    def language(self, language: str) -> None:
        """Kept as a setting."""
        self.kept.change(replace(self.kept.settings, language=language))

    def _data(self) -> None:
        from game.ui.scenes.data import Data

        self.house.stage.push(Data(self.house, self.kept, self._bring, self._forget))

    def _bring(self, text: str) -> None:
        """An open table has been set aside for what was brought, so the way leads to the title."""
        self.kept.bring(text, self.shelf)
        self._open.clear()
        self.title()

    def _forget(self) -> None:
        """Likewise: an open table would be kept again with its next move."""
        self.kept.delete()
        self._open.clear()
        self.title()

    def guide(self, box: Boxed) -> None:
        """Begins the fixed match that explains itself. It is a match like any other, and kept like any other."""
        guide = box.guide
        table = Table.start(box, guide.options, guide.sitters, guide.seed, guide.options.first)
        self._sit(table, lambda: self.kept.saves.follow(table, self.kept.slot)).coach = Coach(self.house, guide)

    def finished(self) -> None:
        """Over the title."""
        from game.ui.scenes.finished import FinishedMatches

        self.house.stage.push(FinishedMatches(self.house, self.kept.saves, self.kept.slot))

    def leaving(self, table: Table) -> None:
        """Over the table's menu."""
        from game.ui.scenes.leaving import Leaving

        self.house.stage.push(Leaving(self.house, table))

    def left(self, table: Table, seat: Seat, goes_on: bool) -> None:
        """Back to the table, or to the title."""
        words, name = self.house.words, self.house.names(table)[seat]
        guest = Guest(people.free_name(table.sitters), usual_level(table.match.options)) if goes_on else None
        self.kept.saves.leave(table, seat, guest, self.kept.slot)
        if guest:
            self.house.stage.pop()
            self.house.stage.pop()
            self.house.stage.toast(words.say("house.left.bot", name=name, bot=guest.name))
        else:
            self._open.pop(table.box.id, None)
            self.title()
            self.house.stage.toast(words.say("house.left.end", name=name))

    def nudges(self) -> Nudges:
        """Kept on this device."""
        return self.kept.nudges

    def lid(self, box: Boxed) -> None:
        """Over whatever is there."""
        from game.ui.scenes.lid import LidSheet

        self.house.stage.push(LidSheet(self.house, box, self.kept.saves.collections))

    def statistics(self) -> None:
        """Over the title."""
        from game.ui.scenes.statistics import StatisticsSheet

        statistics = self.kept.saves.statistics
        self.house.stage.push(StatisticsSheet(self.house, self.shelf, statistics.book()))
        if statistics.damage:
            self.house.stage.toast(self.house.words.say(statistics.damage.key, **statistics.damage.parts))

    def tip(self, coach: Coach) -> None:
        """Over the table."""
        from game.ui.scenes.tip import TipSheet

        self.house.stage.push(TipSheet(coach))

    def curtain(self, table: Table) -> None:
        """Over the table."""
        from game.ui.scenes.curtain import Curtain

        self.house.stage.push(Curtain(self.house, table))

    def ask(self, scene: "TableScene") -> None:
        """Over the table."""
        from game.ui.scenes.ask import Ask

        self.house.stage.push(Ask(self.house, scene))

    def results(self, table: Table, lines: Sequence[Line]) -> None:
        """Over the table, or over the list of finished matches."""
        from game.ui.scenes.results import Results

        self.house.stage.push(Results(self.house, table, lines))
        if self.kept.saves.collections.lid(table.box.id).offers:
            self.lid(table.box)

    def trouble(self) -> str | None:
        """What the storage says."""
        return self.kept.trouble


def _scene(box: Boxed) -> Any:
    """The class of a game's own table scene, or of the plain one."""
    if box.has("scene"):
        return box.scene
    from game.ui.plain_table import PlainTable

    return PlainTable
