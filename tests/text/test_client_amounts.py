"""No amount of a game stands in the client: prices, rewards and limits come from the engine."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

import gunbai
from gunbai.games.joraku import tables as joraku
from gunbai.games.rising_sun import names as rising_sun
from gunbai.games.shogun import names as shogun

CLIENTS: Final = Path(__file__).parent.parent.parent / "web" / "src" / "games"

#: Files that only draw: their numbers are places and sizes.
DRAWING: Final = {
    "joraku": [
        "geometry.ts", "places.ts", "Aside.svelte", "CardCaption.svelte", "Crest.svelte",
        "Path.svelte", "Pieces.svelte", "Price.svelte", "ScoreTable.svelte", "Travels.svelte",
        "Trick.svelte",
    ],
    "rising_sun": [
        "land.ts", "rooms.ts", "Board.svelte", "Clansmen.svelte", "Country.svelte", "Crest.svelte",
        "Map.svelte", "Mark.svelte", "People.svelte", "PromiseForm.svelte", "ProvincePrint.svelte",
        "Token.svelte", "Travels.svelte",
    ],
    "shogun": [
        "labels.ts", "land.ts", "planDrag.ts", "Board.svelte", "Chip.svelte", "Country.svelte",
        "Crest.svelte", "Map.svelte", "Marches.svelte", "Mark.svelte", "Pieces.svelte",
        "PlanMark.svelte", "TowerDrawing.svelte",
    ],
}  # fmt: skip
#: Numbers of the screen in the other files: lengths of lists, ranks for sorting, percents.
SCREEN: Final = {
    "joraku/client.ts": {8},
    "joraku/lines.ts": {9},
    "joraku/sections.ts": {3, 8},
    "rising_sun/cards.ts": {10, 100},
    "rising_sun/client.ts": {3},
    "shogun/client.ts": {5},
    "shogun/odds.ts": {99, 100},
    "shogun/planDesk.svelte.ts": {60},
    "shogun/throws.ts": {3},
}
PLAIN: Final = {0.0, 1.0, 2.0}

_COMMENTS: Final = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)
_PATTERNS: Final = re.compile(r"/(?:[^/\\\n]|\\.)+/[gimsuy]*(?=[,;.)\]])")
_STRINGS: Final = re.compile(r"'(?:[^'\\\n]|\\.)*'|\"(?:[^\"\\\n]|\\.)*\"|`(?:[^`\\]|\\.)*`")
_NUMBER: Final = re.compile(r"(?<![\w.])\d+(?:\.\d+)?(?![\w.])")
_ENTRY: Final = re.compile(r"['\"]?([\w+-]+)['\"]?\s*:\s*\[?\s*-?[1-9]")


def script_of(text: str, svelte: bool) -> str:
    """What is carried out, without comments."""
    if svelte:
        found = re.search(r"<script[^>]*>(.*?)</script>", text, re.DOTALL)
        text = found.group(1) if found else ""
    return _COMMENTS.sub("", text)


def numbers_in(script: str) -> set[float]:
    """Numbers other than 0, 1 and 2, which count and compare anywhere."""
    bare = _STRINGS.sub('""', _PATTERNS.sub("", script))
    return {float(number) for number in _NUMBER.findall(bare)} - PLAIN


def things_with_numbers(script: str, things: set[str]) -> list[str]:
    """Things of a game that a table of the client gives a number."""
    return [name for name in _ENTRY.findall(script) if name in things]


def scripts() -> dict[str, str]:
    """Every file of the drawn games but tests and what is made from the engine."""
    out: dict[str, str] = {}
    for game in gunbai.GAMES:
        for path in sorted((CLIENTS / game).glob("*")):
            made = path.name in ("view.ts", "sample.ts", "samples.ts") or ".test." in path.name
            if path.suffix in (".ts", ".svelte") and not made:
                text = path.read_text(encoding="utf-8")
                out[f"{game}/{path.name}"] = script_of(text, path.suffix == ".svelte")
    return out


THINGS: Final = {
    *joraku.AREAS, *joraku.COLOURS, "place", "march", "move", "remove", "send",
    *shogun.SLOTS, *shogun.PROVINCES, *shogun.SPECIALS,
    *rising_sun.CARDS, *rising_sun.KAMI, *rising_sun.MONSTERS, *rising_sun.PROVINCES,
    *rising_sun.MANDATES, *rising_sun.ADVANTAGES,
}  # fmt: skip


def test_numbers_of_the_client_belong_to_the_screen() -> None:
    for name, script in scripts().items():
        game, _, file = name.partition("/")
        if file not in DRAWING[game]:
            assert numbers_in(script) <= SCREEN.get(name, set()), name


def test_no_thing_of_a_game_has_a_number_in_the_client() -> None:
    for name, script in scripts().items():
        assert not things_with_numbers(script, THINGS), name


def test_the_lists_name_only_what_is_there() -> None:
    found = scripts()
    for game, files in DRAWING.items():
        for file in files:
            assert numbers_in(found[f"{game}/{file}"]), f"{file} needs no exception"
    for name, numbers in SCREEN.items():
        assert numbers <= numbers_in(found[name]), name


@pytest.mark.parametrize(
    "script",
    [
        "const PRICES = { castle: 3, temple: 2, theatre: 1 };",
        "const KAMI_AFTER = [3, 5, 7];",
        "return value === 't7' ? Math.min(value, 5) : value;",
    ],
)
def test_a_price_put_into_the_client_is_found(script: str) -> None:
    assert numbers_in(script_of(script, False))


def test_a_table_of_prices_is_found_where_things_are_drawn() -> None:
    assert things_with_numbers("{ castle: 2, temple: 1 }", THINGS) == ["castle", "temple"]
    assert not things_with_numbers("{ castle: 'M0 2', x: 3 }", THINGS)
