"""Words as a search compares them: without endings, without what people leave out when typing."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Final, Protocol

import snowballstemmer

_SAME_WORDS: Final = Path(__file__).parent / "text" / "same_words.toml"
_WORD: Final = re.compile(r"[^\W_]+(?:'[^\W_]+)*")
_SAME: Final = str.maketrans({"’": "'", "ʼ": "'", "`": "'", "ё": "е", "э": "е", "ґ": "г"})

#: Words that say nothing about the matter: the frame of a question, and what joins words.
_EMPTY: Final = {
    "en": "a an the and or of to in on at by for from with without as is are was were be been do "
    "does did can could may might must shall should will would have has had i me my you your we "
    "our they their he his she her it its this that these those there then than what which who "
    "whom whose when where why how if so not no yes any some get gets got happens happen still "
    "about into up out just also am us allowed",
    "ru": "а и или но в во на к ко у о об от до из с со по за под над при для без через не ни да "
    "нет ли же бы то это этот эта эти тот та те я ты он она оно мы вы они мой моя мое мои мне меня "
    "мной ваш ваша ваше ваши вам вас его ее их им ему ей свой своя свое свои себе что чего чем как "
    "какой какая какое какие кто кого кому когда где куда почему зачем сколько если так тоже также "
    "можно нельзя может могу могут надо нужно есть был была было быть будет еще уже только ведь",
    "uk": "а і й та або чи але в у на до к о об від з зі із по за під над при для без через не ні "
    "так то це цей ця ці той та ті я ти він вона воно ми ви вони мій моя моє мої мені мене мною "
    "ваш ваша ваше ваші вам вас його її їх їм йому їй свій своя своє свої собі що чого чим як який "
    "яка яке які хто кого кому коли де куди чому навіщо скільки якщо теж також можна не може можу "
    "можуть треба потрібно є був була було бути буде ще вже тільки лише",
}


class Stemmer(Protocol):
    def stemWord(self, word: str) -> str: ...  # as Snowball spells it


class _Ukrainian:
    """Takes off the endings of Ukrainian nouns, adjectives and verbs; Snowball has none for it."""

    _ENDINGS: Final = re.compile(
        r"(?:ування|ювання|ення|ання|іння|яння"
        r"|увати|ювати|ували|ював|уватися|юватися"
        r"|ється|ються|ється|ишся|имося|итися|атися|ятися|лася|лися|вся"
        r"|ового|овому|евого"
        r"|ого|ому|ими|іми|ої|ою|ею|єю|ій|ий|их|іх|им|ім|ової"
        r"|ами|ями|ові|еві|єві|ам|ям|ах|ях|ів|їв|ей|ем|єм|ом|ьом"
        r"|уєш|уємо|ують|юють|ать|ять|уть|ють|ете|ите|ємо|имо|емо|єте|ає|яє|ує|ює|єш|еш|иш"
        r"|ати|яти|іти|ити|ути|ала|яла|ила|іла|ало|яло|ило|іло|али|яли|или|іли|ав|яв|ив|ів"
        r"|[аеєиіїоуюяйь])$"
    )
    _LEAST: Final = 3

    def stemWord(self, word: str) -> str:  # as Snowball spells it
        if len(word) <= self._LEAST:
            return word
        found = self._ENDINGS.search(word, self._LEAST)
        stem = word[: found.start()] if found else word
        stem = re.sub(r"(?:ськ|ь|н)$", lambda m: m[0].rstrip("ь"), stem)
        # "провінці" of "провінція", "битов" beside "битв", "замок" beside "замк".
        stem = re.sub(r"(?<=\w\w\w)[іїй]$", "", stem)
        stem = re.sub(r"(?<=\w\w)[оеі](?=[квлнрт]$)", "", stem)
        return stem if len(stem) >= self._LEAST else word[: self._LEAST]


@cache
def _stemmer(language: str) -> Stemmer:
    names = {"en": "english", "ru": "russian"}
    return snowballstemmer.stemmer(names[language]) if language in names else _Ukrainian()


@cache
def _empty(language: str) -> frozenset[str]:
    return frozenset(words(_EMPTY.get(language, "")))


@cache
def stem(word: str, language: str) -> str:
    """Return the part of a word that its forms share."""
    return _stemmer(language).stemWord(word)


@cache
def others(language: str) -> dict[str, frozenset[str]]:
    """Return for each stem those of the words that mean the same at a table."""
    groups = tomllib.loads(_SAME_WORDS.read_text(encoding="utf-8")).get(language, [])
    found: dict[str, set[str]] = {}
    for group in groups:
        alike = set(stems(group, language))
        for one in alike:
            found.setdefault(one, set()).update(alike - {one})
    return {one: frozenset(alike) for one, alike in found.items()}


def words(text: str) -> list[str]:
    """Return the words of a text in lower case, spelt in one way."""
    return _WORD.findall(text.lower().translate(_SAME))


def stems(text: str, language: str) -> list[str]:
    """Return the stems of the words of a text that say something about a matter."""
    empty = _empty(language)
    return [stem(word, language) for word in words(text) if word not in empty]
