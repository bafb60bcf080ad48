"""Everything the engine names by keys and ids, in the reader's language.

Messages are written in Fluent: `text/` contains the texts shared by all games; each game adds its
own `text/`, and so may the command line and the server. A missing text is an error, never a raw
key.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone
from fluent.syntax.ast import Resource

from gunbai import games
from gunbai.core.codec import Action
from gunbai.core.errors import BadOptions, Refusal, Words
from gunbai.core.event import SPECTATOR, Event
from gunbai.core.game import Game
from gunbai.core.kinds import Named, Row, Seats, Several

LANGUAGES: Final = ["en", "ru", "uk"]

_HERE: Final = Path(__file__).parent
_SHARED: Final = [_HERE / "text", _HERE / "cli" / "text", _HERE / "server" / "text"]

#: Kinds of arguments whose value is a seat, or a list of seats: shown as the players' names.
SEAT: Final = "seat"
SEATS: Final = "seats"
#: The kinds of arguments in texts that belong to no game.
SHARED_TERMS: Final = {"kind": "kind", "player": SEAT, "players": SEATS}
#: A sentence repeats only the beginning of what a person typed, which may be of any length.
_LONGEST: Final = 300

_BEFORE_DASH: Final = re.compile(" (?=—)")
_AFTER_NUMBER: Final = re.compile(r"(?<=\d) (?=\w)")


class MissingText(LookupError):
    """A message, or an argument that a message needs, does not exist: a bug."""


class Language:
    """One language, with the words of one game if there is one."""

    def __init__(self, code: str, game: Game | None = None) -> None:
        if code not in LANGUAGES:
            words: Words = {"language": code, "known": ", ".join(LANGUAGES)}
            raise BadOptions(Refusal("language-unknown", "", words))
        self.code: Final = code
        self._game: Final = game
        self._terms: Final = SHARED_TERMS if game is None else terms_of(game)
        self._bundle: Final = FluentBundle([code], use_isolating=False)
        files = [folder / f"{code}.ftl" for folder in _SHARED]
        files += [_folder(name) / f"title.{code}.ftl" for name in games.names()]
        if game is not None:
            parts = ("", "terminal.", "lesson.")
            files += [_folder(game.name) / f"{part}{code}.ftl" for part in parts]
        for file in files:
            if file.exists():
                self._bundle.add_resource(_read(file))

    # sentences

    def say(self, key: str, words: Mapping[str, object] | None = None) -> str:
        """Return any message; `key.attribute` for one of its attributes."""
        return self._render(key, words or {}, [])

    def tell(self, key: str, words: Mapping[str, object], names: Sequence[str]) -> str:
        """Return any message that may speak of players; `names` by seat."""
        return self._render(key, words, names)

    def ask(self, key: str, words: Words, names: Sequence[str]) -> str:
        """Return the sentence that asks for a decision, such as "JK-D03"."""
        return self._render(f"ask-{key}", words, names)

    def action(self, action: Action) -> str:
        """Return the text of a button or menu entry for an action: "Play the red 5"."""
        game = self._need_game()
        fields = game.structure(action)
        verb = fields.pop("verb")
        return self._render(f"{game.prefix}-do-{verb}", fields, [])

    def event(self, event: Event, names: Sequence[str], reader: int = SPECTATOR) -> str:
        """Return a line of the log; `names` by seat. It addresses its own seat as "you"."""
        return self._render(event.key, self._need_game().arguments(event), names, reader)

    def refusal(self, refusal: Refusal) -> str:
        """Return why something is refused and what can be done instead."""
        return self._render(refusal.key, refusal.words, [])

    def has(self, key: str) -> bool:
        """Return True if there is such a message, or such an attribute of one."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def argument(self, name: str, value: object, names: Sequence[str]) -> str:
        """Return a value as a sentence would show it if this were the name of its argument."""
        forms: Words = {}
        self._expand(name, value, names, forms)
        return str(forms[name])

    # what can be chosen before a game

    def option(self, name: str) -> str:
        return self.say(self._option_key(name))

    def option_about(self, name: str) -> str:
        return self.say(f"{self._option_key(name)}.about")

    def option_value(self, name: str, value: str) -> str:
        """Return the name of a value, or of several joined by commas."""
        key = self._option_key(name)
        return self.join([self.say(f"{key}-{part}") for part in value.split(",")])

    def _option_key(self, name: str) -> str:
        return f"{self._need_game().prefix}-option-{name}"

    # things and longer texts

    def thing(self, kind: str, name: str) -> str:
        """Return the name of an area, a colour, a card, a bot's level…, in the nominative."""
        return self.say(_thing_key(kind, name))

    def guide(self) -> list[str]:
        """Return the pages of "How to play" as Markdown: the first and those numbered from 2 on."""
        folder = _folder(self._need_game().name)
        files = [folder / f"how_to_play.{self.code}.md"]
        while (page := folder / f"how_to_play.{len(files) + 1}.{self.code}.md").exists():
            files.append(page)
        return [file.read_text(encoding="utf-8") for file in files if file.exists()]

    def client_texts(self) -> list[str]:
        """Return the texts a browser client needs for the game, as Fluent."""
        folder = _folder(self._need_game().name)
        files = [folder / f"{part}{self.code}.ftl" for part in ("title.", "", "web.")]
        return [file.read_text(encoding="utf-8") for file in files if file.exists()]

    def _need_game(self) -> Game:
        if self._game is None:
            raise MissingText("this needs the words of a game")
        return self._game

    # rendering

    def _render(
        self, key: str, words: Mapping[str, object], names: Sequence[str], reader: int = SPECTATOR
    ) -> str:
        if 0 <= reader < len(names):
            names = [*names[:reader], self._format("you", {}), *names[reader + 1 :]]
        arguments: Words = {}
        for name, value in words.items():
            self._expand(name, value, names, arguments)
            if self._terms.get(name) in (SEAT, SEATS):
                arguments[f"{name}-is"] = "you" if value in (reader, [reader]) else "named"
        return _no_break(self._format(key, arguments))

    def _format(self, key: str, arguments: Words) -> str:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            raise MissingText(f"{self.code}: no message {key}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingText(f"{self.code}: no message {key}")
        text, problems = self._bundle.format_pattern(pattern, arguments)
        if problems or isinstance(text, FluentNone):
            raise MissingText(f"{self.code}: {key}: {problems}")
        return text

    def _expand(self, name: str, value: object, names: Sequence[str], out: Words) -> None:
        """Put an argument into `out` in all the forms in which a message may want it."""
        kind = self._terms.get(name, "")
        if kind == SEAT and isinstance(value, int):
            out[name] = _at_seat(names, value)
        elif isinstance(value, (list, tuple)):
            out[f"{name}-count"] = len(value)
            if kind == SEATS:
                out[name] = self.join([_at_seat(names, seat) for seat in value])
            elif not value or not self._names(kind, value[0]):
                out[name] = self.join([str(part) for part in value])
            else:
                forms = [self._forms(_thing_key(kind, part)) for part in value]
                for form in forms[0]:
                    out[name + form] = self.join([each.get(form, "") for each in forms])
        elif isinstance(value, Mapping):
            out[f"{name}-count"] = sum(value.values())
            heap = [each for each in value if value[each]]
            out[name] = self.join([self._heap(kind, each, value[each]) for each in heap])
        elif isinstance(value, (int, float)):
            out[name] = value
        elif self._names(kind, value):
            for form, text in self._forms(_thing_key(kind, value)).items():
                out[name + form] = text
            out[f"{name}-id"] = str(value)
        else:
            out[name] = str(value)[:_LONGEST]

    def _names(self, kind: str, value: object) -> bool:
        """Return True if the texts have a name for this; else it only selects between sentences."""
        return bool(kind) and self._bundle.has_message(_thing_key(kind, value))

    def _heap(self, kind: str, name: object, count: object) -> str:
        """Return a part of a pile: "3 blue"."""
        return self._format(_thing_key(kind, name), {"count": count})

    def _forms(self, key: str) -> dict[str, str]:
        """Return the name of a thing under "" and its attributes under "-attribute"."""
        out = {"": self._format(key, {})}
        for attribute in self._bundle.get_message(key).attributes:
            out[f"-{attribute}"] = self._format(f"{key}.{attribute}", {})
        return out

    def join(self, parts: Sequence[str]) -> str:
        """Join names as the language does: "A, B and C"."""
        if not parts:
            return ""
        text = parts[0]
        for part in parts[1:-1]:
            text = self._format("list-next", {"before": text, "next": part})
        if len(parts) > 1:
            text = self._format("list-last", {"before": text, "next": parts[-1]})
        return text


def terms_of(game: Game) -> dict[str, str]:
    """Return the kinds of the arguments in a game's texts whose values are ids of things.

    Each is replaced by the thing's name, and its other forms are added: to `area` also
    `area-from`, `area-to`, `area-in`. The kinds in actions and events follow from their fields: a
    list of things is of the kind that single things of this list have.
    """
    fields = [field for verb in game.codec.verbs for field in verb.fields]
    fields += [field for event in game.event_kinds.values() for field in event.fields]
    single = {
        tuple(field.kind.names): field.kind.name
        for field in fields
        if isinstance(field.kind, Named)
    }
    terms = dict(SHARED_TERMS)
    for field in fields:
        kind = field.kind
        if isinstance(kind, Seats):
            terms[field.name] = SEATS
        elif kind.name == SEAT:
            terms[field.name] = SEAT
        elif isinstance(kind, (Named, Several, Row)) and tuple(kind.names) in single:
            terms[field.name] = single[tuple(kind.names)]
    return {**terms, **game.terms()}


@cache
def _folder(game: str) -> Path:
    return games.folder(game) / "text"


@cache
def _read(file: Path) -> Resource:
    return FluentResource(file.read_text(encoding="utf-8"))


def _thing_key(kind: str, name: object) -> str:
    return f"{kind}-{name}".replace(" ", "-").replace("+", "-plus-")


def _at_seat(names: Sequence[str], seat: int) -> str:
    if not 0 <= seat < len(names):
        raise MissingText(f"no name for seat {seat}")
    return names[seat]


def _no_break(text: str) -> str:
    """Keep a number with the word it counts, and a dash with the word before it."""
    return _AFTER_NUMBER.sub("\u00a0", _BEFORE_DASH.sub("\u00a0", text))
