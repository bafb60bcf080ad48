"""Positions as plain data: what is Rising Sun's own. What holds for all games is in
`tests/properties/test_restore.py`.
"""

from __future__ import annotations

import json

import pytest

from tests.properties.positions import Path
from tests.rising_sun.positions import RISING_SUN_POSITIONS
from tests.rising_sun.table import RISING_SUN, Table
from tests.rule import rule


@rule("RS-F56", "RS-Q113")
def test_what_follows_a_summon_is_not_lost_while_its_entry_effect_is_open() -> None:
    table = Table(
        "sun koi lotus",
        {"shikoku": {"koi": "yurei komainu"}},
        {"sun": "dignity path-of-the-warlord"},
        coins={"sun": 9},
        season="autumn",
        set="teapot",
        display="benten",
    )
    table.mandate("sun", "train")
    table.answer("sun", "buy benten", "summon benten shikoku")
    assert table.asked == "sun RS-DP28"
    # Dignity is of the Ship
    table.state.cards = [[card for card in own if card != 40] for own in table.state.cards]
    table.state.has = [has & ~(1 << 40) for has in table.state.has]
    again = Table.of(RISING_SUN.restore(json.loads(json.dumps(table.state.dump()))))
    before = again.coins("sun")
    again.answer("sun", "pass")
    assert again.coins("sun") == before + 1  # Path of the Warlord
    assert again.points("sun") == 0


# spoiled

WRONG: list[tuple[str, Path, object, str]] = [
    ("RS-DP08", ("game",), "joraku", "position-game"),
    ("RS-DP08", ("format",), 3, "position-format"),
    ("RS-DP08", ("rules",), "0", "position-rules"),
    ("RS-DP08", ("data",), {"score": {}}, "position-data"),
    ("RS-DP08", ("weather",), 1, "position-extra weather"),
    ("RS-DP08", ("options",), None, "position-form options"),
    ("RS-DP08", ("options", "players"), "7", "option-value"),
    ("RS-DP08", ("clans",), ["koi", "koi", "bonsai"], "position-unfit clans"),
    ("RS-DP08", ("clans", 0), "fox", "position-name clans"),
    ("RS-DP08", ("shrines",), ["fujin"] * 4, "position-unfit shrines"),
    ("RS-DP08", ("set",), "gods", "position-unfit set"),
    ("RS-DP08", ("set",), 1, "position-name set"),
    ("RS-DP08", ("season",), "monsoon", "position-name season"),
    ("RS-DP08", ("turn",), 22, "position-number turn"),
    ("RS-DP08", ("phase",), "nap", "position-name phase"),
    ("RS-DP08", ("kills",), -1, "position-number kills"),
    ("RS-DP08", ("fighters",), [3], "position-number fighters"),
    ("RS-DP08", ("loyal",), [0, 0], "position-twice loyal"),
    ("RS-DP08", ("honor",), [0, 0, 1], "position-twice honor"),
    ("RS-DP08", ("honor",), [0, 1], "rs-bad-honor"),
    ("RS-DP08", ("seats",), [], "position-count seats"),
    ("RS-DP08", ("seats", 0, "coins"), -1, "position-number seats[0].coins"),
    ("RS-DP08", ("seats", 0, "points"), True, "position-number seats[0].points"),
    ("RS-DP08", ("seats", 0, "ally"), 0, "rs-bad-ally"),
    ("RS-DP08", ("seats", 0, "ally"), 3, "position-number seats[0].ally"),
    ("RS-DP08", ("seats", 0, "offers"), 2, "position-form seats[0].offers"),
    ("RS-DP08", ("seats", 0, "allied"), ["winter"], "position-name seats[0].allied"),
    ("RS-DP08", ("seats", 0, "cards"), ["loyalty"], "rs-bad-card"),
    ("RS-DP08", ("seats", 0, "cards"), ["fox"], "position-name seats[0].cards"),
    ("RS-DP08", ("seats", 0, "tokens"), ["winter:edo"], "position-name seats[0].tokens"),
    ("RS-DP08", ("seats", 0, "tokens"), ["autumn:edo"], "rs-bad-tokens"),
    ("RS-DP08", ("seats", 0, "given"), [0, 0], "position-unfit seats[0].given"),
    ("RS-DP08", ("board",), {}, "rs-bad-strongholds"),
    ("RS-DP08", ("board", "atlantis"), {}, "position-extra board.atlantis"),
    ("RS-DP08", ("board", "reserve"), {"koi": "bushi"}, "position-extra board.reserve"),
    ("RS-DP08", ("board", "kyushu"), {"fox": "bushi"}, "position-extra board.kyushu.fox"),
    ("RS-DP08", ("board", "kyushu"), {"koi": 2}, "position-form board.kyushu.koi"),
    ("RS-DP08", ("board", "kyushu"), {"koi": "yeti"}, "position-unfit board.kyushu.koi"),
    ("RS-DP08", ("board", "kyushu"), {"koi": "bushi " * 7}, "position-unfit board.kyushu.koi"),
    ("RS-DP08", ("board", "kyushu"), {"koi": "ebisu"}, "position-unfit board.kyushu.koi"),
    ("RS-DP08", ("board", "prison:koi"), {"bonsai": "shinto"}, "rs-bad-hostages"),
    ("RS-DP08", ("bag",), {"recruit": 3}, "position-number bag.recruit"),
    ("RS-DP08", ("bag",), {}, "rs-bad-tiles"),
    ("RS-DP08", ("display",), ["fox"], "position-name display"),
    ("RS-DP08", ("wars",), ["edo", "edo"], "rs-bad-tokens"),
    ("RS-DP08", ("track",), ["nap"], "position-name track"),
    ("RS-DP08", ("track",), ["train under harvest"], "position-form track"),
    ("RS-DP08", ("hand",), ["nap"], "position-name hand"),
    ("RS-DP08", ("rng",), [0, 0, 0, 0], "position-unfit rng"),
    ("RS-DP08", ("ask",), None, "position-no-ask"),
    ("RS-DP08", ("stack",), [], "position-no-stack"),
    ("RS-DP08", ("ask", "key"), "RS-DP07", "position-decision ask.key"),
    ("RS-DP08", ("ask", "seats"), [], "position-unfit ask.seats"),
    ("RS-DP08", ("ask", "secret"), True, "position-unfit ask.secret"),
    ("RS-DP08", ("stack", 0, "rule"), "nap", "position-rule stack[0].rule"),
    ("RS-DP08", ("stack", 0, "step"), "nap", "position-step stack[0].step"),
    ("RS-DP08", ("stack", 2, "paid"), ["edo-edo"], "position-name stack[2].paid"),
    ("RS-DP08", ("stack", 2, "last"), "pass", "position-unfit stack[2].last"),
    ("RS-DP08", ("stack", 2, "last"), "fly", "position-action stack[2].last"),
    ("RS-DP05", ("hand",), [], "rs-bad-tiles"),
    ("RS-DP05", ("stack", 1, "step"), "draw", "position-decision ask.key"),
    ("RS-DP05", ("turn",), 2, "position-unfit stack[1].step"),
    ("RS-DP22", ("ask", "secret"), False, "position-unfit ask.secret"),
    ("RS-DP22", ("stack", 1, "place"), 8, "position-unfit stack[1].place"),
    ("RS-DP22", ("stack", 2, "sides"), [], "position-count stack[2].sides"),
    ("RS-DP22", ("stack", 2, "sides", 0, "bid"), {"poets": 63}, "position-unfit stack[2].sides"),
    ("RS-DP22", ("stack", 2, "sides", 0, "bid"), {"luck": 1},
        "position-extra stack[2].sides[0].bid.luck"),
    ("RS-DP22", ("stack", 2, "seats"), [0, 0], "position-twice stack[2].seats"),
    ("RS-DP22", ("stack", 2, "seats"), [1], "position-unfit stack[2].seats"),
    ("RS-DP22", ("seats", 0, "looks"), [0], "position-form seats[0].looks"),
    ("RS-DP05", ("seats", 1, "looks"), ["1: betray betray train train"],
        "position-unfit seats[1].looks"),
    ("RS-DP13", ("stack", 2, "declared"), ["done"], "position-unfit stack[2].declared"),
    ("RS-DP14", ("stack", 1, "winner"), None, "position-unfit stack[1].winner"),
    ("RS-DP14", ("stack", 1, "shrine"), 0, "position-unfit stack[1].shrine"),
    ("RS-DP17", ("stack", 2, "ryujin"), False, "position-unfit stack[2].ryujin"),
    ("RS-DP30", ("stack", 3, "clans"), [], "position-unfit stack[3].clans"),
    ("RS-DP07", ("stack", 2, "strongholds"), {"edo": 6},
        "position-number stack[2].strongholds.edo"),
    ("RS-DP07", ("stack", 2, "used"), {"edo": 15}, "position-unfit stack[2].used"),
    ("RS-DP29", ("stack", 2, "last"), None, "position-unfit stack[2].last"),
    ("over", ("stack",), [{"rule": "tea", "step": "start"}], "position-no-ask"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "path", "value", "said"), WRONG)
def test_the_reason_names_the_field(key: str, path: Path, value: object, said: str) -> None:
    assert RISING_SUN_POSITIONS.refused_with(key, path, value) == said
