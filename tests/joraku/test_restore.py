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
    ("JK-D07", ("options",), None, "position-field options"),
    ("JK-D07", ("options", "players"), "7", "option-value"),
    ("JK-D07", ("variants",), [1.0], "position-field variants"),
    ("JK-D07", ("variants",), [7], "position-field variants"),
    ("JK-D07", ("round",), 4, "position-field round"),
    ("JK-D07", ("kachidoki",), -1, "jk-bad-kachidoki"),
    ("JK-D07", ("factions", "green"), {}, "position-factions"),
    ("JK-D07", ("factions", "red", "number"), 7, "position-field number"),
    ("JK-D07", ("factions", "red", "daimyo"), "edo", "position-field daimyo"),
    ("JK-D07", ("factions", "red", "samurai"), {"kyoto": True}, "position-field samurai"),
    ("JK-D07", ("factions", "red", "supply"), 11, "position-field supply"),
    ("JK-D07", ("factions", "red", "points"), -1, "position-field points"),
    ("JK-D07", ("factions", "red", "entered"), 1, "position-field entered"),
    ("JK-D07", ("seats",), [], "position-seats"),
    ("JK-D07", ("seats", 0, "hand"), ["7r"], "position-field hand"),
    ("JK-D07", ("seats", 0, "hand"), ["6r", "6r"], "position-twice hand"),
    ("JK-D07", ("aside",), [], "jk-bad-cards"),
    ("JK-D07", ("plays", 0, "seat"), 9, "position-field seat"),
    ("JK-D07", ("plays", 0, "colour"), "green", "position-field colour"),
    ("JK-D07", ("rng",), [0, 0, 0, 0], "position-field rng"),
    ("JK-D07", ("ask",), None, "position-no-ask"),
    ("JK-D07", ("stack",), [], "position-no-stack"),
    ("JK-D07", ("ask", "key"), "JK-D06", "position-ask JK-D06"),
    ("JK-D07", ("ask", "seats"), [], "position-ask JK-D07"),
    ("JK-D07", ("ask", "secret"), True, "position-field secret"),
    ("JK-D07", ("stack", 0, "frame"), "nap", "position-frame nap"),
    ("JK-D02", ("ask", "seats"), [0], "position-field chosen"),
    ("JK-D08", ("stack", 1, "chosen"), [], "position-seats"),
    ("JK-D08", ("stack", 1, "low"), [1, 7], "position-field low"),
    ("over", ("stack",), [{"frame": "campaign", "pc": 3}], "position-no-ask"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "path", "value", "said"), WRONG)
def test_the_reason_names_the_field(key: str, path: Path, value: object, said: str) -> None:
    assert JORAKU_POSITIONS.refused_with(key, path, value) == said
