"""Two players, "2 vs 2": two factions each, and the draft (JK-T01…T12, JK-Q68…Q70)."""

from __future__ import annotations

import pytest

from gunbai.core.session import Session
from gunbai.games.joraku.state import JorakuState
from gunbai.games.joraku.tables import ALL_CARDS, card_count
from tests.joraku.table import (
    JORAKU,
    answer_by_default,
    asked,
    at_the_draft,
    factions,
    give,
    happened,
    home,
    legal,
    new_game,
    own,
    owners,
    points,
    random_game,
    refusal,
)
from tests.rule import rule


def two_vs_two(seed: int = 1) -> JorakuState:
    return new_game(seed, mode="two_vs_two")


# setup


@rule("JK-T01", "JK-T05")
def test_each_player_has_two_colours_with_everything_of_their_own() -> None:
    s = at_the_draft()
    assert s.seats() == 2
    assert owners(s) == [("red", 0), ("blue", 0), ("yellow", 1), ("purple", 1)]
    assert all(f["supply"] == 10 and f["points"] == 0 for f in factions(s))
    assert all(f["daimyo"] is not None for f in factions(s))


@rule("JK-T02", "JK-T03")
def test_one_card_of_1_to_3_and_one_of_4_to_6_and_the_highest_begins() -> None:
    dealt: set[tuple[int, ...]] = set()
    for seed in range(250):
        s = two_vs_two(seed)
        cards = s.observe(-1)["daimyo_cards"]
        assert isinstance(cards, list)
        low = [pair[0] for pair in cards]
        high = [pair[1] for pair in cards]
        assert len(set(low)) == len(set(high)) == 2
        assert set(low) <= {1, 2, 3}
        assert set(high) <= {4, 5, 6}
        dealt.add((*low, *high))
        answer_by_default(s, "JK-D10")
        assert s.kachidoki == (0 if high[0] > high[1] else 1)
        assert s.to_act() == [s.kachidoki]
    assert len(dealt) == 36


@rule("JK-T04", "JK-T05", "JK-D08", "JK-Q68")
@pytest.mark.parametrize("lower", ["yellow", "purple"])
@pytest.mark.parametrize("first", [0, 1])
def test_each_player_matches_colours_and_cards_in_any_order(lower: str, first: int) -> None:
    s = two_vs_two(seed=4)
    cards = s.observe(-1)["daimyo_cards"]
    assert isinstance(cards, list)
    low, high = cards[1]
    answers = {0: "lower blue", 1: f"lower {lower}"}
    give(s, first, answers[first])
    give(s, 1 - first, answers[1 - first])
    other = "purple" if lower == "yellow" else "yellow"
    assert (home(s, lower), home(s, other)) == (low, high)
    assert (home(s, "blue"), home(s, "red")) == (cards[0][0], cards[0][1])
    assert points(s) == dict.fromkeys(["red", "blue", "yellow", "purple"], 0)


@rule("JK-T01", "JK-T04")
def test_the_colours_of_the_opponent_are_not_yours_to_match() -> None:
    assert refusal(two_vs_two(), "lower yellow", 0) == "JK-T01"


# recruitment


@rule("JK-T06", "JK-T07", "JK-T08", "JK-Q69")
def test_five_aside_three_private_five_to_draft_from() -> None:
    s = at_the_draft()
    assert asked(s) == "JK-D09"
    assert s.observe(-1)["aside"] == 5
    for seat in range(2):
        assert len(own(s, seat, "private")) == 3
        assert len(own(s, seat, "draft")) == 5
        assert own(s, seat, "hand") == own(s, seat, "picked") == []


@rule("JK-T06", "JK-T08")
def test_every_round_shuffles_all_cards_anew() -> None:
    deals: dict[int, tuple[int, ...]] = {}
    for s in random_game({"mode": "two_vs_two"}, seed=3):
        if s.ask is not None and s.ask.key == "JK-D09":
            deals.setdefault(s.round, (s.aside, *s.private, *s.drafts))
    assert sorted(deals) == [1, 2, 3]
    assert len(set(deals.values())) == 3
    for deal in deals.values():
        assert [card_count(cards) for cards in deal] == [5, 3, 3, 5, 5]
        assert sum(deal) == ALL_CARDS


@rule("JK-T09", "JK-T10", "JK-T11", "JK-D09")
def test_the_draft_picks_one_and_exchanges_the_rest_five_times() -> None:
    s = at_the_draft()
    for step in range(5):
        assert s.to_act() == [0, 1]
        assert s.ask is not None
        assert s.ask.secret
        hands = [own(s, seat, "draft") for seat in range(2)]
        assert [len(hand) for hand in hands] == [5 - step] * 2
        picked = [own(s, seat, "picked") for seat in range(2)]
        assert [len(cards) for cards in picked] == [step] * 2
        give(s, 1, f"pick {hands[1][-1]}")
        assert s.to_act() == [0]
        assert own(s, 0, "draft") == hands[0]  # nothing changes hands before both have picked
        if step < 4:
            give(s, 0, f"pick {hands[0][0]}")
            assert own(s, 0, "draft") == hands[1][:-1]
            assert own(s, 1, "draft") == hands[0][1:]
            assert set(own(s, 0, "picked")) == {*picked[0], hands[0][0]}
            assert set(own(s, 1, "picked")) == {*picked[1], hands[1][-1]}
    give(s, 0, legal(s, 0)[0])
    assert asked(s) == "JK-D10"


@rule("JK-T11", "JK-T09")
def test_picked_and_private_cards_are_kept_apart_from_the_draft_hand() -> None:
    s = at_the_draft()
    picks = [own(s, seat, "draft")[0] for seat in range(2)]
    for seat in range(2):
        give(s, seat, f"pick {picks[seat]}")
    assert own(s, 0, "picked") == [picks[0]]
    assert refusal(s, f"pick {picks[0]}", 0) == "JK-T09"
    assert refusal(s, f"pick {own(s, 0, 'private')[0]}", 0) == "JK-T09"


@rule("JK-T12", "JK-Q69", "JK-Q70")
def test_three_private_and_five_picked_cards_make_the_hand_and_nothing_is_passed() -> None:
    s = at_the_draft()
    private = [own(s, seat, "private") for seat in range(2)]
    aside = s.aside
    keys = []
    while asked(s) == "JK-D09":
        keys.append(asked(s))
        s.apply(s.to_act()[0], s.default(s.to_act()[0]))
    assert keys == ["JK-D09"] * 10
    assert asked(s) == "JK-D10"
    for seat in range(2):
        picks = {e["card"] for e in happened(s, "jk-picked") if e["player"] == seat}
        assert len(picks) == 5
        assert set(own(s, seat, "hand")) == {*private[seat], *picks}
        assert own(s, seat, "passed") == own(s, seat, "received") == []
    assert s.aside == aside


@rule("JK-Q69", "JK-Q81", "JK-D09")
def test_the_fifth_pick_is_forced_and_given_automatically() -> None:
    session = Session(JORAKU, {"mode": "two_vs_two"}, seed=2)
    while session.state.ask is not None and session.state.ask.key != "JK-D10":
        seat = session.state.to_act()[0]
        session.submit(seat, session.state.default(seat))
    picks = [a for a in session.answers if JORAKU.text(a.action).startswith("pick")]
    assert [answer.auto for answer in picks] == [False] * 8 + [True] * 2
