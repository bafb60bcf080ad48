"""The files of messages: whole, alike in all languages, and in the right letters."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import gunbai
from gunbai.language import LANGUAGES, Language
from tests.text.keys import refusals_in_source
from tests.text.texts import GAMES

SOURCE = Path(gunbai.__file__).parent
#: The English file of each set of three; a game's `web.en.ftl` is what its browser client says.
TEXTS = sorted(SOURCE.rglob("text/*en.ftl"))
PLURALS = {"zero", "one", "two", "few", "many", "other"}
GAME_TEXTS = [text for text in TEXTS if text.parents[2].name == "games"]
REFUSALS = re.compile(
    r"(refuse|undo|text|option|data|record|position|[a-z]{2}-(refuse|bad|conflict|data|position))-"
)


def _part(text: Path) -> str:
    return f"{text.parents[1].name}-{text.name.partition('.')[0]}"


def _in(code: str, text: Path) -> Path:
    return text.with_name(text.name.replace("en.ftl", f"{code}.ftl"))


def _entries(file: Path) -> list[ftl.EntryType]:
    return list(FluentParser().parse(file.read_text(encoding="utf-8")).body)


def _messages(text: Path, code: str) -> dict[str, ftl.Message]:
    return {
        entry.id.name: entry
        for entry in _entries(_in(code, text))
        if isinstance(entry, ftl.Message)
    }


def _patterns(messages: dict[str, ftl.Message]) -> dict[str, ftl.Pattern]:
    """Every text under its key: `area-omi`, `area-omi.in`."""
    out: dict[str, ftl.Pattern] = {}
    for name, message in messages.items():
        assert message.value is not None, name
        out[name] = message.value
        for attribute in message.attributes:
            out[f"{name}.{attribute.id.name}"] = attribute.value
    return out


class _Uses(Visitor):
    """The arguments a text uses, and what it distinguishes by name."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.arguments: set[str] = set()
        self.cases: set[tuple[str, str]] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        name = node.id.name
        self.arguments.add(name if name.endswith("-count") else name.partition("-")[0])

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        assert isinstance(node.selector, ftl.VariableReference)
        for variant in node.variants:
            key = variant.key
            if isinstance(key, ftl.Identifier) and key.name not in PLURALS:
                self.cases.add((node.selector.id.name, key.name))
        self.generic_visit(node)


def _known() -> set[str]:
    names: set[str] = set()
    for text in TEXTS:
        names |= set(_messages(text, "en"))
    return names


def _refusal_messages() -> set[str]:
    """Of the engine; the server's are looked for in test_server_messages.py."""
    names = _known() - set(_messages(SOURCE / "server" / "text" / "en.ftl", "en"))
    known = {name for name in names if REFUSALS.match(name) or name.endswith("-unknown")}
    return {name for name in known if not name.startswith(("cli-", "web-"))} | {"bot-number"}


@pytest.mark.parametrize("text", TEXTS, ids=_part)
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_file_is_understood_and_says_nothing_twice(text: Path, code: str) -> None:
    entries = _entries(_in(code, text))
    assert [entry.content for entry in entries if isinstance(entry, ftl.Junk)] == []
    names = [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_no_message_of_a_game_hides_a_shared_one(game: str, code: str) -> None:
    """Two games may call different things by the same id: no language has the words of both."""
    together = [text for text in TEXTS if text not in GAME_TEXTS or text.parents[1].name == game]
    assert SOURCE / "games" / game / "text" / "web.en.ftl" in together
    names = [name for text in together for name in _messages(text, code)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("text", TEXTS, ids=_part)
@pytest.mark.parametrize("code", ["ru", "uk"])
def test_languages_have_the_same_messages_arguments_and_cases(text: Path, code: str) -> None:
    english = _patterns(_messages(text, "en"))
    other = _patterns(_messages(text, code))
    assert sorted(other) == sorted(english)
    for key, pattern in english.items():
        ours, theirs = _Uses(pattern), _Uses(other[key])
        assert theirs.arguments == ours.arguments, key
        assert theirs.cases == ours.cases, key


@pytest.mark.parametrize("text", TEXTS, ids=_part)
@pytest.mark.parametrize("code", LANGUAGES)
def test_letters_belong_to_the_language(text: Path, code: str) -> None:
    foreign = {"en": "а-яёіїєґ", "ru": "іїєґ", "uk": "ёыэъ"}[code]
    said = "".join(
        line
        for line in _in(code, text).read_text(encoding="utf-8").splitlines(keepends=True)
        if not line.startswith("#")
    )
    assert re.findall(f"[{foreign}]+", said, re.IGNORECASE) == []
    assert re.findall(r"\w*[a-z][а-яёіїєґ]\w*|\w*[а-яёіїєґ][a-z]\w*", said, re.IGNORECASE) == []
    assert re.findall(r"[\"'´`]| - ", re.sub(r'{ "[^"]*" }', "", said)) == []


@pytest.mark.parametrize("text", TEXTS, ids=_part)
@pytest.mark.parametrize("code", ["ru", "uk"])
def test_a_plural_has_all_its_forms(text: Path, code: str) -> None:
    """One, few and many; or one and many, where few and many are alike."""
    for key, pattern in _patterns(_messages(text, code)).items():
        for found in _selects(pattern):
            names = [v.key.name for v in found.variants if isinstance(v.key, ftl.Identifier)]
            forms = [name for name in names if name in PLURALS]
            exact = len(names) < len(found.variants)
            allowed = [[], ["one", "few", "many"], ["one", "many"]]
            assert forms in allowed or (exact and forms in (["many"], ["other"])), key


def _selects(pattern: ftl.Pattern) -> list[ftl.SelectExpression]:
    found: list[ftl.SelectExpression] = []

    class Finder(Visitor):
        def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
            found.append(node)
            self.generic_visit(node)

    Finder().visit(pattern)
    return found


def test_every_refusal_has_its_message_and_every_message_its_refusal() -> None:
    assert sorted(refusals_in_source()) == sorted(_refusal_messages())


@pytest.mark.parametrize("name", GAMES)
def test_every_verb_event_and_option_has_its_message(name: str) -> None:
    game = GAMES[name]
    prefix = game.prefix
    known = set(_messages(SOURCE / "games" / name / "text" / "en.ftl", "en"))
    shared = set(_messages(SOURCE / "text" / "en.ftl", "en"))
    verbs = {f"{prefix}-do-{verb.name}" for verb in game.codec.verbs}
    options = {f"{prefix}-option-{option.name}" for option in game.options()}
    values = {
        f"{prefix}-option-{option.name}-{value}"
        for option in game.options()
        for value in option.values + option.words
    }
    assert verbs == {name for name in known if name.startswith(f"{prefix}-do-")}
    assert options | values == {name for name in known if name.startswith(f"{prefix}-option-")}
    assert set(game.event_kinds) <= known | shared


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_option_is_explained(name: str, code: str) -> None:
    words = Language(code, GAMES[name])
    for option in GAMES[name].options():
        texts = [words.option(option.name), words.option_about(option.name)]
        texts += [words.option_value(option.name, value) for value in option.values + option.words]
        assert all(texts)
        assert len(set(texts)) == len(texts)
        assert words.option_value(option.name, option.default)
