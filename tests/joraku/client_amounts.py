"""Numbers and things in the client of Joraku that are meant for the screen."""

from __future__ import annotations

from typing import Final

from gunbai.games.joraku.tables import AREAS, COLOURS

#: Files that only draw: their numbers of their own are places and sizes.
DRAWING: Final = [
    "geometry.ts",
    "places.ts",
    "Aside.svelte",
    "CardCaption.svelte",
    "Crest.svelte",
    "Path.svelte",
    "Picture.svelte",
    "Pieces.svelte",
    "Price.svelte",
    "ScoreTable.svelte",
    "Travels.svelte",
    "Trick.svelte",
]
#: Numbers of the screen in the other files: lengths of lists, ranks for sorting, percents.
SCREEN: Final[dict[str, set[float]]] = {
    "RuleSign.svelte": {4, 62},
    "client.ts": {8},
    "lines.ts": {9},
    "sections.ts": {3},
}
#: Numbers next to values of a game that are about the screen, by reason and file.
BESIDE_VALUES: Final[dict[str, dict[str, list[str]]]] = {
    "the first place, which is marked or named": {
        "Ground.svelte": ["faction.ranks[area] === 1"],
    },
    "counted from 1 on for people, or from 0 on in a list": {
        "ScoreTable.svelte": ["round - 1"],
        "rule_things.ts": ["number - 1"],
    },
    "several are written or stacked, one is not": {
        "Pieces.svelte": ["count > 5"],
    },
    "places and sizes": {
        "Trick.svelte": ["count - 1"],
        "geometry.ts": ["Math.round(value * 10) / 10", "before.y + 10"],
        "CardCaption.svelte": ["most - 1"],
        "lines.ts": ["most - 1"],
        "places.ts": [
            "10 * layout.samurai",
            "10.5 * layout.samurai",
            "Math.max(1, count - 1)",
            "count - 1",
        ],
    },
}
#: Values of a game that are added or subtracted, by reason and file.
COMBINED: Final[dict[str, dict[str, list[str]]]] = {
    "cards that lie in two places": {
        "client.ts": [
            "own?.hand ?? 0) + (own?.private ?? 0",
            "own?.picked ?? 0) + (own?.draft ?? 0",
        ],
    },
}
#: Lengths of lists that are computed with, and sums, by reason and file.
COUNTED: Final[dict[str, dict[str, list[str]]]] = {
    "places and sizes": {
        "RuleSign.svelte": ["cards.length *"],
        "geometry.ts": ["points.length -"],
    },
}
#: Amounts that are written as texts, by file.
WRITTEN: Final[dict[str, set[str]]] = {
    "rule_things.ts": set("123456"),  # the values in the names of cards
    "story.ts": {"1"},  # the first chapter of a log
}
#: Things that a script tells apart from others of their kind, by reason and file.
SINGLED_OUT: Final[dict[str, dict[str, list[str]]]] = {}
#: Things to which no table of the client gives a number.
THINGS: Final = {*AREAS, *COLOURS, "place", "march", "move", "remove", "send"}
#: Things that rules single out; no verbs (such as “favour”), seasons or phases, by which a page
#: finds its panels.
MEANINGFUL: Final = {*AREAS, *COLOURS}
