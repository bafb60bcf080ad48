"""Output page by page: nothing scrolls away before it can be read."""

from __future__ import annotations

import contextlib
import sys
from typing import Final

from rich.console import Console, RenderableType
from rich.control import Control
from rich.segment import ControlType, Segment, Segments

from gunbai.language import Language


class Pager:
    """A console that waits for Enter when the screen is full, if a person is using it.

    Text printed in one call stays together if it fits the screen.
    """

    def __init__(self, console: Console, language: Language) -> None:
        self.console: Final = console
        self.language: Final = language
        self.used = 0  # lines printed since the player last typed something

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def room(self) -> int:
        """The lines of a screen, but for the one where the player types."""
        return self.console.height - 1

    def print(self, what: RenderableType = "", *, soft_wrap: bool = False) -> None:
        if soft_wrap or not self.waits():
            self.console.print(what, soft_wrap=soft_wrap)
            return
        lines = self._lines(what)
        if len(lines) <= self.room < self.used + len(lines):
            self.wait()
        for line in lines:
            if self.used == self.room:
                self.wait()
            self.console.print(Segments([*line, Segment.line()]), end="")
            self.used += 1

    def fits(self, what: RenderableType) -> bool:
        """Return True if this need not be shown in several pages."""
        return not self.waits() or len(self._lines(what)) <= self.room

    def begin(self) -> None:
        """Begin a page: the player has typed something."""
        self.used = 0

    def waits(self) -> bool:
        return self.console.is_terminal and sys.stdin.isatty()

    def wait(self) -> None:
        """Wait for Enter, then remove the line that asked for it."""
        with contextlib.suppress(EOFError):
            input(self.language.say("cli-more"))
        up = Control.move(0, -1).segment.control or []
        self.console.control(Control(*up, (ControlType.ERASE_IN_LINE, 2)))
        self.begin()

    def _lines(self, what: RenderableType) -> list[list[Segment]]:
        shown = self.console.render_str(what) if isinstance(what, str) else what
        return self.console.render_lines(shown, pad=False)
