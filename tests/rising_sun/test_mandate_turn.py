"""A mandate turn: tiles, choice, order of players, common part and bonus (RS-P16…P30)."""

from __future__ import annotations

from typing import Unpack

import pytest

from gunbai import SPECTATOR
from gunbai.core.rng import seeded
from gunbai.core.session import Session
from gunbai.games.rising_sun.flow.mandate import new_turn
from gunbai.games.rising_sun.names import MANDATES
from tests.rising_sun.table import RISING_SUN, Given, Table
from tests.rule import rule

FOUR = "koi lotus turtle dragonfly"


def turn(active: str, tiles: str, honor_: str = FOUR, **more: Unpack[Given]) -> Table:
    """The active player looks at these tiles: three lie on top, the fourth is the only one left."""
    table = Table(honor_, **more)
    table.state.turn = table.seat(active)
    hand = [MANDATES.index(name) for name in tiles.split()]
    table.state.top = hand[:3]
    table.state.bag = [int(n == hand[3]) for n in range(5)]
    table.run(new_turn())
    return table


# the tiles


@rule("RS-P16", "RS-X10", "RS-HI02", "RS-DP05", "RS-Q14")
def test_the_active_player_looks_at_four_tiles_in_secret() -> None:
    table = turn("koi", "recruit harvest harvest betray")
    assert table.asked == "koi RS-DP05"
    own = table.view(0)["own"]
    assert own["tiles"] == ["recruit", "harvest", "harvest", "betray"]
    for viewer in (SPECTATOR, 1, 2, 3):
        view = table.view(viewer)
        assert view.get("own", {"tiles": []})["tiles"] == []
        assert view["mandate_turn"] == {
            "active": 0, "number": 1, "mandate": None, "order": [],
        }  # fmt: skip
    (drawn,) = table.events("rs-draws")
    assert set(drawn) == {"player"}


@rule("RS-Q14", "RS-HI02")
def test_the_tiles_cannot_be_shown() -> None:
    """No answer of the active player shows them; what is chosen is all that others learn."""
    table = turn("koi", "recruit harvest harvest betray")
    assert table.legal("koi") == ["choose recruit", "choose harvest", "choose betray"]
    table.answer("koi", "choose recruit")
    others = [event for event in table.log if event.seen_by(1)]
    assert "betray" not in str([RISING_SUN.arguments(event) for event in others])


@rule("RS-P17", "RS-DP05")
def test_one_of_the_four_is_chosen() -> None:
    table = turn("koi", "recruit harvest harvest betray")
    assert table.refusal("koi", "choose marshal") == "RS-P17"
    assert table.refusal("koi", "ready") == "refuse-other-decision"
    assert table.refusal("koi", "bury recruit harvest") == "RS-P19"
    table.answer("koi", "choose betray")
    assert [tile & 7 for tile in table.state.played] == [MANDATES.index("betray")]


@rule("RS-P18", "RS-P19", "RS-X11", "RS-HI03", "RS-HI04", "RS-Q15")
def test_the_chosen_tile_lies_open_and_three_go_back_on_top() -> None:
    table = turn("koi", "harvest recruit marshal betray")
    table.answer("koi", "choose recruit")
    assert [MANDATES[tile] for tile in table.state.top] == ["harvest", "marshal", "betray"]
    for viewer in (SPECTATOR, 0, 1):
        assert table.view(viewer)["track"] == [
            {"mandate": "recruit", "face_down": False, "tile": "recruit"}
        ]
    table.state.bag = [0, 0, 1, 0, 0]
    table.state.turn = 2
    table.run(new_turn())
    assert [MANDATES[tile] for tile in table.state.hand] == [
        "harvest",
        "marshal",
        "betray",
        "train",
    ]


@rule("RS-P19", "RS-C09")
def test_tiles_fill_the_track_from_the_left() -> None:
    table = Table.new(3, players=3, clans="koi,turtle,bonsai")
    lengths: list[int] = []
    while table.state.season == 0 and table.asked:
        view = table.view()
        chosen = [event["mandate"] for event in table.events("rs-mandate")]
        assert [tile["mandate"] for tile in view["track"]] == chosen
        lengths.append(len(chosen))
        table.stand_in()
    assert sorted(set(lengths)) == [0, 1, 2, 3, 4, 5, 6, 7][: max(lengths) + 1]
    assert max(lengths) >= 6


@rule("RS-P30", "RS-XD02", "RS-Q16", "RS-I04")
def test_the_stack_holds_enough_for_seven_turns() -> None:
    table = Table.new(3, players=3, clans="koi,turtle,bonsai")
    sizes: list[int] = []
    while table.asked:
        if table.key == "RS-DP05":
            assert len(table.state.hand) == 4
            sizes.append(sum(table.state.bag) + 4)
            table.sound()
        table.stand_in()
    assert sizes == [10, 9, 8, 7, 6, 5, 4] * 3


@rule("RS-XD02", "RS-P30")
def test_three_tiles_remain_after_the_seventh_turn() -> None:
    table = turn("koi", "recruit harvest marshal train")
    table.state.played = [tile | tile << 3 for tile in (0, 1, 2, 3, 4, 4)]
    table.answer("koi", "choose recruit")
    assert (len(table.state.played), len(table.state.top), sum(table.state.bag)) == (7, 3, 0)
    table.sound()


@rule("RS-DP05")
@pytest.mark.parametrize(
    ("tiles", "chosen"),
    [
        ("betray marshal train recruit", "choose marshal"),
        ("harvest betray train recruit", "choose harvest"),
        ("betray betray train train", "choose train"),
    ],
)
def test_an_absent_player_takes_the_first_tile_that_is_not_betray(tiles: str, chosen: str) -> None:
    assert turn("koi", tiles).default("koi") == chosen


# the order


@rule("RS-P20", "RS-P21", "RS-P22", "RS-XD03", "RS-MT01")
@pytest.mark.parametrize(
    ("name", "order"),
    [
        ("recruit", [3, 0, 1, 2]),
        ("marshal", [3, 0, 1, 2]),
        ("harvest", [3, 0, 1, 2]),
        ("train", [2, 3, 0, 1]),
        ("betray", [2]),
    ],
)
def test_the_order_of_players(name: str, order: list[int]) -> None:
    table = Table(FOUR, {"edo": {"koi": "bushi"}})
    table.mandate("turtle", name)
    table.play_absent()
    assert [event["player"] for event in table.events("rs-acted")] == order


@rule("RS-P20", "RS-DP07", "RS-DP08", "RS-DP10")
@pytest.mark.parametrize(
    ("name", "order"),
    [
        ("recruit", "dragonfly koi lotus turtle"),
        ("marshal", "dragonfly koi lotus turtle"),
        ("train", "turtle dragonfly koi lotus"),
        ("betray", "turtle"),
    ],
)
def test_players_are_asked_one_after_another(name: str, order: str) -> None:
    board = {"edo": dict.fromkeys(FOUR.split(), "bushi")}
    table = Table(FOUR, board)
    table.mandate("turtle", name)
    met: list[str] = []
    while table.asked:
        assert len(table.to_act) == 1
        if table.asked not in met:
            met.append(table.asked)
        table.stand_in()
    assert [word.split()[0] for word in met] == order.split()


@rule("RS-P23", "RS-P24", "RS-P26")
@pytest.mark.parametrize(("pair", "most"), [("", 1), ("turtle-koi", 2)])
def test_the_bonus_is_for_the_active_player_and_the_ally(pair: str, most: int) -> None:
    table = Table(FOUR, allies=pair)
    table.mandate("turtle", "recruit")
    summons: dict[str, int] = {}
    while table.asked:
        (clan, _) = table.asked.split()
        choices = table.legal(clan)
        summons[clan] = summons.get(clan, 0) + 1
        table.answer(clan, choices[1])
    assert summons == {"dragonfly": 1, "koi": most, "lotus": 1, "turtle": 2}
    assert list(summons) == ["dragonfly", "koi", "lotus", "turtle"]


@rule("RS-P25", "RS-V15", "RS-V38")
@pytest.mark.parametrize(("name", "word"), [("recruit", "done"), ("marshal", "done"),
                                            ("train", "pass"), ("betray", "done")])  # fmt: skip
def test_everybody_may_do_nothing_in_a_mandate(name: str, word: str) -> None:
    board = {"edo": {"koi": "bushi"}, "kansai": {"lotus": "bushi"}}
    table = Table(FOUR, board, coins={"koi": 5, "lotus": 5})
    table.mandate("koi", name)
    while table.asked:
        (clan, key) = table.asked.split()
        table.answer(clan, "pass" if key == "RS-DP09" else word)
    assert (table.figures("koi", "edo"), table.figures("lotus", "kansai")) == ("bushi", "bushi")
    assert (table.coins("koi"), table.coins("lotus")) == (5, 5)


@rule("RS-P27", "RS-P14")
def test_the_next_active_player_sits_to_the_left() -> None:
    for number, clan in enumerate(FOUR.split()):
        table = Table(FOUR)
        table.mandate(clan, "harvest")
        assert table.state.turn == number + 1
        view = table.view()
        assert view["active"] == (number + 1) % 4
        assert view["turns"] == [(number + turn) % 4 for turn in range(7)]


@rule("RS-P13", "RS-P14")
def test_the_seats_of_a_season_are_known_before_and_during_its_turns() -> None:
    table = Table.new(1, players=4, clans="koi,lotus,turtle,dragonfly")
    seen = []
    while table.state.season == 0 and table.asked:
        seen.append(table.view()["turns"])
        table.answer_at_random(seeded(len(seen)))
    assert seen == [[0, 1, 2, 3, 0, 1, 2]] * len(seen)
    assert table.view()["turns"][0] == 3


@rule("RS-P28", "RS-P12")
def test_play_goes_on_with_the_next_active_player_after_a_kami_turn() -> None:
    table = Table.new(1, players=4, clans="koi,lotus,turtle,dragonfly")
    table.play_absent("RS-DP22")
    walked = [event for event in table.history if event["key"] in ("rs-draws", "rs-kami")]
    assert [walked[2].get("player"), walked[3]["key"], walked[4].get("player")] == [2, "rs-kami", 3]


# what is automatic


@rule("RS-Q19", "RS-DP12")
def test_gains_are_taken_without_asking() -> None:
    table = Table(FOUR, {"kyoto": {"koi": "bushi bushi"}})
    table.mandate("koi", "harvest")
    assert table.asked == ""
    assert (table.points("koi"), table.coins("lotus")) == (4, 1)


@rule("RS-Q19")
def test_the_price_of_betrayal_is_automatic() -> None:
    table = Table(FOUR, allies="koi-dragonfly")
    table.mandate("koi", "betray")
    assert table.asked == ""
    assert table.honor == "lotus koi turtle dragonfly"


@rule("RS-Q19", "RS-DP10")
def test_a_question_with_one_answer_is_not_asked() -> None:
    """Nobody is asked in a Train whom even all coins of the others could not help (RS-Q12)."""
    table = Table(FOUR, coins={"turtle": 1}, display="righteousness")
    table.mandate("koi", "train")
    assert table.asked == "koi RS-DP10", "with the bonus one coin is enough"
    table.answer("koi", "pass")
    assert table.asked == ""


@rule("RS-HI02", "RS-DP05")
def test_even_a_forced_choice_of_tiles_takes_no_notice() -> None:
    """A hand of equal tiles can't happen, but the choice is never made automatically."""
    session = Session(RISING_SUN, {"players": 3, "clans": "koi,lotus,turtle"}, 1)
    for number in range(3):
        session.submit(number, RISING_SUN.parse("ready"))
    table = Table.of(session.state)
    assert table.asked == "koi RS-DP05"
    s = table.state
    s.hand = [s.hand[0]] * 4
    assert len(table.legal("koi")) == 1
    assert not s.stack[-1].evident(s, 0)


# Lotus


@rule("RS-LL01", "RS-LL02", "RS-LL03", "RS-DP06", "RS-Q17", "RS-HI05", "RS-V31")
def test_lotus_buries_a_tile_and_names_any_mandate() -> None:
    table = turn("lotus", "harvest recruit marshal marshal")
    assert table.asked == "lotus RS-DP06"
    assert len(table.legal("lotus")) == 3 * 5
    assert table.refusal("lotus", "choose harvest") == "RS-LL01"
    assert table.refusal("lotus", "bury betray harvest") == "RS-P17"
    table.answer("lotus", "bury harvest train")  # Train is not among the four
    assert table.asked == "lotus RS-DP10"  # the named mandate is carried out
    for viewer in (SPECTATOR, 0, 2, 3):
        assert table.view(viewer)["track"] == [
            {"mandate": "train", "face_down": True, "tile": None}
        ]
    assert table.view(1)["track"] == [{"mandate": "train", "face_down": True, "tile": "harvest"}]
    (buried,) = table.events("rs-buried")
    assert buried == {"player": 1, "mandate": "train"}
    assert "rs-mandate" not in table.keys


@rule("RS-LL03", "RS-LL02")
def test_lotus_names_a_mandate_whose_tiles_are_both_played() -> None:
    table = Table(FOUR)
    table.state.turn = 1
    table.state.played = [3 | 3 << 3, 3 | 3 << 3]  # both Harvests
    table.state.bag = [2, 2, 2, 0, 2]
    table.run(new_turn())
    table.answer("lotus", next(text for text in table.legal("lotus") if text.endswith("harvest")))
    assert [table.coins(clan) for clan in FOUR.split()] == [1, 1, 1, 1]


@rule("RS-LL04", "RS-Q17", "RS-E04")
def test_a_buried_tile_is_out_of_the_stack_until_cleanup() -> None:
    table = turn("lotus", "harvest recruit marshal marshal")
    table.answer("lotus", "bury harvest train")
    assert [MANDATES[tile] for tile in table.state.top] == ["recruit", "marshal", "marshal"]
    assert sum(table.state.bag) == 0
    table = Table.new(1, players=3, clans="koi,lotus,turtle")
    table.rest_of_the_season()
    assert table.state.bag == [2, 2, 2, 2, 2]
    assert table.state.played == []


@rule("RS-Q17", "RS-HI05")
def test_no_event_ever_tells_what_lotus_buried() -> None:
    table = Table.new(1, players=3, clans="koi,lotus,turtle")
    table.play_absent()
    buried = table.events("rs-buried")
    assert len(buried) == 7  # every third of 21 turns
    for event in buried:
        assert set(event) == {"player", "mandate"}
        assert event["mandate"] == "harvest"  # what the absent Lotus names


@rule("RS-DP06", "RS-Q17")
def test_an_absent_lotus_buries_the_first_tile_and_names_harvest() -> None:
    assert turn("lotus", "betray recruit marshal train").default("lotus") == "bury betray harvest"
    assert turn("lotus", "recruit betray marshal train").default("lotus") == "bury recruit harvest"


@rule("RS-Q18", "RS-F53")
def test_cards_see_the_mandate_that_was_named() -> None:
    for named, gained in (("harvest", 2), ("betray", 0)):
        table = turn("lotus", "betray recruit marshal harvest", cards={"lotus": "honesty"},
                 allies="lotus-koi", set="teapot")  # fmt: skip
        table.answer("lotus", f"bury recruit {named}")
        assert table.points("lotus") == gained


@rule("RS-XD17", "RS-LL01", "RS-LL02")
def test_lotus_betrays_over_a_buried_harvest() -> None:
    table = turn("lotus", "harvest recruit marshal train", "koi lotus turtle dragonfly",
             allies="lotus-dragonfly")  # fmt: skip
    table.answer("lotus", "bury harvest betray")
    assert table.state.ally == [-1] * 4
    assert table.honor == "koi turtle lotus dragonfly"
    track = table.view(0)["track"]
    assert track[0]["tile"] is None
    assert [table.coins(clan) for clan in FOUR.split()] == [0, 0, 0, 0]  # no Harvest
