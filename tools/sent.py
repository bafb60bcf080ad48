"""Count what seats are sent, and keep the newest view that follows from it."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from gunbai.server.changes import changed

_DECODE: Final = msgspec.json.Decoder()


class Sent:
    """The messages to one seat, or to several, counted."""

    def __init__(self) -> None:
        self.bytes = 0
        self.scenes = 0
        self.scene_bytes = 0

    def take(self, raw: bytes | str) -> dict[str, Any]:
        """Count a message and return what is in it."""
        message: dict[str, Any] = _DECODE.decode(raw)
        self.bytes += len(raw)
        if scenes := message.get("scenes"):
            self.scenes += len(scenes)
            self.scene_bytes += len(msgspec.json.encode(scenes))
        return message

    @property
    def bytes_per_scene(self) -> float:
        return self.scene_bytes / max(1, self.scenes)


class Newest:
    """The newest view of one seat, and when it came."""

    def __init__(self) -> None:
        self.view: dict[str, Any] = {"version": -1, "choices": []}
        self.at = 0.0
        self.news: Final = asyncio.Event()

    def follow(self, message: dict[str, Any], came: float) -> None:
        """Make the view that a message brings the newest one, if it brings any."""
        if message["type"] == "scenes":
            for scene in message["scenes"]:
                self.view = changed(self.view, scene.get("change"))
            self.view = changed(self.view, message["change"])
        elif message.get("view") is not None:
            self.view = message["view"]
        else:
            return
        self.stir(came)

    def stir(self, came: float) -> None:
        """Wake whoever waits for something new."""
        self.at = came
        self.news.set()

    @property
    def version(self) -> int:
        version: int = self.view["version"]
        return version

    async def after(self, version: int) -> float:
        """Return the time at which a view newer than this one came."""
        while self.version <= version:
            self.news.clear()
            await self.news.wait()
        return self.at
