"""The invariants (SG-I): real games keep them, and a spoiled position is refused by name."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gunbai.core.errors import BadPosition
from gunbai.core.rng import seeded
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
from gunbai.games.shogun.state import ShogunState
from tests.rule import rule
from tests.shogun.table import ALL, SHOGUN, as_in_a_game, asked, at_table, carry_out, new_game, tray

KII, AKI, IYO, HOKI = (PROVINCES.index(name) for name in ("kii", "aki", "iyo", "hoki"))


def waiting() -> ShogunState:
    """A sound position with all expansions in which a decision is open."""
    s = at_table(
        {"kii": (0, 5), "aki": (1, 3), "iyo": (2, 2)},
        buildings={"aki": "castle temple"},
        plans=[{"battle1": "kii", "tax": "chests2"}, {"tax": "aki", "rice": "official1"}],
        unrest={"kii": 1},
        tray={"blue": 1, "green": 2},
        inside={"yellow": 4, "red": 1, "green": 3},
        general={0: "kii"},
        expansions=ALL,
    )
    s.officials, s.waiting = [5, 7, 3], [2, 0, 4]
    s.statues, s.reserve = [AKI * 8 + 0], [5, 6, 6]
    s.offices = [FACE_UP, FACE_DOWN, MARKER, MARKER + 1, *s.offices[4:]]
    carry_out(s, "battle1")
    assert asked(s) == "SG-D17"
    return s


def spoil_supply(s: ShogunState) -> None:
    s.supply[0] += 1


def spoil_armies_on_the_map(s: ShogunState) -> None:
    s.armies[AKI] -= 1


def spoil_armies_in_the_tray(s: ShogunState) -> None:
    s.tower.tray[2] += 1


def spoil_armies_inside(s: ShogunState) -> None:
    s.tower.inside[1] -= 1


def spoil_by_a_debt_of_armies(s: ShogunState) -> None:
    s.tower.inside[0] += s.supply[0] + 1
    s.supply[0] = -1


def spoil_stock(s: ShogunState) -> None:
    s.farmers -= 1


def spoil_farmers_in_the_tray(s: ShogunState) -> None:
    s.tower.tray[FARMERS] += 1


def spoil_farmers_inside(s: ShogunState) -> None:
    s.tower.inside[FARMERS] = 0


def spoil_by_a_debt_of_farmers(s: ShogunState) -> None:
    s.tower.inside[FARMERS] += s.farmers + 1
    s.farmers = -1


def spoil_owner_without_armies(s: ShogunState) -> None:
    s.supply[2] += s.armies[IYO]
    s.armies[IYO] = 0


def spoil_owner_who_does_not_play(s: ShogunState) -> None:
    s.owner[HOKI], s.armies[HOKI] = 4, 1


def spoil_card_of_another(s: ShogunState) -> None:
    s.plans[0] = AKI


def spoil_card_of_a_neutral_province(s: ShogunState) -> None:
    s.plans[0] = HOKI


def spoil_card_in_two_slots(s: ShogunState) -> None:
    s.plans[0] = KII


def spoil_neutral_armies(s: ShogunState) -> None:
    s.armies[HOKI] = 1


def spoil_neutral_building(s: ShogunState) -> None:
    s.buildings[HOKI] = 1
    s.tiles[0] -= 1


def spoil_neutral_markers(s: ShogunState) -> None:
    s.unrest[HOKI] = 2


def spoil_spaces(s: ShogunState) -> None:
    s.buildings[AKI] = 7  # Aki has two
    s.tiles[2] -= 1


def spoil_tiles(s: ShogunState) -> None:
    s.tiles[1] += 1


def spoil_by_a_debt_of_markers(s: ShogunState) -> None:
    s.unrest[KII] = -1


def spoil_chests(s: ShogunState) -> None:
    s.chests[1] = -1


def spoil_rice(s: ShogunState) -> None:
    s.rice[2] = -1


def spoil_intrigue_card_twice(s: ShogunState) -> None:
    s.plans[0] = s.plans[4]


def spoil_official_card_twice(s: ShogunState) -> None:
    s.plans[SLOT_COUNT] = s.plans[SLOT_COUNT + 3]


def spoil_officials(s: ShogunState) -> None:
    s.officials[0] += 1


def spoil_waiting(s: ShogunState) -> None:
    s.waiting[2] -= 1


def spoil_by_a_debt_of_officials(s: ShogunState) -> None:
    s.officials[0], s.waiting[0] = -1, 8


def spoil_reserve_of_statues(s: ShogunState) -> None:
    s.reserve[1] = 5


def spoil_statues_on_the_map(s: ShogunState) -> None:
    s.statues = []


def spoil_trophies(s: ShogunState) -> None:
    s.trophies[1 * 3 + 0] += 1


def spoil_general_abroad(s: ShogunState) -> None:
    s.general[0] = AKI


def spoil_general_in_a_neutral_province(s: ShogunState) -> None:
    s.general[2] = HOKI


def spoil_markers(s: ShogunState) -> None:
    s.offices = [MARKER + 2] * 16 + [FACE_DOWN] * 20


def spoil_offices(s: ShogunState) -> None:
    s.offices = s.offices[:35]


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
    spoil: Callable[[ShogunState], None], id_: str
) -> None:
    s = waiting()
    assert s.faults() == []
    spoil(s)
    assert {fault.rule for fault in s.faults()} == {id_}


@rule("SG-I1", "SG-I4", "SG-I6", "SG-I7", "SG-I10")
@pytest.mark.parametrize(
    "spoil",
    [spoil_supply, spoil_stock, spoil_neutral_markers, spoil_card_of_another,
     spoil_intrigue_card_twice, spoil_officials, spoil_general_abroad, spoil_markers],
)  # fmt: skip
def test_it_is_not_restored_either(spoil: Callable[[ShogunState], None]) -> None:
    s = as_in_a_game(waiting())
    assert SHOGUN.restore(s.dump()).dump() == s.dump()
    spoil(s)
    with pytest.raises(BadPosition) as refused:
        SHOGUN.restore(s.dump())
    assert refused.value.refusal.rule == s.faults()[0].rule


@rule("SG-I7")
def test_without_the_court_there_are_no_official_cards() -> None:
    s = at_table({"kii": (0, 2)}, plans=[{"tax": "kii"}])
    s.plans[0] = CARDS.index("official1")
    assert [fault.rule for fault in s.faults()] == ["SG-I7"]


@rule("SG-I8")
def test_the_tray_may_hold_cubes_of_any_colour_in_the_game() -> None:
    s = at_table({"kii": (0, 2)}, tray={"blue": 9, "yellow": 5, "red": 3, "green": 7})
    assert s.faults() == []
    s.tower.tray[3] += 1  # nobody plays black
    assert [fault.rule for fault in s.faults()] == ["SG-S9"]
    held = set()
    s = new_game(3, players=3)
    rng = seeded(3)
    while s.ask is not None:
        seat = s.ask.first
        choices = s.candidates(seat)
        s.apply(seat, choices[rng.below(len(choices))])
        held |= set(tray(s))
    assert held >= {"blue", "yellow", "red"}  # and so it comes in games


# whole games, counted without `faults`


def count_all(s: ShogunState) -> None:
    players = s.setup.players
    for seat in range(players):
        colour = s.setup.colour[seat]
        on_map = sum(s.armies[n] for n in range(45) if s.owner[n] == seat)
        outside = s.supply[seat] + s.tower.tray[colour] + s.tower.inside[colour]
        assert on_map + outside == ARMIES_EACH
        assert min(s.chests[seat], s.rice[seat], s.supply[seat]) >= 0
        assert s.officials[seat] + s.waiting[seat] == 7
        mine = sum(statue & 7 == seat for statue in s.statues) + s.reserve[seat]
        assert mine + sum(s.trophies[seat::players]) == 6
        if s.general[seat] >= 0 and s.year:
            assert s.owner[s.general[seat]] == seat
        assert s.offices.count(MARKER + seat) <= 15
        laid = [card for card in s.plans[seat * 14 : seat * 14 + 14] if card >= 0]
        assert len(laid) == len(set(laid))
        assert set(laid) <= set(hand_cards(s, seat))
        assert set(range(INTRIGUE, INTRIGUE + 5)) <= set(hand_cards(s, seat))
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
    s = new_game(seed, **options)
    rng = seeded(seed)
    points = s.points[:]
    while s.ask is not None:
        seat = s.ask.first
        choices = s.candidates(seat)
        s.apply(seat, choices[rng.below(len(choices))])
        count_all(s)
        assert s.faults() == []
        assert all(now >= before for now, before in zip(s.points, points, strict=True))
        points = s.points[:]
    assert max(points) > 0


@rule("SG-I12")
def test_what_a_simulation_watches_is_the_score() -> None:
    s = at_table({"kii": (0, 2)}, points=[3, 1, 4])
    assert SHOGUN.never_falling(s) == [3, 1, 4]
    s.gain_points(1, -5, 0)
    assert s.points == [3, 1, 4]
