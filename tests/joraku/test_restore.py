"""Positions as plain data: the reasons with which Joraku refuses what can't be. What holds for
all games is in `tests/properties/test_restore.py`.
"""

from __future__ import annotations

import pytest

from tests.joraku.positions import JORAKU_POSITIONS
from tests.properties.positions import Path

WRONG: list[tuple[str, Path, object, str]] = [
    ("JK-D07", ("game",), "shogun", "position-game"),
    ("JK-D07", ("rules",), "0", "position-rules"),
    ("JK-D07", ("data",), {"score": {}}, "position-data"),
    ("JK-D07", ("options",), None, "position-form options"),
    ("JK-D07", ("options", "players"), "7", "option-value"),
    ("JK-D07", ("variants",), [1.0], "position-number variants"),
    ("JK-D07", ("variants",), [7], "position-number variants"),
    ("JK-D07", ("round",), 4, "position-number round"),
    ("JK-D07", ("kachidoki",), None, "jk-bad-kachidoki"),
    ("JK-D07", ("factions", "green"), {}, "position-extra factions.green"),
    ("JK-D07", ("factions", "red", "number"), 7, "position-number factions.red.number"),
    ("JK-D07", ("factions", "red", "daimyo"), "edo", "position-name factions.red.daimyo"),
    ("JK-D07", ("factions", "red", "samurai"), {"kyoto": True},
        "position-number factions.red.samurai.kyoto"),
    ("JK-D07", ("factions", "red", "supply"), 11, "position-number factions.red.supply"),
    ("JK-D07", ("factions", "red", "points"), -1, "position-number factions.red.points"),
    ("JK-D07", ("factions", "red", "entered"), 1, "position-form factions.red.entered"),
    ("JK-D07", ("seats",), [], "position-count seats"),
    ("JK-D07", ("seats", 0, "hand"), ["7r"], "position-name seats[0].hand"),
    ("JK-D07", ("seats", 0, "hand"), ["6r", "6r"], "position-twice seats[0].hand"),
    ("JK-D07", ("aside",), [], "jk-bad-cards"),
    ("JK-D07", ("plays", 0), 9, "position-form plays"),
    ("JK-D07", ("plays", 0), "green 5r", "position-name plays"),
    ("JK-D07", ("plays", 0), "red", "position-form plays"),
    ("JK-D07", ("rng",), [0, 0, 0, 0], "position-unfit rng"),
    ("JK-D07", ("ask",), None, "position-no-ask"),
    ("JK-D07", ("stack",), [], "position-no-stack"),
    ("JK-D07", ("ask", "key"), "JK-D06", "position-decision ask.key"),
    ("JK-D07", ("ask", "seats"), [], "position-unfit ask.seats"),
    ("JK-D07", ("ask", "secret"), True, "position-unfit ask.secret"),
    ("JK-D07", ("stack", 0, "rule"), "nap", "position-rule stack[0].rule"),
    ("JK-D07", ("stack", 0, "step"), "nap", "position-step stack[0].step"),
    ("JK-D07", ("format",), 3, "position-format"),
    ("JK-D07", ("weather",), 1, "position-extra weather"),
    ("JK-D02", ("ask", "seats"), [0], "position-unfit stack[2].chosen"),
    ("JK-D08", ("stack", 1, "chosen"), [], "position-unfit stack[1].chosen"),
    ("JK-D08", ("stack", 1, "low"), [1, 7], "position-number stack[1].low"),
    ("over", ("stack",), [{"rule": "campaign", "step": "skirmish"}], "position-no-ask"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "path", "value", "said"), WRONG)
def test_the_reason_names_the_field(key: str, path: Path, value: object, said: str) -> None:
    assert JORAKU_POSITIONS.refused_with(key, path, value) == said
