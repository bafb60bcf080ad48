"""Joraku: the march to Kyoto. Three rounds of tricks over seven areas on one road."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from gunbai.core.event import Event
from gunbai.core.game import Game, ValueBlock
from gunbai.core.judge import Judge
from gunbai.core.notation import Data
from gunbai.core.options import Conflict, Option, Options, read_options
from gunbai.core.rng import Rng, seeded
from gunbai.core.rules import Rules
from gunbai.core.sight import Sight
from gunbai.core.situation import Situation
from gunbai.core.state import State
from gunbai.core.values import read_data_file
from gunbai.games.joraku.bot.judge import JorakuJudge
from gunbai.games.joraku.events import EVENTS
from gunbai.games.joraku.flow.campaign import Campaign
from gunbai.games.joraku.position import balance
from gunbai.games.joraku.position.setup import NOBODY, UNUSED, Setup
from gunbai.games.joraku.sight import JorakuSight
from gunbai.games.joraku.situations import situations
from gunbai.games.joraku.state import FORM, empty_state
from gunbai.games.joraku.tables import (
    COLOUR_COUNT,
    COLOURS,
    MODES,
    NEUTRAL,
    TWO_VS_TWO,
    Tables,
    load_tables,
)
from gunbai.games.joraku.upgrade import upgrade
from gunbai.games.joraku.verbs import CODEC

#: Versions of the rules that can be played, oldest first.
RULES: Final = ["1"]

_OPTIONS: Final = [
    Option("mode", MODES, "base", "JK-D14"),
    Option("players", ["2", "3", "4"], "4", "JK-C01"),
    Option(
        "variants",
        ["1", "2", "3", "4", "5", "6"],
        "none",
        "JK-V0a",
        several=True,
        words=["none", "random"],
    ),
    Option("colours", COLOURS, ",".join(COLOURS), "JK-D01", several=True, ordered=True),
]

_CONFLICTS: Final = [
    Conflict("mode", ["base"], "players", ["2"], "jk-conflict-base-players", "JK-C01"),
    Conflict(
        "mode", ["two_vs_two", "neutral"], "players", ["3", "4"], "jk-conflict-two-players",
        "JK-C01",
    ),
]  # fmt: skip


class Joraku(Game):
    def __init__(self, tables: Tables, rules: Rules) -> None:
        super().__init__("joraku", "jk", rules, CODEC, EVENTS)
        self.tables: Final = tables

    def options(self) -> list[Option]:
        return _OPTIONS

    def conflicts(self) -> list[Conflict]:
        return _CONFLICTS

    def read_options(self, given: Mapping[str, object]) -> Options:
        """JK-D14: two players without a mode means "2 vs 2"; a two-player mode means 2 players."""
        defaults: Options = {}
        if str(given.get("mode", "base")) in ("two_vs_two", "neutral"):
            defaults["players"] = "2"
        if "mode" not in given and str(given.get("players", "4")) == "2":
            defaults["mode"] = "two_vs_two"
        chosen = read_options(_OPTIONS, _CONFLICTS, given, defaults)
        colours = chosen["colours"].split(",")
        colours += [colour for colour in COLOURS if colour not in colours]
        chosen["colours"] = ",".join(colours)
        return chosen

    def minutes(self) -> list[int]:
        """Return a house value: no rulebook prints how long a game takes."""
        return [45, 60]

    def most_history(self) -> int:
        return 768

    def sample_options(self) -> list[dict[str, object]]:
        """Return every mode, without variant cards and with each pair of them (JK-D14, JK-Q52)."""
        tables: list[dict[str, object]] = [{"players": 3}, {"players": 4}]
        tables += [{"mode": "two_vs_two"}, {"mode": "neutral"}]
        variants = ["none"]
        for first in range(1, 7):
            for second in range(first + 1, 7):
                variants.append(f"{first},{second}")
        return [{**table, "variants": chosen} for chosen in variants for table in tables]

    def seats(self, options: Options) -> int:
        return int(options["players"])

    def new(
        self,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        sink: list[Event] | None = None,
    ) -> State:
        chosen = self.read_options({} if options is None else options)
        rng = seeded(seed)
        setup = self.set_up(chosen, _variants(chosen["variants"], rng))
        s = empty_state(setup, rng, sink)
        s.call(Campaign(0))
        s.settle()
        return s

    def set_up(self, options: Options, variants: int) -> Setup:
        """Return the setup; seats get colours in the order of the option `colours` (JK-Q43)."""
        mode = MODES.index(options["mode"])
        players = int(options["players"])
        order = [COLOURS.index(name) for name in options["colours"].split(",")]
        each = 2 if mode == TWO_VS_TWO else 1
        own = [order[seat * each : (seat + 1) * each] for seat in range(players)]
        owner = [UNUSED] * COLOUR_COUNT
        for seat, colours in enumerate(own):
            for colour in colours:
                owner[colour] = seat
        factions = [colour for colours in own for colour in colours]
        if mode == NEUTRAL:
            neutral = owner.index(UNUSED)  # JK-D01: the first free colour
            factions.append(neutral)
            owner[neutral] = NOBODY
        return Setup(
            options,
            mode,
            players,
            owner,
            own,
            factions,
            variants=variants,
            tables=self.tables,
            rules=self.rules,
        )

    def balanced(self, position: Data) -> Data:
        return balance.balanced(position)

    def decisions(self) -> list[str]:
        return FORM.decisions()

    def situations(self) -> list[Situation[Any]]:
        return situations()

    def read_position(self, position: Data) -> State:
        n = FORM.open(upgrade(position), self.rules)
        options = self.read_head(n)
        variants = 0
        for number in n.numbers("variants", [], 6, 1):
            variants |= 1 << number
        s = empty_state(self.set_up(options, variants), seeded(0), None)
        FORM.read(s, n)
        return s

    def values(self) -> list[ValueBlock]:
        return self.tables.values

    def judge(self) -> Judge[Any]:
        return JorakuJudge()

    def sight(self) -> Sight[Any]:
        return JorakuSight()

    def terms(self) -> dict[str, str]:
        return {"missing": "card", "variant": "variant"}

    def custom_data(self) -> dict[str, object] | None:
        return self.tables.changed

    def by(self, rules: Rules) -> Game:
        return Joraku(self.tables, rules)

    def with_data(self, data: dict[str, object] | None) -> Game:
        return Joraku(load_tables(data), self.rules)


def _variants(chosen: str, rng: Rng) -> int:
    """JK-V0b: two at random; else those chosen, as bits."""
    if chosen == "none":
        return 0
    if chosen == "random":
        cards = [1, 2, 3, 4, 5, 6]
        rng.shuffle(cards)
        return 1 << cards[0] | 1 << cards[1]
    mask = 0
    for number in chosen.split(","):
        mask |= 1 << int(number)
    return mask


def load(data: Path | None = None) -> Joraku:
    """Return Joraku with the built-in values, or with those of a user's file on top."""
    tables = load_tables(None if data is None else read_data_file(data))
    return Joraku(tables, Rules(RULES))
