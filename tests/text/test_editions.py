"""The rules in words for players: complete, with the same figures, in the language they are in."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from gunbai import games
from gunbai.games.joraku.decision_rules import RULES as joraku
from gunbai.games.rising_sun.decision_rules import RULES as rising_sun
from gunbai.games.shogun.decision_rules import RULES as shogun
from gunbai.language import LANGUAGES
from gunbai.ledger import read_ledger
from gunbai.rulebook import (
    edition_of,
    faults,
    for_players,
    plain,
    read_edition,
    rules_in,
    without_ids,
)

ROOT = Path(__file__).resolve().parents[2]
LEDGERS = sorted((ROOT / "docs" / "ledger").glob("*.md"))
GAMES = [path.stem for path in LEDGERS]
FOREIGN = [code for code in LANGUAGES if code != "en"]
EVERY = pytest.mark.parametrize("ledger", LEDGERS, ids=GAMES)

#: Letters that the other language of the two does not have.
LETTERS = {"ru": "ыэъё", "uk": "іїєґ"}
LATIN = re.compile(r"(?<![A-Z]-)\b[A-Za-z]{2,}\b")
ALLOWED_LATIN = re.compile(r"[IVX]+|FAQ|Gunbai|Joraku")
ID = re.compile(r"\b[A-Z]{2}-[A-Z]+\d+[a-z]?\b")
#: What only programs and their tests say.
FOR_PROGRAMS = re.compile(
    r"`|[A-Z]{2,}_[A-Z]+|\b(vector|fixture|seed|seat \d|default if absent)\b", re.I
)


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told_with_its_numbers(ledger: Path, language: str) -> None:
    assert faults(ledger, language) == []


@EVERY
def test_what_is_left_out_is_for_programs(ledger: Path) -> None:
    left = [id_ for id_, rule in read_ledger(ledger).items() if not for_players(rule)]
    hidden_invariants_data_moments = r"JK-H\d+|SG-[HIF]\d+|RS-(HI|I)\d+|RS-F(5|6|7|8)\d"
    assert left
    assert [id_ for id_ in left if not re.fullmatch(hidden_invariants_data_moments, id_)] == []


@EVERY
@pytest.mark.parametrize("language", FOREIGN)
def test_no_english_is_left(ledger: Path, language: str) -> None:
    """Every text has letters of its language and no English words."""
    english = []
    for chapter in read_edition(edition_of(ledger, language)):
        told = [(chapter.title, chapter.title), (chapter.title, chapter.opening)]
        for passage in chapter.passages:
            told += [(passage.ids[0], passage.whole), (passage.ids[0], passage.more)]
        for place, said in told:
            text = ID.sub(" ", said)
            words = [word for word in LATIN.findall(text) if not ALLOWED_LATIN.fullmatch(word)]
            if words or (text.strip() and text.isascii()):
                english.append((place, words))
    assert english == []


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_whole_without_the_ids_of_rules(ledger: Path, language: str) -> None:
    """A rule is cited in brackets or in a short sentence of its own: aloud, one leaves it out."""
    marked = [
        passage.ids[0]
        for chapter in read_edition(edition_of(ledger, language))
        for passage in chapter.passages
        if "§" in without_ids(f"{passage.whole}\n{passage.more}")
    ]
    assert marked == []


@EVERY
@pytest.mark.parametrize("language", FOREIGN)
def test_no_letter_of_the_other_language(ledger: Path, language: str) -> None:
    other = next(code for code in FOREIGN if code != language)
    text = edition_of(ledger, language).read_text(encoding="utf-8").lower()
    assert set(text) & set(LETTERS[language])
    assert not set(text) & set(LETTERS[other])


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_for_programs(ledger: Path, language: str) -> None:
    told = [
        (passage.ids[0], found[0])
        for chapter in read_edition(edition_of(ledger, language))
        for passage in chapter.passages
        if (found := FOR_PROGRAMS.search(passage.text))
    ]
    assert told == []


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_have_no_numbers_of_the_ledger(ledger: Path, language: str) -> None:
    chapters = read_edition(edition_of(ledger, language))
    assert chapters[0].depth == 1
    assert len(chapters) > 10
    assert not [one.title for one in chapters if ID.search(one.title) or one.title[0].isdigit()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_beside_a_decision_no_code_is_read(language: str) -> None:
    rules = rules_in(language)
    for beside in (joraku, rising_sun, shogun):
        for ids in beside.values():
            for id_ in ids:
                assert not ID.search(plain(rules[id_].text)), id_
                assert plain(rules[id_].text).strip(), id_


# --- names ------------------------------------------------------------------------------


@cache
def names(game: str) -> dict[str, dict[str, str]]:
    """Return the names of cards, places and clans by their English ones, from the game's texts."""
    folder = games.folder(game) / "text"
    found: dict[str, dict[str, str]] = {}
    kinds = ("card", "province", "area", "clan", "kami", "advantage", "event", "favour")
    pattern = re.compile(rf"^((?:{'|'.join(kinds)})-[a-z0-9-]+) = ([^{{}}\n]+)$", re.M)
    texts = {
        code: dict(pattern.findall((folder / f"{code}.ftl").read_text(encoding="utf-8")))
        for code in LANGUAGES
    }
    for key, english in texts["en"].items():
        found[english.strip()] = {code: texts[code].get(key, "").strip() for code in FOREIGN}
    return found


def stem(word: str) -> str:
    """Return the part of a word that stays in all its forms, roughly."""
    return word.lower()[: max(3, len(word) - 3)]


@EVERY
@pytest.mark.parametrize("language", FOREIGN)
def test_names_are_those_of_the_game(ledger: Path, language: str) -> None:
    """A province, a clan or a card that a rule names is called as everywhere else in the game."""
    told = rules_in(language)
    odd = []
    for id_, rule in read_ledger(ledger).items():
        if not for_players(rule):
            continue
        english = rule.for_players
        text = " ".join([told[id_].section, *told[id_].cells[0]]).lower()
        for name, others in names(ledger.stem).items():
            if len(name) < 4 or not re.search(rf"\b{re.escape(name)}\b", english):
                continue
            stems = [stem(word) for word in re.findall(r"\w+", others[language]) if len(word) > 3]
            if not all(part in text for part in stems):
                odd.append(f"{id_}: {name} is {others[language]}")
    assert odd == []
