"""No amount of a game stands in the client: prices, rewards and limits come from the engine.

Three nets, each for the script and the markup of every file:

- a number next to a value of a game (`land.armies > 1`, `2 * coins`, `Math.min(points, 5)`) is
  found in any file, whatever the number; values are the numbers that the views declare;
- a number of its own, or a constant, is found in the files that do not only draw;
- a table that gives things of a game numbers is found in any file.

What is meant for the screen is listed with its reason. 0 is no amount: it means "none".
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

import pytest

import gunbai
from gunbai import games
from gunbai.games.joraku import tables as joraku
from gunbai.games.rising_sun import names as rising_sun
from gunbai.games.shogun import names as shogun

CLIENTS: Final = Path(__file__).parent.parent.parent / "web" / "src" / "games"

#: Files that only draw: their numbers of their own are places and sizes.
DRAWING: Final = {
    "joraku": [
        "geometry.ts", "places.ts", "Aside.svelte", "CardCaption.svelte",
        "Crest.svelte", "Path.svelte", "Pieces.svelte", "Price.svelte",
        "ScoreTable.svelte", "Travels.svelte", "Trick.svelte",
    ],
    "rising_sun": [
        "land.ts", "rooms.ts", "Board.svelte", "Clansmen.svelte", "Country.svelte", "Crest.svelte",
        "Ground.svelte", "Map.svelte", "Mark.svelte", "People.svelte", "PromiseForm.svelte",
        "ProvincePrint.svelte", "Token.svelte", "Travels.svelte",
    ],
    "shogun": [
        "labels.ts", "land.ts", "planDrag.ts", "Board.svelte", "Chip.svelte", "Country.svelte",
        "Crest.svelte", "Map.svelte", "Marches.svelte", "Mark.svelte", "Pieces.svelte",
        "PlanMark.svelte", "TowerDrawing.svelte",
    ],
}  # fmt: skip
#: Numbers of the screen in the other files: lengths of lists, ranks for sorting, percents.
SCREEN: Final[dict[str, set[float]]] = {
    "joraku/client.ts": {8},
    "joraku/lines.ts": {9},
    "joraku/sections.ts": {3, 8},
    "rising_sun/CardPage.svelte": {3},
    "rising_sun/Honor.svelte": {5},
    "rising_sun/cards.ts": {10, 100},
    "rising_sun/client.ts": {3},
    "shogun/client.ts": {5},
    "shogun/odds.ts": {99, 100},
    "shogun/planDesk.svelte.ts": {60},
    "shogun/planSteps.ts": {2},
    "shogun/throws.ts": {3},
}
#: Numbers next to values of a game that are about the screen, by reason and file.
BESIDE_VALUES: Final[dict[str, dict[str, list[str]]]] = {
    "the first place is drawn brighter": {"joraku/Ground.svelte": ["faction.ranks[area] === 1"]},
    "counted from 1 on for people, or from 0 on in a list": {
        "joraku/ScoreTable.svelte": ["round - 1"],
        "rising_sun/Honor.svelte": ["place + 1"],
        "rising_sun/track.ts": [
            "turn + 1", "turn += 1", "position.kami_after.indexOf(turn + 1) + 1",
        ],
        "rising_sun/war.ts": ["place + 1", "war.from + 1"],
        "shogun/PlanSlots.svelte": ["1 === place"],
        "shogun/odds.ts": ["Number(choice.fields.armies) - 1"],
        "shogun/stage.ts": ["position.banner! + 1"],
    },
    "several are written or stacked, one is not": {
        "joraku/Pieces.svelte": ["count > 5"],
        "rising_sun/PendingEffects.svelte": ["count > 1"],
        "rising_sun/People.svelte": ["count > 1"],
        "rising_sun/ProvincePrint.svelte": ["value > 1"],
        "rising_sun/Travels.svelte": ["one.count > 1"],
        "shogun/Pieces.svelte": ["own.unrest > 1"],
        "shogun/Winter.svelte": ["count > 1"],
    },
    "a key that counts up or down by one": {
        "rising_sun/Amount.svelte": ["value + 1", "value - 1"],
        "rising_sun/travels.ts": ["same.count += 1"],
        "shogun/Aim.svelte": ["Math.max(1, count + by)", "count <= 1"],
        "shogun/planDesk.svelte.ts": ["count += 1"],
    },
    "places and sizes": {
        "joraku/Trick.svelte": ["count - 1"],
        "joraku/geometry.ts": ["Math.round(value * 10) / 10", "before.y + 10"],
        "joraku/lines.ts": ["most - 1"],
        "joraku/places.ts": ["10 * layout.samurai", "Math.max(1, count - 1)", "count - 1"],
        "rising_sun/land.ts": ["left + 120", "left - 60"],
        "rising_sun/rooms.ts": ["Math.abs(each[0]![1] - place[1]) < 20", "number < 1"],
    },
    "ranks for sorting, percents": {
        "rising_sun/cards.ts": [
            "10 + place(TYPES, card.type)", "100 + place(SETS, card.sets[0] ?? '')",
            "place(SEASONS, card.season) * 100", "place(SETS, card.sets[0] ?? '') * 10",
        ],
        "shogun/odds.ts": ["out[most]! + 100"],
    },
    "the usual case if nothing is said": {
        "rising_sun/Market.svelte": ["turn.place ?? 1"],
        "rising_sun/travels.ts": ["of('count') ?? 1"],
        "shogun/Season.svelte": ["Math.max(1, position.year)"],
        "shogun/client.ts": ["Math.max(1, position.year)"],
    },
    "help for whoever plays the first year": {"shogun/help.ts": ["position.year < 2"]},
}  # fmt: skip
#: Fields of views that number seats or things, so that they are no amounts.
NO_AMOUNTS: Final = {
    "acting", "active", "ally", "audience", "bidders", "choosing", "honor", "kachidoki", "leader",
    "made", "offices", "order", "owner", "reaper", "received", "seat", "seats", "strongest",
    "winner", "words",
}  # fmt: skip
#: Attributes whose numbers are places and sizes.
GEOMETRY: Final = re.compile(
    r"(?<![\w-])(?:size|width|height|scale|[cr]?[xy][12]?|r|d|transform|points|viewBox|tabindex"
    r"|font-size|dy|style(?::[\w-]+)?)=\"?$"
)

_COMMENTS: Final = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)
_PATTERNS: Final = re.compile(r"/(?:[^/\\\n]|\\.)+/[gimsuy]*(?=[,;.)\]])")
_STRINGS: Final = re.compile(r"'(?:[^'\\\n]|\\.)*'|\"(?:[^\"\\\n]|\\.)*\"|`(?:[^`\\]|\\.)*`")
_NUMBER: Final = re.compile(r"(?<![\w.$#-])\d+(?:\.\d+)?(?![\w.%])")
_CONSTANT: Final = re.compile(r"\b(?:const|let)\s+\w+\s*(?::[^=;\n]+)?=\s*([1-9]\d*)\s*;")
_ENTRY: Final = re.compile(r"['\"]?([\w+-]+)['\"]?\s*:\s*\[?\s*-?[1-9]")
_PATH: Final = r"[\w$]+(?:\??\.[\w$]+|!|\[[^\[\]]*\]|\([^()]*\))*"
_SIGN: Final = r"(?:[=!]==?|[<>]=?|[-+]=?|\*|/|%|\?\?)"
_AFTER: Final = re.compile(rf"({_PATH})\)?\s*{_SIGN}\s*\(?[1-9]\d*(?:\.\d+)?(?![\w.])")
_BEFORE: Final = re.compile(rf"(?<![\w.$#])[1-9]\d*(?:\.\d+)?\)?\s*{_SIGN}\s*\(?({_PATH})")
_LIMIT: Final = re.compile(r"Math\.(?:min|max)\(([^()]*)\)")
_BLOCK: Final = r"<{name}[^>]*>(.*?)</{name}>"


def markup_of(text: str) -> list[str]:
    """What is computed or written in the markup: expressions, limits of fields, bare text."""
    for name in ("script", "style"):
        text = re.sub(_BLOCK.format(name=name), "", text, flags=re.DOTALL)
    out: list[str] = []
    start, depth = 0, 0
    for at, letter in enumerate(text):
        if letter == "{":
            start = at if depth == 0 else start
            depth += 1
        elif letter == "}":
            depth -= 1
            if depth == 0 and not GEOMETRY.search(text[max(0, start - 32) : start]):
                out.append(text[start + 1 : at])
    outside = re.sub(r"\{[^{}]*\}", "", text)
    out += re.findall(r"\b(?:min|max|value|count)=\"(\d+)\"", outside)
    out += re.findall(r">([^<>]*\d[^<>]*)<", outside)
    return out


def code_of(text: str, svelte: bool) -> list[str]:
    """All that is carried out, without comments."""
    text = _COMMENTS.sub("", text)
    if not svelte:
        return [text]
    found = re.search(_BLOCK.format(name="script"), text, re.DOTALL)
    return [found.group(1) if found else "", *markup_of(text)]


def numbers_in(code: list[str]) -> set[float]:
    """Numbers of their own: all above 2, and 1 and 2 where they are constants."""
    out: set[float] = set()
    for part in code:
        bare = _STRINGS.sub('""', _PATTERNS.sub("", part))
        out |= {float(number) for number in _NUMBER.findall(bare)} - {0.0, 1.0, 2.0}
        out |= {float(number) for number in _CONSTANT.findall(bare)}
    return out


def beside_values(code: list[str], values: set[str]) -> list[str]:
    """Numbers that are compared or combined with a value of a game."""
    out: set[str] = set()
    for part in code:
        for pattern in (_AFTER, _BEFORE):
            for found in pattern.finditer(part):
                names = re.findall(r"[A-Za-z_]\w*", found.group(1))
                if names and names[-1] != "length" and values & set(names):
                    out.add(found.group(0))
        for found in _LIMIT.finditer(part):
            arguments = [each.strip() for each in found.group(1).split(",")]
            bounds = [each for each in arguments if re.fullmatch(r"[1-9]\d*", each)]
            if bounds and values & set(re.findall(r"[A-Za-z_]\w*", found.group(1))):
                out.add(found.group(0))
    return sorted(out)


def things_with_numbers(code: list[str], things: set[str]) -> list[str]:
    """Things of a game that a table of the client gives a number."""
    return [name for part in code for name in _ENTRY.findall(part) if name in things]


def declared_values() -> set[str]:
    """The numbers that views hold, by name."""
    out: set[str] = set()
    for game in gunbai.GAMES:
        path = games.folder(game) / "view_types.py"
        if not path.exists():
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
                continue
            if re.search(r"\b(?:int|float|Range)\b", ast.unparse(node.annotation)):
                out.add(node.target.id)
    return out - NO_AMOUNTS


def scripts() -> dict[str, list[str]]:
    """Every file of the drawn games but tests and what is made from the engine."""
    out: dict[str, list[str]] = {}
    for game in gunbai.GAMES:
        for path in sorted((CLIENTS / game).glob("*")):
            made = path.name in ("view.ts", "sample.ts") or ".test." in path.name
            if path.suffix in (".ts", ".svelte") and not made:
                text = path.read_text(encoding="utf-8")
                out[f"{game}/{path.name}"] = code_of(text, path.suffix == ".svelte")
    return out


SCRIPTS: Final = scripts()
VALUES: Final = declared_values()
THINGS: Final = {
    *joraku.AREAS, *joraku.COLOURS, "place", "march", "move", "remove", "send",
    *shogun.SLOTS, *shogun.PROVINCES, *shogun.SPECIALS,
    *rising_sun.CARDS, *rising_sun.KAMI, *rising_sun.MONSTERS, *rising_sun.PROVINCES,
    *rising_sun.MANDATES, *rising_sun.ADVANTAGES,
}  # fmt: skip


def meant_for_the_screen(name: str) -> set[str]:
    return {each for files in BESIDE_VALUES.values() for each in files.get(name, [])}


@pytest.mark.parametrize("name", sorted(SCRIPTS))
def test_numbers_of_the_client_belong_to_the_screen(name: str) -> None:
    code = SCRIPTS[name]
    game, _, file = name.partition("/")
    if file not in DRAWING[game]:
        assert numbers_in(code) <= SCREEN.get(name, set())
    assert set(beside_values(code, VALUES)) <= meant_for_the_screen(name)
    assert not things_with_numbers(code, THINGS)


def test_the_lists_name_only_what_is_there() -> None:
    for game, files in DRAWING.items():
        for file in files:
            assert numbers_in(SCRIPTS[f"{game}/{file}"]), f"{file} needs no exception"
    for name, numbers in SCREEN.items():
        assert numbers <= numbers_in(SCRIPTS[name]), name
    for listed in BESIDE_VALUES.values():
        for name, snippets in listed.items():
            assert set(snippets) <= set(beside_values(SCRIPTS[name], VALUES)), name
    assert {"armies", "chests", "coins", "price", "points", "rank"} <= VALUES


def found_in(text: str, svelte: bool) -> bool:
    code = code_of(text, svelte)
    numbers, beside = numbers_in(code), beside_values(code, VALUES)
    return bool(numbers or beside or things_with_numbers(code, THINGS))


@pytest.mark.parametrize(
    "planted",
    [
        "const PRICES = { castle: 3, temple: 2, theatre: 1 };",
        "const KAMI_AFTER = [3, 5, 7];",
        "return value === 't7' ? Math.min(value, 5) : value;",
        "const LEAST = 2;",
        "const able = land.armies >= 2;",
        "const left = own.chests - 1;",
        "return 2 * (seat.coins);",
        "const shown = Math.max(1, position.rank);",
    ],
)
def test_an_amount_put_into_a_script_is_found(planted: str) -> None:
    clean = "import { say } from './core';\nexport const shown = (seat) => seat.coins > 0;\n"
    assert not found_in(clean, False)
    assert found_in(clean + planted, False)
    page = "<script lang='ts'>\n{}\n</script>\n<p>{{say('web')}}</p>"
    assert not found_in(page.format(clean), True)
    assert found_in(page.format(clean + planted), True)


@pytest.mark.parametrize(
    "planted",
    [
        "<p>{say('web-price', { price: 3 })}</p>",
        "{#if goods.chests > 1}<b>!</b>{/if}",
        "<button disabled={position.seats[seat]!.coins < 2}>+</button>",
        '<input type="number" max="7" />',
        "<td>3</td>",
        "{#each lands as land}{land.armies - 1}{/each}",
    ],
)
def test_an_amount_put_into_markup_is_found(planted: str) -> None:
    clean = "<script lang='ts'>const seat = 0;</script>\n<Crest size={22} {seat} />\n"
    style = "\n<style>\n  p {\n    margin: 3px;\n  }\n</style>\n"
    assert not found_in(clean + style, True)
    assert found_in(clean + planted + style, True)
