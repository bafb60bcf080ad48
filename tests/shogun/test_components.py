"""Components: what there is and how much of it (SG-C)."""

from __future__ import annotations

import pytest

from gunbai import SPECTATOR
from gunbai.games.shogun.names import ACTIONS, PROVINCES
from tests.rule import rule
from tests.shogun.table import ALL, SHOGUN, Table

SPECIALS = ["chest+1", "rice+1", "army6", "attack+1", "defence+1"]


def hand(table: Table, seat: int) -> list[str]:
    """The cards of a seat that are not a province."""
    cards: list[str] = table.view(seat)["own"]["hand"]
    return [card for card in cards if card not in PROVINCES]


# cards


@rule("SG-C3", "SG-S2")
@pytest.mark.parametrize(("side", "start"), [("sun", "recommended"), ("moon", "draft")])
def test_one_card_for_each_of_the_45_provinces_of_a_side(side: str, start: str) -> None:
    table = Table.new(1, players=4, side=side, start=start)
    assert list(table.view()["provinces"]) == PROVINCES
    if start == "draft":
        draft = table.view()["draft"]
        assert draft["deck"] + len(draft["open"]) == 45


@rule("SG-C5", "SG-S6")
def test_each_player_has_five_intrigue_cards() -> None:
    table = Table.new(1, players=5)
    for seat in range(5):
        assert hand(table, seat) == ["chests0", "chests1", "chests2", "chests3", "chests4"]


@rule("SG-C6", "SG-U1")
def test_the_five_special_cards() -> None:
    (laid,) = Table.new(1).events("sg-specials")
    specials = laid["specials"]
    assert isinstance(specials, list)
    assert sorted(specials) == sorted(SPECIALS)


@rule("SG-C7", "SG-C18", "SG-L2")
def test_ten_action_cards_for_ten_banners() -> None:
    table = Table.new(1)
    while not table.events("sg-round")[1:]:
        table.play_random("SG-D7")
        table.play_random("SG-D6")
    done = table.events("sg-action")[:10]
    assert [action["banner"] for action in done] == list(range(1, 11))
    assert sorted(str(action["action"]) for action in done) == [
        "battle1", "battle2", "castle", "deploy1", "deploy3", "deploy5", "rice", "tax", "temple",
        "theatre",
    ]  # fmt: skip


@rule("SG-C8")
def test_twelve_event_cards() -> None:
    """Over many games each of the twelve is turned up, and none besides."""
    events: set[str] = set()
    for seed in range(30):
        (turned,) = Table.new(seed).events("sg-events")
        assert isinstance(turned["events"], list)
        events.update(turned["events"])
    assert events == {f"t{n}" for n in range(1, 13)}


@rule("SG-C9", "SG-U18", "SG-S6")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_daimyo_card_per_player_marks_the_turn_order(players: int) -> None:
    table = Table.new(1, players=players)
    table.play_random("SG-D17")
    assert sorted(table.view()["order"]) == list(range(players))
    taken = [seat["special"] for seat in table.view()["seats"]]
    assert len(set(taken)) == players
    assert None not in taken


@rule("SG-C10", "SG-L2", "SG-C20", "SG-XT8")
def test_slots_of_the_player_boards() -> None:
    table = Table.new(1)
    assert list(table.view(0)["own"]["plan"]) == [*ACTIONS, "auction"]
    table = Table.new(1, expansions="court")
    extra = ["exchange1", "exchange2", "exchange3"]
    assert list(table.view(0)["own"]["plan"]) == [*ACTIONS, "auction", *extra]


@rule("SG-C10", "SG-S10")
@pytest.mark.parametrize(("players", "villages"), [(3, 9), (4, 8), (5, 7)])
def test_a_group_on_each_village(players: int, villages: int) -> None:
    table = Table.new(1, players=players, start="draft")
    groups = table.view()["draft"]["groups"]
    assert [len(group) for group in groups] == [villages] * players


# cubes, chests, tiles, markers


@rule("SG-C11", "SG-X24", "SG-S6")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_62_armies_in_each_colour(players: int) -> None:
    table = Table.new(1, players=players, start="draft")
    assert [seat["supply"] for seat in table.view()["seats"]] == [62] * players
    colours = [seat["colour"] for seat in table.view()["seats"]]
    assert colours == ["blue", "yellow", "red", "black", "purple"][:players]


@rule("SG-C12")
def test_20_farmers_who_never_stand_on_the_map() -> None:
    table = Table.new(3, players=3)
    while table.asked:
        seat = table.to_act[0]
        choices = table.state.candidates(seat)
        table.state.apply(seat, choices[table.state.rng.copy().below(len(choices))])
        tower = table.view()["tower"]
        assert tower["farmers"] + tower["tray"]["green"] + tower["inside"]["green"] == 20
    assert [e for e in table.events("sg-thrown") if e["occasion"] == "battle"], "there was a battle"


@rule("SG-C13", "SG-S25", "SG-Q46")
def test_the_bank_never_runs_out_of_chests() -> None:
    """More than the 135 chests that the box holds."""
    table = Table({"settsu": (0, 1)}, chests=[134, 0, 0], plans=[{"tax": "settsu"}])
    table.carry_out("tax")
    assert table.state.chests == [141, 0, 0]


@rule("SG-C16", "SG-Q46", "SG-A17")
def test_unrest_markers_never_run_out() -> None:
    """The 43rd marker of the map, and the 43rd of one province."""
    table = Table(
        {"settsu": (0, 40), "kii": (0, 1)},
        unrest={"settsu": 42},
        inside={"green": 20},
        plans=[{"tax": "kii", "rice": "settsu"}],
    )
    table.state.tower.script.append([40, 0, 0, 0, 0, 0])
    table.carry_out("tax", "rice")
    assert (table.unrest("kii"), table.unrest("settsu")) == (1, 43)
    assert table.province("settsu") == (0, 40)


@rule("SG-C15")
def test_80_building_tiles() -> None:
    table = Table.new(1)
    assert table.view()["tiles"] == {"castle": 28, "temple": 26, "theatre": 26}
    table = Table({"omi": (0, 1)}, chests=[5, 0, 0], plans=[{"castle": "omi"}])
    table.carry_out("castle")
    assert table.buildings("omi") == "castle"
    assert table.view()["tiles"] == {"castle": 27, "temple": 26, "theatre": 26}


@rule("SG-C14", "SG-S21")
@pytest.mark.parametrize("players", [3, 5])
def test_markers_start_at_nothing(players: int) -> None:
    seats = Table.new(1, players=players).view()["seats"]
    assert [(seat["points"], seat["rice"]) for seat in seats] == [(0, 0)] * players


@rule("SG-C17")
def test_everybody_sees_the_tray() -> None:
    table = Table({"aki": (0, 3)}, tray={"blue": 2, "green": 1}, inside={"red": 4})
    assert table.tray == {"blue": 2, "green": 1}
    for seat in (SPECTATOR, 0, 1, 2):
        assert table.view(seat)["tower"]["tray"] == {"blue": 2, "yellow": 0, "red": 0, "green": 1}


@rule("SG-Q48")
def test_everybody_sees_how_many_cubes_are_inside() -> None:
    table = Table({"aki": (0, 3)}, inside={"red": 4, "green": 3})
    for seat in (SPECTATOR, 0, 1, 2):
        assert table.view(seat)["tower"]["inside"] == {
            "blue": 0,
            "yellow": 0,
            "red": 4,
            "green": 3,
        }


@rule("SG-C18")
def test_places_on_the_board() -> None:
    """Five open banners and five spaces of special cards in phase 3, one event in phase 6."""
    table = Table.new(1)
    assert len(table.view()["banners"]) == 5
    assert len(table.view()["specials"]) == 5
    assert table.view()["event"] is None
    table.play_random("SG-D17")
    assert table.view()["event"] == table.events("sg-event")[-1]["event"]


# expansions


@rule("SG-C19")
def test_the_audience_hall_has_spaces_for_4_3_and_2_officials() -> None:
    table = Table.new(1, expansions="court")
    assert len(table.view()["favours"]) == 3
    paid: dict[int, object] = {}
    for seed in range(12):
        table = Table.new(seed, expansions="court")
        table.play_random("SG-D15", seed)
        shown = table.events("sg-favours")[0]["favours"]
        assert isinstance(shown, list)
        for taken in table.events("sg-favour"):
            if taken["favour"] in shown:
                paid[shown.index(taken["favour"])] = taken["officials"]
    assert paid == {0: 4, 1: 3, 2: 2}


@rule("SG-C21", "SG-C23")
@pytest.mark.parametrize("expansions", ["court", ALL])
def test_each_player_has_seven_officials_and_three_official_cards(expansions: str) -> None:
    table = Table.new(1, players=5, expansions=expansions)
    for seat in range(5):
        own = table.view()["seats"][seat]
        assert own["officials"] + own["waiting"] == 7
        assert hand(table, seat)[5:] == ["official1", "official2", "official3"]
    assert SHOGUN.codec.parse("lay official3 exchange1")


@rule("SG-C22")
def test_21_favour_cards() -> None:
    """Eighteen different ones a game; over some games all of them, and none besides."""
    every: set[str] = set()
    for seed in range(8):
        table = Table.new(seed, players=3, expansions="court")
        table.play_random("end", seed)
        shown = [favour for turned in table.events("sg-favours") for favour in seen_row(turned)]
        assert len(set(shown)) == len(shown) == 18
        every.update(shown)
    assert every == {str(n) for n in range(1, 22)}


def seen_row(turned: dict[str, object]) -> list[str]:
    row = turned["favours"]
    assert isinstance(row, list)
    return row


@rule("SG-C24", "SG-X24")
def test_a_stack_of_four_valour_cards_with_the_empty_banner_on_top() -> None:
    table = Table.new(1, players=5, expansions="samurai")
    assert [seat["valour"] for seat in table.view()["seats"]] == [1] * 5
    tops: set[object] = set()
    for seed in range(3):
        table = Table.new(seed, players=3, expansions="samurai")
        table.play_absent("end")
        tops.update(turned["card"] for turned in table.events("sg-valour"))
    assert tops == {2, 3, 4}


@rule("SG-C25")
def test_each_player_has_a_general_and_six_statues() -> None:
    table = Table.new(1, players=5, expansions="generals")
    seats = table.view()["seats"]
    assert [(seat["general"], seat["statues"]) for seat in seats] == [(None, 6)] * 5
    table.play_random("SG-D22")
    for seat in table.view()["seats"]:
        name = seat["general"]
        assert name is None or table.view()["provinces"][name]["owner"] >= 0
    assert len(table.events("sg-general")) == 5


@rule("SG-C26")
def test_the_dajokan_board_has_36_spaces_and_five_region_tiles() -> None:
    table = Table.new(1, expansions="dajokan")
    offices = table.view()["offices"]
    assert len(offices) == 36
    assert sorted(offices.values()) == ["bag"] * 30 + ["open"] * 6
    assert sorted(table.view()["row"]) == ["brown", "green", "purple", "red", "yellow"]


@rule("SG-C26", "SG-Q74")
def test_each_player_has_15_markers_for_the_dajokan_board() -> None:
    """A seat that has laid 14 still gets one; with 15 it is not asked any more."""
    for laid, asked in ((14, True), (15, False)):
        table = Table.new(1, players=3, expansions="dajokan", first="1")
        table.plan_default()
        table.play_random("SG-D21")
        assert table.asked
        entitled = table.to_act[0]
        table = Table.new(1, players=3, expansions="dajokan", first="1")
        offices = table.state.offices[:]
        spaces = [n for n in range(36) if offices[n] == 0]
        for space in spaces[:laid]:
            offices[space] = 3 + entitled
        table.state.offices = offices
        table.plan_default()
        table.play_random("SG-D21")
        assert table.asked
        assert (table.to_act[0] == entitled) == asked
