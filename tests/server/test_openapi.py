"""The HTTP part against its own description (schemathesis), with a fixed seed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, seed, settings
from schemathesis import checks

from tests.full import FULL
from tests.server.person import BASE3, BASE4, ME, OPEN, Person
from tests.server.servers import Server

EXAMPLES = 16 if FULL else 2
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
]
#: After these another cookie would be needed.
ENDING = ("/api/logout", "/api/logout/everywhere", "/api/me/password")
RECORD = Path(__file__).parents[1] / "fixtures" / "joraku" / "base4" / "01.record"
#: At which of the tables some requests must have been answered: without an order, a motion, a
#: replay the rest of a description says little.
ANSWERED = {
    ("running", "/api/tables/{table}/orders"),
    ("running", "/api/tables/{table}/notices"),
    ("running", "/api/tables/{table}/motions/{motion}/{verdict}"),
    ("finished", "/api/tables/{table}/record"),
    ("finished", "/api/tables/{table}/replay"),
    ("finished", "/api/tables/{table}/review"),
    ("finished", "/api/tables/{table}/sharing"),
}
_me: dict[str, Any] = {}
_answered: set[tuple[str, str]] = set()
_seen: set[str] = set()


class Tables:
    """A lobby, a running game and a finished one, as one request after the other changes them."""

    def __init__(self, me: Person) -> None:
        self._me = me
        self._lobby = me.create(BASE4, ME, OPEN, OPEN, OPEN)
        text = RECORD.read_text(encoding="utf-8")
        self._finished = str(me.post("/api/records", text=text)["id"])
        self._running = ""
        self._others = [Person(me.url) for _ in range(2)]
        self.motion = ""

    def all(self) -> dict[str, str]:
        if not self._running or self._me.table(self._running)["status"] != "running":
            self._begin()
        found = self._me.table(self._running)["motions"]
        if not found:
            found = self._others[0].at(self._running, "motions", kind="end")["motions"]
        self.motion = found[0]["id"]
        return {"lobby": self._lobby, "running": self._running, "finished": self._finished}

    def _begin(self) -> None:
        """Let a game begin that three people play, so that one alone ends nothing."""
        self._running = self._me.create(BASE3, ME, OPEN, OPEN, pace={"kind": "days", "days": 1})
        for person in self._others:
            person.at(self._running, "join")
        self._me.at(self._running, "start")


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    server = Server(tmp_path_factory.mktemp("data"), bot_pause=5.0).start()
    url = server.url.replace("127.0.0.1", "localhost")  # passkeys are made for names
    me = Person(url)
    _me["url"] = url
    _me["cookie"] = me.cookie
    _me["tables"] = Tables(me)
    yield schemathesis.openapi.from_url(f"{url}/api/schema/openapi.json")
    assert me.get("/api/me")["id"] == me.id
    assert {each for each in ANSWERED if each[1] in _seen} <= _answered  # of those selected
    server.stop()
    assert server.complaints() == ""


described = schemathesis.pytest.from_fixture("api")


@described.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
@seed(1)
def test_every_request_is_answered_as_described(case: Any) -> None:
    _ask(case)  # perhaps at a table that nobody knows
    if "table" not in case.path_parameters:
        return
    _seen.add(case.path)
    tables = _me["tables"]
    for name, table in tables.all().items():
        case.path_parameters["table"] = table
        if "motion" in case.path_parameters:
            case.path_parameters |= {"motion": tables.motion, "verdict": "accept"}
        if _ask(case) < 300:
            _answered.add((name, case.path))


def _ask(case: Any) -> int:
    """Make a request, compare the answer with its description and return its status."""
    cookie = Person(_me["url"]).cookie if case.path in ENDING else _me["cookie"]
    response = case.call(cookies={"gunbai": cookie})
    large = response.status_code == 413  # a refusal as well, though schemathesis knows it not
    case.validate_response(response, checks=CHECKS[:-1] if large else CHECKS)
    return int(response.status_code)
