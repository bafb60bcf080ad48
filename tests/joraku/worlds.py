"""The knowledge of a seat, found by brute force from its view and its events."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from gunbai.core.rng import seeded
from gunbai.games.joraku.tables import ALL_CARDS, SUIT_MASK, TWO_VS_TWO, cards_of
from gunbai.games.joraku.view_types import OwnCards
from tests.joraku.cards import cards
from tests.joraku.table import JORAKU, Table

World = tuple[int, ...]


def subsets(pool: int, size: int) -> Iterator[int]:
    for some in combinations(cards_of(pool), size):
        yield sum(1 << card for card in some)


def mask_of(names: object) -> int:
    assert isinstance(names, list)
    return cards(" ".join(names))


def own(table: Table, seat: int) -> OwnCards:
    return table.state.observe(seat)["own"]


def known(table: Table, seat: int, other: int) -> int:
    rows = own(table, seat)["known"]
    assert isinstance(rows, list)
    return mask_of(rows[other])


def assert_even(counts: dict[World, int], worlds: set[World], samples: int) -> None:
    """Check that all worlds are about equally frequent: chi-square with five sigma of room."""
    assert set(counts) <= worlds
    mean = samples / len(worlds)
    chi = sum((counts.get(world, 0) - mean) ** 2 / mean for world in worlds)
    freedom = len(worlds) - 1
    assert chi < freedom + 5 * (2 * freedom) ** 0.5


# the draft of "2 vs 2"


class Drafter:
    """The draft as one seat was told of it: private cards, draft hands, own picks."""

    def __init__(self, table: Table, seat: int) -> None:
        self.private = 0
        self.hands: list[int] = []
        self.picks: list[int] = []
        for event in table.log:
            if not event.seen_by(seat):
                continue
            told = JORAKU.arguments(event)
            if event.key == "jk-private":
                self.private = mask_of(told["cards"])
                self.hands = []
                self.picks = []
            elif event.key == "jk-draft":
                self.hands.append(mask_of(told["cards"]))
            elif event.key == "jk-picked":
                self.picks.append(mask_of([told["card"]]))

    def worlds(self) -> set[World]:
        """Return all (private, picked, draft hand) of the opponent, by trying every first hand."""
        out: set[World] = set()
        unseen = ALL_CARDS & ~self.private & ~self.hands[0]
        for first in subsets(unseen, 5):
            for picked, hand in self.replays(first):
                for private in subsets(unseen & ~first, 3):
                    if not private & self.ever_held():
                        out.add((private, picked, hand))
        return out

    def ever_held(self) -> int:
        held = 0
        for hand in self.hands:
            held |= hand
        return held

    def replays(self, first: int) -> list[tuple[int, int]]:
        """Each (picked, hand) of an opponent dealt `first` that gives the hands I was handed."""
        found = [(0, first)]
        for step, pick in enumerate(self.picks):
            found = [
                (picked | taken, self.hands[step] & ~pick)
                for picked, hand in found
                for taken in subsets(hand, 1)
                if hand & ~taken == (self.hands[step + 1] if step < 4 else 0)
            ]
        return found


def draft_positions(seed: int) -> Iterator[Table]:
    table = Table.new(seed, mode="two_vs_two")
    rng = seeded(seed + 50)
    while table.asked in ("JK-D08", "JK-D09"):
        if table.asked == "JK-D09":
            yield table
        table.answer_at_random(rng)


# the skirmish


def barred(table: Table, seat: int) -> int:
    """JK-H13, from the cards on the table: the colours a seat failed to follow."""
    plays = table.view(-1)["plays"]
    assert isinstance(plays, list)
    size = 4 if table.state.setup.mode == TWO_VS_TWO else table.state.seats()
    out = 0
    for place, play in enumerate(plays):
        led = str(plays[place - place % size]["card"])[1]
        if play["seat"] == seat and str(play["card"])[1] != led:
            out |= SUIT_MASK["ryb".index(led)]
    return out


def handed_over(table: Table, seat: int) -> int:
    """Return the cards of draft hands that the seat did not pick, in "2 vs 2"."""
    if table.state.setup.mode != TWO_VS_TWO:
        return 0
    drafter = Drafter(table, seat)
    return drafter.ever_held() & ~sum(drafter.picks)


def worlds_of(table: Table, seat: int) -> set[World]:
    """Return all (others' hands…, left neighbour's discard, aside) that fit a seat's view."""
    view = table.view(seat)
    plays = view["plays"]
    rows = view["seats"]
    assert isinstance(plays, list)
    assert isinstance(rows, list)
    mine = own(table, seat)
    played = mask_of([play["card"] for play in plays])
    pool = ALL_CARDS & ~played & ~mask_of(mine["hand"]) & ~mask_of(mine["discarded"])
    passed = (mask_of(mine["passed"]) | handed_over(table, seat)) & pool
    others = [other for other in range(table.state.seats()) if other != seat]
    voids = [barred(table, other) for other in others]
    left = (seat + 1) % table.state.seats()
    out: set[World] = set()

    def fill(rest: int, place: int, world: list[int]) -> None:
        if place < len(others):
            for hand in subsets(rest & ~voids[place], rows[others[place]]["hand"]):
                fill(rest & ~hand, place + 1, [*world, hand])
            return
        hers = world[others.index(left)]
        for gone in subsets(rest, rows[left]["discarded"]):
            if not passed & ~hers & ~gone:
                out.add((*world, gone, rest & ~gone))

    fill(pool, 0, [])
    return out


def world_of(n: Table, seat: int) -> World:
    others = [other for other in range(n.state.seats()) if other != seat]
    return (
        *(n.state.hands[other] for other in others),
        n.state.discarded[(seat + 1) % n.state.seats()],
        n.state.aside,
    )
