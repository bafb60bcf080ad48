"""The pace of a table over the wire and in the database."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class Pace(Struct, forbid_unknown_fields=True, frozen=True):
    """No clock, a live clock (seconds for a decision and a bank), or days for a decision."""

    kind: Literal["none", "live", "days"] = "none"
    decision: Annotated[int, Meta(ge=0, le=3600)] = 0
    bank: Annotated[int, Meta(ge=0, le=36_000)] = 0
    days: Annotated[int, Meta(ge=0, le=30)] = 0
