"""Identity: a nickname, a signed cookie, and a password for those who want one."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import unicodedata
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from gunbai.server.config import MOST_LOGIN, MOST_NAME

COOKIE: Final = "gunbai"
COOKIE_AGE: Final = 400 * 24 * 3600
LEAST_PASSWORD: Final = 8
MOST_PASSWORD: Final = 200

_HASHER: Final = PasswordHasher(time_cost=2, memory_cost=32 * 1024, parallelism=1)


def new_id() -> str:
    """Return a short id for a person or a table that can't be guessed."""
    return secrets.token_urlsafe(9)


def new_token() -> str:
    """Return a key that opens a seat."""
    return secrets.token_urlsafe(24)


class Signer:
    """Cookies that only this server can have written."""

    def __init__(self, key: bytes) -> None:
        self._key: Final = key

    def sign(self, person: str, password: str | None) -> str:
        """Return a cookie; `password` is the stored hash: a new one ends all earlier cookies."""
        text = f"person {person}" if password is None else f"person {person} {password}"
        digest = hmac.new(self._key, text.encode(), hashlib.sha256).digest()
        return f"{person}.{base64.urlsafe_b64encode(digest).rstrip(b'=').decode()}"

    def wrote(self, cookie: str, person: str, password: str | None) -> bool:
        return hmac.compare_digest(cookie.encode(), self.sign(person, password).encode())


def clean_name(name: str) -> str:
    """Return a name fit to be shown: one line, no control or direction marks; may be empty."""
    shown = "".join(
        char if unicodedata.category(char)[0] not in "CZ" else " "
        for char in unicodedata.normalize("NFC", name)
    )
    return " ".join(shown.split())[:MOST_NAME].strip()


def clean_text(text: str, most: int) -> str:
    """Clean a text that somebody wrote: keep line breaks, drop control and direction marks."""
    kept = "".join(
        char
        for char in unicodedata.normalize("NFC", text)
        if char == "\n" or unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co")
    )
    return kept.strip()[:most]


def login_of(name: str) -> str:
    """Return the login of a name, cut to its limit; names that look the same have the same."""
    return unicodedata.normalize("NFKC", name).casefold()[:MOST_LOGIN]


def hash_password(password: str) -> str:
    return _HASHER.hash(password)


def right_password(kept: str, password: str) -> bool:
    try:
        return _HASHER.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False


@cache
def no_password() -> str:
    """Return a hash to check when there is no such name, so that the time taken does not tell."""
    return hash_password(secrets.token_urlsafe(16))
