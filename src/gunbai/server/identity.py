"""Identity: a nickname, a signed cookie, and a password for those who want one."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import string
import time
import unicodedata
from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadData, URLSafeTimedSerializer

from gunbai.core.luck import MOST_WORD

COOKIE: Final = "gunbai"
COOKIE_AGE: Final = 400 * 24 * 3600
RENEW_AFTER: Final = 30 * 24 * 3600
LEAST_PASSWORD: Final = 8
MOST_PASSWORD: Final = 200

_HASHER: Final = PasswordHasher(time_cost=2, memory_cost=32 * 1024, parallelism=1)


# No dash: at a prompt, an id that began with one would be read as a parameter.
_LETTERS: Final = string.ascii_letters + string.digits


def new_id() -> str:
    """Return a short id for a person or a table that can't be guessed."""
    return _random_word(12)


def new_token() -> str:
    """Return a key that opens a seat."""
    return _random_word(32)


def _random_word(length: int) -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(length))


class Cookie:
    """The claims of a cookie; whether they are true, only a `Signer` knows."""

    def __init__(self, person: str, key: str, at: float) -> None:
        self.person: Final = person
        self.key: Final = key  # by which it can be ended
        self.at: Final = at  # when it was written; 0 if it does not say

    def should_be_renewed(self) -> bool:
        return time.time() - self.at > RENEW_AFTER


class Signer:
    """Cookies that only this server can have written: with the last of these keys, or earlier ones.

    They depend on the stored hash of the password and on how often their person signed out of all
    devices: a new password, or once more, ends all earlier cookies.
    """

    def __init__(self, keys: Sequence[bytes]) -> None:
        self._keys: Final = keys

    def sign(self, person: str, password: str | None, key: str = "", sign_outs: int = 0) -> str:
        """Return a new cookie; with a `key`, one that ends together with an earlier cookie."""
        said = [person, key or secrets.token_urlsafe(12), int(time.time())]
        return str(self._serializer(password, sign_outs).dumps(said))

    def read(self, text: str) -> Cookie | None:
        """Return what a cookie says, true or not; None if it is none."""
        if text.count(".") == 1:  # written by an earlier version
            key = hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()[:32]
            return Cookie(text.partition(".")[0], key, 0.0)
        _, said = self._serializer(None).loads_unsafe(text)
        try:
            return Cookie(*msgspec.convert(said, tuple[str, str, int]))
        except msgspec.ValidationError:
            return None

    def wrote(self, text: str, person: str, password: str | None, sign_outs: int = 0) -> bool:
        """Return True if a cookie of this person is genuine, not too old, and was not ended."""
        if text.count(".") == 1:
            keys = () if sign_outs else self._keys
            return any(_is_old_cookie(key, text, person, password) for key in keys)
        try:
            said = self._serializer(password, sign_outs).loads(text, max_age=COOKIE_AGE)
        except BadData:
            return False
        return bool(said[0] == person)

    def _serializer(self, password: str | None, sign_outs: int = 0) -> URLSafeTimedSerializer:
        ended = f" {sign_outs}" if sign_outs else ""
        return URLSafeTimedSerializer(
            list(self._keys),
            salt=f"person {password or ''}{ended}",
            signer_kwargs={"digest_method": hashlib.sha256, "key_derivation": "hmac"},
        )


def _is_old_cookie(key: bytes, text: str, person: str, password: str | None) -> bool:
    """Return True for a cookie as versions before expiry wrote them."""
    told = f"person {person}" if password is None else f"person {person} {password}"
    digest = hmac.new(key, told.encode(), hashlib.sha256).digest()
    signed = f"{person}.{base64.urlsafe_b64encode(digest).rstrip(b'=').decode()}"
    return hmac.compare_digest(text.encode(errors="surrogatepass"), signed.encode())


def clean_text(text: str, most: int) -> str:
    """Clean a text that somebody wrote: keep line breaks, drop control and direction marks."""
    kept = "".join(
        char
        for char in unicodedata.normalize("NFC", text)
        if char == "\n" or unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co")
    )
    return kept.strip()[:most]


def clean_word(text: str) -> str:
    """Clean a word for a table's randomness: one line of visible letters."""
    return " ".join("".join(char for char in text if char.isprintable()).split())[:MOST_WORD]


def is_long_enough(password: str) -> bool:
    """Return True for a password of suitable length; surrounding space does not count."""
    return len(password.strip()) >= LEAST_PASSWORD and len(password) <= MOST_PASSWORD


def hash_password(password: str) -> str:
    return _HASHER.hash(password)


def right_password(kept: str, password: str) -> bool:
    try:
        return _HASHER.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False


@cache
def no_password() -> str:
    """Return a hash to check when there is no such name, so that timing does not give it away."""
    return hash_password(secrets.token_urlsafe(16))
