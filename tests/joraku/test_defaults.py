"""The ledger's table of defaults: what is answered for an absent player whose seat no bot has."""

from __future__ import annotations

import pytest

from gunbai.core.errors import IllegalAction
from tests.joraku.table import WAYS, Table
from tests.rule import rule


def low_to_high(cards: list[str]) -> list[str]:
    """By value (the ninja 0), then red, yellow, blue."""
    return sorted(cards, key=lambda card: ("n123456".index(card[0]), "ryb".index(card[1])))


def stand_in(table: Table) -> str:
    """Answer by default for the one who is asked, and say what was answered."""
    text = table.default()
    table.do(text)
    return text


# the table, row by row


@rule("JK-D01")
def test_colours_go_by_seat_in_their_order() -> None:
    for players in (3, 4):
        colours = [colour for colour, _ in Table.new(players=players).owners]
        assert colours == ["red", "blue", "yellow", "purple"][:players]


@rule("JK-D08")
@pytest.mark.parametrize(
    ("colours", "first", "second"),
    [("red,blue,yellow,purple", "red", "yellow"), ("purple,blue,yellow,red", "blue", "red")],
)
def test_the_lower_daimyo_card_goes_to_the_first_own_colour(
    colours: str, first: str, second: str
) -> None:
    table = Table.new(mode="two_vs_two", colours=colours)
    assert [table.default(seat) for seat in (0, 1)] == [f"lower {first}", f"lower {second}"]


@rule("JK-D10")
def test_the_first_own_colour_goes_first() -> None:
    table = Table(["3r 5r", "4r 2r"], mode="two_vs_two")
    assert table.default() == "command red"
    table = Table.new(mode="two_vs_two", colours="purple,blue,yellow,red")
    table.play_absent("JK-D10")
    assert table.default() == ("command blue" if table.to_act == [0] else "command red")


@rule("JK-D02", "JK-D11")
@pytest.mark.parametrize(
    ("way", "count"), [({"players": 3}, 2), ({"players": 4}, 2), ({"mode": "neutral"}, 3)]
)
def test_the_lowest_cards_are_passed(way: dict[str, object], count: int) -> None:
    for seed in range(8):
        table = Table.new(seed, **way)
        for seat in table.to_act:
            lowest = low_to_high(table.own(seat, "hand"))[:count]
            assert set(table.default(seat).split()) == {"pass", *lowest}


@rule("JK-D12")
@pytest.mark.parametrize("seed", range(8))
def test_the_lowest_card_is_discarded(seed: int) -> None:
    table = Table.new(seed, mode="neutral")
    table.play_absent("JK-D12")
    for seat in (0, 1):
        assert table.default(seat) == f"discard {low_to_high(table.own(seat, 'hand'))[0]}"


@rule("JK-D09")
@pytest.mark.parametrize("seed", range(8))
def test_the_highest_card_is_picked(seed: int) -> None:
    table = Table.new(seed, mode="two_vs_two")
    table.play_absent("JK-D09")
    while table.own(0, "draft"):
        for seat in (0, 1):
            assert table.default(seat) == f"pick {low_to_high(table.own(seat, 'draft'))[-1]}"
        for seat in (0, 1):
            table.stand_in(seat)


@rule("JK-D03")
def test_the_lowest_legal_card_is_played() -> None:
    table = Table(["3b 3y 4r", "nr 6b 2b 1y", "2r 2y 5r"])
    assert table.default() == "play 3y"
    table.do("play 3b", "effect b", "stop")
    assert table.default() == "play 2b"
    table.do("play 2b", "effect b", "stop")
    assert table.default() == "play 2r"


@rule("JK-D04", "JK-D05")
@pytest.mark.parametrize(("left", "placed"), [(0, 0), (2, 2), (10, 3)])
def test_effect_a_with_all_that_can_be_placed(left: int, placed: int) -> None:
    table = Table(["4r 1r", "1b 2b", "3b 4b"], samurai={"red": {"omi": 10 - left}})
    table.do("play 4r")
    assert [stand_in(table), stand_in(table)] == ["effect a", f"place mikawa {placed}"]


@rule("JK-D06")
@pytest.mark.parametrize(("left", "placed"), [(1, 1), (2, 2), (10, 3)])
def test_a_ninja_places_beside_the_own_daimyo(left: int, placed: int) -> None:
    table = Table(
        ["nr 1r", "1b 2b", "3b 4b"], daimyo={"red": "totomi"}, samurai={"red": {"omi": 10 - left}}
    )
    table.do("play nr")
    while table.to_act == [0]:
        assert stand_in(table) == "place totomi 1"
    assert table.samurai("red") == [0, 10 - left, 0, 0, 0, placed, 0]


@rule("JK-D06")
def test_a_ninja_without_supply_stops() -> None:
    table = Table(["nr 1r", "1b 2b", "3b 4b"], samurai={"red": {"omi": 10}})
    table.do("play nr")
    assert table.default() == "stop"


@rule("JK-D07")
def test_action_points_are_not_used() -> None:
    table = Table(["6r 1r", "1b 2b", "3b 4b"], samurai={"red": {"omi": 3}, "blue": {"omi": 1}})
    table.do("play 6r", "effect b")
    assert table.default() == "stop"
    table.do("march ise")
    assert table.default() == "stop"


@rule("JK-D13")
@pytest.mark.parametrize(
    ("area", "target"),
    [("kyoto", "omi"), ("omi", "kyoto"), ("owari", "kyoto"), ("totomi", "kyoto")],
)
def test_a_neutral_samurai_is_sent_to_kyoto_or_from_there_to_omi(area: str, target: str) -> None:
    table = Table(
        ["1r 2r", "1b 2b"], mode="neutral", daimyo={"red": area}, samurai={"yellow": {area: 10}}
    )
    table.do("play 1r", "effect b", "remove yellow")
    assert table.default() == f"send {target}"


@rule("JK-D14")
def test_without_options_the_base_game_without_variant_cards() -> None:
    assert (Table.new().state.seats(), Table.new().view()["mode"]) == (4, "base")
    assert (Table.new(players=3).state.seats(), Table.new(players=3).view()["mode"]) == (
        3,
        "base",
    )
    assert Table.new(players=2).view()["mode"] == "two_vs_two"
    assert (
        Table.new(mode="neutral").state.seats() == Table.new(mode="two_vs_two").state.seats() == 2
    )
    assert Table.new().view()["variants"] == []


# always


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("variants", ["none", "4,6", "1,2,3,4,5,6"])
def test_the_default_is_always_legal_and_changes_nothing(
    way: dict[str, object], variants: str
) -> None:
    for seed in range(3):
        for table in Table.random_game({**way, "variants": variants}, seed):
            before = table.state.dump()
            for seat in table.to_act:
                assert table.state.default(seat) in table.state.legal(seat)
            assert table.state.dump() == before


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seed", range(3))
def test_a_game_that_everybody_left_comes_to_its_end(way: dict[str, object], seed: int) -> None:
    table = Table.new(seed, **way)
    start = [table.daimyo("red"), table.daimyo("blue")]
    table.play_absent()
    result = table.state.result()
    assert result is not None
    assert len(result.winners()) == 1
    assert table.state.round == 3
    if way.get("mode") != "two_vs_two":
        assert [table.daimyo("red"), table.daimyo("blue")] == start  # nobody marched


def test_nobody_stands_in_for_a_seat_that_owes_nothing() -> None:
    table = Table(["3b 3y", "nr 6b", "2r 2y"])
    with pytest.raises(IllegalAction):
        table.state.default(1)
    table.play_absent()
    with pytest.raises(IllegalAction):
        table.state.default(0)
