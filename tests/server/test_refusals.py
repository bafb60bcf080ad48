"""A thousand requests that must not do anything: each is refused with a reason, nothing changes."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest

from gunbai.core.rng import Rng, seeded
from gunbai.server.messages import FromClient
from tests.server.conftest import Starter
from tests.server.games import play_all, sit
from tests.server.live import Json, Live, look
from tests.server.person import BASE4, ME, OPEN, TWO_VS_TWO, Person, table_of
from tests.server.servers import Server

COUNT = 1000


def contents(server: Server) -> str:
    """All that the database holds, but for what lists show, which is written a little later."""
    path = Path(server.settings["data"]) / "gunbai.sqlite"
    with closing(sqlite3.connect(path)) as connection, closing(sqlite3.connect(":memory:")) as copy:
        connection.backup(copy)
        copy.execute("UPDATE tables SET glimpse = NULL, changed = 0")
        return "\n".join(copy.iterdump())


def junk(rng: Rng) -> Any:
    """A value of no use."""
    things: list[Any] = [None, True, -1, 2**70, 1.5, "", "x" * 500, "\x00", "ꙮ", [], [[]], {}]
    return things[rng.below(len(things))]


GET, POST = "GET", "POST"


Request = tuple[str, str, Any]


def bad_requests(rng: Rng, running: str, lobby: str) -> list[Request]:
    """Requests that nobody from elsewhere may make at these tables, or that say nothing."""
    number = rng.below(1000)
    return [*of_everybody(rng, running, lobby, number), *of_long_games(rng, running, lobby, number)]


def of_long_games(rng: Rng, running: str, lobby: str, number: int) -> list[Request]:
    """Bad requests about manners, lessons, sharing, reviews, puzzles and the desk."""
    verdict = ("accept", "decline", "withdraw", "eat")[number % 4]
    question = {"text": f"position {number}", "seat": number % 8}
    return [
        (POST, f"/api/tables/{running}/motions", {"kind": "end"}),
        (POST, f"/api/tables/{running}/motions", {"kind": junk(rng)}),
        (POST, f"/api/tables/{lobby}/motions", {"kind": "back"}),
        (POST, f"/api/tables/{running}/motions/{number}/{verdict}", {}),
        (POST, f"/api/tables/{running}/nudge", {"seat": number % 8}),
        (POST, f"/api/tables/{running}/nudge", {"seat": junk(rng)}),
        (GET, f"/api/tables/{running}/orders", None),
        (POST, f"/api/tables/{running}/orders", {"name": f"order {number}", "until": ""}),
        (POST, f"/api/tables/{running}/orders", {"name": junk(rng), "until": "turn"}),
        (POST, "/api/me/vacation", {"until": -1 - number}),
        (POST, "/api/me/vacation", {"until": "tomorrow"}),
        (POST, "/api/me/vacation", {"until": 32_000_000_000}),
        (POST, "/api/me/mutes", {"whom": f"{number}", "muted": True}),
        (POST, "/api/me/mutes", {"whom": junk(rng), "muted": True}),
        (POST, "/api/lessons", {"game": f"chess{number}"}),
        (POST, "/api/lessons", {"game": junk(rng)}),
        (GET, f"/api/tables/{running}/lesson/en", None),
        (GET, f"/api/games/chess{number}/tips/en", None),
        (GET, f"/api/games/chess{number}/words/en", None),
        (GET, f"/api/games/chess{number}/book/en", None),
        (GET, f"/api/games/joraku/plates/{number}", None),
        (GET, "/api/rulings", None),  # without a question
        (GET, f"/api/tables/{number}/sharing", None),
        (POST, f"/api/tables/{running}/sharing", {"agree": bool(number % 2)}),
        (POST, f"/api/tables/{lobby}/sharing", {"agree": junk(rng)}),
        (GET, f"/api/tables/{number}/review", None),
        (POST, f"/api/tables/{running}/review", {}),
        (POST, f"/api/tables/{lobby}/review", {}),
        (GET, f"/api/puzzles/chess{number}", None),
        (GET, f"/api/puzzles/joraku/x{number}", None),
        (GET, f"/api/puzzles/joraku/x{number}/hint", None),
        (POST, f"/api/puzzles/joraku/x{number}", {"action": "pass"}),
        (GET, f"/api/desk/chess{number}", None),
        (GET, f"/api/desk/joraku/examples/x{number}", None),
        (GET, f"/api/desk/joraku/examples/x{number}/film", None),
        (
            POST,
            "/api/desk/joraku/situation",
            {"text": f"position {number}", "situation": junk(rng)},
        ),
        (POST, "/api/desk/joraku/start", {"options": {"players": str(10 + number)}}),
        (POST, "/api/desk/joraku/start", {"decision": junk(rng), "seed": -1 - number}),
        (POST, "/api/desk/joraku/look", {"text": f"position {number}"}),
        (POST, "/api/desk/joraku/why", question),
        (POST, "/api/desk/joraku/try", question),
        (POST, "/api/desk/joraku/play", question),
        (GET, f"/api/tables/{number}/desk", None),
        (GET, f"/api/tables/{number}/heirs?seat={number % 8}", None),
        (POST, f"/api/tables/{running}/word", {"word": f"{number}"}),
        (POST, f"/api/tables/{lobby}/word", {"word": f"{number}"}),
        (GET, f"/api/tables/{number}/notices", None),
        (GET, f"/api/tables/{number}/replay", None),
        (GET, f"/api/tables/{number}/replay/log", None),
        (GET, f"/api/tables/{number}/replay/talk", None),
        (GET, f"/api/tables/{running}/replay/{number}/on/5?seat=9", None),
        (GET, f"/api/tables/{number}/since/1", None),
    ]


def of_everybody(rng: Rng, running: str, lobby: str, number: int) -> list[Request]:
    """Bad requests about people, tables and seats."""
    return [
        (POST, "/api/tables", {"game": junk(rng)}),
        (POST, "/api/tables", {"game": "joraku", "seats": [{"kind": "me"}] * (1 + rng.below(8))}),
        (POST, "/api/tables", {"game": "joraku", "options": {"players": str(5 + number)}}),
        (POST, "/api/tables", {"game": "joraku", "unknown": junk(rng)}),
        (POST, "/api/tables", {"game": "joraku", "pace": {"kind": "live", "decision": -number}}),
        (POST, "/api/me", {"name": "\u200b" * (number % 50)}),
        (POST, "/api/me/password", {"password": "x" * (number % 8)}),
        (POST, "/api/login", {"name": f"nobody {number}", "password": "x"}),
        (POST, f"/api/tables/{running}/join", {"seat": number % 8}),
        (POST, f"/api/tables/{running}/join", {"token": f"{number}"}),
        (POST, f"/api/tables/{running}/leave", {}),
        (POST, f"/api/tables/{running}/start", {}),
        (POST, f"/api/tables/{running}/seat", {"seat": number % 8, "kind": "bot"}),
        (POST, f"/api/tables/{running}/away", {"seat": number % 8, "away": bool(number % 2)}),
        (POST, f"/api/tables/{running}/steer/{'pause' if number % 2 else 'end'}", {}),
        (POST, f"/api/tables/{running}/vote", {"motion": "end"}),
        (POST, f"/api/tables/{running}/vote", {"motion": junk(rng)}),
        (POST, f"/api/tables/{running}/rematch", {}),
        (POST, f"/api/tables/{running}/fork", {"upto": number}),
        (GET, f"/api/tables/{running}/record", None),
        (GET, f"/api/tables/{running}/replay/{number}?seat={number % 2}", None),
        (GET, f"/api/tables/{running}/replay/{number}?seat=-2", None),
        (GET, f"/api/tables/{running}/replay/x{number}", None),
        (POST, f"/api/tables/{lobby}/start", {}),
        (POST, f"/api/tables/{lobby}/seat", {"seat": number % 8, "kind": "open"}),
        (POST, f"/api/tables/{lobby}/join", {"token": f"{number}"}),
        (POST, f"/api/tables/{lobby}/steer/end", {}),
        (GET, f"/api/tables/{number}", None),
        (POST, f"/api/tables/{number}/join", {}),
        (GET, f"/api/invites/{number}", None),
        (GET, f"/api/people/{number}", None),
        (GET, f"/api/rules/JK-Z{number}", None),
        (GET, f"/api/ratings/chess{number}", None),
        (POST, "/api/records", {"text": f"gunbai record {number}"}),
        (POST, "/api/records", {"text": junk(rng)}),
        (POST, "/api/records", junk(rng)),
        (POST, "/api/me/notices", {"kinds": junk(rng)}),
        (POST, "/api/me/notices/target", {"address": f"http://127.0.0.{number % 255}/x"}),
        (POST, "/api/me/notices/target", {"address": f"gopher://{number}/", "language": "en"}),
        (POST, "/api/me/notices/devices", {"endpoint": junk(rng), "language": "en"}),
        (POST, f"/api/me/notices/devices/{number}/forget", {}),
        (POST, "/api/me/notices/try", {}),
        (POST, f"/api/tables/{running}/notices", {"muted": True}),
        (GET, f"/api/tables/{lobby}/guests", None),
        (POST, f"/api/tables/{lobby}/guests", {"person": f"{number}"}),
        (POST, f"/api/tables/{lobby}/guests", {"person": junk(rng)}),
        (POST, f"/api/tables/{running}/notices/group", {"address": "", "language": "en"}),
        (POST, f"/api/tables/{running}/offer", {"seat": number % 8}),
        (POST, f"/api/tables/{running}/offer", {"seat": 0, "person": f"{number}"}),
        (POST, f"/api/tables/{running}/consent", {"seat": number % 8, "agree": True}),
        (POST, f"/api/tables/{running}/here", {"seat": number % 8, "name": "Olga"}),
        (POST, f"/api/tables/{lobby}/here", {"seat": number % 8, "name": junk(rng)}),
        (POST, f"/api/tables/{lobby}/offer", {"seat": number % 8}),
        (POST, f"/api/invites/{number}", {}),
        (POST, "/api/me/passkeys", {"id": junk(rng), "client_data": "AA", "attestation": "AA"}),
        (POST, "/api/me/passkeys", {"id": "AA", "client_data": "AA", "attestation": "AA"}),
        (POST, "/api/me/passkeys/challenge", {}),  # at an address
        (POST, f"/api/me/passkeys/{number}/forget", {}),
        (POST, "/api/login/challenge", {}),
        (POST, "/api/login/passkey", {"id": "AA", "signature": junk(rng)}),
        (POST, "/api/entry/look", {"key": f"{number}"}),
        (POST, "/api/entry", {"key": f"{number}"}),
        (POST, "/api/entry", {"key": junk(rng)}),
        (GET, f"/api/tables/{running}/ways-back", None),
        (POST, f"/api/tables/{running}/ways-back", {"seat": number % 8}),
        (POST, f"/api/tables/{running}/ways-back/revoke", {"seat": number % 8}),
        (POST, "/api/me/bots", {"name": f"Bot {number}", "wishes": {"plays": {"joraku": [3]}}}),
        (POST, "/api/me/bots", {"name": junk(rng), "wishes": junk(rng)}),
        (POST, f"/api/me/bots/{number}", {"plays": {"joraku": [3]}}),
        (POST, f"/api/me/bots/{number}/renew", {}),
        (POST, f"/api/me/bots/{number}/revoke", {}),
        (POST, f"/api/me/bots/{number}/delete", {}),
        (GET, f"/api/tables/{lobby}/bots", None),
        (POST, f"/api/tables/{lobby}/bots", {"seat": number % 8, "bot": f"{number}"}),
        (GET, f"/api/nothing/{number}", None),
    ]


def bad_request(rng: Rng, running: str, lobby: str) -> Request:
    requests = bad_requests(rng, running, lobby)
    return requests[rng.below(len(requests))]


#: Routes that refuse nobody, with what they do.
_OPEN = "whoever asks is told, and it takes nothing in"
_OWN = "it takes nothing in; without a name it is refused as all that need one"
NOT_BAD = {
    (GET, "/api/bots"): _OPEN,
    (GET, "/api/games"): _OPEN,
    (GET, "/api/me"): _OPEN,
    (GET, "/api/me/waiting"): _OPEN,
    (GET, "/api/tables"): _OPEN,
    (GET, "/health"): _OPEN,
    (GET, "/metrics"): _OPEN,
    (GET, "/api/me/bots"): _OWN,
    (GET, "/api/me/mutes"): _OWN,
    (GET, "/api/me/notices"): _OWN,
    (GET, "/api/me/passkeys"): _OWN,
    (GET, "/api/me/vacation"): _OWN,
    (POST, "/api/logout"): _OPEN,
    (POST, "/api/logout/everywhere"): _OWN,
    (POST, "/api/me/phone"): _OWN,
}


FOREIGN = [{"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}]


def bad_messages(rng: Rng, legal: str, version: int) -> list[Json]:
    """Messages over the socket that must not be carried out."""
    number = rng.below(1000)
    return [
        {"type": "answer", "id": "a", "seen": version - 1 - number % 3, "action": legal},
        {"type": "answer", "id": "a", "seen": version, "action": f"play {number}r"},
        {"type": "answer", "id": "a", "seen": version, "action": "x" * 300},
        {"type": "answer", "id": "a", "seen": 10**12, "action": legal},
        {"type": "answer", "id": "a", "seen": version, "action": junk(rng)},
        {"type": "answer", "id": "\x00", "seen": version, "action": legal},
        {"type": "answer", "id": "x" * 41, "seen": version, "action": legal},
        {"type": "answer", "id": "", "seen": version, "action": legal},
        {"type": "answer", "id": "a", "seen": version, "action": legal, "seat": 1},
        {"type": "answer", "id": "a", "action": legal},
        {"type": "undo", "id": "a", "seen": version - 1},
        {"type": "say", "id": "a", "text": "x" * (2001 + number), "to": None},
        {"type": "say", "id": "a", "text": " ", "to": None},
        {"type": "say", "id": "a", "text": "psst", "to": 5},
        {"type": "say", "id": "a", "text": "psst", "to": -1},
        {"type": "steer", "id": "a", "motion": "end"},
        {"type": "why", "id": "a", "action": "nothing"},
        {"type": "say", "id": "a", "text": "psst", "members": [0, 5]},
        {"type": "say", "id": "a", "text": "psst", "members": [0]},
        {"type": "say", "id": "a", "text": "psst", "members": [0, 0]},
        {"type": "say", "id": "a", "text": "psst", "to": 0, "members": [0, 1]},
        {"type": "say", "id": "a", "text": "psst", "members": junk(rng) or [-1]},
        {"type": "promise", "id": "a", "to": 1, "text": "to myself"},
        {"type": "promise", "id": "a", "to": 2 + number % 6, "text": "to nobody"},
        {"type": "promise", "id": "a", "to": 0, "text": " "},
        {"type": "promise", "id": "a", "to": 0, "text": "x" * (141 + number)},
        {"type": "promise", "id": "a", "to": 0, "key": f"key-{number}"},
        {"type": "judge", "id": "a", "promise": number, "verdict": "kept"},
        {"type": "judge", "id": "a", "promise": number, "verdict": junk(rng) or "x"},
        {"type": "judge", "id": "a", "promise": -1 - number, "verdict": "broken"},
        {"type": "hint", "id": "a", "quick": number},
        {"type": "hint", "id": "a", "seat": number % 8},
        {"type": "stand", "id": "a", "seat": number % 8},
        {"type": "stand", "id": f"{junk(rng)}" * 50},
        {"id": "a"},
        {"type": "ping"},
        {"type": "ping", "id": "a", "pad": "x" * 20_000},
        junk(rng),
        [legal],
    ]


def bad_message(rng: Rng, legal: str, version: int) -> str | bytes:
    messages = bad_messages(rng, legal, version)
    if rng.below(12) == 0:
        broken: list[str | bytes] = ["", "{", "[" * 5000, '{"type":"answer"', "\ud7ff"]
        return broken[rng.below(len(broken))]
    return json.dumps(messages[rng.below(len(messages))])


@pytest.fixture
def server(new_server: Starter) -> Server:
    return new_server(host_gone=1000.0)


def test_a_thousand_bad_requests_change_nothing(server: Server) -> None:
    rng = seeded(17)
    running, (host, guest) = table_of(server.url, TWO_VS_TWO, 2)
    lobby = host.create(BASE4, ME, OPEN, OPEN, OPEN)
    stranger = Person(server.url)
    nobody = Person(server.url, "")
    reasons: dict[str, int] = {}

    def count(key: str) -> None:
        assert key
        reasons[key] = reasons.get(key, 0) + 1

    def over_http(times: int) -> None:
        for _ in range(times):
            method, path, body = bad_request(rng, running, lobby)
            who = (stranger, nobody)[rng.below(2)]
            foreign = FOREIGN[rng.below(3)] if method == POST and rng.below(4) == 0 else {}
            answer = who.http.request(method, path, json=body, headers=foreign)
            assert 400 <= answer.status_code < 500, (method, path, body, answer.text)
            assert set(answer.json()) == {"key", "rule", "words"}
            count(answer.json()["key"])

    def over_http_in_no_words(times: int) -> None:
        for _ in range(times):
            body = bytes(rng.below(256) for _ in range(rng.below(60)))
            path = ("/api/tables", "/api/me", f"/api/tables/{lobby}/join")[rng.below(3)]
            answer = stranger.http.post(path, content=body)
            assert answer.status_code == 400, (path, body, answer.text)
            count(answer.json()["key"])

    async def over_the_socket(times: int) -> None:
        async with AsyncExitStack() as stack:
            players = await sit(stack, running, [guest])
            watcher = await stack.enter_async_context(look(stranger, running))
            # The number of somebody else's seat opens nothing: one has one's own, or looks on.
            foreign = [
                await stack.enter_async_context(Live(each.url, running, each.cookie, seat="0"))
                for each in (guest, stranger)
            ]
            assert [each.view["seat"] for each in foreign] == [1, -1]
            for _ in range(times):
                player = [*players, watcher, *foreign][rng.below(4)]
                version = players[0].view["version"]
                message = bad_message(rng, players[0].choices[0], version)
                heard = len(player.received)
                await player.raw(message)
                await player.heard_more(heard)
                reply = player.received[-1]
                assert reply["type"] == "reply", reply
                assert not reply["ok"], message
                count(reply["refused"]["key"])

    async def begin() -> None:
        async with AsyncExitStack() as stack:
            await play_all(await sit(stack, running, [host, guest]), 2, most=4)

    asyncio.run(begin())
    before = contents(server)
    over_http(COUNT // 2)
    over_http_in_no_words(COUNT // 10)
    asyncio.run(over_the_socket(COUNT - COUNT // 2 - COUNT // 10))
    assert contents(server) == before
    assert sum(reasons.values()) == COUNT
    expected = {"foreign-origin", "request-bad", "who-are-you", "table-host-only", "refuse-stale"}
    assert expected | {"table-seated-only", "table-no-seat", "request-large"} <= set(reasons)
    assert server.complaints() == ""
    assert host.table(running)["status"] == "running"


def test_every_route_and_every_message_is_refused_to_somebody(server: Server) -> None:
    """A new refusal has to be in the lists above, or in the short one with a reason."""
    described = httpx.get(f"{server.url}/api/schema/openapi.json").json()["paths"]
    routes = {
        (method.upper(), path): re.compile(re.sub(r"\{[^}]+\}", "[^/]+", path))
        for path, methods in described.items()
        for method in methods
    }
    asked = [
        (method, path.partition("?")[0]) for method, path, _ in bad_requests(seeded(1), "T", "L")
    ]
    covered = {
        route
        for route, pattern in routes.items()
        if any(method == route[0] and pattern.fullmatch(path) for method, path in asked)
    }
    assert len(covered) > 70
    assert set(routes) - covered == set(NOT_BAD)
    kinds = {each.__struct_config__.tag for each in get_args(FromClient)}
    sent = {each.get("type") for each in bad_messages(seeded(1), "x", 1) if isinstance(each, dict)}
    assert kinds <= sent
