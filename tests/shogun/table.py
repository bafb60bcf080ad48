"""Tables of Shogun in tests, written the way the rulebook's examples are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self, TypedDict, Unpack

from gunbai.core.rng import seeded
from gunbai.core.state import Frame
from gunbai.games.shogun.flow.action_round import ActionRound
from gunbai.games.shogun.flow.campaign import Campaign
from gunbai.games.shogun.flow.court import Audience
from gunbai.games.shogun.game import Shogun, load
from gunbai.games.shogun.names import (
    ACTIONS,
    BUILDINGS,
    CARDS,
    COLOURS,
    COURT,
    CUBES,
    EVENT_CARDS,
    EXPANSIONS,
    NEUTRAL,
    OFFICIALS_EACH,
    PROVINCES,
    SEASONS,
    SLOT_COUNT,
    SLOTS,
    SPECIALS,
)
from gunbai.games.shogun.position.setup import Setup
from gunbai.games.shogun.state import ShogunState, empty_state
from gunbai.games.shogun.steps import STEPS
from tests.table import GameTable, Who

SHOGUN = load()

BLUE, YELLOW, RED = 0, 1, 2  # the first seats of a table
ALL = ",".join(EXPANSIONS)

Cubes = Mapping[str, int]


class Given(TypedDict, total=False):
    """Arguments of a `Table` by name: for builders of a file's own positions."""

    players: int
    buildings: Mapping[str, str]
    unrest: Mapping[str, int]
    chests: Sequence[int]
    rice: Sequence[int]
    points: Sequence[int]
    plans: Sequence[Mapping[str, str]]
    order: Sequence[int]
    special: Mapping[int, str]
    event: str
    tray: Cubes
    inside: Cubes
    general: Mapping[int, str]
    within: bool
    year: int
    season: str
    expansions: str
    odds: str


class Table(GameTable[ShogunState]):
    game = SHOGUN

    def __init__(
        self,
        armies: Mapping[str, tuple[int, int]],
        players: int = 3,
        buildings: Mapping[str, str] | None = None,
        unrest: Mapping[str, int] | None = None,
        chests: Sequence[int] | None = None,
        rice: Sequence[int] | None = None,
        points: Sequence[int] | None = None,
        plans: Sequence[Mapping[str, str]] = (),
        order: Sequence[int] | None = None,
        special: Mapping[int, str] | None = None,
        event: str = "",
        tray: Cubes | None = None,
        inside: Cubes | None = None,
        general: Mapping[int, str] | None = None,
        within: bool = False,
        year: int = 1,
        season: str = "spring",
        game: Shogun = SHOGUN,
        **options: object,
    ) -> None:
        """Build a position in an action round; nothing is asked yet: see `carry_out` and `run`.

        `armies` gives seat and number by province, `buildings` names split by blanks. Seats have
        the colours blue, yellow, red, black, purple. Armies not on the map, in the tray or inside
        the tower are in the supply, farmers in the stock. Turn order is by seat unless it is
        given; special cards lie on spaces 1 to 5 in the order of the ledger. `within` is the
        option `general`, whose name is taken by where the generals stand.
        """
        ruling = {"general": "within"} if within else {}
        chosen = game.read_options({"players": players, **ruling, **options})
        s = empty_state(Setup(chosen, game.tables, game.rules), seeded(1), [])
        self.state = s
        s.year = year
        s.season = SEASONS.index(season)
        s.first = 0
        for name, (seat, count) in armies.items():
            province = PROVINCES.index(name)
            assert s.owner[province] == NEUTRAL, f"{name} is out of play"
            s.owner[province] = seat
            s.armies[province] = count
            s.supply[seat] -= count
        for name, built in (buildings or {}).items():
            for building in built.split():
                kind = BUILDINGS.index(building)
                s.buildings[PROVINCES.index(name)] |= 1 << kind
                s.tiles[kind] -= 1
        for name, count in (unrest or {}).items():
            s.unrest[PROVINCES.index(name)] = count
        for cubes, into in ((tray, s.tower.tray), (inside, s.tower.inside)):
            for colour, count in (cubes or {}).items():
                into[CUBES.index(colour)] += count
                if colour == "green":
                    s.farmers -= count
                else:
                    s.supply[self.seat(colour)] -= count
        s.chests = list(chests) if chests is not None else s.chests
        s.rice = list(rice) if rice is not None else s.rice
        s.points = list(points) if points is not None else s.points
        s.order = list(order) if order is not None else list(range(players))
        s.specials = [0, 1, 2, 3, 4]
        for seat, card in (special or {}).items():
            taken = s.special[:]
            taken[seat] = SPECIALS.index(card)
            s.special = taken
        s.event = EVENT_CARDS.index(event) if event else -1
        for seat, plan in enumerate(plans):
            for slot, card in plan.items():
                s.plans[seat * SLOT_COUNT + SLOTS.index(slot)] = CARDS.index(card)
        for seat, name in (general or {}).items():
            s.general[seat] = PROVINCES.index(name)
        assert s.faults() == [], s.faults()[0]

    def seat(self, who: Who) -> int:
        """Return the number of a seat, which may be given by its colour."""
        return who if isinstance(who, int) else self.state.setup.colour.index(COLOURS.index(who))

    # the rest of the position

    def with_supply(self, who: Who, count: int) -> None:
        """Leave this many armies in the supply; the others wait inside the tower."""
        s = self.state
        seat = self.seat(who)
        colour = s.setup.colour[seat]
        s.tower.inside[colour] += s.supply[seat] - count
        s.supply[seat] = count
        assert s.tower.inside[colour] >= 0

    def with_stock(self, count: int) -> None:
        """Leave this many farmers in the stock; the others wait inside the tower."""
        s = self.state
        s.tower.inside[-1] += s.farmers - count
        s.farmers = count
        assert s.tower.inside[-1] >= 0

    def with_officials(self, waiting: Sequence[int]) -> None:
        """Let this many officials of each seat wait in the palace, the others in the supply."""
        self.state.waiting = list(waiting)
        self.state.officials = [OFFICIALS_EACH - count for count in waiting]

    def falls(self, *trays: Cubes) -> None:
        """Decide what falls at the next throws of the tower (SG-B40)."""
        for tray in trays:
            out = [0] * len(CUBES)
            for colour, count in tray.items():
                out[CUBES.index(colour)] = count
            self.state.tower.script = [*self.state.tower.script, out]

    def as_in_a_game(self) -> Self:
        """Add the rest of a position in the first Spring's actions, so that it can be restored."""
        s = self.state
        s.stack = [Campaign(STEPS.index("r10") + 1), *s.stack]
        s.special = s.order[:]
        s.specials = [*s.order, *range(len(s.order), len(SPECIALS))]
        s.event, s.events, s.past = 11, [0, 1, 2], [11]
        s.seen_favours = [0, 1, 2] if s.setup.has(COURT) else []
        return self

    # playing on

    def run(self, frame: Frame[Any]) -> Self:
        """Let one rule run to its first decision, or to its end: then nothing is asked."""
        self.state.stack = [frame]
        self.state.settle()
        return self

    def carry_out(self, *actions: str) -> Self:
        """Carry out these actions, in this order, as the last ones of a round."""
        tested = [ACTIONS.index(action) for action in actions]
        others = [action for action in range(len(ACTIONS)) if action not in tested]
        self.state.banners = others + tested
        return self.run(ActionRound(0, len(others), 0))

    def begin(self, step: str) -> Self:
        """Go on from this step of SG-R10 to the next decision."""
        self.state.banners = self.state.banners or list(range(len(ACTIONS)))
        return self.run(Campaign(STEPS.index(step)))

    def receive(self, waiting: Sequence[int], favours: Sequence[int]) -> Self:
        """Hold an audience with these officials and favours, for 4, 3 and 2; 0 is taken."""
        self.with_officials(waiting)
        s = self.state
        s.favours = [number - 1 for number in favours]
        s.seen_favours = sorted({*s.seen_favours, *[number - 1 for number in favours if number]})
        return self.run(Audience(0, [], 0, -1))

    def plan_default(self) -> None:
        """Plan for everybody as the ledger does for absent players (SG-D6)."""
        while self.asked == "SG-D6":
            self.stand_in()

    # the board

    def province(self, name: str) -> tuple[int, int]:
        """Return owner (−1: neutral) and armies."""
        number = PROVINCES.index(name)
        return self.state.owner[number], self.state.armies[number]

    def buildings(self, name: str) -> str:
        built = self.state.buildings[PROVINCES.index(name)]
        return " ".join(building for kind, building in enumerate(BUILDINGS) if built >> kind & 1)

    def unrest(self, name: str) -> int:
        return self.state.unrest[PROVINCES.index(name)]

    @property
    def tray(self) -> dict[str, int]:
        return _cubes(self.state.tower.tray)

    @property
    def inside(self) -> dict[str, int]:
        return _cubes(self.state.tower.inside)

    def supply(self, who: Who) -> int:
        return self.state.supply[self.seat(who)]

    def chests(self, who: Who) -> int:
        return self.state.chests[self.seat(who)]

    def rice(self, who: Who) -> int:
        return self.state.rice[self.seat(who)]

    def points(self, who: Who) -> int:
        return self.state.points[self.seat(who)]

    def general(self, who: Who) -> str:
        """Return the province in which he stands; empty if he is lost."""
        province = self.state.general[self.seat(who)]
        return PROVINCES[province] if province >= 0 else ""

    def slot(self, who: Who, name: str) -> str:
        """Return the card in a slot of a board; empty if there is none."""
        card = self.state.plan(self.seat(who), SLOTS.index(name))
        return CARDS[card] if card >= 0 else ""

    @property
    def in_progress(self) -> dict[str, Any]:
        """The rule in progress as a dump says it."""
        stack: Any = self.state.dump()["stack"]
        found: dict[str, Any] = stack[-1]
        return found

    # what happened

    @property
    def steps(self) -> list[str]:
        """The steps of SG-R10 since the position was built."""
        return [event["step"] for event in self.events("sg-step")]

    @property
    def thrown(self) -> dict[str, int]:
        """The cubes that were thrown into the tower last."""
        found = self.events("sg-thrown")[-1]["thrown"]
        assert isinstance(found, dict)
        return found


def _cubes(counts: Sequence[int]) -> dict[str, int]:
    return {colour: count for colour, count in zip(CUBES, counts, strict=True) if count}


def opposed(**more: Unpack[Given]) -> Table:
    """Put blue's 5 armies in Shinano next to yellow's 2 in Kozuke and neutral Kai."""
    given: Given = {"plans": [{"battle1": "shinano"}], **more}
    armies = {"shinano": (BLUE, 5), "kozuke": (YELLOW, 2), "musashi": (BLUE, 3), "mino": (RED, 2)}
    return Table(armies, **given)
