"""Notices in words. They say nothing that is hidden at the table."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any, NamedTuple

from gunbai.language import LANGUAGES, Language


class Letter(NamedTuple):
    """A notice as it is sent; `path` leads to the table, `tag` lets a newer one replace it.

    By the `id` a program knows one that came twice.
    """

    title: str
    body: str
    path: str
    tag: str
    id: str = ""


@cache
def _language(code: str) -> Language:
    return Language(code if code in LANGUAGES else "en")


def letter(kind: str, table: str, mark: str, words: dict[str, Any], language: str) -> Letter:
    """Return a notice of this kind, about what its mark says, in the reader's language.

    `words` are the game's name (`game`), the other people at the table (`people`) and what the
    kind of notice needs: the name of somebody, hours, or a `path` other than that of the table.
    """
    speech = _language(language)
    said = {**words, "game": speech.say(f"game-{words['game']}")}
    path = said.get("path", f"/table/{table}")
    found = _letter(speech, f"notice-{kind}", said, path, f"{table} {kind}")
    digest = hashlib.blake2b(f"{found.tag} {mark}".encode(), digest_size=12)
    return found._replace(id=digest.hexdigest())


def trial(language: str) -> Letter:
    """Return a notice that only shows that notices arrive."""
    return _letter(_language(language), "notice-trial", {}, "/me", "trial")


def _letter(speech: Language, key: str, words: dict[str, Any], path: str, tag: str) -> Letter:
    """Return a text with plain blanks: mail and phones break lines as they like."""
    title, body = (speech.say(part, words).replace("\u00a0", " ") for part in (key, f"{key}.body"))
    return Letter(title, body, path, tag)
