"""A player of one's own: takes a seat at a Gunbai table and gives random legal answers.

python bot.py http://127.0.0.1:8000/join/KEY     the invite link of a seat
python bot.py http://127.0.0.1:8000 TABLE KEY    or server, table and the link's key
From then on a key of its own opens the seat. GUNBAI_KEY sets it, to come back after a stop.
"""

import asyncio
import json
import os
import random
import secrets
import sys
import urllib.request
from urllib.parse import urlencode

import websockets


def find_table(words: list[str]) -> tuple[str, str, str]:
    """Server, table and key; an invite link ends with the key, the server knows the table."""
    if len(words) == 3:
        return words[0].rstrip("/"), words[1], words[2]
    server, _, key = words[0].rpartition("/join/")
    with urllib.request.urlopen(f"{server}/api/invites/{key}") as answer:
        return server, json.load(answer)["id"], key


def choose(view: dict) -> str:
    """What to answer: view["position"] is what this seat sees, the choices are all legal."""
    return random.choice(view["choices"])["text"]


async def play(server: str, table: str, key: str) -> None:
    own = os.environ.get("GUNBAI_KEY") or secrets.token_urlsafe(16)
    query = urlencode({"token": key, "key": own, "name": "Random"})
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live?{query}"
    sent = 0
    async for socket in websockets.connect(address):  # comes back when the line breaks
        answered = -1
        try:
            async for text in socket:
                message = json.loads(text)
                table, view = message.get("table"), message.get("view")
                if table and table["status"] in ("finished", "ended"):
                    print("Result:", table["result"])
                    return
                if message["type"] == "reply" and message["refused"]:
                    print("Refused:", message["refused"])
                if view and view["choices"] and view["version"] != answered:
                    sent, answered = sent + 1, view["version"]
                    answer = {"type": "answer", "id": f"bot-{sent}", "seen": answered}
                    await socket.send(json.dumps({**answer, "action": choose(view)}))
        except websockets.ConnectionClosed as closed:
            if closed.rcvd and closed.rcvd.code >= 4000:
                sys.exit(f"The server refused: {closed.rcvd.reason}")


if __name__ == "__main__":
    asyncio.run(play(*find_table(sys.argv[1:])))
