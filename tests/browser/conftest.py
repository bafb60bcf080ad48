"""A real server, a real browser, and visitors whose pages may not complain."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

import gunbai
from tests.browser.visitor import Visitor
from tests.server.servers import Server

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-domain-reliability",
    "--disable-features=OptimizationHints,MediaRouter,Translate",
    "--disable-sync",
    "--no-first-run",
]
SHELL = "chromium-headless-shell"
WHOLE = ("chromium", "chromium-browser")
STATIC = Path(gunbai.__file__).parent / "static"

#: A review is made at a glance, and is not the last one to get some time.
REVIEWS: dict[str, Any] = {"review_seconds": 1.0, "review_nice": 0}

NewVisitor = Callable[..., Visitor]


def find_chromium(names: Sequence[str] = (SHELL, *WHOLE)) -> str:
    """Return the program; the shell without a window needs little more than half of the work."""
    wanted = os.environ.get("GUNBAI_CHROMIUM")
    for name in [wanted] if wanted else names:
        if found := shutil.which(name):
            return found
    pytest.fail("no Chromium: install Debian's package chromium, or set GUNBAI_CHROMIUM")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (STATIC / "index.html").exists():
        pytest.fail("the client is not built: run ./dev test, or npm run build in web/")
    running = Server(tmp_path_factory.mktemp("browser"), bot_pause=0.01, **REVIEWS)
    running.start()
    yield running
    running.stop()
    assert running.complaints() == ""


@contextmanager
def launched(program: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One a module: while Playwright is at work, no other test of this process can use asyncio."""
    with launched(find_chromium()) as found:
        yield found


@pytest.fixture
def new_visitor(browser: Browser, server: Server) -> Iterator[NewVisitor]:
    """Makes visitors; at the end of the test none of their pages may have complained."""
    made: list[Visitor] = []

    def make(url: str = "", **context: Any) -> Visitor:
        visitor = Visitor(browser, url or server.url, **context)
        made.append(visitor)
        return visitor

    yield make
    complaints = [line for visitor in made for line in visitor.complaints]
    for visitor in made:
        visitor.context.close()
    assert complaints == []


@pytest.fixture
def visitor(new_visitor: NewVisitor) -> Visitor:
    return new_visitor()
