"""A seat's knowledge: `determinize` keeps all of it and deals only the rest."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from gunbai.core.rng import seeded
from gunbai.core.session import Session
from gunbai.core.state import State
from gunbai.games.rising_sun.flow.battle import Battle
from gunbai.games.rising_sun.flow.mandate import new_turn
from gunbai.games.rising_sun.flow.tea import Tea
from gunbai.games.rising_sun.kinds import A_LAID_TILE
from gunbai.games.rising_sun.names import ADVANTAGES, MANDATES
from gunbai.games.rising_sun.names import LOTUS as LOTUS_CLAN
from gunbai.games.rising_sun.position.knowledge import looks_fit
from gunbai.games.rising_sun.state import RisingSunState
from gunbai.games.rising_sun.tiles import FACE_DOWN, tiles_of, turn_of
from tests.properties.secrecy import (
    HONEST,
    Checker,
    Deal,
    Doors,
    determinize_with_true_chance,
    look_around,
)
from tests.rising_sun.sessions import submit
from tests.rising_sun.table import RISING_SUN, Table
from tests.rule import rule

KOI, LOTUS, TURTLE = 0, 1, 2


def sample(table: Table, viewer: int, seed: int) -> Table:
    n = table.determinize(viewer, seed)
    assert n.state.faults() == []
    return n


# non-interference, over whole games

OPTIONS: list[dict[str, object]] = [
    {"players": 3, "clans": "koi,lotus,turtle"},
    {"players": 4, "clans": "koi,lotus,sun,moon", "set": "ship", "dynasty": "yes"},
    {"players": 5, "clans": "koi,lotus,turtle,dragonfly,bonsai", "set": "teapot"},
]


def look_at(options: dict[str, object], looks: int, doors: Doors = HONEST) -> Checker:
    return look_around(RISING_SUN, [options], looks, other_world, doors)


def other_world(state: State, viewer: int, seed: int) -> State:
    """A world made without `determinize`: other chance, tiles, sealed bids and offers."""
    assert isinstance(state, RisingSunState)
    position = json.loads(json.dumps(state.dump()))
    position["rng"] = seeded(seed).words()
    worlds = sorted(possible_worlds(Table.of(state), viewer))
    played, tiles, bag = worlds[seed % len(worlds)]
    position["track"] = [A_LAID_TILE.thing(tile) for tile in played]
    position["bag"] = {MANDATES[tile]: count for tile, count in enumerate(bag) if count}
    if sorted(state.hand) != list(tiles):
        place = "hand" if state.hand else "top"
        position[place] = [MANDATES[tile] for tile in tiles]
    for n, row in enumerate(position["seats"]):
        row["looks"] = row["looks"] if n == viewer else []
    ask = position["ask"]
    if ask is not None and ask["key"] == "RS-DP22":
        battle = position["stack"][-1]
        for n, side in zip(battle["seats"], battle["sides"], strict=True):
            if n != viewer:
                turned = dict(zip(ADVANTAGES, [*ADVANTAGES[1:], ADVANTAGES[0]], strict=True))
                side["bid"] = {turned[name]: coins for name, coins in side["bid"].items()}
    if ask is not None and ask["key"] == "RS-DP03":
        for n, row in enumerate(position["seats"]):
            if n != viewer:
                row["offers"] = [other for other in row["offers"] if other == viewer]
    return RISING_SUN.restore(position)


@rule("RS-HI01", "RS-HI02", "RS-HI03", "RS-HI05", "RS-HI06", "RS-HI07", "RS-HI08", "RS-HI12",
      "RS-HI14", "RS-HI17")  # fmt: skip
@pytest.mark.parametrize("options", OPTIONS, ids=["three", "dynasty", "five"])
def test_nobody_receives_what_they_must_not(options: dict[str, object]) -> None:
    checker = look_at(options, 60)
    assert checker.leaks == []
    assert checker.worlds > 200


def determinize_that_keeps_tiles(state: State, viewer: int, seed: int) -> State:
    world = state.determinize(viewer, seed)
    assert isinstance(world, RisingSunState)
    assert isinstance(state, RisingSunState)
    world.hand, world.top = state.hand, state.top
    world.played, world.bag = state.played, state.bag[:]
    return world


@rule("RS-HI17", "RS-HI02")
@pytest.mark.parametrize("broken", [determinize_with_true_chance, determinize_that_keeps_tiles])
def test_the_check_would_notice_a_world_that_keeps_a_secret(broken: Deal) -> None:
    leaks = look_at(OPTIONS[0], 15, Doors(determinize=broken)).leaks
    assert any("chance" in leak or "determinize" in leak for leak in leaks)


# tiles: every possible world and no other

World = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""The tiles of the track, of the hand or the top (sorted), and the bag."""


def world_of(table: Table) -> World:
    s = table.state
    return (tuple(s.played), tuple(sorted(s.hand + s.top)), tuple(s.bag))


def possible_worlds(table: Table, viewer: int) -> set[World]:
    """All that fits what the viewer saw, by playing the season through."""
    looks = {turn_of(look): sorted(tiles_of(look)) for look in table.state.looks[viewer]}
    own = table.state.setup.clans[viewer] == LOTUS_CLAN
    turns = len(table.state.played)
    worlds: set[World] = {((), (), (2, 2, 2, 2, 2))}
    for turn in range(turns + int(bool(table.state.hand))):
        drawn = draw_up(worlds)
        if turn in looks:
            drawn = {world for world in drawn if list(world[1]) == looks[turn]}
        if turn == turns:
            return drawn
        entry = table.state.played[turn]
        hidden = bool(entry & FACE_DOWN) and not own
        worlds = set()
        for played, hand, bag in drawn:
            for tile in set(hand):
                if hidden or tile == entry & 7:
                    rest = list(hand)
                    rest.remove(tile)
                    worlds.add(((*played, entry & ~7 | tile), tuple(rest), bag))
    return worlds


def draw_up(worlds: set[World]) -> set[World]:
    """All ways to fill the hand to four tiles."""
    while worlds and len(next(iter(worlds))[1]) < 4:
        more: set[World] = set()
        for played, hand, bag in worlds:
            for tile in range(5):
                if bag[tile]:
                    left = list(bag)
                    left[tile] -= 1
                    more.add((played, tuple(sorted((*hand, tile))), tuple(left)))
        worlds = more
    return worlds


def mandate_turns(seed: int, turns: int, drawing: bool, clans: str) -> Table:
    """A season after some random mandate turns, in which nothing but tiles happens."""
    table = Table(clans)
    rng = seeded(seed)
    table.state.rng = seeded(seed + 1)
    for turn in range(turns + int(drawing)):
        table.state.stack = [new_turn()]
        table.state.settle()
        if turn == turns:
            break
        assert table.asked
        choices = table.state.legal(table.to_act[0])
        frame = table.state.stack[-1]
        frame.answer(table.state, table.to_act[0], choices[rng.below(len(choices))])
        frame.run(table.state)  # lays the tile; what it sets off is left out
        table.state.turn += 1
    return table


@rule("RS-HI02", "RS-HI03", "RS-HI04", "RS-HI05", "RS-HI06")
@pytest.mark.parametrize("clans", ["koi lotus turtle", "koi turtle bonsai"])
@pytest.mark.parametrize("drawing", [True, False], ids=["drawing", "played"])
@pytest.mark.parametrize("turns", [1, 2, 3, 4, 5, 6])
def test_only_worlds_that_fit_all_a_seat_saw_are_dealt(
    clans: str, drawing: bool, turns: int
) -> None:
    for seed in range(12):
        table = mandate_turns(seed, turns, drawing, clans)
        for viewer in range(3):
            possible = possible_worlds(table, viewer)
            assert world_of(table) in possible
            for n in range(12):
                world = sample(table, viewer, n)
                assert world_of(world) in possible
                assert world.state.looks[viewer] == table.state.looks[viewer]
                assert looks_fit(world.state, viewer)


def dealt(table: Table, viewer: int, seed: int) -> World:
    n = table.determinize(viewer, seed)
    return world_of(n)


@rule("RS-HI03", "RS-HI05", "RS-HI06")
@pytest.mark.parametrize("drawing", [True, False], ids=["drawing", "played"])
@pytest.mark.parametrize("turns", [2, 3, 4, 5])
def test_every_world_that_fits_is_dealt_sometimes(drawing: bool, turns: int) -> None:
    checked = 0
    for seed in range(6):
        table = mandate_turns(seed, turns, drawing, "koi lotus turtle")
        for viewer in range(3):
            possible = possible_worlds(table, viewer)
            if 1 < len(possible) <= 30:
                assert {dealt(table, viewer, n) for n in range(600)} == possible
                checked += 1
    assert checked > 1


@rule("RS-HI02", "RS-HI05")
def test_the_own_hand_and_the_own_buried_tile_stay() -> None:
    table = mandate_turns(4, 2, False, "koi lotus turtle")  # Koi, then Lotus buried a tile
    assert table.state.played[1] & FACE_DOWN
    buried = {sample(table, LOTUS, n).state.played[1] & 7 for n in range(40)}
    assert buried == {table.state.played[1] & 7}
    assert len({sample(table, TURTLE, n).state.played[1] & 7 for n in range(60)}) > 2
    drawing = mandate_turns(4, 2, True, "koi lotus turtle")
    for n in range(20):
        assert sample(drawing, TURTLE, n).state.hand == drawing.state.hand
    assert len({tuple(sorted(sample(drawing, KOI, n).state.hand)) for n in range(40)}) > 3


@rule("RS-HI06")
def test_what_nobody_saw_is_dealt_fairly() -> None:
    table = Table("koi turtle bonsai")
    table.run(new_turn())
    counts: Counter[int] = Counter()
    for n in range(1500):
        counts.update(sample(table, TURTLE, n).state.hand)
    for tile in range(5):  # a fifth of all tiles is of each kind
        assert abs(counts[tile] / 6000 - 0.2) < 0.02


@rule("RS-HI06")
def test_a_kind_that_is_used_up_is_not_dealt_again() -> None:
    table = Table("koi turtle bonsai")
    table.state.played = [0, 0]  # both Recruit tiles lie open on the track
    table.state.top = [1, 2, 3]
    table.state.bag = [0, 1, 1, 1, 2]
    assert table.state.faults() == []
    for n in range(50):
        world = sample(table, TURTLE, n)
        assert 0 not in world.state.top
        assert world.state.bag[0] == 0


# offers and bids


@rule("RS-HI14")
def test_own_offers_stay_and_those_between_others_are_not_known() -> None:
    table = Table("koi lotus turtle bonsai", phase="tea")
    table.run(Tea(0))
    table.answer("koi", "offer lotus", "offer turtle")
    table.answer("bonsai", "offer koi")
    assert sample(table, KOI, 1).state.offers == table.state.offers
    assert sample(table, TURTLE, 1).state.offers == [1 << TURTLE, 0, 0, 0]
    assert sample(table, 3, 1).state.offers == [0, 0, 0, 1]
    assert table.determinize(-1, 1).state.dump()["seats"] != table.state.dump()["seats"]


def sealed() -> Table:
    table = Table(
        "koi lotus turtle",
        {"oshu": {"koi": "bushi", "lotus": "bushi", "turtle": "bushi"}},
        coins={"koi": 4, "lotus": 2, "turtle": 5},
        wars="oshu",
    )
    table.battles()
    return table


def bids_of(table: Table, n: int) -> list[int]:
    (battle,) = [frame for frame in table.state.stack if isinstance(frame, Battle)]
    return battle.bids[4 * n : 4 * n + 4]


@rule("RS-HI07", "RS-HI08")
def test_sealed_bids_of_others_are_any_they_can_pay() -> None:
    table = sealed()
    table.bid("koi", 4, 0, 0, 0)
    table.answer("lotus", "stake poets 2")
    found = set()
    for n in range(400):
        world = sample(table, TURTLE, n)
        stakes = [max(0, coins) for coins in bids_of(world, KOI)]
        assert sum(stakes) <= 4
        found.add(tuple(stakes))
        assert bids_of(world, LOTUS) == [-1, -1, -1, -1]  # not sealed: all is open
        assert world.state.coins == table.state.coins
    assert len(found) > 40
    assert {sum(stakes) for stakes in found} == {0, 1, 2, 3, 4}
    assert (4, 0, 0, 0) in found
    assert bids_of(sample(table, KOI, 1), KOI) == bids_of(table, KOI)


@rule("RS-HI07")
def test_after_the_reveal_the_bids_stay() -> None:
    table = sealed()
    table.bid("koi", 1, 0, 0, 0)
    table.bid("lotus", 0, 0, 0, 2)
    table.bid("turtle", 0, 3, 0, 0)
    assert bids_of(sample(table, TURTLE, 1), KOI) == bids_of(table, KOI)


# memory aids


@rule("RS-Q100")
def test_everybody_can_look_up_all_that_was_public_and_what_was_shown_to_them() -> None:
    session = Session(RISING_SUN, {"players": 3, "clans": "koi,lotus,turtle"}, 3)
    for clan, text in (("koi", "offer lotus"), ("lotus", "accept koi"), ("koi", "gift turtle 1 0")):
        submit(session, clan, text)
    logs = [[event.key for event in session.events_for(viewer)] for viewer in (-1, 0, 1, 2)]
    for log in logs:
        assert log[0] == "rs-clans"
        assert {"rs-allied", "rs-gift"} <= set(log)
    assert "rs-offer" in logs[1]
    assert "rs-offer" not in logs[0] + logs[3]


@rule("RS-Q99")
def test_chance_is_only_in_the_set_up_the_war_provinces_and_the_tiles() -> None:
    one, two = (Table.new(9, players=4, clans="koi,lotus,sun,moon", dynasty="yes") for _ in "ab")
    assert one.state.dump() == two.state.dump()
    rng = seeded(2)
    while one.asked:
        first = one.to_act[0]
        choices = one.state.candidates(first)
        action = choices[rng.below(len(choices))]
        before = one.state.rng.copy()
        told = len(one.log)
        one.state.apply(first, action)
        two.state.apply(first, action)
        if not one.state.rng.same(before):
            since = set(one.keys[told:])
            assert since & {"rs-draws", "rs-wars"}
    assert one.state.dump() == two.state.dump()  # seeded: the same again
