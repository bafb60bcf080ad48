"""Web push in a real browser: the worker shows what comes while nobody looks."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser

from gunbai.server.notices.texts import letter
from tests.browser.conftest import WHOLE, NewVisitor, find_chromium, launched
from tests.browser.visitor import PATIENCE, Visitor

pytestmark = pytest.mark.browser

# As earlier versions did; what was allowed then goes on with the worker that the page registers.
EARLIER = "navigator.serviceWorker.register('/push-worker.js').then(() => true)"
WORKER = "navigator.serviceWorker.ready.then(({ active }) => active.scriptURL)"
RECORD = "() => { self.badges = []; navigator.setAppBadge = async (count) => badges.push(count); }"
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  const shown = await worker.getNotifications();
  return shown.length > 0 && shown.map(({ title, body, tag, data }) => [title, body, tag, data]);
}"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The whole browser: the shell shows no notifications."""
    with launched(find_chromium(WHOLE)) as found:
        yield found


def shows(visitor: Visitor, wanted: list[list[str]]) -> bool:
    return bool(visitor.page.evaluate(SHOWN) == wanted)


def until(visitor: Visitor, done: Callable[[], bool]) -> None:
    for _ in range(PATIENCE // 20):
        if done():
            return
        visitor.page.wait_for_timeout(20)
    raise AssertionError("it never came")


def test_a_worker_shows_what_is_pushed_and_a_newer_one_replaces_it(
    new_visitor: NewVisitor,
) -> None:
    visitor = new_visitor(service_workers="allow")
    visitor.context.grant_permissions(["notifications"])
    visitor.go("/icon.svg")
    assert visitor.page.evaluate(EARLIER)
    visitor.go("/ratings")
    line = visitor.context.new_cdp_session(visitor.page)
    found: list[Any] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda it: found.extend(it["registrations"]))
    line.send("ServiceWorker.enable")
    until(visitor, lambda: visitor.page.evaluate(WORKER).endswith("/worker.js"))
    until(visitor, lambda: bool(found))
    worker = visitor.context.service_workers[-1]
    worker.evaluate(RECORD)
    for people in (["Ann"], ["Ann", "Bea"]):
        told = letter("decision", "T", "0", {"game": "joraku", "people": people}, "en")
        line.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": visitor.page.evaluate("location.origin"),
                "registrationId": found[-1]["registrationId"],
                "data": json.dumps({**told._asdict(), "waiting": len(people)}),
            },
        )
        wanted = [[told.title, told.body, told.tag, told.path]]
        until(visitor, partial(shows, visitor, wanted))
    assert worker.evaluate("badges") == [1, 2]
