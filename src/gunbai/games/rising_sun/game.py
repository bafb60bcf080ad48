"""Rising Sun as a game: options, new and restored positions."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from gunbai.core.banter import Banter
from gunbai.core.errors import BadOptions, Refusal
from gunbai.core.event import Event
from gunbai.core.game import Game, ValueBlock
from gunbai.core.judge import Judge
from gunbai.core.kinds import pack_row
from gunbai.core.notation import Data
from gunbai.core.options import Conflict, Option, Options, read_options
from gunbai.core.rng import Rng, seeded
from gunbai.core.rules import Rules
from gunbai.core.sight import Sight
from gunbai.core.situation import Situation
from gunbai.core.standing import StandingAnswer
from gunbai.core.state import State
from gunbai.core.values import read_data_file
from gunbai.games.rising_sun.bot.banter import RisingSunBanter
from gunbai.games.rising_sun.bot.judge import RisingSunJudge
from gunbai.games.rising_sun.cards.base import Card
from gunbai.games.rising_sun.cards.deck import make_cards
from gunbai.games.rising_sun.events import EVENTS
from gunbai.games.rising_sun.flow.course import Course, set_out
from gunbai.games.rising_sun.kinds import A_CLAN, A_KAMI, A_SET
from gunbai.games.rising_sun.names import CLANS, KAMI, MOON, SETS, SHRINES, SUN
from gunbai.games.rising_sun.position.position import RisingSunPosition
from gunbai.games.rising_sun.position.setup import MERCHANT, SUN_HARVEST, Setup, Traits
from gunbai.games.rising_sun.sight import RisingSunSight
from gunbai.games.rising_sun.situations import situations
from gunbai.games.rising_sun.standing import STANDING
from gunbai.games.rising_sun.state import FORM, empty_state
from gunbai.games.rising_sun.tables import Tables, load_tables
from gunbai.games.rising_sun.upgrade import upgrade
from gunbai.games.rising_sun.verbs import CODEC

_SETS: Final = SETS[1:5]
_BASE_SETS: Final = 3  # of these are in the base box: all but Ship, the last

#: Versions of the rules that can be played, oldest first.
RULES: Final = ["rs-3", "rs-4"]

_OPTIONS: Final = [
    Option("players", ["3", "4", "5", "6"], "4", "RS-C01"),
    Option("clans", CLANS, "random", "RS-Q04", several=True, words=["random"]),
    Option("dynasty", ["no", "yes"], "no", "RS-D09"),
    Option("set", ["random", *_SETS], "archway", "RS-S11"),
    Option("shrines", ["random", "first"], "random", "RS-S10"),
    Option("sun", ["each", "once"], "each", "RS-Q58", ruling=True),
    SUN_HARVEST,
    MERCHANT,
]

_CONFLICTS: Final = [
    Conflict("players", ["6"], "dynasty", ["no"], "rs-conflict-six", "RS-C01"),
    Conflict("dynasty", ["no"], "clans", ["sun", "moon"], "rs-conflict-dynasty", "RS-D09"),
]


class RisingSun(Game):
    def __init__(self, tables: Tables, rules: Rules) -> None:
        super().__init__("rising_sun", "rs", rules, CODEC, EVENTS)
        self.tables: Final = tables
        self.cards: Final[list[Card[RisingSunPosition]]] = make_cards(tables)
        self.traits: Final = Traits(tables, self.cards)

    def options(self) -> list[Option]:
        return [option for option in _OPTIONS if option.exists(self.rules)]

    def conflicts(self) -> list[Conflict]:
        return _CONFLICTS

    def read_options(self, given: Mapping[str, object]) -> Options:
        """RS-DP01, RS-D09: as many clans as players must be chosen; Sun and Moon need Dynasty."""
        defaults: Options = {}
        if str(given.get("players", "")) == "6":
            defaults["dynasty"] = "yes"
        chosen = read_options(self.options(), _CONFLICTS, given, defaults)
        if chosen["clans"] != "random":
            clans = chosen["clans"].split(",")
            words: dict[str, object] = {"count": len(clans), "players": chosen["players"]}
            if len(clans) != int(chosen["players"]):
                raise BadOptions(Refusal("rs-conflict-clans", "RS-S01", words))
        return chosen

    def seats(self, options: Options) -> int:
        return int(options["players"])

    def minutes(self) -> list[int]:
        """Return a house value: no rulebook prints how long a game takes."""
        return [90, 120]

    def most_history(self) -> int:
        return 2048

    def sample_options(self) -> list[dict[str, object]]:
        """Return players × sets × clans, so that every pair meets (see `tests/rising_sun`)."""
        base = [clan for clan in range(len(CLANS)) if clan not in (SUN, MOON)]
        out: list[dict[str, object]] = []
        for players in (3, 4, 5, 6):
            for place, name in enumerate([*_SETS, *_SETS]):
                dynasty = players == 6 or place >= len(_SETS)
                clans = list(range(len(CLANS))) if dynasty else base
                shift = 2 * place + players
                turned = [clans[(shift + n) % len(clans)] for n in range(players)]
                out.append(
                    {
                        "players": players,
                        "set": name,
                        "dynasty": "yes" if dynasty else "no",
                        "clans": ",".join(CLANS[clan] for clan in sorted(turned)),
                        "sun": "once" if place % 4 == 3 else "each",
                        "sun_harvest": "own" if place % 4 == 2 else "outsider",
                        "merchant": "each" if (place + players) % 3 == 0 else "once",
                        "shrines": "first" if place % 4 == 1 else "random",
                    }
                )
        return out

    def new(
        self,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        sink: list[Event] | None = None,
    ) -> State:
        chosen = self.read_options({} if options is None else options)
        rng = seeded(seed)
        clans = self.choose_clans(chosen, rng)
        set_ = self.choose_set(chosen, rng)
        setup = self.set_up(chosen, clans, set_, self.choose_shrines(chosen, rng))
        s = empty_state(setup, rng)
        set_out(s)
        s.sink = sink
        s.emit("rs-clans", pack_row(setup.clans))
        s.emit("rs-shrines", pack_row(setup.shrines))
        s.call(Course(0, 0))
        s.settle()
        return s

    def choose_clans(self, options: Options, rng: Rng) -> list[int]:
        """RS-Q04: chosen, or drawn from the clans of the box."""
        if options["clans"] != "random":
            return [CLANS.index(name) for name in options["clans"].split(",")]
        dynasty = options["dynasty"] == "yes"
        clans = [clan for clan in range(len(CLANS)) if dynasty or clan not in (SUN, MOON)]
        rng.shuffle(clans)
        return clans[: int(options["players"])]

    def choose_set(self, options: Options, rng: Rng) -> int:
        """RS-S11: chosen, or by chance from the sets of the box; until rs-3 from all of them."""
        if options["set"] != "random":
            return SETS.index(options["set"])
        every = options["dynasty"] == "yes" or not self.rules.since("rs-4")
        return 1 + rng.below(len(_SETS) if every else _BASE_SETS)

    def choose_shrines(self, options: Options, rng: Rng) -> list[int]:
        """RS-S09, RS-S10."""
        if options["shrines"] == "first":
            return self.tables.first_shrines
        kami = list(range(len(KAMI)))
        rng.shuffle(kami)
        return kami[:SHRINES]

    def set_up(self, options: Options, clans: list[int], set_: int, shrines: list[int]) -> Setup:
        """RS-S02: seats in the order of the starting honor numbers."""
        ranks = self.tables.ranks
        seated = [clan for _, clan in sorted([(ranks[clan], clan) for clan in clans])]
        return Setup(options, self.traits, seated, set_, shrines, self.rules)

    def decisions(self) -> list[str]:
        return FORM.decisions()

    def situations(self) -> list[Situation[Any]]:
        return situations()

    def read_position(self, position: Data) -> State:
        n = FORM.open(upgrade(position, self.tables), self.rules)
        options = self.read_head(n)
        clans = n.things("clans", [], A_CLAN)
        n.require(len(clans) == len(set(clans)) == int(options["players"]), "clans")
        set_ = n.one("set", 0, A_SET)
        n.require(SETS[set_] in _SETS, "set")
        shrines = n.things("shrines", [], A_KAMI)
        n.require(len(shrines) == len(set(shrines)) == SHRINES, "shrines")
        s = empty_state(self.set_up(options, clans, set_, shrines), seeded(0))
        FORM.read(s, n)
        return s

    def values(self) -> list[ValueBlock]:
        return self.tables.values

    def banter(self) -> Banter[Any]:
        return RisingSunBanter()

    def standing(self) -> list[StandingAnswer]:
        return STANDING

    def sight(self) -> Sight[Any]:
        return RisingSunSight()

    def judge(self) -> Judge[Any]:
        return RisingSunJudge()

    def learned_levels(self) -> list[str]:
        return ["medium"]

    def terms(self) -> dict[str, str]:
        return {
            "bids": "bid",
            "bonus": "bonus",
            "effect": "card",
            "effects": "card",
            "mandates": "mandate",
            "own": "figure",
        }

    def custom_data(self) -> dict[str, object] | None:
        return self.tables.changed

    def by(self, rules: Rules) -> Game:
        return RisingSun(self.tables, rules)

    def with_data(self, data: dict[str, object] | None) -> Game:
        return RisingSun(load_tables(data), self.rules)


def load(data: Path | None = None) -> RisingSun:
    """Return Rising Sun with the built-in values, or with those of a user's file on top."""
    tables = load_tables(None if data is None else read_data_file(data))
    return RisingSun(tables, Rules(RULES))
