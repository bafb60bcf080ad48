"""The visitor for whom the server does something now, wherever in the code it is done."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Final

#: The address of the visitor; "" while the server works on its own account.
ASKER: Final[ContextVar[str]] = ContextVar("asker", default="")
