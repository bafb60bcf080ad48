"""`./dev bench club`: several server processes on PostgreSQL behind nginx, and one of them dies.

Every table has four people, who answer at human pace over sockets, each table from an address of
its own. In the middle one server process is killed, and started again a second later as systemd
would. The people come back as the page does. It prints how long answers took, what they cost,
and how long players were disconnected.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random, random
from typing import Any, Final

import uvloop
from load import SEATS, memory, percentile, worked
from player_line import Line
from sent import Newest

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from proxies import nginx, site, without_tls

from tests.server.postgres import Postgres, free_port

PACE: Final = 4.0  # seconds between two answers of a table
AT_ONCE: Final = 24  # tables that are made at the same time
COMES_BACK: Final = (0.3, 0.8, 2.0, 4.0)  # seconds until the page tries again (live.svelte.ts)
SPREAD: Final = 1.5  # seconds within which those come back who are not asked
LATEST: Final = 3.0  # seconds for which anybody may notice that a process died
RESTART: Final = 1.0  # seconds, as in the unit


def address_of(table: int) -> str:
    """Return the address from which the players of a table come."""
    return f"127.{1 + table // 60_000}.{table // 250 % 240}.{1 + table % 250}"


async def ask(port: int, table: int, path: str, body: object, cookie: str = "") -> tuple[Any, str]:
    """Post something, or get it with no body; return what came back, and the cookie."""
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", port, local_addr=(address_of(table), 0)
    )
    try:
        text = "" if body is None else json.dumps(body)
        head = [
            f"{'GET' if body is None else 'POST'} {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Content-Type: application/json",
            f"Content-Length: {len(text)}",
            f"Cookie: gunbai={cookie}",
            "Connection: close",
        ]
        writer.write("\r\n".join([*head, "", text]).encode())
        raw = await reader.read()
    finally:
        writer.close()
    lines, _, content = raw.decode().partition("\r\n\r\n")
    if lines.split(" ")[1][:1] != "2":
        raise RuntimeError(f"{path}: {lines.splitlines()[:1]} {content[:200]}")
    fresh = [line for line in lines.splitlines() if line.lower().startswith("set-cookie: gunbai=")]
    kept = fresh[0].partition("=")[2].partition(";")[0] if fresh else cookie
    if "transfer-encoding: chunked" in lines.lower():
        content = content.partition("\r\n")[2].rpartition("\r\n0\r\n")[0]
    return (json.loads(content) if content.strip() else None), kept


class Player(Newest):
    """A person in a seat, whose line is taken up again whenever it breaks."""

    def __init__(self, port: int, table: int, name: str, cookie: str) -> None:
        super().__init__()
        self._port: Final = port
        self._table: Final = table
        self._path: Final = f"/api/tables/{name}/live"
        self._cookie: Final = cookie
        self._n = -1
        self._epoch = ""
        self._tries = 0
        self._line: Line | None = None
        self._waiting: dict[str, Any] | None = None  # what was sent and not answered yet
        self.lost_at = 0.0
        self.gaps: Final[list[tuple[float, float]]] = []  # when, and for how long
        self.most_tries = 0  # until it was back
        self.refused: Final[list[str]] = []

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            query = "?scenes=true"
            if self._n >= 0:
                query += f"&epoch={self._epoch}&seen={self._n}"
            head = [
                f"GET {self._path}{query} HTTP/1.1",
                f"Host: 127.0.0.1:{self._port}",
                "Upgrade: websocket",
                "Connection: Upgrade",
                "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: Z3VuYmFpIGdvZXMgb24hIQ==",
                f"Cookie: gunbai={self._cookie}",
            ]
            line = Line("\r\n".join([*head, "", ""]).encode(), self._open, self._take)
            try:
                await loop.create_connection(
                    lambda line=line: line,  # type: ignore[misc]
                    "127.0.0.1",
                    self._port,
                    local_addr=(address_of(self._table), 0),
                )
                self._line = line
                await line.ended
            except OSError:
                pass
            finally:
                self._line = None
                line.close()
            if not self.lost_at:
                self.lost_at = time.perf_counter()
            awaited = self._waiting is not None or self.view["choices"]
            pause = COMES_BACK[min(self._tries, len(COMES_BACK) - 1)]
            await asyncio.sleep(pause if awaited else pause + SPREAD * random())
            self._tries += 1

    def _open(self) -> None:
        if self._waiting is not None and self._line is not None:
            self._line.send(self._waiting)

    def _take(self, message: dict[str, Any]) -> None:
        now = time.perf_counter()
        if self.lost_at:
            self.gaps.append((self.lost_at, now - self.lost_at))
            self.most_tries = max(self.most_tries, self._tries)
            self.lost_at = 0.0
        self._tries = 0
        kind = message["type"]
        if kind == "reply":
            if self._waiting is not None and message["id"] == self._waiting["id"]:
                self._waiting = None
            if not message["ok"]:
                self.refused.append(message["refused"]["key"])
                self.stir(now)
            return
        self._n = message["n"]
        if kind == "sync":
            self._epoch = message["epoch"]
        self.follow(message, now)

    def answer(self, number: int, action: str) -> None:
        self._waiting = {
            "type": "answer",
            "id": f"a{number}",
            "seen": self.version,
            "action": action,
        }
        if self._line is not None:
            self._line.send(self._waiting)


class Table:
    """A table of four people, of which one that is asked answers."""

    def __init__(self, number: int) -> None:
        self.number: Final = number
        self.players: list[Player] = []
        self.random: Final = Random(number)
        self.given = 0

    async def open(self, port: int, tasks: list[asyncio.Task[None]]) -> None:
        """Make the table and let the people sit down."""
        table = ""
        cookies = []
        for seat in range(SEATS):
            _, cookie = await ask(port, self.number, "/api/me", {"name": f"P{self.number}-{seat}"})
            cookies.append(cookie)
            if seat == 0:
                kinds = ["me"] + ["open"] * (SEATS - 1)
                form = {
                    "game": "joraku",
                    "options": {"players": SEATS},
                    "seats": [{"kind": kind} for kind in kinds],
                }
                made, _ = await ask(port, self.number, "/api/tables", form, cookie)
                table = made["id"]
            else:
                await ask(port, self.number, f"/api/tables/{table}/join", {}, cookie)
            player = Player(port, self.number, table, cookie)
            tasks.append(asyncio.create_task(player.run()))
            self.players.append(player)
        while any(player._n < 0 for player in self.players):
            await asyncio.sleep(0.05)
        await ask(port, self.number, f"/api/tables/{table}/start", {}, cookies[0])
        for player in self.players:
            await player.after(-1)

    async def answer(self) -> float:
        """Answer; return the seconds from sending until every other seat has the news."""
        asked = [player for player in self.players if player.view["choices"]]
        if not asked:
            return -1.0
        actor = self.random.choice(asked)
        before = [(player, player.version) for player in self.players]
        self.given += 1
        start = time.perf_counter()
        actor.answer(self.given, self.random.choice(actor.view["choices"])["text"])
        times = [await player.after(version) for player, version in before]
        return max(times) - start


class Servers:
    """The server processes of the club."""

    def __init__(self, folder: Path, database: str, count: int) -> None:
        self._folder: Final = folder
        self._env: Final = {**os.environ, "GUNBAI_DATABASE": database, "GUNBAI_HOME": str(folder)}
        self.ports: Final = [free_port() for _ in range(count)]
        self.running: Final = [self._start(port) for port in self.ports]

    def _start(self, port: int) -> subprocess.Popen[str]:
        words = [sys.executable, "-m", "gunbai", "serve", "--no-browser", "--workers", "1"]
        with (self._folder / f"{port}.log").open("a") as log:
            found = subprocess.Popen(
                [*words, "--port", str(port)],
                env=self._env,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert found.stdout is not None
        assert found.stdout.readline(), "a server does not start"
        return found

    def kill(self, number: int) -> None:
        self.running[number].send_signal(signal.SIGKILL)
        self.running[number].wait()

    def start_again(self, number: int) -> None:
        self.running[number] = self._start(self.ports[number])

    def complaints(self) -> list[str]:
        logs = [path.read_text() for path in self._folder.glob("*.log")]
        lines = [line for log in logs for line in log.splitlines()]
        return [line for line in lines if "level=error" in line or line.startswith("Traceback")]

    def stop(self) -> None:
        for process in self.running:
            process.terminate()
        for process in self.running:
            process.wait(60)


@contextmanager
def club(processes: int) -> Iterator[tuple[Servers, Postgres, int, int]]:
    """Run everything; yield the servers, the database, nginx's process and its port."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="gunbai-club-")))
        postgres = Postgres(durable=True)
        stack.callback(postgres.close)
        servers = Servers(folder, postgres.new_database(), processes)
        stack.callback(servers.stop)
        plain, port = free_port(), free_port()
        text = site(
            "nginx-club.conf", plain=plain, secure=port, upstreams=servers.ports, pair=folder
        )
        pid = stack.enter_context(nginx(without_tls(text)))
        yield servers, postgres, pid, port


def family(pid: int) -> float:
    """Return the processor seconds of a process and of those that it started, ended or not."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    total = worked(pid) + (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        total += sum(worked(int(child)) for child in children.read_text().split())
    return total


async def measure(
    servers: Servers, postgres: Postgres, proxy: int, port: int, given: argparse.Namespace
) -> None:
    tasks: list[asyncio.Task[None]] = []
    tables = [Table(number) for number in range(given.tables)]
    places = asyncio.Semaphore(AT_ONCE)

    async def open_one(table: Table) -> None:
        async with places:
            await table.open(port, tasks)

    start = time.perf_counter()
    empty = [memory(process.pid) for process in servers.running]
    await asyncio.gather(*[open_one(table) for table in tables])
    print(f"{given.tables} tables × {SEATS} seats sat down in {time.perf_counter() - start:.0f} s")
    delays: list[tuple[float, float]] = []  # when, and how long
    end = time.perf_counter() + given.seconds

    async def go_on(table: Table) -> None:
        due = time.perf_counter() + given.pace * table.random.random()
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            took = await table.answer()
            if took < 0:
                return
            delays.append((time.perf_counter() - took, took))
            due = max(due + given.pace, time.perf_counter())

    games = [asyncio.create_task(go_on(table)) for table in tables]
    before = [worked(process.pid) for process in servers.running]
    others = family(postgres.process.pid), family(proxy)
    await asyncio.sleep(given.seconds / 2)
    quiet = list(delays)
    own = [worked(p.pid) - b for p, b in zip(servers.running, before, strict=True)]
    used = family(postgres.process.pid) - others[0], family(proxy) - others[1]
    heavy = [memory(process.pid) for process in servers.running]
    killed = time.perf_counter()
    players = [player for table in tables for player in table.players]
    taken_over: list[float] = []
    if not given.gently:
        workers = [servers.running[1].pid, postgres.process.pid, proxy]
        left = [*map(family, workers), time.process_time()]
        await asyncio.to_thread(servers.kill, 0)
        again = asyncio.create_task(start_again(servers))
        await asyncio.sleep(COMES_BACK[0])
        while any(player.lost_at for player in players):
            await asyncio.sleep(0.05)
        now = [*map(family, workers), time.process_time()]
        taken_over = [after - before for after, before in zip(now, left, strict=True)]
        await again
    await asyncio.gather(*games)
    late = [delay for at, delay in delays if at + delay > killed]
    lost = [player.lost_at for player in players if player.lost_at]
    gaps = [gap for player in players for at, gap in player.gaps if at >= killed - 0.5]
    for task in tasks:
        task.cancel()
    report(given, quiet, late, gaps, len(lost))
    if not given.gently:
        tries = max(player.most_tries for player in players)
        names = ("the other process", "PostgreSQL", "nginx", "this program")
        for name, seconds in zip(names, taken_over, strict=True):
            print(f"{'  work until all were back, of ' + name:<46}{seconds:.2f} s")
        print(f"{'  most tries until somebody was back':<46}{tries}")
    count = max(1, len(quiet))
    print(f"{'own work of the servers per answer':<46}{1000 * sum(own) / count:.2f} ms")
    print(f"{'  of PostgreSQL':<46}{1000 * used[0] / count:.2f} ms")
    print(f"{'  of nginx':<46}{1000 * used[1] / count:.2f} ms")
    for name, numbers in (("memory of each server, empty", empty), ("  with all tables", heavy)):
        print(f"{name:<46}{', '.join(f'{number:.0f} MB' for number in numbers)}")
    refusals = sorted({key for player in players for key in player.refused})
    print(f"{'refused answers':<46}{sum(len(p.refused) for p in players)} {refusals}")
    print(f"{'errors in the logs':<46}{len(servers.complaints())}")


async def start_again(servers: Servers) -> None:
    """Restart the killed process, as systemd would."""
    await asyncio.sleep(RESTART)
    await asyncio.to_thread(servers.start_again, 0)


def report(
    given: argparse.Namespace,
    quiet: list[tuple[float, float]],
    late: list[float],
    gaps: list[float],
    lost: int,
) -> None:
    """Print how long answers took, and how long players were disconnected."""
    calm = [1000 * delay for _, delay in quiet]
    rows = [
        ("tables × seats, all connected", f"{given.tables} × {SEATS}, {given.processes} processes"),
        (
            "answers in the first half",
            f"{len(calm)} ({2 * len(calm) / given.seconds:.0f} per second)",
        ),
        ("from sending to every other seat, p50", f"{percentile(calm, 0.5):.0f} ms"),
        ("  p95", f"{percentile(calm, 0.95):.0f} ms"),
        ("  p99", f"{percentile(calm, 0.99):.0f} ms"),
        ("  slowest", f"{max(calm):.0f} ms"),
    ]
    if not given.gently and gaps:
        worst = max(gaps)
        verdict = "within" if worst < LATEST and not lost else "OVER"
        rows += [
            ("a process is killed: connections lost", f"{len(gaps)}, not back: {lost}"),
            ("  time disconnected, p50", f"{percentile(gaps, 0.5):.2f} s"),
            ("  p95", f"{percentile(gaps, 0.95):.2f} s"),
            ("  longest", f"{worst:.2f} s ({verdict} {LATEST:.0f} s)"),
            ("  slowest answer from then on", f"{max(late):.2f} s"),
            ("  p95 of answers from then on", f"{1000 * percentile(late, 0.95):.0f} ms"),
        ]
    for name, value in rows:
        print(f"{name:<46}{value}")


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(description="Measure a club: several processes, one dies.")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--pace", type=float, default=PACE)
    parser.add_argument("--processes", type=int, default=2, choices=[2])
    parser.add_argument("--gently", action="store_true", help="kill nothing")
    given = parser.parse_args(words)
    with club(given.processes) as (servers, postgres, proxy, port):
        uvloop.run(measure(servers, postgres, proxy, port, given))


if __name__ == "__main__":
    main(sys.argv[1:])
