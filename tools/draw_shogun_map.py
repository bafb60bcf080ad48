"""Draw the map of Shogun: outlines for the page from points set by hand.

    python tools/draw_shogun_map.py [--check]

Reads `map_shape.toml` (junctions, borders and coasts as a few points each) and the regions and
routes of both sides, writes `web/src/games/shogun/map.json`. A line between two provinces is drawn
once and used by both, so their outlines fit to the last digit. Only +, -, *, / and square roots are
used: the file comes out the same, byte for byte, on every machine. Its contents:

    provinces  outline; `at` and `r`, a circle inside; `box`, [x, y, width, height] for the pieces
    borders    line between two neighbours; `parts`, the sides on which it parts two regions
    coast      all shores of the main lands; `edge`, where a province meets land outside the game
    outside    the lands that are not in play; `islands`, more of them; `lake`, a lake in Omi
    routes     way over the sea; `sides` on which it is open; `boat`, a place for a mark on it
    waves, fuji, peaks ([x, y, size])   places for small drawings
"""

from __future__ import annotations

import sys
import tomllib
from typing import Any, Final

from map_drawing import GRAIN, ROOT, Plan, middle, path, rounded, text_of, write_or_check
from widest_place import widest

from gunbai.games.shogun.names import PROVINCES, SIDES
from gunbai.games.shogun.tables import load_tables

SHAPE: Final = ROOT / "src/gunbai/games/shogun/data/map_shape.toml"
MAP: Final = ROOT / "web/src/games/shogun/map.json"

BOX: Final = 4 / 3  # width to height of the box for a province's pieces


class Drawing(Plan):
    """The lines of Shogun's plan, with all that the page needs."""

    def province(self, name: str) -> dict[str, Any]:
        """Return an outline with its widest place: a circle and a box for pieces."""
        ring = self.ring(name)
        outline = [(x / GRAIN, y / GRAIN) for x, y in ring]
        x, y, r = widest(outline, square=False)
        u, v, half = widest([(x / BOX, y) for x, y in outline], square=True)
        half -= 1.0  # the corners of the box keep off the line
        box = [u * BOX - half * BOX, v - half, 2 * half * BOX, 2 * half]
        return {
            "path": path(ring, closed=True),
            "at": [rounded(x), rounded(y)],
            "r": rounded(r),
            "box": [rounded(part) for part in box],
        }

    def way(self, a: str, b: str, sides: list[str]) -> dict[str, Any]:
        line = self.route(a, b)
        return {"between": [a, b], "sides": sides, "path": path(line), "boat": middle(line)}

    def whole(self) -> dict[str, Any]:
        """Return the file's content."""
        shape, inside = self.shape, set(PROVINCES)
        land = {pair: line for pair, line in self.borders.items() if inside.issuperset(pair)}
        edge = [line for pair, line in self.borders.items() if pair not in land]
        parted: dict[tuple[str, ...], list[str]] = {pair: [] for pair in land}
        sailed: dict[tuple[str, str], list[str]] = {}
        for side, table in zip(SIDES, load_tables().sides, strict=True):
            region = dict(zip(PROVINCES, table.region, strict=True))
            for pair in land:
                if region[pair[0]] != region[pair[1]]:
                    parted[pair].append(side)
            for a, coasts in zip(PROVINCES, table.routes, strict=True):
                for b in sorted(PROVINCES[i] for i in coasts):
                    if a < b:
                        sailed.setdefault((a, b), []).append(side)
        return {
            "width": shape["width"],
            "height": shape["height"],
            "provinces": {name: self.province(name) for name in PROVINCES},
            "borders": [
                {
                    "between": list(pair),
                    "parts": parted[pair],
                    "path": path(line),
                    "middle": middle(line),
                }
                for pair, line in land.items()
            ],
            "coast": "".join(path(line) for lines in self.coasts.values() for line in lines),
            "edge": "".join(path(line) for line in edge),
            "outside": {name: path(self.ring(name), closed=True) for name in shape["outside"]},
            "islands": "".join(self.closed(points) for points in shape["islands"].values()),
            "lake": self.closed(shape["scenery"]["lake"]),
            "routes": [self.way(a, b, sides) for (a, b), sides in sorted(sailed.items())],
            "waves": shape["scenery"]["waves"],
            "fuji": shape["scenery"]["fuji"],
            "peaks": shape["scenery"]["peaks"],
        }


def drawn() -> str:
    """Return the map file as it has to be."""
    return text_of(Drawing(tomllib.loads(SHAPE.read_text("utf-8"))).whole())


def main() -> int:
    return write_or_check(drawn(), MAP, SHAPE, __doc__.splitlines()[0])


if __name__ == "__main__":
    sys.exit(main())
