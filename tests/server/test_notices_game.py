"""A game at a move a day without any page open: every turn is found through a notice alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from gunbai.core.rng import seeded
from gunbai.server.notices.texts import Letter, letter
from tests.server.conftest import Starter
from tests.server.games import FORESTALLED, leading_on
from tests.server.live import look
from tests.server.person import ME, OPEN, TWO_VS_TWO, Person
from tests.server.receivers import SETTINGS, WebServer, with_phone, with_webhook
from tests.server.test_upgrades import FORGOTTEN, future

DAYS = {"kind": "days", "days": 1}
KURA = {"game": "kura", "options": {"players": 2}}


async def take_turn(person: Person, table: str, rng: Any) -> bool:
    """Come because of a notice, decide what there is to decide, and go; True if it is over."""
    async with look(person, table) as live:
        while live.choices and not live.over:
            able = leading_on(live)
            assert await live.answer(able[rng.below(len(able))]) in FORESTALLED
        return live.over


def expected(table: str, game: str, other: Person) -> dict[str, Letter]:
    """Return all that may be told at this table, made of what everybody knows."""
    words = {"game": game, "people": [other.name], "name": ""}
    found = {kind: letter(kind, table, "0", words, "en") for kind in ("decision", "begun", "over")}
    return {kind: each._replace(id="") for kind, each in found.items()}


@pytest.mark.parametrize(
    ("form", "restarts"),  # after so many turns
    [(TWO_VS_TWO, {5: "stop", 9: "kill"}), (KURA, {2: "kill", 4: "upgrade"})],
    ids=["restarts", "newer rules"],
)
def test_every_turn_is_found_through_a_notice(
    new_server: Starter,
    form: dict[str, Any],
    restarts: dict[int, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    server = new_server(**SETTINGS)
    vera, oleh = Person(server.url), Person(server.url)
    push, hook = WebServer(), WebServer()
    phone = with_phone(vera, push)
    with_webhook(oleh, hook)
    table = vera.create(form, ME, OPEN, pace=DAYS)
    oleh.at(table, "join")
    vera.at(table, "start")
    rng = seeded(5)
    planned = dict(restarts)
    turns = []
    lines: list[str] = []

    def told_vera() -> str:
        told = phone.next()
        waiting = told.pop("waiting")
        found = Letter(**told)
        kind = found.tag.split()[1]
        assert waiting == 0 if kind == "over" else waiting in (0, 1)  # by then it may be done
        assert found == expected(table, form["game"], oleh)[kind]
        return kind

    def told_oleh() -> str:
        found = hook.next().json()
        assert set(found) == {"version", "title", "message", "attachments", "type", "id"}
        letters = expected(table, form["game"], vera)
        kind = {each.title: kind for kind, each in letters.items()}[found["title"]]
        assert found["message"] == f"{letters[kind].body}\n{server.url}/table/{table}"
        return kind

    def restart(how: str) -> None:
        if how == "upgrade":
            server.stop()
            monkeypatch.setenv("GUNBAI_GAMES", future(tmp_path, FORGOTTEN))
        else:
            getattr(server, how)()
        server.start()

    async def play(person: Person, told: Any) -> None:
        """Live without the page: wait for a notice, come, decide, go."""
        while await asyncio.to_thread(told) != "over":
            turns.append(person.name)
            if await take_turn(person, table, rng):
                return  # whoever is there needs no notice
            how = planned.pop(len(turns), "")
            if how:
                await asyncio.to_thread(restart, how)

    async def both() -> None:
        await asyncio.gather(play(vera, told_vera), play(oleh, told_oleh))
        async with look(vera, table) as live:
            lines.extend(line["key"] for line in live.log)

    asyncio.run(both())
    assert vera.table(table)["status"] == "finished"
    assert not planned
    assert ("kr-rules" in lines) == ("upgrade" in restarts.values())
    assert {vera.name, oleh.name} == set(turns)
    push.close()
    hook.close()
