"""A bot that plays on a Gunbai server by itself: it comes when a host invites it.

python standing_bot.py http://127.0.0.1:8000 TOKEN-FILE [GAMES]

The token is that of the bot's account. One line tells of all its tables; each table has a line of
its own with what the seat sees. Both are opened again when they break.
"""

import asyncio
import json
import random
import sys
from pathlib import Path

import websockets


class Bot:
    def __init__(self, server: str, token: str) -> None:
        self.base = server.rstrip("/").replace("http", "ws", 1) + "/api"
        self.headers = {"Authorization": f"Bearer {token}"}
        self.seats: dict[str, asyncio.Task] = {}
        self.over = 0

    async def line(self, path: str):
        """The messages of a line, with the socket to answer on."""
        lines = websockets.connect(self.base + path, additional_headers=self.headers, max_size=None)
        async for socket in lines:
            try:
                async for text in socket:
                    yield socket, json.loads(text)
            except websockets.ConnectionClosed:
                pass
            if (socket.close_code or 0) >= 4000:
                raise ConnectionError(socket.close_reason)

    async def run(self, games: int) -> None:
        async for _, message in self.line("/bot/live"):
            told = message["tables"] if message["type"] == "hello" else [message]
            for table in told:
                if table.get("status") in ("lobby", "running", "paused"):
                    self.sit(table)
                self.over += table.get("status") in ("finished", "ended")
            if games and self.over >= games:
                return

    def sit(self, table: dict) -> None:
        """Play at a table; come back if the server let another bot take over."""
        playing = self.seats.get(table["table"])
        if playing and not playing.done():
            if not table["away"]:
                return
            playing.cancel()
        self.seats[table["table"]] = asyncio.create_task(self.play(table["table"]))

    async def play(self, table: str) -> None:
        answered = -1
        async for socket, message in self.line(f"/tables/{table}/live"):
            shown, view = message.get("table"), message.get("view")
            if shown and shown["status"] in ("finished", "ended"):
                print("Result:", shown["result"])
                return
            if message["type"] == "sync":
                answered = -1
            if view and view["choices"] and view["version"] != answered:
                answered = view["version"]
                choice = random.choice(view["choices"])["text"]
                answer = {"type": "answer", "id": f"{table}-{answered}", "seen": answered}
                await socket.send(json.dumps({**answer, "action": choice}))


if __name__ == "__main__":
    server, file, *most = sys.argv[1:]
    bot = Bot(server, Path(file).read_text().strip())
    asyncio.run(bot.run(int(most[0]) if most else 0))
