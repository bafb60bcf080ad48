"""The settings of all tests."""

from __future__ import annotations

import os
from pathlib import Path

COMPILED = os.environ.get("GUNBAI_EXPECT_COMPILED") == "1"
if not COMPILED:  # the compiled engine takes no interpreted game
    os.environ["GUNBAI_GAMES"] = str(Path(__file__).resolve().parent / "games")

from gunbai.core import state  # noqa: E402

if COMPILED and Path(state.__file__).suffix == ".py":
    raise RuntimeError(f"the compiled engine is expected, but {state.__file__} was imported")
