"""Bots of others as levels that the host of a server adds."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from gunbai.server.config import ServerTrouble
from gunbai.server.outsiders import read_bots
from tests.full import at_least
from tests.programs.samples import cpp, javascript, misbehaving
from tests.server.conftest import Starter
from tests.server.live import look
from tests.server.person import BASE3, Person, refusal
from tests.server.servers import PATIENCE
from tests.shipped import SHIPPED

CRASHES = misbehaving("if number % 5 == 0: os._exit(3)\nprint(good, flush=True)")


def bot(level: str) -> dict[str, str]:
    return {"kind": "bot", "level": level}


def until_over(me: Person, table: str) -> Any:
    end = time.monotonic() + 5 * PATIENCE
    while time.monotonic() < end:
        found = me.table(table)
        if found["status"] == "finished":
            return found
        time.sleep(0.1)
    raise AssertionError("the game does not end")


def said_at(me: Person, table: str) -> list[tuple[str, str]]:
    """Return what bots said in lines: who, and why if it tells of trouble."""

    async def scene() -> list[tuple[str, str]]:
        async with look(me, table) as line:
            await line.until(lambda: line.table is not None)
            spoken = [each for each in line.talk if each["line"]]
            return [
                (each["name"], each["line"]["words"]["why"])
                for each in spoken
                if each["line"]["key"] == "bot-stand-in"
            ]

    return asyncio.run(scene())


@pytest.mark.parametrize("game", at_least(["joraku"], SHIPPED))
def test_programs_play_a_whole_game_on_the_server(
    game: str, new_server: Starter, tmp_path: Path
) -> None:
    bots = {"Taro": javascript(), "Jiro": cpp(tmp_path), "Saburo": CRASHES}
    server = new_server(bots=bots, bot_seconds=PATIENCE)
    me = Person(server.url)
    assert me.get("/api/bots") == ["Taro", "Jiro", "Saburo"]
    form = {"game": game, "options": {"players": 4}}
    table = me.create(form, bot("Taro"), bot("Jiro"), bot("Saburo"), bot("Taro"), start=True)
    found = until_over(me, table)
    shown = [(seat["name"], seat["level"], seat["character"]) for seat in found["seats"]]
    expected = [("Taro 1", "Taro"), ("Jiro", "Jiro"), ("Saburo", "Saburo"), ("Taro 4", "Taro")]
    assert shown == [(name, level, "") for name, level in expected]
    assert said_at(me, table) == [("Saburo", "gone")]  # once, however often it broke down
    assert server.complaints() == ""


def test_a_program_that_is_killed_ends_no_game(new_server: Starter) -> None:
    slow = misbehaving("time.sleep(0.02)\nprint(good, flush=True)")
    server = new_server(bots={"Taro": slow}, bot_seconds=PATIENCE)
    me = Person(server.url)
    table = me.create(BASE3, bot("Taro"), bot("easy"), bot("easy"), start=True)
    killed = 0
    end = time.monotonic() + PATIENCE
    while not killed and time.monotonic() < end:
        for pid in programs_of(server.children()):
            os.kill(pid, signal.SIGKILL)
            killed += 1
    assert killed
    until_over(me, table)
    assert server.complaints() == ""


def test_programs_end_with_the_server(new_server: Starter) -> None:
    """Even one that is in the middle of a long thought."""
    server = new_server(bots={"Taro": misbehaving("time.sleep(600)")}, bot_seconds=60.0)
    me = Person(server.url)
    me.create(BASE3, bot("Taro"), bot("easy"), bot("easy"), start=True)
    found: list[int] = []
    end = time.monotonic() + PATIENCE
    while not found and time.monotonic() < end:
        found = programs_of(server.children())
    assert found
    server.kill()
    while any(Path(f"/proc/{pid}/cmdline").exists() for pid in found):
        assert time.monotonic() < end + PATIENCE
        time.sleep(0.05)


def programs_of(workers: list[int]) -> list[int]:
    """Return the processes that the workers have started."""
    out = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(status.read_text().rpartition(")")[2].split()[1])
            words = (status.parent / "cmdline").read_bytes()
        except (OSError, IndexError):
            continue
        if parent in workers and b"question = json.loads" in words:
            out.append(int(status.parent.name))
    return out


def test_a_bot_that_the_server_no_longer_has_is_replaced(new_server: Starter) -> None:
    server = new_server(bots={"Taro": CRASHES})
    me = Person(server.url)
    table = me.create(BASE3, {"kind": "open"}, bot("Taro"), bot("easy"))
    assert refusal(lambda: me.create(BASE3, bot("Jiro"), bot("easy"), bot("easy"))) == "bot-unknown"
    wrong = {"seat": 1, "kind": "bot", "level": "Jiro"}
    assert refusal(lambda: me.at(table, "seat", **wrong)) == "bot-unknown"
    server.stop()
    server.settings["bots"] = {}
    server.start()
    me.at(table, "seat", seat=0, kind="bot", level="easy")
    me.at(table, "start")
    assert until_over(me, table)["seats"][1]["name"] == "Taro"
    assert server.complaints() == ""


def test_names_of_bots_are_checked() -> None:
    assert read_bots(("Taro=program:a=b", " Old  Jiro =m:C")) == {
        "Taro": "program:a=b",
        "Old Jiro": "m:C",
    }
    for bad in ("Taro", "=x:Y", "Taro=", "medium=x:Y", f"{'T' * 17}=x:Y"):
        with pytest.raises(ServerTrouble):
            read_bots((bad,))
    with pytest.raises(ServerTrouble):
        read_bots(("Taro=x:Y", "Tarо=x:Z"))  # the second o is Cyrillic
