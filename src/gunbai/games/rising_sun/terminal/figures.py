"""The values of Rising Sun for a list, in words."""

from __future__ import annotations

from typing import Final

from gunbai.games.rising_sun.names import CARD_TYPES, KAMI, PROVINCES, SEASONS, SETS
from gunbai.language import Language

#: Words among the values, with the kind of thing they name; Winter is a season and a card type.
_THINGS: Final = [("province", PROVINCES), ("kami", KAMI), ("season", SEASONS[:3]), ("set", SETS)]


def title(language: Language, name: str) -> str:
    """Return the name of a block; for clans and cards, the name of the thing itself."""
    block, _, part = name.partition(".")
    if block == "clans":
        return language.say(f"clan-{part}.start")
    if block == "cards":
        return language.say("cli-rs-card", {"card": part})
    return language.say(f"cli-rs-value-{block}")


def entry(language: Language, key: str, value: object) -> str:
    """Return a labelled value; provinces and kami are their own label."""
    for kind, names in _THINGS[:2]:
        if key in names:
            return f"{language.thing(kind, key)} {_value(language, value)}"
    return language.say(f"cli-rs-value-{key}", {"value": _value(language, value)})


def _value(language: Language, value: object) -> str:
    if isinstance(value, str):
        return _word(language, value)
    if not isinstance(value, list):
        return str(value)
    if value and isinstance(value[0], list):
        return ", ".join("–".join(_value(language, part) for part in pair) for pair in value)
    return "/".join(_value(language, part) for part in value)


def _word(language: Language, word: str) -> str:
    for kind, names in _THINGS:
        if word in names:
            return language.thing(kind, word)
    return language.thing("type", word) if word in CARD_TYPES else word
