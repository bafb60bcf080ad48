"""The Tea Ceremony at a table of people and bots: replies, gifts, and what bots say of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

from tests.server.games import sit
from tests.server.live import Live
from tests.server.person import ME, OPEN, Person
from tests.server.servers import Server

GREEDY = {"kind": "bot", "level": "medium"}
CLANS = ["koi", "lotus", "turtle"]  # by seat
BOT = 2


def sit_down(server: Server) -> tuple[str, list[Person]]:
    """Two people and a bot that can count: without the people it has nobody to ally with."""
    people = [Person(server.url), Person(server.url)]
    options = {"players": 3, "clans": ",".join(CLANS)}
    form = {"game": "rising_sun", "options": options}
    table = people[0].create(form, ME, OPEN, GREEDY, seed="1")
    people[1].at(table, "join")
    people[0].at(table, "start")
    return table, people


def play(scene: Callable[[Live, Live, Live], Any], server: Server) -> None:
    table, people = sit_down(server)

    async def whole() -> None:
        async with AsyncExitStack() as stack:
            one, two = await sit(stack, table, people)
            watcher = await stack.enter_async_context(Live(server.url, table))
            await scene(one, two, watcher)

    asyncio.run(whole())


def offered(player: Live) -> bool:
    return BOT in player.view["position"].get("offers", {}).get("received", [])


def asked(player: Live) -> list[int]:
    ask = player.view["position"]["ask"]
    return list(ask["seats"]) if ask["key"] == "RS-DP03" else []


def lines(player: Live) -> list[str]:
    """Return the messages of bots to this seat."""
    return [row["line"]["key"] for row in player.talk if row["line"]]


def happened(player: Live, key: str) -> list[Any]:
    return [line["words"] for line in player.log if line["key"] == key]


async def first_offer(one: Live, two: Live) -> tuple[Live, Live]:
    """Koi, whom Turtle asks first, and the other one."""
    await one.until(lambda: offered(one))
    return one, two


async def ready(*players: Live) -> None:
    for player in players:
        assert await player.answer("ready", -1) == ""


async def ready_at_last(*players: Live) -> None:
    """Then the bot is ready, too, and the talks are over."""
    for player in players:
        if player.seat in asked(player):
            assert await player.answer("ready", -1) == ""
    for player in players:
        await player.sees(lambda p: not asked(p))


def test_a_bot_replies_to_an_offer_that_comes_late(server: Server) -> None:
    async def scene(one: Live, two: Live, watcher: Live) -> None:
        wooed, late = await first_offer(one, two)
        await wooed.until(lambda: "rs-say-offer" in lines(wooed))
        assert BOT in asked(late)  # it has made its offer and holds back its READY
        await ready(wooed)
        assert await late.answer(f"offer {CLANS[BOT]}", -1) == ""
        await late.until(lambda: bool(happened(late, "rs-allied")))
        assert happened(late, "rs-allied") == [{"player": late.seat, "neighbour": BOT}]
        await late.until(lambda: "rs-say-accept" in lines(late))
        for row in late.talk:
            assert (row["seat"], row["to"], row["text"]) == (BOT, late.seat, "")
        await late.until(lambda: bool(late.promises))
        (vow,) = late.promises
        assert (vow["seat"], vow["to"], vow["key"]) == (BOT, late.seat, "loyal")
        assert vow["words"] == {"season": "spring"}
        await ready_at_last(late, wooed)
        # Whom it concerns hears of it, and nobody else.
        assert lines(wooed) == ["rs-say-offer"]
        assert wooed.promises == watcher.promises == watcher.talk == []
        assert "rs-say" not in str(watcher.received)
        assert "'key': 'loyal'" in str(late.received)
        assert "'key': 'loyal'" not in str(watcher.received) + str(wooed.received)

    play(scene, server)


def test_a_bot_that_was_declined_does_not_ask_again(server: Server) -> None:
    async def scene(one: Live, two: Live, _: Live) -> None:
        wooed, other = await first_offer(one, two)
        assert await wooed.answer(f"refuse {CLANS[BOT]}", -1) == ""
        # Whatever else they do, it waits for them now, and still replies.
        assert await wooed.answer(f"gift {CLANS[other.seat]} 1 0", -1) == ""
        assert await other.answer(f"offer {CLANS[BOT]}", -1) == ""
        await other.until(lambda: bool(happened(other, "rs-allied")))
        await ready_at_last(one, two)
        assert len(happened(wooed, "rs-offer")) == 1
        assert lines(wooed).count("rs-say-offer") == 1

    play(scene, server)


async def thanked_again(player: Live, before: int) -> None:
    await player.until(lambda: lines(player).count("rs-say-thanks") > before)


def test_bots_thank_for_gifts_and_judge_promises(server: Server) -> None:
    async def scene(one: Live, two: Live, watcher: Live) -> None:
        assert await one.promise(BOT, "give", "as agreed", season="spring", coins=2, ronin=0) == ""
        await one.until(lambda: "rs-say-promise" in lines(one))
        assert await two.promise(BOT, "", "in words of my own") == ""
        for coins, verdict in ((1, "open"), (2, "kept")):  # it waits for all of it
            said = lines(one).count("rs-say-thanks")
            assert await one.answer(f"gift {CLANS[BOT]} {coins} 0", -1) == ""
            await thanked_again(one, said)
            await one.send("ping")
            mine = [row for row in one.promises if row["key"] == "give"]
            assert [row["receiver"] for row in mine] == [verdict]
            assert [row["giver"] for row in mine] == ["open"]  # I say that for myself
        gifts = [words for words in happened(watcher, "rs-gift") if words["player"] == one.seat]
        assert [words["coins"] for words in gifts] == [1, 2]  # RS-Q13: the transfer is public
        assert "rs-say" not in str(watcher.received)
        assert [row["receiver"] for row in two.promises] == ["open"]

    play(scene, server)


def test_a_gift_while_another_decides_and_why_not(server: Server) -> None:
    async def scene(one: Live, two: Live, _: Live) -> None:
        await ready(one, two)
        for player in (one, two):
            await player.sees(lambda p: p.view["position"]["phase"] == "politics")
        waiting = next(p for p in (one, two) if p.seat not in p.view["position"]["ask"]["seats"])
        other = CLANS[1 - waiting.seat]
        had = waiting.view["position"]["seats"][waiting.seat]["coins"]
        assert waiting.view["prompt"] is None
        assert await waiting.answer(f"gift {other} {had + 1} 0", -1) == "rs-refuse-gift-amount"
        assert await waiting.answer(f"gift {CLANS[waiting.seat]} 1 0", -1) == "rs-refuse-gift-clan"
        assert await waiting.answer(f"gift {other} 0 0", -1) == "rs-refuse-gift-nothing"
        assert await waiting.answer(f"gift {other} {had} 0", -1) == ""
        await waiting.until(lambda: bool(happened(waiting, "rs-gift")))
        assert waiting.view["position"]["seats"][waiting.seat]["coins"] == 0
        assert await waiting.undo() == "undo-refused"  # RS-N06

    play(scene, server)
