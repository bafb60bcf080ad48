"""Tools for language models, driven by a real MCP client against a real server."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import gunbai
from gunbai.games import load
from tests.beside import python_beside
from tests.full import at_least
from tests.server.conftest import Starter, new_server
from tests.server.person import BOT, INVITED, Person
from tests.server.servers import PATIENCE, Server
from tests.shipped import SHIPPED

__all__ = ["new_server"]
ROOT = Path(__file__).parents[2]
OWN = "the-key-of-a-language-model"
ON_THE_CLOCK = 20  # seconds for a decision
TOOLS = ["join", "position", "choices", "why_not", "answer", "wait", "say", "promise"]


def client(link: str, *more: str) -> subprocess.Popen[str]:
    where = Path(gunbai.__file__).parents[1]  # the compiled engine, or the sources
    env = dict(os.environ, PYTHONPATH=os.pathsep.join([str(where), str(ROOT)]), GUNBAI_LANG="en")
    words = [str(python_beside("mcp")), "-m", "tests.mcp.client", link, OWN, *more]
    return subprocess.Popen(
        words, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True, start_new_session=True
    )


def lobby(server: Server, game: str, people: int = 3, **more: Any) -> tuple[Person, str, str]:
    """Return a host, a table that waits for a program, and the link of its seat."""
    me = Person(server.url)
    options = {"players": people}
    assert load(game).seats(load(game).read_options(options)) == people
    table = me.create({"game": game, "options": options}, INVITED, *[BOT] * (people - 1), **more)
    return me, table, f"{server.url}/join/{me.invite(table, 0)}"


def until(true: Any, running: subprocess.Popen[str] | None = None) -> None:
    end = time.monotonic() + 3 * PATIENCE
    while not true():
        assert time.monotonic() < end
        assert running is None or running.poll() is None, "the client has failed"
        time.sleep(0.1)


def start(me: Person, table: str, running: subprocess.Popen[str]) -> None:
    until(lambda: me.table(table)["seats"][0]["kind"] == "program", running)
    me.at(table, "start")


@pytest.mark.parametrize("game", at_least(["joraku"], SHIPPED))
def test_a_client_plays_a_whole_game(game: str, new_server: Starter) -> None:
    server = new_server()
    me, table, link = lobby(server, game)
    running = client(link)
    start(me, table, running)
    told, _ = running.communicate(timeout=10 * PATIENCE)
    assert running.returncode == 0
    found = json.loads(told)
    assert found["tools"] == TOOLS
    assert found["before"]  # no tool but `join` works without a seat
    assert "You are Model, seat 0" in found["joined"]
    assert f"/table/{table} with the key {OWN}" in found["joined"]
    assert len(found["position"].splitlines()) > 5
    assert found["allowed"] == "It is allowed."
    assert "nonsense" in found["why"]
    assert (found["said"], found["promised"]) == ("Said.", "Promised.")
    assert found["answers"] > 10
    assert found["refused"] == 0
    assert "The game is over. Model: place " in found["end"]
    over = me.table(table)
    assert over["status"] == "finished"
    assert over["seats"][0]["name"] == "Model"
    assert server.complaints() == ""


@pytest.mark.parametrize("game", at_least(["joraku"], SHIPPED))
def test_a_client_that_is_killed_ends_no_game(game: str, new_server: Starter) -> None:
    """Another one comes back with the key; when its time is up, a bot plays on by itself."""
    server = new_server()
    clock = {"kind": "live", "decision": ON_THE_CLOCK, "bank": 0}
    me, table, link = lobby(server, game, pace=clock)
    running = client(link)
    start(me, table, running)
    until(lambda: me.table(table)["answers"] > 6, running)
    if sys.platform != "win32":
        os.killpg(running.pid, signal.SIGKILL)
    running.communicate()
    again = client(f"{server.url}/table/{table}", "3")  # the link is used up
    told, _ = again.communicate(timeout=10 * PATIENCE)
    assert again.returncode == 0
    assert json.loads(told)["answers"] == 3
    assert me.table(table)["status"] == "running"
    until(lambda: me.table(table)["status"] == "finished")
    assert server.complaints() == ""
