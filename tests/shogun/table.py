"""Positions for tests of Shogun, written the way the rulebook's examples are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict, Unpack

from gunbai.core.event import Event
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

SHOGUN = load()

BLUE, YELLOW, RED = 0, 1, 2  # the first seats of a table
ALL = ",".join(EXPANSIONS)

Cubes = Mapping[str, int]


class Given(TypedDict, total=False):
    """What `at_table` can be given by name: for builders of a file's own positions."""

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
    year: int
    season: str
    expansions: str
    odds: str


def at_table(
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
    year: int = 1,
    season: str = "spring",
    game: Shogun = SHOGUN,
    **options: object,
) -> ShogunState:
    """A position in an action round, in which nothing is asked yet: see `carry_out` and `run`.

    `armies` gives seat and number by province, `buildings` names split by blanks. Seats have the
    colours blue, yellow, red, black, purple. Armies not on the map, in the tray or inside the
    tower are in the supply, farmers in the stock. Turn order is by seat unless it is given;
    special cards lie on spaces 1 to 5 in the order of the ledger.
    """
    chosen = game.read_options({"players": players, **options})
    s = empty_state(Setup(chosen, game.tables, game.rules), seeded(1), [])
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
                s.supply[seat_of(s, colour)] -= count
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
    return s


def seat_of(s: ShogunState, colour: str) -> int:
    return s.setup.colour.index(COLOURS.index(colour))


def with_supply(s: ShogunState, seat: int, count: int) -> None:
    """Leave this many armies in the supply; the others wait inside the tower."""
    colour = s.setup.colour[seat]
    s.tower.inside[colour] += s.supply[seat] - count
    s.supply[seat] = count
    assert s.tower.inside[colour] >= 0


def with_stock(s: ShogunState, count: int) -> None:
    """Leave this many farmers in the stock; the others wait inside the tower."""
    s.tower.inside[-1] += s.farmers - count
    s.farmers = count
    assert s.tower.inside[-1] >= 0


def falls(s: ShogunState, *trays: Cubes) -> None:
    """SG-B40: what the next throws of the tower give."""
    for tray in trays:
        out = [0] * len(CUBES)
        for colour, count in tray.items():
            out[CUBES.index(colour)] = count
        s.tower.script = [*s.tower.script, out]


def run(s: ShogunState, frame: Frame[Any]) -> ShogunState:
    """Let one rule run to its first decision, or to its end: then nothing is asked."""
    s.stack = [frame]
    s.settle()
    return s


def carry_out(s: ShogunState, *actions: str) -> ShogunState:
    """These actions, in this order, as the last ones of a round."""
    tested = [ACTIONS.index(action) for action in actions]
    others = [action for action in range(len(ACTIONS)) if action not in tested]
    s.banners = others + tested
    return run(s, ActionRound(0, len(others), 0))


def as_in_a_game(s: ShogunState) -> ShogunState:
    """The rest of a position in the actions of the first Spring, so that it can be restored."""
    s.stack = [Campaign(STEPS.index("r10") + 1), *s.stack]
    s.special = s.order[:]
    s.specials = [*s.order, *range(len(s.order), len(SPECIALS))]
    s.event, s.events, s.past = 11, [0, 1, 2], [11]
    s.seen_favours = [0, 1, 2] if s.setup.has(COURT) else []
    return s


def do(s: ShogunState, *texts: str) -> None:
    """Answer for whoever is asked (one seat at a time); every text must be legal."""
    for text in texts:
        (seat,) = s.to_act()
        give(s, seat, text)


def give(s: ShogunState, seat: int, text: str) -> None:
    action = SHOGUN.parse(text)
    refused = s.check(seat, action)
    assert refused is None, f"{text}: {refused}"
    s.apply(seat, action)


def legal(s: ShogunState, seat: int | None = None) -> list[str]:
    """The legal answers as texts."""
    if seat is None:
        (seat,) = s.to_act()
    return [SHOGUN.text(action) for action in s.legal(seat)]


def refusal(s: ShogunState, text: str, seat: int | None = None) -> str:
    """The rule id with which an answer is refused."""
    if seat is None:
        (seat,) = s.to_act()
    found = s.check(seat, SHOGUN.parse(text))
    assert found is not None, f"{text} is allowed"
    return found.rule


def asked(s: ShogunState) -> str:
    """The decision point that is open; nothing if none is."""
    return "" if s.ask is None else s.ask.key


def default(s: ShogunState, seat: int | None = None) -> str:
    """What is answered for an absent player."""
    if seat is None:
        (seat,) = s.to_act()
    return SHOGUN.text(s.default(seat))


def province(s: ShogunState, name: str) -> tuple[int, int]:
    """Owner (−1: neutral) and armies."""
    number = PROVINCES.index(name)
    return s.owner[number], s.armies[number]


def buildings(s: ShogunState, name: str) -> str:
    built = s.buildings[PROVINCES.index(name)]
    return " ".join(building for kind, building in enumerate(BUILDINGS) if built >> kind & 1)


def unrest(s: ShogunState, name: str) -> int:
    return s.unrest[PROVINCES.index(name)]


def tray(s: ShogunState) -> dict[str, int]:
    return {colour: count for colour, count in zip(CUBES, s.tower.tray, strict=True) if count}


def inside(s: ShogunState) -> dict[str, int]:
    return {colour: count for colour, count in zip(CUBES, s.tower.inside, strict=True) if count}


def slot(s: ShogunState, seat: int, name: str) -> str:
    """The card in a slot of a board; nothing if it is empty."""
    card = s.plan(seat, SLOTS.index(name))
    return CARDS[card] if card >= 0 else ""


def in_progress(s: ShogunState) -> dict[str, Any]:
    """The rule in progress as a dump says it."""
    stack: Any = s.dump()["stack"]
    found: dict[str, Any] = stack[-1]
    return found


def happened(s: ShogunState, key: str) -> list[dict[str, object]]:
    """The arguments of all events with this key so far."""
    events: list[Event] = s.sink or []
    return [SHOGUN.arguments(event) for event in events if event.key == key]


def new_game(seed: int = 1, **options: object) -> ShogunState:
    """A real game at its first decision, with all that happened before."""
    events: list[Event] = []
    s = SHOGUN.new(options, seed, events)
    assert isinstance(s, ShogunState)
    s.sink = events
    return s


def play(s: ShogunState, key: str, seed: int = 1) -> None:
    """Random answers until this decision point is open (or the game is over)."""
    rng = seeded(seed)
    while s.ask is not None and s.ask.key != key:
        seat = s.ask.first
        choices = s.candidates(seat)
        s.apply(seat, choices[rng.below(len(choices))])


def plan_default(s: ShogunState) -> None:
    """Everybody plans as the ledger does for absent players (SG-D6)."""
    while s.ask is not None and s.ask.key == "SG-D6":
        seat = s.ask.first
        s.apply(seat, s.default(seat))


# a battle


def thrown(s: ShogunState) -> dict[str, int]:
    found = happened(s, "sg-thrown")[-1]["thrown"]
    assert isinstance(found, dict)
    return found


def opposed(**more: Unpack[Given]) -> ShogunState:
    """Blue with 5 armies in Shinano next to yellow's 2 in Kozuke and neutral Kai."""
    given: Given = {"plans": [{"battle1": "shinano"}], **more}
    armies = {"shinano": (BLUE, 5), "kozuke": (YELLOW, 2), "musashi": (BLUE, 3), "mino": (RED, 2)}
    return at_table(armies, **given)


# the course of a game and the palace


def begin(s: ShogunState, step: str) -> ShogunState:
    """Go on from this step of SG-R10 to the next decision."""
    s.banners = s.banners or list(range(len(ACTIONS)))
    return run(s, Campaign(STEPS.index(step)))


def steps(s: ShogunState) -> list[str]:
    """The steps of SG-R10 since the position was built."""
    return [str(event["step"]) for event in happened(s, "sg-step")]


def with_officials(s: ShogunState, waiting: Sequence[int]) -> None:
    """This many officials of each seat wait in the palace; the others are in the supply."""
    s.waiting = list(waiting)
    s.officials = [OFFICIALS_EACH - count for count in waiting]


def receive(s: ShogunState, waiting: Sequence[int], favours: Sequence[int]) -> ShogunState:
    """An audience with these officials and favours: those that cost 4, 3 and 2; 0 is taken."""
    with_officials(s, waiting)
    s.favours = [number - 1 for number in favours]
    s.seen_favours = sorted({*s.seen_favours, *[number - 1 for number in favours if number]})
    return run(s, Audience(0, [], 0, -1))


def play_absent(s: ShogunState, key: str) -> None:
    """Everybody is absent (section 21) until this decision point is open, or to the end."""
    while s.ask is not None and s.ask.key != key:
        seat = s.ask.first
        s.apply(seat, s.default(seat))
