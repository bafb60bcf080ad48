"""The visitor for whom the server is currently working, wherever in the code that is."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Final

#: The address of the visitor; "" while the server works on its own behalf.
ASKER: Final[ContextVar[str]] = ContextVar("asker", default="")
