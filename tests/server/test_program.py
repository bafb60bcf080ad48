"""The bot protocol: the example of the docs takes a seat with its key and plays a game."""

from __future__ import annotations

import asyncio
import re
import runpy
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import inspect

from gunbai.server import messages
from tests.server.conftest import Starter
from tests.server.games import play_all
from tests.server.live import Live, look
from tests.server.person import BOT, INVITED, ME, NEUTRAL, TWO_VS_TWO, Person, refusal
from tests.server.servers import PATIENCE, Server

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = ROOT / "docs" / "examples" / "bot.py"
OWN = "a-key-of-the-program"
GUIDE = ROOT / "docs" / "guide" / "protocol.md"


def program(*words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(EXAMPLE), *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def output(running: subprocess.Popen[str]) -> str:
    text, _ = running.communicate(timeout=PATIENCE)
    return text


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 60


def test_the_example_plays_a_game_against_a_person(one_server: Server) -> None:
    me = Person(one_server.url)
    table = me.create(TWO_VS_TWO, ME, INVITED)
    running = program(f"{one_server.url}/join/{me.invite(table, 1)}")

    async def game() -> None:
        async with look(me, table) as player:
            await player.until(lambda: player.table["seats"][1]["connected"])
            assert player.table["seats"][1]["kind"] == "program"
            assert player.table["seats"][1]["name"] == "Random"
            me.at(table, "start")
            await play_all([player], 6)

    asyncio.run(game())
    lines = output(running).splitlines()
    assert lines[-1] == f"Result: {me.table(table)['result']}"
    assert all("refuse-stale" in line for line in lines[:-1])  # both were asked at once
    assert running.returncode == 0


def test_a_wrong_key_is_told_so(one_server: Server) -> None:
    me = Person(one_server.url)
    table = me.create(TWO_VS_TWO, ME, INVITED)
    running = program(one_server.url, table, "wrong")
    assert "table-no-seat" in output(running)
    assert running.returncode == 1


def test_a_program_comes_back_with_its_key(new_server: Starter) -> None:
    server = new_server()
    me = Person(server.url)
    table = me.create(NEUTRAL, INVITED, BOT)
    key = me.invite(table, 0)

    async def scene() -> None:
        async with Live(server.url, table, token=key, key=OWN, name="Mine") as one:
            assert one.seat == 0
            me.at(table, "start")
            await one.until(lambda: bool(one.choices))
            me.at(table, "away", seat=0, away=True)
            await one.until(lambda: one.table["seats"][0]["away"])
        async with Live(server.url, table, token=OWN, name="Other") as again:
            assert again.table["seats"][0] | {"connected": True} == {
                "number": 0,
                "kind": "program",
                "name": "Mine",
                "level": "medium",
                "away": False,
                "connected": True,
                "mine": True,
                "person": "",
                "invite": "",
                "word": "",
                "here": False,
                "character": "",
                "offer": None,
                "vacation": 0.0,
            }
            await play_all([again], 2)

    asyncio.run(scene())
    rated = me.get("/api/ratings/joraku")
    assert [row["name"] for row in rated] == ["easy"]  # a program is none of our bots


def test_the_hosts_link_no_longer_opens_a_seat_that_a_program_took(one_server: Server) -> None:
    me = Person(one_server.url)
    table = me.create(NEUTRAL, INVITED, BOT)
    link = me.invite(table, 0)

    async def refused(**query: str) -> str:
        async with Live(one_server.url, table, token=link, **query) as line:
            return line.refused

    async def scene() -> None:
        for bad in ("", "short", "x" * 65, "sixteen letters!", f"{OWN}\n", link):
            assert await refused(key=bad) == "seat-key"
        async with Live(one_server.url, table, token=link, key=OWN) as program:
            assert program.seat == 0
            await program.drop()
            await program.until(lambda: len(program.closes) > 0 and program._socket is not None)
            assert not program.refused  # the same words bring it back
        assert await refused() == "table-no-seat"
        assert await refused(key="another-key-of-16") == "table-no-seat"

    asyncio.run(scene())
    assert refusal(lambda: me.get(f"/api/invites/{link}")) == "invite-unknown"


def test_a_program_takes_nobodys_name(one_server: Server) -> None:
    me = Person(one_server.url, "Taras")
    table = me.create(TWO_VS_TWO, ME, INVITED)
    link = me.invite(table, 1)

    async def scene() -> None:
        async with Live(one_server.url, table, token=link, key=OWN[::-1], name="Tаrаs") as program:
            assert program.table["seats"][1]["name"] == "program"

    asyncio.run(scene())


def test_nobody_sits_down_when_it_is_over(one_server: Server) -> None:
    me = Person(one_server.url)
    table = me.create(TWO_VS_TWO, ME, INVITED)
    key = me.invite(table, 1)
    me.at(table, "steer/end")

    async def scene() -> None:
        async with Live(one_server.url, table, token=key, key=OWN, name="Late") as late:
            assert late.refused == "table-over"

    asyncio.run(scene())
    assert me.table(table)["seats"][1]["kind"] == "invited"


def structs(kind: inspect.Type) -> Iterator[inspect.StructType | inspect.TypedDictType]:
    """Everything with named fields that a message holds, itself included."""
    if isinstance(kind, inspect.StructType | inspect.TypedDictType):
        yield kind
        inner = [field.type for field in kind.fields]
    elif isinstance(kind, inspect.UnionType):
        inner = list(kind.types)
    elif isinstance(kind, inspect.ListType):
        inner = [kind.item_type]
    elif isinstance(kind, inspect.Metadata):
        inner = [kind.type]
    else:
        inner = []
    for each in inner:
        yield from structs(each)


def test_the_guide_names_every_message_and_every_field() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    missing: set[str] = set()
    for union in (messages.FromClient, messages.FromServer):
        for message in union.__args__:
            whole = inspect.type_info(message)
            assert isinstance(whole, inspect.StructType)
            assert f"`{whole.tag}`" in text
            missing |= {
                f"{part.cls.__name__}.{field.name}"
                for part in structs(whole)
                for field in part.fields
                if not re.search(rf"`{field.name}\b", text)
            }
    assert missing == set()


@pytest.mark.parametrize("name", ["make_types", "make_samples"])
def test_what_is_made_for_the_client_is_up_to_date(name: str) -> None:
    tool = runpy.run_path(str(ROOT / "tools" / f"{name}.py"))
    for path, text in tool["targets"]().items():
        assert path.read_text(encoding="utf-8") == text, f"{path}: run ./dev types"
