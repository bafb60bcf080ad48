"""Numbers and things in the client of Rising Sun that are meant for the screen."""

from __future__ import annotations

from typing import Final

from gunbai.games.rising_sun.names import (
    ADVANTAGES,
    CARDS,
    CLANS,
    KAMI,
    MANDATES,
    MONSTERS,
    PROVINCES,
)

#: Files that only draw: their numbers of their own are places and sizes.
DRAWING: Final = [
    "arrangement.ts",
    "land.ts",
    "looks.ts",
    "print.ts",
    "Board.svelte",
    "Country.svelte",
    "Crest.svelte",
    "Ground.svelte",
    "Map.svelte",
    "Mark.svelte",
    "People.svelte",
    "Picture.svelte",
    "Pieces.svelte",
    "PromiseForm.svelte",
    "ProvincePrint.svelte",
    "SceneChips.svelte",
    "Token.svelte",
    "Travels.svelte",
]
#: Numbers of the screen in the other files: lengths of lists, ranks for sorting, percents.
SCREEN: Final[dict[str, set[float]]] = {
    "CardPage.svelte": {3},
    "Info.svelte": {3, 28},
    "WarOrder.svelte": {5},
    "cards.ts": {10, 100},
    "client.ts": {3},
    "scenes.ts": {0.7, 1.2, 1.3, 1.4, 2.4},
}
#: Numbers next to values of a game that are about the screen, by reason and file.
BESIDE_VALUES: Final[dict[str, dict[str, list[str]]]] = {
    "counted from 1 on for people, or from 0 on in a list": {
        "Honor.svelte": ["place + 1"],
        "track.ts": ["turn + 1", "position.kami_after.indexOf(turn + 1) + 1"],
        "WarsStage.svelte": ["place + 1"],
        "war.ts": ["place + 1", "war.from + 1"],
    },
    "several are written or stacked, one is not": {
        "PendingEffects.svelte": ["count > 1"],
        "People.svelte": ["count > 1"],
        "Pieces.svelte": ["count > 1"],
        "ProvincePrint.svelte": ["value > 1"],
        "Travels.svelte": ["one.count > 1"],
        "arrangement.ts": ["count > 1"],
        "print.ts": ["value > 1"],
    },
    "a key that counts up or down by one": {
        "Amount.svelte": ["value + 1", "value - 1"],
        "travels.ts": ["same.count += 1"],
    },
    "places and sizes": {
        "land.ts": ["Math.round(value * 10) / 10"],
    },
    "ranks for sorting, percents": {
        "cards.ts": [
            "10 + place(TYPES, card.type)",
            "100 + place(SETS, card.sets[0] ?? '')",
            "place(SEASONS, card.season) * 100",
            "place(SETS, card.sets[0] ?? '') * 10",
        ],
    },
    "the usual case if nothing is said": {
        "Market.svelte": ["turn.place ?? 1"],
        "travels.ts": ["of('count') ?? 1"],
    },
}
#: Values of a game that are added or subtracted, by reason and file.
COMBINED: Final[dict[str, dict[str, list[str]]]] = {
    "the order of a list": {
        "BattleStep.svelte": ["rank(one) - rank(other)"],
        "chips.ts": ["one.count! - other.count!"],
        "position.ts": ["place(one) - place(other)"],
    },
    "what was typed into a form, as it would be drawn": {
        "GiftForm.svelte": ["coins + ronin", "limit.coins + limit.ronin"],
        "war.ts": ["total + draft[name]"],
    },
}
#: Lengths of lists that are computed with, and sums, by reason and file.
COUNTED: Final[dict[str, dict[str, list[str]]]] = {
    "the last place of a list, or the next in a circle": {
        "Clans.svelte": ["% position.seats.length"],
        "track.ts": ["track.length -"],
    },
    "the sum of what is shown in parts, or typed into a form": {
        "arrangement.ts": [".reduce((sum, [, count]) => sum + count"],
        "war.ts": [".reduce((total, name) => total + draft[name]"],
    },
}
#: Amounts that are written as texts, by file.
WRITTEN: Final[dict[str, set[str]]] = {}
#: Things that a script tells apart from others of their kind, by reason and file.
SINGLED_OUT: Final[dict[str, dict[str, list[str]]]] = {
    "drawn or written in a way of its own": {
        "ActStage.svelte": ["harvest"],
        "BidForm.svelte": ["ronin"],
        "Token.svelte": ["moon"],
        "looks.ts": ["moon"],
    },
    "beside the number that the view tells of it": {
        "preview.ts": ["harvest"],
        "tally.ts": ["set", "tokens"],
    },
    "the texts that are in this box": {
        "Legend.svelte": ["moon", "sun"],
    },
    "whoever chose it is told by its own lines": {
        "scenes.ts": ["seppuku"],
    },
    "any other place will do to ask why not": {
        "offers.ts": ["kansai"],
    },
    "the order that the view tells is that of the buyers": {
        "Market.svelte": ["train"],
    },
}
#: Things to which no table of the client gives a number.
THINGS: Final = {
    *CARDS, *KAMI, *MONSTERS, *PROVINCES, *MANDATES, *ADVANTAGES,
}  # fmt: skip
#: Things that rules single out; no verbs (such as “favour”), seasons or phases, by which a page
#: finds its panels.
MEANINGFUL: Final = {*THINGS, *CLANS, "set", "tokens"}
