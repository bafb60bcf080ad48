"""Bots with accounts: who makes them, what a token opens, and what is told over their line."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from gunbai.core.rng import seeded
from gunbai.server.accounts import standing
from gunbai.server.config import MOST_BOTS_EACH
from gunbai.server.hub import Hub
from gunbai.server.room import Room
from gunbai.server.streams import Client
from tests.server.conftest import Starter
from tests.server.games import play_all, play_on
from tests.server.live import Live, look
from tests.server.one_process import at_table
from tests.server.person import BASE3, BOT, ME, NEUTRAL, OPEN, Person, RefusedError, refusal
from tests.server.servers import Server
from tests.server.standing import PASSWORD, WISHES, Standing, invite, make, owner_of


def lobby(host: Person, *others: dict[str, Any]) -> str:
    return host.create(BASE3, ME, *(others or (OPEN, BOT)))


# accounts


def test_a_bot_belongs_to_somebody_who_can_come_back(server: Server) -> None:
    guest = Person(server.url)
    assert refusal(lambda: make(guest, "Taro")) == "account-way-back"
    owner = owner_of(server.url)
    made = owner.post("/api/me/bots", name="Mine", wishes=WISHES)
    [own] = made["bots"]
    assert own["bot"]["name"] == "Mine[bot]"
    assert own["bot"]["maker"] == owner.name
    assert (own["active"], own["playing"], own["bot"]["here"]) == (True, 0, False)
    assert made["most"] == MOST_BOTS_EACH
    again = owner.get("/api/me/bots")
    assert again["token"] == ""  # it is shown once
    assert again["bots"] == made["bots"]
    changed = owner.post(
        f"/api/me/bots/{own['bot']['id']}", **{**WISHES, "welcome": "owner", "tables": 2}
    )
    assert changed["bots"][0]["welcome"] == "owner"
    assert changed["bots"][0]["tables"] == 2
    who = guest.get(f"/api/people/{own['bot']['id']}")
    assert (who["name"], who["bot"], who["maker"]) == ("Mine[bot]", True, owner.name)


def test_nobody_else_has_its_name_and_it_has_nobodys(server: Server) -> None:
    owner, other = owner_of(server.url), owner_of(server.url)
    name = f"Hana{owner.name[-5:]}"
    make(owner, name)
    for taken in (name, name.upper(), name.replace("a", "а"), owner.name):  # Cyrillic letters
        assert refusal(partial(make, other, taken)) == "name-taken"
    for level in ("medium", "Strong", "x[bot]"):
        assert refusal(partial(make, other, level)) == "name-reserved"
    assert refusal(lambda: make(other, " ")) == "name-empty"
    for bad in (f"{name}[bot]", "Anybody[bot]", "Anybody [BOT]x"):
        assert refusal(partial(Person, server.url, bad)) == "name-reserved"
    assert refusal(lambda: other.post("/api/login", name=f"{name}[bot]", password=PASSWORD))


def test_what_it_plays_must_be_possible(one_server: Server) -> None:
    owner = owner_of(one_server.url)
    assert refusal(lambda: make(owner, "Bad1", plays={"joraku": [8]})) == "account-seats"
    assert refusal(lambda: make(owner, "Bad2", plays={"joraku": []})) == "account-seats"
    assert refusal(lambda: make(owner, "Bad3", plays={"chess": [2]})) == "game-unknown"
    assert refusal(lambda: make(owner, "Bad4", plays={})) == "request-bad"
    assert refusal(lambda: make(owner, "Bad5", tables=1000)) == "request-bad"
    for number in range(MOST_BOTS_EACH):
        make(owner, f"Number{number} of {owner.name[-4:]}")
    assert refusal(lambda: make(owner, "One more")) == "account-too-many"
    first = owner.get("/api/me/bots")["bots"][0]["bot"]["id"]
    stranger = owner_of(one_server.url)
    for what in ("renew", "revoke", "delete"):
        why = refusal(partial(stranger.post, f"/api/me/bots/{first}/{what}"))
        assert why == "account-unknown"
    assert len(owner.post(f"/api/me/bots/{first}/delete")["bots"]) == MOST_BOTS_EACH - 1
    make(owner, "One more")


def test_the_database_has_no_token_and_no_log_has_one(new_server: Starter) -> None:
    server = new_server()
    owner = owner_of(server.url)
    bot, token = make(owner, "Secret")

    async def scene() -> None:
        async with Standing(server.url, token), Standing(server.url, f"{token}x") as wrong:
            assert wrong.refused == "account-token"
            table = lobby(owner)
            invite(owner, table, 1, bot)
            async with Live(server.url, table, bearer=token) as line:
                assert line.seat == 1

    asyncio.run(scene())
    path = Path(server.settings["data"]) / "gunbai.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        assert token.removeprefix("gunbai_bot_") not in "\n".join(connection.iterdump())
    assert token.removeprefix("gunbai_bot_") not in server.log.read_text()


def test_a_token_is_renewed_and_revoked_at_once(server: Server) -> None:
    owner = owner_of(server.url)
    bot, token = make(owner, f"R{owner.name[-5:]}")

    async def scene() -> None:
        table = lobby(owner)
        async with Standing(server.url, token) as line:
            invite(owner, table, 1, bot)
            async with Live(server.url, table, bearer=token) as seat:
                fresh = owner.post(f"/api/me/bots/{bot}/renew")["token"]
                assert fresh != token
                await line.until(lambda: line.refused == "account-token")
                await seat.until(lambda: seat.refused == "account-token")
        async with Standing(server.url, fresh) as line:
            assert set(line.tables) == {table}
            found = owner.post(f"/api/me/bots/{bot}/revoke")["bots"][0]
            assert not found["active"]
            await line.until(lambda: line.refused == "account-token")
        async with Standing(server.url, fresh) as line:
            assert line.refused == "account-token"
        assert refusal(lambda: owner.post(f"/api/me/bots/{bot}/delete")) == "account-played"
        back = owner.post(f"/api/me/bots/{bot}/renew")["token"]
        async with Standing(server.url, back) as line:
            assert not line.refused

    asyncio.run(scene())


# invitations


def test_a_host_invites_bots_that_are_here_and_would_come(server: Server) -> None:
    owner, host = owner_of(server.url), Person(server.url)
    tag = owner.name[-5:]
    open_bot, open_token = make(owner, f"O{tag}", tables=1)
    shy, shy_token = make(owner, f"S{tag}", welcome="owner")
    big, big_token = make(owner, f"B{tag}", plays={"joraku": [4]})
    asleep, _ = make(owner, f"Z{tag}")
    mine = {open_bot, shy, big, asleep}

    def offered(person: Person, table: str) -> set[str]:
        return {each["id"] for each in person.get(f"/api/tables/{table}/bots")} & mine

    async def scene() -> None:
        async with (
            Standing(server.url, open_token) as line,
            Standing(server.url, shy_token),
            Standing(server.url, big_token),
        ):
            table, own = lobby(host, OPEN, OPEN), lobby(owner)
            assert offered(host, table) == {open_bot}
            assert offered(owner, own) == {open_bot, shy}
            assert refusal(lambda: owner.get(f"/api/tables/{table}/bots")) == "table-host-only"
            reasons = {shy: "account-owner-only", big: "account-plays-other"}
            reasons |= {asleep: "account-not-here", "nobody": "account-unknown"}
            for bot, why in reasons.items():
                assert refusal(partial(invite, host, table, 1, bot)) == why
            assert refusal(lambda: invite(host, table, 5, open_bot)) == "table-no-seat"
            assert refusal(lambda: invite(owner, table, 1, open_bot)) == "table-host-only"
            seat = invite(host, table, 1, open_bot)["seats"][1]
            assert (seat["kind"], seat["name"]) == ("program", f"O{tag}[bot]")
            assert seat["person"] == open_bot
            await line.until(lambda: table in line.tables)
            told = line.tables[table]
            assert (told["seat"], told["status"], told["owes"]) == (1, "lobby", False)
            assert refusal(lambda: invite(host, table, 2, open_bot)) == "account-sits-here"
            assert refusal(lambda: invite(owner, own, 1, open_bot)) == "account-busy"
            assert open_bot not in offered(owner, own)
            # It may go again, and so may the host send it away.
            reply = await line.send({"type": "leave", "id": "1", "table": table})
            assert reply["ok"]
            assert host.table(table)["seats"][1]["kind"] == "open"
            await line.until(lambda: line.tables[table]["status"] == "gone")
            invite(host, table, 1, open_bot)
            await line.until(lambda: line.tables[table]["status"] == "lobby")
            host.at(table, "seat", seat=1, kind="open")
            await line.until(lambda: line.tables[table]["status"] == "gone")
            for bad in ("", "{", '{"type":"answer"}', {"type": "leave", "id": "2"}, "x" * 20_000):
                assert not (await line.send(bad))["ok"]
            reply = await line.send({"type": "leave", "id": "3", "table": table})
            assert reply["refused"]["key"] == "table-seated-only"
            assert (await line.send({"type": "ping", "id": "4"}))["ok"]

    asyncio.run(scene())


def test_a_bot_plays_a_game_and_is_told_of_every_decision(server: Server) -> None:
    owner, host = owner_of(server.url), Person(server.url)
    bot, token = make(owner, f"P{owner.name[-5:]}")

    async def scene() -> None:
        async with Standing(server.url, token) as line:
            table = lobby(host)
            invite(host, table, 1, bot)
            async with Live(server.url, table, bearer=token) as seat, look(host, table) as me:
                host.at(table, "start")
                await line.until(lambda: line.tables[table]["status"] == "running")
                await play_all([seat, me], 3)
                await line.until(lambda: line.tables[table]["status"] == "finished")
            owed = [each for each in line.told if each["owes"]]
            assert len(owed) > 5
            assert len({each["version"] for each in owed}) == len(owed)
        rated = {row["name"]: row for row in host.get("/api/ratings/joraku")}
        assert rated[f"P{owner.name[-5:]}[bot]"]["games"] == 1
        assert host.name in rated

    asyncio.run(scene())


def test_a_game_with_its_maker_is_not_rated(one_server: Server) -> None:
    owner = owner_of(one_server.url)
    bot, token = make(owner, f"U{owner.name[-5:]}")

    async def scene() -> None:
        async with Standing(one_server.url, token):
            table = owner.create(NEUTRAL, ME, OPEN)
            owner.post(f"/api/me/bots/{bot}", **{**WISHES, "plays": {"joraku": [2, 3]}})
            invite(owner, table, 1, bot)
            async with Live(one_server.url, table, bearer=token) as seat, look(owner, table) as me:
                owner.at(table, "start")
                await play_all([seat, me], 4)
        assert owner.table(table)["status"] == "finished"

    asyncio.run(scene())
    names = {row["name"] for row in owner.get("/api/ratings/joraku")}
    assert names.isdisjoint({owner.name, f"U{owner.name[-5:]}[bot]"})


# lines that break


def test_everything_is_told_again_after_a_restart(new_server: Starter) -> None:
    server = new_server()
    owner = owner_of(server.url)
    bot, token = make(owner, "Steady")
    host = Person(server.url)

    async def scene() -> None:
        async with Standing(server.url, token) as line:
            table = host.create(NEUTRAL, OPEN, BOT)
            owner.post(f"/api/me/bots/{bot}", **{**WISHES, "plays": {"joraku": [2]}})
            invite(host, table, 0, bot)
            host.at(table, "start")
            await line.until(lambda: bool(line.tables.get(table, {}).get("owes")))
            before = len(line.hellos)
            server.kill()
            await asyncio.to_thread(server.start)
            await line.until(lambda: len(line.hellos) > before)
            assert line.tables[table]["owes"]
            async with Live(server.url, table, bearer=token) as seat:
                await play_on(seat, seeded(1))
            await line.until(lambda: line.tables[table]["status"] == "finished")

    asyncio.run(scene())
    assert server.complaints() == ""


@pytest.fixture
def hasty(new_server: Starter) -> Server:
    return new_server(account_seconds=0.4)


def remarks(lines: list[Any]) -> list[str]:
    return [each["line"]["words"]["why"] for each in lines if each["line"]]


@pytest.mark.parametrize("pace", [{"kind": "none"}, {"kind": "days", "days": 3}])
def test_a_bot_that_is_gone_ends_no_game(hasty: Server, pace: dict[str, Any]) -> None:
    """Nobody waits for it, at any pace: one of our bots plays on, and gives the seat back."""
    owner, host = owner_of(hasty.url), Person(hasty.url)
    bot, token = make(owner, "Goner")

    async def scene() -> None:
        table = host.create(BASE3, ME, OPEN, BOT, pace=pace)
        async with Standing(hasty.url, token):
            invite(host, table, 1, bot)
            async with Live(hasty.url, table, bearer=token) as seat, look(host, table) as me:
                host.at(table, "start")
                await play_all([seat, me], 5, 4)
        async with look(host, table) as me:
            await asyncio.gather(play_on(me, seeded(1), 6))
            await me.until(lambda: me.table["seats"][1]["away"])
            assert "gone" in remarks(me.talk)
            async with Live(hasty.url, table, bearer=token) as seat:
                await me.until(lambda: not me.table["seats"][1]["away"])
                assert seat.seat == 1
            await play_on(me, seeded(2))
        assert host.table(table)["status"] == "finished"

    asyncio.run(scene())
    assert hasty.complaints() == ""


def test_a_silent_bot_loses_its_time_and_then_its_seat(hasty: Server) -> None:
    """It is connected and says nothing: a stand-in answers, and after three times plays on."""
    owner, host = owner_of(hasty.url), Person(hasty.url)
    bot, token = make(owner, "Silent")

    async def scene() -> None:
        async with Standing(hasty.url, token) as line:
            table = lobby(host)
            invite(host, table, 1, bot)
            async with Live(hasty.url, table, bearer=token) as seat, look(host, table) as me:
                host.at(table, "start")
                playing = asyncio.create_task(play_on(me, seeded(1)))
                await me.until(lambda: "late" in remarks(me.talk))
                assert not me.table["seats"][1]["away"]  # only this once
                await me.until(lambda: me.table["seats"][1]["away"])
                await line.until(lambda: line.tables[table]["away"])
                assert await seat.answer("nonsense") != ""
                await playing
        assert host.table(table)["status"] == "finished"

    asyncio.run(scene())
    assert hasty.complaints() == ""


# secrets


def test_its_token_shows_no_more_than_its_seat(server: Server) -> None:
    """It opens no other table, and nothing of a person; its view is that of its seat."""
    owner, host = owner_of(server.url), Person(server.url)
    bot, token = make(owner, f"E{owner.name[-5:]}")
    headers = {"authorization": f"Bearer {token}"}

    async def scene() -> None:
        async with Standing(server.url, token):
            closed = host.create(BASE3, ME, BOT, BOT, watch="nobody", start=True)
            async with Live(server.url, closed, bearer=token) as other:
                assert other.refused == "table-no-seat"
            table = lobby(host, OPEN, OPEN)
            invite(host, table, 1, bot)
            Person(server.url).at(table, "join")
            async with (
                Live(server.url, table, bearer=token, seat="0") as seat,
                look(host, table) as me,
            ):
                host.at(table, "start")
                await seat.until(lambda: seat.view is not None)
                await me.until(lambda: me.view is not None)
                assert seat.seat == seat.view["seat"] == 1
                assert me.view["seat"] == 0
                assert seat.table["invite"] == ""
                assert not seat.table["hosting"]
                assert await me.say("psst", to=2) == ""
                assert await me.say("for all") == ""
                await seat.until(lambda: "for all" in str(seat.talk))
                assert "psst" not in str(seat.received)

    asyncio.run(scene())
    with httpx.Client(base_url=server.url, headers=headers, verify=False) as http:
        assert http.get("/api/me").json() is None
        assert http.get("/api/me/bots").status_code == 401
        assert http.post("/api/tables", json={"game": "joraku"}).status_code == 401


def test_a_bot_takes_part_in_nothing_for_people(one_server: Server) -> None:
    owner, host = owner_of(one_server.url), Person(one_server.url)
    bot, token = make(owner, f"N{owner.name[-5:]}")

    async def scene() -> None:
        async with Standing(one_server.url, token):
            table = lobby(host)
            invite(host, table, 1, bot)
            host.at(table, "start")
            assert host.get(f"/api/tables/{table}/heirs?seat=0") == []
            assert not host.get(f"/api/tables/{table}/sharing")["possible"]
            assert host.get(f"/api/tables/{table}/ways-back") == []
            with pytest.raises(RefusedError):
                host.at(table, "offer", seat=0, person=bot)

    asyncio.run(scene())


def test_bots_that_sit_elsewhere_cost_a_table_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thousand of them may be here; each answer at any table is looked at for all of them."""
    asked: list[str] = []

    def note(_room: Room, bot: str) -> None:
        asked.append(bot)

    async def scene(hub: Hub, room: Room) -> None:
        account = {"name": "Deep", "maker": "Ann", "plays": {}, "languages": []}
        for number in range(20):
            await hub.standing.enter({**account, "id": f"bot{number}"}, Client())
        monkeypatch.setattr(standing, "_told_of", note)
        hub.standing.look(room)

    at_table(tmp_path, scene)
    assert asked == []
