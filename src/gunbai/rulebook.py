"""The rules in words for players: an edition of each ledger in each language.

`docs/ledger/<language>/<game>.md` follows the ledger of the game id by id, without what only
programs need: how a decision is carried out, what a rule rests on, the names of moments and codes.
Where a rule comes from is said once, in the ledger.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from gunbai.ledger import Rule, all_rules, ledger_folder, read_item, read_ledger

#: Chapters of the ledgers that tell programs how to handle the rules.
_FOR_PROGRAMS: Final = (
    "Hidden information",
    "Invariants",
    "Data that the rulebook does not print",
)
#: The heading of a table of moments, which cards name.
_MOMENTS: Final = "Hook"
_HEADING: Final = re.compile(r"(#+)\s+(.*)")
_ID: Final = r"(?:[A-Z]{2}-)[A-Z]+\d+[a-z]?"
_IDS: Final = re.compile(
    rf"{_ID}(?:(?:, |; |–|…|/|\s\w{{1,3}}\s)(?:[A-Z]{{2}}-)?[A-Z]{{0,2}}\d+[a-z]?)*"
)
#: Where a statement refers to others: in brackets, or in a short sentence of its own.
_REFERENCE: Final = re.compile(
    rf"\s*\([^()]*{_ID}[^()]*\)|(?<=[.!?»”*])\s[^.!?()]{{0,40}}{_ID}[^.!?()]{{0,40}}[.!?]"
)


class Passage:
    """One statement of an edition; several ids may share it."""

    def __init__(self, ids: list[str], name: str, text: str) -> None:
        self.ids: Final = ids
        self.name: Final = name  # of a card or an example, if it has one
        self.text: Final = text
        self.more = ""  # a table or a list below it, as Markdown

    @property
    def whole(self) -> str:
        """The statement with its name."""
        return f"{self.name} {self.text}".strip()


class Chapter:
    """A chapter of an edition: its heading, how deep it stands, and its passages."""

    def __init__(self, title: str, depth: int) -> None:
        self.title: Final = title
        self.depth: Final = depth  # 1 for the title of the book
        self.opening = ""  # what is said before the first passage, as Markdown
        self.passages: Final[list[Passage]] = []

    def add(self, line: str) -> None:
        """Read the next line: a passage, or something that belongs to what stands above it."""
        item = read_item(line)
        if item is not None:
            self.passages.append(Passage(*item))
        elif self.passages:
            self.passages[-1].more = f"{self.passages[-1].more}\n{line}".lstrip("\n")
        else:
            self.opening = f"{self.opening}\n{line}".lstrip("\n")


def for_players(rule: Rule) -> bool:
    """Return True if editions have this rule of a ledger; others only serve programs."""
    if any(heading == _MOMENTS for heading, _ in rule.cells):
        return False
    return not any(chapter in rule.section for chapter in _FOR_PROGRAMS)


def edition_of(ledger: Path, language: str) -> Path:
    """Return the file of the edition of a ledger in a language."""
    return ledger.parent / language / ledger.name


def read_edition(path: Path) -> list[Chapter]:
    """Return the chapters of an edition in their order; none if there is no such file."""
    return list(_chapters(path.read_text(encoding="utf-8"))) if path.exists() else []


@cache
def book(game: str, language: str) -> list[Chapter]:
    """Return the chapters of a game's rules in a language; none if they are not there."""
    folder = ledger_folder()
    return [] if folder is None else read_edition(folder / language / f"{game}.md")


def _chapters(text: str) -> Iterator[Chapter]:
    chapter: Chapter | None = None
    for line in text.splitlines():
        heading = _HEADING.match(line)
        if heading is not None:
            if chapter is not None:
                yield chapter
            chapter = Chapter(heading[2].strip(), len(heading[1]))
        elif chapter is not None:
            chapter.add(line)
    if chapter is not None:
        yield chapter


@cache
def rules_in(language: str) -> dict[str, Rule]:
    """Return all rules by id as players read them; those for programs as the ledger has them."""
    rules = dict(all_rules())
    for id_, rule in rules.items():
        rules[id_] = Rule(id_, rule.section, [("", rule.for_players)], rule.source, rule.place)
    for game in dict.fromkeys(rule.place.partition(".")[0] for rule in rules.values()):
        for chapter in book(game, language):
            for passage in chapter.passages:
                for id_ in passage.ids:
                    if id_ in rules:
                        cells = [(passage.name, passage.text)]
                        old = rules[id_]
                        rules[id_] = Rule(id_, chapter.title, cells, old.source, old.place)
    return rules


def plain(text: str) -> str:
    """Return a statement without marks and without references to other rules."""
    return _REFERENCE.sub("", text).replace("**", "")


# --- Comparing an edition with its ledger -----------------------------------------------

#: Numbers of seats, events, moments, examples, books, chapters, lines and pages: names.
_NO_AMOUNT: Final = re.compile(
    r"\bseats? \d+(?:(?:, ?| and |–)\d+)*|\border \d–\d|\bBATTLE\d"
    r"|\b[TFXYDS]\d+(?:[-–][XS]?\d+)?\b|\bL\d+(?:[-–]\d+)?|\b00\d\b"
    r"|\b(?:sections?|doc) \d+|pp?\.\d[\d–,]*|facts §[\d.]+|FAQ ?\d"
)
#: Rules in which the ledger numbers what players call by a name (seats, Kyoto as area 0), in which
#: "seats" is a verb, or another example is named by its number.
_NUMBERED: Final = ("JK-X10", "JK-X11", "JK-X50", "RS-C01", "RS-XD01", "RS-XD03", "SG-Y17")
_NUMBER: Final = re.compile(r"\d+")


def figures(text: str) -> list[str]:
    """Return the numbers of a statement in ascending order, without those of ids."""
    return sorted(_NUMBER.findall(_IDS.sub(" ", text)))


def faults(ledger: Path, language: str) -> list[str]:
    """Return one line for each id in which an edition differs from its ledger.

    Figures are those of the English edition, and there those of the ledger.
    """
    wanted = {id_: rule for id_, rule in read_ledger(ledger).items() if for_players(rule)}
    found = passages(ledger, language)
    out = [f"missing in {language}: {id_}" for id_ in wanted if id_ not in found]
    out += [f"unknown in {language}: {id_}" for id_ in found if id_ not in wanted]
    english = found if language == "en" else passages(ledger, "en")
    for id_, rule in wanted.items():
        if id_ not in found or id_ not in english or (language == "en" and id_ in _NUMBERED):
            continue
        told = figures(found[id_].whole)
        plain = _NO_AMOUNT.sub(" ", _IDS.sub(" ", rule.for_players))
        asked = figures(plain if language == "en" else english[id_].whole)
        if told != asked:
            out.append(f"figures of {id_} in {language}: {' '.join(told)}, not {' '.join(asked)}")
    return out


def passages(ledger: Path, language: str) -> dict[str, Passage]:
    """Return the passages of the edition of a ledger by their ids."""
    return {
        id_: passage
        for chapter in read_edition(edition_of(ledger, language))
        for passage in chapter.passages
        for id_ in passage.ids
    }
