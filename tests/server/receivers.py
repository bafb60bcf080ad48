"""Real receivers of notices on the loopback: a push service, a web server, a mail server."""

from __future__ import annotations

import base64
import json
import os
import queue
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tests.server.person import Person
from tests.server.postgres import free_port
from tests.server.servers import PATIENCE

Json = Any

#: Settings of a server that tells at once, to receivers on the loopback.
SETTINGS: dict[str, Any] = {"notice_pause": 0.0, "notices_inside": True, "tidy_every": 0.2}
AT_ONCE = {
    "kinds": ["decision", "reminder", "invited", "begun", "over", "message"],
    "quiet": None,
    "away": 0,
    "language": "en",
    "zone": "UTC",
}


class Request:
    """A request that a web server got."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body

    def json(self) -> Json:
        return json.loads(self.body)


class WebServer:
    """Takes every request; answers with the status, headers and content that the test says."""

    def __init__(self) -> None:
        self.status = 201
        self.headers: dict[str, str] = {}
        self.content: Callable[[Request], Json] = lambda _: None
        self.got: queue.Queue[Request] = queue.Queue()
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers.get("content-length") or 0)
                names = {name.lower(): value for name, value in self.headers.items()}
                request = Request(self.path, names, self.rfile.read(length))
                content = outer.content(request)
                body = b"" if content is None else json.dumps(content).encode()
                self.send_response(outer.status)
                for name, value in outer.headers.items():
                    self.send_header(name, value)
                self.send_header("content-length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)
                outer.got.put(request)

            do_GET = do_PUT = do_POST

            def log_message(self, *_: object) -> None:
                return

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def next(self) -> Request:
        """Return the next request, when it comes."""
        return self.got.get(timeout=PATIENCE)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _raw(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """A browser that has subscribed at a push service; only it can read what comes."""

    def __init__(self, service: WebServer, name: str = "phone") -> None:
        self.endpoint = f"{service.url}/push/{name}"
        self.service = service
        self.name = name
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self.server_key = ""  # what the page used for the subscription

    def form(self, **more: str) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"endpoint": self.endpoint, "p256dh": _text(point), "auth": _text(self._auth)}
        return {**keys, "name": self.name, "language": "en", **more}

    def read(self, request: Request) -> Json:
        """Return what a message says; it must be signed and encrypted as the standards say."""
        assert request.path == f"/push/{self.name}"
        auth = request.headers["authorization"]
        assert Vapid02.verify(auth)
        scheme, _, rest = auth.partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert (scheme, parts["k"]) == ("vapid", self.server_key)
        claims = json.loads(_raw(parts["t"].split(".")[1]))
        assert claims["aud"] == self.service.url
        assert claims["sub"].startswith(("https://", "mailto:"))
        assert request.headers["content-encoding"] == "aes128gcm"
        assert int(request.headers["ttl"]) > 0
        plain = http_ece.decrypt(
            request.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        return json.loads(plain)

    def next(self) -> Json:
        return self.read(self.service.next())


class MailBox:
    """A mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.got: queue.Queue[EmailMessage] = queue.Queue()

    async def handle_DATA(self, _server: object, _session: object, envelope: Any) -> str:
        self.got.put(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"

    def next(self) -> EmailMessage:
        return self.got.get(timeout=PATIENCE)


@contextmanager
def mail_server() -> Iterator[tuple[MailBox, str]]:
    """Run a mail server; the address sends mail from one person to another through it."""
    box = MailBox()
    port = free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield box, f"mailto://127.0.0.1:{port}?from=gunbai@example.org&to=vera@example.org"
    finally:
        controller.stop()


def with_phone(person: Person, service: WebServer, **wishes: Any) -> Browser:
    """Let a person have a phone that gets notices, at once unless they wish otherwise."""
    phone = Browser(service, person.id)
    person.post("/api/me/notices", **{**AT_ONCE, **wishes})
    info = person.post("/api/me/notices/devices", **phone.form())
    phone.server_key = info["push_key"]
    return phone


def with_webhook(person: Person, hook: WebServer, **wishes: Any) -> None:
    person.post("/api/me/notices", **{**AT_ONCE, **wishes})
    person.post("/api/me/notices/target", address=f"{hook.url}/hook", language="en")
