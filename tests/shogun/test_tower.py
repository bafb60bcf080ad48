"""The cube tower as an interface (SG-B30…B41) and its default model."""

from __future__ import annotations

import json
import math

import pytest

from gunbai.core.rng import Rng, seeded
from gunbai.games.shogun.names import CUBE_KINDS, CUBES
from gunbai.games.shogun.position.tower import Tower
from gunbai.games.shogun.tables import TowerModel
from tests.rule import rule
from tests.shogun.table import ALL, SHOGUN, Table

MEASURED, PLAIN = SHOGUN.tables.towers

Counts = list[int]


def cubes(counts: object) -> Counts:
    assert isinstance(counts, dict)
    return [counts.get(colour, 0) for colour in CUBES]


def some(rng: Rng, most: int = 9) -> Counts:
    return [rng.below(most) for _ in range(CUBE_KINDS)]


def whole_game(seed: int, **options: object) -> Table:
    table = Table.new(seed, **options)
    table.play_random("", seed)
    return table


# what it is made of


@rule("SG-B30")
def test_its_state_is_what_lies_inside_and_in_the_tray() -> None:
    table = Table.new(3, players=3, colours="red,black,blue")
    dumped = table.state.dump()["tower"]
    assert isinstance(dumped, dict)
    assert dumped["inside"] == table.inside
    assert dumped["tray"] == table.tray
    view = table.view()["tower"]
    assert isinstance(view, dict)
    for part in ("inside", "tray"):
        assert set(view[part]) == {"red", "black", "blue", "green"}
    assert set(table.inside) <= {"red", "black", "blue", "green"}
    assert Table.new(3, players=3).inside != Table.new(4, players=3).inside  # a seeded stream


@rule("SG-B31", "SG-B7")
def test_the_whole_tray_is_thrown_and_what_falls_is_the_new_tray() -> None:
    for seed in range(50):
        rng = seeded(seed)
        held, lying, given = some(rng), some(rng), some(rng)
        tower = Tower(MEASURED, held[:], lying[:], [])
        thrown = given[:]
        tower.throw(thrown, rng)
        assert thrown == [a + b for a, b in zip(lying, given, strict=True)]
        assert sum(tower.tray) + sum(tower.inside) == sum(held) + sum(lying) + sum(given)


@rule("SG-B32", "SG-B33")
@pytest.mark.parametrize("model", [MEASURED, PLAIN])
def test_no_cube_is_made_or_lost(model: TowerModel) -> None:
    for seed in range(200):
        rng = seeded(seed)
        held, lying, given = some(rng), some(rng), some(rng)
        tower = Tower(model, held[:], lying[:], [])
        tower.throw(given[:], rng)
        for colour in range(CUBE_KINDS):
            before = held[colour] + lying[colour] + given[colour]
            assert tower.inside[colour] + tower.tray[colour] == before
            assert 0 <= tower.tray[colour] <= before
            assert tower.inside[colour] >= 0


@rule("SG-B33", "SG-B40")
def test_a_scripted_tower_gives_what_is_possible_and_refuses_the_rest() -> None:
    held, lying, given = [2, 0, 0, 0, 0, 1], [0, 1, 0, 0, 0, 0], [3, 0, 0, 0, 0, 0]
    for blue in range(6):
        for yellow in range(2):
            for green in range(2):
                out = [blue, yellow, 0, 0, 0, green]
                tower = Tower(MEASURED, held[:], lying[:], [out[:]])
                tower.throw(given[:], seeded(1))
                assert tower.tray == out
                assert tower.inside == [5 - blue, 1 - yellow, 0, 0, 0, 1 - green]
                assert tower.script == []
    for out in ([6, 0, 0, 0, 0, 0], [0, 2, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0], [-1, 0, 0, 0, 0, 0]):
        tower = Tower(MEASURED, held[:], lying[:], [out])
        with pytest.raises(ValueError, match="the tower can't give"):
            tower.throw(given[:], seeded(1))


@rule("SG-B34")
def test_it_is_blind_for_colours() -> None:
    for seed in range(40):
        falls = []
        for colour in range(CUBE_KINDS):
            held, given = [0] * CUBE_KINDS, [0] * CUBE_KINDS
            held[colour], given[colour] = 8, 7
            tower = Tower(MEASURED, held, [0] * CUBE_KINDS, [])
            tower.throw(given, seeded(seed))
            falls.append(tower.tray[colour])
        assert len(set(falls)) == 1  # the same chance for each
    sums = [0] * CUBE_KINDS
    rng = seeded(9)
    for _ in range(1500):
        tower = Tower(MEASURED, [4] * CUBE_KINDS, [0] * CUBE_KINDS, [])
        tower.throw([4] * CUBE_KINDS, rng)
        sums = [a + b for a, b in zip(sums, tower.tray, strict=True)]
    assert max(sums) - min(sums) < 0.05 * max(sums)  # also when they are thrown together


@rule("SG-B35")
def test_thrown_cubes_may_stay_and_held_ones_may_fall() -> None:
    stayed = fell = 0
    for seed in range(30):
        tower = Tower(MEASURED, [0, 5, 0, 0, 0, 0], [0] * CUBE_KINDS, [])
        tower.throw([5, 0, 0, 0, 0, 0], seeded(seed))
        stayed += tower.inside[0]
        fell += tower.tray[1]
    assert 0 < stayed < 150
    assert 0 < fell < 150


@rule("SG-B36")
def test_putting_into_the_tray_and_taking_from_it_moves_nothing_inside() -> None:
    tower = Tower(MEASURED, [1, 2, 3, 0, 0, 4], [5, 0, 0, 0, 0, 6], [])
    tower.add_to_tray(0, 3)
    tower.add_to_tray(2, 2)
    assert tower.tray == [8, 0, 2, 0, 0, 6]
    assert tower.take_from_tray(0) == 8
    assert tower.take_from_tray(5) == 6
    assert tower.take_from_tray(1) == 0
    assert tower.tray == [0, 0, 2, 0, 0, 0]
    assert tower.inside == [1, 2, 3, 0, 0, 4]


# in a game


@rule("SG-B37", "SG-B9", "SG-B36", "SG-W18")
def test_in_whole_games_cubes_go_in_and_fall_only_by_throws() -> None:
    for seed, options in ((1, {"players": 3}), (2, {"players": 5, "expansions": ALL})):
        table = Table.new(seed, **options)
        rng = seeded(seed)
        throws = len(table.events("sg-thrown"))
        while table.asked:
            was_inside, was_tray = table.inside, table.tray
            gifts = len(table.events("sg-tray"))
            table.answer_at_random(rng)
            found = table.events("sg-thrown")
            if len(found) > throws:
                throws = len(found)
                assert table.inside == found[-1]["inside"]
                continue
            assert table.inside == was_inside
            if len(table.events("sg-tray")) == gifts:  # nothing drops by accident
                assert all(count <= was_tray.get(colour, 0) for colour, count in table.tray.items())
        assert throws > 10


@rule("SG-B38", "SG-B39")
def test_the_same_stream_gives_the_same_throws() -> None:
    one, other = whole_game(5, players=4), whole_game(5, players=4)
    assert one.events("sg-thrown") == other.events("sg-thrown")
    held, given = [3, 1, 4, 1, 5, 9], [2, 6, 5, 3, 5, 8]
    results = set()
    for seed in range(20):
        trays = []
        for _ in range(2):
            tower = Tower(MEASURED, held[:], [0] * CUBE_KINDS, [])
            tower.throw(given[:], seeded(seed))
            trays.append(tuple(tower.tray))
        assert trays[0] == trays[1]
        results.add(trays[0])
    assert len(results) > 15


@rule("SG-B39", "SG-B32", "SG-H13")
def test_every_throw_is_logged_with_what_went_in_and_what_fell() -> None:
    table = whole_game(7, players=4, expansions="court,samurai")
    before = [0] * CUBE_KINDS
    log = table.events("sg-thrown")
    assert len(log) > 20
    for throw in log:
        thrown, out, held = (cubes(throw[part]) for part in ("thrown", "tray", "inside"))
        for colour in range(CUBE_KINDS):
            assert before[colour] + thrown[colour] == held[colour] + out[colour]
        before = held
    assert log[-1]["inside"] == table.inside
    words = [str(word) for word in table.state.rng.words()]
    for viewer in (-1, 0, 1, 2, 3):
        text = json.dumps(table.view(viewer))
        assert "rng" not in text
        assert not any(word in text for word in words)


# the model (SG-B41): no other test depends on it


def expected_fall(held: Counts, thrown: Counts, rng: Rng, plain: bool) -> Counts:
    """The ledger's words: first the cubes inside, then the thrown ones, one draw each."""
    count = sum(thrown)
    chance = 1 / 3 if plain else 0.45 * (1 - math.exp(-count / 6))
    out = [0] * CUBE_KINDS
    for colour in range(CUBE_KINDS):
        for _ in range(held[colour]):
            out[colour] += rng.unit() < chance
    for colour in range(CUBE_KINDS):
        for _ in range(thrown[colour]):
            out[colour] += not rng.unit() < 1 / 3
    return out


@rule("SG-B41", "SG-B38")
@pytest.mark.parametrize("plain", [False, True])
def test_the_model_of_the_ledger(plain: bool) -> None:
    for seed in range(300):
        rng = seeded(seed)
        held, given = some(rng, 12), some(rng, 1 + seed % 14)
        again = rng.copy()
        tower = Tower(PLAIN if plain else MEASURED, held[:], [0] * CUBE_KINDS, [])
        tower.throw(given[:], rng)
        assert tower.tray == expected_fall(held, given, again, plain)
        assert rng.same(again)


@rule("SG-B41")
def test_the_option_chooses_the_model() -> None:
    for option, model in (("measured", MEASURED), ("plain", PLAIN)):
        assert Table.new(players=3, tower=option).state.tower.model is model
    assert Table.new(players=3).state.tower.model is MEASURED
    assert PLAIN.falling(1) == PLAIN.falling(50) == pytest.approx(1 / 3)
    assert MEASURED.falling(6) == pytest.approx(0.45 * (1 - 1 / math.e))


@rule("SG-B41")
@pytest.mark.parametrize(("players", "count"), [(3, 31), (4, 38), (5, 45)])
def test_two_thirds_of_the_set_up_throw_fall(players: int, count: int) -> None:
    fell = 0
    for seed in range(60):
        (throw,) = Table.new(seed, players=players).events("sg-thrown")
        assert sum(cubes(throw["thrown"])) == count
        fell += sum(cubes(throw["tray"]))
    assert fell / 60 == pytest.approx(count * 2 / 3, rel=0.05)
