"""The messages about notices, both ways."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct

Kind = Literal["decision", "reminder", "invited", "begun", "over", "message", "motion", "nudge"]
KINDS: Final[tuple[str, ...]] = get_args(Kind)
Tongue = Literal["en", "ru", "uk"]
Minute = Annotated[int, Meta(ge=0, le=1439)]
Zone = Annotated[str, Meta(min_length=1, max_length=64)]
Address = Annotated[str, Meta(max_length=1000)]
#: Keys of a subscription, as browsers write them.
Key = Annotated[str, Meta(min_length=16, max_length=200, pattern="^[A-Za-z0-9_=-]+$")]


class NoticeBase(Struct, forbid_unknown_fields=True):
    """A message: unknown fields are refused."""


class QuietHours(NoticeBase):
    """The hours without notices, in minutes of the day; they may go over midnight."""

    start: Minute
    end: Minute


class WishesForm(NoticeBase):
    """A person's wishes: what to be told, and when."""

    kinds: Annotated[list[Kind], Meta(max_length=len(KINDS))]
    quiet: QuietHours | None
    away: Annotated[int, Meta(ge=0, le=1440)]  # minutes without me before a notice
    language: Tongue
    zone: Zone


class TargetForm(NoticeBase):
    """An address for notices, or for those of a table; empty for none."""

    address: Address
    language: Tongue
    zone: Zone = "UTC"


class DeviceForm(NoticeBase):
    """The subscription of a browser to web push, and how its owner may call it."""

    endpoint: Address
    p256dh: Key
    auth: Key
    name: Annotated[str, Meta(max_length=200)]
    language: Tongue
    zone: Zone = "UTC"


class DeviceInfo(NoticeBase):
    """A browser that gets notices; `problem` says why they no longer get there."""

    id: int
    name: str
    endpoint: str  # by which the browser knows itself
    problem: str


class NoticesInfo(NoticeBase):
    """A person's wishes, and the ways that notices take; a target is shown without secrets."""

    kinds: list[Kind]
    quiet: QuietHours | None
    away: int
    language: str
    zone: str
    target: str
    problem: str
    devices: list[DeviceInfo]
    push_key: str  # the server's public key, for a subscription


class Waiting(NoticeBase):
    """The number of games that wait for me, and the version of the client that the server has."""

    tables: int
    build: str


class TriedNotice(NoticeBase):
    """The outcome of a notice that was sent at once: how many ways it went, and problems."""

    reached: int
    problems: list[str]


class TableNotices(NoticeBase):
    """My notices of a table, unless they are muted; for its host, where its group is told."""

    muted: bool
    hook: str
    problem: str


class GuestInfo(NoticeBase):
    """Somebody with whom the host has played, and who may be invited to a new table."""

    person: str
    name: str
    invited: bool


class InviteForm(NoticeBase):
    person: Annotated[str, Meta(max_length=64)]


class MuteForm(NoticeBase):
    muted: bool
