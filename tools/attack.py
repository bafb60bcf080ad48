"""`./dev bench attack`: one visitor does their worst; what do the others notice?

Starts a server of its own on loopback and attacks it in four ways, each for a bounded time:

- long tables: 14 games of 14,000 gifts, looked at from all sides, and a restart with them;
- half-open requests: hundreds of them, while the server may open few files;
- strong bots: 50 tables of nothing else;
- pages: as many pages with previews as can be asked for, and the API by unusual addresses.

Meanwhile another visitor pings, answers and waits for bots. Attacker and visitor come from
different addresses, as a proxy on the same machine would tell.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from gunbai.core.record import write_record
from gunbai.core.session import Session
from gunbai.games import load

TABLES: Final = 14
GIFTS: Final = 14_000
FEW_GIFTS: Final = 40  # a record of these is surely accepted
HALF_OPEN: Final = 400
FEW_FILES: Final = 256
BOT_TABLES: Final = 50
SECONDS: Final = 15.0  # of each attack
PING_EVERY: Final = 0.05
PATIENCE: Final = 120.0  # seconds after which a wait is given up

MOST_PING: Final = 50.0  # milliseconds, for 95 of 100
MOST_RESTART: Final = 3.0  # seconds
MOST_BOT: Final = 5.0  # seconds
ATTACKER: Final = "203.0.113.66"
VISITOR: Final = "198.51.100.7"

SERVE: Final = """
import sys
from pathlib import Path
from gunbai.server.config import Settings
from gunbai.server.run import serve
settings = Settings(Path(sys.argv[1]), port=int(sys.argv[2]))
serve(settings, False, lambda url: print(url, flush=True), "error")
"""


class Server:
    """A server on a data folder, which can be ended and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self.url = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self, files: int = 0) -> float:
        """Start it, if wanted with few files; return the seconds until it answers."""
        begun = time.perf_counter()
        code = SERVE
        if files:
            limit = f"resource.setrlimit(resource.RLIMIT_NOFILE, ({files}, {files}))"
            code = f"import resource\n{limit}\n{SERVE}"
        port = self.url.rpartition(":")[2] or "0"
        command = [sys.executable, "-c", code, str(self.folder), port]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().strip().rstrip("/")
        httpx.get(f"{self.url}/health", timeout=PATIENCE).raise_for_status()
        return time.perf_counter() - begun

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it, unless it has ended before."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.communicate()
            self._process = None


class Visitor:
    """Somebody with a name, at an address of their own."""

    def __init__(self, url: str, address: str, name: str) -> None:
        self.address: Final = address
        headers = {"x-forwarded-for": address}
        self.http: Final = httpx.Client(base_url=url, timeout=PATIENCE, headers=headers)
        self.http.post("/api/me", json={"name": name}).raise_for_status()

    @property
    def headers(self) -> dict[str, str]:
        cookie = self.http.cookies["gunbai"]
        return {"x-forwarded-for": self.address, "cookie": f"gunbai={cookie}"}

    def table(self, game: str, *seats: str) -> str:
        """Make a table of me ("me") and bots of these levels; "" if that is refused."""
        forms = [{"kind": s} if s == "me" else {"kind": "bot", "level": s} for s in seats]
        form = {"game": game, "options": {"players": len(seats)}, "seats": forms, "start": True}
        found = self.http.post("/api/tables", json=form)
        return str(found.json()["id"]) if found.is_success else ""

    def socket(self, table: str) -> connect:
        return line_to(str(self.http.base_url), table, self.headers)


def line_to(url: str, table: str, headers: dict[str, str]) -> connect:
    """Return a socket to a table, to be entered."""
    return connect(
        f"{url.replace('http', 'ws', 1).rstrip('/')}/api/tables/{table}/live",
        additional_headers=headers,
        compression=None,
        max_size=None,
        open_timeout=PATIENCE,
        ping_interval=None,
    )


class Seat:
    """The visitor at a table: pings, answers, and waits for bots."""

    def __init__(self, line: ClientConnection) -> None:
        self.line: Final = line
        self.pings: list[float] = []  # milliseconds
        self.bots: list[float] = []  # seconds until a bot answered
        self._replies: Final[dict[str, asyncio.Future[dict[str, Any]]]] = {}
        self._sent = 0
        self._view: dict[str, Any] = {"version": -1, "choices": []}
        self._news: Final = asyncio.Event()

    async def listen(self) -> None:
        with contextlib.suppress(Exception):
            async for raw in self.line:
                message = json.loads(raw)
                if message["type"] == "reply":
                    self._replies.pop(message["id"]).set_result(message)
                elif message.get("view"):
                    self._view = message["view"]
                    self._news.set()

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        self._sent += 1
        name = f"v{self._sent}"
        reply = self._replies[name] = asyncio.get_running_loop().create_future()
        await self.line.send(json.dumps({"type": kind, "id": name, **fields}))
        return await asyncio.wait_for(reply, PATIENCE)

    async def ping_for(self, seconds: float) -> None:
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            sent = time.perf_counter()
            await self.ask("ping")
            self.pings.append(1000 * (time.perf_counter() - sent))
            await asyncio.sleep(PING_EVERY)

    async def play_for(self, seconds: float) -> None:
        """Answer whenever asked; note how long it takes until each bot has answered."""
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            if self._view["choices"]:
                seen, action = self._view["version"], self._view["choices"][0]["text"]
                await self.ask("answer", seen=seen, action=action)
                continue
            self._news.clear()
            waited = time.perf_counter()
            with contextlib.suppress(TimeoutError):
                left = max(0.1, end + MOST_BOT - time.perf_counter())
                await asyncio.wait_for(self._news.wait(), left)
            self.bots.append(time.perf_counter() - waited)

    @property
    def asked(self) -> bool:
        return bool(self._view["choices"])


class Report:
    """The figures, each with what it must be below."""

    def __init__(self) -> None:
        self.failed = 0

    def line(self, name: str, value: float, unit: str, most: float | None = None) -> None:
        verdict = ""
        if most is not None:
            good = value < most
            self.failed += not good
            verdict = f"  ({'below' if good else 'NOT BELOW'} {most:g} {unit})"
        print(f"{name:<58}{value:>9.2f} {unit}{verdict}", flush=True)

    def pings(self, when: str, values: list[float], judged: bool = True) -> None:
        self.line(f"{when}: another's ping, p50", percentile(values, 0.5), "ms")
        most = MOST_PING if judged else None
        self.line(f"{when}: another's ping, p95", percentile(values, 0.95), "ms", most)
        self.line(f"{when}: another's ping, slowest", max(values), "ms")


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


@contextmanager
def server_for(what: str) -> Iterator[Server]:
    """Start no server yet; end it with the attack."""
    print(f"\n— {what}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            yield server
        finally:
            server.end(signal.SIGKILL)


async def seated(visitor: Visitor, table: str, *work: Callable[[Seat], Any]) -> Seat:
    """Let a visitor do some work at a table; return the seat."""
    async with visitor.socket(table) as line:
        seat = Seat(line)
        listening = asyncio.create_task(seat.listen())
        await asyncio.gather(*[each(seat) for each in work])
        listening.cancel()
        return seat


@contextmanager
def meanwhile(attack: Callable[..., None], *words: Any) -> Iterator[None]:
    """Attack from a process of its own: its work must not delay what is measured here."""
    hostile = multiprocessing.get_context("spawn").Process(target=attack, args=words)
    hostile.start()
    try:
        yield
    finally:
        hostile.kill()
        hostile.join()


# --- long tables ---


def gifts(count: int) -> Session:
    """Return a game in which two players give each other the same coin all the time."""
    game = load("rising_sun")
    session = Session(game, {"players": 3}, 1)
    for number in range(count):
        giver = number % 2
        session.submit(giver, session.state.free(giver)[0])
    return session


def long_tables(server: Server, attacker: Visitor, report: Report) -> list[str]:
    """Return tables of very long games: uploaded, or as an earlier version had let them in."""
    session = gifts(GIFTS)
    text, short = write_record(session), write_record(gifts(FEW_GIFTS))
    begun = time.perf_counter()
    found: list[str] = []
    refused = 0
    for _ in range(TABLES):
        reply = attacker.http.post("/api/records", json={"text": text})
        refused += not reply.is_success
        while not reply.is_success:
            reply = attacker.http.post("/api/records", json={"text": short})
            if reply.status_code == 429:
                time.sleep(1.0)
        found.append(reply.json()["id"])
    report.line(f"uploads of {GIFTS} gifts refused, of {TABLES}", refused, "")
    report.line("time for all uploads", time.perf_counter() - begun, "s")
    server.end()
    if refused:
        lengthen(server.folder / "gunbai.sqlite", found, session)
    return found


def lengthen(path: Path, tables: list[str], session: Session) -> None:
    """Give tables a log that is longer than an upload may be now."""
    with closing(sqlite3.connect(path)) as database, database:
        for table in tables:
            for name in ("entries", "snapshots"):
                database.execute(f'DELETE FROM {name} WHERE "table" = ?', [table])
            answers = [answer for answer in session.answers if not answer.auto]
            database.executemany(
                'INSERT INTO entries ("table", seq, at, seat, kind, text, "by") '
                "VALUES (?, ?, ?, ?, 'answer', ?, 'record')",
                [
                    (table, seq, time.time(), answer.seat, answer.text())
                    for seq, answer in enumerate(answers, 1)
                ],
            )
            database.execute("UPDATE tables SET entries = ? WHERE id = ?", [len(answers), table])


def look_at_all(url: str, headers: dict[str, str], tables: list[str]) -> None:
    """Open every table by socket and by request, again and again, several at once."""

    async def look(http: httpx.AsyncClient, table: str) -> None:
        with contextlib.suppress(Exception):
            async with line_to(url, table, headers) as line:
                await line.recv()
        for page in ("", "/replay", "/replay/7000", "/replay/log", "/replay/6000/on/100"):
            with contextlib.suppress(httpx.HTTPError):
                await http.get(f"/api/tables/{table}{page}")

    async def look_around() -> None:
        async with httpx.AsyncClient(base_url=url, headers=headers, timeout=PATIENCE) as http:
            while True:
                await asyncio.gather(*[look(http, table) for table in tables])
                await http.get("/api/tables")

    asyncio.run(look_around())


def attack_with_long_tables(server: Server, report: Report) -> None:
    server.start()
    attacker = Visitor(server.url, ATTACKER, "Mallory")
    visitor = Visitor(server.url, VISITOR, "Vera")
    own = visitor.table("joraku", "me", "easy", "easy")
    seat = asyncio.run(seated(visitor, own, lambda s: s.ping_for(3.0)))
    report.pings("in peace", seat.pings, judged=False)
    tables = long_tables(server, attacker, report)
    report.line("a restart answers after", server.start(), "s", MOST_RESTART)
    begun = time.perf_counter()
    visitor.http.get(f"/api/tables/{own}").raise_for_status()
    report.line("then the visitor's own table after", time.perf_counter() - begun, "s")
    with meanwhile(look_at_all, server.url, attacker.headers, tables):
        seat = asyncio.run(seated(visitor, own, lambda s: s.ping_for(SECONDS)))
    report.pings("during the attack", seat.pings)


# --- half-open requests ---


def attack_with_half_open_requests(server: Server, report: Report) -> None:
    server.start(FEW_FILES)
    visitor = Visitor(server.url, VISITOR, "Vera")
    own = visitor.table("joraku", "me", "easy", "easy")
    host, port = "127.0.0.1", int(server.url.rpartition(":")[2])
    open_now: list[socket.socket] = []
    failed = 0

    async def flood(_seat: Seat) -> None:
        for _ in range(HALF_OPEN):
            with contextlib.suppress(OSError):
                line = socket.create_connection((host, port), timeout=1.0)
                line.sendall(b"GET /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\nx-forwarded-for: ")
                line.setblocking(False)
                open_now.append(line)
            await asyncio.sleep(0.005)

    async def newcomers(_seat: Seat) -> None:
        nonlocal failed
        end = time.perf_counter() + SECONDS
        while time.perf_counter() < end:
            try:
                async with httpx.AsyncClient(timeout=5.0) as http:
                    (await http.get(f"{server.url}/health")).raise_for_status()
            except (httpx.HTTPError, OSError):
                failed += 1
            await asyncio.sleep(0.5)

    work = (lambda s: s.ping_for(SECONDS), lambda s: s.play_for(SECONDS), newcomers, flood)
    seat = asyncio.run(seated(visitor, own, *work))
    report.pings("during the attack", seat.pings)
    report.line("requests of newcomers that failed", failed, "", 1)
    report.line("half-open requests that are still open", sum(map(still_open, open_now)), "", 1)
    for line in open_now:
        line.close()


def still_open(line: socket.socket) -> bool:
    try:
        return line.recv(100) != b""  # a response: closed with a reason
    except BlockingIOError:
        return True
    except OSError:
        return False


# --- strong bots ---


def attack_with_bots(server: Server, report: Report) -> None:
    server.start()
    visitor = Visitor(server.url, VISITOR, "Vera")
    own = visitor.table("joraku", "me", "strong", "strong")
    seat = asyncio.run(seated(visitor, own, lambda s: s.play_for(SECONDS)))
    report.line("in peace: a bot answers after, at most", max(seat.bots), "s")
    crowd = [Visitor(server.url, ATTACKER, f"Mallory {number}") for number in range(5)]
    made = [crowd[n % len(crowd)].table("rising_sun", *["strong"] * 5) for n in range(BOT_TABLES)]
    report.line(f"tables of bots refused, of {BOT_TABLES}", made.count(""), "")
    own = visitor.table("joraku", "me", "strong", "strong")
    hints: list[float] = []

    async def hint(seat: Seat) -> None:
        for _ in range(3):
            while not seat.asked:
                await asyncio.sleep(0.01)
            begun = time.perf_counter()
            await seat.ask("hint")
            hints.append(time.perf_counter() - begun)
            await asyncio.sleep(2.5)

    work = (lambda s: s.play_for(SECONDS), lambda s: s.ping_for(SECONDS), hint)
    seat = asyncio.run(seated(visitor, own, *work))
    report.pings("during the attack", seat.pings)
    report.line("a bot of the visitor's answers after, at most", max(seat.bots), "s", MOST_BOT)
    report.line("a hint comes after, at most", max(hints), "s", MOST_BOT)


# --- pages ---


def flood_with_pages(url: str, headers: dict[str, str], table: str) -> None:
    """Ask for pages, and for the API under addresses with more slashes, many at a time."""
    paths = (
        *(f"/table/{table}", f"/replay/{table}", "/rules/shogun", "/puzzles/joraku", "/"),
        *("//api/tables", "/%2Fapi/tables", "//metrics"),
    )

    async def ask(http: httpx.AsyncClient, path: str) -> None:
        while True:
            with contextlib.suppress(httpx.HTTPError):
                await http.get(f"{url}{path}")

    async def ask_all() -> None:
        async with httpx.AsyncClient(headers=headers, timeout=PATIENCE) as http:
            await asyncio.gather(*[ask(http, path) for path in paths])

    asyncio.run(ask_all())


def attack_with_pages(server: Server, report: Report) -> None:
    server.start()
    attacker = Visitor(server.url, ATTACKER, "Mallory")
    visitor = Visitor(server.url, VISITOR, "Vera")
    own = visitor.table("joraku", "me", "easy", "easy")
    seat = asyncio.run(seated(visitor, own, lambda s: s.ping_for(3.0)))
    report.pings("in peace", seat.pings, judged=False)
    with meanwhile(flood_with_pages, server.url, attacker.headers, own):
        seat = asyncio.run(seated(visitor, own, lambda s: s.ping_for(SECONDS)))
        statuses = [attacker.http.get("//api/me").status_code for _ in range(50)]
        visitor.http.get(f"/table/{own}").raise_for_status()
    report.pings("during the attack", seat.pings)
    report.line("requests of the attacker that were answered, of 50", statuses.count(200), "", 50)


ATTACKS: Final = {
    "long": attack_with_long_tables,
    "half-open": attack_with_half_open_requests,
    "bots": attack_with_bots,
    "pages": attack_with_pages,
}


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Attack a server and see what others notice.")
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(ATTACKS))
    given = parser.parse_args(words)
    report = Report()
    os.environ.pop("GUNBAI_HOME", None)
    for name in given.attacks or ATTACKS:
        with server_for(name) as server:
            ATTACKS[name](server, report)
    return min(1, report.failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
