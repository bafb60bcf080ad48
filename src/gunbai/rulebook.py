"""The rules in words for players: an edition of each ledger in each language.

`docs/ledger/<language>/<game>.md` follows the ledger of the game id by id, without what only
programs need: how a decision is carried out, what a rule rests on, the names of moments and codes.
Where a rule comes from is said once, in the ledger.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from gunbai.language import LANGUAGES
from gunbai.ledger import Rule, all_rules, ledger_folder, read_item, read_ledger

#: Chapters of the ledgers about how programs handle the rules.
_FOR_PROGRAMS: Final = (
    "Hidden information",
    "Invariants",
    "Data that the rulebook does not print",
)
#: The heading of a table of moments, which cards name.
_MOMENTS: Final = "Hook"
_HEADING: Final = re.compile(r"(#+)\s+(.*)")
#: Before a heading: the name of the chapter in addresses, which outlives its title.
_LABEL: Final = re.compile(r"\(([a-z0-9-]+)\)=$")
_ID: Final = r"(?:[A-Z]{2}-)[A-Z]+\d+[a-z]?"
_IDS: Final = re.compile(
    rf"{_ID}(?:(?:, |; |–|…|/|\s\w{{1,3}}\s)(?:[A-Z]{{2}}-)?[A-Z]{{0,2}}\d+[a-z]?)*"
)
_PARTS: Final = re.compile(r"(–|…|)(?:[A-Z]{2}-)?([A-Z]*)(\d+[a-z]?)")
_SUBJECTS: Final = "subjects"
#: Pages of a rulebook in a source such as "000 pp.22–24" or "~p.12 L628".
_PAGES: Final = re.compile(r"\bpp?\.\s*(\d[\d–,]*)")
_PAGE: Final = 2  # the depth of a chapter that is a page
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

    def __init__(self, title: str, depth: int, label: str) -> None:
        self.title: Final = title
        self.depth: Final = depth  # 1 for the title of the book
        self.label: Final = label  # its name in addresses if not made from the title
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


def known_games() -> tuple[str, ...]:
    """Return the names of the games that have rules here."""
    folder = ledger_folder()
    return () if folder is None else tuple(path.stem for path in sorted(folder.glob("*.md")))


def _chapters(text: str) -> Iterator[Chapter]:
    chapter: Chapter | None = None
    label = ""
    for line in text.splitlines():
        heading = _HEADING.match(line)
        labelled = _LABEL.match(line)
        if heading is not None:
            if chapter is not None:
                yield chapter
            chapter = Chapter(heading[2].strip(), len(heading[1]), label)
            label = ""
        elif labelled is not None:
            label = labelled[1]
        elif chapter is not None:
            chapter.add(line)
    if chapter is not None:
        yield chapter


@cache
def rules_in(language: str) -> dict[str, Rule]:
    """Return all rules by id as players read them; those for programs as the ledger has them."""
    rules = dict(_rules())
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


def cited(text: str) -> list[str]:
    """Return the ids that a statement refers to, each once; a range such as JK-X05–X07 in full."""
    found: list[str] = []
    for run in _IDS.findall(text):
        game, last = run[:3], ""
        for gap, letters, digits in _PARTS.findall(run):
            stem = letters or re.sub(r"\d.*", "", last)
            one = f"{game}{stem}{digits}"
            if gap in "–…" and gap and last:
                found += _between(last, one)
            found.append(one)
            last = one[3:]
    return list(dict.fromkeys(found))


def _between(first: str, last: str) -> list[str]:
    """Return the ids of a range without its ends."""
    low, high = (int(re.sub(r"\D", "", one[-4:])) for one in (first, last))
    stem = re.sub(r"\d+[a-z]?$", "", last)
    width = len(re.sub(r"\D", "", first))
    return [f"{stem}{number:0{width}}" for number in range(low + 1, high)]


@cache
def slugs(game: str) -> list[str]:
    """Return the names of the chapters in addresses: the same in every language."""
    found: list[str] = []
    above = ""
    for chapter in book(game, "en"):
        slug = re.sub(r"[^a-z0-9]+", "-", chapter.title.lower()).strip("-")
        if chapter.depth > _PAGE:
            slug = f"{above}-{slug}"
        found.append(chapter.label or slug)
        if chapter.depth <= _PAGE:
            above = found[-1]
    return found


@cache
def _slugs_by_id(game: str) -> dict[str, str]:
    return {
        id_: slug
        for slug, chapter in zip(slugs(game), book(game, "en"), strict=True)
        for passage in chapter.passages
        for id_ in passage.ids
    }


def slug_of(game: str, id_: str) -> str:
    """Return the chapter that contains a rule; an empty text if none does."""
    return _slugs_by_id(game).get(id_, "")


@cache
def _rules() -> dict[str, Rule]:
    return all_rules()


def pages_of(id_: str) -> str:
    """Return the pages of the box's rulebook that a rule comes from; empty if it has none."""
    found = _PAGES.findall(_rules()[id_].source) if id_ in _rules() else []
    numbers = [one.strip(",–") for pages in found for one in pages.split(",")]
    return ", ".join(dict.fromkeys(one for one in numbers if one))


@cache
def subjects(language: str) -> dict[str, list[str]]:
    """Return what people look for under each id: the index at the back of the rulebooks."""
    folder = ledger_folder()
    found: dict[str, list[str]] = {}
    for path in sorted((folder / _SUBJECTS).glob("*.toml")) if folder is not None else []:
        for ids, words in tomllib.loads(path.read_text(encoding="utf-8")).items():
            for id_ in ids.split():
                found.setdefault(id_, []).extend(words[language].split(", "))
    return found


@cache
def links(game: str) -> dict[str, list[str]]:
    """Return for the first id of each passage the first ids of those it cites or is cited by.

    The ledger and its editions cite the same rules, though not all of them in the same places.
    """
    texts: dict[str, list[str]] = {}
    firsts: dict[str, str] = {}
    for language in LANGUAGES:
        for chapter in book(game, language):
            for passage in chapter.passages:
                firsts.update(dict.fromkeys(passage.ids, passage.ids[0]))
                texts.setdefault(passage.ids[0], []).extend([passage.text, passage.more])
    for id_, rule in _rules().items():
        if id_ in firsts:
            texts[firsts[id_]] += [rule.text, rule.source]
    found: dict[str, dict[str, None]] = {first: {} for first in texts}
    for own, said in texts.items():
        for id_ in cited(" ".join(said)):
            other = firsts.get(id_, own)
            if other != own:
                found[own][other] = None
                found[other][own] = None
    return {first: list(others) for first, others in found.items()}


def without_references(text: str) -> str:
    """Return a statement without references to other rules."""
    return _REFERENCE.sub("", text)


def without_ids(text: str) -> str:
    """Return a text without references; an id in the middle of a sentence is a mark."""
    return _IDS.sub("§", without_references(text))


def plain(text: str) -> str:
    """Return a statement without marks and without references to other rules."""
    return without_references(text).replace("**", "")


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
        told, asked = figures(found[id_].more), figures(english[id_].more)
        if told != asked:
            out.append(f"figures below {id_} in {language}: {told}, not {asked}")
    return out


def passages(ledger: Path, language: str) -> dict[str, Passage]:
    """Return the passages of the edition of a ledger by their ids."""
    return {
        id_: passage
        for chapter in read_edition(edition_of(ledger, language))
        for passage in chapter.passages
        for id_ in passage.ids
    }
