"""Shogun as a game: options, new and restored positions."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from gunbai.core.event import Event
from gunbai.core.game import Game, ValueBlock
from gunbai.core.judge import Judge
from gunbai.core.notation import Data
from gunbai.core.options import Conflict, Option, Options, read_options
from gunbai.core.rng import seeded
from gunbai.core.rules import Rules
from gunbai.core.sight import Sight
from gunbai.core.situation import Situation
from gunbai.core.standing import StandingAnswer
from gunbai.core.state import State
from gunbai.core.values import read_data_file
from gunbai.games.shogun.bot.judge import ShogunJudge
from gunbai.games.shogun.events import EVENTS
from gunbai.games.shogun.flow.campaign import Campaign
from gunbai.games.shogun.names import COLOURS, EXPANSIONS, SIDES
from gunbai.games.shogun.position import balance
from gunbai.games.shogun.position.setup import GENERAL, Setup
from gunbai.games.shogun.sight import ShogunSight
from gunbai.games.shogun.situations import situations
from gunbai.games.shogun.standing import STANDING
from gunbai.games.shogun.state import FORM, empty_state
from gunbai.games.shogun.tables import Tables, load_tables
from gunbai.games.shogun.upgrade import upgrade
from gunbai.games.shogun.verbs import CODEC

#: Versions of the rules that can be played, oldest first.
RULES: Final = ["1", "2"]

_OPTIONS: Final = [
    Option("players", ["3", "4", "5"], "4", "SG-S6"),
    Option("side", SIDES, "sun", "SG-S1"),
    Option("start", ["recommended", "draft"], "recommended", "SG-S28"),
    Option("expansions", EXPANSIONS, "none", "SG-Q80", several=True, words=["none"]),
    Option("first", ["random", "1", "2", "3", "4", "5"], "random", "SG-Q3"),
    Option("tower", ["measured", "plain"], "measured", "SG-B41"),
    Option("decline", ["no", "yes"], "no", "SG-Q10", ruling=True),
    GENERAL,
    Option("odds", ["shown", "hidden"], "shown", "SG-B41"),
    Option("colours", COLOURS, ",".join(COLOURS), "SG-S6", several=True, ordered=True),
]

#: First drafters at 3, 4, 5 players; the last one more often, as no smaller table has that seat.
_FIRSTS: Final = [
    ["random", "1", "2", "3"],
    ["4", "random", "1", "2", "3", "4"],
    ["5", "random", "1", "2", "3", "4", "5"],
]

_CONFLICTS: Final = [
    Conflict("side", ["moon"], "start", ["recommended"], "sg-conflict-moon", "SG-S28"),
    Conflict("players", ["3"], "first", ["4", "5"], "sg-conflict-first", "SG-Q3"),
    Conflict("players", ["4"], "first", ["5"], "sg-conflict-first", "SG-Q3"),
]


class Shogun(Game):
    def __init__(self, tables: Tables, rules: Rules) -> None:
        super().__init__("shogun", "sg", rules, CODEC, EVENTS)
        self.tables: Final = tables

    def options(self) -> list[Option]:
        return [option for option in _OPTIONS if option.exists(self.rules)]

    def conflicts(self) -> list[Conflict]:
        return _CONFLICTS

    def read_options(self, given: Mapping[str, object]) -> Options:
        """SG-D1, SG-S28: the lists are for the sun side; the moon side has only the draft."""
        defaults: Options = {}
        if str(given.get("side", "sun")) == "moon":
            defaults["start"] = "draft"
        chosen = read_options(self.options(), _CONFLICTS, given, defaults)
        colours = chosen["colours"].split(",")
        colours += [colour for colour in COLOURS if colour not in colours]
        chosen["colours"] = ",".join(colours)
        return chosen

    def seats(self, options: Options) -> int:
        return int(options["players"])

    def minutes(self) -> list[int]:
        """Return a house value: no rulebook prints how long a game takes."""
        return [120, 150]

    def most_history(self) -> int:
        return 3072

    def sample_options(self) -> list[dict[str, object]]:
        """Return players, side and start × 16 expansion sets; every pair meets several times."""
        tables: list[dict[str, object]] = []
        for players in (3, 4, 5):
            tables.append({"players": players, "side": "sun", "start": "recommended"})
            tables.append({"players": players, "side": "sun", "start": "draft"})
            tables.append({"players": players, "side": "moon", "start": "draft"})
        out: list[dict[str, object]] = []
        for chosen in range(1 << len(EXPANSIONS)):
            names = [name for n, name in enumerate(EXPANSIONS) if chosen >> n & 1]
            for place, table in enumerate(tables):
                mixed = dict(table)
                mixed["expansions"] = ",".join(names) if names else "none"
                mixed["tower"] = "plain" if (place + chosen) % 3 == 0 else "measured"
                mixed["decline"] = "yes" if (place + chosen // 2) % 4 == 0 else "no"
                mixed["general"] = "within" if (place + place // 3 + chosen) % 3 == 0 else "after"
                mixed["odds"] = "hidden" if (chosen + chosen // 4) % 3 == 0 else "shown"
                firsts = _FIRSTS[place // 3]
                mixed["first"] = firsts[(chosen + place + 5 * (chosen // 4)) % len(firsts)]
                out.append(mixed)
        return out

    def new(
        self,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        sink: list[Event] | None = None,
    ) -> State:
        chosen = self.read_options({} if options is None else options)
        setup = Setup(chosen, self.tables, self.rules)
        s = empty_state(setup, seeded(seed), sink)
        s.call(Campaign(0))
        s.settle()
        return s

    def balanced(self, position: Data) -> Data:
        return balance.balanced(position)

    def decisions(self) -> list[str]:
        return FORM.decisions()

    def situations(self) -> list[Situation[Any]]:
        return situations()

    def read_position(self, position: Data) -> State:
        n = FORM.open(upgrade(position), self.rules)
        setup = Setup(self.read_head(n), self.tables, self.rules)
        s = empty_state(setup, seeded(0), None)
        FORM.read(s, n)
        return s

    def values(self) -> list[ValueBlock]:
        return self.tables.values

    def standing(self) -> list[StandingAnswer]:
        return STANDING

    def sight(self) -> Sight[Any]:
        return ShogunSight()

    def judge(self) -> Judge[Any]:
        return ShogunJudge()

    def terms(self) -> dict[str, str]:
        return {
            "cards": "card",
            "colour": "colour",
            "inside": "cubes",
            "slots": "slot",
            "thrown": "cubes",
            "tray": "cubes",
        }

    def custom_data(self) -> dict[str, object] | None:
        return self.tables.changed

    def by(self, rules: Rules) -> Game:
        return Shogun(self.tables, rules)

    def with_data(self, data: dict[str, object] | None) -> Game:
        return Shogun(load_tables(data), self.rules)


def load(data: Path | None = None) -> Shogun:
    """Return Shogun with the built-in values, or with those of a user's file on top."""
    tables = load_tables(None if data is None else read_data_file(data))
    return Shogun(tables, Rules(RULES))
