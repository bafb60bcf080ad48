"""The odds that a view shows to whoever decides (SG-B41): attacks, one more army, the defence."""

from __future__ import annotations

from typing import Any, Unpack

import pytest

from gunbai.core.event import SPECTATOR
from gunbai.core.view import PositionView
from gunbai.games.shogun.flow.conditions import farmers_against
from gunbai.games.shogun.flow.odds import attack_odds
from gunbai.games.shogun.names import PROVINCES
from tests.rule import rule
from tests.shogun.table import BLUE, RED, YELLOW, Given, Table

KEYS = ("odds", "odds_made_of", "odds_extra", "odds_defence")


def opposed(**more: Unpack[Given]) -> Table:
    """Blue with 4 armies in Shinano is asked whether to attack yellow's 2 in Kozuke."""
    armies = {"shinano": (BLUE, 4), "kozuke": (YELLOW, 2), "musashi": (BLUE, 3), "mino": (RED, 2)}
    given: Given = {"plans": [{"battle1": "shinano"}], **more}
    return Table(armies, **given).carry_out("battle1")


def shown(table: Table, viewer: int) -> dict[str, Any]:
    """The odds in a view, those that are there."""
    view: PositionView = table.view(viewer)
    return {key: view[key] for key in KEYS if key in view}


def chances(table: Table, target: str, count: int, extra: bool, *defended: bool) -> tuple[Any, ...]:
    odds = attack_odds(table.state, BLUE, PROVINCES.index(target), count, extra, *defended)
    return tuple(pytest.approx(each, abs=0.0006) for each in (odds.win, odds.hold, odds.none))


@rule("SG-B41")
def test_who_may_attack_sees_the_odds_of_every_target_and_number() -> None:
    table = opposed()
    assert table.asked == "SG-D17"
    found = shown(table, BLUE)
    assert list(found) == ["odds", "odds_made_of"]
    assert "musashi" not in found["odds"], "a province of one's own is not attacked"
    for target in ("kozuke", "mino", "kai"):
        assert found["odds"][target] == [
            chances(table, target, count, False) for count in (1, 2, 3)
        ]
    assert all(sum(row) == pytest.approx(1, abs=0.002) for row in found["odds"]["kozuke"])


@rule("SG-B41")
def test_odds_say_what_they_are_made_of() -> None:
    table = opposed(
        tray={"blue": 1, "green": 2}, inside={"blue": 3, "yellow": 2, "red": 4, "green": 5}
    )
    made = shown(table, BLUE)["odds_made_of"]
    assert set(made) == set(shown(table, BLUE)["odds"])
    mine = {"attackers": 1, "attackers_stuck": 3}
    assert made["kozuke"] == {
        **mine, "defenders": 2, "defenders_stuck": 2, "farmers": 2, "farmers_stuck": 5,
    }  # fmt: skip
    assert made["mino"]["defenders_stuck"] == 4
    thrown = farmers_against(table.state)
    assert made["kai"] == {
        **mine, "defenders": 0, "defenders_stuck": 0, "farmers": thrown + 2, "farmers_stuck": 5,
    }  # fmt: skip


@rule("SG-B41", "SG-U6")
def test_who_has_one_more_army_in_attack_sees_the_odds_with_it_too() -> None:
    table = opposed(special={BLUE: "attack+1"})
    found = shown(table, BLUE)
    assert list(found) == ["odds", "odds_made_of", "odds_extra"]
    assert found["odds_extra"]["kozuke"] == [chances(table, "kozuke", n, True) for n in (1, 2, 3)]
    for with_it, without in zip(
        found["odds_extra"]["kozuke"], found["odds"]["kozuke"], strict=True
    ):
        assert with_it[0] > without[0]


@rule("SG-B41", "SG-U7")
def test_who_may_throw_one_more_army_in_defence_sees_the_odds_with_it_and_without() -> None:
    table = opposed(special={YELLOW: "defence+1"})
    table.do("attack kozuke 3 without")
    assert table.asked == "SG-D18"
    found = shown(table, YELLOW)
    assert list(found) == ["odds_defence"]
    odds = found["odds_defence"]
    assert odds["with"] == chances(table, "kozuke", 3, False, True)
    assert odds["without"] == chances(table, "kozuke", 3, False, False)
    assert odds["with"][0] < odds["without"][0]


@rule("SG-B41")
def test_only_who_decides_sees_odds_and_a_table_can_do_without() -> None:
    special = {BLUE: "attack+1", YELLOW: "defence+1"}
    open_table, closed_table = opposed(special=special), opposed(special=special, odds="hidden")
    for viewer in (SPECTATOR, YELLOW, RED):
        assert shown(open_table, viewer) == {}
    assert shown(closed_table, BLUE) == {}
    for table in (open_table, closed_table):
        table.do("attack kozuke 3 with")
    for viewer in (SPECTATOR, BLUE, RED):
        assert shown(open_table, viewer) == {}
    assert shown(closed_table, YELLOW) == {}
