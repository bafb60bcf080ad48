"""The decision points (SG-D) of actions, Winter and the end of a round."""

from __future__ import annotations

from gunbai.games.shogun.flow.dajokan import Ministry
from gunbai.games.shogun.flow.generals import GeneralsMarch
from gunbai.games.shogun.flow.winter import WinterRevolts
from gunbai.games.shogun.names import FACE_UP, MARKER, PROVINCES
from tests.rule import rule
from tests.shogun.table import (
    BLUE,
    RED,
    YELLOW,
    Given,
    asked,
    at_table,
    carry_out,
    default,
    do,
    falls,
    happened,
    legal,
    province,
    refusal,
    run,
    unrest,
)


@rule("SG-D15")
def test_the_number_of_armies_if_there_is_a_choice() -> None:
    cases: list[tuple[str, Given, list[int]]] = [
        ("deploy5", {}, []),
        ("deploy5", {"special": {BLUE: "army6"}}, [5, 6]),
        ("deploy3", {"special": {BLUE: "army6"}}, []),
        ("deploy3", {"general": {BLUE: "kii"}, "expansions": "generals"}, [3, 4]),
        ("deploy1", {"general": {BLUE: "kii"}, "expansions": "generals"}, [1, 2]),
    ]
    for action, more, numbers in cases:
        given: Given = {"plans": [{action: "kii"}], **more}
        s = at_table({"kii": (BLUE, 1)}, **given)
        carry_out(s, action)
        assert asked(s) == ("SG-D15" if numbers else "")
        if numbers:
            assert legal(s) == [f"deploy {number}" for number in numbers]
            assert default(s) == f"deploy {numbers[-1]}"
            assert refusal(s, "deploy 7") == "SG-Q13"


@rule("SG-D16")
def test_deploy1_may_move_on_to_an_own_neighbour() -> None:
    s = at_table({"kii": (BLUE, 2), "ise": (BLUE, 1), "settsu": (YELLOW, 1), "aki": (BLUE, 1)},
                 plans=[{"deploy1": "kii"}])  # fmt: skip
    carry_out(s, "deploy1")
    assert (asked(s), legal(s)) == ("SG-D16", ["stay", "move ise 1", "move ise 2"])
    assert default(s) == "stay"
    assert refusal(s, "move settsu 1") == "SG-A22"


@rule("SG-D17")
def test_no_army_or_a_target_and_a_number() -> None:
    armies = {"kii": (BLUE, 3), "ise": (BLUE, 1), "settsu": (YELLOW, 1)}
    s = at_table(armies, plans=[{"battle1": "kii"}], special={BLUE: "attack+1"})
    carry_out(s, "battle1")
    expected = ["stay", "move ise 1", "move ise 2"]
    for target in ("awa-shikoku", "settsu", "yamato"):
        for number in (1, 2):
            expected += [f"attack {target} {number} {bonus}" for bonus in ("without", "with")]
    assert (asked(s), sorted(legal(s))) == ("SG-D17", sorted(expected))
    assert default(s) == "stay"
    assert refusal(s, "attack aki 1 without") == "SG-A30"
    do(s, "stay")
    assert (province(s, "kii"), happened(s, "sg-thrown")) == ((BLUE, 3), [])


@rule("SG-D18")
def test_the_defender_answers_after_the_attackers_declaration() -> None:
    armies = {"kii": (BLUE, 3), "settsu": (YELLOW, 1)}
    s = at_table(armies, plans=[{"battle1": "kii"}], special={YELLOW: "defence+1"})
    carry_out(s, "battle1")
    do(s, "attack settsu 2 without")
    assert (asked(s), s.to_act(), legal(s)) == ("SG-D18", [YELLOW], ["reinforce", "decline"])
    assert default(s) == "reinforce"


@rule("SG-D19")
def test_a_kept_favour_in_place_of_a_marker() -> None:
    s = at_table({"kii": (BLUE, 3)}, plans=[{"tax": "kii"}], expansions="court")
    s.calm = 0b001
    carry_out(s, "tax")
    assert (asked(s), s.to_act(), sorted(legal(s))) == ("SG-D19", [BLUE], ["appease", "mark"])
    assert default(s) == "appease"
    n = s.clone()
    do(n, "mark")
    assert (unrest(n, "kii"), n.calm >> BLUE & 1) == (1, 1)
    do(s, "appease")
    assert (unrest(s, "kii"), s.calm >> BLUE & 1) == (0, 0)
    s = at_table({"kii": (BLUE, 3)}, expansions="court", season="winter")
    s.calm = 0b001
    falls(s, {"blue": 3})
    run(s, WinterRevolts(0, 0, [], 0))
    assert (asked(s), default(s)) == ("SG-D19", "mark")  # markers leave the map anyway


@rule("SG-D20")
def test_which_revolt_comes_next() -> None:
    names = ["aki", "bingo", "hoki", "kii", "ise", "mino", "omi"]
    s = at_table(dict.fromkeys(names, (BLUE, 2)), season="winter")
    run(s, WinterRevolts(0, 0, [], 0))
    drawn = [text.split()[1] for text in legal(s)]
    assert (asked(s), s.to_act(), len(drawn)) == ("SG-D20", [BLUE], 3)
    assert default(s) == f"revolt {drawn[0]}"  # ties by name
    for place, markers in enumerate((2, 1, 1)):
        s.unrest[PROVINCES.index(drawn[place])] = markers
    assert default(s) == f"revolt {drawn[1]}"
    do(s, f"revolt {drawn[2]}")
    assert legal(s) == [f"revolt {drawn[0]}", f"revolt {drawn[1]}"]
    do(s, f"revolt {drawn[0]}")
    assert asked(s) == ""  # the last one needs no decision


# the end of a round


@rule("SG-D21")
def test_an_open_office_or_none() -> None:
    s = at_table({"aki": (BLUE, 1), "kii": (YELLOW, 1)}, expansions="dajokan")
    s.offices = [0, FACE_UP, MARKER, FACE_UP, *s.offices[4:]]
    run(s, Ministry(0, 0))
    assert (asked(s), s.to_act()) == ("SG-D21", [BLUE])
    assert (legal(s), default(s)) == (["office a2", "office a4", "decline"], "office a2")
    assert refusal(s, "office a3") == "SG-XD6"
    do(s, "office a4")
    assert (s.to_act(), legal(s)) == ([YELLOW], ["office a2", "decline"])
    n = s.clone()
    do(n, "office a2")
    assert asked(n) == ""
    s = at_table({"aki": (BLUE, 1)}, expansions="dajokan")
    s.offices = [MARKER] * 15 + [FACE_UP] * 6 + [0] * 15
    run(s, Ministry(0, 0))
    assert asked(s) == ""  # no marker left


@rule("SG-D22", "SG-D23")
def test_a_general_must_go_and_may_leave_a_statue() -> None:
    armies = {"mino": (BLUE, 1), "aki": (BLUE, 1), "owari": (BLUE, 1), "hida": (BLUE, 1)}
    armies |= {"kii": (YELLOW, 1), "kai": (RED, 1), "noto": (RED, 1)}
    s = at_table(armies, expansions="generals", general={0: "mino", 1: "kii", 2: "kai"})
    run(s, GeneralsMarch(0, 0, -1))
    assert (asked(s), s.to_act()) == ("SG-D22", [BLUE])
    assert legal(s) == ["station aki", "station hida", "station owari"]
    assert default(s) == "station hida"  # the first adjacent one
    assert refusal(s, "station mino") == "SG-XG14"
    n = s.clone()
    do(n, "station aki")
    assert n.to_act() == [RED]  # not adjacent: no statue; yellow has one province only
    assert default(n) == "station noto"  # no adjacent one: the first by name
    do(s, "station owari")
    assert (asked(s), s.to_act()) == ("SG-D23", [BLUE])
    assert (legal(s), default(s)) == (["statue", "decline"], "statue")
    do(s, "statue")
    assert s.reserve[BLUE] == 5
    s.reserve[RED] = 0
    do(s, "station noto")
    assert asked(s) == ""
