"""The decision points (JK-D): who decides, when, and between what."""

from __future__ import annotations

import json
from itertools import combinations, combinations_with_replacement

import pytest

from gunbai.core.errors import BadOptions
from gunbai.core.session import Session
from gunbai.games.joraku.state import JorakuState
from gunbai.games.joraku.tables import AREAS
from tests.joraku.table import (
    JORAKU,
    WAYS,
    answer_by_default,
    asked,
    at_table,
    do,
    give,
    happened,
    legal,
    new_game,
    own,
    random_game,
    refusal,
)
from tests.rule import rule

SEALED = {"JK-D02", "JK-D09", "JK-D11", "JK-D12"}
OPEN = {"JK-D03", "JK-D04", "JK-D05", "JK-D06", "JK-D07", "JK-D08", "JK-D10", "JK-D13"}


@rule("JK-D02", "JK-D09", "JK-D11", "JK-D12", "JK-D08", "JK-D03", "JK-D10", "JK-D13")
def test_sealed_decisions_are_asked_of_all_at_once_and_open_ones_of_one() -> None:
    met: set[str] = set()
    for way in WAYS:
        for seed in range(3):
            before = ""
            for s in random_game(way, seed):
                if s.ask is None:
                    continue
                assert s.ask.secret == (s.ask.key in SEALED)
                if s.ask.key in SEALED or s.ask.key == "JK-D08":
                    if s.ask.key != before:
                        assert s.to_act() == list(range(s.seats()))
                else:
                    assert len(s.to_act()) == 1
                before = s.ask.key
                met.add(before)
    assert met == SEALED | OPEN


# before the game


@rule("JK-D01")
def test_colours_are_chosen_freely_by_seat() -> None:
    s = new_game(players=3, colours="purple,red,yellow")
    factions = s.observe(-1)["factions"]
    assert isinstance(factions, list)
    assert [(f["colour"], f["seat"]) for f in factions] == [
        ("purple", 0),
        ("red", 1),
        ("yellow", 2),
    ]
    with pytest.raises(BadOptions):
        new_game(players=3, colours="red,red,blue")
    with pytest.raises(BadOptions):
        new_game(players=3, colours="green")


@rule("JK-D01", "JK-N02")
@pytest.mark.parametrize(
    ("colours", "neutral"),
    [("red,blue", "yellow"), ("purple,red", "blue"), ("yellow,purple", "red"),
     ("red,blue,purple,yellow", "yellow")],
)  # fmt: skip
def test_the_neutral_gets_the_first_free_colour(colours: str, neutral: str) -> None:
    s = new_game(mode="neutral", colours=colours)
    factions = s.observe(-1)["factions"]
    assert isinstance(factions, list)
    assert [f["colour"] for f in factions] == [*colours.split(",")[:2], neutral]
    assert factions[2]["seat"] == -1


@rule("JK-D01", "JK-Q68")
def test_colours_have_no_effect() -> None:
    results = []
    for colours in ("red,blue,yellow,purple", "purple,yellow,red,blue"):
        s = new_game(7, colours=colours)
        while s.ask is not None:
            seat = s.to_act()[0]
            plays = [a for a in s.legal(seat) if not JORAKU.text(a).startswith("remove")]
            s.apply(seat, plays[len(s.plays) % len(plays)])
        result = s.result()
        assert result is not None
        results.append((result.scores, result.places))
    assert results[0] == results[1]


@rule("JK-D14", "JK-C01")
@pytest.mark.parametrize(
    ("mode", "players"), [("base", 3), ("base", 4), ("two_vs_two", 2), ("neutral", 2)]
)
def test_the_modes_and_their_players(mode: str, players: int) -> None:
    s = new_game(mode=mode, players=players)
    assert s.seats() == players
    assert s.observe(-1)["mode"] == mode


@rule("JK-D14", "JK-C01")
@pytest.mark.parametrize(
    ("mode", "players"),
    [("base", 2), ("base", 5), ("two_vs_two", 4), ("neutral", 3), ("solo", 4)],
)
def test_no_other_modes(mode: str, players: int) -> None:
    with pytest.raises(BadOptions):
        new_game(mode=mode, players=players)


@rule("JK-D14")
def test_what_the_host_chose_is_open_to_all() -> None:
    s = new_game(mode="neutral", variants="2,5")
    for seat in (-1, 0, 1):
        view = s.observe(seat)
        assert (view["mode"], view["variants"]) == ("neutral", [2, 5])


# recruitment


@rule("JK-D02", "JK-D11")
@pytest.mark.parametrize(
    ("options", "key", "hand", "count"),
    [
        ({"players": 3}, "JK-D02", 6, 2),
        ({"players": 4}, "JK-D02", 5, 2),
        ({"mode": "neutral"}, "JK-D11", 8, 3),
    ],
)
def test_any_two_or_three_cards_of_the_hand_may_be_passed(
    options: dict[str, object], key: str, hand: int, count: int
) -> None:
    s = new_game(3, **options)
    assert asked(s) == key
    for seat in s.to_act():
        cards = own(s, seat, "hand")
        assert len(cards) == hand
        wanted = {frozenset(some) for some in combinations(cards, count)}
        offered = [frozenset(text.split()[1:]) for text in legal(s, seat)]
        assert len(offered) == len(wanted)
        assert set(offered) == wanted


@rule("JK-D02", "JK-D11", "JK-D12", "JK-D09")
@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"players": 4}, "JK-D02"),
        ({"mode": "neutral"}, "JK-D11"),
        ({"mode": "neutral"}, "JK-D12"),
        ({"mode": "two_vs_two"}, "JK-D09"),
    ],
)
def test_others_see_that_a_sealed_choice_is_made_but_never_which(
    options: dict[str, object], key: str
) -> None:
    s = new_game(5, **options)
    answer_by_default(s, key)
    others = [seat for seat in range(-1, s.seats()) if seat != 0]
    seen = []
    for action in s.legal(0)[:2]:
        n = s.clone()
        n.sink = []
        n.apply(0, action)
        told = [event.line() for event in n.sink]
        assert told == ["jk-sealed -1 0 0 0 0"]
        seen.append([n.observe(seat) for seat in others])
    assert seen[0] == seen[1]
    for view in seen[0]:
        ask = view["ask"]
        assert isinstance(ask, dict)
        assert 0 not in ask["seats"]


@rule("JK-D12")
def test_any_one_of_eight_may_be_discarded() -> None:
    s = new_game(2, mode="neutral")
    answer_by_default(s, "JK-D12")
    for seat in range(2):
        assert set(legal(s, seat)) == {f"discard {card}" for card in own(s, seat, "hand")}
        assert len(legal(s, seat)) == 8


@rule("JK-D09")
def test_one_card_of_the_draft_hand_five_to_one() -> None:
    s = new_game(2, mode="two_vs_two")
    answer_by_default(s, "JK-D09")
    for size in (5, 4, 3, 2, 1):
        for seat in (1, 0):
            assert set(legal(s, seat)) == {f"pick {card}" for card in own(s, seat, "draft")}
            assert len(legal(s, seat)) == size
            s.apply(seat, s.legal(seat)[-1])


# skirmish


@rule("JK-D03")
def test_the_card_to_play() -> None:
    s = at_table(["3b 1r", "5b nb 2r", "2r 6y", "1y 2y"][:3])
    assert legal(s) == ["play 1r", "play 3b"]
    do(s, "play 3b", "effect b", "stop")
    assert legal(s) == ["play nb", "play 5b"]
    do(s, "play nb", "stop")
    assert legal(s) == ["play 2r", "play 6y"]
    assert refusal(s, "play 3y") == "JK-K01"


@rule("JK-D03", "JK-D04", "JK-D05", "JK-D06", "JK-D07")
def test_every_step_of_the_skirmish_is_told_to_all() -> None:
    s = at_table(["3b 1r", "nr 2b", "5r 4r"], daimyo={"red": 4, "yellow": 4})
    do(s, "play 1r", "effect b", "stop")
    do(s, "play nr", "place kyoto 1", "place omi 1", "stop")
    do(s, "play 5r", "effect a", "place totomi 2")
    assert s.sink is not None
    assert [e.key for e in s.sink if e.audience == -1][:12] == [
        "jk-played",
        "jk-effect",
        "jk-stopped",
        "jk-played",
        "jk-placed",
        "jk-placed",
        "jk-stopped",
        "jk-played",
        "jk-effect",
        "jk-placed",
        "jk-won",
        "jk-kachidoki",
    ]
    assert happened(s, "jk-placed")[-1] == {"colour": "yellow", "area": "totomi", "count": 2}


@rule("JK-D04")
@pytest.mark.parametrize("value", range(1, 7))
def test_a_numbered_card_asks_for_a_or_b_and_a_ninja_does_not(value: int) -> None:
    s = at_table([f"{value}r nr", "1b 2b", "3b 4b"])
    ninja = s.clone()
    do(s, f"play {value}r")
    assert (asked(s), legal(s)) == ("JK-D04", ["effect a", "effect b"])
    assert s.to_act() == [0]
    do(ninja, "play nr")
    assert asked(ninja) == "JK-D06"


@rule("JK-D05", "JK-Q81")
@pytest.mark.parametrize("left", [0, 1, 2, 3, 10])
def test_effect_a_places_up_to_three_or_what_is_left(left: int) -> None:
    s = at_table(["4r nr", "1b 2b", "3b 4b"], samurai={"red": {0: 10 - left}})
    do(s, "play 4r", "effect a")
    assert asked(s) == "JK-D05"
    assert legal(s) == [f"place mikawa {count}" for count in range(min(3, left) + 1)]


@rule("JK-D13", "JK-D07")
def test_a_neutral_target_leads_to_a_decision_where_to_send_it() -> None:
    s = at_table(["2r 1y", "3r 6b"], mode="neutral", daimyo={"red": 2, "blue": 6, "yellow": 6})
    do(s, "play 2r", "effect b", "remove yellow")
    assert (asked(s), s.to_act()) == ("JK-D13", [0])
    assert legal(s) == [f"send {AREAS[area]}" for area in (0, 1, 3, 4, 5, 6)]
    do(s, "send kyoto")
    assert asked(s) == "JK-D07"  # one point is left


@rule("JK-D10", "JK-D08")
def test_the_choice_of_a_faction_is_open_and_comes_before_the_card() -> None:
    s = at_table(["3r 5r", "4r 2r"], mode="two_vs_two")
    assert (asked(s), legal(s)) == ("JK-D10", ["command red", "command blue"])
    do(s, "command blue")
    assert asked(s) == "JK-D03"
    assert happened(s, "jk-commands") == [{"player": 0, "colour": "blue"}]
    assert all(s.observe(seat)["acting"] == "blue" for seat in (-1, 0, 1))
    m = new_game(mode="two_vs_two")
    give(m, 1, "lower purple")
    told = [e["colour"] for e in happened(m, "jk-daimyo")]
    assert told == ["purple", "yellow"]
    assert refusal(m, "lower yellow", 1) == ""  # already decided: not asked any more
    assert m.to_act() == [0]


# outcomes

Board = tuple[tuple[int, ...], ...]


def board(s: JorakuState) -> Board:
    return (
        tuple(s.daimyo),
        tuple(s.samurai),
        tuple(s.supply),
        tuple(s.points),
        (s.entered,),
    )


def outcomes(start: JorakuState, narrow: bool) -> set[Board]:
    """All boards that the effect in progress can end with, by every sequence of answers."""
    out: set[Board] = set()
    seen: set[tuple[Board, str]] = set()
    todo = [start]
    while todo:
        s = todo.pop()
        if asked(s) not in ("JK-D06", "JK-D07", "JK-D13"):
            out.add(board(s))
            continue
        top = s.stack[-1].dump()
        if not narrow:
            top.pop("last", None)  # what is legal does not depend on it
        key = (board(s), asked(s) + json.dumps(top))
        if key in seen:
            continue
        seen.add(key)
        seat = s.to_act()[0]
        for action in s.candidates(seat) if narrow else s.legal(seat):
            n = s.clone()
            n.apply(seat, action)
            todo.append(n)
    return out


@rule("JK-D06", "JK-K08", "JK-Q81")
@pytest.mark.parametrize(("left", "count"), [(0, 1), (1, 8), (2, 36), (3, 120), (10, 120)])
def test_a_ninja_has_one_outcome_for_each_multiset_of_areas(left: int, count: int) -> None:
    s = at_table(["nr 1r", "1b 2b", "3b 4b"], samurai={"red": {0: 10 - left}})
    do(s, "play nr")
    placed = {
        tuple(some)
        for size in range(min(3, left) + 1)
        for some in combinations_with_replacement(range(7), size)
    }
    boards = set()
    for some in placed:
        n = s.clone()
        for area in some:
            n.samurai[area] += 1
            n.supply[0] -= 1
        boards.add(board(n))
    assert len(boards) == count
    assert outcomes(s, narrow=False) == boards
    assert outcomes(s, narrow=True) == boards


def spending(value: int, mode: str = "base", variants: tuple[int, ...] = ()) -> JorakuState:
    """Red (2 vs 2: red as well) is about to spend `value` action points on a crowded road."""
    rest = {"base": ["1b 2b", "3b 4b"], "two_vs_two": ["1b 2b"], "neutral": ["1b 2b"]}[mode]
    spread = {"red": {1: 1, 2: 2, 4: 1}, "blue": {1: 1, 3: 1}}
    if mode != "neutral":
        spread["yellow"] = {2: 1}
    s = at_table(
        [f"{value}r 2y", *rest],
        mode=mode,
        variants=variants,
        daimyo={"red": 1, "blue": 3, "yellow": 6},
        samurai=spread,
        points={"red": 1},
    )
    do(s, f"play {value}r", "effect b")
    return s


@rule("JK-D07", "JK-Q81")
@pytest.mark.parametrize(
    ("value", "mode", "variants"),
    [
        (1, "base", ()),
        (3, "base", ()),
        (6, "base", ()),
        (5, "base", (4, 6)),
        (5, "two_vs_two", ()),
        (3, "neutral", ()),
        (4, "neutral", (6,)),
    ],
)
def test_candidates_reach_every_outcome(value: int, mode: str, variants: tuple[int, ...]) -> None:
    s = spending(value, mode, variants)
    wide = outcomes(s, narrow=False)
    assert len(wide) >= 8 * value
    assert outcomes(s, narrow=True) == wide


@rule("JK-D07", "JK-D06")
def test_candidates_are_a_part_of_what_is_legal() -> None:
    fewer = 0
    for way in WAYS:
        for s in random_game({**way, "variants": "4,6"}, seed=5):
            for seat in s.to_act():
                every = s.legal(seat)
                some = s.candidates(seat)
                assert some
                assert set(some) <= set(every)
                fewer += len(some) < len(every)
    assert fewer > 20


@rule("JK-D07")
def test_what_action_points_can_do() -> None:
    s = at_table(
        ["2r 1r", "1b 2b", "3b 4b"],
        daimyo={"red": 3, "blue": 3, "yellow": 6},
        samurai={"red": {0: 1, 3: 2}, "blue": {3: 1, 2: 1}, "yellow": {3: 1, 6: 2}},
    )
    do(s, "play 2r", "effect b")
    every = ["march ise", "march mikawa", "move kyoto omi", "move owari ise", "move owari mikawa",
             "remove blue", "remove yellow", "stop"]  # fmt: skip
    assert sorted(legal(s)) == every
    do(s, "remove blue")
    assert [text for text in every if text not in legal(s)] == [
        "march ise",
        "march mikawa",
        "remove blue",
    ]
    do(s, "stop")
    assert s.to_act() == [1]


# single answers


@rule("JK-Q81")
def test_an_effect_ends_by_itself_with_the_third_samurai_or_the_last_point() -> None:
    s = at_table(["nr 2r", "1b 2b", "3b 4b"], samurai={"blue": {1: 1}})
    do(s, "play nr", "place kyoto 1", "place kyoto 1", "place kyoto 1")
    assert s.to_act() == [1]
    do(s, "play 2b", "effect b", "move omi kyoto", "move kyoto omi")
    assert s.to_act() == [2]
    s = at_table(["nr 2r", "1b 2b", "3b 4b"], samurai={"red": {1: 8}})
    do(s, "play nr", "place kyoto 1", "place ise 1")
    assert s.to_act() == [1]
    assert refusal(at_ninja(), "place omi 2") == "JK-Q81"


def at_ninja() -> JorakuState:
    s = at_table(["nr 2r", "1b 2b", "3b 4b"])
    do(s, "play nr")
    return s


@rule("JK-Q81")
@pytest.mark.parametrize(("way", "seed"), [(way, seed) for way in WAYS for seed in range(2)])
def test_a_single_answer_is_asked_or_given_and_marked_as_automatic(
    way: dict[str, object], seed: int
) -> None:
    """The same game comes out; only who gave the answer differs."""
    quick = Session(JORAKU, way, seed)
    slow = Session(JORAKU, way, seed, auto=False)
    forced = 0
    while not quick.over:
        seat = quick.state.to_act()[0]
        actions = quick.state.legal(seat)
        quick.submit(seat, actions[(len(quick.answers) * 7) % len(actions)])
    for answer in quick.answers:
        legal_ = slow.state.legal(answer.seat)
        assert not answer.auto or legal_ == [answer.action]
        forced += answer.auto
        slow.submit(answer.seat, answer.action)
    assert forced
    assert slow.over
    assert not any(answer.auto for answer in slow.answers)
    assert slow.state.dump() == quick.state.dump()


@rule("JK-Q81", "JK-H04")
def test_having_to_follow_with_the_only_card_is_not_answered_by_itself() -> None:
    """How fast the answer comes would tell the others what is in the hand."""
    found = 0
    session = Session(JORAKU, {"players": 3}, seed=3)
    while not session.over:
        seat = session.state.to_act()[0]
        actions = session.state.legal(seat)
        state = session.state
        assert isinstance(state, JorakuState)
        if asked(state) == "JK-D03" and len(actions) == 1:
            assert len(own(state, seat, "hand")) > 1
            found += 1
        session.submit(seat, actions[0])
    assert found
