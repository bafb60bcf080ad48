"""Finding the rule that answers a question, in the asker's own words.

Passages are ranked by BM25 over stems. Synonyms count for each other, and a word that no rule has
matches those with a similar spelling.
"""

from __future__ import annotations

import math
import re
from collections import defaultdict
from collections.abc import Iterable
from functools import cache, cached_property
from typing import Final

from gunbai.rulebook import Chapter, Passage, book, known_games, links, plain, subjects
from gunbai.stems import others, stems

#: How often a word must occur before more of it says little, and how much length counts.
_FULL: Final = 1.2
_LENGTH: Final = 0.75
#: What the words of a passage count: in its name, its statement, the headings it stands under, and
#: once more in the question of a ruling, which is most like what is asked.
_NAME: Final = 2.0
_TEXT: Final = 1.0
_HEADING: Final = 1.0
_QUESTION: Final = 0.7
#: What a phrase of the index counts, and how much it counts that all of its words are asked for.
_PHRASE: Final = 2.0
_WHOLE: Final = 0.5
#: What a word counts that begins like the one asked for or is spelt nearly like it, or means it.
_LIKE: Final = 0.6
_SLIPPED: Final = 0.85
_MEANT: Final = 0.5
_LEAST_FUZZY: Final = 4  # letters
_LONGER: Final = 3  # letters more, at the end of a word
_FAR: Final = 8  # letters from which two typos are forgiven
#: How much of the score of what a passage cites, or is cited by, is added to its own.
_BESIDE: Final = 0.25
#: Rules and rulings answer a question better than examples, those better than lists; and the base
#: game is asked about more than variants, expansions and clans.
_KINDS: Final = {
    **dict.fromkeys(("JK-N", "JK-T", "JK-V"), 0.85),
    **dict.fromkeys(("SG-XT", "SG-XS", "SG-XG", "SG-XD"), 0.85),
    **dict.fromkeys(("RS-D", "RS-LB", "RS-LD", "RS-LK", "RS-LL", "RS-LT"), 0.85),
    **dict.fromkeys(("JK-X", "SG-X", "SG-Y", "RS-X", "RS-XD", "RS-V"), 0.8),
    **dict.fromkeys(("JK-D", "SG-D", "RS-DP", "RS-XC"), 0.7),
}
_EXAMPLES: Final = ("JK-X", "SG-X", "SG-Y", "RS-X", "RS-XC", "RS-XD")
_COVER: Final = 0.5  # how much it counts that all words are found
_LONGEST: Final = 300  # characters of a question that are read


class Found:
    """A passage that answers a question, and those linked to it: rules, rulings, an example."""

    def __init__(self, game: str, chapter: Chapter, passage: Passage) -> None:
        self.game: Final = game
        self.chapter: Final = chapter
        self.passage: Final = passage
        self.beside: Final[list[Passage]] = []


class Texts:
    """The texts of the passages: how often each has which stems, and how long it is."""

    def __init__(self) -> None:
        self.holders: Final[dict[str, dict[int, float]]] = defaultdict(dict)
        self.lengths: Final[dict[int, float]] = {}

    def add(self, number: int, parts: list[tuple[list[str], float]]) -> None:
        """Read the stems of a passage in parts, with what a word of each part counts."""
        weights: dict[str, float] = defaultdict(float)
        for found, weight in parts:
            for one in found:
                weights[one] += weight
        for one, weight in weights.items():
            self.holders[one][number] = weight
        if weights:
            self.lengths[number] = sum(weights.values())

    @cached_property
    def usual(self) -> float:
        return sum(self.lengths.values()) / max(1, len(self.lengths))

    def full(self, one: str, number: int) -> float:
        """Return how much a passage has of a stem: 0 if it lacks it, never far above 2."""
        weight = self.holders.get(one, {}).get(number, 0.0)
        if not weight:
            return 0.0
        length = 1 - _LENGTH + _LENGTH * self.lengths[number] / self.usual
        return weight * (_FULL + 1) / (weight + _FULL * length)


class Phrases:
    """The index at the back of the books: phrases, each with the passage that it leads to.

    A phrase is like a question if it has its words and no others: "where the daimyo start" answers
    "where does my daimyo stand at the start" better than "where the neutral stands at the start".
    """

    def __init__(self) -> None:
        self.phrases: Final[list[tuple[int, frozenset[str]]]] = []
        self.holders: Final[dict[str, list[int]]] = defaultdict(list)

    def add(self, number: int, phrase: list[str]) -> None:
        """Read the stems of a phrase that leads to a passage."""
        for one in set(phrase):
            self.holders[one].append(len(self.phrases))
        self.phrases.append((number, frozenset(phrase)))

    def rarity(self, one: str) -> float:
        """Return how much a stem says: the more, the fewer phrases have it."""
        return _rarity(len(self.holders[one]), len(self.phrases))

    def ask(self, asked: list[dict[str, float]]) -> dict[int, float]:
        """Return for each passage how like the question its best phrase is.

        Of each stem that was asked for, this takes all that stand for it.
        """
        like: dict[int, float] = defaultdict(float)
        met: dict[int, set[str]] = defaultdict(set)
        for stand_ins in asked:
            best: dict[int, tuple[float, str]] = {}
            for one, share in stand_ins.items():
                for place in self.holders.get(one, ()):
                    best[place] = max(best.get(place, (0.0, "")), (share * self.rarity(one), one))
            for place, (worth, one) in best.items():
                like[place] += worth
                met[place].add(one)
        found: dict[int, float] = defaultdict(float)
        for place, worth in like.items():
            number, phrase = self.phrases[place]
            whole = sum(map(self.rarity, met[place])) / sum(map(self.rarity, phrase))
            found[number] = max(found[number], worth * whole**_WHOLE)
        return found


class Index:
    """The passages of some books in one language, ready to be asked."""

    def __init__(self, games: tuple[str, ...], language: str) -> None:
        self.language: Final = language
        self.places: Final[list[tuple[str, Chapter, Passage]]] = []
        self.numbers: Final[dict[str, int]] = {}
        self.texts: Final = Texts()
        self.phrases: Final = Phrases()
        #: The passages that a stem leads to, by their text or by the index.
        self.holders: Final[dict[str, set[int]]] = defaultdict(set)
        for game in games:
            above: list[str] = []
            for chapter in book(game, language):
                above = [*above[: chapter.depth - 1], chapter.title]
                for passage in chapter.passages:
                    self._add(game, chapter, passage, " ".join(above[1:]))
        for one, texts in self.texts.holders.items():
            self.holders[one].update(texts)
        for one, places in self.phrases.holders.items():
            self.holders[one].update(self.phrases.phrases[place][0] for place in places)

    def _add(self, game: str, chapter: Chapter, passage: Passage, headings: str) -> None:
        number = len(self.places)
        self.places.append((game, chapter, passage))
        self.numbers[passage.ids[0]] = number
        question = passage.text.partition("→")[0] if "→" in passage.text else ""
        self.texts.add(
            number,
            [
                (stems(plain(text), self.language), weight)
                for text, weight in (
                    (passage.name, _NAME),
                    (f"{passage.text} {passage.more}", _TEXT),
                    (question, _QUESTION),
                    (headings, _HEADING),
                )
            ],
        )
        for id_ in passage.ids:
            for phrase in subjects(self.language).get(id_, ()):
                self.phrases.add(number, stems(phrase, self.language))

    def ask(self, question: str, count: int) -> list[Found]:
        """Return the passages that answer a question best, the best first.

        Passages linked to an earlier answer are shown next to it.
        """
        scores = self._scores(question)
        out: dict[str, Found] = {}
        for number in sorted(scores, key=lambda number: (-scores[number], number)):
            game, chapter, passage = self.places[number]
            if len(out) == count:
                break
            if not any(passage in found.beside for found in out.values()):
                found = Found(game, chapter, passage)
                found.beside.extend(self._beside(game, passage, scores))
                out[passage.ids[0]] = found
        return list(out.values())

    def _beside(self, game: str, passage: Passage, scores: dict[int, float]) -> list[Passage]:
        """Return what is shown with an answer: the best of its links, and one example."""
        near = [self.numbers[id_] for id_ in links(game)[passage.ids[0]] if id_ in self.numbers]
        near.sort(key=lambda number: -scores.get(number, 0.0))
        others = [self.places[number][2] for number in near]
        said = [one for one in others if _kind(one) == 1][:2]
        shown = [one for one in others if is_example(one)][:1]
        return said + shown

    def _scores(self, question: str) -> dict[int, float]:
        asked = list(dict.fromkeys(stems(question[:_LONGEST], self.language)))
        stand_ins = [self._like(one) for one in asked]
        scores: dict[int, float] = defaultdict(float)
        covered: dict[int, float] = defaultdict(float)
        whole = 0.0
        for like in stand_ins:
            best, rarity = self._holders_of(like)
            whole += rarity
            for number, score in best.items():
                scores[number] += score
                covered[number] += rarity
        for number, score in self.phrases.ask(stand_ins).items():
            scores[number] += _PHRASE * score
        own = {
            number: score * (covered[number] / whole) ** _COVER * _kind(self.places[number][2])
            for number, score in scores.items()
        }
        return {number: score + self._from_links(number, own) for number, score in own.items()}

    def _from_links(self, number: int, scores: dict[int, float]) -> float:
        game, _, passage = self.places[number]
        near = [self.numbers.get(id_, -1) for id_ in links(game)[passage.ids[0]]]
        return _BESIDE * max((scores.get(one, 0.0) for one in near), default=0.0)

    def _holders_of(self, like: dict[str, float]) -> tuple[dict[int, float], float]:
        """Return what a stem adds to each passage that has it or one like it, and its rarity."""
        best: dict[int, float] = {}
        rarity = 0.0
        for one, share in like.items():
            held = self.holders.get(one, set())
            worth = share * _rarity(len(held), len(self.places))
            rarity = max(rarity, worth)
            for number in held:
                best[number] = max(best.get(number, 0.0), worth * self.texts.full(one, number))
        return best, rarity

    def _like(self, asked: str) -> dict[str, float]:
        """Return the stems that stand for one that was asked for, with how much they count."""
        found = {asked: 1.0} if asked in self.holders else {}
        if len(asked) >= _LEAST_FUZZY and not asked.isdigit():
            for stem in self.holders:
                if stem != asked and len(stem) >= _LEAST_FUZZY and _begins_like(stem, asked):
                    found[stem] = _LIKE
        known = others(self.language)
        meant = [asked] if asked in known else [] if found else _nearly(asked, known)
        if not found and not meant:
            found = dict.fromkeys(_nearly(asked, self.holders), _SLIPPED)
        for stem in meant:
            for other in {stem, *known[stem]} & self.holders.keys():
                found[other] = max(found.get(other, 0.0), _MEANT)
        return found


def _rarity(holders: int, all_: int) -> float:
    return math.log(1 + (all_ - holders + 0.5) / (holders + 0.5))


def _nearly(asked: str, known: Iterable[str]) -> list[str]:
    """Return the stems of a list that are spelt nearly like one that was asked for."""
    if len(asked) < _LEAST_FUZZY or asked.isdigit():
        return []
    slips = 2 if len(asked) >= _FAR else 1
    return [one for one in known if distance(one, asked, slips) <= slips]


def _begins_like(one: str, other: str) -> bool:
    """Return True if one is the other with a few letters more."""
    longer = abs(len(one) - len(other)) <= _LONGER
    return longer and (one.startswith(other) or other.startswith(one))


def _prefix(passage: Passage) -> str:
    return re.sub(r"\d.*$", "", passage.ids[0])


def _kind(passage: Passage) -> float:
    return _KINDS.get(_prefix(passage), 1.0)


def is_example(passage: Passage) -> bool:
    return _prefix(passage) in _EXAMPLES


def distance(one: str, other: str, most: int) -> int:
    """Return the number of typos between two words: a letter more, less, different, or two swapped.

    Any number above `most` means only "more than that".
    """
    if abs(len(one) - len(other)) > most:
        return most + 1
    before: list[int] = []
    last = list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        row = [i]
        for j, b in enumerate(other, 1):
            step = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a != b))
            if i > 1 and j > 1 and a == other[j - 2] and one[i - 2] == b:
                step = min(step, before[j - 2] + 1)
            row.append(step)
        if min(row) > most:
            return most + 1
        before, last = last, row
    return last[-1]


@cache
def index(game: str, language: str) -> Index:
    """Return the index of a game's rules, or of those of all games if none is named."""
    return Index((game,) if game else known_games(), language)


def ask(question: str, language: str, game: str = "", count: int = 10) -> list[Found]:
    """Return the passages that answer a question in a language, the best first."""
    return index(game, language).ask(question, count)
