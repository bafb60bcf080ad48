"""Two players with a neutral (JK-N), its rulings (JK-Q71…Q79) and vectors (JK-X55…X60)."""

from __future__ import annotations

import pytest

from gunbai.games.joraku.tables import ALL_CARDS, AREAS, card_count
from tests.joraku.table import WAYS, Table
from tests.rule import rule

NEUTRAL = "yellow"  # the first colour that no player has


def neutral_game(seed: int = 1) -> Table:
    return Table.new(seed, mode="neutral")


# setup


@rule("JK-N01", "JK-N02", "JK-Q76", "JK-D01")
def test_two_players_as_usual_and_a_third_colour_without_a_player() -> None:
    shared = False
    for seed in range(60):
        table = neutral_game(seed)
        assert table.owners == [("red", 0), ("blue", 1), (NEUTRAL, -1)]
        red, blue, neutral = table.factions()
        assert red["number"] != blue["number"]
        assert all(1 <= f["number"] <= 6 and f["supply"] == 10 for f in (red, blue))
        assert all(f["daimyo"] == AREAS[f["number"]] for f in (red, blue))
        assert neutral["number"] == 0
        assert table.state.kachidoki == (0 if red["number"] > blue["number"] else 1)
        assert table.points == {"red": 0, "blue": 0, NEUTRAL: 0}
        shared |= "shinano" in (red["daimyo"], blue["daimyo"])
    assert shared  # a player's daimyo may start where the neutral one stands


@rule("JK-X55", "JK-N03", "JK-N04")
def test_where_the_neutral_starts() -> None:
    table = neutral_game()
    assert table.daimyo(NEUTRAL) == "shinano"
    assert table.samurai(NEUTRAL) == [0, 2, 2, 2, 2, 2, 0]
    assert table.supply(NEUTRAL) == 0


# recruitment


@rule("JK-N05", "JK-N06")
def test_five_cards_aside_and_eight_for_each_in_every_round() -> None:
    seen = set()
    for table in Table.random_game({"mode": "neutral"}, seed=4):
        if table.asked == "JK-D11":
            assert table.view()["aside"] == 5
            assert [len(table.own(seat, "hand")) for seat in range(2)] == [8, 8]
            assert table.state.aside | table.state.hands[0] | table.state.hands[1] == ALL_CARDS
            seen.add((table.state.round, table.state.hands[0]))
    assert len(seen) == 3


@rule("JK-N07", "JK-N08", "JK-D11", "JK-D12", "JK-Q77")
def test_three_cards_are_passed_then_one_is_discarded_even_one_just_received() -> None:
    table = neutral_game()
    hands = [table.own(seat, "hand") for seat in range(2)]
    assert table.asked == "JK-D11"
    assert len(table.legal(0)) == len(table.legal(1)) == 56
    assert table.refusal(0, f"pass {' '.join(hands[0][:2])}") == "JK-N07"
    table.answer(1, f"pass {' '.join(hands[1][5:])}")
    assert table.own(0, "hand") == hands[0]
    table.answer(0, f"pass {' '.join(hands[0][:3])}")
    assert set(table.own(0, "hand")) == {*hands[0][3:], *hands[1][5:]}
    assert set(table.own(1, "hand")) == {*hands[0][:3], *hands[1][:5]}
    assert table.asked == "JK-D12"
    assert len(table.legal(0)) == 8
    table.answer(0, f"discard {hands[1][5]}")  # received from seat 1
    assert table.to_act == [1]
    assert len(table.own(0, "hand")) == 8  # at the same time
    table.answer(1, f"discard {hands[1][0]}")
    assert set(table.own(0, "hand")) == {*hands[0][3:], *hands[1][6:]}
    assert [len(table.own(seat, "hand")) for seat in range(2)] == [7, 7]
    assert table.own(0, "discarded") == [hands[1][5]]
    assert card_count(table.state.aside) == 5


@rule("JK-N08")
def test_only_a_card_of_the_hand_is_discarded() -> None:
    table = neutral_game()
    table.play_absent("JK-D12")
    absent = table.own(1, "hand")[0]
    assert table.refusal(0, f"discard {absent}") == "JK-N08"


@rule("JK-X56", "JK-N09", "JK-N10", "JK-Q71", "JK-Q75")
def test_the_neutral_marches_in_rounds_two_and_three() -> None:
    """Defaults never relocate a neutral samurai."""
    table = neutral_game()
    table.play_absent("JK-D03", 1)
    assert (table.daimyo(NEUTRAL), table.samurai(NEUTRAL)) == ("shinano", [0, 2, 2, 2, 2, 2, 0])
    table.play_absent("JK-D03", 2)
    assert (table.daimyo(NEUTRAL), table.samurai(NEUTRAL)) == ("totomi", [2, 2, 2, 2, 2, 0, 0])
    table.play_absent("JK-D03", 3)
    assert (table.daimyo(NEUTRAL), table.samurai(NEUTRAL)) == ("mikawa", [4, 2, 2, 2, 0, 0, 0])
    table.play_absent()
    assert (table.daimyo(NEUTRAL), table.samurai(NEUTRAL)) == ("mikawa", [4, 2, 2, 2, 0, 0, 0])


@rule("JK-N09", "JK-Q72")
@pytest.mark.parametrize("round_", [2, 3])
def test_the_march_is_the_last_step_of_recruitment(round_: int) -> None:
    table = neutral_game()
    table.play_absent("JK-D11", round_)
    assert table.daimyo(NEUTRAL) == AREAS[8 - round_]
    table.play_absent("JK-D12", round_)
    assert table.daimyo(NEUTRAL) == AREAS[8 - round_]
    table.play_absent("JK-D03", round_)
    assert table.daimyo(NEUTRAL) == AREAS[7 - round_]
    assert not table.state.plays
    assert len(table.events("jk-neutral-marches")) == round_ - 1


# skirmish


@rule("JK-N11", "JK-N17")
def test_seven_tricks_of_two_cards_in_which_the_neutral_has_no_part() -> None:
    for table in Table.random_game({"mode": "neutral"}, seed=6):
        assert table.state.kachidoki in (0, 1)
        assert all(seat in (0, 1) for seat in table.to_act)
    plays = table.events("jk-played")
    won = table.events("jk-won")
    assert (len(plays), len(won)) == (3 * 14, 3 * 7)
    assert {play["colour"] for play in plays} == {"red", "blue"}
    for number, (lead, follow) in enumerate(zip(plays[::2], plays[1::2], strict=True)):
        assert {lead["player"], follow["player"]} == {0, 1}
        if number:
            assert lead["player"] == won[number - 1]["player"]
    assert table.points[NEUTRAL] == 0


@rule("JK-N11")
def test_following_effects_winner_and_kachidoki_are_as_usual() -> None:
    table = Table(["3r 1y", "nr 6b"], mode="neutral", daimyo={"red": "omi", "blue": "shinano"})
    table.do("play 3r", "effect a", "place owari 2")
    assert table.legal() == ["play nr"]
    table.do("play nr", "place kyoto 1", "stop")
    assert table.state.kachidoki == 0
    assert table.to_act == [0]
    assert table.samurai("red")[3] == 2
    assert table.samurai("blue")[0] == 1
    assert table.gained("kachidoki") == {"red": 2}  # 2 like the neutral's two samurai in Omi


def acting(home: str, front: str, spread: dict[str, int], card: str = "1r") -> Table:
    """Red, whose daimyo is in `home`, has played a card for its action points."""
    table = Table(
        [f"{card} 1y", "2r 6b"],
        mode="neutral",
        daimyo={"red": home, "blue": home, NEUTRAL: front},
        samurai={NEUTRAL: spread, "blue": {home: 2}},
    )
    table.do(f"play {card}", "effect b")
    return table


@rule("JK-N12", "JK-Q78", "JK-D07")
def test_a_neutral_samurai_beside_the_daimyo_may_be_the_target_for_one_point() -> None:
    table = acting("owari", "shinano", {"owari": 2, "totomi": 8})
    assert [text for text in table.legal() if text.startswith("remove")] == [
        "remove blue",
        f"remove {NEUTRAL}",
    ]
    table.do(f"remove {NEUTRAL}", "send kyoto")
    assert table.to_act == [1]  # the one point is spent


@rule("JK-N12", "JK-Q78", "JK-K19")
def test_a_neutral_samurai_elsewhere_is_out_of_reach() -> None:
    table = acting("owari", "shinano", {"ise": 5, "mikawa": 5})
    assert table.refusal(f"remove {NEUTRAL}") == "JK-K19"


@rule("JK-N13", "JK-Q74", "JK-D13")
def test_it_is_not_taken_off_the_map_but_sent_to_any_other_area() -> None:
    table = acting("owari", "shinano", {"owari": 2, "totomi": 8}, card="2r")
    table.do(f"remove {NEUTRAL}")
    assert table.asked == "JK-D13"
    assert table.to_act == [0]
    table.do("send shinano")
    assert table.samurai(NEUTRAL) == [0, 0, 0, 1, 0, 8, 1]
    assert table.supply(NEUTRAL) == 0
    table.do(f"remove {NEUTRAL}", "send kyoto")
    assert table.samurai(NEUTRAL) == [1, 0, 0, 0, 0, 8, 1]


@rule("JK-X57", "JK-N14", "JK-Q73", "JK-Q74", "JK-D13")
def test_not_behind_the_neutral_daimyo_and_not_into_the_same_area() -> None:
    table = acting("owari", "totomi", {"owari": 2, "kyoto": 2, "omi": 2, "ise": 2, "mikawa": 2})
    table.do(f"remove {NEUTRAL}")
    assert table.legal() == [f"send {AREAS[area]}" for area in (0, 1, 2, 4, 5)]
    assert table.refusal("send owari") == "JK-Q74"
    assert table.refusal("send shinano") == "JK-N14"


@rule("JK-X60", "JK-N14", "JK-Q74", "JK-Q73", "JK-D13")
def test_from_kyoto() -> None:
    table = acting("kyoto", "mikawa", {"kyoto": 4, "omi": 2, "ise": 2, "owari": 2})
    table.do(f"remove {NEUTRAL}")
    assert table.legal() == [f"send {AREAS[area]}" for area in (1, 2, 3, 4)]
    assert table.refusal("send kyoto") == "JK-Q74"
    assert table.refusal("send totomi") == table.refusal("send shinano") == "JK-N14"


@rule("JK-Q73")
def test_in_round_one_nothing_is_behind() -> None:
    table = acting("omi", "shinano", {"omi": 2, "ise": 2, "owari": 2, "mikawa": 2, "totomi": 2})
    table.do(f"remove {NEUTRAL}")
    assert table.legal() == [f"send {AREAS[area]}" for area in (0, 2, 3, 4, 5, 6)]


@rule("JK-N14", "JK-Q73", "JK-Q75", "JK-C11")
def test_no_neutral_samurai_is_ever_behind_its_daimyo_and_all_ten_stay() -> None:
    sent = 0
    for seed in range(4):
        for table in Table.random_game({"mode": "neutral"}, seed=seed):
            front = AREAS.index(table.daimyo(NEUTRAL))
            marched = (
                table.state.round > 1 and table.asked and table.asked not in ("JK-D11", "JK-D12")
            )
            if table.asked:
                assert front == (
                    7 - table.state.round if marched else min(6, 8 - table.state.round)
                )
            assert not any(table.samurai(NEUTRAL)[front + 1 :])
            assert sum(table.samurai(NEUTRAL)) == 10
        sent += len(table.events("jk-sent"))
    assert sent > 5


@rule("JK-Q75", "JK-K23")
def test_players_cannot_move_the_neutral_daimyo() -> None:
    table = acting("shinano", "shinano", {"omi": 5, "ise": 5}, card="6r")
    assert table.legal() == ["march totomi", "remove blue", "stop"]
    table.do("march totomi")
    assert table.daimyo(NEUTRAL) == "shinano"


# scoring


@rule("JK-X58", "JK-N15")
def test_the_neutral_takes_a_rank_in_kachidoki_but_no_points() -> None:
    table = Table(
        ["5r 1y", "2r 6b"],
        mode="neutral",
        daimyo={"red": "owari", "blue": "shinano"},
        samurai={"red": {"owari": 1}, "blue": {"owari": 1}},
    )
    table.trick("5r 2r")
    assert table.points == {"red": 3, "blue": 1, NEUTRAL: 0}


@rule("JK-X59", "JK-N15", "JK-W11", "JK-Q79")
def test_a_tie_with_the_neutral_lowers_the_rank() -> None:
    table = Table(["5r 1y", "2r 6b"], mode="neutral", daimyo={"red": "owari", "blue": "shinano"})
    table.trick("5r 2r")
    assert table.points == {"red": 2, "blue": 0, NEUTRAL: 0}


@rule("JK-N16", "JK-Q79")
def test_the_neutral_takes_ranks_in_prestige_but_no_points() -> None:
    table = Table(
        ["5r", "2r"],
        mode="neutral",
        daimyo={"red": "totomi", "blue": "shinano"},
        samurai={"red": {"mikawa": 3}, "blue": {"mikawa": 1}},
    )
    table.trick("5r 2r")
    assert table.gained("prestige", "mikawa") == {"red": 5, "blue": 2}
    assert table.gained("prestige", "totomi") == {"red": 3}  # 2 like the neutral: both 2nd
    assert table.gained("prestige", "shinano") == {"blue": 4}  # daimyo against daimyo: both 2nd
    assert table.points[NEUTRAL] == 0


@rule("JK-N16")
def test_the_neutral_can_be_first_and_still_gains_nothing() -> None:
    table = Table(["5r", "2r"], mode="neutral", daimyo={"red": "shinano", "blue": "shinano"})
    table.trick("5r 2r")
    assert table.gained("prestige", "mikawa") == {}
    assert table.gained("prestige", "shinano") == {"red": 2, "blue": 2}


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
    table = Table(
        ["5r", "2r"],
        mode="neutral",
        round=3,
        numbers={"red": numbers[0], "blue": numbers[1]},
        daimyo={"red": "shinano", "blue": "shinano", NEUTRAL: "mikawa"},
        samurai={NEUTRAL: {"kyoto": 4, "omi": 2, "ise": 2, "owari": 2}},
        points={"red": red, "blue": blue},
    )
    table.trick("5r 2r")
    assert table.points == {"red": red + 2, "blue": blue + 2, NEUTRAL: 0}
    result = table.state.result()
    assert result is not None
    assert result.winners() == [winner]
    assert len(result.places) == 2


@rule("JK-N02", "JK-N03", "JK-N04", "JK-H01")
def test_the_neutral_faction_is_named_to_all_and_only_where_there_is_one() -> None:
    for options in WAYS:
        table = Table.new(3, **options)
        table.play_absent("JK-D03")
        neutral = [f["colour"] for f in table.factions() if f["seat"] < 0]
        assert table.told_to_all("jk-neutral") == [("jk-neutral", [colour]) for colour in neutral]
        assert neutral == (["yellow"] if options.get("mode") == "neutral" else [])


@rule("JK-N02")
def test_the_neutral_colour_is_the_first_that_nobody_chose() -> None:
    table = Table.new(3, mode="neutral", colours=["yellow", "purple"])
    assert table.events("jk-neutral") == [{"colour": "red"}]
