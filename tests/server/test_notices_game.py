"""A game at a move a day without any page open: every turn is found through a notice alone."""

from __future__ import annotations

import asyncio
from typing import Any

from gunbai.core.rng import seeded
from gunbai.server.notices.texts import Letter, letter
from tests.server.conftest import Starter
from tests.server.games import FORESTALLED, leading_on
from tests.server.live import look
from tests.server.person import ME, OPEN, TWO_VS_TWO, Person
from tests.server.receivers import SETTINGS, WebServer, with_phone, with_webhook

DAYS = {"kind": "days", "days": 1}
RESTARTS = {5: "stop", 9: "kill"}  # after so many notices


async def take_turn(person: Person, table: str, rng: Any) -> bool:
    """Come because of a notice, decide what there is to decide, and go; True if it is over."""
    async with look(person, table) as live:
        while live.choices and not live.over:
            able = leading_on(live)
            assert await live.answer(able[rng.below(len(able))]) in FORESTALLED
        return live.over


def expected(table: str, other: Person) -> dict[str, Letter]:
    """Return all that may be told at this table, made of what everybody knows."""
    words = {"game": "joraku", "people": [other.name], "name": ""}
    return {kind: letter(kind, table, words, "en") for kind in ("decision", "begun", "over")}


def test_every_turn_is_found_through_a_notice_across_restarts(new_server: Starter) -> None:
    server = new_server(**SETTINGS)
    vera, oleh = Person(server.url), Person(server.url)
    push, hook = WebServer(), WebServer()
    phone = with_phone(vera, push)
    with_webhook(oleh, hook)
    table = vera.create(TWO_VS_TWO, ME, OPEN, pace=DAYS)
    oleh.at(table, "join")
    vera.at(table, "start")
    rng = seeded(5)
    restarts = dict(RESTARTS)
    turns = []

    def told_vera() -> str:
        told = phone.next()
        waiting = told.pop("waiting")
        found = Letter(**told)
        kind = found.tag.split()[1]
        assert waiting == 0 if kind == "over" else waiting in (0, 1)  # by then it may be done
        assert found == expected(table, oleh)[kind]
        return kind

    def told_oleh() -> str:
        found = hook.next().json()
        kinds = {each.title: kind for kind, each in expected(table, vera).items()}
        kind = kinds[found["title"]]
        body = expected(table, vera)[kind].body
        assert found["message"] == f"{body}\n{server.url}/table/{table}"
        return kind

    async def play(person: Person, told: Any) -> None:
        """Live without the page: wait for a notice, come, decide, go."""
        while await asyncio.to_thread(told) != "over":
            turns.append(person.name)
            if await take_turn(person, table, rng):
                return  # whoever is there needs no notice
            how = restarts.pop(len(turns), "")
            if how:
                await asyncio.to_thread(getattr(server, how))
                await asyncio.to_thread(server.start)

    async def both() -> None:
        await asyncio.gather(play(vera, told_vera), play(oleh, told_oleh))

    asyncio.run(both())
    assert vera.table(table)["status"] == "finished"
    assert not restarts
    assert {vera.name, oleh.name} == set(turns)
    push.close()
    hook.close()
