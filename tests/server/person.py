"""Somebody at a browser, as far as HTTP goes."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from gunbai.games import load
from tests.server.servers import PATIENCE

Json = Any
_NUMBER = itertools.count(1)

BASE4 = {"game": "joraku", "options": {"players": 4}}
BASE3 = {"game": "joraku", "options": {"players": 3}}
TWO_VS_TWO = {"game": "joraku", "options": {"mode": "two_vs_two"}}
NEUTRAL = {"game": "joraku", "options": {"mode": "neutral"}}
MODES = {"base3": BASE3, "base4": BASE4, "two_vs_two": TWO_VS_TWO, "neutral": NEUTRAL}

ME = {"kind": "me"}
OPEN = {"kind": "open"}
INVITED = {"kind": "invited"}
BOT = {"kind": "bot", "level": "easy"}


class RefusedError(Exception):
    """A refusal of the server: its key, its words, the status."""

    def __init__(self, response: httpx.Response) -> None:
        data = response.json()
        super().__init__(f"{response.status_code} {data}")
        self.key: str = data["key"]
        self.words: dict[str, Any] = data["words"]
        self.status = response.status_code


class Person:
    """A visitor with a cookie jar; `name` "" stays unnamed."""

    def __init__(self, url: str, name: str | None = None) -> None:
        self.url = url
        # Without `verify`, each would read all certificates of the world for a line on loopback.
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, verify=False)
        self.name = f"Person {next(_NUMBER)}" if name is None else name
        self.id = ""
        if self.name:
            self.id = self.post("/api/me", name=self.name)["id"]

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("gunbai") or ""

    def get(self, path: str) -> Json:
        return self._read(self.http.get(path))

    def post(self, path: str, **body: Any) -> Json:
        return self._read(self.http.post(path, json=body))

    def _read(self, response: httpx.Response) -> Json:
        if response.status_code >= 400:
            raise RefusedError(response)
        kind = response.headers.get("content-type", "")
        return response.json() if "json" in kind else response.text

    # tables

    def create(self, form: dict[str, Any], *seats: dict[str, Any], **more: Any) -> str:
        return str(self.post("/api/tables", **form, seats=list(seats), **more)["id"])

    def table(self, table: str) -> Json:
        return self.get(f"/api/tables/{table}")

    def at(self, table: str, what: str, **body: Any) -> Json:
        return self.post(f"/api/tables/{table}/{what}", **body)

    def invite(self, table: str, seat: int) -> str:
        key: str = self.table(table)["seats"][seat]["invite"]
        return key


def table_of(url: str, form: dict[str, Any], people: int, **more: Any) -> tuple[str, list[Person]]:
    """Return a running table: people on the first seats, easy bots on the others."""
    game = load(form["game"])
    seats = game.seats(game.read_options(form["options"]))
    crowd = [Person(url) for _ in range(people)]
    rest = [OPEN] * (people - 1) + [BOT] * (seats - people)
    table = crowd[0].create(form, ME, *rest, **more)
    for person in crowd[1:]:
        person.at(table, "join")
    crowd[0].at(table, "start")
    return table, crowd


def refusal(ask: Callable[[], Any]) -> str:
    """Return the key of the refusal that this leads to."""
    with pytest.raises(RefusedError) as caught:
        ask()
    return caught.value.key
