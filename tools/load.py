"""`./dev bench server`: many tables at human pace, measured from the players' side.

The server runs in its own process; this one holds all the sockets and plays. It prints the time
from sending an answer until every other seat has it, the memory per table, and the most answers
per second that the server can take, beside a bare echo on the same stack.

Times depend on what else the machine and its disk do. The processor time of the server per answer
hardly does, and its machine instructions do not at all: compare two versions by these
(`--instructions --against CHECKOUT`, see own_work.py).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Final

import httpx
import own_work
from sent import Newest, Sent
from websockets.asyncio.client import ClientConnection, connect

import gunbai

SEATS: Final = 4
PACE: Final = 2.0  # seconds between two answers at a table
BUSY: Final = 40  # tables, and echoing sockets, when speed is measured
BUSY_SECONDS: Final = 6.0
COMMITS: Final = 200
TARGET: Final = 100.0  # milliseconds, for 95 of 100 answers

SERVE: Final = """
import sys
from pathlib import Path
from gunbai.server.config import Settings
from gunbai.server.run import serve
settings = Settings(Path(sys.argv[1]), sys.argv[2], port=0, workers=1, rate=1e6)
serve(settings, False, lambda url: print(url, flush=True), "warning")
"""
ECHO: Final = """
import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from gunbai.server.run import claim_port

@websocket("/")
async def echo(socket: WebSocket) -> None:
    await socket.accept()
    try:
        while True:
            await socket.send_data(await socket.receive_data(mode="text"), mode="text")
    except WebSocketDisconnect:
        pass

claimed = claim_port("127.0.0.1", 0)
print(f"http://127.0.0.1:{claimed.getsockname()[1]}/", flush=True)
options = {"ws": "websockets-sansio", "ws_per_message_deflate": False, "log_config": None}
app = Litestar([echo], logging_config=None)
uvicorn.Server(uvicorn.Config(app, **options)).run(sockets=[claimed])
"""


@contextmanager
def process(code: str, *words: str) -> Iterator[tuple[str, int]]:
    """Run a server in its own process; yield its address and process id."""
    command = [sys.executable, "-c", code, *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        try:
            yield running.stdout.readline().strip().rstrip("/"), running.pid
        finally:
            running.terminate()


def memory(pid: int) -> float:
    """Return the memory of a process in MB; 0 where /proc does not tell."""
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return 0.0
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def worked(pid: int) -> float:
    """Return the processor seconds of a process with all its threads; 0 where unknown."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def commits(folder: Path) -> list[float]:
    """Return the milliseconds that the disk alone takes to store an answer."""
    found = []
    with (folder / "disk").open("wb") as file:
        for _ in range(COMMITS):
            start = time.perf_counter()
            file.write(bytes(4096))
            file.flush()
            os.fsync(file.fileno())
            found.append(1000 * (time.perf_counter() - start))
    return found


class Seat(Newest):
    """One socket: the newest view, when it came, and what was sent so far."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__()
        self.socket = socket
        self.sent = Sent()

    async def listen(self) -> None:
        async for raw in self.socket:
            came = time.perf_counter()
            self.follow(self.sent.take(raw), came)


class Table:
    """A table of four seats, of which one that is asked answers."""

    def __init__(self, seats: list[Seat], seed: int) -> None:
        self.seats = seats
        self.random = Random(seed)
        self.sent = 0

    async def answer(self) -> float:
        """Answer; return the seconds from sending until every other seat has the news."""
        asked = [seat for seat in self.seats if seat.view["choices"]]
        if not asked:
            return -1.0
        actor = self.random.choice(asked)
        others = [(seat, seat.version) for seat in self.seats if seat is not actor]
        mine = actor.version
        self.sent += 1
        message = {
            "type": "answer",
            "id": f"a{self.sent}",
            "seen": mine,
            "action": self.random.choice(actor.view["choices"])["text"],
        }
        start = time.perf_counter()
        await actor.socket.send(json.dumps(message))
        times = [await seat.after(version) for seat, version in others]
        await actor.after(mine)
        return max(times) - start


def make_tables(url: str, count: int) -> tuple[list[str], list[str]]:
    """Return running tables, all with the same four people, and those people's cookies."""
    people = [httpx.Client(base_url=url, timeout=30) for _ in range(SEATS)]
    for number, person in enumerate(people):
        person.post("/api/me", json={"name": f"Load {number}"}).raise_for_status()
    tables = []
    for number in range(count):
        host = people[number % SEATS]
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
        form = {"game": "joraku", "options": {"players": SEATS}, "seats": seats}
        table = host.post("/api/tables", json=form).raise_for_status().json()["id"]
        for person in people:
            person.post(f"/api/tables/{table}/join", json={}).raise_for_status()
        host.post(f"/api/tables/{table}/start", json={}).raise_for_status()
        tables.append(table)
    return tables, [person.cookies["gunbai"] for person in people]


async def sit_down(
    stack: AsyncExitStack, url: str, tables: list[str], cookies: list[str], scenes: bool
) -> list[Table]:
    out = []
    for number, table in enumerate(tables):
        seats = []
        for cookie in cookies:
            socket = await stack.enter_async_context(
                connect(
                    f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
                    f"?scenes={str(scenes).lower()}",
                    additional_headers={"cookie": f"gunbai={cookie}"},
                    compression=None,
                    max_size=None,
                    ping_interval=None,
                )
            )
            seat = Seat(socket)
            task = asyncio.create_task(seat.listen())
            stack.callback(task.cancel)
            seats.append(seat)
        out.append(Table(seats, number))
    for found in out:
        for seat in found.seats:
            await seat.after(-1)
    return out


async def at_human_pace(tables: list[Table], seconds: float) -> list[float]:
    """Play all tables with an answer every two seconds each; return the delays."""
    end = time.perf_counter() + seconds
    found: list[float] = []

    async def go_on(number: int, table: Table) -> None:
        due = time.perf_counter() + PACE * number / len(tables)
        while due < end:
            await asyncio.sleep(due - time.perf_counter())
            took = await table.answer()
            if took >= 0:
                found.append(1000 * took)
            due = max(due + PACE, time.perf_counter())

    await asyncio.gather(*[go_on(number, table) for number, table in enumerate(tables)])
    return found


async def as_fast_as_possible(tables: list[Table]) -> float:
    """Return the answers per second when nobody waits."""
    start = time.perf_counter()
    count = 0

    async def go_on(table: Table) -> None:
        nonlocal count
        while time.perf_counter() - start < BUSY_SECONDS:
            if await table.answer() < 0:
                return
            count += 1

    await asyncio.gather(*[go_on(table) for table in tables[:BUSY]])
    return count / (time.perf_counter() - start)


async def echoes(url: str) -> float:
    """Return the messages per second through sockets that do nothing."""
    start = time.perf_counter()
    count = 0
    text = json.dumps({"type": "answer", "id": "a1", "seen": 1, "action": "pass 1r 2r"})

    async def go_on() -> None:
        nonlocal count
        address = url.replace("http", "ws", 1)
        async with connect(address, compression=None, ping_interval=None) as socket:
            while time.perf_counter() - start < BUSY_SECONDS:
                await socket.send(text)
                await socket.recv()
                count += 1

    await asyncio.gather(*[go_on() for _ in range(BUSY)])
    return count / (time.perf_counter() - start)


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


async def measure(url: str, pid: int, count: int, seconds: float, scenes: bool) -> dict[str, float]:
    empty = memory(pid)
    tables, cookies = await asyncio.to_thread(make_tables, url, count)
    async with AsyncExitStack() as stack:
        seated = await sit_down(stack, url, tables, cookies, scenes)
        sent = Sent()
        for seat in (seat for table in seated for seat in table.seats):
            seat.sent = sent  # all together, without what they were sent to sit down
        before = worked(pid)
        found = await at_human_pace(seated, seconds)
        numbers = {
            "own": 1000 * (worked(pid) - before) / len(found),
            "empty": empty,
            "table": (memory(pid) - empty) / count,
            "answers": len(found),
            "scenes": sent.scenes / len(found) / SEATS,
            "bytes": sent.bytes / len(found) / SEATS,
            "bytes per scene": sent.bytes_per_scene,
            "p50": percentile(found, 0.50),
            "p95": percentile(found, 0.95),
            "p99": percentile(found, 0.99),
            "most": max(found),
        }
        numbers["fast"] = await as_fast_as_possible(seated)
    return numbers


def report(numbers: dict[str, float], echo: float, disk: list[float], tables: int) -> None:
    verdict = "within" if numbers["p95"] < TARGET else "OVER"
    rows = [
        ("tables × seats, all connected", f"{tables} × {SEATS}"),
        ("answers at human pace", f"{numbers['answers']:.0f}"),
        ("scenes per answer and seat", f"{numbers['scenes']:.2f}"),
        ("bytes per answer and seat", f"{numbers['bytes']:.0f}"),
        ("bytes per scene", f"{numbers['bytes per scene']:.0f}"),
        ("sent → every other seat has it, p50", f"{numbers['p50']:.1f} ms"),
        ("  p95", f"{numbers['p95']:.1f} ms ({verdict} {TARGET:.0f} ms)"),
        ("  p99", f"{numbers['p99']:.1f} ms"),
        ("  slowest", f"{numbers['most']:.1f} ms"),
        ("the disk alone, p50", f"{percentile(disk, 0.5):.1f} ms"),
        ("  p95", f"{percentile(disk, 0.95):.1f} ms"),
        ("the server's own work per answer", f"{numbers['own']:.2f} ms"),
        ("memory of the server, empty", f"{numbers['empty']:.0f} MB"),
        ("memory per table (4 sockets)", f"{1024 * numbers['table']:.0f} KB"),
        (f"answers/s at most ({BUSY} tables)", f"{numbers['fast']:.0f}"),
        (f"bare echoes/s ({BUSY} sockets)", f"{echo:.0f}"),
        ("answers : echoes", f"1 : {echo / numbers['fast']:.1f}"),
    ]
    for name, value in rows:
        print(f"{name:<38}{value}")


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(description="Measure the server under load.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--whole", action="store_true", help="whole views instead of scenes")
    parser.add_argument("--database", default="", help="address; a new SQLite file by default")
    parser.add_argument("--instructions", action="store_true", help="of the server per answer")
    parser.add_argument("--answers", type=int, default=80, help="to count (default 80)")
    parser.add_argument("--game", choices=gunbai.GAMES, action="append", help="to count in")
    parser.add_argument("--against", type=Path, help="another checkout, to count for comparison")
    given = parser.parse_args(words)
    if given.instructions:
        try:
            own_work.compare(given.game or gunbai.GAMES, given.answers, given.against)
        except own_work.CountError as error:
            sys.exit(f"bench server: {error}")
        return
    with tempfile.TemporaryDirectory() as folder:
        with process(SERVE, folder, given.database) as (url, pid):
            numbers = asyncio.run(measure(url, pid, given.tables, given.seconds, not given.whole))
        disk = commits(Path(folder))
        with process(ECHO) as (url, _):
            time.sleep(1.0)
            echo = asyncio.run(echoes(url))
    report(numbers, echo, disk, given.tables)


if __name__ == "__main__":
    main(sys.argv[1:])
