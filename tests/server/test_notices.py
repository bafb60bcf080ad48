"""Notices outside the page, over real receivers: push, webhook, mail."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import Starter
from tests.server.live import look
from tests.server.person import (
    BASE4,
    BOT,
    INVITED,
    ME,
    OPEN,
    TWO_VS_TWO,
    Person,
    refusal,
    table_of,
)
from tests.server.postgres import Postgres
from tests.server.receivers import (
    AT_ONCE,
    SETTINGS,
    Json,
    Request,
    WebServer,
    mail_server,
    with_phone,
    with_webhook,
)
from tests.server.servers import Server
from tests.server.test_postgresql import elsewhere


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"), **SETTINGS).start()
    yield running
    running.stop()
    assert running.complaints() == ""


@pytest.fixture
def web() -> Iterator[WebServer]:
    running = WebServer()
    yield running
    running.close()


def lobby(server: Server) -> tuple[str, Person, Person]:
    host, guest = Person(server.url), Person(server.url)
    table = host.create(TWO_VS_TWO, ME, OPEN)
    guest.at(table, "join")
    return table, host, guest


def test_a_phone_is_told_of_my_decision_and_nothing_else(server: Server, web: WebServer) -> None:
    table, host, guest = lobby(server)
    phone = with_phone(guest, web)
    host.at(table, "start")
    assert phone.next() == {
        "title": "Your decision: Joraku",
        "body": f"The game with {host.name} is waiting for you.",
        "path": f"/table/{table}",
        "tag": f"{table} decision",
        "waiting": 1,
    }
    assert web.got.empty()  # that it has begun goes without saying


def test_steps_of_others_tell_me_nothing_new_but_my_next_turn_does(
    server: Server, web: WebServer
) -> None:
    table, host, guest = lobby(server)
    phone = with_phone(guest, web)
    host.at(table, "start")
    assert phone.next()["tag"] == f"{table} decision"

    async def scene() -> None:
        async with look(host, table) as his:
            assert await his.answer(his.choices[0]) == ""
            assert await his.undo() == ""
            assert await his.answer(his.choices[0]) == ""
            async with look(guest, table) as hers:
                while hers.choices:
                    assert await hers.answer(hers.choices[0]) == ""
            while not his.table["seats"][1]["connected"] and his.choices:
                assert await his.answer(his.choices[0]) == ""
            await his.until(lambda: not his.table["seats"][1]["connected"])
            while his.choices:
                assert await his.answer(his.choices[0]) == ""

    asyncio.run(scene())
    assert web.got.empty()
    assert 1 in host.table(table)["to_act"]
    assert phone.next()["tag"] == f"{table} decision"


def test_a_webhook_is_told_in_my_language_with_a_link(server: Server, web: WebServer) -> None:
    table, host, guest = lobby(server)
    with_webhook(guest, web, language="uk")
    host.at(table, "start")
    request = web.next()
    told = request.json()
    assert request.path == "/hook"
    assert told["title"] == "Ваше рішення: Joraku. Похід на Кіото"
    assert told["message"].endswith(f"\n{server.url}/table/{table}")


def test_a_letter_comes_by_mail(server: Server) -> None:
    table, host, guest = lobby(server)
    with mail_server() as (box, address):
        guest.post("/api/me/notices", **AT_ONCE)
        guest.post("/api/me/notices/target", address=address, language="en")
        host.at(table, "start")
        letter = box.next()
    assert letter["subject"] == "Your decision: Joraku"
    assert letter["to"] == "vera@example.org"
    body = letter.get_body(("plain", "html"))
    assert body is not None
    assert f"/table/{table}" in body.get_content()


def test_a_topic_of_ntfy_is_told(server: Server, web: WebServer) -> None:
    table, host, guest = lobby(server)
    guest.post("/api/me/notices", **AT_ONCE)
    address = f"{web.url.replace('http', 'ntfy', 1)}/gunbai?priority=high"
    web.status, web.content = 200, lambda _: {"id": "1"}
    kept = guest.post("/api/me/notices/target", address=address, language="en")
    assert kept["target"] == "ntfy://127.0.0.1/…"
    host.at(table, "start")
    request = web.next()
    told = request.json()
    assert (told["topic"], request.headers["x-priority"]) == ("gunbai", "high")
    assert told["title"] == "Your decision: Joraku"
    assert told["message"].endswith(f"\n{server.url}/table/{table}")
    host.at(table, "steer/end")
    assert web.next().json()["title"] == "The game is over: Joraku"
    assert web.got.empty()


class Homeserver(WebServer):
    """A server of Matrix with one account and one room, as far as a bot needs it."""

    def __init__(self) -> None:
        super().__init__()
        self.status = 200
        self.content = self._answer

    def _answer(self, request: Request) -> Json:
        path = request.path.partition("?")[0]
        if path.endswith("/login"):
            asked = request.json()
            assert (asked["identifier"]["user"], asked["password"]) == ("gunbai", "word")
            return {"access_token": "secret", "user_id": "@gunbai:x", "home_server": "x"}
        assert request.headers["authorization"] == "Bearer secret"
        if "/join/" in path:
            return {"room_id": "!room:x"}
        return {"event_id": "$1", "joined_rooms": ["!room:x"]}


def test_a_room_of_matrix_is_told(server: Server) -> None:
    home = Homeserver()
    table, host, _ = lobby(server)
    line = home.url.replace("http://", "matrix://gunbai:word@")
    shown = _hook(host, table, f"{line}/#room:x")
    assert shown["hook"] == "matrix://127.0.0.1/…"
    host.at(table, "start")
    bodies: list[str] = []
    asked: list[str] = []
    while len(bodies) < 2:
        request = home.next()
        asked.append(request.path)
        if "/send/m.room.message/" in request.path:
            bodies.append(request.json()["body"])
    assert any("The game has begun: Joraku" in body for body in bodies)
    assert any("Waiting for: " in body for body in bodies)
    assert all(body.endswith(f"\n{server.url}/table/{table}") for body in bodies)
    assert any(path.endswith("/join/%23room%3Ax") for path in asked)
    assert host.get(f"/api/tables/{table}/notices")["problem"] == ""
    home.close()


def test_a_group_is_told_whose_decision_it_is_and_when_the_game_ends(
    server: Server, web: WebServer
) -> None:
    table, host, guest = lobby(server)
    assert refusal(lambda: _hook(guest, table, web.url)) == "table-host-only"
    shown = _hook(host, table, f"{web.url}/group?secret=1")
    assert shown["hook"] == "http://127.0.0.1/…"
    assert guest.get(f"/api/tables/{table}/notices")["hook"] == ""
    host.at(table, "start")
    titles = {web.next().json()["title"] for _ in range(2)}
    both = " and ".join([host.name, guest.name])
    assert titles == {"The game has begun: Joraku", f"Waiting for: {both}"}
    host.at(table, "steer/end")
    assert web.next().json()["title"] == "The game is over: Joraku"
    _hook(host, table, "")
    assert host.get(f"/api/tables/{table}/notices")["hook"] == ""


def _hook(person: Person, table: str, address: str) -> Json:
    return person.at(table, "notices/group", address=address, language="en")


def test_a_private_message_is_told_only_to_whoever_is_away(server: Server, web: WebServer) -> None:
    table, (host, guest) = table_of(server.url, TWO_VS_TWO, 2)
    phone = with_phone(guest, web, kinds=["message", "over"])

    async def scene() -> None:
        async with look(host, table) as his:
            async with look(guest, table) as hers:
                assert await his.say("You see this.", to=1) == ""
                await hers.until(lambda: len(hers.talk) == 1)
            await his.until(lambda: not his.table["seats"][1]["connected"])
            assert await his.say("To all of you.") == ""
            assert await his.say("The red one is mine.", to=1) == ""

    asyncio.run(scene())
    told = phone.next()
    assert (told["title"], told["body"]) == (
        "A private message: Joraku",
        f"{host.name} wrote to you.",
    )
    host.at(table, "steer/end")
    assert phone.next()["title"] == "The game is over: Joraku"


def test_nobody_is_called_for_every_private_message(new_server: Starter, web: WebServer) -> None:
    server = new_server(**SETTINGS, rate=1.0)
    table, (host, guest) = table_of(server.url, TWO_VS_TWO, 2)
    phone = with_phone(guest, web, kinds=["message", "over"])

    async def scene() -> None:
        async with look(host, table) as his:
            for number in range(5):
                assert await his.say(f"Are you there? {number}", to=1) == ""
                told = await asyncio.to_thread(phone.next)
                assert told["title"] == "A private message: Joraku"
            assert await his.say("Hello?", to=1) == ""

    asyncio.run(scene())
    host.at(table, "steer/end")
    assert phone.next()["title"] == "The game is over: Joraku"


def test_the_host_invites_people_of_earlier_games(server: Server, web: WebServer) -> None:
    _, (host, guest) = table_of(server.url, TWO_VS_TWO, 2)
    stranger = Person(server.url)
    table = host.create(TWO_VS_TWO, ME, INVITED, watch="nobody")
    known = {"person": guest.id, "name": guest.name, "invited": False}
    assert host.get(f"/api/tables/{table}/guests") == [known]
    assert refusal(lambda: guest.get(f"/api/tables/{table}/guests")) == "table-host-only"
    assert refusal(lambda: host.at(table, "guests", person=stranger.id)) == "person-unknown"
    assert refusal(lambda: host.at(table, "guests", person=guest.id)) == "notice-unreachable"
    phone = with_phone(guest, web, kinds=["invited"])
    assert host.at(table, "guests", person=guest.id) == [{**known, "invited": True}]
    host.at(table, "guests", person=guest.id)  # told once
    told = phone.next()
    assert told["body"] == f"{host.name} invites you to play."
    token = told["path"].removeprefix("/join/")
    assert guest.get(f"/api/invites/{token}")["id"] == table
    guest.at(table, "join", token=token)
    assert host.get(f"/api/tables/{table}/guests") == []
    host.at(table, "start")
    assert refusal(lambda: host.at(table, "guests", person=guest.id)) == "table-started"
    assert web.got.empty()


def test_a_seat_that_passes_on_is_told_to_both(server: Server, web: WebServer) -> None:
    _, (taras, olga) = table_of(server.url, TWO_VS_TWO, 2)
    table = taras.create(TWO_VS_TWO, OPEN, ME, watch="nobody")
    host = Person(server.url)
    host.at(table, "join")
    taras.at(table, "start")
    olgas = with_phone(olga, web, kinds=[])  # whatever else they want to be told
    taras.at(table, "offer", seat=1, person=olga.id)
    told = olgas.next()
    assert told["title"] == "A seat for you: Joraku"
    assert told["body"] == f"{taras.name} offers you a seat in a game that is under way."
    taras.at(table, "consent", seat=1, agree=True)  # told once
    of_taras = with_phone(taras, web, kinds=[])
    token = told["path"].removeprefix("/join/")
    assert olga.post(f"/api/invites/{token}")["my_seat"] == 1
    told = of_taras.next()
    assert (told["title"], told["body"]) == (
        "Your seat has passed on: Joraku",
        f"{olga.name} now plays for you.",
    )
    assert web.got.empty()


def test_bots_do_not_mind_waiting(server: Server, web: WebServer) -> None:
    person = Person(server.url)
    phone = with_phone(person, web)
    alone = person.create(BASE4, ME, BOT, BOT, BOT, start=True)
    days = {"kind": "days", "days": 1}
    timed = person.create(BASE4, ME, BOT, BOT, BOT, start=True, pace=days)
    told = phone.next()
    assert (told["path"], told["body"]) == (f"/table/{timed}", "The game is waiting for you.")
    person.at(alone, "steer/end")
    assert phone.next()["tag"] == f"{alone} over"


def test_a_muted_table_is_silent(server: Server, web: WebServer) -> None:
    table, host, guest = lobby(server)
    other, other_host = host.create(TWO_VS_TWO, ME, OPEN), host
    guest.at(other, "join")
    phone = with_phone(guest, web)
    assert guest.at(table, "notices", muted=True) == {"muted": True, "hook": "", "problem": ""}
    host.at(table, "start")
    other_host.at(other, "start")
    assert phone.next()["path"] == f"/table/{other}"
    assert web.got.empty()
    assert refusal(lambda: Person(server.url).at(table, "notices", muted=True)) == (
        "table-seated-only"
    )


def test_a_dead_subscription_is_dropped(server: Server, web: WebServer) -> None:
    table, host, guest = lobby(server)
    with_phone(guest, web)
    web.status = 410
    host.at(table, "start")
    web.next()

    async def scene() -> None:
        async with asyncio.timeout(20):
            while guest.get("/api/me/notices")["devices"]:
                await asyncio.sleep(0.02)

    asyncio.run(scene())


def test_whoever_is_at_another_process_is_not_away(
    postgres: Postgres, tmp_path: Path, web: WebServer
) -> None:
    settings = {**SETTINGS, "database": postgres.new_database()}
    first, second = (Server(tmp_path, **settings).start() for _ in range(2))
    table, host, guest = lobby(first)
    phone = with_phone(guest, web)

    async def scene() -> None:
        async with look(host, table) as his:
            async with look(elsewhere(guest, second), table) as hers:
                await his.until(lambda: his.table["seats"][1]["connected"])
                host.at(table, "start")
                await hers.until(lambda: bool(hers.choices))
            await his.until(lambda: not his.table["seats"][1]["connected"])

    asyncio.run(scene())
    assert phone.next()["tag"] == f"{table} decision"
    for server in (first, second):
        server.stop()
        assert server.complaints() == ""
    assert web.got.empty()  # one of them sent it


def test_a_trial_says_over_how_many_ways_it_went(server: Server, web: WebServer) -> None:
    person = Person(server.url)
    assert refusal(lambda: person.post("/api/me/notices/try")) == "notice-nowhere"
    phone = with_phone(person, web, language="ru")
    assert person.post("/api/me/notices/try") == {"reached": 1, "problems": []}
    assert phone.next()["title"] == "Уведомления доходят"
    hook = WebServer()
    with_webhook(person, hook)
    hook.status, hook.headers = 302, {"location": f"{hook.url}/elsewhere"}
    tried = person.post("/api/me/notices/try")
    assert tried["reached"] == 1
    assert "302" in tried["problems"][0]
    assert hook.next().path == "/hook"
    assert hook.got.empty()  # nobody is led elsewhere
    assert "302" in person.get("/api/me/notices")["problem"]
    hook.status = 200
    assert person.post("/api/me/notices/try")["reached"] == 2
    assert person.get("/api/me/notices")["problem"] == ""
    hook.close()


def test_wishes_are_kept_and_secrets_are_not_shown(server: Server) -> None:
    person = Person(server.url)
    found = person.get("/api/me/notices")
    assert (found["away"], found["quiet"], found["devices"]) == (5, None, [])
    quiet = {"start": 1380, "end": 420}
    wishes = {"kinds": ["over"], "quiet": quiet, "away": 15, "language": "uk"}
    kept = person.post("/api/me/notices", **wishes, zone="Europe/Kyiv")
    assert {name: kept[name] for name in wishes} == wishes
    address = "tgram://123456789:abcdefg_hijklmnop/12315544/"
    kept = person.post("/api/me/notices/target", address=address, language="en")
    assert kept["target"] == "tgram://…"
    assert kept["language"] == "uk"  # as it was
    assert person.post("/api/me/notices/target", address="", language="en")["target"] == ""


def test_browsers_that_were_logged_out_get_no_notices(server: Server, web: WebServer) -> None:
    person = Person(server.url)
    person.post("/api/me/password", password="correct horse")
    with_phone(person, web)
    assert len(person.get("/api/me/notices")["devices"]) == 1
    person.post("/api/logout/everywhere")
    person.post("/api/login", name=person.name, password="correct horse")
    assert person.get("/api/me/notices")["devices"] == []


def test_only_the_owner_forgets_a_device(server: Server, web: WebServer) -> None:
    person, other = Person(server.url), Person(server.url)
    with_phone(person, web)
    [device] = person.get("/api/me/notices")["devices"]
    forget = f"/api/me/notices/devices/{device['id']}/forget"
    assert refusal(lambda: other.post(forget)) == "notice-no-device"
    assert person.post(forget)["devices"] == []


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("file:///etc/passwd", "notice-address"),
        ("syslog://", "notice-address"),
        ("nonsense", "notice-address"),
        ("http://[", "notice-address"),
        ("discord://", "notice-unreadable"),
        ("mailto://", "notice-unreadable"),
    ],
)
def test_other_addresses_are_refused(server: Server, address: str, key: str) -> None:
    person = Person(server.url)
    assert refusal(
        lambda: person.post("/api/me/notices/target", address=address, language="en")
    ) == (key)
