"""The tools: what a language model can do at a table, each answered in words."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from mcp.server.fastmcp import FastMCP

import gunbai
from gunbai.cli.in_words import InWords
from gunbai.language import Language
from gunbai.mcp.connection import Connection, ConnectionFailed

MOST_LISTED: Final = 200  # choices at once
_LONGEST_WAIT: Final = 60.0
INSTRUCTIONS: Final = """
You play one seat of a board game with hidden information. First `join` with the invite link; it
names the game. Then, until the game is over: read `position` when you need it, choose one of
`choices`, and `answer` with its text. `why_not` tells which rule forbids an answer. What others
said is part of the news; `say` and `promise` talk to them. You see only what your seat sees.
""".strip()


class ToolSeat:
    """The seat that the tools play; there is none before `join`."""

    def __init__(self, server: str, language: str) -> None:
        self._server: Final = server
        self._language: Final = language
        self._connection: Connection | None = None
        self._told = 0  # lines of the log
        self._heard = 0  # messages

    @property
    def connection(self) -> Connection:
        if self._connection is None:
            raise ConnectionFailed("Join a table first.")
        return self._connection

    def words(self) -> InWords:
        table = self.connection.table
        game = gunbai.load(table["game"])
        language = Language(self._language, game)
        names = [_name(seat, language) for seat in table["seats"]]
        return InWords(game, language, names, table["my_seat"])

    async def join(self, link: str, name: str, key: str) -> str:
        """Take a seat; return what to know first."""
        if self._connection is not None:
            await self._connection.close()
        place = urlsplit(link)
        server = self._server or f"{place.scheme}://{place.netloc}"
        self._connection = Connection(server)
        self._told = self._heard = 0
        try:
            await self._connection.join(link, name, key)
        except ConnectionFailed:
            self._connection = None
            raise
        words = self.words()
        seat = self.connection.table["my_seat"]
        if seat < 0:
            return "You look on; you have no seat."
        head = [f"You are {words.names[seat]}, seat {seat}, in {self.connection.table['game']}."]
        head.append("Players: " + ", ".join(f"{n} ({s})" for s, n in enumerate(words.names)))
        if self.connection.key:
            back = f"{self.connection.server}/table/{self.connection.table['id']}"
            head.append(
                f"To come back to this seat, join {back} with the key {self.connection.key}"
            )
        return "\n".join([*head, self.news()])

    def news(self) -> str:
        """Return what happened and what was said since the last call, and the question."""
        connection, words = self.connection, self.words()
        self._told = min(self._told, len(connection.log))
        out = [words.happening(each["key"], each["words"]) for each in connection.log[self._told :]]
        self._told = len(connection.log)
        for each in connection.talk[self._heard :]:
            said = each["text"] or words.happening(each["line"]["key"], each["line"]["words"])
            out.append(f"{each['name']} says{'' if each['to'] is None else ' to you'}: {said}")
        self._heard = len(connection.talk)
        if connection.over:
            out.append(f"The game is over. {_result(connection.table, words)}")
        elif connection.table["status"] != "running":
            out.append(f"The table is not playing now: {connection.table['status']}.")
        elif connection.asked:
            out.append(f"You are asked: {words.question(connection.view['prompt'])}")
            out.append(self.choices(""))
        else:
            out.append("Others are to act; `wait` for them.")
        return "\n".join(out)

    def position(self) -> str:
        if self.connection.view is None:
            return "The game has not begun."
        return "\n".join(self.words().position(self.connection.view["position"]))

    def choices(self, contains: str) -> str:
        connection, words = self.connection, self.words()
        if not connection.asked:
            return "Nothing is asked of you now."
        shown = [words.choice(choice) for choice in connection.view["choices"]]
        found = [text for text in shown if contains.lower() in text.lower()]
        out = found[:MOST_LISTED]
        if len(found) > len(out):
            out.append(f"… and {len(found) - len(out)} more: narrow them down with `contains`.")
        if connection.view["free"]:
            free = "; ".join(
                words.choice(choice) for choice in connection.view["free"][:MOST_LISTED]
            )
            out.append(f"At any time: {free}")
        return "\n".join(out)

    async def reply(self, kind: str, **fields: Any) -> str:
        """Send something; return why it was refused, or an empty text."""
        reply = await self.connection.send(kind, **fields)
        return "" if reply["ok"] else self.words().refusal(reply["refused"])

    async def answer(self, text: str, wait: float) -> str:
        seen = self.connection.view["version"] if self.connection.view else -1
        refused = await self.reply("answer", seen=seen, action=text)
        if refused:
            return f"Refused: {refused}\n{self.news()}"
        connection = self.connection
        await connection.until(
            lambda: connection.over or connection.view["version"] != seen, _LONGEST_WAIT
        )
        return await self.wait(wait)

    async def wait(self, seconds: float) -> str:
        connection = self.connection
        longest = min(max(seconds, 0.0), _LONGEST_WAIT)
        await connection.until(
            lambda: connection.over or connection.asked or bool(connection.refused), longest
        )
        if connection.refused:
            return f"The server closed this seat: {connection.refused}"
        return self.news()


def _name(seat: Any, language: Language) -> str:
    number = int(seat["number"]) + 1
    if seat["kind"] == "bot" and (not seat["name"] or seat["name"].startswith("bot-")):
        return language.say("cli-bot-name", {"number": number})
    return str(seat["name"] or number)


def _result(table: Any, words: InWords) -> str:
    result = table["result"]
    if not result:
        return "It has no result."
    rows = zip(words.names, result["places"], result["scores"], strict=True)
    return "; ".join(f"{name}: place {place}, points {score}" for name, place, score in rows)


class Tools:
    """The tools by their names; their docstrings are what a model reads."""

    def __init__(self, seat: ToolSeat) -> None:
        self._seat: Final = seat

    async def join(self, link: str, name: str = "Model", key: str = "") -> str:
        """Take the seat of an invite link (…/join/KEY), or come back (…/table/ID) with its key."""
        return await self._seat.join(link, name, key)

    async def position(self) -> str:
        """Describe the whole position as your seat sees it."""
        return self._seat.position()

    async def choices(self, contains: str = "") -> str:
        """List your legal answers, those with this text in them: what to send — what it means."""
        return self._seat.choices(contains)

    async def why_not(self, answer: str) -> str:
        """Say which rule forbids an answer, or that it is allowed."""
        return await self._seat.reply("why", action=answer) or "It is allowed."

    async def answer(self, text: str, wait: float = 20.0) -> str:
        """Answer the question, then wait this many seconds for the next one; report news."""
        return await self._seat.answer(text, wait)

    async def wait(self, seconds: float = 20.0) -> str:
        """Wait until you are asked, at most this many seconds; report what happened."""
        return await self._seat.wait(seconds)

    async def say(self, text: str, to: int | None = None) -> str:
        """Say something to the table, or only to the player of a seat."""
        return await self._seat.reply("say", text=text, to=to) or "Said."

    async def promise(
        self, to: int, text: str = "", key: str = "", words: dict[str, str | int] | None = None
    ) -> str:
        """Promise something to a seat: in your words, or by a template of the game with its words.

        Nobody enforces it; bots and people remember it.
        """
        sent = {"to": to, "text": text, "key": key, "words": words or {}}
        return await self._seat.reply("promise", **sent) or "Promised."


def make_server(server: str, language: str) -> FastMCP:
    """Return the MCP server with all tools."""
    mcp = FastMCP("gunbai", instructions=INSTRUCTIONS, log_level="WARNING")
    tools = Tools(ToolSeat(server, language))
    for tool in (
        tools.join,
        tools.position,
        tools.choices,
        tools.why_not,
        tools.answer,
        tools.wait,
        tools.say,
        tools.promise,
    ):
        mcp.add_tool(tool)
    return mcp
