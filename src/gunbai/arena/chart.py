"""Charts as SVG: paper, a title, texts, lines and bars."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

INK: Final = "#2b2a28"
_PAPER: Final = "#f7f3e8"


class Chart:
    """A drawing that is written element by element."""

    def __init__(self, title: str, width: int, height: int) -> None:
        self._lines: Final = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" font-family="sans-serif" font-size="13" '
            'role="img">',
            f"<title>{escape(title)}</title>",
            f'<rect width="{width}" height="{height}" fill="{_PAPER}"/>',
            f'<text x="12" y="25" font-size="15" fill="{INK}">{escape(title)}</text>',
        ]

    def text(self, x: float, y: float, words: str, anchor: str = "start", ink: str = INK) -> None:
        """Write words that start, end or are centred (`middle`) at a place."""
        self._lines.append(
            f'<text x="{x}" y="{y}" text-anchor="{anchor}" fill="{ink}">{escape(words)}</text>'
        )

    def bar(self, x: float, y: float, width: float, height: float, fill: str) -> None:
        self._lines.append(
            f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{fill}"/>'
        )

    def line(self, path: str, width: float = 1.5, ink: str = INK, dash: str = "") -> None:
        """Draw a path in the notation of SVG."""
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        self._lines.append(
            f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{width}"{dashed}/>'
        )

    def rule(self, path: str) -> None:
        """Draw a faint line to read values by."""
        self._lines.append(f'<path d="{path}" stroke="{INK}" stroke-opacity="0.2"/>')

    def svg(self) -> str:
        return "\n".join([*self._lines, "</svg>"]) + "\n"
