"""Every sentence is there in every language, with the same parts."""

import gettext
import re
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Catalog, Message

import game
from game.tools.catalogs import compile_all, main, read, sources
from game.words import LANGUAGES, Words
from game.words.words import PLURALS

NAMES = [name for name, folder in sources() if folder.is_dir()]
FOLDERS = dict(sources())
PREFIXES = {"house": ("house.", "session.")}
LITERAL = re.compile(r'"((?:{names})\.[a-z0-9_.]*[a-z0-9_])"'.format(names="|".join((*NAMES, "session"))))


def _catalogs(name: str) -> list[Catalog]:
    return [read(FOLDERS[name] / f"{language}.po") for language in LANGUAGES]


def _keys(catalog: Catalog) -> set[str]:
    return {_key(message) for message in catalog if message.id}


def _key(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def _sentences(catalog: Catalog, key: str) -> list[str]:
    message = catalog.get(key)
    assert message
    assert message.string
    return [message.string] if isinstance(message.string, str) else list(message.string)


def _parts(sentence: str) -> set[str]:
    return {part for _, part, _, _ in Formatter().parse(sentence) if part}


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_have_the_same_keys(name: str) -> None:
    english, polish = map(_keys, _catalogs(name))
    assert english == polish
    assert all(key.startswith(PREFIXES.get(name, (f"{name}.",))) for key in english)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_no_key_is_written_twice(name: str, language: str) -> None:
    written = re.findall(r'^msgid "(.+)"$', (FOLDERS[name] / f"{language}.po").read_text("utf-8"), re.MULTILINE)
    assert len(written) == len(set(written))


@pytest.mark.parametrize("name", NAMES)
def test_no_sentence_is_empty_and_each_has_the_same_parts(name: str) -> None:
    catalogs = _catalogs(name)
    for key in _keys(catalogs[0]):
        said = [_sentences(catalog, key) for catalog in catalogs]
        assert all(sentence for sentences in said for sentence in sentences), key
        parts = [set.union(*map(_parts, sentences)) - {"number", "ranks"} for sentences in said]
        assert parts[0] == parts[1], key


@pytest.mark.parametrize("name", NAMES)
def test_plural_forms_are_complete(name: str) -> None:
    for catalog in _catalogs(name):
        for message in catalog:
            if message.pluralizable:
                assert len(_sentences(catalog, _key(message))) == catalog.num_plurals, message.id


def test_every_key_in_the_code_has_a_sentence() -> None:
    known = {key for name in NAMES for key in _keys(_catalogs(name)[0])}
    used: set[str] = set()
    for path in Path(game.__file__).parent.rglob("*.py"):
        used |= set(LITERAL.findall(path.read_text(encoding="utf-8")))
    assert used
    assert used <= known


def test_catalogs_are_compiled_and_texts_gathered(tmp_path: Path) -> None:
    compile_all(tmp_path)
    for name in NAMES:
        for language in LANGUAGES:
            assert Words(language, tmp_path, [name])
        texts = {path.name for path in FOLDERS[name].glob("*.md")}
        assert {f"{name}.{text}" for text in texts} <= {path.name for path in tmp_path.iterdir()}


def test_polish_plurals_are_right(tmp_path: Path) -> None:
    compile_all(tmp_path)
    words = Words("pl", tmp_path, ["polyester"])
    said = [words.count("polyester.button.lock", number) for number in (1, 3, 5, 12, 22)]
    assert said == ["Zaszyj 1 kartę", "Zaszyj 3 karty", "Zaszyj 5 kart", "Zaszyj 12 kart", "Zaszyj 22 karty"]


def test_a_folder_must_be_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main([]) == 2
    assert "OUTDIR" in capsys.readouterr().err
    assert main([str(tmp_path / "new" / "folder")]) == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_words_choose_plural_forms_as_the_catalogs_head_says(name: str, language: str) -> None:
    catalog = read(FOLDERS[name] / f"{language}.po")
    written = gettext.c2py(catalog.plural_expr)
    assert [PLURALS[language](number) for number in range(250)] == [int(written(number)) for number in range(250)]
