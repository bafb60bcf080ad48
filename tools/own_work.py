"""`./dev bench server --instructions`: what an answer costs the server, in machine instructions.

A busy machine changes seconds, but not these counts. The server of a checkout runs under callgrind.
Four programs sit at a table of it, and answer over their sockets as bots would; every seat wants
scenes, or none does. Counting begins after some answers, when everything is loaded. With
`--against` another checkout plays the same games: its seats get whole views, as does a seat that
wants no scenes.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect

import gunbai
from gunbai.bots.factory import make_bot
from gunbai.core.session import Session

ROOT: Final = Path(__file__).resolve().parent.parent
SEATS: Final = 4
SEED: Final = 1
WARM: Final = 24  # answers that are not counted
PATIENCE: Final = 600.0  # seconds; under callgrind everything takes fifty times as long

#: A server that does nothing at certain times: that would be counted, too.
SERVE: Final = """
import asyncio
import sys
from pathlib import Path
import uvicorn
from gunbai.server.config import Settings
from gunbai.server.run import serve

async def rest(server, *given):
    while not server.should_exit:
        await asyncio.sleep(5)

uvicorn.Server.main_loop = rest
settings = Settings(Path(sys.argv[1]), port=0, workers=1, rate=1e6, tidy_every=3600.0)
serve(settings, False, lambda url: print(url, flush=True), "warning")
"""

_CALLGRIND: Final = (
    "valgrind",
    "--tool=callgrind",
    "--callgrind-out-file=/dev/null",
    "--instr-atstart=no",
)
_COLLECTED: Final = re.compile(r"Collected : (\d+)")

Answers = Sequence[tuple[int, str]]


class CountError(Exception):
    """The instructions could not be counted; the text says why."""


class Way(NamedTuple):
    """A checkout, and whether its seats want scenes."""

    label: str
    checkout: Path
    scenes: bool


def answers_of_bots(name: str, count: int) -> Answers:
    """Return the first answers of a game of medium bots, each with its seat."""
    game = gunbai.load(name)
    session = Session(game, {"players": SEATS}, SEED)
    bots = [make_bot("greedy", SEED + seat, game) for seat in range(SEATS)]
    found: list[tuple[int, str]] = []
    while len(found) < count and not session.over:
        seat = session.to_act()[0]
        action = bots[seat].choose(session.knowledge(seat))
        found.append((seat, game.text(action)))
        session.carry_out(session.prepare(seat, action))
    return found


def begin(url: str, game: str) -> tuple[str, list[str]]:
    """Return a running table of four people, and their cookies in the order of their seats."""
    people = [httpx.Client(base_url=url, timeout=PATIENCE) for _ in range(SEATS)]
    for number, person in enumerate(people):
        person.post("/api/me", json={"name": f"Counted {number}"}).raise_for_status()
    host = people[0]
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
    form = {"game": game, "options": {"players": str(SEATS)}, "seats": seats, "seed": str(SEED)}
    table: str = host.post("/api/tables", json=form).raise_for_status().json()["id"]
    for guest in people[1:]:
        guest.post(f"/api/tables/{table}/join", json={}).raise_for_status()
    host.post(f"/api/tables/{table}/start", json={}).raise_for_status()
    return table, [person.cookies["gunbai"] for person in people]


class Seat:
    """A program at a table, which reads all that it is sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._replies: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def listen(self) -> None:
        async for raw in self._socket:
            message = json.loads(raw)
            if message["type"] == "reply":
                self._replies.put_nowait(message)

    async def answer(self, number: int, text: str) -> None:
        message = {"type": "answer", "id": f"a{number}", "seen": -1, "action": text}
        await self._socket.send(json.dumps(message))
        reply = await asyncio.wait_for(self._replies.get(), PATIENCE)
        if not reply["ok"]:
            raise CountError(f"answer {number + 1}, “{text}”, is refused: other rules?")


async def play(url: str, pid: int, game: str, answers: Answers, scenes: bool) -> None:
    """Play; count from the answer on with which everything is warm, until the last one."""
    table, cookies = await asyncio.to_thread(begin, url, game)
    async with AsyncExitStack() as stack:
        seats = []
        for cookie in cookies:
            address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
            socket = await stack.enter_async_context(
                connect(
                    f"{address}?scenes={str(scenes).lower()}",
                    additional_headers={"cookie": f"gunbai={cookie}"},
                    compression=None,
                    max_size=None,
                    ping_interval=None,
                    open_timeout=PATIENCE,
                )
            )
            seats.append(Seat(socket))
            stack.callback(asyncio.create_task(seats[-1].listen()).cancel)
        numbered = enumerate(answers)
        for number, (seat, text) in islice(numbered, WARM):
            await seats[seat].answer(number, text)
        await asyncio.to_thread(collect, pid, "on")
        for number, (seat, text) in numbered:
            await seats[seat].answer(number, text)
        await asyncio.to_thread(collect, pid, "off")


def collect(pid: int, state: str) -> None:
    """Switch the counting of a process under callgrind on or off."""
    command = ["callgrind_control", "-i", state, str(pid)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0 or "OK." not in done.stdout:
        raise CountError(f"{' '.join(command)}:\n{done.stdout}{done.stderr}".strip())


def per_answer(way: Way, game: str, answers: Answers) -> float:
    """Return the instructions of the server for each answer that is counted."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(way.checkout / "src"),
        "PYTHONHASHSEED": "0",
    }
    with tempfile.TemporaryDirectory() as folder:
        command = [*_CALLGRIND, sys.executable, "-c", SERVE, folder]
        with (
            (Path(folder) / "stderr").open("w+") as told,
            subprocess.Popen(
                command, env=environment, stdout=subprocess.PIPE, stderr=told, text=True
            ) as server,
        ):
            assert server.stdout is not None
            try:
                url = server.stdout.readline().strip().rstrip("/")
                if url:
                    asyncio.run(play(url, server.pid, game, answers, way.scenes))
            finally:
                server.terminate()
                with suppress(subprocess.TimeoutExpired):
                    server.wait(PATIENCE)
            told.seek(0)
            said = told.read()
    found = _COLLECTED.search(said)
    if found is None:
        raise CountError(f"{way.label}: {said.strip()}")
    return int(found[1]) / (len(answers) - WARM)


def compare(games: Sequence[str], count: int, against: Path | None) -> None:
    """Print the instructions per answer of each way, and its ratio to the other checkout."""
    ways = [Way("scenes for every seat", ROOT, True), Way("scenes for none", ROOT, False)]
    if against is not None:
        ways.insert(0, Way("the other checkout", against.resolve(), False))
    for game in games:
        answers = answers_of_bots(game, WARM + count)
        base = 0.0
        for way in ways:
            found = per_answer(way, game, answers)
            base = base or (found if against else 0.0)
            ratio = f"{found / base:8.2f}" if base else ""
            print(f"{game:12}{way.label:24}{found / 1e6:10.2f} million{ratio}", flush=True)
