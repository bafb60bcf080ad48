"""Messages about reviews."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from gunbai.review.result import Review
from gunbai.server.messages import TableInfo


class ReviewInfo(Struct):
    """The review of a game, or how far it is."""

    table: TableInfo
    state: Literal["none", "waiting", "running", "failed", "made"]
    done: int = 0  # pieces of work
    total: int = 0
    ahead: int = 0  # reviews that are made before it
    review: Review | None = None
