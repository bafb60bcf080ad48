"""Promises over the wire: notes between two, which nobody enforces."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from gunbai.server.config import MOST_PROMISE
from gunbai.server.wire import RequestId, Words

Verdict = Literal["open", "kept", "broken"]
#: The content of a promise: one of the game's templates, which clients show in their own language.
Template = Annotated[str, Meta(max_length=32, pattern=r"^([a-z]+(-[a-z]+)*)?$(?!\n)")]
Term = Annotated[str, Meta(max_length=32, pattern=r"^[a-z0-9-]+$(?!\n)")]
Amount = Annotated[int, Meta(ge=0, le=99)]
Terms = Annotated[dict[Term, Term | Amount], Meta(max_length=6)]


class PromiseInfo(Struct, forbid_unknown_fields=True):
    """A note between two, never enforced: what `seat` promised `to`, and how each judges it."""

    id: int
    at: float
    seat: int
    to: int
    key: str  # one of the game's templates; "" for a text alone
    words: Words
    text: str
    giver: Verdict  # what became of it, in the giver's opinion
    receiver: Verdict
    earlier: bool = False  # of a previous holder of my seat: its text is not mine to read


class MakePromise(Struct, tag="promise", forbid_unknown_fields=True):
    id: RequestId
    to: Annotated[int, Meta(ge=0, le=7)]
    key: Template = ""
    words: Terms = {}
    text: Annotated[str, Meta(max_length=6 * MOST_PROMISE)] = ""


class Judge(Struct, tag="judge", forbid_unknown_fields=True):
    """Say that a promise was kept or broken, or take that back."""

    id: RequestId
    promise: Annotated[int, Meta(ge=0, le=2_000_000_000)]
    verdict: Verdict


class Promised(Struct, tag="promise", forbid_unknown_fields=True):
    """A promise: a new one, or one with a new verdict."""

    n: int
    promise: PromiseInfo
