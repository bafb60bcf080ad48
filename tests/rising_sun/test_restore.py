"""Positions as plain data: what is Rising Sun's own. What holds for all games is in
`tests/properties/test_restore.py`.
"""

from __future__ import annotations

import json

import pytest

from gunbai.games.rising_sun.state import RisingSunState
from tests.properties.positions import Path
from tests.rising_sun.positions import RISING_SUN_POSITIONS
from tests.rising_sun.table import RISING_SUN, answer, asked, at_table, coins, mandate, points
from tests.rule import rule


@rule("RS-F56", "RS-Q113")
def test_what_follows_a_summon_is_not_lost_while_its_entry_effect_is_open() -> None:
    s = at_table(
        "sun koi lotus",
        {"shikoku": {"koi": "yurei komainu"}},
        {"sun": "dignity path-of-the-warlord"},
        coins={"sun": 9},
        season="autumn",
        set_="teapot",
        display="benten",
    )
    mandate(s, "sun", "train")
    answer(s, "sun", "buy benten", "summon benten shikoku")
    assert asked(s) == "sun RS-DP28"
    s.cards = [[card for card in own if card != 40] for own in s.cards]  # Dignity is of the Ship
    s.has = [has & ~(1 << 40) for has in s.has]
    again = RISING_SUN.restore(json.loads(json.dumps(s.dump())))
    assert isinstance(again, RisingSunState)
    before = coins(again, "sun")
    answer(again, "sun", "pass")
    assert coins(again, "sun") == before + 1  # Path of the Warlord
    assert points(again, "sun") == 0


# spoiled

WRONG: list[tuple[str, Path, object, str]] = [
    ("RS-DP08", ("game",), "joraku", "position-game"),
    ("RS-DP08", ("rules",), "0", "position-rules"),
    ("RS-DP08", ("data",), {"score": {}}, "position-data"),
    ("RS-DP08", ("options",), None, "position-field options"),
    ("RS-DP08", ("options", "players"), "7", "option-value"),
    ("RS-DP08", ("clans",), ["koi", "koi", "bonsai"], "position-seats"),
    ("RS-DP08", ("clans", 0), "fox", "position-field clans"),
    ("RS-DP08", ("shrines",), [0, 0, 1, 2], "position-seats"),
    ("RS-DP08", ("set",), 5, "position-field set"),
    ("RS-DP08", ("season",), "monsoon", "position-field season"),
    ("RS-DP08", ("turn",), 22, "position-field turn"),
    ("RS-DP08", ("phase",), "nap", "position-field phase"),
    ("RS-DP08", ("kills",), -1, "position-field kills"),
    ("RS-DP08", ("fighters",), 8, "position-field fighters"),
    ("RS-DP08", ("instance",), [0, 0], "position-field instance"),
    ("RS-DP08", ("honor",), [0, 0, 1], "rs-bad-honor"),
    ("RS-DP08", ("honor",), [0, 1], "position-field honor"),
    ("RS-DP08", ("seats",), [], "position-seats"),
    ("RS-DP08", ("seats", 0, "coins"), -1, "position-field coins"),
    ("RS-DP08", ("seats", 0, "points"), True, "position-field points"),
    ("RS-DP08", ("seats", 0, "ally"), 0, "rs-bad-ally"),
    ("RS-DP08", ("seats", 0, "daimyo"), 20, "position-field daimyo"),
    ("RS-DP08", ("seats", 0, "bushi"), [0] * 20, "rs-bad-figures"),
    ("RS-DP08", ("seats", 0, "strongholds"), [0] * 8, "rs-bad-strongholds"),
    ("RS-DP08", ("seats", 0, "cards"), ["loyalty"], "rs-bad-card"),
    ("RS-DP08", ("seats", 0, "tokens"), 1 << 24, "position-field tokens"),
    ("RS-DP08", ("monsters",), {"yeti": [0, 0]}, "position-field monsters"),
    ("RS-DP08", ("monsters",), {"ebisu": [0]}, "position-field monsters"),
    ("RS-DP08", ("monsters",), {"ebisu": [0, 12]}, "rs-bad-monster"),
    ("RS-DP08", ("bag",), [2, 2, 2, 2, 2], "rs-bad-tiles"),
    ("RS-DP08", ("display",), ["fox"], "position-field display"),
    ("RS-DP08", ("wars",), ["edo", "edo"], "rs-bad-tokens"),
    ("RS-DP08", ("played",), [7], "position-field played"),
    ("RS-DP08", ("hand",), ["nap"], "position-field hand"),
    ("RS-DP08", ("rng",), [0, 0, 0, 0], "position-field rng"),
    ("RS-DP08", ("ask",), None, "position-no-ask"),
    ("RS-DP08", ("stack",), [], "position-no-stack"),
    ("RS-DP08", ("ask", "key"), "RS-DP07", "position-ask RS-DP07"),
    ("RS-DP08", ("ask", "seats"), [], "position-ask RS-DP08"),
    ("RS-DP08", ("ask", "secret"), True, "position-field secret"),
    ("RS-DP08", ("stack", 0, "frame"), "nap", "position-frame nap"),
    ("RS-DP05", ("hand",), [], "rs-bad-tiles"),
    ("RS-DP05", ("stack", 1, "pc"), 0, "position-field pc"),
    ("RS-DP22", ("ask", "secret"), False, "position-field secret"),
    ("RS-DP22", ("stack", 2, "bids"), [], "position-field bids"),
    ("RS-DP22", ("stack", 2, "bids"), [63] * 12, "position-field bids"),
    ("RS-DP22", ("stack", 2, "seats"), [0, 0], "position-field seats"),
    ("RS-DP22", ("stack", 2, "seats"), [1], "position-field seats"),
    ("RS-DP22", ("seats", 0, "looks"), [0], "position-field looks"),
    ("RS-DP05", ("seats", 1, "looks"), [99999], "position-field looks"),
    ("RS-DP14", ("stack", 1, "winner"), -1, "position-field slot"),
    ("RS-DP30", ("stack", 3, "clans"), [], "position-field clans"),
    ("RS-DP07", ("stack", 2, "points"), [5] * 8, "position-field points"),
    ("RS-DP07", ("stack", 2, "used"), [16] + [0] * 7, "position-field used"),
    ("RS-DP29", ("stack", 2, "last"), -1, "position-field last"),
    ("over", ("stack",), [{"frame": "tea", "pc": 0}], "position-no-ask"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "path", "value", "said"), WRONG)
def test_the_reason_names_the_field(key: str, path: Path, value: object, said: str) -> None:
    assert RISING_SUN_POSITIONS.refused_with(key, path, value) == said
