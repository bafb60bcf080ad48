"""The interface of a game: everything that code outside the engine uses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gunbai.core.banter import Banter
from gunbai.core.codec import Action, Codec, Field, Structured
from gunbai.core.errors import BadOptions, BadPosition, Refusal
from gunbai.core.event import Event, EventKind
from gunbai.core.judge import Judge
from gunbai.core.kinds import Number
from gunbai.core.notation import Data, Notation, must_be_plain
from gunbai.core.options import Conflict, Option, Options
from gunbai.core.rules import Rules
from gunbai.core.sight import Sight
from gunbai.core.situation import Situation
from gunbai.core.standing import StandingAnswer
from gunbai.core.state import State

_A_VERSION: Final = Number("version", 999)
_NEW_RULES: Final = [Field("from", _A_VERSION), Field("to", _A_VERSION)]
#: The event for a game that continues from a position after a program upgrade.
GOES_ON: Final = "goes-on"
MOST_LOST: Final = 9999
_MOST_HISTORY: Final = 4096  # lines; a game that knows better says so
_GOES_ON: Final = EventKind(GOES_ON, [Field("lost", Number("count", MOST_LOST))])


class ValueBlock:
    """A block of a game's values, with its confidence and source."""

    def __init__(self, name: str, values: dict[str, object], confidence: str, source: str) -> None:
        self.name: Final = name
        self.values: Final = values
        self.confidence: Final = confidence
        self.source: Final = source

    def __repr__(self) -> str:
        return f"<values {self.name}: {', '.join(self.values)}; {self.confidence}>"


class Game:
    """One game with its values: makes positions, and writes actions and events as text."""

    def __init__(
        self, name: str, prefix: str, rules: Rules, codec: Codec, event_kinds: list[EventKind]
    ) -> None:
        self.name: Final = name
        self.prefix: Final = prefix  # of its text keys and, in capitals, of its ledger ids
        self.rules: Final = rules  # a record is bound to them
        self.codec: Final = codec
        self.event_kinds: Final = {kind.key: kind for kind in [*event_kinds, _GOES_ON]}
        if len(rules.known) > 1:
            self.event_kinds[self.new_rules()] = EventKind(self.new_rules(), _NEW_RULES)

    def __repr__(self) -> str:
        return f"<{self.name}, rules {self.rules.name}>"

    # what can be chosen

    def options(self) -> list[Option]:
        raise NotImplementedError("Game.options")

    def conflicts(self) -> list[Conflict]:
        """Return the combinations that are refused, each with the reason."""
        return []

    def read_options(self, given: Mapping[str, object]) -> Options:
        """Complete and check options; `BadOptions` says what is wrong."""
        raise NotImplementedError("Game.read_options")

    def read_head(self, n: Notation) -> Options:
        """Read the options of a dumped position, if it has these values."""
        if n.take("data") != self.custom_data():
            raise BadPosition(Refusal("position-data"))
        options = n.take("options")
        if not isinstance(options, dict):
            raise n.refuse("options", "position-form", options)
        try:
            return self.read_options(options)
        except BadOptions as error:
            raise BadPosition(error.refusal) from None

    def seats(self, options: Options) -> int:
        raise NotImplementedError("Game.seats")

    def minutes(self) -> list[int]:
        """Return how many minutes people need for a game, at least and at most; [] if unknown."""
        return []

    def most_history(self) -> int:
        """Return more lines of history than any random game has, as a seat sees them."""
        return _MOST_HISTORY

    def sample_options(self) -> list[dict[str, object]]:
        """Return sets of options that together reach every rule, for mass simulation."""
        return [{}]

    # positions

    def new(
        self,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        sink: list[Event] | None = None,
    ) -> State:
        """Return the position at the first decision; `sink` receives what happened before it."""
        raise NotImplementedError("Game.new")

    def restore(self, position: Data) -> State:
        """Return the position of a `dump`; an impossible one is refused with `BadPosition`.

        It is played under the rules that it names, if they are known.
        """
        must_be_plain(position)
        rules = position.get("rules")
        if rules != self.rules.name and rules in self.rules.known:
            return self.with_rules(str(rules)).read_position(position)
        return self.read_position(position)

    def read_position(self, position: Data) -> State:
        """Return the position of a `dump` that names these rules."""
        raise NotImplementedError("Game.read_position")

    def balanced(self, position: Data) -> Data:
        """Return a dump in which dependent values were adjusted, as far as possible.

        It is for positions that people set up: a piece put on the board is taken from the supply.
        Nothing is checked.
        """
        return position

    def decisions(self) -> list[str]:
        """Return the keys of all decisions that the game can ask for."""
        return []

    def situations(self) -> list[Situation[Any]]:
        """Return the situations that people ask about, for positions that are set up."""
        return []

    def values(self) -> list[ValueBlock]:
        """Return all values the game is played with."""
        return []

    def custom_data(self) -> dict[str, object] | None:
        """Return the values that differ from the built-in ones, or None."""
        return None

    def with_data(self, data: dict[str, object] | None) -> Game:
        """Return the same game with other values; `BadData` says what is wrong with them."""
        raise NotImplementedError("Game.with_data")

    # earlier rules

    def with_rules(self, rules: str) -> Game:
        """Return the same game under the rules of this name; `BadOptions` if they are unknown."""
        return self if rules == self.rules.name else self.by(Rules(self.rules.known, rules))

    def by(self, rules: Rules) -> Game:
        """Return the same game under these rules."""
        raise NotImplementedError("Game.by")

    def new_rules(self) -> str:
        """Return the key of the event that announces newer rules; its text says what changed."""
        return f"{self.prefix}-rules"

    def adopted_options(self, options: Options) -> Options:
        """Return the options with which a game of earlier rules continues under these."""
        return {option.name: options.get(option.name, option.before) for option in self.options()}

    def adopt(self, state: State, options: Options) -> State:
        """Convert a position of earlier rules to these; `options` belong to these rules."""
        return self.read_position(
            {**state.dump(), "rules": self.rules.name, "options": dict(options)}
        )

    # bots

    def judge(self) -> Judge[Any]:
        """Return the opinions of the game's bots about positions."""
        return Judge()

    def learned_levels(self) -> list[str]:
        """Return the levels of bots that judge by the game's network, because they play better with
        it.
        """
        return []

    def banter(self) -> Banter[Any]:
        """Return the remarks of the game's bots."""
        return Banter()

    def sight(self) -> Sight[Any]:
        """Return what seats see as numbers, for programs that learn."""
        return Sight()

    def standing(self) -> list[StandingAnswer]:
        """Return the answers that a seat may give in advance."""
        return []

    # text

    def terms(self) -> dict[str, str]:
        """Return the kinds of the arguments that only prompts, refusals and pages have.

        Those of actions and events follow from their fields (`language.terms_of`).
        """
        return {}

    def text(self, action: Action) -> str:
        return self.codec.text(action)

    def parse(self, text: str) -> Action:
        return self.codec.parse(text)

    def structure(self, action: Action) -> Structured:
        return self.codec.structure(action)

    def unstructure(self, data: Structured) -> Action:
        return self.codec.unstructure(data)

    def arguments(self, event: Event) -> dict[str, object]:
        """Return the event's numbers by name, as plain data."""
        return self.event_kinds[event.key].arguments(event)

    def reveals(self, event: Event) -> bool:
        return self.event_kinds[event.key].reveals
