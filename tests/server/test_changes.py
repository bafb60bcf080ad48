"""Changes: made here, carried out here and in the client (`web/src/core/changes.test.ts`)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gunbai.server.changes import change, changed

CASES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "fixtures" / "changes.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["about"])
def test_a_change_leads_from_one_value_to_the_next(case: dict[str, Any]) -> None:
    assert change(case["before"], case["after"]) == case["change"]
    assert changed(case["before"], case["change"]) == case["after"]
