"""Two players with a neutral (JK-N), its rulings (JK-Q71…Q79) and vectors (JK-X55…X60)."""

from __future__ import annotations

import pytest

from gunbai.games.joraku.state import JorakuState
from gunbai.games.joraku.tables import ALL_CARDS, AREAS, card_count
from tests.joraku.table import (
    answer_by_default,
    asked,
    do,
    factions,
    gained,
    give,
    happened,
    home,
    legal,
    neutral_table,
    new_game,
    own,
    owners,
    points,
    random_game,
    refusal,
    samurai,
    supply,
    trick,
)
from tests.rule import rule

NEUTRAL = "yellow"  # the first colour that no player has


def neutral_game(seed: int = 1) -> JorakuState:
    return new_game(seed, mode="neutral")


# setup


@rule("JK-N01", "JK-N02", "JK-Q76", "JK-D01")
def test_two_players_as_usual_and_a_third_colour_without_a_player() -> None:
    shared = False
    for seed in range(60):
        s = neutral_game(seed)
        assert owners(s) == [("red", 0), ("blue", 1), (NEUTRAL, -1)]
        red, blue, neutral = factions(s)
        assert red["number"] != blue["number"]
        assert all(1 <= f["number"] <= 6 and f["supply"] == 10 for f in (red, blue))
        assert all(f["daimyo"] == AREAS[f["number"]] for f in (red, blue))
        assert neutral["number"] == 0
        assert s.kachidoki == (0 if red["number"] > blue["number"] else 1)
        assert points(s) == {"red": 0, "blue": 0, NEUTRAL: 0}
        shared |= "shinano" in (red["daimyo"], blue["daimyo"])
    assert shared  # a player's daimyo may start where the neutral one stands


@rule("JK-X55", "JK-N03", "JK-N04")
def test_where_the_neutral_starts() -> None:
    s = neutral_game()
    assert home(s, NEUTRAL) == 6
    assert samurai(s, NEUTRAL) == [0, 2, 2, 2, 2, 2, 0]
    assert supply(s, NEUTRAL) == 0


# recruitment


@rule("JK-N05", "JK-N06")
def test_five_cards_aside_and_eight_for_each_in_every_round() -> None:
    seen = set()
    for s in random_game({"mode": "neutral"}, seed=4):
        if s.ask is not None and s.ask.key == "JK-D11":
            assert s.observe(-1)["aside"] == 5
            assert [len(own(s, seat, "hand")) for seat in range(2)] == [8, 8]
            assert s.aside | s.hands[0] | s.hands[1] == ALL_CARDS
            seen.add((s.round, s.hands[0]))
    assert len(seen) == 3


@rule("JK-N07", "JK-N08", "JK-D11", "JK-D12", "JK-Q77")
def test_three_cards_are_passed_then_one_is_discarded_even_one_just_received() -> None:
    s = neutral_game()
    hands = [own(s, seat, "hand") for seat in range(2)]
    assert asked(s) == "JK-D11"
    assert len(legal(s, 0)) == len(legal(s, 1)) == 56
    assert refusal(s, f"pass {' '.join(hands[0][:2])}", 0) == "JK-N07"
    give(s, 1, f"pass {' '.join(hands[1][5:])}")
    assert own(s, 0, "hand") == hands[0]
    give(s, 0, f"pass {' '.join(hands[0][:3])}")
    assert set(own(s, 0, "hand")) == {*hands[0][3:], *hands[1][5:]}
    assert set(own(s, 1, "hand")) == {*hands[0][:3], *hands[1][:5]}
    assert asked(s) == "JK-D12"
    assert len(legal(s, 0)) == 8
    give(s, 0, f"discard {hands[1][5]}")  # received from seat 1
    assert s.to_act() == [1]
    assert len(own(s, 0, "hand")) == 8  # at the same time
    give(s, 1, f"discard {hands[1][0]}")
    assert set(own(s, 0, "hand")) == {*hands[0][3:], *hands[1][6:]}
    assert [len(own(s, seat, "hand")) for seat in range(2)] == [7, 7]
    assert own(s, 0, "discarded") == [hands[1][5]]
    assert card_count(s.aside) == 5


@rule("JK-N08")
def test_only_a_card_of_the_hand_is_discarded() -> None:
    s = neutral_game()
    answer_by_default(s, "JK-D12")
    absent = own(s, 1, "hand")[0]
    assert refusal(s, f"discard {absent}", 0) == "JK-N08"


@rule("JK-X56", "JK-N09", "JK-N10", "JK-Q71", "JK-Q75")
def test_the_neutral_marches_in_rounds_two_and_three() -> None:
    """Defaults never relocate a neutral samurai."""
    s = neutral_game()
    answer_by_default(s, "JK-D03", 1)
    assert (home(s, NEUTRAL), samurai(s, NEUTRAL)) == (6, [0, 2, 2, 2, 2, 2, 0])
    answer_by_default(s, "JK-D03", 2)
    assert (home(s, NEUTRAL), samurai(s, NEUTRAL)) == (5, [2, 2, 2, 2, 2, 0, 0])
    answer_by_default(s, "JK-D03", 3)
    assert (home(s, NEUTRAL), samurai(s, NEUTRAL)) == (4, [4, 2, 2, 2, 0, 0, 0])
    answer_by_default(s)
    assert (home(s, NEUTRAL), samurai(s, NEUTRAL)) == (4, [4, 2, 2, 2, 0, 0, 0])


@rule("JK-N09", "JK-Q72")
@pytest.mark.parametrize("round_", [2, 3])
def test_the_march_is_the_last_step_of_recruitment(round_: int) -> None:
    s = neutral_game()
    answer_by_default(s, "JK-D11", round_)
    assert home(s, NEUTRAL) == 8 - round_
    answer_by_default(s, "JK-D12", round_)
    assert home(s, NEUTRAL) == 8 - round_
    answer_by_default(s, "JK-D03", round_)
    assert home(s, NEUTRAL) == 7 - round_
    assert not s.plays
    assert len(happened(s, "jk-neutral-marches")) == round_ - 1


# skirmish


@rule("JK-N11", "JK-N17")
def test_seven_tricks_of_two_cards_in_which_the_neutral_has_no_part() -> None:
    for s in random_game({"mode": "neutral"}, seed=6):
        assert s.kachidoki in (0, 1)
        assert all(seat in (0, 1) for seat in s.to_act())
    plays = happened(s, "jk-played")
    won = happened(s, "jk-won")
    assert (len(plays), len(won)) == (3 * 14, 3 * 7)
    assert {play["colour"] for play in plays} == {"red", "blue"}
    for number, (lead, follow) in enumerate(zip(plays[::2], plays[1::2], strict=True)):
        assert {lead["player"], follow["player"]} == {0, 1}
        if number:
            assert lead["player"] == won[number - 1]["player"]
    assert points(s)[NEUTRAL] == 0


@rule("JK-N11")
def test_following_effects_winner_and_kachidoki_are_as_usual() -> None:
    s = neutral_table(["3r 1y", "nr 6b"], daimyo={"red": 1, "blue": 6})
    do(s, "play 3r", "effect a", "place owari 2")
    assert legal(s) == ["play nr"]
    do(s, "play nr", "place kyoto 1", "stop")
    assert s.kachidoki == 0
    assert s.to_act() == [0]
    assert samurai(s, "red")[3] == 2
    assert samurai(s, "blue")[0] == 1
    assert gained(s, "kachidoki") == {"red": 2}  # 2 like the neutral's two samurai in Omi


def acting(home_: int, front: int, spread: dict[int, int], card: str = "1r") -> JorakuState:
    """Red, whose daimyo is in `home_`, has played a card for its action points."""
    s = neutral_table(
        [f"{card} 1y", "2r 6b"],
        daimyo={"red": home_, "blue": home_, NEUTRAL: front},
        samurai={NEUTRAL: spread, "blue": {home_: 2}},
    )
    do(s, f"play {card}", "effect b")
    return s


@rule("JK-N12", "JK-Q78", "JK-D07")
def test_a_neutral_samurai_beside_the_daimyo_may_be_the_target_for_one_point() -> None:
    s = acting(3, 6, {3: 2, 5: 8})
    assert [text for text in legal(s) if text.startswith("remove")] == [
        "remove blue",
        f"remove {NEUTRAL}",
    ]
    do(s, f"remove {NEUTRAL}", "send kyoto")
    assert s.to_act() == [1]  # the one point is spent


@rule("JK-N12", "JK-Q78", "JK-K19")
def test_a_neutral_samurai_elsewhere_is_out_of_reach() -> None:
    s = acting(3, 6, {2: 5, 4: 5})
    assert refusal(s, f"remove {NEUTRAL}") == "JK-K19"


@rule("JK-N13", "JK-Q74", "JK-D13")
def test_it_is_not_taken_off_the_map_but_sent_to_any_other_area() -> None:
    s = acting(3, 6, {3: 2, 5: 8}, card="2r")
    do(s, f"remove {NEUTRAL}")
    assert asked(s) == "JK-D13"
    assert s.to_act() == [0]
    do(s, "send shinano")
    assert samurai(s, NEUTRAL) == [0, 0, 0, 1, 0, 8, 1]
    assert supply(s, NEUTRAL) == 0
    do(s, f"remove {NEUTRAL}", "send kyoto")
    assert samurai(s, NEUTRAL) == [1, 0, 0, 0, 0, 8, 1]


@rule("JK-X57", "JK-N14", "JK-Q73", "JK-Q74", "JK-D13")
def test_not_behind_the_neutral_daimyo_and_not_into_the_same_area() -> None:
    s = acting(3, 5, {3: 2, 0: 2, 1: 2, 2: 2, 4: 2})
    do(s, f"remove {NEUTRAL}")
    assert legal(s) == [f"send {AREAS[area]}" for area in (0, 1, 2, 4, 5)]
    assert refusal(s, "send owari") == "JK-Q74"
    assert refusal(s, "send shinano") == "JK-N14"


@rule("JK-X60", "JK-N14", "JK-Q74", "JK-Q73", "JK-D13")
def test_from_kyoto() -> None:
    s = acting(0, 4, {0: 4, 1: 2, 2: 2, 3: 2})
    do(s, f"remove {NEUTRAL}")
    assert legal(s) == [f"send {AREAS[area]}" for area in (1, 2, 3, 4)]
    assert refusal(s, "send kyoto") == "JK-Q74"
    assert refusal(s, "send totomi") == refusal(s, "send shinano") == "JK-N14"


@rule("JK-Q73")
def test_in_round_one_nothing_is_behind() -> None:
    s = acting(1, 6, {1: 2, 2: 2, 3: 2, 4: 2, 5: 2})
    do(s, f"remove {NEUTRAL}")
    assert legal(s) == [f"send {AREAS[area]}" for area in (0, 2, 3, 4, 5, 6)]


@rule("JK-N14", "JK-Q73", "JK-Q75", "JK-C11")
def test_no_neutral_samurai_is_ever_behind_its_daimyo_and_all_ten_stay() -> None:
    sent = 0
    for seed in range(4):
        for s in random_game({"mode": "neutral"}, seed=seed):
            front = home(s, NEUTRAL)
            marched = s.round > 1 and s.ask is not None and s.ask.key not in ("JK-D11", "JK-D12")
            if s.ask is not None:
                assert front == (7 - s.round if marched else min(6, 8 - s.round))
            assert not any(samurai(s, NEUTRAL)[front + 1 :])
            assert sum(samurai(s, NEUTRAL)) == 10
        sent += len(happened(s, "jk-sent"))
    assert sent > 5


@rule("JK-Q75", "JK-K23")
def test_players_cannot_move_the_neutral_daimyo() -> None:
    s = acting(6, 6, {1: 5, 2: 5}, card="6r")
    assert legal(s) == ["march totomi", "remove blue", "stop"]
    do(s, "march totomi")
    assert home(s, NEUTRAL) == 6


# scoring


@rule("JK-X58", "JK-N15")
def test_the_neutral_takes_a_rank_in_kachidoki_but_no_points() -> None:
    s = neutral_table(
        ["5r 1y", "2r 6b"],
        daimyo={"red": 3, "blue": 6},
        samurai={"red": {3: 1}, "blue": {3: 1}},
    )
    trick(s, "5r 2r")
    assert points(s) == {"red": 3, "blue": 1, NEUTRAL: 0}


@rule("JK-X59", "JK-N15", "JK-W11", "JK-Q79")
def test_a_tie_with_the_neutral_lowers_the_rank() -> None:
    s = neutral_table(["5r 1y", "2r 6b"], daimyo={"red": 3, "blue": 6})
    trick(s, "5r 2r")
    assert points(s) == {"red": 2, "blue": 0, NEUTRAL: 0}


@rule("JK-N16", "JK-Q79")
def test_the_neutral_takes_ranks_in_prestige_but_no_points() -> None:
    s = neutral_table(
        ["5r", "2r"],
        daimyo={"red": 5, "blue": 6},
        samurai={"red": {4: 3}, "blue": {4: 1}},
    )
    trick(s, "5r 2r")
    assert gained(s, "prestige", "mikawa") == {"red": 5, "blue": 2}
    assert gained(s, "prestige", "totomi") == {"red": 3}  # 2 like the neutral: both 2nd
    assert gained(s, "prestige", "shinano") == {"blue": 4}  # daimyo against daimyo: both 2nd
    assert points(s)[NEUTRAL] == 0


@rule("JK-N16")
def test_the_neutral_can_be_first_and_still_gains_nothing() -> None:
    s = neutral_table(["5r", "2r"], daimyo={"red": 6, "blue": 6})
    trick(s, "5r 2r")
    assert gained(s, "prestige", "mikawa") == {}
    assert gained(s, "prestige", "shinano") == {"red": 2, "blue": 2}


@rule("JK-N18", "JK-N17")
@pytest.mark.parametrize(
    ("red", "blue", "numbers", "winner"),
    [
        (20, 10, (1, 6), 0),
        (10, 20, (6, 1), 1),
        (15, 15, (4, 3), 0),
        (15, 15, (2, 5), 1),
    ],
)
def test_the_end(red: int, blue: int, numbers: tuple[int, int], winner: int) -> None:
    """Both daimyos are level in Shinano: whatever is gained there, both gain it."""
    s = neutral_table(
        ["5r", "2r"],
        round_=3,
        numbers={"red": numbers[0], "blue": numbers[1]},
        daimyo={"red": 6, "blue": 6, NEUTRAL: 4},
        samurai={NEUTRAL: {0: 4, 1: 2, 2: 2, 3: 2}},
        points={"red": red, "blue": blue},
    )
    trick(s, "5r 2r")
    assert points(s) == {"red": red + 2, "blue": blue + 2, NEUTRAL: 0}
    result = s.result()
    assert result is not None
    assert result.winners() == [winner]
    assert len(result.places) == 2
