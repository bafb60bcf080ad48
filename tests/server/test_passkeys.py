"""Passkeys: made and used with real signatures; whatever is not right is refused."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server.authenticator import PRESENT, Authenticator
from tests.server.conftest import Starter
from tests.server.person import Person, refusal
from tests.server.servers import PATIENCE, Server

PASSWORD = "correct horse"


def local(server: Server) -> str:
    """The server by its name: passkeys are made for names."""
    return server.url.replace("127.0.0.1", "localhost")


def device_of(person: Person) -> Authenticator:
    """A device on which this person has just made a passkey."""
    device = Authenticator(person.url)
    person.post("/api/me/passkeys", **device.make(person.post("/api/me/passkeys/challenge")))
    return device


def log_in(visitor: Person, device: Authenticator) -> Any:
    return visitor.post("/api/login/passkey", **device.answer(visitor.post("/api/login/challenge")))


def test_a_passkey_brings_its_person_to_another_device(server: Server) -> None:
    me = Person(local(server))
    assert me.get("/api/me")["has_way_back"] is False
    device = device_of(me)
    (kept,) = me.get("/api/me/passkeys")
    assert (kept["name"], kept["host"], kept["used"]) == ("A device", "localhost", None)
    assert me.get("/api/me") == {**me.get("/api/me"), "has_password": False, "has_way_back": True}
    other = Person(local(server), "")
    assert log_in(other, device)["id"] == me.id
    assert other.get("/api/me")["id"] == me.id
    (kept,) = me.get("/api/me/passkeys")
    assert kept["used"] >= kept["created"]
    assert log_in(Person(local(server), ""), device)["id"] == me.id  # with its next signature


def test_a_passkey_that_was_removed_opens_nothing(server: Server) -> None:
    me = Person(local(server))
    device = device_of(me)
    (kept,) = me.get("/api/me/passkeys")
    stranger = Person(local(server))
    forget = f"/api/me/passkeys/{kept['id']}/forget"
    assert refusal(lambda: stranger.post(forget)) == "passkey-unknown"
    assert me.post(forget) == []
    assert refusal(lambda: log_in(Person(local(server), ""), device)) == "passkey-strange"
    assert me.get("/api/me")["has_way_back"] is False


def test_a_name_with_a_passkey_is_nobody_elses(server: Server) -> None:
    me = Person(local(server), f"Alise {server.url[-4:]}")
    twin = Person(local(server), me.name)
    device_of(me)
    false = me.name.replace("A", "А")  # a Cyrillic one
    assert refusal(lambda: Person(local(server), "").post("/api/me", name=false)) == "name-taken"
    assert refusal(lambda: device_of(twin)) == "name-taken"
    assert twin.get("/api/me/passkeys") == []
    wrong = {"name": me.name, "password": PASSWORD}
    assert refusal(lambda: Person(local(server), "").post("/api/login", **wrong)) == "login-wrong"
    (kept,) = me.get("/api/me/passkeys")
    me.post(f"/api/me/passkeys/{kept['id']}/forget")
    device_of(twin)  # it is free again


def test_whoever_borrows_a_device_makes_no_passkey(server: Server) -> None:
    me = Person(local(server))
    me.post("/api/me/password", password=PASSWORD)
    device = Authenticator(me.url)

    def make(current: str) -> Any:
        wanted = me.post("/api/me/passkeys/challenge")
        return me.post("/api/me/passkeys", **device.make(wanted, current=current))

    assert refusal(lambda: make("")) == "password-wrong"
    assert refusal(lambda: make("wrong horse")) == "password-wrong"
    assert len(make(PASSWORD)) == 1


def test_there_is_an_end_to_passkeys(one_server: Server) -> None:
    me = Person(local(one_server))
    spare = [me.post("/api/me/passkeys/challenge"), me.http.cookies.get("gunbai-passkey")]
    for _ in range(10):
        device_of(me)
    assert refusal(lambda: me.post("/api/me/passkeys/challenge")) == "passkey-many"
    me.http.cookies.set("gunbai-passkey", str(spare[1]), path="/api")
    late = Authenticator(me.url).make(spare[0])
    assert refusal(lambda: me.post("/api/me/passkeys", **late)) == "passkey-many"
    assert len(me.get("/api/me/passkeys")) == 10


# refusals at the log-in


def test_an_answer_counts_once(server: Server) -> None:
    device = device_of(Person(local(server)))
    visitor = Person(local(server), "")
    wanted = visitor.post("/api/login/challenge")
    ticket = visitor.http.cookies.get("gunbai-passkey")
    answer = device.answer(wanted)
    visitor.post("/api/login/passkey", **answer)
    thief = Person(local(server), "")
    assert refusal(lambda: thief.post("/api/login/passkey", **answer)) == "passkey-late"
    thief.http.cookies.set("gunbai-passkey", str(ticket), path="/api")
    assert refusal(lambda: thief.post("/api/login/passkey", **answer)) == "passkey-wrong"


def test_a_passkey_that_does_not_count_still_answers_once(server: Server) -> None:
    """Passkeys that several devices share send 0 for ever."""
    device = device_of(Person(local(server)))
    visitor = Person(local(server), "")
    device.counter = -1
    answer = device.answer(visitor.post("/api/login/challenge"))
    ticket = visitor.http.cookies.get("gunbai-passkey")
    visitor.post("/api/login/passkey", **answer)
    visitor.http.cookies.clear()
    visitor.http.cookies.set("gunbai-passkey", str(ticket), path="/api")
    assert refusal(lambda: visitor.post("/api/login/passkey", **answer)) == "passkey-late"
    device.counter = -1
    assert log_in(visitor, device)


def test_a_copied_passkey_is_found_out_by_its_counter(server: Server) -> None:
    device = device_of(Person(local(server)))
    log_in(Person(local(server), ""), device)
    log_in(Person(local(server), ""), device)
    device.counter = 1
    assert refusal(lambda: log_in(Person(local(server), ""), device)) == "passkey-wrong"
    assert log_in(Person(local(server), ""), device)


def test_what_is_not_signed_here_and_now_by_this_passkey_is_refused(server: Server) -> None:
    me = Person(local(server))
    device = device_of(me)
    visitor = Person(local(server), "")

    def refused(change: dict[str, Any] | None = None, flags: int = PRESENT) -> str:
        wanted = visitor.post("/api/login/challenge")
        answer = {**device.answer(wanted, flags), **(change or {})}
        return refusal(lambda: visitor.post("/api/login/passkey", **answer))

    foreign = Authenticator(me.url)  # never registered
    assert refused({"id": foreign.id}) == "passkey-strange"
    assert refused({"user": "somebody"}) == "passkey-strange"
    assert refused({"signature": foreign.answer({"challenge": "AAAA"})["signature"]}) == (
        "passkey-wrong"
    )
    assert refused({"client_data": "e30"}) == "passkey-wrong"
    assert refused(flags=0) == "passkey-wrong"  # nobody was there
    device.origin = "https://evil.example"
    assert refused() == "passkey-wrong"
    device.origin, device.host = me.url, "evil.example"
    assert refused() == "passkey-wrong"
    device.host = "localhost"
    other = device.answer({"challenge": "b3RoZXI"})  # to another challenge
    visitor.post("/api/login/challenge")
    assert refusal(lambda: visitor.post("/api/login/passkey", **other)) == "passkey-wrong"
    assert visitor.get("/api/me") is None
    assert log_in(visitor, device)["id"] == me.id


def test_a_challenge_is_for_one_visitor_and_one_purpose(server: Server) -> None:
    me, other = Person(local(server)), Person(local(server))
    device = Authenticator(me.url)
    wanted = me.post("/api/me/passkeys/challenge")
    made = device.make(wanted)
    assert refusal(lambda: other.post("/api/me/passkeys", **made)) == "passkey-late"
    other.http.cookies.set(
        "gunbai-passkey", str(me.http.cookies.get("gunbai-passkey")), path="/api"
    )
    assert refusal(lambda: other.post("/api/me/passkeys", **made)) == "passkey-late"
    answer = device.answer(wanted)
    assert refusal(lambda: me.post("/api/login/passkey", **answer)) == "passkey-late"
    me.post("/api/me/passkeys", **made)
    second = Authenticator(me.url).make(wanted)
    assert refusal(lambda: me.post("/api/me/passkeys", **second)) == "passkey-late"


def test_a_passkey_is_one_persons(server: Server) -> None:
    me, other = Person(local(server)), Person(local(server))
    device = device_of(me)
    wanted = other.post("/api/me/passkeys/challenge")
    assert refusal(lambda: other.post("/api/me/passkeys", **device.make(wanted))) == "passkey-wrong"


@pytest.mark.parametrize("change", [{"client_data": "AAAA"}, {"attestation": "AAAA"}, {"id": "AA"}])
def test_nonsense_is_no_passkey(one_server: Server, change: dict[str, Any]) -> None:
    me = Person(local(one_server))
    made = {**Authenticator(me.url).make(me.post("/api/me/passkeys/challenge")), **change}
    assert refusal(lambda: me.post("/api/me/passkeys", **made)) == "passkey-wrong"


# places


def at_place(server: Server, host: str) -> httpx.Response:
    visitor = httpx.Client(base_url=server.url, timeout=PATIENCE, headers={"host": host})
    return visitor.post("/api/login/challenge")


@pytest.mark.parametrize("host", ["127.0.0.1:8000", "192.168.1.5", "[::1]:8000", ""])
def test_there_are_no_passkeys_at_an_address(one_server: Server, host: str) -> None:
    assert at_place(one_server, host).json()["key"] == "passkey-place"


def test_passkeys_of_a_name_need_https(new_server: Starter) -> None:
    plain = new_server(names=["games.example"])
    assert at_place(plain, "games.example").json()["key"] == "passkey-place"
    assert at_place(plain, "games.localhost:8000").json()["host"] == "games.localhost"
    behind = new_server(secure=True)
    answer = at_place(behind, "games.example")
    assert answer.json()["host"] == "games.example"
    assert "Secure" in answer.headers["set-cookie"]
    assert "HttpOnly" in answer.headers["set-cookie"]
    for host in ("10.0.0.1", "x" * 300, "a_b"):
        assert at_place(behind, host).json()["key"] == "passkey-place"


def test_a_passkey_of_one_name_is_worth_nothing_at_another(one_server: Server) -> None:
    device = device_of(Person(local(one_server)))
    other = local(one_server).replace("localhost", "other.localhost")
    visitor = Person(local(one_server), "")
    visitor.http.headers["host"] = other.removeprefix("http://")
    device.origin, device.host = other, "other.localhost"
    wanted = visitor.post("/api/login/challenge")
    assert wanted["host"] == "other.localhost"
    assert refusal(lambda: visitor.post("/api/login/passkey", **device.answer(wanted))) == (
        "passkey-strange"
    )


def test_guesses_are_limited(new_server: Starter) -> None:
    server = new_server(rate=0.2)
    visitor = Person(local(server), "")
    keys = []
    for _ in range(6):
        answer = visitor.http.post("/api/login/challenge").json()
        keys.append(answer.get("key", "ok"))
    assert keys[0] == "ok"
    assert keys[-1] == "too-much"
