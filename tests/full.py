"""Says whether the long runs are wanted, too: `./dev test --full`."""

from __future__ import annotations

import os
from typing import Final

FULL: Final = os.environ.get("GUNBAI_FULL") == "1"
