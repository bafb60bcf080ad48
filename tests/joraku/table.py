"""Positions for tests of Joraku, written the way the rulebook's examples are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import gunbai
from gunbai.core.event import Event
from gunbai.core.rng import Rng, seeded
from gunbai.games.joraku.flow.course import Campaign
from gunbai.games.joraku.game import Joraku
from gunbai.games.joraku.state import JorakuState, empty_state
from gunbai.games.joraku.tables import (
    ALL_CARDS,
    AREA_COUNT,
    AREAS,
    CARDS,
    COLOURS,
    LAST_AREA,
    NEUTRAL,
)
from gunbai.games.joraku.view_types import Faction

JORAKU = gunbai.load("joraku")
assert isinstance(JORAKU, Joraku)


def cards(text: str) -> int:
    """`cards("5r nb")`: a set of cards."""
    mask = 0
    for word in text.split():
        mask |= 1 << CARDS.index(word)
    return mask


def at_table(
    hands: Sequence[str],
    mode: str = "base",
    variants: Sequence[int] = (),
    round_: int = 1,
    leader: int = 0,
    numbers: Mapping[str, int] | None = None,
    daimyo: Mapping[str, int] | None = None,
    samurai: Mapping[str, Mapping[int, int]] | None = None,
    points: Mapping[str, int] | None = None,
    game: Joraku | None = None,
) -> JorakuState:
    """A position at the start of a trick: `leader` is to lead; areas by index, 0 = Kyoto.

    Hands by seat; colours by seat red, blue, yellow, purple (2 vs 2: seat 0 has red and blue).
    Daimyos not named stand in the area of their card, cards not in a hand lie aside. Samurai not
    on the map are in the supply; neutral ones not named stand as at the start (JK-N04).
    """
    rules = game or JORAKU
    assert isinstance(rules, Joraku)
    options = rules.read_options({"mode": mode, "players": len(hands)})
    setup = rules.set_up(options, sum(1 << number for number in variants))
    s = empty_state(setup, seeded(1), [])
    s.round = round_
    s.kachidoki = leader
    s.numbers = [0] * 4
    spread: dict[str, Mapping[int, int]] = dict(samurai or {})
    if setup.mode == NEUTRAL:
        spread.setdefault("yellow", dict.fromkeys(range(1, 6), 2))
    for place, colour in enumerate(setup.factions):
        name = COLOURS[colour]
        neutral = setup.owner[colour] < 0
        s.numbers[colour] = 0 if neutral else (numbers or {}).get(name, place + 1)
        s.daimyo[colour] = (daimyo or {}).get(name, LAST_AREA if neutral else s.numbers[colour])
        for area, count in spread.get(name, {}).items():
            s.samurai[colour * AREA_COUNT + area] = count
        s.supply[colour] = 10 - sum(spread.get(name, {}).values())
        s.points[colour] = (points or {}).get(name, 0)
    s.hands = [cards(hand) for hand in hands]
    s.aside = ALL_CARDS
    for hand in s.hands:
        s.aside &= ~hand
    s.call(Campaign(2))
    s.settle()
    return s


#: The same for two players, with two factions each or with a neutral one between them.
two_vs_two_table = partial(at_table, mode="two_vs_two")
neutral_table = partial(at_table, mode="neutral")


def do(s: JorakuState, *texts: str) -> None:
    """Answer for whoever is asked (one seat at a time); every text must be legal."""
    for text in texts:
        (seat,) = s.to_act()
        give(s, seat, text)


def give(s: JorakuState, seat: int, text: str) -> None:
    action = JORAKU.parse(text)
    refusal = s.check(seat, action)
    assert refusal is None, f"{text}: {refusal}"
    s.apply(seat, action)


def legal(s: JorakuState, seat: int | None = None) -> list[str]:
    """The legal answers as texts."""
    if seat is None:
        (seat,) = s.to_act()
    return [JORAKU.text(action) for action in s.legal(seat)]


def refusal(s: JorakuState, text: str, seat: int | None = None) -> str:
    """The rule id with which an answer is refused."""
    if seat is None:
        (seat,) = s.to_act()
    found = s.check(seat, JORAKU.parse(text))
    assert found is not None, f"{text} is allowed"
    return found.rule


def points(s: JorakuState) -> dict[str, int]:
    return {COLOURS[colour]: s.points[colour] for colour in s.setup.factions}


def samurai(s: JorakuState, colour: str) -> list[int]:
    """By area, Kyoto first."""
    base = COLOURS.index(colour) * AREA_COUNT
    return s.samurai[base : base + AREA_COUNT]


def supply(s: JorakuState, colour: str) -> int:
    return s.supply[COLOURS.index(colour)]


def home(s: JorakuState, colour: str) -> int:
    return s.daimyo[COLOURS.index(colour)]


def happened(s: JorakuState, key: str) -> list[dict[str, object]]:
    """The arguments of all events with this key so far."""
    events: list[Event] = s.sink or []
    return [JORAKU.arguments(event) for event in events if event.key == key]


def trick(s: JorakuState, text: str) -> None:
    """`trick(s, "3r 5r nb")`: these cards in turn, with no effect (A with nobody, or stop)."""
    for word in text.split():
        do(s, f"play {word}")
        if word.startswith("n"):
            do(s, "stop")
        else:
            do(s, "effect a", f"place {AREAS[int(word[0])]} 0")


def factions(s: JorakuState, viewer: int = gunbai.SPECTATOR) -> list[Faction]:
    """All factions as a seat sees them."""
    return s.observe(viewer)["factions"]


def owners(s: JorakuState) -> list[tuple[str, int]]:
    """Whose colours are whose."""
    return [(faction["colour"], faction["seat"]) for faction in factions(s)]


def plays(s: JorakuState) -> list[tuple[object, object]]:
    """Who has played for which colour, in order."""
    return [(play["player"], play["colour"]) for play in happened(s, "jk-played")]


def ranks(s: JorakuState, area: int) -> dict[str, int]:
    """The ranks in an area as everybody sees them; 0 for who has none."""
    return {faction["colour"]: faction["ranks"][area] for faction in factions(s)}


def new_game(seed: int = 1, **options: object) -> JorakuState:
    """A fresh game whose events are kept."""
    s = JORAKU.new(options, seed, [])
    assert isinstance(s, JorakuState)
    return s


def play_out(s: JorakuState, seed: int = 1) -> Iterator[tuple[int, str]]:
    """Answer at random to the end; each answer is yielded after it has been carried out."""
    chance = seeded(seed)
    while s.ask is not None:
        seat = s.to_act()[0]
        actions = s.legal(seat)
        action = actions[chance.below(len(actions))]
        s.apply(seat, action)
        yield seat, JORAKU.text(action)


#: Every way to play, as options of a new game.
WAYS: list[dict[str, object]] = [
    {"players": 3},
    {"players": 4},
    {"mode": "two_vs_two"},
    {"mode": "neutral"},
]


def answer_at_random(s: JorakuState, rng: Rng) -> None:
    """One of the seats that owe an answer gives any legal one."""
    seats = s.to_act()
    seat = seats[rng.below(len(seats))]
    actions = s.legal(seat)
    s.apply(seat, actions[rng.below(len(actions))])


def random_game(options: Mapping[str, object], seed: int) -> Iterator[JorakuState]:
    """The one position of a random game, again and again as it changes, up to the end."""
    s = new_game(seed, **options)
    rng = seeded(seed + 1)
    while s.ask is not None:
        yield s
        answer_at_random(s, rng)
    yield s


def answer_by_default(s: JorakuState, key: str | None = None, round_: int | None = None) -> None:
    """Nobody is there: defaults for all seats up to a decision `key` (of a round), or the end."""
    while s.ask is not None:
        if s.ask.key == key and round_ in (None, s.round):
            return
        seat = s.to_act()[0]
        s.apply(seat, s.default(seat))


def at_the_draft(seed: int = 1) -> JorakuState:
    """A new game of "2 vs 2" up to the first pick; the lower cards go to red and yellow."""
    s = new_game(seed, mode="two_vs_two")
    answer_by_default(s, "JK-D09")
    return s


def gained(s: JorakuState, reason: str, area: str | None = None) -> dict[str, int]:
    """All reputation gained so far for this reason (in this area), by colour."""
    out: dict[str, int] = {}
    for gain in happened(s, "jk-gained"):
        if gain["reason"] == reason and area in (None, gain["area"]):
            points_ = gain["points"]
            assert isinstance(points_, int)
            out[str(gain["colour"])] = out.get(str(gain["colour"]), 0) + points_
    return out


def asked(s: JorakuState) -> str:
    """The decision point that is waited for; empty when the game is over."""
    return "" if s.ask is None else s.ask.key


def own(s: JorakuState, seat: int, zone: str) -> list[str]:
    """The cards of a seat in one place, as it sees them itself."""
    view: Mapping[str, object] = s.observe(seat)["own"]
    names = view[zone]
    assert isinstance(names, list)
    return names


def with_card(card: str, **position: Any) -> JorakuState:
    """Red has just played this card; blue and yellow follow with other colours in hand."""
    s = at_table([f"{card} 1y", "2y 3y", "4y 5y"], **position)
    do(s, f"play {card}")
    return s


def pieces(s: JorakuState) -> object:
    """All that effects can change, to compare before and after."""
    return s.daimyo[:], s.samurai[:], s.supply[:], s.points[:]
