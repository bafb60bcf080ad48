"""The decision points (SG-D) of actions, Winter and the end of a round."""

from __future__ import annotations

from gunbai.games.shogun.flow.dajokan import Ministry
from gunbai.games.shogun.flow.generals import GeneralsMarch
from gunbai.games.shogun.flow.winter import WinterRevolts
from gunbai.games.shogun.names import FACE_UP, MARKER, PROVINCES
from tests.rule import rule
from tests.shogun.table import BLUE, RED, YELLOW, Given, Table


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
        table = Table({"kii": (BLUE, 1)}, **given)
        table.carry_out(action)
        assert table.asked == ("SG-D15" if numbers else "")
        if numbers:
            assert table.legal() == [f"deploy {number}" for number in numbers]
            assert table.default() == f"deploy {numbers[-1]}"
            assert table.refusal("deploy 7") == "SG-Q13"


@rule("SG-D16")
def test_deploy1_may_move_on_to_an_own_neighbour() -> None:
    table = Table({"kii": (BLUE, 2), "ise": (BLUE, 1), "settsu": (YELLOW, 1), "aki": (BLUE, 1)},
                  plans=[{"deploy1": "kii"}])  # fmt: skip
    table.carry_out("deploy1")
    assert (table.asked, table.legal()) == ("SG-D16", ["stay", "move ise 1", "move ise 2"])
    assert table.default() == "stay"
    assert table.refusal("move settsu 1") == "SG-A22"


@rule("SG-D17")
def test_no_army_or_a_target_and_a_number() -> None:
    armies = {"kii": (BLUE, 3), "ise": (BLUE, 1), "settsu": (YELLOW, 1)}
    table = Table(armies, plans=[{"battle1": "kii"}], special={BLUE: "attack+1"})
    table.carry_out("battle1")
    expected = ["stay", "move ise 1", "move ise 2"]
    for target in ("awa-shikoku", "settsu", "yamato"):
        for number in (1, 2):
            expected += [f"attack {target} {number} {bonus}" for bonus in ("without", "with")]
    assert (table.asked, sorted(table.legal())) == ("SG-D17", sorted(expected))
    assert table.default() == "stay"
    assert table.refusal("attack aki 1 without") == "SG-A30"
    table.do("stay")
    assert (table.province("kii"), table.events("sg-thrown")) == ((BLUE, 3), [])


@rule("SG-D18")
def test_the_defender_answers_after_the_attackers_declaration() -> None:
    armies = {"kii": (BLUE, 3), "settsu": (YELLOW, 1)}
    table = Table(armies, plans=[{"battle1": "kii"}], special={YELLOW: "defence+1"})
    table.carry_out("battle1")
    table.do("attack settsu 2 without")
    assert (table.asked, table.to_act, table.legal()) == (
        "SG-D18",
        [YELLOW],
        ["reinforce", "decline"],
    )
    assert table.default() == "reinforce"


@rule("SG-D19")
def test_a_kept_favour_in_place_of_a_marker() -> None:
    table = Table({"kii": (BLUE, 3)}, plans=[{"tax": "kii"}], expansions="court")
    table.state.calm = 0b001
    table.carry_out("tax")
    assert (table.asked, table.to_act, sorted(table.legal())) == (
        "SG-D19",
        [BLUE],
        ["appease", "mark"],
    )
    assert table.default() == "appease"
    n = table.copy()
    n.do("mark")
    assert (n.unrest("kii"), n.state.calm >> BLUE & 1) == (1, 1)
    table.do("appease")
    assert (table.unrest("kii"), table.state.calm >> BLUE & 1) == (0, 0)
    table = Table({"kii": (BLUE, 3)}, expansions="court", season="winter")
    table.state.calm = 0b001
    table.falls({"blue": 3})
    table.run(WinterRevolts(0, 0, [], 0))
    assert (table.asked, table.default()) == ("SG-D19", "mark")  # markers leave the map anyway


@rule("SG-D20")
def test_which_revolt_comes_next() -> None:
    names = ["aki", "bingo", "hoki", "kii", "ise", "mino", "omi"]
    table = Table(dict.fromkeys(names, (BLUE, 2)), season="winter")
    table.run(WinterRevolts(0, 0, [], 0))
    drawn = [text.split()[1] for text in table.legal()]
    assert (table.asked, table.to_act, len(drawn)) == ("SG-D20", [BLUE], 3)
    assert table.default() == f"revolt {drawn[0]}"  # ties by name
    for place, markers in enumerate((2, 1, 1)):
        table.state.unrest[PROVINCES.index(drawn[place])] = markers
    assert table.default() == f"revolt {drawn[1]}"
    table.do(f"revolt {drawn[2]}")
    assert table.legal() == [f"revolt {drawn[0]}", f"revolt {drawn[1]}"]
    table.do(f"revolt {drawn[0]}")
    assert table.asked == ""  # the last one needs no decision


# the end of a round


@rule("SG-D21")
def test_an_open_office_or_none() -> None:
    table = Table({"aki": (BLUE, 1), "kii": (YELLOW, 1)}, expansions="dajokan")
    table.state.offices = [0, FACE_UP, MARKER, FACE_UP, *table.state.offices[4:]]
    table.run(Ministry(0, 0))
    assert (table.asked, table.to_act) == ("SG-D21", [BLUE])
    assert (table.legal(), table.default()) == (["office a2", "office a4", "decline"], "office a2")
    assert table.refusal("office a3") == "SG-XD6"
    table.do("office a4")
    assert (table.to_act, table.legal()) == ([YELLOW], ["office a2", "decline"])
    n = table.copy()
    n.do("office a2")
    assert n.asked == ""
    table = Table({"aki": (BLUE, 1)}, expansions="dajokan")
    table.state.offices = [MARKER] * 15 + [FACE_UP] * 6 + [0] * 15
    table.run(Ministry(0, 0))
    assert table.asked == ""  # no marker left


@rule("SG-D22", "SG-D23")
def test_a_general_must_go_and_may_leave_a_statue() -> None:
    armies = {"mino": (BLUE, 1), "aki": (BLUE, 1), "owari": (BLUE, 1), "hida": (BLUE, 1)}
    armies |= {"kii": (YELLOW, 1), "kai": (RED, 1), "noto": (RED, 1)}
    table = Table(armies, expansions="generals", general={0: "mino", 1: "kii", 2: "kai"})
    table.run(GeneralsMarch(0, 0, -1))
    assert (table.asked, table.to_act) == ("SG-D22", [BLUE])
    assert table.legal() == ["station aki", "station hida", "station owari"]
    assert table.default() == "station hida"  # the first adjacent one
    assert table.refusal("station mino") == "SG-XG14"
    n = table.copy()
    n.do("station aki")
    assert n.to_act == [RED]  # not adjacent: no statue; yellow has one province only
    assert n.default() == "station noto"  # no adjacent one: the first by name
    table.do("station owari")
    assert (table.asked, table.to_act) == ("SG-D23", [BLUE])
    assert (table.legal(), table.default()) == (["statue", "decline"], "statue")
    table.do("statue")
    assert table.state.reserve[BLUE] == 5
    table.state.reserve[RED] = 0
    table.do("station noto")
    assert table.asked == ""
