"""The HTTP part against its own description (schemathesis), with a fixed seed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, seed, settings
from schemathesis import checks

from tests.full import FULL
from tests.server.person import BASE4, ME, OPEN, Person
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
_me: dict[str, Any] = {}


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    server = Server(tmp_path_factory.mktemp("data"), bot_pause=5.0).start()
    url = server.url.replace("127.0.0.1", "localhost")  # passkeys are made for names
    me = Person(url)
    _me["url"] = url
    _me["cookie"] = me.cookie
    _me["table"] = me.create(BASE4, ME, OPEN, OPEN, OPEN)
    yield schemathesis.openapi.from_url(f"{url}/api/schema/openapi.json")
    assert me.get("/api/me")["id"] == me.id
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
    if "table" in case.path_parameters and len(case.path_parameters["table"]) % 2:
        case.path_parameters["table"] = _me["table"]
    cookie = Person(_me["url"]).cookie if case.path in ENDING else _me["cookie"]
    response = case.call(cookies={"gunbai": cookie})
    large = response.status_code == 413  # a refusal as well, though schemathesis knows it not
    case.validate_response(response, checks=CHECKS[:-1] if large else CHECKS)
