"""Guided first games on the server: private, not rated, taken up again, and the bots play along."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from gunbai.lesson import Lesson, lesson_of
from tests.server.live import look
from tests.server.person import BASE3, BOT, ME, Person, RefusedError
from tests.server.servers import Server
from tests.shipped import SHIPPED

Json = Any
SUGGESTED = "pass 1b 3b"
SOME_LINES = 60


def lesson(game: str) -> Lesson:
    found = lesson_of(game)
    assert found is not None
    return found


def told(person: Person, table: str, code: str = "en") -> Json:
    return person.get(f"/api/tables/{table}/lesson/{code}")


def test_a_lesson_is_private_and_taken_up_again(server: Server) -> None:
    ann, ben = Person(server.url), Person(server.url)
    table = ann.post("/api/lessons", game="joraku")["id"]
    info = ann.table(table)
    assert info["status"] == "running"
    assert info["origin"] == {"lesson": True}
    assert info["fingerprint"] == ""
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot", "bot"]
    assert ann.post("/api/lessons", game="joraku")["id"] == table
    assert table in [each["id"] for each in ann.get("/api/tables")["mine"]]
    lists = ben.get("/api/tables")
    assert table not in [each["id"] for name in lists for each in lists[name]]
    for path in ("", "/lesson/en"):
        with pytest.raises(RefusedError, match="table-closed"):
            ben.get(f"/api/tables/{table}{path}")
    ann.at(table, "steer/end")
    assert ann.post("/api/lessons", game="joraku")["id"] != table


def test_what_is_said_is_said_in_three_languages(server: Server) -> None:
    ann = Person(server.url)
    table = ann.post("/api/lessons", game="joraku")["id"]
    said = {code: told(ann, table, code) for code in ("en", "ru", "uk")}
    assert {each["suggested"] for each in said.values()} == {SUGGESTED}
    first = {each["sentences"][0]["text"].split()[0] for each in said.values()}
    assert first == {"Welcome", "Добро", "Вітаю"}
    assert told(ann, table, "de")["suggested"] == SUGGESTED
    names = {code: ann.get(f"/api/games/joraku/tips/{code}") for code in ("en", "ru")}
    assert sorted(names["en"]) == sorted(names["ru"])
    assert names["en"]["JK-D02"] != names["ru"]["JK-D02"]


def test_other_tables_and_other_games_have_no_lesson(server: Server) -> None:
    ann = Person(server.url)
    table = ann.create(BASE3, ME, BOT, BOT, start=True)
    for path in (f"/api/tables/{table}/lesson/en", "/api/games/go/tips/en"):
        with pytest.raises(RefusedError) as refused:
            ann.get(path)
        assert refused.value.status == 404
    with pytest.raises(RefusedError):
        ann.post("/api/lessons", game="go")


@pytest.mark.parametrize("game", SHIPPED)
def test_the_bots_answer_as_the_lesson_has_it(one_server: Server, game: str) -> None:
    """The learner follows all suggestions, until the part of the lesson is over."""
    ann = Person(one_server.url)
    table = ann.post("/api/lessons", game=game)["id"]
    given = lesson(game)
    mine = given.of_seat(given.seat)

    async def whole() -> None:
        async with look(ann, table) as live:
            now = told(ann, table)
            for text in mine:
                await live.sees(lambda at: at.choices)
                now = told(ann, table)
                if now["through"]:
                    break
                assert now["suggested"] == text
                assert await live.answer(text) == ""
            await live.sees(lambda at: at.choices)
            now = told(ann, table)
            assert now["through"]
            await live.sees(lambda at: len(at.log) >= now["sentences"][-1]["at"])

    asyncio.run(whole())


def test_whoever_goes_another_way_still_plays_against_bots(one_server: Server) -> None:
    ann = Person(one_server.url)
    table = ann.post("/api/lessons", game="joraku")["id"]

    async def whole() -> None:
        async with look(ann, table) as live:
            await live.sees(lambda at: at.choices)
            assert await live.answer(next(text for text in live.choices if text != SUGGESTED)) == ""
            await live.sees(lambda at: at.view["prompt"] and at.view["prompt"]["key"] == "JK-D03")
            now = told(ann, table)
            assert now["suggested"] == ""
            assert now["sentences"]
            while len(live.log) < SOME_LINES:
                await live.sees(lambda at: at.choices)
                assert await live.answer(live.choices[0]) == ""

    asyncio.run(whole())
