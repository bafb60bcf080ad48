"""Standing orders: carried out when the decision comes, known to their owner alone."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from types import SimpleNamespace
from typing import Any

import pytest

import gunbai
from gunbai.core.rng import seeded
from gunbai.core.session import Session
from gunbai.language import Language
from gunbai.server.orders import order_for, stands
from gunbai.server.seat import Seat
from tests.server.games import sit
from tests.server.live import Live, look
from tests.server.person import BASE3, Json, Person, refusal, table_of
from tests.server.rooms import room_of
from tests.server.servers import Server

RISING_SUN = {"game": "rising_sun", "options": {"players": 3}}


def order(person: Person, table: str, name: str, until: str) -> Json:
    found = person.at(table, "orders", name=name, until=until)["orders"]
    return next(each for each in found if each["name"] == name)


def left_to_answer(player: Live) -> list[int]:
    ask = player.view["position"]["ask"]
    return list(ask["seats"]) if ask["key"] == "RS-DP03" else []


def test_an_order_answers_and_only_its_owner_is_told(server: Server) -> None:
    table, people = table_of(server.url, RISING_SUN, 3)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            one, two, _ = await sit(stack, table, people)
            watcher = await stack.enter_async_context(Live(server.url, table))
            heard = [len(each.received) for each in (two, watcher)]
            assert order(people[0], table, "tea", "chapter") == {
                "name": "tea",
                "until": "chapter",
                "times": 0,
            }
            await one.until(lambda: 0 not in left_to_answer(one))
            await one.until(lambda: bool(one.table["notes"]))
            assert one.table["notes"][0]["line"]["key"] == "order-rs-tea.done"
            assert people[0].at(table, "orders", name="tea", until="chapter")["orders"]
            await two.until(lambda: 0 not in left_to_answer(two))
            for each, before in zip((two, watcher), heard, strict=True):
                told = each.received[before:]
                assert [message["type"] for message in told] == ["scenes"]  # as by hand
                assert "order" not in json.dumps(told)
                assert each.table["notes"] == []
            assert refusal(lambda: Person(server.url).get(f"/api/tables/{table}/orders")) == (
                "table-seated-only"
            )
            others = people[1].get(f"/api/tables/{table}/orders")["orders"]
            assert {each["until"] for each in others} == {""}

    asyncio.run(scene())


def test_an_answer_taken_back_takes_the_order_with_it(server: Server) -> None:
    table, people = table_of(server.url, RISING_SUN, 3)

    async def scene() -> None:
        async with look(people[0], table) as one:
            order(people[0], table, "tea", "end")
            await one.until(lambda: bool(one.table["notes"]))
            await one.until(lambda: one.view["can_undo"])
            assert await one.undo() == ""
            await one.until(lambda: 0 in left_to_answer(one))
            found = people[0].get(f"/api/tables/{table}/orders")["orders"]
            assert {each["until"] for each in found} == {""}

    asyncio.run(scene())


def test_an_order_is_changed_and_taken_back(server: Server) -> None:
    table, people = table_of(server.url, RISING_SUN, 3)
    assert order(people[0], table, "cards", "phase")["until"] == "phase"
    assert order(people[0], table, "cards", "end")["until"] == "end"
    assert order(people[0], table, "cards", "")["until"] == ""


def test_an_order_ends_with_its_part_of_the_game() -> None:
    session = Session(gunbai.load("rising_sun"), {"players": 3}, 1)
    room: Any = SimpleNamespace(session=session, seats=[SimpleNamespace(person="ann")])
    row = {"seat": 0, "person": "ann"}
    orders = [{**row, "until": until, "headings": 1} for until in ("phase", "chapter")]
    orders.append({**row, "until": "end", "headings": 0})
    seen = set()
    for number in range(2000):
        seen.add(tuple(stands(room, each) for each in orders))
        if session.over:
            break
        seat = session.to_act()[0]
        legal = session.candidates(seat)
        session.submit(seat, legal[seeded(number).below(len(legal))])
    assert seen == {(True, True, True), (False, True, True), (False, False, True)}
    assert not stands(room, {**orders[2], "person": "bea"})  # somebody else sits there now


def test_who_begins_a_bid_by_hand_finishes_it_by_hand() -> None:
    session = Session(gunbai.load("rising_sun"), {"players": 3}, 1)
    number = 0
    while session.ask is None or session.ask.key != "RS-DP22":
        seat = session.to_act()[0]
        legal = session.candidates(seat)
        session.submit(seat, legal[seeded(number).below(len(legal))])
        number += 1
    room = room_of(session, "running")
    seat = next(seat for seat in session.to_act() if len(session.legal(seat)) > 1)
    room.seats[seat] = Seat(room.seats[seat].changed(kind="person", person="ann"))
    row = {"name": "bids", "seat": seat, "person": "ann", "until": "end", "headings": 0}
    room.orders = {seat: [{**row, "told": []}]}
    confirm = session.game.parse("confirm")
    found = order_for(room, seat)
    assert found is not None
    assert found[1] == confirm
    session.submit(seat, next(each for each in session.legal(seat) if each != confirm))
    assert seat in session.to_act()
    assert order_for(room, seat) is None
    session.undo(seat)
    assert order_for(room, seat) is not None


def test_what_can_not_be_ordered(server: Server) -> None:
    table, people = table_of(server.url, BASE3, 2)
    form = {"name": "tea", "until": "end"}
    assert people[0].get(f"/api/tables/{table}/orders")["orders"] == []
    assert refusal(lambda: people[0].at(table, "orders", **form)) == "order-unknown"
    stranger = Person(server.url)
    assert refusal(lambda: stranger.at(table, "orders", **form)) == "table-seated-only"
    assert refusal(lambda: people[0].at(table, "orders", name="tea", until="tea")) == "request-bad"


@pytest.mark.parametrize("name", gunbai.GAMES)
def test_what_games_declare_can_be_said(name: str) -> None:
    game = gunbai.load(name)
    for each in game.standing():
        assert game.text(game.parse(each.answer)) == each.answer
        for code in ("en", "ru", "uk"):
            language = Language(code, game)
            assert all(language.has(f"ask-{key}") for key in each.asks)
