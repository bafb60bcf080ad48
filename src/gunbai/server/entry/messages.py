"""The messages about passkeys and one-time links, both ways."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from gunbai.server.messages import Base

#: Bytes in the letters that addresses may have.
Code = Annotated[str, Meta(min_length=1, max_length=16_000, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
CredentialId = Annotated[
    str, Meta(min_length=1, max_length=1400, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")
]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]


# passkeys


class PasskeyInfo(Base):
    """One of my passkeys; it works where the server is called `host`."""

    id: int
    name: str
    host: str
    created: float
    used: float | None


class PasskeyRequest(Base):
    """A challenge for a new passkey, and what a browser wants to know besides."""

    challenge: str
    host: str
    user: str  # the person's id, by which a device tells passkeys of different people apart
    name: str
    algorithms: list[int]
    known: list[str]  # a device that has one of these needs no other


class PasskeyForm(Base):
    """A new passkey, as the browser made it; `current` is the password, if there is one."""

    id: CredentialId
    client_data: Code
    attestation: Code
    name: Annotated[str, Meta(max_length=200)] = ""
    current: Annotated[str, Meta(max_length=200)] = ""


class PasskeyChallenge(Base):
    """A challenge to log in with any passkey of the visitor's device."""

    challenge: str
    host: str


class PasskeyLogin(Base):
    """The answer of a passkey to a challenge."""

    id: CredentialId
    client_data: Code
    authenticator_data: Code
    signature: Code
    user: Annotated[str, Meta(max_length=200)] = ""


# links


class PhoneLink(Base):
    """A link that makes another device mine, once: as text, and as a picture (a data address)."""

    link: str
    picture: str
    seconds: int  # for which it works


class EntryKey(Base):
    """The key of a one-time link: what follows the # of its address."""

    key: Key


class EntryInfo(Base):
    """A one-time link, as it is shown before it is used."""

    kind: Literal["phone", "back"]
    person: str
    name: str  # of the person that the device will be
    by: str  # whoever made it; empty for an administrator
    table: str  # whose host made it; or empty
    ends_password: bool


class WayBackForm(Base):
    seat: Annotated[int, Meta(ge=0, le=7)]


class WayBackInfo(Base):
    """A person at a table whom the host can give a way back."""

    seat: int
    waiting: bool  # there is a link that was not used yet
    here: bool  # then none is needed


class WayBackLink(Base):
    """A new way back for somebody at the table."""

    link: str
    picture: str
    hours: int
    people: list[WayBackInfo]
