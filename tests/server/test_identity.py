"""Cookies that end, names that can't be mistaken, passwords that are some."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
from pathlib import Path

import pytest

from gunbai.server import identity
from gunbai.server.config import Settings
from gunbai.server.identity import Signer
from gunbai.server.names import clean_name, is_reserved, looks
from tests.server.conftest import Starter
from tests.server.live import look
from tests.server.person import BASE4, BOT, ME, OPEN, TWO_VS_TWO, Person, refusal
from tests.server.servers import Server

PASSWORD = "correct horse"
KEY, OTHER = b"k" * 32, b"o" * 32


def old_cookie(key: bytes, person: str, password: str | None) -> str:
    """A cookie as it was written before cookies could end."""
    text = f"person {person}" if password is None else f"person {person} {password}"
    digest = hmac.new(key, text.encode(), hashlib.sha256).digest()
    return f"{person}.{base64.urlsafe_b64encode(digest).rstrip(b'=').decode()}"


# ids


def test_an_id_is_never_read_as_a_parameter_at_a_prompt() -> None:
    made = {identity.new_id() for _ in range(500)} | {identity.new_token() for _ in range(500)}
    assert len(made) == 1000
    assert all(word.isascii() and word.isalnum() for word in made)


# cookies


@pytest.mark.parametrize("password", [None, "hash"])
def test_a_cookie_is_its_persons_with_this_password_only(password: str | None) -> None:
    signer = Signer([KEY])
    for cookie in (signer.sign("ann", password), old_cookie(KEY, "ann", password)):
        said = signer.read(cookie)
        assert said is not None
        assert said.person == "ann"
        assert signer.wrote(cookie, "ann", password)
        assert not signer.wrote(cookie, "bob", password)
        assert not signer.wrote(cookie, "ann", "another")
        assert not signer.wrote(cookie, "ann", password, 1)  # logged out everywhere since
        assert not Signer([OTHER]).wrote(cookie, "ann", password)
        assert not signer.wrote(cookie[:-1], "ann", password)


def test_a_cookie_ends_each_time_its_person_logs_out_everywhere() -> None:
    signer = Signer([KEY])
    cookie = signer.sign("ann", "hash", sign_outs=1)
    assert signer.wrote(cookie, "ann", "hash", 1)
    assert not any(signer.wrote(cookie, "ann", "hash", times) for times in (0, 2))


def test_a_key_can_be_replaced() -> None:
    before = Signer([KEY])
    after = Signer([KEY, OTHER])
    for cookie in (before.sign("ann", None), old_cookie(KEY, "ann", None)):
        assert after.wrote(cookie, "ann", None)
    assert not before.wrote(after.sign("ann", None), "ann", None)


def test_the_replaced_key_lies_beside_the_new_one(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    first = settings.secret()
    (tmp_path / "secret.key").rename(tmp_path / "secret.previous.key")
    second = settings.secret()
    assert first != second
    assert settings.secrets() == [first, second]


def test_a_cookie_grows_old(monkeypatch: pytest.MonkeyPatch) -> None:
    signer = Signer([KEY])
    cookie = signer.sign("ann", None)
    said = signer.read(cookie)
    assert said is not None
    assert not said.should_be_renewed()
    monkeypatch.setattr(identity, "RENEW_AFTER", -1)
    assert said.should_be_renewed()
    renewed = signer.read(signer.sign("ann", None, said.key))
    assert renewed is not None
    assert renewed.key == said.key  # it ends with the one before
    monkeypatch.setattr(identity, "COOKIE_AGE", -1)
    assert not signer.wrote(cookie, "ann", None)


@pytest.mark.parametrize("text", ["", "..", "a.b.c", "ä.ö.ü", "W10.W10.W10", "." * 50])
def test_what_is_no_cookie_says_nothing(text: str) -> None:
    signer = Signer([KEY])
    said = signer.read(text)
    assert said is None or not signer.wrote(text, said.person, None)


def test_a_cookie_ends_with_the_log_out_also_for_whoever_copied_it(server: Server) -> None:
    me = Person(server.url)
    copied = me.cookie
    me.post("/api/logout")
    thief = Person(server.url, "")
    thief.http.cookies.set("gunbai", copied)
    assert thief.get("/api/me") is None
    thief.post("/api/logout")  # once more does no harm


def test_an_old_cookie_is_renewed_and_ends_with_the_new_one(new_server: Starter) -> None:
    server = new_server()
    me = Person(server.url)
    secret = (Path(server.settings["data"]) / "secret.key").read_bytes()
    old = old_cookie(secret, me.id, None)
    device = Person(server.url, "")
    device.http.cookies.set("gunbai", old)
    answer = device.http.get("/api/me")
    assert answer.json()["id"] == me.id
    fresh = answer.cookies["gunbai"]
    device.http.cookies.clear()
    device.http.cookies.set("gunbai", fresh)
    assert "set-cookie" not in device.http.get("/api/me").headers  # it is young enough
    device.post("/api/logout")
    copy = Person(server.url, "")
    copy.http.cookies.set("gunbai", old)
    assert copy.get("/api/me") is None
    assert me.get("/api/me")["id"] == me.id  # another cookie of the same person


def test_sockets_close_with_the_log_out(server: Server) -> None:
    me = Person(server.url)
    table = me.create(TWO_VS_TWO, ME, BOT, start=True, watch="nobody")

    async def scene() -> None:
        async with look(me, table) as line:
            await asyncio.to_thread(me.post, "/api/logout")
            await line.until(lambda: bool(line.refused))
            assert line.refused == "table-closed"
            assert line.closes[0] == 1012

    asyncio.run(scene())


def test_sockets_of_other_devices_close_with_a_new_password(server: Server) -> None:
    me = Person(server.url)
    me.post("/api/me/password", password=PASSWORD)
    other = Person(server.url, "")
    other.post("/api/login", name=me.name, password=PASSWORD)
    table = me.create(TWO_VS_TWO, ME, BOT, start=True, watch="nobody")

    async def scene() -> None:
        async with look(other, table) as line:
            new = {"password": "battery staple", "current": PASSWORD}
            await asyncio.to_thread(lambda: me.post("/api/me/password", **new))
            await line.until(lambda: bool(line.refused))
        async with look(me, table) as mine:
            assert mine.seat == 0

    asyncio.run(scene())


# names


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u034f", "\ufe0f", "\u115f \u200b"])
def test_a_name_that_shows_nothing_is_none(name: str) -> None:
    assert clean_name(name) == ""


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Alice", "Аlice"),  # a Cyrillic A
        ("Bob", "Вob"),
        ("Ivan", "lvan"),
        ("Оля", "Oля"),
        ("Anna", "An\u034fna"),
        ("Ann", "ann"),
    ],
)
def test_names_that_look_the_same(one: str, other: str) -> None:
    assert looks(one) == looks(other)


def test_names_that_do_not_look_the_same() -> None:
    names = ["Ann", "Anne", "Nina", "Оля", "Толя", "Vera", "Віра", "Вера"]
    assert len({looks(name) for name in names}) == len(names)


@pytest.mark.parametrize("name", ["bot-strong", "Bot-Easy", "bоt-medium"])
def test_bots_names_are_theirs(one_server: Server, name: str) -> None:
    assert is_reserved(name)
    new = Person(one_server.url, "")
    assert refusal(lambda: new.post("/api/me", name=name)) == "name-reserved"


def test_nobody_looks_like_somebody_with_a_password(server: Server) -> None:
    me = Person(server.url, f"Alice {server.url[-4:]}")
    twin = Person(server.url, me.name)  # as long as none has a password
    me.post("/api/me/password", password=PASSWORD)
    false = me.name.replace("A", "А")
    assert refusal(lambda: Person(server.url, "").post("/api/me", name=false)) == "name-taken"
    assert refusal(lambda: twin.post("/api/me/password", password=PASSWORD)) == "name-taken"


def test_two_at_a_table_do_not_have_the_same_name(server: Server) -> None:
    host = Person(server.url, "Solomiya")
    table = host.create(BASE4, ME, OPEN, OPEN, BOT)
    twin = Person(server.url, "Sоlоmiyа")
    assert refusal(lambda: twin.at(table, "join")) == "table-name-taken"
    twin.post("/api/me", name="Solomiya II")
    twin.at(table, "join")
    assert refusal(lambda: twin.post("/api/me", name="solomiya")) == "name-taken"
    assert host.table(table)["seats"][1]["name"] == "Solomiya II"
    assert host.post("/api/me", name="SOLOMIYA")["name"] == "SOLOMIYA"  # it is one's own


# passwords


@pytest.mark.parametrize("password", ["        ", "  short  ", "\t\n" * 8])
def test_space_is_no_password(one_server: Server, password: str) -> None:
    me = Person(one_server.url)
    assert refusal(lambda: me.post("/api/me/password", password=password)) == "password-length"


def test_the_guesses_for_one_name_are_limited_from_whatever_address(new_server: Starter) -> None:
    server = new_server(rate=0.2)
    guesser = Person(server.url, "")

    def guess(number: int) -> str:
        guesser.http.headers["x-forwarded-for"] = f"192.0.2.{number}"
        return refusal(lambda: guesser.post("/api/login", name="Ann", password="x" * 8))

    guesses = [guess(number) for number in range(20)]
    assert guesses[0] == "login-wrong"
    assert guesses[-1] == "too-much"
    guesser.http.headers["x-forwarded-for"] = "192.0.2.99"
    other = {"name": "Bob", "password": "x" * 8}
    assert refusal(lambda: guesser.post("/api/login", **other)) == "login-wrong"
