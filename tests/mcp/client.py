"""A real MCP client that plays a seat: python -m tests.mcp.client LINK [--stop-after N].

It runs in the environment that has the `mcp` package, starts `gunbai mcp` over standard input and
output, and prints what it noticed as JSON. Of the choices it takes one by a fixed rule.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from typing import Any

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

MOST = 5_000  # calls


async def play(link: str, key: str, stop_after: int) -> dict[str, Any]:
    """Play until the game is over, or until so many answers were given."""
    words = ["-m", "gunbai", "mcp"]
    server = StdioServerParameters(command=sys.executable, args=words, env=dict(os.environ))
    player = Player()
    async with stdio_client(server) as (reading, writing), ClientSession(reading, writing) as tools:
        await tools.initialize()
        found: dict[str, Any] = {"tools": [tool.name for tool in (await tools.list_tools()).tools]}

        async def call(tool: str, /, **given: Any) -> str:
            result = await tools.call_tool(tool, given)
            text = "\n".join(part.text for part in result.content if part.type == "text")
            assert not result.isError, text
            return text

        refused = await tools.call_tool("position", {})
        found["before"] = bool(refused.isError)
        told = await call("join", link=link, name="Model", key=key)
        found["joined"] = told
        found["answers"] = found["refused"] = 0
        talked = False
        for _ in range(MOST):
            if "The game is over." in told or found["answers"] == stop_after:
                break
            if "You are asked:" not in told:
                told = await call("wait", seconds=20)
                continue
            if not talked:
                talked = True
                found["position"] = await call("position")
                found["why"] = await call("why_not", answer="nonsense")
                found["said"] = await call("say", text="Good luck, all!")
                found["promised"] = await call("promise", to=1, text="I shall not attack you.")
            listed = (await call("choices")).splitlines()
            options = [line.partition(" — ")[0] for line in listed if " — " in line]
            options = [each for each in options if not each.startswith("At any time")]
            found.setdefault("allowed", await call("why_not", answer=options[0]))
            told = await call("answer", text=player.choose(options), wait=20)
            found["answers"] += 1
            found["refused"] += told.startswith("Refused")
        found["end"] = told
        return found


class Player:
    """Chooses by chance what brings the game on: a finished plan is not changed again."""

    def __init__(self) -> None:
        self._chance = random.Random(1)
        self._used: set[str] = set()  # cards and slots of a plan in Shogun

    def choose(self, options: list[str]) -> str:
        done = [each for each in options if each.split()[0] in ("confirm", "ready", "done")]
        if done:
            self._used.clear()
            return done[0]
        fresh = [each for each in options if self._used.isdisjoint(each.split())]
        chosen = self._chance.choice([each for each in fresh if each.startswith("lay ")] or options)
        if chosen.startswith("lay "):
            self._used.update(chosen.split()[1:])
        return chosen


if __name__ == "__main__":
    limit = int(sys.argv[3]) if len(sys.argv) > 3 else -1
    print(json.dumps(asyncio.run(play(sys.argv[1], sys.argv[2], limit))))
