"""Positions as plain data: what is Shogun's own. What holds for all games is in
`tests/properties/test_restore.py`.
"""

from __future__ import annotations

import json

import pytest

from gunbai.games.shogun.state import ShogunState
from tests.properties.positions import Path
from tests.rule import rule
from tests.shogun.positions import SHOGUN_POSITIONS
from tests.shogun.table import SHOGUN, at_table, carry_out, do, falls


@rule("SG-B40")
def test_what_is_scripted_to_fall_comes_back() -> None:
    s = at_table({"kii": (0, 5), "ise": (1, 1)}, plans=[{"battle1": "kii"}])
    carry_out(s, "battle1")
    falls(s, {"blue": 2})
    again = SHOGUN.restore(json.loads(json.dumps(s.dump())))
    assert isinstance(again, ShogunState)
    do(again, "attack ise 4 without")
    assert again.armies[13] == 2


# spoiled


WRONG: list[tuple[str, Path, object, str]] = [
    ("SG-D6", ("game",), "joraku", "position-game"),
    ("SG-D6", ("rules",), "0", "position-rules"),
    ("SG-D6", ("data",), {"start": {}}, "position-data"),
    ("SG-D6", ("options",), None, "position-field options"),
    ("SG-D6", ("options", "players"), "7", "option-value"),
    ("SG-D6", ("year",), 3, "position-field year"),
    ("SG-D6", ("season",), 4, "position-field season"),
    ("SG-D6", ("events", 0), "t13", "position-field events"),
    ("SG-D6", ("provinces", "kii", "owner"), 9, "position-field owner"),
    ("SG-D6", ("provinces", "kii", "armies"), True, "position-field armies"),
    ("SG-D6", ("provinces", "kii", "buildings"), ["tower"], "position-field buildings"),
    ("SG-D6", ("provinces", "tokyo"), {}, "sg-position-provinces"),
    ("SG-D6", ("seats",), [], "position-seats"),
    ("SG-D6", ("seats", 0, "chests"), -1, "position-field chests"),
    ("SG-D6", ("seats", 0, "plan"), {"tax": "edo"}, "position-field plan"),
    ("SG-D6", ("seats", 0, "plan"), {"sleep": "kii"}, "position-field plan"),
    ("SG-D6", ("tower", "inside"), [1, 2], "position-field inside"),
    ("SG-D6", ("order",), [0, 0, 1], "position-field order"),
    ("SG-D6", ("row",), ["red"] * 5, "position-field row"),
    ("SG-D6", ("rng",), [0, 0, 0, 0], "position-field rng"),
    ("SG-D6", ("ask",), None, "position-no-ask"),
    ("SG-D6", ("stack",), [], "position-no-stack"),
    ("SG-D6", ("ask", "key"), "SG-D7", "position-ask SG-D7"),
    ("SG-D6", ("ask", "seats"), [], "position-ask SG-D6"),
    ("SG-D6", ("ask", "secret"), False, "position-field secret"),
    ("SG-D6", ("stack", 1, "frame"), "nap", "position-frame nap"),
    ("SG-D6", ("stack", 1, "pc"), 0, "position-field pc"),
    ("SG-D6", ("banners",), [], "position-field banners"),
    ("SG-D7", ("stack", 1, "order"), [0, 0, 0], "position-field order"),
    ("SG-D7", ("ask", "seats"), [2], "position-ask SG-D7"),
    ("SG-D17", ("order",), [], "position-field order"),
    ("SG-D17", ("stack", 2, "pc"), 2, "position-field pc"),
    ("SG-D3", ("stack", 1, "open"), ["kii"], "position-field open"),
    ("SG-D3", ("stack", 1, "unseen"), [], "position-field unseen"),
    ("SG-D3", ("stack", 1, "groups", 0), [5], "position-field groups"),
    ("SG-D20", ("stack", 1, "drawn"), [], "position-no-choice SG-D20"),
    ("over", ("stack",), [{"frame": "campaign", "pc": 3}], "position-no-ask"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "path", "value", "said"), WRONG)
def test_the_reason_names_the_field(key: str, path: Path, value: object, said: str) -> None:
    assert SHOGUN_POSITIONS.refused_with(key, path, value) == said
