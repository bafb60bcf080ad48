"""The server is killed again and again while people and bots play: nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from gunbai.core.record import read_record, replay
from gunbai.core.rng import Rng, seeded
from gunbai.games import load
from tests.full import FULL
from tests.server.conftest import Starter
from tests.server.games import play_all, sit
from tests.server.live import Live, look
from tests.server.person import (
    BASE4,
    BOT,
    ME,
    MODES,
    OPEN,
    TWO_VS_TWO,
    Person,
    table_of,
)
from tests.server.servers import Server

KILLS = 50 if FULL else 6
LONG = 300.0  # seconds: on a busy machine no bot comes to an answer between two kills
JORAKU = load("joraku")


class Player:
    """Plays at random, takes back now and then, and remembers what was acknowledged."""

    def __init__(self, live: Live, seed: int) -> None:
        self.live = live
        self.rng: Rng = seeded(seed)
        self.acknowledged: list[str] = []
        self.sealed = 0

    async def play(self) -> None:
        live = self.live
        while True:
            await live.until(lambda: live.over or bool(live.choices), LONG)
            if live.over:
                return
            version = live.view["version"]
            secret = live.view["position"]["ask"]["secret"]
            action = live.choices[self.rng.below(len(live.choices))]
            if await live.answer(action) == "":
                self.acknowledged.append(action)
                self.sealed += secret
                if self.rng.below(8) == 0 and await live.undo() == "":
                    self.acknowledged.pop()
            await live.moved_on(version, LONG)


def given_by(record: str, seat: int) -> list[str]:
    """Return the answers of a seat itself, by the record."""
    mark = f" s{seat + 1} "
    lines = [line.rpartition(" #")[0] for line in record.splitlines()]
    return [
        line.partition(mark)[2]
        for line in lines
        if mark in line and line[0].isdigit() and not line.endswith(" auto")
    ]


def check_whole(server: Server, table: str, players: list[Player], person: Person) -> None:
    """Every acknowledged answer is in the record, in order, and nothing else of that seat."""
    record = person.get(f"/api/tables/{table}/record")
    assert replay(JORAKU, read_record(record)).over
    for player in players:
        assert given_by(record, player.live.seat) == player.acknowledged
    assert server.complaints() == ""


async def game_under_fire(server: Server, mode: str, seed: int, kills: int) -> tuple[int, int]:
    """Play a whole game while the server is killed; how often it was, how many passes sealed."""
    table, people = table_of(server.url, MODES[mode], 2)
    rng = seeded(seed)
    done = 0
    async with AsyncExitStack() as stack:
        lives = await sit(stack, table, people)
        players = [Player(live, seed * 10 + number) for number, live in enumerate(lives)]
        game = asyncio.gather(*[player.play() for player in players])
        while done < kills and not game.done():
            await asyncio.wait([game], timeout=0.05 + rng.unit() * 0.4)
            if not game.done():
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
                done += 1
        await game
        await asyncio.to_thread(check_whole, server, table, players, people[0])
    return done, sum(player.sealed for player in players)


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(new_server: Starter) -> None:
    server = new_server(snapshot_every=10, bot_pause=0.02)
    kills = sealed = seed = 0
    modes = ["two_vs_two", "base4", "neutral", "base3"]
    while kills < KILLS:
        mode = modes[seed % len(modes)]
        done, passes = asyncio.run(game_under_fire(server, mode, 70 + seed, KILLS - kills))
        kills += done
        sealed += passes
        seed += 1
    assert kills == KILLS
    assert sealed > 5


def test_killed_between_two_sealed_passes_both_stand(new_server: Starter) -> None:
    server = new_server()
    table, people = table_of(server.url, BASE4, 4)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            players = await sit(stack, table, people)
            chosen = []
            for player in players:
                action = player.choices[2]
                assert await player.answer(action) == ""
                chosen.append(action.removeprefix("pass ").split())
                if len(chosen) % 2:
                    continue
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
                for other in players:
                    await other.sees(lambda o: o.syncs == len(chosen) // 2 + 1)
            for number, player in enumerate(players):
                own = player.view["position"]["own"]
                assert own["passed"] == chosen[number]
                assert own["received"] == chosen[number - 1]

    asyncio.run(scene())


def test_workers_end_with_a_killed_server(new_server: Starter) -> None:
    """No bot's process may stay behind and think for nobody."""
    server = new_server()
    me = Person(server.url)
    me.create(BASE4, start=True)

    async def scene() -> None:
        for _ in range(100):
            if len(server.children()) >= 2:  # a worker, and what keeps track of it
                break
            await asyncio.sleep(0.1)
        left = server.children()
        assert len(left) >= 2
        server.kill()
        for _ in range(100):
            if not any(Path("/proc", str(pid)).exists() for pid in left):
                return
            await asyncio.sleep(0.1)
        raise AssertionError("processes stayed behind")

    asyncio.run(scene())


@contextlib.contextmanager
def broken(server: Server, name: str) -> Iterator[None]:
    """A part of the database that can't be used for a while."""
    path = Path(server.settings["data"]) / "gunbai.sqlite"
    with contextlib.closing(sqlite3.connect(path, timeout=5)) as connection:
        connection.execute("PRAGMA legacy_alter_table=ON")  # what refers to it stays as it is
        connection.execute(f"ALTER TABLE {name} RENAME TO lost")
        yield
        connection.execute(f"ALTER TABLE lost RENAME TO {name}")


def test_bots_go_on_when_the_database_is_back(new_server: Starter) -> None:
    server = new_server(tidy_every=0.2, bot_pause=1.0)
    table, (me,) = table_of(server.url, BASE4, 1)

    async def scene() -> None:
        async with look(me, table) as live:
            assert await live.answer(live.choices[0]) == ""
            with broken(server, "entries"):
                await asyncio.sleep(4.0)  # time for the bots to fail
                assert live.view["position"]["ask"]["seats"] == [1, 2, 3]
            await live.until(lambda: not live.view["position"]["ask"]["secret"], 10)

    asyncio.run(scene())


def test_a_socket_that_cannot_be_served_is_said_so_and_comes_back(new_server: Starter) -> None:
    """Neither side is left guessing: the client gets a reason, the log the fault."""
    server = new_server()
    table, (me,) = table_of(server.url, BASE4, 1)

    async def scene() -> None:
        address = f"{server.socket_url}/api/tables/{table}/live"
        cookie = {"cookie": f"gunbai={me.cookie}"}
        with broken(server, "people"):
            async with connect(address, additional_headers=cookie) as socket:
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
                assert (socket.close_code, socket.close_reason) == (1011, "server-error")
        complaints = server.complaints()
        assert "a socket failed" in complaints
        assert table in complaints
        async with look(me, table) as live:
            assert live.seat == 0

    asyncio.run(scene())


def test_an_answer_stands_although_no_snapshot_can_be_kept(new_server: Starter) -> None:
    server = new_server(snapshot_every=1)

    async def scene() -> None:
        with broken(server, "snapshots"):
            table, people = table_of(server.url, TWO_VS_TWO, 2)
            async with AsyncExitStack() as stack:
                await play_all(await sit(stack, table, people), 2, most=5)

    asyncio.run(scene())


def test_a_result_that_could_not_be_written_is_written_later(new_server: Starter) -> None:
    server = new_server(tidy_every=0.2)
    me = Person(server.url)

    async def scene() -> None:
        with broken(server, "ratings"):
            table = me.create(TWO_VS_TWO, BOT, {**BOT, "level": "medium"}, start=True)
            async with look(me, table) as live:
                await live.until(lambda: live.view["position"]["ask"] is None, 60)
                assert not live.over
        async with look(me, table) as live:
            await live.until(lambda: live.over)

    asyncio.run(scene())


def ask_database(server: Server, words: str) -> object:
    """The first thing that the database answers."""
    path = Path(server.settings["data"]) / "gunbai.sqlite"
    with contextlib.closing(sqlite3.connect(path, timeout=5)) as connection, connection:
        row = connection.execute(words).fetchone()
    return None if row is None else row[0]


def make_old(server: Server, table: str) -> None:
    """As if the table had been made before the rules' version changed."""
    ask_database(server, f"UPDATE tables SET rules = 'old' WHERE id = '{table}'")


def test_a_game_of_forgotten_rules_moves_on_if_it_can_be_played_again(new_server: Starter) -> None:
    server = new_server()
    old, (me,) = table_of(server.url, BASE4, 1)
    other = me.create(BASE4, ME, BOT, BOT, BOT)
    me.at(other, "start")
    assert server.stop() == 0
    count = f"""SELECT COUNT(*) FROM entries WHERE "table" = '{old}'"""
    before = ask_database(server, count)
    make_old(server, old)
    server.start()
    for table in (old, other):
        found = me.table(table)
        assert (found["status"], found["closed"]) == ("running", None)
    listed = json.dumps(me.get("/api/tables"))
    assert old in listed
    assert other in listed
    assert ask_database(server, count) == before
    # Whoever runs the server reads of it: in one line, for nothing is broken.
    (said,) = [line for line in server.log.read_text().splitlines() if old in line]
    assert "level=warning" in said
    assert f"rules=old, known={JORAKU.rules.name}" in said
    assert server.complaints() == ""


def test_a_lobby_of_another_rules_version_plays_by_ours(new_server: Starter) -> None:
    """Nothing was dealt that could disagree with them; options that came since are added."""
    server = new_server()
    me = Person(server.url)
    table = me.create(BASE4, ME, BOT, BOT, BOT)
    never = me.create(BASE4, ME, BOT, BOT, OPEN)
    me.at(never, "steer/end")
    unfit = me.create(BASE4, ME, BOT, BOT, BOT)
    options = me.table(table)["options"]
    assert server.stop() == 0
    for lobby in (table, never, unfit):
        make_old(server, lobby)
    fewer = json.dumps({name: options[name] for name in options if name != "variants"})
    ask_database(server, f"UPDATE tables SET options = '{fewer}' WHERE id = '{table}'")
    gone = json.dumps({**options, "gone": "yes"})
    ask_database(server, f"UPDATE tables SET options = '{gone}' WHERE id = '{unfit}'")
    server.start()
    assert me.table(table)["options"] == options
    assert me.table(never)["status"] == "ended"
    assert me.table(unfit)["options"] == options  # what is gone is left out
    me.at(table, "start")
    assert (
        ask_database(server, f"SELECT rules FROM tables WHERE id = '{table}'") == JORAKU.rules.name
    )
    server.kill()
    server.start()
    assert me.table(table)["status"] == "running"
    assert me.table(table)["options"] == options
    assert table not in server.log.read_text()
    assert server.complaints() == ""
