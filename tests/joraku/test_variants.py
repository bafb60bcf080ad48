"""Variant cards (JK-V0): how they come into a game, and how they go together (JK-Q52…Q55, Q83)."""

from __future__ import annotations

from itertools import combinations

import pytest

from gunbai.core.errors import BadOptions
from gunbai.games.joraku.tables import AREAS
from tests.joraku.table import WAYS, Table
from tests.rule import rule


def drawn(table: Table) -> list[int]:
    variants = table.view()["variants"]
    assert isinstance(variants, list)
    return variants


# using them


@rule("JK-V0a")
@pytest.mark.parametrize("way", WAYS)
def test_without_asking_for_them_there_are_no_variant_cards(way: dict[str, object]) -> None:
    assert drawn(Table.new(5, **way)) == []


@rule("JK-V0b", "JK-Q55")
def test_two_different_cards_are_drawn_at_random_and_lie_open() -> None:
    found: set[tuple[int, ...]] = set()
    for seed in range(120):
        table = Table.new(seed, variants="random")
        pair = drawn(table)
        assert len(set(pair)) == 2
        assert set(pair) <= {1, 2, 3, 4, 5, 6}
        assert all(table.view(seat)["variants"] == pair for seat in range(4))
        assert [event["variant"] for event in table.events("jk-variant")] == pair
        found.add(tuple(pair))
    assert found == set(combinations(range(1, 7), 2))


@rule("JK-V0c")
def test_a_drawn_card_overrides_the_booklet() -> None:
    seed = next(n for n in range(99) if 6 in drawn(Table.new(n, variants="random")))
    cheap = _daimyo_steps_of_a_one(Table.new(seed, variants="random"))
    dear = _daimyo_steps_of_a_one(Table.new(seed))
    assert cheap
    assert not dear


def _daimyo_steps_of_a_one(table: Table) -> list[str]:
    """Return the answers of a daimyo after the first 1 that is played for its action points."""
    while True:
        assert table.asked
        seat = table.to_act[0]
        if table.asked == "JK-D03":
            ones = [text for text in table.legal(seat) if text.startswith("play 1")]
            if ones:
                table.do(ones[0], "effect b")
                return [text for text in table.legal() if text.startswith("march")]
        table.stand_in(seat)


@rule("JK-V0d", "JK-V5a", "JK-V5b")
@pytest.mark.parametrize("way", WAYS)
def test_variant_cards_hold_for_all_and_for_the_whole_game(way: dict[str, object]) -> None:
    """With card 5, of every trick of the game, all but the leader are paid for following."""
    for table in Table.random_game({**way, "variants": "5"}, seed=3):
        assert drawn(table) == [5]
    size = table.state.setup.plays_each_trick
    plays = table.events("jk-played")
    paid = [gain["colour"] for gain in table.events("jk-gained") if gain["reason"] == "colour"]
    due = [
        play["colour"]
        for place, play in enumerate(plays)
        if place % size and str(play["card"])[1] == str(plays[place - place % size]["card"])[1]
    ]
    assert paid == due
    assert {table.state.setup.owner[colour] for colour in table.state.setup.factions} - {-1} == {
        play["player"] for play in plays
    }
    assert set(due) == {play["colour"] for play in plays}


@rule("JK-Q83", "JK-Q55", "JK-D14")
@pytest.mark.parametrize("count", range(1, 7))
def test_the_host_may_choose_any_one_to_six_cards(count: int) -> None:
    for chosen in combinations(range(1, 7), count):
        numbers = ",".join(str(number) for number in chosen)
        assert drawn(Table.new(variants=numbers)) == list(chosen)


@rule("JK-Q55", "JK-C09")
@pytest.mark.parametrize("nonsense", ["0", "7", "2,2", "random,1", ""])
def test_only_the_six_cards_exist_and_each_once(nonsense: str) -> None:
    with pytest.raises(BadOptions):
        Table.new(variants=nonsense)


# together


def a_round_with(variants: list[int]) -> dict[str, int]:
    """One trick and prestige in which every card has something to change."""
    table = Table(
        ["5r", "4r", "2b", "3r"],
        variants=variants,
        daimyo={"red": "omi", "blue": "mikawa", "yellow": "shinano", "purple": "totomi"},
        samurai={
            "red": {"mikawa": 3},
            "blue": {"ise": 3},
            "yellow": {"ise": 2, "kyoto": 1},
            "purple": {"ise": 2},
        },
    )
    table.do("play 5r", "effect b", "march kyoto", "stop")
    table.trick("4r 2b 3r")
    return table.points


@rule("JK-Q52")
def test_no_two_cards_clash() -> None:
    """Two cards together change what each of them changes alone."""
    plain = a_round_with([])
    alone = {number: a_round_with([number]) for number in range(1, 7)}
    assert [number for number in alone if alone[number] == plain] == [6]
    for one, two in combinations(range(1, 7), 2):
        both = a_round_with([one, two])
        for colour, base in plain.items():
            assert both[colour] - base == alone[one][colour] + alone[two][colour] - 2 * base


# with two players


def two_against_two(variants: list[int]) -> Table:
    return Table(
        ["3r 5r 1b 2b", "4r 2y 3b 4b"],
        mode="two_vs_two",
        variants=variants,
        numbers={"red": 5, "blue": 2, "yellow": 1, "purple": 4},
        daimyo={"red": "omi", "blue": "omi", "yellow": "shinano", "purple": "mikawa"},
        points={"red": 3, "yellow": 2},
    )


@rule("JK-Q53", "JK-V5a")
def test_two_vs_two_card_5_pays_three_later_cards_also_the_leaders_second() -> None:
    table = two_against_two([5])
    table.trick("3r 4r 5r 2y")
    assert table.gained("colour") == {"yellow": 2, "blue": 2}


@rule("JK-Q53", "JK-V4a", "JK-V4b")
def test_two_vs_two_card_4_pays_each_faction_by_its_own_daimyo_card() -> None:
    table = two_against_two([4, 6])
    table.do("play 3r", "effect b", "march kyoto", "stop")
    table.trick("4r")
    table.do("play 5r", "effect b", "march kyoto", "march omi", "march kyoto", "stop")
    assert table.gained("entry") == {"red": 5, "blue": 2}


@rule("JK-Q53", "JK-V1a")
def test_two_vs_two_card_1_pays_the_faction_whose_daimyo_is_there() -> None:
    table = Table(
        ["3r 5r", "4r 2y"],
        mode="two_vs_two",
        variants=[1],
        daimyo={"red": "totomi", "blue": "owari", "yellow": "shinano", "purple": "owari"},
        samurai={"blue": {"totomi": 1}},
        points={"red": 1, "yellow": 1},
    )
    table.trick("3r 4r 5r 2y")
    assert table.gained("presence") == {"red": 5, "yellow": 6}


@rule("JK-Q53", "JK-N15", "JK-N16")
def test_the_neutral_gains_nothing_by_variant_cards_but_counts_for_ranks_and_ties() -> None:
    table = Table(
        ["5r", "2y"],
        mode="neutral",
        variants=[1, 2],
        daimyo={"red": "totomi", "blue": "shinano"},
        samurai={"yellow": dict.fromkeys(AREAS[1:6], 2)},
    )
    table.trick("5r 2y")
    assert table.gained("kachidoki") == {"red": 3}  # tied with the neutral: both 1st by card 2
    assert table.gained("prestige", "totomi") == {"red": 6}
    assert table.gained("presence") == {"red": 5, "blue": 6}  # blue is tied with its daimyo
    assert table.points["yellow"] == 0
