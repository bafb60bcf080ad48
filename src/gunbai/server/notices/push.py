"""Web push: a notice, encrypted for one browser, through the push service of its maker."""

from __future__ import annotations

import base64
import hashlib
import json
from typing import Any, Final
from urllib.parse import urlsplit

from gunbai.core.errors import Refusal
from gunbai.server.notices.addresses import BadAddress, must_be_outside
from gunbai.server.notices.outside import Overlong, outside_only
from gunbai.server.notices.target import SECONDS, SILENT, NotReached
from gunbai.server.notices.texts import Letter
from gunbai.server.store import Row

#: The order of the curve P-256, whose private keys are the numbers below it.
_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
_GONE: Final = (404, 410)
_KEPT_FOR: Final = 24 * 3600  # seconds for which a push service keeps it for a sleeping phone
_MOST_TOPIC: Final = 32  # characters


class Gone(Exception):
    """The browser no longer wants notices: its subscription is to be dropped."""


def private_key(secret: bytes) -> Any:
    """Return the server's key for web push, which is derived from the key of its cookies.

    So all processes have the same one, and there is no second file to keep.
    """
    from cryptography.hazmat.primitives.asymmetric import ec

    digest = hashlib.blake2b(b"web push", key=secret, digest_size=48).digest()
    return ec.derive_private_key(1 + int.from_bytes(digest, "big") % (_ORDER - 1), ec.SECP256R1())


def public_key(secret: bytes) -> str:
    """Return the key that a browser needs to subscribe."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point = private_key(secret).public_key()
    raw = point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def check(endpoint: str, inside: bool) -> None:
    """Refuse what is not the address of a push service; may look up a name."""
    try:
        parts = urlsplit(endpoint)
        server = parts.hostname
    except ValueError:
        raise BadAddress(Refusal("notice-device")) from None
    if not server or not endpoint.isprintable() or parts.scheme not in _schemes(inside):
        raise BadAddress(Refusal("notice-device"))
    must_be_outside(server, inside)


def _schemes(inside: bool) -> tuple[str, ...]:
    return ("https", "http") if inside else ("https",)


def send(
    device: Row, letter: Letter, *, waiting: int, origin: str, secret: bytes, inside: bool
) -> None:
    """Send a notice to a browser, with the number of games that wait for its owner.

    It blocks, so call it in a thread.
    """
    import requests  # imported late, all three
    from py_vapid import Vapid02
    from pywebpush import WebPushException, webpush

    keys = {"p256dh": device["p256dh"], "auth": device["auth"]}
    session = requests.Session()
    session.max_redirects = 0
    try:
        with outside_only(inside), session:
            webpush(
                {"endpoint": device["endpoint"], "keys": keys},
                json.dumps({**_told(letter), "waiting": waiting}, ensure_ascii=False),
                Vapid02(private_key(secret)),
                {"sub": _contact(origin)},
                timeout=SECONDS,
                ttl=_KEPT_FOR,
                headers={"Topic": _topic(letter.tag), "Urgency": "high"},
                requests_session=session,
            )
    except WebPushException as error:
        raise _problem(error.response) from None
    except requests.TooManyRedirects:  # nobody is led elsewhere
        raise NotReached("notice-elsewhere", lasting=True) from None
    except (Exception, Overlong) as error:  # no connection, keys that are none
        raise NotReached(SILENT, isinstance(error, ValueError)) from error


def _told(letter: Letter) -> dict[str, str]:
    """Return what the page's worker shows, and by which tag it replaces an older notice."""
    return {name: text for name, text in letter._asdict().items() if name != "id"}


def _problem(response: Any) -> Exception:
    if response is None:
        return NotReached(SILENT)
    status = int(response.status_code)
    if status in _GONE:
        return Gone()
    wait = str(response.headers.get("retry-after", ""))
    lasting = 400 <= status < 500 and status not in (408, 425, 429)
    return NotReached(f"HTTP {status}", lasting, float(wait) if wait.isdigit() else 0.0)


def _contact(origin: str) -> str:
    """Return whom a push service may contact about us: the address of the page."""
    server = urlsplit(origin).hostname or ""
    return f"https://{server}" if "." in server else "mailto:gunbai@localhost"


def _topic(tag: str) -> str:
    """Return the name by which a push service replaces an older notice that still waits there."""
    digest = hashlib.blake2b(tag.encode(), digest_size=_MOST_TOPIC // 2).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
