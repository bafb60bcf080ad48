"""Draw the map of Rising Sun: outlines for the page from points set by hand.

    python tools/draw_rising_sun_map.py [--check]

Reads `map_shape.toml` (junctions, borders, coasts and places) and the sea routes of the game's
data, writes `web/src/games/rising_sun/map.json`. Two neighbours use one line, so their outlines
fit to the last digit; the file comes out the same on every machine. All points are [x, y] in a
frame of `width` x `height`, all paths are texts for SVG. Its contents:

    room       `label`, `war`, `reward`: [width, height] kept free around such a place;
               no two rooms of a province overlap, and none leaves it
    provinces  by name: `path`, the outline; `centre` and `r`, the largest circle inside;
               `label`, the middle of its name; `war`, of the war number; `reward`, of the Harvest
               reward
    borders    `between` two neighbours: `path`, the common line; `middle`, a point on it
    coast      path of all shores of the provinces; `islands`, of small islands that are not in play
    routes     in the order of the data (RS-C04): `between`; `path`, a way over the sea from
               shore to shore; `boat`, a place for a mark on it
    open       [x, y, width, height], boxes of empty sea where the page may put something
    waves; fuji and peaks, [x, y, size]; sun, [x, y, radius]   places for small drawings
"""

from __future__ import annotations

import sys
import tomllib
from typing import Any, Final

from map_drawing import GRAIN, ROOT, Plan, middle, path, rounded, text_of, write_or_check
from widest_place import widest

from gunbai.games.rising_sun.names import PROVINCES

DATA: Final = ROOT / "src/gunbai/games/rising_sun/data/rising_sun.toml"
SHAPE: Final = ROOT / "src/gunbai/games/rising_sun/data/map_shape.toml"
MAP: Final = ROOT / "web/src/games/rising_sun/map.json"


def sea_routes() -> list[list[str]]:
    """Return the two provinces of each sea route, in the order of the data."""
    data = tomllib.loads(DATA.read_text("utf-8"))
    return [sorted(pair) for pair in data["routes"]["pairs"]]


class Drawing(Plan):
    """The lines of the plan, with all that the page needs."""

    def province(self, name: str) -> dict[str, Any]:
        """Return an outline, its widest place, and the places for pieces."""
        ring = self.ring(name)
        x, y, r = widest([(x / GRAIN, y / GRAIN) for x, y in ring], square=False)
        return {
            "path": path(ring, closed=True),
            "centre": [rounded(x), rounded(y)],
            "r": rounded(r),
            **self.shape["places"][name],
        }

    def way(self, a: str, b: str) -> dict[str, Any]:
        line = self.route(a, b)
        return {"between": [a, b], "path": path(line), "boat": middle(line)}

    def whole(self) -> dict[str, Any]:
        """Return the file's content."""
        shape = self.shape
        return {
            "width": shape["width"],
            "height": shape["height"],
            "room": shape["room"],
            "provinces": {name: self.province(name) for name in PROVINCES},
            "borders": [
                {"between": list(pair), "path": path(line), "middle": middle(line)}
                for pair, line in self.borders.items()
            ],
            "coast": "".join(path(line) for lines in self.coasts.values() for line in lines),
            "islands": "".join(self.closed(points) for points in shape["islands"].values()),
            "routes": [self.way(a, b) for a, b in sea_routes()],
            **shape["scenery"],
        }


def drawn() -> str:
    """Return the map file as it has to be."""
    return text_of(Drawing(tomllib.loads(SHAPE.read_text("utf-8"))).whole())


def main() -> int:
    return write_or_check(drawn(), MAP, SHAPE, __doc__.splitlines()[0])


if __name__ == "__main__":
    sys.exit(main())
