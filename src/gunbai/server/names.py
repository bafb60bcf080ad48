"""Names as people see them: cleaned for display, and not to be mistaken for another's."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from confusable_homoglyphs.confusables import confusables_data

from gunbai.bots.levels import LEVELS
from gunbai.server.config import MOST_LOGIN, MOST_NAME

#: Characters that show nothing, though Unicode does not class them as marks of control or space.
_BLANK: Final = {
    *"\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0",
    *map(chr, range(0x180B, 0x1810)),
    *map(chr, range(0xFE00, 0xFE10)),
    *map(chr, range(0xE0000, 0xE1000)),
}


#: The suffix of the names of bots with accounts, wherever people see them; nobody else may have it.
BOT_MARK: Final = "[bot]"


def clean_name(name: str) -> str:
    """Return a name cleaned for display: one line, no control or direction marks; may be empty."""
    shown = "".join(
        char if unicodedata.category(char)[0] not in "CZ" else " "
        for char in unicodedata.normalize("NFC", name)
        if char not in _BLANK
    )
    return " ".join(shown.split())[:MOST_NAME].strip()


def login_of(name: str) -> str:
    """Return the login of a name, cut to its limit; upper and lower case have the same."""
    return unicodedata.normalize("NFKC", name).casefold()[:MOST_LOGIN]


def looks(name: str) -> str:
    """Return the same for names that look the same (the skeleton of UTS 39, in lower case)."""
    plain = unicodedata.normalize("NFD", clean_name(name))
    return _alike(_alike(plain).casefold())[: 2 * MOST_LOGIN]


def _alike(text: str) -> str:
    prototypes = _prototypes()
    return "".join(prototypes.get(char, char) for char in text)


@cache
def _prototypes() -> dict[str, str]:
    """Return the plainest of all that look like a character, for each that has any."""
    out: dict[str, str] = {}
    for char in confusables_data:
        if char not in out:
            alike = _all_alike(char)
            plainest = min(alike, key=lambda text: (not text.isascii(), len(text), text))
            out.update(dict.fromkeys(alike, plainest))
    return out


def _all_alike(char: str) -> set[str]:
    found = {char}
    waiting = [char]
    while waiting:
        for other in confusables_data.get(waiting.pop(), []):
            if other["c"] not in found:
                found.add(other["c"])
                waiting.append(other["c"])
    return found


def is_reserved(name: str) -> bool:
    """Return True for a name by which tables call their bots, or with the mark of a bot."""
    if looks(BOT_MARK) in looks(name) or looks(BOT_MARK) in looks(name.casefold()):
        return True
    return looks(name) in {looks(f"bot-{level.name}") for level in LEVELS}


def name_of_bot(name: str) -> str:
    """Return the name under which a bot is shown; "" if nothing is left of it."""
    bare = clean_name(name)[: MOST_NAME - len(BOT_MARK)].strip()
    return f"{bare}{BOT_MARK}" if bare else ""
