"""What holds for all tests."""

from __future__ import annotations

import os
from pathlib import Path

from gunbai.core import state

if os.environ.get("GUNBAI_EXPECT_COMPILED") == "1" and Path(state.__file__).suffix == ".py":
    raise RuntimeError(f"the compiled engine is expected, but {state.__file__} was imported")
