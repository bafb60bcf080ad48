"""Games played over the socket."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from gunbai.core.rng import Rng, seeded
from tests.server.live import Live, look
from tests.server.person import Person

STALE = ("", "refuse-stale", "refuse-not-asked", "table-not-running")
#: Refusals where all talk at once: two became allies while a third made one of them an offer, or an
#: offer was withdrawn while it was being answered.
FORESTALLED = (*STALE, "rs-refuse-allied", "rs-refuse-no-offer", "rs-refuse-not-offered")


def leading_on(player: Live) -> list[str]:
    """Return the choices without changes of a plan of Shogun, which would never end."""
    plan = (player.view["position"].get("own") or {}).get("plan") or {}
    choices = player.view["choices"]
    done = [each["text"] for each in choices if each["verb"] == "confirm"]
    new = [each["text"] for each in choices if plan.get(each["fields"].get("slot"), 0) is None]
    return done or new or player.choices


async def play_on(player: Live, rng: Rng, most: int = 10_000) -> int:
    """Answer with random choices until the game is over; return the number of answers."""
    given = 0
    while given < most:
        await player.until(lambda: player.over or bool(player.choices))
        if player.over:
            break
        version = player.view["version"]
        able = leading_on(player)
        key = await player.answer(able[rng.below(len(able))])
        assert key in FORESTALLED, key
        given += not key
        await player.moved_on(version)
    return given


async def play_all(players: list[Live], seed: int, most: int = 10_000) -> None:
    """Let all people at a table play to its end, or until one has given `most` answers."""
    rngs = [seeded(seed * 100 + number) for number in range(len(players))]
    turns = [
        asyncio.create_task(play_on(player, rng, most))
        for player, rng in zip(players, rngs, strict=True)
    ]
    done, rest = await asyncio.wait(turns, return_when=asyncio.FIRST_COMPLETED)
    if not all(player.over for player in players) and most < 10_000:
        for turn in rest:
            turn.cancel()
    await asyncio.gather(*done, *rest, return_exceptions=most < 10_000)
    for turn in done:
        turn.result()
    for player in players:
        await player.send("ping")  # everything on its way has arrived now


async def sit(stack: AsyncExitStack, table: str, people: list[Person]) -> list[Live]:
    return [await stack.enter_async_context(look(person, table)) for person in people]
