"""No rule of a game stands in the client: amounts, and what things do, come from the engine.

Six nets, each for the script and the markup of every file:

- a number next to a value of a game (`land.armies > 1`, `2 * coins`, `Math.min(points, 5)`) is
  found in any file, whatever the number; values are the numbers that the views declare;
- two values of a game that are added or subtracted (`seat.coins - price`) are found in any file:
  what comes of them is the engine's to say;
- a table that gives things of a game numbers is found in any file;
- a number of its own, or a constant, is found in the files of a game that do not only draw;
- an amount that is written as a text (`'≤ 5'`) is found in all files of a game;
- a clan, a mandate, a reason for points or another thing to which the rules give a meaning is
  found where a script asks whether something is just this one (`mandate === 'betray'`).

What is meant for the screen is listed with its reason. 0 is no amount: it means "none".
"""

from __future__ import annotations

import ast
import importlib
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

import gunbai
from gunbai import games
from tests.shipped import SHIPPED

PAGES: Final = Path(__file__).parent.parent.parent / "web" / "src"

#: What each game says of its own client: `tests/<game>/client_amounts.py`.
OF_GAMES: Final = {
    name: importlib.import_module(f"tests.{name}.client_amounts") for name in SHIPPED
}
#: Numbers next to values in the rooms of all games that are about the screen, by reason and file.
BESIDE_VALUES: Final[dict[str, dict[str, list[str]]]] = {
    "the first place, which is marked or named": {
        "parts/Result.svelte": ["places[seat.number] === 1"],
        "share/bg_stats.ts": ["places[number] === 1"],
        "parts/TableRow.svelte": ["places[seat.number] === 1"],
        "parts/table/counting.ts": ["result.places[number] === 1"],
    },
    "counted from 1 on for people, or from 0 on in a list": {
        "core/names.ts": ["seat.number + 1"],
        "games/map/lines.ts": ["number - 1"],
        "pages/Guide.svelte": ["number + 1"],
        "parts/LobbySeat.svelte": ["seat.number + 1"],
        "parts/SeatsField.svelte": ["number + 1"],
        "parts/table/keys.ts": ["number - 1"],
        "share/bg_stats.ts": ["number + 1"],
    },
    "several are written or stacked, one is not": {
        "parts/log_lines.ts": ["count > 1"],
    },
    "a key that counts up or down by one": {
        "core/tape.svelte.ts": ["place + 1", "this.place + 1", "this.place - 1"],
        "parts/log_tree.ts": ["left += 1"],
    },
    "places and sizes": {
        "games/map/viewport.svelte.ts": [
            "Math.max(1, this.port.width - left - right)",
            "this.least * 1.001",
        ],
    },
    "lists, texts and clocks of a page": {
        "core/markdown.ts": ["number >= 1"],
        "core/table_form.ts": ["count - 1"],
        "parts/PaceField.svelte": [
            "60 * within(event.currentTarget.value, 0, 600, pace.bank / 60)"
        ],
        "parts/table/Talk.svelte": ["left < 200"],
    },
    "ranks for sorting, percents": {
        "parts/Result.svelte": [
            "9) - (places[b.number]",
            "places[a.number] ?? 9",
            "places[b.number] ?? 9",
        ],
    },
    "the usual case if nothing is said": {
        "parts/QuickPlay.svelte": ["counts.at(-1) ?? 3"],
    },
}
#: Values that are added or subtracted in the rooms of all games, by reason and file.
COMBINED: Final[dict[str, dict[str, list[str]]]] = {
    "the order of a list": {
        "core/result_text.ts": ["one.place - other.place"],
        "core/words.ts": ["number(one) - number(other)"],
    },
    "what a number that is shown has changed by": {
        "games/map/lines.ts": ["value - points[i]!"],
    },
}
#: Lengths of lists that are computed with, and sums, in the rooms of all games.
COUNTED: Final[dict[str, dict[str, list[str]]]] = {
    "lists of a page, and ends of lines": {
        "games/map/lines.ts": ["points.length -"],
        "parts/LogList.svelte": ["rows.length -"],
        "parts/OptionField.svelte": ["order.length -"],
        "parts/ReviewDecision.svelte": ["words.length -"],
        "parts/SeatsField.svelte": ["seats.length -"],
        "share/picture.ts": ["* rows.length", "rows.length +", "rows.length -"],
    },
    "the sum of what is shown in parts": {
        "core/words.ts": [".reduce((sum, [, count]) => sum + count"],
        "games/map/CountedPlaces.svelte": [".reduce((sum, value) => sum + value"],
    },
}
#: Fields of views that number seats or things, so that they are no amounts.
NO_AMOUNTS: Final = {
    "acting", "active", "ally", "audience", "bidders", "choosing", "honor", "kachidoki", "leader",
    "made", "offices", "order", "owner", "reaper", "received", "seat", "seats", "strongest",
    "turns", "winner", "words",
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
_VALUE: Final = rf"{_PATH}(?:\s*\?\?\s*0)?"
_SUM: Final = re.compile(rf"({_VALUE})\)*\s*[-+]=?\s*\(*({_VALUE})")
_LENGTH_BEFORE: Final = re.compile(rf"({_VALUE})\)*\s*(?:[-+]=?|[*/%])")
_LENGTH_AFTER: Final = re.compile(rf"(?:[-+]=?|[*/%])\s*\(*({_VALUE})")
_TOTAL: Final = re.compile(rf"\.reduce\(\((\w+), [^=]*=> \1 \+ ({_VALUE})")
_QUOTED: Final = re.compile(r"'(?:[^'\\\n]|\\.)*'|\"(?:[^\"\\\n]|\\.)*\"")
_LIMIT: Final = re.compile(r"Math\.(?:min|max)\(([^()]*)\)")
_BLOCK: Final = r"<{name}[^>]*>(.*?)</{name}>"
_WRITTEN: Final = re.compile(r"'((?:[-+−±≤≥<>×] ?)?[1-9]\d*(?: ?[·/–] ?\d+)*)'")
_THE_ONE: Final = re.compile(r"(?:[=!]==?\s*|includes\(|case )'([\w+-]+)'")
_ONE_BY_NUMBER: Final = re.compile(r"\b(AREAS|BUILDINGS|MANDATES|ADVANTAGES)\[(?!area\b)[a-z]\w*\]")


def markup_of(text: str) -> list[str]:
    """Return the computed and written parts of the markup: expressions, limits, bare text."""
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


def written(code: list[str]) -> set[str]:
    """Amounts that are written as texts."""
    return {found for part in code for found in _WRITTEN.findall(part)}


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


def combined(code: list[str], values: set[str]) -> list[str]:
    """Values of a game that are added to others or subtracted from them."""
    out: set[str] = set()
    for part in code:
        for found in _SUM.finditer(_QUOTED.sub('""', part)):
            if all(name_of(path) in values for path in found.groups()):
                out.add(found.group(0))
    return sorted(out)


def counted(code: list[str], lists: set[str], values: set[str]) -> list[str]:
    """Lengths of a view's lists that are computed with, and sums over its values."""
    out: set[str] = set()
    for part in code:
        bare = _QUOTED.sub('""', part)
        for pattern in (_LENGTH_BEFORE, _LENGTH_AFTER):
            for found in pattern.finditer(bare):
                path = re.sub(r"\s*\?\? 0$", "", found.group(1)).replace("?.", ".")
                if path.endswith(".length") and name_of(path.removesuffix(".length")) in lists:
                    out.add(found.group(0).strip())
        out |= {found.group(0) for found in _TOTAL.finditer(bare) if name_of(found[2]) in values}
    return sorted(out)


def name_of(path: str) -> str:
    """Return the last name of a path: `coins` of `seats[number]!.coins ?? 0`."""
    bare = re.sub(r"\[[^\[\]]*\]|\([^()]*\)|\s*\?\?\s*0$", "", path)
    names: list[str] = re.findall(r"[A-Za-z_]\w*", bare)
    return names[-1] if names else ""


def things_with_numbers(code: list[str], things: set[str]) -> list[str]:
    """Things of a game that a table of the client gives a number."""
    return [name for part in code for name in _ENTRY.findall(part) if name in things]


def singled_out(code: list[str], things: set[str]) -> set[str]:
    """Things of a game that are told apart by name, or found by a number that the client knows."""
    names = {name for part in code for name in _THE_ONE.findall(part) if name in things}
    return names | {found.group(0) for part in code for found in _ONE_BY_NUMBER.finditer(part)}


def declared(kind: str) -> set[str]:
    """The names of all fields of views whose types match a pattern."""
    out: set[str] = set()
    for game in gunbai.GAMES:
        for path in games.folder(game).glob("view_*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
                    continue
                if re.search(kind, ast.unparse(node.annotation)):
                    out.add(node.target.id)
    return out


def scripts() -> dict[str, list[str]]:
    """Every file of the client but tests and what is made from the engine."""
    out: dict[str, list[str]] = {}
    for path in sorted(PAGES.rglob("*")):
        made = path.name in ("view.ts", "sample.ts") or ".test." in path.name
        if path.suffix in (".ts", ".svelte") and not made:
            text = path.read_text(encoding="utf-8")
            out[short_name(path)] = code_of(text, path.suffix == ".svelte")
    return out


def short_name(path: Path) -> str:
    """Return the file's place in the client; a game's own folder stands for itself."""
    name = path.relative_to(PAGES).as_posix()
    return name.removeprefix("games/") if path.parent.name in gunbai.GAMES else name


SCRIPTS: Final = scripts()
VALUES: Final = declared(r"\b(?:int|float|Range)\b") - NO_AMOUNTS
LISTS: Final = declared(r"^(?:NotRequired\[)?(?:list|dict)\[")
THINGS: Final = {thing for told in OF_GAMES.values() for thing in told.THINGS}
MEANINGFUL: Final = {thing for told in OF_GAMES.values() for thing in told.MEANINGFUL}


def allowed(name: str, table: str) -> set[str]:
    """Return what a table of exceptions says of a file, whatever the reasons."""
    game, _, file = name.partition("/")
    if game in OF_GAMES:
        reasons = getattr(OF_GAMES[game], table)
        return {each for files in reasons.values() for each in files.get(file, [])}
    shared = {"BESIDE_VALUES": BESIDE_VALUES, "COMBINED": COMBINED, "COUNTED": COUNTED}[table]
    return {each for files in shared.values() for each in files.get(name, [])}


@pytest.mark.parametrize("name", sorted(SCRIPTS))
def test_numbers_of_the_client_belong_to_the_screen(name: str) -> None:
    code = SCRIPTS[name]
    game, _, file = name.partition("/")
    told = OF_GAMES.get(game)
    if told is not None and file not in told.DRAWING:
        assert numbers_in(code) <= told.SCREEN.get(file, set())
    assert set(beside_values(code, VALUES)) <= allowed(name, "BESIDE_VALUES")
    assert set(combined(code, VALUES)) <= allowed(name, "COMBINED")
    assert set(counted(code, LISTS, VALUES)) <= allowed(name, "COUNTED")
    assert not things_with_numbers(code, THINGS)
    if told is not None:
        assert singled_out(code, MEANINGFUL) <= allowed(name, "SINGLED_OUT")
        assert written(code) <= told.WRITTEN.get(file, set())


def test_the_lists_name_only_what_is_there() -> None:
    for game, told in OF_GAMES.items():
        for file in told.DRAWING:
            assert numbers_in(SCRIPTS[f"{game}/{file}"]), f"{file} needs no exception"
        for file, numbers in told.SCREEN.items():
            assert numbers <= numbers_in(SCRIPTS[f"{game}/{file}"]), file
        for file, amounts in told.WRITTEN.items():
            assert amounts == written(SCRIPTS[f"{game}/{file}"]), file
        for reasons in told.SINGLED_OUT.values():
            for file, things in reasons.items():
                assert set(things) <= singled_out(SCRIPTS[f"{game}/{file}"], MEANINGFUL), file
    for prefix, tables in all_tables().items():
        for files in tables.BESIDE_VALUES.values():
            for file, snippets in files.items():
                assert set(snippets) <= set(beside_values(SCRIPTS[prefix + file], VALUES)), file
        for files in tables.COMBINED.values():
            for file, snippets in files.items():
                assert set(snippets) <= set(combined(SCRIPTS[prefix + file], VALUES)), file
        for files in tables.COUNTED.values():
            for file, snippets in files.items():
                assert set(snippets) <= set(counted(SCRIPTS[prefix + file], LISTS, VALUES)), file
    assert {"armies", "chests", "coins", "price", "points", "rank"} <= VALUES


def all_tables() -> dict[str, ModuleType]:
    """Return the tables of exceptions by what stands before the names of their files."""
    return {"": sys.modules[__name__], **{f"{game}/": told for game, told in OF_GAMES.items()}}


def found_in(text: str, svelte: bool) -> bool:
    code = code_of(text, svelte)
    numbers = numbers_in(code) or written(code) or combined(code, VALUES)
    beside = beside_values(code, VALUES)
    things = things_with_numbers(code, THINGS) or singled_out(code, MEANINGFUL)
    return bool(numbers or beside or things or counted(code, LISTS, VALUES))


@pytest.mark.parametrize(
    "planted",
    [
        "const PRICES = { castle: 3, temple: 2, theatre: 1 };",
        "const KAMI_AFTER = [3, 5, 7];",
        "return value === 't7' ? Math.min(value, 5) : value;",
        "const LEAST = 2;",
        "const SIGNS = { t7: [CHEST, '≤ 5'] };",
        "const recruits = armies ? '3 · 2' : '';",
        "const able = land.armies >= 2;",
        "const left = own.chests - 1;",
        "return 2 * (seat.coins);",
        "const shown = Math.max(1, position.rank);",
        "const broken = mandate === 'betray' && seat.ally !== null;",
        "if (words.reason !== 'buildings') return [];",
        "const hires = ['koi', 'sun'].some((each) => clans.includes('koi'));",
        "return say('place', { area: AREAS[value] });",
        "const left = seat.coins - price;",
        "const left = (position.seats[seat]?.coins ?? 0) - purchase.prices[card];",
        "const force = battle.forces[place]! + hirelings[seat]!;",
        "const free = Math.max(0, (card?.spaces ?? 0) - buildings.length);",
        "const space = Math.min((land?.buildings.length ?? 0) + 1, most);",
        "const trick = Math.ceil(position.plays.length / each);",
        "const held = position.seats.reduce((sum, own) => sum + own.hand, 0);",
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
        "<b>{say('web-left', { count: goods.chests - preview.price })}</b>",
    ],
)
def test_an_amount_put_into_markup_is_found(planted: str) -> None:
    clean = "<script lang='ts'>const seat = 0;</script>\n<Crest size={22} {seat} />\n"
    style = "\n<style>\n  p {\n    margin: 3px;\n  }\n</style>\n"
    assert not found_in(clean + style, True)
    assert found_in(clean + planted + style, True)
