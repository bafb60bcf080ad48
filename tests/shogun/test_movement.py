"""`BATTLE1` and `BATTLE2` up to the throw: who may go where (SG-A30…A38)."""

from __future__ import annotations

from typing import Unpack

import pytest

from gunbai.games.shogun.names import PROVINCES
from tests.rule import rule
from tests.shogun.table import Given, Table

BATTLES = ["battle1", "battle2"]


def marching(
    battle: str, lands: dict[str, tuple[int, int]], source: str = "omi", **more: Unpack[Given]
) -> Table:
    given: Given = {"plans": [{battle: source}], **more}
    table = Table(lands, **given)
    return table.carry_out(battle)


def targets(table: Table) -> dict[str, str]:
    """Return the ways into each province within reach."""
    return {text.split()[1]: text.split()[0] for text in table.legal() if text != "stay"}


@rule("SG-A30", "SG-A37")
@pytest.mark.parametrize("battle", BATTLES)
def test_armies_go_to_an_adjacent_province(battle: str) -> None:
    table = marching(battle, {"omi": (0, 3), "ise": (0, 1), "kii": (0, 1), "yamato": (1, 1)})
    assert targets(table) == {
        "echizen": "attack",
        "ise": "move",
        "mino": "attack",
        "settsu": "attack",
        "tamba": "attack",
        "wakasa": "attack",
        "yamato": "attack",
    }
    assert table.refusal("move kii 1") == "SG-A30"
    assert table.refusal("attack hoki 1 without") == "SG-A30"


@rule("SG-A31", "SG-A37", "SG-Q22")
@pytest.mark.parametrize("battle", BATTLES)
def test_any_number_may_move_but_one_army_stays(battle: str) -> None:
    lands = {"omi": (0, 4), "ise": (0, 1), "yamato": (1, 1)}
    table = marching(battle, lands)
    assert [text for text in table.legal() if "ise" in text] == [f"move ise {n}" for n in (1, 2, 3)]
    assert [text for text in table.legal() if "yamato" in text] == [
        f"attack yamato {n} without" for n in (1, 2, 3)
    ]
    assert table.refusal("move ise 4") == table.refusal("attack yamato 4 without") == "SG-A31"
    assert table.refusal("move ise 0") == "SG-A31"
    table.do("move ise 3")
    assert (table.province("omi"), table.province("ise")) == ((0, 1), (0, 4))


@rule("SG-A32")
def test_all_moved_armies_go_to_the_same_province() -> None:
    table = marching("battle1", {"omi": (0, 5), "ise": (0, 1), "yamato": (0, 1)})
    table.do("move ise 2")
    assert table.asked == "", "there is no second movement"
    assert table.province("yamato") == (0, 1)
    assert len(table.events("sg-moved")) == 1


@rule("SG-A33", "SG-X5")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("shima", "izu"),
        ("tajima", "kaga"),
        ("aki", "iyo"),
        ("harima", "sanuki"),
        ("kii", "awa-shikoku"),
        ("izu", "awa-boso"),
    ],
)
def test_a_sea_route_makes_provinces_adjacent(one: str, other: str) -> None:
    for source, target in ((one, other), (other, one)):
        for battle in BATTLES:
            table = marching(battle, {source: (0, 3), target: (0, 1)}, source, players=4)
            table.do(f"move {target} 2")
            assert table.province(target) == (0, 3)
        table = Table({source: (0, 2), target: (0, 1)}, players=4, plans=[{"deploy1": source}])
        table.carry_out("deploy1")
        table.do(f"move {target} 2")
        assert table.province(target) == (0, 3)
        table = marching("battle1", {source: (0, 3), target: (1, 1)}, source, players=4)
        assert f"attack {target} 2 without" in table.legal()


@rule("SG-A33")
@pytest.mark.parametrize(
    ("one", "other"),
    [("tosa", "sanuki"), ("kazusa", "musashi"), ("kii", "shima"), ("kai", "mikawa")],
)
def test_provinces_that_only_seem_adjacent(one: str, other: str) -> None:
    table = marching("battle1", {one: (0, 3), other: (0, 3)}, one, players=4)
    assert table.refusal(f"move {other} 1") == "SG-A30"


@rule("SG-A34", "SG-Q24")
@pytest.mark.parametrize("battle", BATTLES)
def test_into_an_own_province_armies_just_move(battle: str) -> None:
    table = marching(
        battle,
        {"omi": (0, 4), "ise": (0, 2)},
        special={0: "attack+1"},
        tray={"blue": 3, "green": 2},
    )
    assert table.refusal("attack ise 3 without") == "SG-A34"
    table.do("move ise 3")
    assert table.province("ise") == (0, 5)
    assert table.events("sg-thrown") == []
    assert table.events("sg-moved") == [
        {"player": 0, "source": "omi", "target": "ise", "armies": 3}
    ]


@rule("SG-A35", "SG-A37")
@pytest.mark.parametrize("battle", BATTLES)
def test_into_another_province_they_fight(battle: str) -> None:
    lands = {"omi": (0, 4), "yamato": (1, 2)}
    table = marching(battle, lands)
    assert table.refusal("move yamato 3") == "SG-A35"
    assert table.refusal("move settsu 3") == "SG-A35"
    table.falls({"blue": 3, "yellow": 1})
    table.do("attack yamato 3 without")
    assert table.events("sg-thrown")[0]["thrown"] == {"blue": 3, "yellow": 2}
    assert table.province("yamato") == (0, 2)
    table = marching(battle, lands)
    table.falls({"blue": 3, "green": 1})
    table.do("attack settsu 3 without")
    assert table.events("sg-thrown")[0]["thrown"] == {"blue": 3, "green": 1}
    assert table.province("settsu") == (0, 2)


@rule("SG-A36", "SG-Q22")
@pytest.mark.parametrize("battle", BATTLES)
def test_a_single_army_can_neither_move_nor_attack(battle: str) -> None:
    table = marching(battle, {"omi": (0, 1), "ise": (0, 2), "yamato": (1, 1)})
    assert table.asked == ""
    assert table.events("sg-void")[0] == {"player": 0, "slot": battle, "why": "armies"}
    table = marching(battle, {"omi": (0, 2), "ise": (0, 2), "yamato": (1, 1)})
    assert {"move ise 1", "attack yamato 1 without"} <= set(table.legal())


@rule("SG-A37", "SG-Q29")
def test_the_two_battles_are_separate_actions() -> None:
    """Each has its slot and its place in the order; the same target may be attacked twice."""
    table = Table(
        {"omi": (0, 4), "ise": (0, 4), "yamato": (1, 3)},
        plans=[{"battle2": "omi", "battle1": "ise"}],
    )
    table.falls({"yellow": 3}, {"yellow": 2, "blue": 1})
    table.carry_out("battle2", "castle", "battle1")
    table.do("attack yamato 3 without", "attack yamato 3 without")
    attacks = [(told["source"], told["target"]) for told in table.events("sg-attack")]
    assert attacks == [("omi", "yamato"), ("ise", "yamato")]
    slots = [shown["slot"] for shown in table.events("sg-revealed")]
    assert slots == ["battle2", "battle1"]


@rule("SG-A38")
@pytest.mark.parametrize("battle", BATTLES)
@pytest.mark.parametrize("answer", ["move ise 2", "attack yamato 2 without", "stay"])
def test_battles_and_movements_cost_no_chests(battle: str, answer: str) -> None:
    table = marching(battle, {"omi": (0, 4), "ise": (0, 1), "yamato": (1, 1)}, chests=[0, 3, 3])
    table.do(answer)
    assert table.state.chests == [0, 3, 3]


# removed provinces, temples


@rule("SG-S5", "SG-Q5")
def test_no_army_enters_a_removed_province() -> None:
    """With three players Hoki has no way to Izumo; with four it has."""
    lands = {"hoki": (0, 3)}
    table = marching("battle1", lands, "hoki")
    assert "izumo" not in targets(table)
    assert table.refusal("attack izumo 1 without") == "SG-S5"
    assert table.refusal("move izumo 1") == "SG-S5"
    table = marching("battle1", lands, "hoki", players=4)
    assert targets(table)["izumo"] == "attack"
    izumo = PROVINCES.index("izumo")
    assert Table.new(1, players=3).state.owner[izumo] == -2


@rule("SG-Q5")
def test_a_sea_route_to_a_removed_province_vanishes() -> None:
    table = marching("battle1", {"harima": (0, 3)}, "harima")
    assert "sanuki" not in targets(table)
    table = marching("battle1", {"harima": (0, 3)}, "harima", players=5)
    assert targets(table)["sanuki"] == "attack"


TEMPLES = {"ise": "temple", "yamato": "temple"}
AROUND = {"omi": (0, 3), "ise": (0, 1), "yamato": (1, 1), "mino": (1, 1)}


@rule("SG-T6", "SG-T9", "SG-Y33", "SG-Q42", "SG-Q24")
@pytest.mark.parametrize("battle", BATTLES)
@pytest.mark.parametrize("event", ["t6", "t9"])
def test_a_province_with_a_temple_cannot_be_attacked(event: str, battle: str) -> None:
    table = marching(battle, AROUND, event=event, buildings=TEMPLES)
    found = targets(table)
    assert "yamato" not in found
    assert (found["mino"], found["ise"]) == ("attack", "move")
    assert table.refusal("attack yamato 1 without") == f"SG-{event.upper()}"
    assert table.refusal("move yamato 1") == f"SG-{event.upper()}", "to attack it is no way out"
    assert table.refusal("attack ise 1 without") == "SG-A34", "one's own needs no protection"


@rule("SG-T6", "SG-T9")
@pytest.mark.parametrize("event", ["", *(f"t{n}" for n in range(1, 13) if n not in (6, 9))])
def test_without_the_event_a_temple_protects_nobody(event: str) -> None:
    table = marching("battle1", AROUND, event=event, buildings=TEMPLES)
    assert targets(table)["yamato"] == "attack"


@rule("SG-T6", "SG-T9")
@pytest.mark.parametrize("event", ["t6", "t9"])
def test_castles_and_theatres_do_not_protect(event: str) -> None:
    table = marching("battle1", AROUND, event=event, buildings={"yamato": "castle theatre"})
    assert targets(table)["yamato"] == "attack"


@rule("SG-Y33", "SG-Q42")
def test_a_temple_built_earlier_in_the_round_protects() -> None:
    for actions, open_ in ((("temple", "battle1"), False), (("battle1", "temple"), True)):
        table = Table(
            AROUND, event="t6", plans=[{"battle1": "omi"}, {"temple": "yamato"}], chests=[9, 9, 9]
        )
        table.carry_out(*actions)
        assert ("yamato" in targets(table)) == open_


@rule("SG-Q42")
def test_a_temple_does_not_keep_revolts_away() -> None:
    table = Table(
        {"yamato": (0, 3)},
        event="t6",
        buildings={"yamato": "temple"},
        unrest={"yamato": 1},
        plans=[{"tax": "yamato"}],
    )
    table.falls({"blue": 3})
    table.carry_out("tax")
    assert len(table.events("sg-revolt")) == 1
