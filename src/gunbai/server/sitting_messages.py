"""Sitting in over the wire: seats that pass to another person, and several on one device."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

SeatNumber = Annotated[int, Meta(ge=0, le=7)]


class SittingBase(Struct, forbid_unknown_fields=True):
    """A message: unknown fields are refused."""


class OfferInfo(SittingBase):
    """An offer to pass a seat on; the one who made it sees the key of its link."""

    by: str  # the name of whoever made it
    to: str  # the name of the person it is for; "" for whoever has the link
    votes: list[int]  # seats whose people agree
    agreed: bool  # the seat may be taken now
    awaits_owner: bool  # the one who holds the seat has to agree
    mine: bool  # I made it
    invite: str = ""


class HandoverInfo(SittingBase):
    """A line of the table's log: from here on another person plays."""

    at: float
    seat: int
    before: str  # names
    after: str
    line: int  # the line of my log before which it happened
    step: int = -1  # in a game that is over: the position of the replay after which it happened
    person: str = ""  # the id of who held it before


class HolderInfo(SittingBase):
    """Somebody who held a seat for a part of a game, and the answers they gave."""

    name: str
    person: str
    answers: int
    counts: bool  # the result of the seat counts for them


class OfferForm(SittingBase):
    """Offer a seat to a person, or to whoever has a link."""

    seat: SeatNumber
    person: Annotated[str, Meta(max_length=64)] = ""


class ConsentForm(SittingBase):
    """Agree to an offer, or decline, which withdraws your own offer or that of your seat."""

    seat: SeatNumber
    agree: bool


class HereForm(SittingBase):
    """Let somebody take a free seat on my device; without a name they leave it again."""

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=200)] = ""


class Heir(SittingBase):
    """Somebody to whom a seat may be offered."""

    person: str
    name: str
