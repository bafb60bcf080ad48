"""A mandate turn: tiles, choice, order of players, common part and bonus (RS-P16…P30)."""

from __future__ import annotations

from typing import Any, Unpack

import pytest

from gunbai import SPECTATOR
from gunbai.core.session import Session
from gunbai.games.rising_sun.flow.mandate import new_turn
from gunbai.games.rising_sun.names import MANDATES
from gunbai.games.rising_sun.state import RisingSunState
from tests.rising_sun.playing import new_game, play_absent, rest_of_the_season, stand_in
from tests.rising_sun.table import (
    RISING_SUN,
    Given,
    answer,
    asked,
    at_table,
    coins,
    default,
    events,
    figures,
    honor,
    keys,
    legal,
    mandate,
    points,
    refusal,
    run,
    seat,
    sound,
)
from tests.rule import rule

FOUR = "koi lotus turtle dragonfly"


def turn(active: str, tiles: str, honor_: str = FOUR, **more: Unpack[Given]) -> RisingSunState:
    """The active player looks at these tiles: three lie on top, the fourth is the only one left."""
    s = at_table(honor_, **more)
    s.turn = seat(s, active)
    hand = [MANDATES.index(name) for name in tiles.split()]
    s.top = hand[:3]
    s.bag = [int(n == hand[3]) for n in range(5)]
    run(s, new_turn())
    return s


# the tiles


@rule("RS-P16", "RS-X10", "RS-HI02", "RS-DP05", "RS-Q14")
def test_the_active_player_looks_at_four_tiles_in_secret() -> None:
    s = turn("koi", "recruit harvest harvest betray")
    assert asked(s) == "koi RS-DP05"
    own: Any = s.observe(0)["own"]
    assert own["tiles"] == ["recruit", "harvest", "harvest", "betray"]
    for viewer in (SPECTATOR, 1, 2, 3):
        view: Any = s.observe(viewer)
        assert view.get("own", {"tiles": []})["tiles"] == []
        assert view["mandate_turn"] == {"active": 0, "mandate": None, "order": []}
    (drawn,) = events(s, "rs-draws")
    assert set(drawn) == {"key", "player"}


@rule("RS-Q14", "RS-HI02")
def test_the_tiles_cannot_be_shown() -> None:
    """No answer of the active player shows them; what is chosen is all that others learn."""
    s = turn("koi", "recruit harvest harvest betray")
    assert legal(s, "koi") == ["choose recruit", "choose harvest", "choose betray"]
    answer(s, "koi", "choose recruit")
    others = [event for event in s.sink or [] if event.seen_by(1)]
    assert "betray" not in str([RISING_SUN.arguments(event) for event in others])


@rule("RS-P17", "RS-DP05")
def test_one_of_the_four_is_chosen() -> None:
    s = turn("koi", "recruit harvest harvest betray")
    assert refusal(s, "koi", "choose marshal") == "RS-P17"
    assert refusal(s, "koi", "ready") == "refuse-other-decision"
    assert refusal(s, "koi", "bury recruit harvest") == "RS-P19"
    answer(s, "koi", "choose betray")
    assert [tile & 7 for tile in s.played] == [MANDATES.index("betray")]


@rule("RS-P18", "RS-P19", "RS-X11", "RS-HI03", "RS-HI04", "RS-Q15")
def test_the_chosen_tile_lies_open_and_three_go_back_on_top() -> None:
    s = turn("koi", "harvest recruit marshal betray")
    answer(s, "koi", "choose recruit")
    assert [MANDATES[tile] for tile in s.top] == ["harvest", "marshal", "betray"]
    for viewer in (SPECTATOR, 0, 1):
        assert s.observe(viewer)["track"] == [
            {"mandate": "recruit", "face_down": False, "tile": "recruit"}
        ]
    s.bag = [0, 0, 1, 0, 0]
    s.turn = 2
    run(s, new_turn())
    assert [MANDATES[tile] for tile in s.hand] == ["harvest", "marshal", "betray", "train"]


@rule("RS-P19", "RS-C09")
def test_tiles_fill_the_track_from_the_left() -> None:
    s = new_game(3, players=3, clans="koi,turtle,bonsai")
    lengths: list[int] = []
    while s.season == 0 and s.ask is not None:
        view: Any = s.observe(SPECTATOR)
        chosen = [event["mandate"] for event in events(s, "rs-mandate")]
        assert [tile["mandate"] for tile in view["track"]] == chosen
        lengths.append(len(chosen))
        stand_in(s)
    assert sorted(set(lengths)) == [0, 1, 2, 3, 4, 5, 6, 7][: max(lengths) + 1]
    assert max(lengths) >= 6


@rule("RS-P30", "RS-XD02", "RS-Q16", "RS-I04")
def test_the_stack_holds_enough_for_seven_turns() -> None:
    s = new_game(3, players=3, clans="koi,turtle,bonsai")
    sizes: list[int] = []
    while s.ask is not None:
        if s.ask.key == "RS-DP05":
            assert len(s.hand) == 4
            sizes.append(sum(s.bag) + 4)
            sound(s)
        stand_in(s)
    assert sizes == [10, 9, 8, 7, 6, 5, 4] * 3


@rule("RS-XD02", "RS-P30")
def test_three_tiles_remain_after_the_seventh_turn() -> None:
    s = turn("koi", "recruit harvest marshal train")
    s.played = [tile | tile << 3 for tile in (0, 1, 2, 3, 4, 4)]
    answer(s, "koi", "choose recruit")
    assert (len(s.played), len(s.top), sum(s.bag)) == (7, 3, 0)
    sound(s)


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
    assert default(turn("koi", tiles), "koi") == chosen


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
    s = at_table(FOUR, {"edo": {"koi": "bushi"}})
    mandate(s, "turtle", name)
    play_absent(s)
    assert [event["player"] for event in events(s, "rs-acted")] == order


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
    s = at_table(FOUR, board)
    mandate(s, "turtle", name)
    met: list[str] = []
    while s.ask is not None:
        assert len(s.to_act()) == 1
        if asked(s) not in met:
            met.append(asked(s))
        stand_in(s)
    assert [word.split()[0] for word in met] == order.split()


@rule("RS-P23", "RS-P24", "RS-P26")
@pytest.mark.parametrize(("pair", "most"), [("", 1), ("turtle-koi", 2)])
def test_the_bonus_is_for_the_active_player_and_the_ally(pair: str, most: int) -> None:
    s = at_table(FOUR, allies=pair)
    mandate(s, "turtle", "recruit")
    summons: dict[str, int] = {}
    while s.ask is not None:
        (clan, _) = asked(s).split()
        choices = legal(s, clan)
        summons[clan] = summons.get(clan, 0) + 1
        answer(s, clan, choices[1])
    assert summons == {"dragonfly": 1, "koi": most, "lotus": 1, "turtle": 2}
    assert list(summons) == ["dragonfly", "koi", "lotus", "turtle"]


@rule("RS-P25", "RS-V15", "RS-V38")
@pytest.mark.parametrize(("name", "word"), [("recruit", "done"), ("marshal", "done"),
                                            ("train", "pass"), ("betray", "done")])  # fmt: skip
def test_everybody_may_do_nothing_in_a_mandate(name: str, word: str) -> None:
    board = {"edo": {"koi": "bushi"}, "kansai": {"lotus": "bushi"}}
    s = at_table(FOUR, board, coins={"koi": 5, "lotus": 5})
    mandate(s, "koi", name)
    while s.ask is not None:
        (clan, key) = asked(s).split()
        answer(s, clan, "pass" if key == "RS-DP09" else word)
    assert (figures(s, "koi", "edo"), figures(s, "lotus", "kansai")) == ("bushi", "bushi")
    assert (coins(s, "koi"), coins(s, "lotus")) == (5, 5)


@rule("RS-P27", "RS-P14")
def test_the_next_active_player_sits_to_the_left() -> None:
    for number, clan in enumerate(FOUR.split()):
        s = at_table(FOUR)
        mandate(s, clan, "harvest")
        assert s.turn == number + 1
        view: Any = s.observe(SPECTATOR)
        assert view["active"] == (number + 1) % 4


@rule("RS-P28", "RS-P12")
def test_play_goes_on_with_the_next_active_player_after_a_kami_turn() -> None:
    s = new_game(1, players=4, clans="koi,lotus,turtle,dragonfly")
    play_absent(s, "RS-DP22")
    walked = [event for event in events(s) if event["key"] in ("rs-draws", "rs-kami")]
    assert [walked[2].get("player"), walked[3]["key"], walked[4].get("player")] == [2, "rs-kami", 3]


# what is automatic


@rule("RS-Q19", "RS-DP12")
def test_gains_are_taken_without_asking() -> None:
    s = at_table(FOUR, {"kyoto": {"koi": "bushi bushi"}})
    mandate(s, "koi", "harvest")
    assert asked(s) == ""
    assert (points(s, "koi"), coins(s, "lotus")) == (4, 1)


@rule("RS-Q19")
def test_the_price_of_betrayal_is_automatic() -> None:
    s = at_table(FOUR, allies="koi-dragonfly")
    mandate(s, "koi", "betray")
    assert asked(s) == ""
    assert honor(s) == "lotus koi turtle dragonfly"


@rule("RS-Q19", "RS-DP10")
def test_a_question_with_one_answer_is_not_asked() -> None:
    """Nobody who can't pay a card is asked in a Train."""
    s = at_table(FOUR, coins={"turtle": 3}, display="righteousness")
    mandate(s, "koi", "train")
    assert asked(s) == "turtle RS-DP10"


@rule("RS-HI02", "RS-DP05")
def test_even_a_forced_choice_of_tiles_takes_no_notice() -> None:
    """A hand of equal tiles can't happen, but the choice is never made automatically."""
    session = Session(RISING_SUN, {"players": 3, "clans": "koi,lotus,turtle"}, 1)
    for number in range(3):
        session.submit(number, RISING_SUN.parse("ready"))
    s = session.state
    assert isinstance(s, RisingSunState)
    assert asked(s) == "koi RS-DP05"
    s.hand = [s.hand[0]] * 4
    assert len(s.legal(0)) == 1
    assert not s.stack[-1].evident(s, 0)


# Lotus


@rule("RS-LL01", "RS-LL02", "RS-LL03", "RS-DP06", "RS-Q17", "RS-HI05", "RS-V31")
def test_lotus_buries_a_tile_and_names_any_mandate() -> None:
    s = turn("lotus", "harvest recruit marshal marshal")
    assert asked(s) == "lotus RS-DP06"
    assert len(legal(s, "lotus")) == 3 * 5
    assert refusal(s, "lotus", "choose harvest") == "RS-LL01"
    assert refusal(s, "lotus", "bury betray harvest") == "RS-P17"
    answer(s, "lotus", "bury harvest train")  # Train is not among the four
    assert asked(s) == "lotus RS-DP10"  # the named mandate is carried out
    for viewer in (SPECTATOR, 0, 2, 3):
        assert s.observe(viewer)["track"] == [{"mandate": "train", "face_down": True, "tile": None}]
    assert s.observe(1)["track"] == [{"mandate": "train", "face_down": True, "tile": "harvest"}]
    (buried,) = events(s, "rs-buried")
    assert buried == {"key": "rs-buried", "player": 1, "mandate": "train"}
    assert "rs-mandate" not in keys(s)


@rule("RS-LL03", "RS-LL02")
def test_lotus_names_a_mandate_whose_tiles_are_both_played() -> None:
    s = at_table(FOUR)
    s.turn = 1
    s.played = [3 | 3 << 3, 3 | 3 << 3]  # both Harvests
    s.bag = [2, 2, 2, 0, 2]
    run(s, new_turn())
    answer(s, "lotus", next(text for text in legal(s, "lotus") if text.endswith("harvest")))
    assert [coins(s, clan) for clan in FOUR.split()] == [1, 1, 1, 1]


@rule("RS-LL04", "RS-Q17", "RS-E04")
def test_a_buried_tile_is_out_of_the_stack_until_cleanup() -> None:
    s = turn("lotus", "harvest recruit marshal marshal")
    answer(s, "lotus", "bury harvest train")
    assert [MANDATES[tile] for tile in s.top] == ["recruit", "marshal", "marshal"]
    assert sum(s.bag) == 0
    s = new_game(1, players=3, clans="koi,lotus,turtle")
    rest_of_the_season(s)
    assert s.bag == [2, 2, 2, 2, 2]
    assert s.played == []


@rule("RS-Q17", "RS-HI05")
def test_no_event_ever_tells_what_lotus_buried() -> None:
    s = new_game(1, players=3, clans="koi,lotus,turtle")
    play_absent(s)
    buried = events(s, "rs-buried")
    assert len(buried) == 7  # every third of 21 turns
    for event in buried:
        assert set(event) == {"key", "player", "mandate"}
        assert event["mandate"] == "harvest"  # what the absent Lotus names


@rule("RS-DP06", "RS-Q17")
def test_an_absent_lotus_buries_the_first_tile_and_names_harvest() -> None:
    assert default(turn("lotus", "betray recruit marshal train"), "lotus") == "bury betray harvest"
    assert default(turn("lotus", "recruit betray marshal train"), "lotus") == "bury recruit harvest"


@rule("RS-Q18", "RS-F53")
def test_cards_see_the_mandate_that_was_named() -> None:
    for named, gained in (("harvest", 2), ("betray", 0)):
        s = turn("lotus", "betray recruit marshal harvest", cards={"lotus": "honesty"},
                 allies="lotus-koi", set_="teapot")  # fmt: skip
        answer(s, "lotus", f"bury recruit {named}")
        assert points(s, "lotus") == gained


@rule("RS-XD17", "RS-LL01", "RS-LL02")
def test_lotus_betrays_over_a_buried_harvest() -> None:
    s = turn("lotus", "harvest recruit marshal train", "koi lotus turtle dragonfly",
             allies="lotus-dragonfly")  # fmt: skip
    answer(s, "lotus", "bury harvest betray")
    assert s.ally == [-1] * 4
    assert honor(s) == "koi turtle lotus dragonfly"
    track: Any = s.observe(0)["track"]
    assert track[0]["tile"] is None
    assert [coins(s, clan) for clan in FOUR.split()] == [0, 0, 0, 0]  # no Harvest
