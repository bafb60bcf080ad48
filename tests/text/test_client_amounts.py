"""No rule of a game stands in the client: amounts, and what things do, come from the engine.

Four nets, each for the script and the markup of every file:

- a number next to a value of a game (`land.armies > 1`, `2 * coins`, `Math.min(points, 5)`) is
  found in any file, whatever the number; values are the numbers that the views declare;
- a table that gives things of a game numbers is found in any file;
- a number of its own, or a constant, is found in the files of a game that do not only draw;
- a clan, a mandate, a reason for points or another thing to which the rules give a meaning is
  found where a script asks whether something is just this one (`mandate === 'betray'`).

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
from gunbai.games.shogun import events as shogun_events
from gunbai.games.shogun import names as shogun

PAGES: Final = Path(__file__).parent.parent.parent / "web" / "src"

#: Files that only draw: their numbers of their own are places and sizes.
DRAWING: Final = {
    "joraku": [
        "geometry.ts", "places.ts", "Aside.svelte", "CardCaption.svelte",
        "Crest.svelte", "Path.svelte", "Picture.svelte", "Pieces.svelte", "Price.svelte",
        "ScoreTable.svelte", "Travels.svelte", "Trick.svelte",
    ],
    "rising_sun": [
        "arrangement.ts", "land.ts", "looks.ts", "print.ts", "Board.svelte", "Country.svelte",
        "Crest.svelte", "Ground.svelte", "Map.svelte", "Mark.svelte", "People.svelte",
        "Picture.svelte", "Pieces.svelte", "PromiseForm.svelte", "ProvincePrint.svelte",
        "SceneChips.svelte", "Token.svelte", "Travels.svelte",
    ],
    "shogun": [
        "crowd.ts", "labels.ts", "land.ts", "plan_drag.ts", "Board.svelte", "Chip.svelte",
        "Country.svelte", "Crest.svelte", "Effects.svelte", "Map.svelte", "Marches.svelte",
        "Mark.svelte", "Picture.svelte", "Pieces.svelte", "PlanMark.svelte", "TowerDrawing.svelte",
    ],
}  # fmt: skip
#: Numbers of the screen in the other files: lengths of lists, ranks for sorting, percents.
SCREEN: Final[dict[str, set[float]]] = {
    "joraku/RuleSign.svelte": {4, 62},
    "joraku/client.ts": {8},
    "joraku/lines.ts": {9},
    "joraku/sections.ts": {3},
    "rising_sun/CardPage.svelte": {3},
    "rising_sun/Info.svelte": {3, 28},
    "rising_sun/WarOrder.svelte": {5},
    "rising_sun/cards.ts": {10, 100},
    "rising_sun/client.ts": {3},
    "rising_sun/scenes.ts": {0.7, 1.2, 1.3, 1.4, 2.4},
    "shogun/ThrowStage.svelte": {0.6, 2400},
    "shogun/client.ts": {5},
    "shogun/odds.ts": {99, 100},
    "shogun/plan_desk.svelte.ts": {60},
    "shogun/plan_steps.ts": {2},
    "shogun/rule_things.ts": {*range(3, 22)},  # of cards of the favour deck, which are drawn
    "shogun/scenes.ts": {2.5},
    "shogun/throws.ts": {3},
}
#: Numbers next to values of a game that are about the screen, by reason and file.
BESIDE_VALUES: Final[dict[str, dict[str, list[str]]]] = {
    "the name of a card": {"shogun/rule_things.ts": ["rice+1"]},
    "the first place, which is marked or named": {
        "joraku/Ground.svelte": ["faction.ranks[area] === 1"],
        "parts/Result.svelte": ["places[seat.number] === 1"],
        "share/bg_stats.ts": ["places[number] === 1"],
        "parts/TableRow.svelte": ["places[seat.number] === 1"],
        "parts/table/counting.ts": ["result.places[number] === 1"],
    },
    "counted from 1 on for people, or from 0 on in a list": {
        "core/names.ts": ["seat.number + 1"],
        "games/map/lines.ts": ["number - 1"],
        "joraku/ScoreTable.svelte": ["round - 1"],
        "joraku/rule_things.ts": ["number - 1"],
        "pages/Guide.svelte": ["number + 1"],
        "parts/LobbySeat.svelte": ["seat.number + 1"],
        "parts/SeatsField.svelte": ["number + 1"],
        "parts/table/keys.ts": ["number - 1"],
        "rising_sun/Honor.svelte": ["place + 1"],
        "share/bg_stats.ts": ["number + 1"],
        "rising_sun/track.ts": [
            "turn + 1", "position.kami_after.indexOf(turn + 1) + 1",
        ],
        "rising_sun/WarsStage.svelte": ["place + 1"],
        "rising_sun/war.ts": ["place + 1", "war.from + 1"],
        "shogun/PlanSlots.svelte": ["1 === place"],
        "shogun/odds.ts": ["Number(choice.fields.armies) - 1"],
        "shogun/stage.ts": ["position.banner! + 1"],
    },
    "several are written or stacked, one is not": {
        "joraku/Pieces.svelte": ["count > 5"],
        "parts/log_lines.ts": ["count > 1"],
        "rising_sun/PendingEffects.svelte": ["count > 1"],
        "rising_sun/People.svelte": ["count > 1"],
        "rising_sun/Pieces.svelte": ["count > 1"],
        "rising_sun/ProvincePrint.svelte": ["value > 1"],
        "rising_sun/Travels.svelte": ["one.count > 1"],
        "rising_sun/arrangement.ts": ["count > 1"],
        "rising_sun/print.ts": ["value > 1"],
        "shogun/Pieces.svelte": ["count > 1"],
        "shogun/crowd.ts": ["count > 1"],
        "shogun/Winter.svelte": ["count > 1"],
    },
    "a key that counts up or down by one": {
        "core/tape.svelte.ts": ["place + 1", "this.place + 1", "this.place - 1"],
        "parts/log_tree.ts": ["left += 1"],
        "rising_sun/Amount.svelte": ["value + 1", "value - 1"],
        "rising_sun/travels.ts": ["same.count += 1"],
        "shogun/Aim.svelte": ["Math.max(1, count + by)", "count <= 1"],
        "shogun/plan_desk.svelte.ts": ["count += 1"],
    },
    "places and sizes": {
        "joraku/Trick.svelte": ["count - 1"],
        "joraku/geometry.ts": ["Math.round(value * 10) / 10", "before.y + 10"],
        "joraku/CardCaption.svelte": ["most - 1"],
        "joraku/lines.ts": ["most - 1"],
        "joraku/places.ts": [
            "10 * layout.samurai", "10.5 * layout.samurai", "Math.max(1, count - 1)", "count - 1",
        ],
        "games/map/viewport.svelte.ts": [
            "Math.max(1, this.port.width - left - right)", "this.least * 1.001",
        ],
        "rising_sun/land.ts": ["Math.round(value * 10) / 10"],
    },
    "lists, texts and clocks of a page": {
        "core/markdown.ts": ["number >= 1"],
        "core/table_form.ts": ["count - 1"],
        "parts/PaceField.svelte": [
            "60 * within(event.currentTarget.value, 0, 600, pace.bank / 60)",
        ],
        "parts/table/Talk.svelte": ["left < 200"],
    },
    "ranks for sorting, percents": {
        "parts/Result.svelte": [
            "9) - (places[b.number]", "places[a.number] ?? 9", "places[b.number] ?? 9",
        ],
        "rising_sun/cards.ts": [
            "10 + place(TYPES, card.type)", "100 + place(SETS, card.sets[0] ?? '')",
            "place(SEASONS, card.season) * 100", "place(SETS, card.sets[0] ?? '') * 10",
        ],
        "shogun/odds.ts": ["out[most]! + 100"],
    },
    "the usual case if nothing is said": {
        "parts/QuickPlay.svelte": ["counts.at(-1) ?? 3"],
        "rising_sun/Market.svelte": ["turn.place ?? 1"],
        "rising_sun/travels.ts": ["of('count') ?? 1"],
        "shogun/Season.svelte": ["Math.max(1, position.year)"],
        "shogun/client.ts": ["Math.max(1, position.year)"],
    },
    "help for whoever plays the first year": {"shogun/help.ts": ["position.year < 2"]},
}  # fmt: skip
#: Things that a script tells apart from others of their kind, by reason and file.
SINGLED_OUT: Final[dict[str, dict[str, list[str]]]] = {
    "drawn or written in a way of its own": {
        "rising_sun/ActStage.svelte": ["harvest"],
        "rising_sun/BidForm.svelte": ["ronin"],
        "rising_sun/Token.svelte": ["moon"],
        "rising_sun/looks.ts": ["moon"],
        "shogun/Chip.svelte": ["green"],
        "shogun/ThrowCounts.svelte": ["green"],
    },
    "the farmers, whose side the engine tells": {"shogun/throws.ts": ["green"]},
    "listed as points of the end": {"shogun/story.ts": ["statues"]},
    "beside the number that the view tells of it": {
        "rising_sun/preview.ts": ["harvest"],
        "rising_sun/tally.ts": ["set", "tokens"],
    },
    "the texts that are in this box": {"rising_sun/Legend.svelte": ["moon", "sun"]},
    "whoever chose it is told by its own lines": {"rising_sun/scenes.ts": ["seppuku"]},
    "any other place will do to ask why not": {"rising_sun/offers.ts": ["kansai"]},
    "the order that the view tells is that of the buyers": {"rising_sun/Market.svelte": ["train"]},
}  # fmt: skip
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
_LIMIT: Final = re.compile(r"Math\.(?:min|max)\(([^()]*)\)")
_BLOCK: Final = r"<{name}[^>]*>(.*?)</{name}>"
_THE_ONE: Final = re.compile(r"(?:[=!]==?\s*|includes\(|case )'([\w+-]+)'")
_ONE_BY_NUMBER: Final = re.compile(r"\b(AREAS|BUILDINGS|MANDATES|ADVANTAGES)\[(?!area\b)[a-z]\w*\]")


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


def singled_out(code: list[str], things: set[str]) -> set[str]:
    """Things of a game that are told apart by name, or found by a number that the client knows."""
    names = {name for part in code for name in _THE_ONE.findall(part) if name in things}
    return names | {found.group(0) for part in code for found in _ONE_BY_NUMBER.finditer(part)}


def declared_values() -> set[str]:
    """The numbers that views hold, by name."""
    out: set[str] = set()
    for game in gunbai.GAMES:
        for path in games.folder(game).glob("view_*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
                    continue
                if re.search(r"\b(?:int|float|Range)\b", ast.unparse(node.annotation)):
                    out.add(node.target.id)
    return out - NO_AMOUNTS


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
VALUES: Final = declared_values()
THINGS: Final = {
    *joraku.AREAS, *joraku.COLOURS, "place", "march", "move", "remove", "send",
    *shogun.SLOTS, *shogun.PROVINCES, *shogun.SPECIALS,
    *rising_sun.CARDS, *rising_sun.KAMI, *rising_sun.MONSTERS, *rising_sun.PROVINCES,
    *rising_sun.MANDATES, *rising_sun.ADVANTAGES,
}  # fmt: skip


#: Things that rules single out; no verbs (such as “favour”), seasons or phases, by which a page
#: finds its panels.
MEANINGFUL: Final = {
    *joraku.AREAS, *joraku.COLOURS, *shogun.BUILDINGS, *shogun.REGIONS, *shogun.PROVINCES,
    *shogun.SPECIALS, *shogun.FAVOURS, *shogun.EVENT_CARDS, *shogun_events.REASONS,
    *rising_sun.CARDS, *rising_sun.CLANS, *rising_sun.KAMI, *rising_sun.MONSTERS,
    *rising_sun.PROVINCES, *rising_sun.MANDATES, *rising_sun.ADVANTAGES, "set", "tokens",
} - {"favour"}  # fmt: skip


def meant_for_the_screen(name: str) -> set[str]:
    return {each for files in BESIDE_VALUES.values() for each in files.get(name, [])}


def told_apart(name: str) -> set[str]:
    return {each for files in SINGLED_OUT.values() for each in files.get(name, [])}


@pytest.mark.parametrize("name", sorted(SCRIPTS))
def test_numbers_of_the_client_belong_to_the_screen(name: str) -> None:
    code = SCRIPTS[name]
    game, _, file = name.partition("/")
    if game in DRAWING and file not in DRAWING[game]:
        assert numbers_in(code) <= SCREEN.get(name, set())
    assert set(beside_values(code, VALUES)) <= meant_for_the_screen(name)
    assert not things_with_numbers(code, THINGS)
    if game in DRAWING:
        assert singled_out(code, MEANINGFUL) <= told_apart(name)


def test_the_lists_name_only_what_is_there() -> None:
    for game, files in DRAWING.items():
        for file in files:
            assert numbers_in(SCRIPTS[f"{game}/{file}"]), f"{file} needs no exception"
    for name, numbers in SCREEN.items():
        assert numbers <= numbers_in(SCRIPTS[name]), name
    for told in SINGLED_OUT.values():
        for name, things in told.items():
            assert set(things) <= singled_out(SCRIPTS[name], MEANINGFUL), name
    for listed in BESIDE_VALUES.values():
        for name, snippets in listed.items():
            assert set(snippets) <= set(beside_values(SCRIPTS[name], VALUES)), name
    assert {"armies", "chests", "coins", "price", "points", "rank"} <= VALUES


def found_in(text: str, svelte: bool) -> bool:
    code = code_of(text, svelte)
    numbers, beside = numbers_in(code), beside_values(code, VALUES)
    things = things_with_numbers(code, THINGS) or singled_out(code, MEANINGFUL)
    return bool(numbers or beside or things)


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
        "const broken = mandate === 'betray' && seat.ally !== null;",
        "if (words.reason !== 'buildings') return [];",
        "const hires = ['koi', 'sun'].some((each) => clans.includes('koi'));",
        "return say('place', { area: AREAS[value] });",
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
