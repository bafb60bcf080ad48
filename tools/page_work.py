"""`./dev bench page`: what the page does while a game goes on, measured in Chromium.

**Tasks.** A game of bots is watched at the normal tempo from a seat that a bot plays, and tasks of
more than 50 ms are counted. A task's work is the processor time of the page's thread: what other
programs take from it meanwhile does not count. The time by the clock stands beside it; on a quiet
machine both are the same.

**Growth.** One page lives through a whole game; the seat follows hints from another window. At each
decision of the seat, and when the result is there, DOM nodes and listeners of the page are counted:
all scenes were shown, garbage was collected, and two counts in a row were the same. Printed are
those after the first chapter (a season, in Joraku a round), when the second one first asks; those
at the end; and the most of the whole game. The end may be at most 1.5 of what was there after the
first chapter, and so may the most. Chromium counts templates that the page keeps with its nodes.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from websockets.sync.client import ClientConnection, connect  # noqa: E402

import gunbai  # noqa: E402
from tests.browser.conftest import FLAGS, find_chromium  # noqa: E402
from tests.browser.visitor import Visitor  # noqa: E402
from tests.server.servers import Server  # noqa: E402

PLAYERS: Final = 4
LONG: Final = 50  # milliseconds
BOT_PAUSE: Final = 0.8  # seconds, as in `gunbai serve`
MOST_GROWTH: Final = 1.5
REST: Final = 600  # milliseconds without a change
MOST_COUNTS: Final = 8  # until the page is counted as it is

#: How Chromium calls the thread of a page, and a task of it.
THREAD: Final = "CrRendererMain"
TASK: Final = "ThreadControllerImpl::RunTask"

Task = tuple[float, float]  # milliseconds of work, and by the clock


class Counts(NamedTuple):
    """The DOM nodes and the listeners of a page."""

    nodes: int
    listeners: int


def begin(visitor: Visitor, game: str) -> str:
    """Start a game of the visitor against bots."""
    visitor.named()
    bots = [{"kind": "bot", "level": "medium"}] * (PLAYERS - 1)
    form = {"game": game, "options": {"players": PLAYERS}, "seats": [{"kind": "me"}, *bots]}
    return str(visitor.post("/api/tables", **form, start=True, seed="1")["id"])


def tasks_at_normal_tempo(browser: Browser, url: str, game: str, seconds: float) -> list[Task]:
    """Return all tasks of the page while scenes are shown."""
    visitor = Visitor(browser, url, tempo="normal", reduced_motion="no-preference")
    table = begin(visitor, game)
    visitor.post(f"/api/tables/{table}/away", seat=0, away=True)
    visitor.go(f"/table/{table}")
    visitor.page.locator("section.bar").wait_for()
    time.sleep(2)  # the page is there now: what it takes to load is another matter
    browser.start_tracing(page=visitor.page, categories=["-*", "toplevel"])
    time.sleep(seconds)
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    visitor.context.close()
    return tasks_in(trace)


def tasks_in(trace: list[dict[str, Any]]) -> list[Task]:
    """Return the tasks of the thread that worked most: the page's, where several have its name."""
    threads: dict[tuple[int, int], list[Task]] = {
        (event["pid"], event["tid"]): []
        for event in trace
        if event["name"] == "thread_name" and event["args"]["name"] == THREAD
    }
    for event in trace:
        thread = event["pid"], event["tid"]
        if event["name"] == TASK and thread in threads and "tdur" in event:  # it is complete
            threads[thread].append((event["tdur"] / 1000, event["dur"] / 1000))
    return max(threads.values(), key=lambda tasks: sum(work for work, _ in tasks))


def over_long(times: list[float]) -> str:
    count = sum(each > LONG for each in times)
    return f"{count} of {len(times)} tasks over {LONG} ms, the longest {max(times):.0f} ms"


class OtherWindow:
    """The visitor in another window, doing what a bot would do."""

    def __init__(self, visitor: Visitor, socket: ClientConnection) -> None:
        self._visitor = visitor
        self._socket = socket
        self._asked = 0

    def answer(self) -> None:
        """Follow a hint, and wait until the visitor's page has heard of it."""
        heard = len(self._visitor.frames)
        for action in self._ask(type="hint")["hint"]:
            self._ask(type="answer", seen=-1, action=action)
        while not any(frame.get("view") for frame in self._visitor.frames[heard:]):
            self._visitor.page.wait_for_timeout(20)

    def _ask(self, **message: Any) -> dict[str, Any]:
        self._asked += 1
        self._socket.send(json.dumps({**message, "id": f"w{self._asked}"}))
        while True:
            reply: dict[str, Any] = json.loads(self._socket.recv())
            if reply["type"] == "reply":
                return reply


def counts(visitor: Visitor) -> Counts:
    """Return the nodes and listeners of the page, after what is not needed was forgotten."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("HeapProfiler.collectGarbage")
    found: dict[str, Any] = session.send("Memory.getDOMCounters")
    session.detach()
    return Counts(found["nodes"], found["jsEventListeners"])


def counts_at_rest(visitor: Visitor) -> Counts:
    """Return them once nothing changes any more, or after some time."""
    before, now = None, counts(visitor)
    for _ in range(MOST_COUNTS):
        if before == now:
            break
        visitor.page.wait_for_timeout(REST)
        before, now = now, counts(visitor)
    return now


def growth(browser: Browser, url: str, game: str) -> tuple[Counts, list[Counts]]:
    """Return what the page consists of after the first chapter, and each time it was counted.

    The last of all is the end.
    """
    visitor = Visitor(browser, url, tempo="instant")
    table = begin(visitor, game)
    visitor.go(f"/table/{table}")
    cookies = {cookie["name"]: cookie["value"] for cookie in visitor.context.cookies()}
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    headers = {"cookie": f"gunbai={cookies['gunbai']}"}
    with connect(address, additional_headers=headers, max_size=None) as socket:
        counted = list(count_to_the_end(visitor, OtherWindow(visitor, socket), table))
    visitor.context.close()
    after_first = next(each for chapters, each in counted if chapters > 1)
    return after_first, [each for _, each in counted]


def count_to_the_end(
    visitor: Visitor, window: OtherWindow, table: str
) -> Iterator[tuple[int, Counts]]:
    """Yield the chapters so far and what the page consists of, at each decision and at the end."""
    result = visitor.page.locator("#result-title")
    asked = visitor.page.locator("section.bar.mine[aria-busy=false]")
    while True:
        asked.or_(result).first.wait_for()
        replay = visitor.context.request.get(f"/api/tables/{table}/replay").json()
        yield len(replay["rounds"]), counts_at_rest(visitor)
        if result.count():
            return
        window.answer()


def compared(count: int, first: int) -> str:
    verdict = "within" if count <= MOST_GROWTH * first else "OVER"
    return f"{count} ({count / first:.2f}, {verdict} {MOST_GROWTH})"


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(description="Measure the page while a game goes on.")
    parser.add_argument("--game", choices=gunbai.GAMES, action="append")
    parser.add_argument("--seconds", type=float, default=40.0)
    given = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        slow = Server(Path(folder) / "slow", bot_pause=BOT_PAUSE)
        fast = Server(Path(folder) / "fast", bot_pause=0.01)
        slow.start()
        fast.start()
        try:
            for game in given.game or gunbai.GAMES:
                tasks = tasks_at_normal_tempo(chromium, slow.url, game, given.seconds)
                print(f"{game:12}{over_long([work for work, _ in tasks])} of work,")
                print(f"{'':12}  {over_long([clock for _, clock in tasks])} by the clock")
                after_first, found = growth(chromium, fast.url, game)
                print(f"{'':12}counted {len(found)} times")
                for place, name in enumerate(Counts._fields):
                    first = after_first[place]
                    end, most = found[-1][place], max(each[place] for each in found)
                    print(f"{'':12}{name}: {first} after the first chapter,")
                    print(f"{'':12}  {compared(end, first)} at the end,")
                    print(f"{'':12}  {compared(most, first)} at the most")
        finally:
            chromium.close()
            slow.stop()
            fast.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
