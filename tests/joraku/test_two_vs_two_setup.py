"""Two players, "2 vs 2": two factions each, and the draft (JK-T01…T12, JK-Q68…Q70)."""

from __future__ import annotations

import pytest

from gunbai.core.session import Session
from gunbai.games.joraku.tables import ALL_CARDS, AREAS, card_count
from tests.joraku.table import JORAKU, Table
from tests.rule import rule


def two_vs_two(seed: int = 1) -> Table:
    return Table.new(seed, mode="two_vs_two")


# setup


@rule("JK-T01", "JK-T05")
def test_each_player_has_two_colours_with_everything_of_their_own() -> None:
    table = Table.at_the_draft()
    assert table.state.seats() == 2
    assert table.owners == [("red", 0), ("blue", 0), ("yellow", 1), ("purple", 1)]
    assert all(f["supply"] == 10 and f["points"] == 0 for f in table.factions())
    assert all(f["daimyo"] is not None for f in table.factions())


@rule("JK-T02", "JK-T03")
def test_one_card_of_1_to_3_and_one_of_4_to_6_and_the_highest_begins() -> None:
    dealt: set[tuple[int, ...]] = set()
    for seed in range(250):
        table = two_vs_two(seed)
        cards = table.view()["daimyo_cards"]
        assert isinstance(cards, list)
        low = [pair[0] for pair in cards]
        high = [pair[1] for pair in cards]
        assert len(set(low)) == len(set(high)) == 2
        assert set(low) <= {1, 2, 3}
        assert set(high) <= {4, 5, 6}
        dealt.add((*low, *high))
        table.play_absent("JK-D10")
        assert table.state.kachidoki == (0 if high[0] > high[1] else 1)
        assert table.to_act == [table.state.kachidoki]
    assert len(dealt) == 36


@rule("JK-T04", "JK-T05", "JK-D08", "JK-Q68")
@pytest.mark.parametrize("lower", ["yellow", "purple"])
@pytest.mark.parametrize("first", [0, 1])
def test_each_player_matches_colours_and_cards_in_any_order(lower: str, first: int) -> None:
    table = two_vs_two(seed=4)
    cards = table.view()["daimyo_cards"]
    assert isinstance(cards, list)
    homes = [[AREAS[number] for number in own] for own in cards]
    answers = {0: "lower blue", 1: f"lower {lower}"}
    table.answer(first, answers[first])
    table.answer(1 - first, answers[1 - first])
    other = "purple" if lower == "yellow" else "yellow"
    assert [table.daimyo(lower), table.daimyo(other)] == homes[1]
    assert [table.daimyo("blue"), table.daimyo("red")] == homes[0]
    assert table.points == dict.fromkeys(["red", "blue", "yellow", "purple"], 0)


@rule("JK-T01", "JK-T04")
def test_the_colours_of_the_opponent_are_not_yours_to_match() -> None:
    assert two_vs_two().refusal(0, "lower yellow") == "JK-T01"


# recruitment


@rule("JK-T06", "JK-T07", "JK-T08", "JK-Q69")
def test_five_aside_three_private_five_to_draft_from() -> None:
    table = Table.at_the_draft()
    assert table.asked == "JK-D09"
    assert table.view()["aside"] == 5
    for seat in range(2):
        assert len(table.own(seat, "private")) == 3
        assert len(table.own(seat, "draft")) == 5
        assert table.own(seat, "hand") == table.own(seat, "picked") == []


@rule("JK-T06", "JK-T08")
def test_every_round_shuffles_all_cards_anew() -> None:
    deals: dict[int, tuple[int, ...]] = {}
    for table in Table.random_game({"mode": "two_vs_two"}, seed=3):
        if table.asked == "JK-D09":
            deals.setdefault(
                table.state.round, (table.state.aside, *table.state.private, *table.state.drafts)
            )
    assert sorted(deals) == [1, 2, 3]
    assert len(set(deals.values())) == 3
    for deal in deals.values():
        assert [card_count(cards) for cards in deal] == [5, 3, 3, 5, 5]
        assert sum(deal) == ALL_CARDS


@rule("JK-T09", "JK-T10", "JK-T11", "JK-D09")
def test_the_draft_picks_one_and_exchanges_the_rest_five_times() -> None:
    table = Table.at_the_draft()
    for step in range(5):
        assert table.to_act == [0, 1]
        assert table.asked
        assert table.secret
        hands = [table.own(seat, "draft") for seat in range(2)]
        assert [len(hand) for hand in hands] == [5 - step] * 2
        picked = [table.own(seat, "picked") for seat in range(2)]
        assert [len(cards) for cards in picked] == [step] * 2
        table.answer(1, f"pick {hands[1][-1]}")
        assert table.to_act == [0]
        assert table.own(0, "draft") == hands[0]  # nothing changes hands before both have picked
        if step < 4:
            table.answer(0, f"pick {hands[0][0]}")
            assert table.own(0, "draft") == hands[1][:-1]
            assert table.own(1, "draft") == hands[0][1:]
            assert set(table.own(0, "picked")) == {*picked[0], hands[0][0]}
            assert set(table.own(1, "picked")) == {*picked[1], hands[1][-1]}
    table.answer(0, table.legal(0)[0])
    assert table.asked == "JK-D10"


@rule("JK-T11", "JK-T09")
def test_picked_and_private_cards_are_kept_apart_from_the_draft_hand() -> None:
    table = Table.at_the_draft()
    picks = [table.own(seat, "draft")[0] for seat in range(2)]
    for seat in range(2):
        table.answer(seat, f"pick {picks[seat]}")
    assert table.own(0, "picked") == [picks[0]]
    assert table.refusal(0, f"pick {picks[0]}") == "JK-T09"
    assert table.refusal(0, f"pick {table.own(0, 'private')[0]}") == "JK-T09"


@rule("JK-T12", "JK-Q69", "JK-Q70")
def test_three_private_and_five_picked_cards_make_the_hand_and_nothing_is_passed() -> None:
    table = Table.at_the_draft()
    private = [table.own(seat, "private") for seat in range(2)]
    aside = table.state.aside
    keys = []
    while table.asked == "JK-D09":
        keys.append(table.asked)
        table.stand_in()
    assert keys == ["JK-D09"] * 10
    assert table.asked == "JK-D10"
    for seat in range(2):
        picks = {e["card"] for e in table.events("jk-picked") if e["player"] == seat}
        assert len(picks) == 5
        assert set(table.own(seat, "hand")) == {*private[seat], *picks}
        assert table.own(seat, "passed") == table.own(seat, "received") == []
    assert table.state.aside == aside


@rule("JK-Q69", "JK-Q81", "JK-D09")
def test_the_fifth_pick_is_forced_and_given_automatically() -> None:
    session = Session(JORAKU, {"mode": "two_vs_two"}, seed=2)
    while session.state.ask is not None and session.state.ask.key != "JK-D10":
        seat = session.state.to_act()[0]
        session.submit(seat, session.state.default(seat))
    picks = [a for a in session.answers if JORAKU.text(a.action).startswith("pick")]
    assert [answer.auto for answer in picks] == [False] * 8 + [True] * 2


@rule("JK-T02", "JK-H03")
def test_both_daimyo_cards_of_each_player_are_dealt_open() -> None:
    table = Table.new(7, mode="two_vs_two")
    dealt = table.told_to_all("jk-daimyo-card", "jk-daimyo")
    cards = table.view(0)["daimyo_cards"]
    assert isinstance(cards, list)
    expected = [("jk-daimyo-card", [seat, n]) for seat in range(2) for n in cards[seat]]
    assert dealt == expected  # and no daimyo has a place before the colours are matched
    assert [number in (1, 2, 3) for _, (_, number) in dealt] == [True, False] * 2
