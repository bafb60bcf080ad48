"""Numbers and things in the client of Shogun that are meant for the screen."""

from __future__ import annotations

from typing import Final

from gunbai.games.shogun.events import REASONS
from gunbai.games.shogun.names import (
    BUILDINGS,
    EVENT_CARDS,
    FAVOURS,
    PROVINCES,
    REGIONS,
    SLOTS,
    SPECIALS,
)

#: Files that only draw: their numbers of their own are places and sizes.
DRAWING: Final = [
    "crowd.ts",
    "labels.ts",
    "land.ts",
    "plan_drag.ts",
    "Board.svelte",
    "Chip.svelte",
    "Country.svelte",
    "Crest.svelte",
    "Effects.svelte",
    "Map.svelte",
    "Marches.svelte",
    "Mark.svelte",
    "Picture.svelte",
    "Pieces.svelte",
    "PlanMark.svelte",
    "TowerDrawing.svelte",
]
#: Numbers of the screen in the other files: lengths of lists, ranks for sorting, percents.
SCREEN: Final[dict[str, set[float]]] = {
    "ThrowStage.svelte": {0.6, 2400},
    "client.ts": {5},
    "odds.ts": {99, 100},
    "plan_desk.svelte.ts": {60},
    "plan_steps.ts": {2},
    "rule_things.ts": {*range(3, 22)},  # of cards of the favour deck, which are drawn
    "scenes.ts": {2.5},
    "throws.ts": {3},
}
#: Numbers next to values of a game that are about the screen, by reason and file.
BESIDE_VALUES: Final[dict[str, dict[str, list[str]]]] = {
    "the name of a card": {
        "rule_things.ts": ["rice+1", "attack+1", "defence+1"],
        "Aim.svelte": ["attack+1"],
    },
    "counted from 1 on for people, or from 0 on in a list": {
        "PlanSlots.svelte": ["1 === place"],
        "odds.ts": ["Number(choice.fields.armies) - 1"],
        "stage.ts": ["position.banner! + 1"],
    },
    "several are written or stacked, one is not": {
        "Pieces.svelte": ["count > 1"],
        "crowd.ts": ["count > 1"],
        "Winter.svelte": ["count > 1"],
    },
    "a key that counts up or down by one": {
        "Aim.svelte": ["Math.max(1, count + by)", "count <= 1"],
        "plan_desk.svelte.ts": ["count += 1"],
    },
    "ranks for sorting, percents": {
        "odds.ts": ["out[most]! + 100"],
    },
    "the usual case if nothing is said": {
        "Season.svelte": ["Math.max(1, position.year)"],
        "client.ts": ["Math.max(1, position.year)"],
    },
    "help for whoever plays the first year": {
        "help.ts": ["position.year < 2"],
    },
}
#: Values of a game that are added or subtracted, by reason and file.
COMBINED: Final[dict[str, dict[str, list[str]]]] = {
    "the order of a list": {
        "Court.svelte": ["other.goods.waiting ?? 0) - (one.goods.waiting ?? 0"],
        "explanation.ts": ["other.armies - one.armies"],
    },
    "what was typed into a form, as it would be drawn": {
        "Aim.svelte": [
            "position.provinces[aim.target]?.armies ?? 0) + count",
            "position.provinces[source]?.armies ?? 0) - count",
        ],
    },
}
#: Lengths of lists that are computed with, and sums, by reason and file.
COUNTED: Final[dict[str, dict[str, list[str]]]] = {
    "counted from 1 on for people": {
        "PlanSlots.svelte": ["groups.open.length +"],
    },
    "the sum of what is shown in parts": {
        "tally.ts": [".reduce((sum, { points }) => sum + points"],
    },
}
#: Amounts that are written as texts, by file.
WRITTEN: Final[dict[str, set[str]]] = {
    "dajokan.ts": set("123456"),  # the names of columns
    "looks.ts": set("135"),  # the digits in the names of actions
}
#: Things that a script tells apart from others of their kind, by reason and file.
SINGLED_OUT: Final[dict[str, dict[str, list[str]]]] = {
    "drawn or written in a way of its own": {
        "Chip.svelte": ["green"],
        "ThrowCounts.svelte": ["green"],
    },
    "the farmers, whose side the engine tells": {
        "throws.ts": ["green"],
    },
    "listed as points of the end": {
        "story.ts": ["statues"],
    },
}
#: Things to which no table of the client gives a number.
THINGS: Final = {*SLOTS, *PROVINCES, *SPECIALS}
#: Things that rules single out; no verbs (such as “favour”), seasons or phases, by which a page
#: finds its panels.
MEANINGFUL: Final = {
    *BUILDINGS, *REGIONS, *PROVINCES, *SPECIALS, *FAVOURS, *EVENT_CARDS, *REASONS,
} - {"favour"}  # fmt: skip
