"""The invariants (SG-I): real games keep them, and a spoiled position is refused by name."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gunbai.core.errors import BadPosition
from gunbai.core.rng import seeded
from gunbai.core.state import NOBODY
from gunbai.games.shogun.flow.battle import Battle
from gunbai.games.shogun.names import (
    ARMIES_EACH,
    CARDS,
    FACE_DOWN,
    FACE_UP,
    FARMER_COUNT,
    FARMERS,
    INTRIGUE,
    MARKER,
    NEUTRAL,
    PROVINCES,
    SLOT_COUNT,
    TILES,
)
from gunbai.games.shogun.position.plans import hand_cards
from tests.rule import rule
from tests.shogun.table import ALL, SHOGUN, Table

KII, AKI, IYO, HOKI = (PROVINCES.index(name) for name in ("kii", "aki", "iyo", "hoki"))


def waiting() -> Table:
    """A sound position with all expansions in which a decision is open."""
    table = Table(
        {"kii": (0, 5), "aki": (1, 3), "iyo": (2, 2)},
        buildings={"aki": "castle temple"},
        plans=[{"battle1": "kii", "tax": "chests2"}, {"tax": "aki", "rice": "official1"}],
        unrest={"kii": 1},
        tray={"blue": 1, "green": 2},
        inside={"yellow": 4, "red": 1, "green": 3},
        general={0: "kii"},
        expansions=ALL,
    )
    table.state.officials, table.state.waiting = [5, 7, 3], [2, 0, 4]
    table.state.statues, table.state.reserve = [AKI * 8 + 0], [5, 6, 6]
    table.state.offices = [FACE_UP, FACE_DOWN, MARKER, MARKER + 1, *table.state.offices[4:]]
    table.carry_out("battle1")
    assert table.asked == "SG-D17"
    return table


def spoil_supply(table: Table) -> None:
    table.state.supply[0] += 1


def spoil_armies_on_the_map(table: Table) -> None:
    table.state.armies[AKI] -= 1


def spoil_armies_in_the_tray(table: Table) -> None:
    table.state.tower.tray[2] += 1


def spoil_armies_inside(table: Table) -> None:
    table.state.tower.inside[1] -= 1


def spoil_by_a_debt_of_armies(table: Table) -> None:
    table.state.tower.inside[0] += table.supply(0) + 1
    table.state.supply[0] = -1


def spoil_stock(table: Table) -> None:
    table.state.farmers -= 1


def spoil_farmers_in_the_tray(table: Table) -> None:
    table.state.tower.tray[FARMERS] += 1


def spoil_farmers_inside(table: Table) -> None:
    table.state.tower.inside[FARMERS] = 0


def spoil_by_a_debt_of_farmers(table: Table) -> None:
    table.state.tower.inside[FARMERS] += table.state.farmers + 1
    table.state.farmers = -1


def spoil_owner_without_armies(table: Table) -> None:
    table.state.supply[2] += table.state.armies[IYO]
    table.state.armies[IYO] = 0


def spoil_owner_who_does_not_play(table: Table) -> None:
    table.state.owner[HOKI], table.state.armies[HOKI] = 4, 1


def spoil_card_of_another(table: Table) -> None:
    table.state.plans[0] = AKI


def spoil_card_of_a_neutral_province(table: Table) -> None:
    table.state.plans[0] = HOKI


def spoil_card_in_two_slots(table: Table) -> None:
    table.state.plans[0] = KII


def spoil_neutral_armies(table: Table) -> None:
    table.state.armies[HOKI] = 1


def spoil_neutral_building(table: Table) -> None:
    table.state.buildings[HOKI] = 1
    table.state.tiles[0] -= 1


def spoil_neutral_markers(table: Table) -> None:
    table.state.unrest[HOKI] = 2


def spoil_spaces(table: Table) -> None:
    table.state.buildings[AKI] = 7  # Aki has two
    table.state.tiles[2] -= 1


def spoil_tiles(table: Table) -> None:
    table.state.tiles[1] += 1


def spoil_by_a_debt_of_markers(table: Table) -> None:
    table.state.unrest[KII] = -1


def spoil_chests(table: Table) -> None:
    table.state.chests[1] = -1


def spoil_rice(table: Table) -> None:
    table.state.rice[2] = -1


def spoil_intrigue_card_twice(table: Table) -> None:
    table.state.plans[0] = table.state.plans[4]


def spoil_official_card_twice(table: Table) -> None:
    table.state.plans[SLOT_COUNT] = table.state.plans[SLOT_COUNT + 3]


def spoil_officials(table: Table) -> None:
    table.state.officials[0] += 1


def spoil_waiting(table: Table) -> None:
    table.state.waiting[2] -= 1


def spoil_by_a_debt_of_officials(table: Table) -> None:
    table.state.officials[0], table.state.waiting[0] = -1, 8


def spoil_reserve_of_statues(table: Table) -> None:
    table.state.reserve[1] = 5


def spoil_statues_on_the_map(table: Table) -> None:
    table.state.statues = []


def spoil_trophies(table: Table) -> None:
    table.state.trophies[1 * 3 + 0] += 1


def spoil_general_abroad(table: Table) -> None:
    table.state.general[0] = AKI


def spoil_general_in_a_neutral_province(table: Table) -> None:
    table.state.general[2] = HOKI


def spoil_markers(table: Table) -> None:
    table.state.offices = [MARKER + 2] * 16 + [FACE_DOWN] * 20


def spoil_offices(table: Table) -> None:
    table.state.offices = table.state.offices[:35]


SPOILED = [
    pytest.param(spoil, id_, id=spoil.__name__.removeprefix("spoil_"))
    for spoil, id_ in [
        (spoil_supply, "SG-I1"),
        (spoil_armies_on_the_map, "SG-I1"),
        (spoil_armies_in_the_tray, "SG-I1"),
        (spoil_armies_inside, "SG-I1"),
        (spoil_by_a_debt_of_armies, "SG-I1"),
        (spoil_stock, "SG-I2"),
        (spoil_farmers_in_the_tray, "SG-I2"),
        (spoil_farmers_inside, "SG-I2"),
        (spoil_by_a_debt_of_farmers, "SG-I2"),
        (spoil_owner_without_armies, "SG-I3"),
        (spoil_owner_who_does_not_play, "SG-I3"),
        (spoil_card_of_another, "SG-I3"),
        (spoil_card_of_a_neutral_province, "SG-I3"),
        (spoil_card_in_two_slots, "SG-I3"),
        (spoil_neutral_armies, "SG-I4"),
        (spoil_neutral_building, "SG-I4"),
        (spoil_neutral_markers, "SG-I4"),
        (spoil_spaces, "SG-I5"),
        (spoil_tiles, "SG-I5"),
        (spoil_by_a_debt_of_markers, "SG-I5"),
        (spoil_chests, "SG-I6"),
        (spoil_rice, "SG-I6"),
        (spoil_intrigue_card_twice, "SG-I7"),
        (spoil_official_card_twice, "SG-I7"),
        (spoil_officials, "SG-I9"),
        (spoil_waiting, "SG-I9"),
        (spoil_by_a_debt_of_officials, "SG-I9"),
        (spoil_reserve_of_statues, "SG-I10"),
        (spoil_statues_on_the_map, "SG-I10"),
        (spoil_trophies, "SG-I10"),
        (spoil_general_abroad, "SG-I10"),
        (spoil_general_in_a_neutral_province, "SG-I10"),
        (spoil_markers, "SG-I11"),
        (spoil_offices, "SG-I11"),
    ]
]


@rule("SG-I1", "SG-I2", "SG-I3", "SG-I4", "SG-I5", "SG-I6", "SG-I7", "SG-I9", "SG-I10", "SG-I11")
@pytest.mark.parametrize(("spoil", "id_"), SPOILED)
def test_a_spoiled_position_is_refused_by_the_name_of_the_rule(
    spoil: Callable[[Table], None], id_: str
) -> None:
    table = waiting()
    assert table.state.faults() == []
    spoil(table)
    assert {fault.rule for fault in table.state.faults()} == {id_}


@rule("SG-I1", "SG-I4", "SG-I6", "SG-I7", "SG-I10")
@pytest.mark.parametrize(
    "spoil",
    [spoil_supply, spoil_stock, spoil_neutral_markers, spoil_card_of_another,
     spoil_intrigue_card_twice, spoil_officials, spoil_general_abroad, spoil_markers],
)  # fmt: skip
def test_it_is_not_restored_either(spoil: Callable[[Table], None]) -> None:
    table = waiting().as_in_a_game()
    assert SHOGUN.restore(table.state.dump()).dump() == table.state.dump()
    spoil(table)
    with pytest.raises(BadPosition) as refused:
        SHOGUN.restore(table.state.dump())
    assert refused.value.refusal.rule == table.state.faults()[0].rule


@rule("SG-I7")
def test_without_the_court_there_are_no_official_cards() -> None:
    table = Table({"kii": (0, 2)}, plans=[{"tax": "kii"}])
    table.state.plans[0] = CARDS.index("official1")
    assert [fault.rule for fault in table.state.faults()] == ["SG-I7"]


@rule("SG-I8")
def test_the_tray_may_hold_cubes_of_any_colour_in_the_game() -> None:
    table = Table({"kii": (0, 2)}, tray={"blue": 9, "yellow": 5, "red": 3, "green": 7})
    assert table.state.faults() == []
    table.state.tower.tray[3] += 1  # nobody plays black
    assert [fault.rule for fault in table.state.faults()] == ["SG-S9"]
    held = set()
    table = Table.new(3, players=3)
    rng = seeded(3)
    while table.asked:
        seat = table.to_act[0]
        choices = table.state.candidates(seat)
        table.state.apply(seat, choices[rng.below(len(choices))])
        held |= set(table.tray)
    assert held >= {"blue", "yellow", "red"}  # and so it comes in games


# whole games, counted without `faults`


def count_all(table: Table) -> None:
    players = table.state.setup.players
    for seat in range(players):
        colour = table.state.setup.colour[seat]
        on_map = sum(table.state.armies[n] for n in range(45) if table.state.owner[n] == seat)
        outside = (
            table.supply(seat) + table.state.tower.tray[colour] + table.state.tower.inside[colour]
        )
        assert on_map + outside == ARMIES_EACH
        assert min(table.chests(seat), table.rice(seat), table.supply(seat)) >= 0
        assert table.state.officials[seat] + table.state.waiting[seat] == 7
        mine = sum(statue & 7 == seat for statue in table.state.statues) + table.state.reserve[seat]
        assert mine + sum(table.state.trophies[seat::players]) == 6
        if table.state.general[seat] >= 0 and table.state.year:
            assert table.state.owner[table.state.general[seat]] == seat
        assert table.state.offices.count(MARKER + seat) <= 15
        laid = [card for card in table.state.plans[seat * 14 : seat * 14 + 14] if card >= 0]
        assert len(laid) == len(set(laid))
        assert set(laid) <= set(hand_cards(table.state, seat))
        assert set(range(INTRIGUE, INTRIGUE + 5)) <= set(hand_cards(table.state, seat))
    s = table.state
    assert s.farmers + s.tower.tray[FARMERS] + s.tower.inside[FARMERS] == FARMER_COUNT
    assert s.tower.tray[5] >= 0
    for n in s.setup.provinces:
        assert (s.owner[n] == NEUTRAL) == (s.armies[n] == 0)
        if s.owner[n] == NEUTRAL:
            assert (s.buildings[n], s.unrest[n]) == (0, 0)
        assert bin(s.buildings[n]).count("1") <= s.setup.tables.spaces[n]
    for kind in range(3):
        built = sum(s.buildings[n] >> kind & 1 for n in range(45))
        assert built + s.tiles[kind] == TILES[kind]


@rule("SG-I1", "SG-I2", "SG-I3", "SG-I4", "SG-I5", "SG-I6", "SG-I7", "SG-I9", "SG-I10", "SG-I11",
      "SG-I12")  # fmt: skip
@pytest.mark.parametrize(
    ("seed", "options"),
    [
        (1, {"players": 3, "side": "moon", "expansions": ALL}),
        (2, {"players": 4, "start": "draft", "expansions": ALL, "decline": "yes"}),
        (3, {"players": 5, "expansions": "court,generals"}),
    ],
)
def test_whole_games_keep_them(seed: int, options: dict[str, object]) -> None:
    table = Table.new(seed, **options)
    rng = seeded(seed)
    points = table.state.points[:]
    while table.asked:
        table.answer_at_random(rng)
        count_all(table)
        assert table.state.faults() == []
        assert all(now >= before for now, before in zip(table.state.points, points, strict=True))
        points = table.state.points[:]
    assert max(points) > 0


@rule("SG-I12")
def test_what_a_simulation_watches_is_the_score() -> None:
    table = Table({"kii": (0, 2)}, points=[3, 1, 4])
    assert table.state.never_falling() == [3, 1, 4]
    table.state.gain_points(1, -5, 0)
    assert table.state.points == [3, 1, 4]


def test_only_the_province_fought_over_may_be_empty_and_only_until_the_next_event() -> None:
    table = waiting()
    state = table.state
    battle = state.stack[-1]
    assert isinstance(battle, Battle)
    battle.target = AKI
    state.supply[1] += state.armies[AKI]
    state.armies[AKI] = 0
    assert [fault.rule for fault in state.faults()] == ["SG-I3"]
    state.ask = NOBODY  # the rules run: the tower has just decided
    assert state.faults() == []
    battle.target = IYO
    assert [fault.rule for fault in state.faults()] == ["SG-I3"]
