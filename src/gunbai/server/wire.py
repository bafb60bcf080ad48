"""Types shared by messages of all kinds."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

Words = dict[str, Any]
#: A client's own id of a message, by which a repeated one is recognised.
RequestId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_.:-]+$")]
ShortText = Annotated[str, Meta(max_length=200)]
Level = Literal["easy", "medium", "strong"]
SeatKind = Literal["open", "invited", "person", "program", "bot"]
Status = Literal["lobby", "running", "paused", "finished", "ended"]
Watch = Literal["everybody", "link", "nobody"]
