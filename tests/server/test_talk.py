"""Talk at the table, and between two."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from tests.server.games import sit
from tests.server.live import Live, look
from tests.server.person import BASE4, ME, OPEN, TWO_VS_TWO, Person, table_of
from tests.server.servers import Server

RISING_SUN = {"game": "rising_sun", "options": {"players": 4}}
MARKUP = '<img src=x onerror="alert(1)"> & </script> {{x}} \\u003c'


def test_everybody_hears_table_talk_as_it_was_written(server: Server) -> None:
    table, people = table_of(server.url, TWO_VS_TWO, 2)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            one, two = await sit(stack, table, people)
            watcher = await stack.enter_async_context(Live(server.url, table))
            assert await one.say(MARKUP) == ""
            for player in (one, two, watcher):
                await player.sees(lambda p: p.talk)
                assert player.talk[0]["text"] == MARKUP
                assert player.talk[0]["name"] == people[0].name
                assert player.talk[0]["seat"] == 0
            assert await two.say("строка\nдругая\u202e\x00 🏯") == ""
            await one.until(lambda: len(one.talk) == 2)
            assert one.talk[1]["text"] == "строка\nдругая 🏯"
        async with look(people[1], table) as again:  # it is kept
            assert again.talk[0]["text"] == MARKUP

    asyncio.run(scene())


def test_talk_of_the_lobby_keeps_the_name_of_whoever_spoke(server: Server) -> None:
    """Seats change hands before the game, and names change."""
    host, first, second = (Person(server.url) for _ in range(3))
    table = host.create(TWO_VS_TWO, ME, OPEN)
    first.at(table, "join")

    async def scene() -> None:
        async with look(first, table) as one:
            assert await one.say("back in a minute") == ""
        first.post("/api/me", name=f"{first.name} II")
        first.at(table, "leave")
        second.at(table, "join")
        async with look(second, table) as two, look(first, table) as onlooker:
            assert await onlooker.say("I watch") == ""
            await two.until(lambda: len(two.talk) == 2)
            assert [(t["name"], t["seat"]) for t in two.talk] == [
                (first.name, 1),  # as the seat was called then
                (f"{first.name} II", -1),
            ]

    asyncio.run(scene())


def test_ten_thousand_characters_are_too_many_and_said_so(server: Server) -> None:
    table, people = table_of(server.url, TWO_VS_TWO, 2)

    async def scene() -> None:
        async with look(people[0], table) as one:
            reply = await one.send("say", text="я" * 10_000, to=None)
            assert reply["refused"]["key"] == "talk-long"
            assert reply["refused"]["words"] == {"most": 2000, "length": 10_000}
            assert await one.say("я" * 2_000) == ""
            assert await one.say(" \n\u200b ") == "talk-empty"
            assert await one.say("x" * 13_000) == "request-bad"
            assert len(one.talk) == 1

    asyncio.run(scene())


def test_a_private_thread_is_heard_by_the_two_in_it(server: Server) -> None:
    table, people = table_of(server.url, BASE4, 4)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            players = await sit(stack, table, people)
            watcher = await stack.enter_async_context(Live(server.url, table))
            assert await players[0].say("between us", to=2) == ""
            await players[2].until(lambda: bool(players[2].talk))
            assert players[2].talk[0]["to"] == 2
            assert players[0].talk == players[2].talk
            assert await players[1].say("to all") == ""
            for player in (players[1], players[3], watcher):
                await player.sees(lambda p: p.talk)
                assert [row["text"] for row in player.talk] == ["to all"]
                assert "between us" not in str(player.received)
            assert await players[0].say("me", to=0) == "talk-nobody"
            assert await players[0].say("none", to=7) == "talk-nobody"
            assert await watcher.say("me too") == "who-are-you"
        async with look(people[3], table) as again, look(people[0], table) as other:
            assert [row["text"] for row in again.talk] == ["to all"]
            assert [row["text"] for row in other.talk] == ["between us", "to all"]

    asyncio.run(scene())


def test_onlookers_are_silent_while_a_game_runs_and_threads_start_with_it(server: Server) -> None:
    host, guest, stranger = (Person(server.url) for _ in range(3))
    table = host.create(TWO_VS_TWO, ME, OPEN)
    guest.at(table, "join")

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            one, two = await sit(stack, table, [host, guest])
            watcher = await stack.enter_async_context(look(stranger, table))
            assert await watcher.say("hello") == ""
            assert await one.say("secret", to=1) == "talk-lobby"  # seats may still change hands
            host.at(table, "start")
            await watcher.until(lambda: watcher.view is not None)
            assert await watcher.say("play the red one") == "talk-onlooker"
            assert await one.say("secret", to=1) == ""
            await two.until(lambda: len(two.talk) == 2)
            host.at(table, "steer/end")
            await watcher.until(lambda: watcher.over)
            assert await watcher.say("well played") == ""

    asyncio.run(scene())


def test_a_message_sent_twice_is_said_once(server: Server) -> None:
    table, people = table_of(server.url, TWO_VS_TWO, 2)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            one, two = await sit(stack, table, people)
            message = {"type": "say", "id": "same", "text": "once", "to": None}
            for _ in range(3):
                assert (await one.send_as(message))["ok"]
            assert (await two.send_as(message))["ok"]  # an id of its own
            await one.until(lambda: len(one.talk) == 2)
            assert [row["seat"] for row in one.talk] == [0, 1]

    asyncio.run(scene())


def test_a_thread_of_several_is_known_to_its_members_alone(server: Server) -> None:
    table, people = table_of(server.url, RISING_SUN, 4)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            one, two, three, four = await sit(stack, table, people)
            watcher = await stack.enter_async_context(Live(server.url, table))
            heard = [len(each.received) for each in (three, watcher)]
            assert await one.say_to([3, 1], "the three of us") == ""
            for player in (one, two, four):
                await player.sees(lambda p: p.talk)
                assert player.talk[0]["members"] == [0, 1, 3]
                assert player.talk[0]["to"] is None
            assert await two.say_to([0, 3], "agreed") == ""
            await four.until(lambda: len(four.talk) == 2)
            # Not a word, not a gap: the others can't tell that anything was said.
            assert await three.say("hello, all") == ""
            for each, before in zip((three, watcher), heard, strict=True):
                await each.sees(lambda p: p.talk)
                fresh = [m for m in each.received[before:] if m["type"] != "reply"]
                assert [message["type"] for message in fresh] == ["talk"]
                assert [row["text"] for row in each.talk] == ["hello, all"]
            for person, count in zip(people, (3, 3, 1, 3), strict=True):
                async with look(person, table) as again:
                    assert len(again.talk) == count
            for members in ([1], [0, 1], [1, 1, 3], [1, 7], [1, 6]):
                assert await one.say_to(members, "x") in ("talk-group", "talk-nobody")
            assert await watcher.say_to([0, 1], "x") in ("talk-nobody", "who-are-you")
            both = await one.send("say", text="x", to=1, members=[1, 3])
            assert both["refused"]["key"] == "talk-group"
        people[0].at(table, "steer/end")
        for person, count in zip(people, (3, 3, 1, 3), strict=True):
            talk = person.get(f"/api/tables/{table}/replay/talk")["talk"]
            assert len(talk) == count

    asyncio.run(scene())
