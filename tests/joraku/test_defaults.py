"""The ledger's table of defaults: what is answered for an absent player whose seat no bot has."""

from __future__ import annotations

import pytest

from gunbai.core.errors import IllegalAction
from gunbai.games.joraku.state import JorakuState
from tests.joraku.table import (
    JORAKU,
    WAYS,
    answer_by_default,
    at_table,
    do,
    home,
    neutral_table,
    new_game,
    own,
    owners,
    random_game,
    samurai,
    two_vs_two_table,
)
from tests.rule import rule


def default(s: JorakuState, seat: int | None = None) -> str:
    if seat is None:
        (seat,) = s.to_act()
    return JORAKU.text(s.default(seat))


def low_to_high(cards: list[str]) -> list[str]:
    """By value (the ninja 0), then red, yellow, blue."""
    return sorted(cards, key=lambda card: ("n123456".index(card[0]), "ryb".index(card[1])))


def stand_in(s: JorakuState) -> str:
    """Answer by default for the one who is asked, and say what was answered."""
    text = default(s)
    do(s, text)
    return text


# the table, row by row


@rule("JK-D01")
def test_colours_go_by_seat_in_their_order() -> None:
    for players in (3, 4):
        colours = [colour for colour, _ in owners(new_game(players=players))]
        assert colours == ["red", "blue", "yellow", "purple"][:players]


@rule("JK-D08")
@pytest.mark.parametrize(
    ("colours", "first", "second"),
    [("red,blue,yellow,purple", "red", "yellow"), ("purple,blue,yellow,red", "blue", "red")],
)
def test_the_lower_daimyo_card_goes_to_the_first_own_colour(
    colours: str, first: str, second: str
) -> None:
    s = new_game(mode="two_vs_two", colours=colours)
    assert [default(s, seat) for seat in (0, 1)] == [f"lower {first}", f"lower {second}"]


@rule("JK-D10")
def test_the_first_own_colour_goes_first() -> None:
    s = two_vs_two_table(["3r 5r", "4r 2r"])
    assert default(s) == "command red"
    s = new_game(mode="two_vs_two", colours="purple,blue,yellow,red")
    answer_by_default(s, "JK-D10")
    assert default(s) == ("command blue" if s.to_act() == [0] else "command red")


@rule("JK-D02", "JK-D11")
@pytest.mark.parametrize(
    ("way", "count"), [({"players": 3}, 2), ({"players": 4}, 2), ({"mode": "neutral"}, 3)]
)
def test_the_lowest_cards_are_passed(way: dict[str, object], count: int) -> None:
    for seed in range(8):
        s = new_game(seed, **way)
        for seat in s.to_act():
            lowest = low_to_high(own(s, seat, "hand"))[:count]
            assert set(default(s, seat).split()) == {"pass", *lowest}


@rule("JK-D12")
@pytest.mark.parametrize("seed", range(8))
def test_the_lowest_card_is_discarded(seed: int) -> None:
    s = new_game(seed, mode="neutral")
    answer_by_default(s, "JK-D12")
    for seat in (0, 1):
        assert default(s, seat) == f"discard {low_to_high(own(s, seat, 'hand'))[0]}"


@rule("JK-D09")
@pytest.mark.parametrize("seed", range(8))
def test_the_highest_card_is_picked(seed: int) -> None:
    s = new_game(seed, mode="two_vs_two")
    answer_by_default(s, "JK-D09")
    while own(s, 0, "draft"):
        for seat in (0, 1):
            assert default(s, seat) == f"pick {low_to_high(own(s, seat, 'draft'))[-1]}"
        for seat in (0, 1):
            s.apply(seat, s.default(seat))


@rule("JK-D03")
def test_the_lowest_legal_card_is_played() -> None:
    s = at_table(["3b 3y 4r", "nr 6b 2b 1y", "2r 2y 5r"])
    assert default(s) == "play 3y"
    do(s, "play 3b", "effect b", "stop")
    assert default(s) == "play 2b"
    do(s, "play 2b", "effect b", "stop")
    assert default(s) == "play 2r"


@rule("JK-D04", "JK-D05")
@pytest.mark.parametrize(("left", "placed"), [(0, 0), (2, 2), (10, 3)])
def test_effect_a_with_all_that_can_be_placed(left: int, placed: int) -> None:
    s = at_table(["4r 1r", "1b 2b", "3b 4b"], samurai={"red": {1: 10 - left}})
    do(s, "play 4r")
    assert [stand_in(s), stand_in(s)] == ["effect a", f"place mikawa {placed}"]


@rule("JK-D06")
@pytest.mark.parametrize(("left", "placed"), [(1, 1), (2, 2), (10, 3)])
def test_a_ninja_places_beside_the_own_daimyo(left: int, placed: int) -> None:
    s = at_table(["nr 1r", "1b 2b", "3b 4b"], daimyo={"red": 5}, samurai={"red": {1: 10 - left}})
    do(s, "play nr")
    while s.to_act() == [0]:
        assert stand_in(s) == "place totomi 1"
    assert samurai(s, "red") == [0, 10 - left, 0, 0, 0, placed, 0]


@rule("JK-D06")
def test_a_ninja_without_supply_stops() -> None:
    s = at_table(["nr 1r", "1b 2b", "3b 4b"], samurai={"red": {1: 10}})
    do(s, "play nr")
    assert default(s) == "stop"


@rule("JK-D07")
def test_action_points_are_not_used() -> None:
    s = at_table(["6r 1r", "1b 2b", "3b 4b"], samurai={"red": {1: 3}, "blue": {1: 1}})
    do(s, "play 6r", "effect b")
    assert default(s) == "stop"
    do(s, "march ise")
    assert default(s) == "stop"


@rule("JK-D13")
@pytest.mark.parametrize(("area", "target"), [(0, "omi"), (1, "kyoto"), (3, "kyoto"), (5, "kyoto")])
def test_a_neutral_samurai_is_sent_to_kyoto_or_from_there_to_omi(area: int, target: str) -> None:
    s = neutral_table(["1r 2r", "1b 2b"], daimyo={"red": area}, samurai={"yellow": {area: 10}})
    do(s, "play 1r", "effect b", "remove yellow")
    assert default(s) == f"send {target}"


@rule("JK-D14")
def test_without_options_the_base_game_without_variant_cards() -> None:
    assert (new_game().seats(), new_game().observe(-1)["mode"]) == (4, "base")
    assert (new_game(players=3).seats(), new_game(players=3).observe(-1)["mode"]) == (3, "base")
    assert new_game(players=2).observe(-1)["mode"] == "two_vs_two"
    assert new_game(mode="neutral").seats() == new_game(mode="two_vs_two").seats() == 2
    assert new_game().observe(-1)["variants"] == []


# always


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("variants", ["none", "4,6", "1,2,3,4,5,6"])
def test_the_default_is_always_legal_and_changes_nothing(
    way: dict[str, object], variants: str
) -> None:
    for seed in range(3):
        for s in random_game({**way, "variants": variants}, seed):
            before = s.dump()
            for seat in s.to_act():
                assert s.default(seat) in s.legal(seat)
            assert s.dump() == before


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seed", range(3))
def test_a_game_that_everybody_left_comes_to_its_end(way: dict[str, object], seed: int) -> None:
    s = new_game(seed, **way)
    start = [home(s, "red"), home(s, "blue")]
    answer_by_default(s)
    result = s.result()
    assert result is not None
    assert len(result.winners()) == 1
    assert s.round == 3
    if way.get("mode") != "two_vs_two":
        assert [home(s, "red"), home(s, "blue")] == start  # nobody marched


def test_nobody_stands_in_for_a_seat_that_owes_nothing() -> None:
    s = at_table(["3b 3y", "nr 6b", "2r 2y"])
    with pytest.raises(IllegalAction):
        s.default(1)
    answer_by_default(s)
    with pytest.raises(IllegalAction):
        s.default(0)
