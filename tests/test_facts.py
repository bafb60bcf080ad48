"""The facts behind the ledgers: each citation leads to a section, and the data agree with them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
LEDGERS = ROOT / "docs" / "ledger"
GAMES = ROOT / "src" / "gunbai" / "games"
NAMES = sorted(path.stem for path in LEDGERS.glob("*.md"))

CITATION = re.compile(r"\bfacts §(\d+(?:\.\d+)?)(?: \[(S\w+)\])?")
HEADING = re.compile(r"^##+ (\d+(?:\.\d+)?)\.? ", re.MULTILINE)
SOURCE = re.compile(r"\[(S\w+)\]")
#: A citation that names no section.
VAGUE = re.compile(r"\bfacts (file|ledger|page)\b|\bfacts \[|\bfacts §(?!\d)")


def facts_of(game: str) -> str:
    return (LEDGERS / "facts" / f"{game}.md").read_text()


def data_of(game: str) -> dict[str, Any]:
    return tomllib.loads((GAMES / game / "data" / f"{game}.toml").read_text())


def tables_under(text: str, number: str) -> list[list[str]]:
    """The cells of all table rows under the heading with this number."""
    start = next(found for found in HEADING.finditer(text) if found[1] == number)
    after = [found.start() for found in HEADING.finditer(text) if found.start() > start.start()]
    section = text[start.end() : min(after, default=len(text))]
    rows = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in rows]


def broken_citations(ledger: str, facts: str) -> list[str]:
    """Citations that lead nowhere."""
    sections = set(HEADING.findall(facts))
    sources = set(SOURCE.findall(facts))
    out = [found[0] for found in VAGUE.finditer(ledger)]
    for found in CITATION.finditer(ledger):
        if found[1] not in sections or (found[2] and found[2] not in sources):
            out.append(found[0])
    return out


@pytest.mark.parametrize("game", NAMES)
def test_every_citation_of_the_facts_leads_to_a_section(game: str) -> None:
    ledger = (LEDGERS / f"{game}.md").read_text()
    facts = facts_of(game)
    assert CITATION.search(ledger)
    assert broken_citations(ledger, facts) == []
    assert broken_citations(facts, facts) == []


def test_a_citation_that_leads_nowhere_is_noticed() -> None:
    facts = "## 1. Map\n\n### 1.2 Borders\n\n* [S1] somebody\n"
    assert broken_citations("facts §1, facts §1.2, facts §1 [S1]", facts) == []
    ledger = "facts §2, facts §1.3, facts §1 [S2], see the facts file, facts [S1]"
    assert broken_citations(ledger, facts) == [
        "facts file",
        "facts [",
        "facts §2",
        "facts §1.3",
        "facts §1 [S2]",
    ]


@pytest.mark.parametrize("game", NAMES)
def test_the_data_say_where_their_sources_are(game: str) -> None:
    text = (GAMES / game / "data" / f"{game}.toml").read_text()
    named = re.findall(r"docs/ledger/facts/\w+\.md", text)
    assert named == [f"docs/ledger/facts/{game}.md"]
    assert (ROOT / named[0]).is_file()


@pytest.mark.parametrize("game", NAMES)
def test_the_facts_name_no_file_that_is_not_there(game: str) -> None:
    for path in re.findall(r"`((?:src|docs)/[\w/.]+)`", facts_of(game)):
        assert (ROOT / path).exists(), path


def test_the_reputation_tables_are_those_of_the_facts() -> None:
    rows = [row for row in tables_under(facts_of("joraku"), "3") if row[0][:1].isdigit()]
    told = {
        row[0].split()[1].lower(): [[int(n) for n in cell.split("/")] for cell in row[1:4]]
        for row in rows
    }
    sure = {row[0].split()[1].lower(): row[4].partition(" (")[0] for row in rows}
    data = data_of("joraku")["prestige"]
    assert {area: block["rows"] for area, block in data.items()} == told
    assert {area: block["confidence"] for area, block in data.items()} == sure


def test_the_province_cards_are_those_of_the_facts() -> None:
    text = facts_of("shogun")
    rows = [row for row in tables_under(text, "1") if len(row) == 12 and row[3].isdigit()]
    told = {row[0].lower(): [int(cell) for cell in row[3:6]] for row in rows}
    data = data_of("shogun")
    cards = {name: row for name, row in data["cards"].items() if isinstance(row, list)}
    assert cards == told
    for kind, column in (("borders", 6), ("routes", 7)):
        pairs = {
            frozenset({row[0].lower(), other.strip().lower()})
            for row in rows
            for other in row[column].split(",")
            if other != "–"
        }
        for side in ("sun", "moon"):
            assert {frozenset(pair) for pair in data[kind][side]["pairs"]} == pairs


SETS = {"4.1": "core", "4.2": "archway", "4.3": "teapot", "4.4": "horseman", "4.5": "ship"}
TYPES = {"War Upgrade": "war", "Winter Upgrade": "winter"}


def test_the_season_cards_are_those_of_the_facts() -> None:
    text = facts_of("rising_sun")
    told: dict[str, dict[str, Any]] = {}
    for number, set_ in SETS.items():
        for season, name, copies, kind, price, *_ in tables_under(text, number):
            if copies.isdigit():
                card = {
                    "season": season.lower(),
                    "copies": int(copies),
                    "type": TYPES.get(kind, kind.lower()),
                    "price": int(price),
                }
                earlier = told.setdefault(name.lower().replace(" ", "-"), {**card, "sets": []})
                assert {**earlier, "sets": []} == {**card, "sets": []}
                earlier["sets"].append(set_)
    for name, season, price, *_ in tables_under(text, "5"):
        if price.isdigit():
            card = {"season": season.lower(), "copies": 1, "type": "monster", "price": int(price)}
            told[name.lower()] = {**card, "sets": ["gods"]}
    data = data_of("rising_sun")["cards"]
    keys = ("season", "copies", "type", "price", "sets")
    assert {name: {key: card[key] for key in keys} for name, card in data.items()} == told


def test_clans_and_rewards_are_those_of_the_facts() -> None:
    text = facts_of("rising_sun")
    data = data_of("rising_sun")
    clans = {
        row[0].lower(): (int(row[2]), int(row[3]), row[4].lower())
        for row in tables_under(text, "2")
        if row[2].isdigit()
    }
    assert {
        name: (clan["honor"], clan["income"], clan["home"]) for name, clan in data["clans"].items()
    } == clans
    rewards = {
        row[0].lower(): [int(cell) for cell in row[1:4]]
        for row in tables_under(text, "1.1")
        if row[1].isdigit()
    }
    assert {name: row for name, row in data["rewards"].items() if isinstance(row, list)} == rewards
    for kind, number in (("borders", "1.2"), ("routes", "1.3")):
        pairs = {
            frozenset(row[0].lower().split(" – "))
            for row in tables_under(text, number)
            if " – " in row[0]
        }
        assert {frozenset(pair) for pair in data[kind]["pairs"]} == pairs
