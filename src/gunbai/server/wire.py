"""Types shared by messages of all kinds."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from gunbai.core.luck import MOST_WORD
from gunbai.server.config import MOST_LEVEL

Words = dict[str, Any]
#: A client's own id of a message, by which a repeated one is recognised. (Python's `$` alone would
#: let a line break follow.)
RequestId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.:-]+$(?!\n)")]
ShortText = Annotated[str, Meta(max_length=200)]
Word = Annotated[str, Meta(max_length=MOST_WORD)]
#: The level of a bot: one of ours, or the name of one that the host has added.
Level = Annotated[str, Meta(min_length=1, max_length=MOST_LEVEL)]
SeatKind = Literal["open", "invited", "person", "program", "bot"]
Status = Literal["lobby", "running", "paused", "finished", "ended"]
#: How long a scene deserves to be looked at.
Weight = Literal["quiet", "normal", "great"]
Watch = Literal["everybody", "link", "nobody"]
