"""The ceremonies of passkeys (WebAuthn): where they work, challenges, and what is checked."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

from itsdangerous import BadData, URLSafeTimedSerializer
from litestar.connection import ASGIConnection

from gunbai.core.errors import Refusal
from gunbai.server.entry.messages import PasskeyForm, PasskeyLogin
from gunbai.server.own_names import is_address, without_port
from gunbai.server.room import TableError
from gunbai.server.safety import header
from gunbai.server.store import Row

COOKIE: Final = "gunbai-passkey"
ANSWERED_WITHIN: Final = 300  # seconds
ALGORITHMS: Final = (-8, -7, -257)  # EdDSA, ES256, RS256, as COSE numbers them


_NAME: Final = re.compile(r"[a-z0-9.-]{1,253}")


class Place(NamedTuple):
    """The place where a visitor meets this server: passkeys are made for its name."""

    host: str
    origin: str


def place_of(connection: ASGIConnection[Any, Any, Any, Any], secure: bool) -> Place:
    """Return the place of a request; refuse one where browsers allow no passkeys."""
    at = header(connection.scope, b"host").lower()
    name = without_port(at)
    https = secure or connection.scope["scheme"] in ("https", "wss")
    local = name == "localhost" or name.endswith(".localhost")
    if not _NAME.fullmatch(name) or is_address(name) or not (https or local):
        raise TableError(Refusal("passkey-place"))
    return Place(name, f"{'https' if https else 'http'}://{at}")


class Challenges:
    """Challenges that bind themselves: a signed cookie says for whom and when each was made."""

    def __init__(self, keys: Sequence[bytes]) -> None:
        self._tickets: Final = URLSafeTimedSerializer(
            list(keys),
            salt="passkey",
            signer_kwargs={"digest_method": sha256, "key_derivation": "hmac"},
        )

    def new(self, person: str) -> tuple[str, str]:
        """Return a challenge and its ticket; `person` is empty for a log-in."""
        challenge = secrets.token_urlsafe(32)
        return challenge, str(self._tickets.dumps([challenge, person]))

    def read(self, ticket: str, person: str) -> str:
        """Return the challenge of a visitor's ticket; refuse one that is old, or for another."""
        try:
            challenge, whose = self._tickets.loads(ticket, max_age=ANSWERED_WITHIN)
        except BadData:
            raise TableError(Refusal("passkey-late")) from None
        if whose != person:
            raise TableError(Refusal("passkey-late"))
        return str(challenge)


def registered(form: PasskeyForm, challenge: str, place: Place) -> dict[str, Any]:
    """Return what is kept of a new passkey; refuse one that does not answer the challenge."""
    from webauthn import base64url_to_bytes, verify_registration_response
    from webauthn.helpers import bytes_to_base64url
    from webauthn.helpers.cose import COSEAlgorithmIdentifier

    response = {"clientDataJSON": form.client_data, "attestationObject": form.attestation}
    try:
        found = verify_registration_response(
            credential=_credential(form.id, response),
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=place.host,
            expected_origin=place.origin,
            supported_pub_key_algs=[COSEAlgorithmIdentifier(number) for number in ALGORITHMS],
        )
    except Exception:  # whatever is wrong in it, a visitor wrote it
        raise TableError(Refusal("passkey-wrong")) from None
    if bytes_to_base64url(found.credential_id) != form.id:
        raise TableError(Refusal("passkey-wrong"))
    return {
        "credential": form.id,
        "public_key": bytes_to_base64url(found.credential_public_key),
        "counter": found.sign_count,
        "host": place.host,
    }


def counter_of(form: PasskeyLogin, passkey: Row, challenge: str, place: Place) -> int:
    """Return the new counter of a passkey; refuse what it did not sign, here and now."""
    from webauthn import base64url_to_bytes, verify_authentication_response

    response = {
        "clientDataJSON": form.client_data,
        "authenticatorData": form.authenticator_data,
        "signature": form.signature,
    }
    try:
        found = verify_authentication_response(
            credential=_credential(form.id, response),
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=place.host,
            expected_origin=place.origin,
            credential_public_key=base64url_to_bytes(passkey["public_key"]),
            credential_current_sign_count=passkey["counter"],
        )
    except Exception:  # whatever is wrong in it, a visitor wrote it
        raise TableError(Refusal("passkey-wrong")) from None
    return found.new_sign_count


def _credential(number: str, response: dict[str, str]) -> dict[str, Any]:
    return {"id": number, "rawId": number, "type": "public-key", "response": response}
