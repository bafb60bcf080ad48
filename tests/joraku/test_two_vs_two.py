"""Two players, "2 vs 2" (JK-T), its rulings (JK-Q61…Q70, Q80…Q82) and vectors (JK-X52…X54, X61)."""

from __future__ import annotations

import pytest

from gunbai.core.session import Session
from gunbai.games.joraku.state import JorakuState
from gunbai.games.joraku.tables import ALL_CARDS, card_count
from tests.joraku.table import (
    JORAKU,
    answer_by_default,
    asked,
    at_table,
    do,
    gained,
    give,
    happened,
    home,
    legal,
    new_game,
    own,
    points,
    random_game,
    refusal,
    samurai,
    supply,
    trick,
)
from tests.rule import rule


def two_vs_two(seed: int = 1) -> JorakuState:
    return new_game(seed, mode="two_vs_two")


def at_the_draft(seed: int = 1) -> JorakuState:
    """A new game up to the first pick."""
    s = two_vs_two(seed)
    give(s, 0, "lower red")
    give(s, 1, "lower yellow")
    return s


# setup


@rule("JK-T01", "JK-T05")
def test_each_player_has_two_colours_with_everything_of_their_own() -> None:
    s = at_the_draft()
    assert s.seats() == 2
    factions = s.observe(-1)["factions"]
    assert isinstance(factions, list)
    assert [(f["colour"], f["seat"]) for f in factions] == [
        ("red", 0),
        ("blue", 0),
        ("yellow", 1),
        ("purple", 1),
    ]
    assert all(f["supply"] == 10 and f["points"] == 0 for f in factions)
    assert all(f["daimyo"] is not None for f in factions)


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


# skirmish


@rule("JK-X52", "JK-T13", "JK-T14", "JK-T15", "JK-Q62", "JK-D10")
@pytest.mark.parametrize("first", ["yellow", "purple"])
def test_order_of_the_four_plays(first: str) -> None:
    s = at_table(
        ["3r 5r 1b 2b", "4r 2r 3b 4b"],
        mode="two_vs_two",
        points={"red": 12, "blue": 9, "yellow": 7, "purple": 7},
    )
    assert (s.to_act(), asked(s)) == ([0], "JK-D03")
    trick(s, "3r")
    assert (s.to_act(), asked(s)) == ([1], "JK-D10")
    assert legal(s) == ["command yellow", "command purple"]
    do(s, f"command {first}")
    trick(s, "4r")
    assert (s.to_act(), asked(s)) == ([0], "JK-D03")
    trick(s, "5r")
    assert (s.to_act(), asked(s)) == ([1], "JK-D03")
    trick(s, "2r")
    other = "purple" if first == "yellow" else "yellow"
    plays = [(play["player"], play["colour"]) for play in happened(s, "jk-played")]
    assert plays == [(0, "red"), (1, first), (0, "blue"), (1, other)]


@rule("JK-T13", "JK-Q62")
def test_the_holder_of_kachidoki_begins_whoever_that_is() -> None:
    s = at_table(
        ["3r 5r", "4r 2r"],
        mode="two_vs_two",
        leader=1,
        points={"red": 1, "purple": 5},
    )
    trick(s, "4r 3r 2r 5r")
    plays = [(play["player"], play["colour"]) for play in happened(s, "jk-played")]
    assert plays == [(1, "purple"), (0, "red"), (1, "yellow"), (0, "blue")]


@rule("JK-T14")
def test_more_reputation_goes_first_and_cannot_be_put_off() -> None:
    s = at_table(["3r 5r", "4r 2r"], mode="two_vs_two", points={"blue": 1})
    assert asked(s) == "JK-D03"
    do(s, "play 3r")
    assert happened(s, "jk-played")[-1]["colour"] == "blue"


@rule("JK-D10", "JK-T01")
def test_a_player_commands_only_own_factions() -> None:
    s = at_table(["3r 5r", "4r 2r"], mode="two_vs_two")
    assert asked(s) == "JK-D10"
    assert refusal(s, "command yellow") == "JK-T01"


@rule("JK-Q63", "JK-T15", "JK-T14")
def test_who_is_first_is_found_anew_in_each_trick_and_not_changed_within_it() -> None:
    """Blue's 6 for entering Kyoto (card 4) puts it ahead of red: from the next trick on."""
    s = at_table(
        ["3r 4r 5r 6r", "1r 2r nr 1y"],
        mode="two_vs_two",
        variants=[4],
        numbers={"red": 5, "blue": 6, "yellow": 1, "purple": 2},
        daimyo={"red": 5, "blue": 1, "yellow": 6, "purple": 6},
        points={"red": 9, "blue": 8, "yellow": 1},
    )
    trick(s, "3r 1r")
    do(s, "play 4r", "effect b", "march kyoto", "stop")
    trick(s, "2r")
    assert points(s)["blue"] == 8 + 6 + 3
    trick(s, "5r nr 6r 1y")
    colours = [play["colour"] for play in happened(s, "jk-played")]
    assert colours == ["red", "yellow", "blue", "purple", "blue", "yellow", "red", "purple"]


@rule("JK-Q63", "JK-T15", "JK-Q53")
def test_overtaking_within_a_trick_does_not_change_its_order() -> None:
    """Red gains by entering Kyoto in the first play: blue still plays second."""
    s = at_table(
        ["6r 4r", "1r 2r"],
        mode="two_vs_two",
        variants=[4],
        daimyo={"red": 5, "blue": 1},
        points={"red": 2, "blue": 9, "purple": 1},
    )
    do(s, "play 6r", "effect b", "march kyoto", "stop")
    assert points(s)["blue"] == 11
    trick(s, "1r 4r 2r")
    colours = [play["colour"] for play in happened(s, "jk-played")]
    assert colours == ["blue", "purple", "red", "yellow"]


@rule("JK-T16")
def test_a_card_works_with_the_pieces_of_its_own_faction() -> None:
    s = at_table(
        ["3r 5r nr 2b", "4r 2r 3b 4b"],
        mode="two_vs_two",
        daimyo={"red": 4, "blue": 2, "yellow": 4, "purple": 2},
        samurai={"red": {6: 1}, "blue": {1: 7}, "yellow": {4: 1}, "purple": {2: 1}},
        points={"red": 5, "yellow": 5},
    )
    do(s, "play 3r", "effect a", "place owari 3")
    assert samurai(s, "red") == [0, 0, 0, 3, 0, 0, 1]
    assert supply(s, "red") == 6
    assert samurai(s, "blue") == [0, 7, 0, 0, 0, 0, 0]
    trick(s, "4r")
    do(s, "play 5r", "effect b")
    assert legal(s) == [
        "march omi",
        "march owari",
        "move omi kyoto",
        "move omi ise",
        "remove purple",
        "stop",
    ]
    do(s, "remove purple", "stop")
    assert (samurai(s, "purple")[2], samurai(s, "yellow")[4]) == (0, 1)
    do(s, "play 2r", "effect a", "place ise 3")
    assert samurai(s, "purple") == [0, 0, 3, 0, 0, 0, 0]


@rule("JK-T16", "JK-T01")
def test_the_supplies_of_two_factions_are_not_shared() -> None:
    s = at_table(
        ["nr 5r", "4r 2r"],
        mode="two_vs_two",
        samurai={"red": {0: 9}},
        points={"red": 5, "yellow": 5},
    )
    do(s, "play nr", "place kyoto 1")
    assert s.to_act() == [1]  # red has no more, though blue has ten


@rule("JK-T17", "JK-Q61", "JK-K04")
def test_all_three_later_plays_follow_with_the_whole_hand() -> None:
    s = at_table(
        ["3r 5r nr 2b", "4r 6b 3b 4b"],
        mode="two_vs_two",
        points={"red": 5, "yellow": 5},
    )
    trick(s, "3r")
    assert legal(s) == ["play 4r"]
    assert refusal(s, "play 6b") == "JK-T17"
    trick(s, "4r")
    assert legal(s) == ["play nr", "play 5r"]  # the leader's second card follows, too
    trick(s, "nr")
    assert legal(s) == ["play 3b", "play 4b", "play 6b"]


@rule("JK-T17", "JK-Q61")
def test_the_first_card_of_the_trick_sets_the_colour_not_the_opponents() -> None:
    s = at_table(
        ["3r 5b nr 2b", "1b 6b 3b 4y"],
        mode="two_vs_two",
        points={"red": 5, "yellow": 5},
    )
    trick(s, "3r 6b")
    assert legal(s) == ["play nr"]


@rule("JK-X53", "JK-T18", "JK-T19", "JK-Q65", "JK-Q80")
def test_the_ninja_beats_the_six_of_its_own_player_and_scores_for_its_faction() -> None:
    s = at_table(
        ["6r nr 1b 2b", "5r 4r 3b 4b"],
        mode="two_vs_two",
        leader=0,
        daimyo={"red": 6, "blue": 3, "yellow": 3, "purple": 5},
        samurai={"blue": {3: 1}},
        points={"red": 5, "yellow": 5},
    )
    trick(s, "6r 5r nr 4r")
    assert s.kachidoki == 0
    assert happened(s, "jk-won")[-1]["colour"] == "blue"
    assert happened(s, "jk-kachidoki")[-1]["area"] == "owari"
    assert gained(s, "kachidoki") == {"blue": 3, "yellow": 2}


@rule("JK-T18", "JK-T19", "JK-Q80")
def test_the_opponents_second_card_can_win_and_only_its_area_is_scored() -> None:
    s = at_table(
        ["3r 2r 1b 2b", "1r 5r 3b 4b"],
        mode="two_vs_two",
        daimyo={"red": 6, "blue": 4, "yellow": 2, "purple": 4},
        points={"red": 5, "yellow": 5},
    )
    trick(s, "3r 1r 2r 5r")
    assert s.kachidoki == 1
    assert s.to_act() == [1]
    assert gained(s, "kachidoki") == {"blue": 2, "purple": 2}


@rule("JK-T19")
def test_two_factions_of_one_player_rival_each_other_for_ranks() -> None:
    s = at_table(
        ["6r 2r 1b 2b", "1r 5r 3b 4b"],
        mode="two_vs_two",
        daimyo={"red": 4, "blue": 2, "yellow": 2, "purple": 5},
        samurai={"blue": {4: 5}, "yellow": {4: 3}, "purple": {4: 4}},
        points={"red": 5, "yellow": 5},
    )
    trick(s, "6r 1r 2r 5r")
    assert gained(s, "kachidoki") == {"blue": 3, "purple": 2, "yellow": 1}


@rule("JK-Q66", "JK-T14")
def test_the_winner_leads_with_the_richer_daimyo_not_with_the_winning_one() -> None:
    s = at_table(
        ["3r 6r 1b 2b", "1r 5r 3b 4b"],
        mode="two_vs_two",
        leader=1,
        points={"red": 50, "yellow": 5},
    )
    trick(s, "1r 3r 5r 6r")
    assert happened(s, "jk-won")[-1]["colour"] == "blue"
    assert s.to_act() == [0]
    do(s, "play 1b")
    assert happened(s, "jk-played")[-1]["colour"] == "red"


@rule("JK-X61", "JK-Q64", "JK-K19", "JK-K24", "JK-D07")
def test_the_other_own_faction_is_no_opponent() -> None:
    s = at_table(
        ["1r 6r", "2r 5r"],
        mode="two_vs_two",
        daimyo={"red": 3, "yellow": 3},
        samurai={"red": {3: 1}, "blue": {3: 1}, "yellow": {3: 1}},
        points={"red": 1, "yellow": 1},
    )
    do(s, "play 1r", "effect b")
    assert [text for text in legal(s) if text.startswith("remove")] == ["remove yellow"]
    assert refusal(s, "remove blue") == "JK-Q64"
    assert refusal(s, "remove red") == "JK-K24"


@rule("JK-T20", "JK-T12", "JK-T13")
def test_a_round_has_four_tricks_and_empties_the_hands() -> None:
    tricks = [0, 0, 0]
    for s in random_game({"mode": "two_vs_two"}, seed=8):
        if s.ask is not None and s.ask.key == "JK-D03" and not len(s.plays) % 4:
            tricks[s.round - 1] += 1
        if s.round > 1 and not s.plays:
            assert len(happened(s, "jk-won")) == 4 * (s.round - 1)
    assert tricks == [4, 4, 4]
    assert len(happened(s, "jk-won")) == 12
    assert s.hands == [0, 0]


# prestige and end


@rule("JK-T21")
def test_prestige_ranks_and_pays_all_four_factions_separately() -> None:
    s = at_table(
        ["3r 2r", "1r 5r"],
        mode="two_vs_two",
        daimyo={"red": 4, "blue": 4, "yellow": 6, "purple": 5},
        samurai={"red": {4: 2}, "blue": {4: 1}, "purple": {4: 1}},
        points={"red": 1, "yellow": 1},
    )
    trick(s, "3r 1r 2r 5r")
    assert gained(s, "prestige", "mikawa") == {"red": 5, "blue": 3, "purple": 2}


def final(first: tuple[int, int], second: tuple[int, int], holder: int) -> list[int]:
    """The places when round III ends with these points.

    All daimyos are level in Shinano, which pays nothing in round III: nobody gains any more.
    `holder` wins the last trick.
    """
    low, high = "1r 2r", "3r 4r"
    s = at_table(
        [high, low] if holder == 0 else [low, high],
        mode="two_vs_two",
        round_=3,
        daimyo=dict.fromkeys(["red", "blue", "yellow", "purple"], 6),
        points={"red": first[0], "blue": first[1], "yellow": second[0], "purple": second[1]},
    )
    while s.ask is not None:
        do(s, legal(s)[0])  # the first colour, the lowest card, effect A with nobody
    assert s.kachidoki == holder
    assert list(points(s).values()) == [*first, *second]
    result = s.result()
    assert result is not None
    return result.places


@rule("JK-X54", "JK-T22", "JK-T23", "JK-T24", "JK-Q67")
@pytest.mark.parametrize("holder", [0, 1])
def test_the_end(holder: int) -> None:
    assert final((40, 22), (40, 25), holder) == [2, 1]
    assert final((41, 5), (40, 39), holder) == [1, 2]
    assert final((5, 41), (40, 39), holder) == [1, 2]  # whichever faction is the better one
    assert final((40, 25), (25, 40), holder) == ([1, 2] if holder == 0 else [2, 1])


@rule("JK-Q67", "JK-T22", "JK-T23")
@pytest.mark.parametrize("holder", [0, 1])
def test_the_top_tie_within_one_player(holder: int) -> None:
    assert final((30, 30), (30, 29), holder) == [1, 2]
    assert final((12, 3), (30, 30), holder) == [2, 1]


# taking back


@rule("JK-Q82", "JK-V4a")
def test_undo_gives_back_the_points_and_the_right_of_card_4() -> None:
    session = Session(JORAKU, {"mode": "two_vs_two", "variants": "4,6"}, seed=1)
    march = JORAKU.parse("march kyoto")
    while True:
        seat = session.state.to_act()[0]
        actions = session.state.legal(seat)
        if march in actions:
            break
        texts = [JORAKU.text(action) for action in actions]
        towards = [t for t in texts if t.startswith("march")][:1]
        wish = "effect b" if "effect b" in texts else towards[0] if towards else ""
        session.submit(seat, JORAKU.parse(wish) if wish else session.state.default(seat))
    before = session.state.dump()
    told = len(session.events)
    for _ in range(2):
        session.submit(seat, march)
        entries = [event for event in session.events[told:] if event.key == "jk-gained"]
        assert len(entries) == 1
        assert session.state.dump()["factions"] != before["factions"]
        session.undo(seat)
        assert session.state.dump() == before
