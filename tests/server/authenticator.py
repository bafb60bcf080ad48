"""A small authenticator: passkeys in memory, as a device makes and uses them."""

from __future__ import annotations

import base64
import hashlib
import json
import os
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def code(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One passkey, used at the page of `origin`; its `counter` goes up with each signature."""

    def __init__(self, origin: str, host: str = "localhost") -> None:
        self.origin = origin
        self.host = host
        self.id = code(os.urandom(32))
        self.user = ""
        self.counter = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, wanted: dict[str, Any], **changed: Any) -> dict[str, Any]:
        """Answer a request for a new passkey."""
        self.user = wanted["user"]
        numbers = self._key.public_key().public_numbers()
        point = {-2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, **point})
        number = base64.urlsafe_b64decode(self.id + "==")
        attested = bytes(16) + len(number).to_bytes(2, "big") + number + public
        data = self._data(PRESENT | VERIFIED | ATTESTED) + attested
        statement = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        answer = {
            "id": self.id,
            "client_data": code(self._client_data("webauthn.create", wanted["challenge"])),
            "attestation": code(statement),
            "name": "A device",
        }
        return {**answer, **changed}

    def answer(self, wanted: dict[str, Any], flags: int = PRESENT | VERIFIED) -> dict[str, Any]:
        """Answer a challenge to log in."""
        self.counter += 1
        told = self._client_data("webauthn.get", wanted["challenge"])
        data = self._data(flags)
        signed = self._key.sign(data + hashlib.sha256(told).digest(), ec.ECDSA(SHA256()))
        return {
            "id": self.id,
            "client_data": code(told),
            "authenticator_data": code(data),
            "signature": code(signed),
            "user": self.user,
        }

    def _client_data(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def _data(self, flags: int) -> bytes:
        place = hashlib.sha256(self.host.encode()).digest()
        return place + bytes([flags]) + self.counter.to_bytes(4, "big")
