"""Count what seats are sent: bytes in all, scenes, and how many of the bytes are scenes."""

from __future__ import annotations

from typing import Any, Final

import msgspec

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
