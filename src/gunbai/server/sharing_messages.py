"""Consent to the use of a game's record, over the wire."""

from __future__ import annotations

from msgspec import Struct


class SharingForm(Struct, forbid_unknown_fields=True):
    """My consent to the record of this game becoming part of a dataset, or none."""

    agree: bool


class SharingInfo(Struct, forbid_unknown_fields=True):
    """The number of people at a table who agree to its record becoming part of a dataset."""

    mine: bool  # I agree
    agreed: int
    people: int  # who must all agree
    possible: bool  # False: never, whoever agrees
    open: bool  # it can still be changed
