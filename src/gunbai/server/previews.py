"""Previews of links, before they are followed: a title, a sentence and a picture.

Programs that fetch a page for that run no script, so the server writes it into the page (Open
Graph, https://ogp.me). It says only what anybody with the link may see: who plays, and the final
points. It says nothing about a table that nobody may watch, or that is closed.
"""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Final

from gunbai.language import LANGUAGES, Language
from gunbai.puzzles.puzzle import Puzzle
from gunbai.puzzles.shelf import puzzles_in_turn
from gunbai.rulebook import book, slugs
from gunbai.server.hub import Hub
from gunbai.server.messages import TableInfo
from gunbai.server.people import Ask
from gunbai.server.safety import checked_id

_TABLES: Final = {"table": "", "replay": "web-replay", "review": "review-title"}
_PUZZLES: Final = "puzzles"
#: Pages to learn from, each of one game or of all: title, and what is said of all.
_LEARNING: Final = {
    "how": ("web-how", "web-tagline"),
    "rules": ("web-book", "web-tagline"),
    "desk": ("web-desk", "web-desk-about"),
}
_MOST_NAMES: Final = 200  # characters


@cache
def _language(code: str) -> Language:
    return Language(code)


def language_of(request: Ask) -> Language:
    """Return the first language of the request that we speak; else English."""
    for wish in request.headers.get("accept-language", "").split(","):
        code = wish.strip()[:2].lower()
        if code in LANGUAGES:
            return _language(code)
    return _language("en")


async def preview(hub: Hub, request: Ask, name: str) -> str:
    """Return the tags for the page at this address; none if there is nothing to say."""
    kind, _, rest = name.partition("/")
    words = language_of(request)
    if kind in _TABLES:
        table = await _table(hub, rest)
        if table is None:
            return ""
        said = words.say(_TABLES[kind]) if _TABLES[kind] else ""
        title = words.say(f"game-{table.game}")
        told = _told_of(words, table)
        return _tags(hub, request, f"{said}: {title}" if said else title, told, table.game)
    if kind == _PUZZLES:
        game, _, puzzle = rest.partition("/")
        return _of_puzzle(hub, request, words, game, puzzle)
    if kind in _LEARNING:
        game, _, chapter = rest.partition("/")
        return _of_learning(hub, request, words, (kind, game, chapter))
    return "" if name else _tags(hub, request, "Gunbai", words.say("web-tagline"), "")


async def _table(hub: Hub, name: str) -> TableInfo | None:
    """Return a table that anybody with its link may look at."""
    found = await hub.glance([checked_id(name)], "")
    open_ones = [each for each in found if each.watch != "nobody" and each.closed is None]
    known = [each for each in open_ones if each.game in hub.games]  # this server has its words
    return known[0] if known else None


def _told_of(words: Language, table: TableInfo) -> str:
    """Return who plays; for a finished game also the points, the winner first."""
    names = [
        seat.name or words.say("web-seat-number", {"number": seat.number + 1})
        for seat in table.seats
    ]
    if table.result is None:
        return ", ".join(names)[:_MOST_NAMES]
    scores, places = table.result["scores"], table.result["places"]
    order = sorted(range(len(names)), key=lambda seat: places[seat])
    return ", ".join(f"{places[seat]}. {names[seat]} – {scores[seat]}" for seat in order)[
        :_MOST_NAMES
    ]


def _of_puzzle(hub: Hub, request: Ask, words: Language, game: str, name: str) -> str:
    if game and game not in hub.games:
        return ""
    title = words.say("web-puzzles") + (f": {words.say(f'game-{game}')}" if game else "")
    told = words.say("puzzles-about")
    for number, puzzle in enumerate(puzzles_in_turn(game) if game else [], 1):
        if puzzle.id == name:
            title = f"{words.say('puzzle-number', {'number': number})}: {words.say(f'game-{game}')}"
            told = _theme(words, game, puzzle)
    return _tags(hub, request, title, told, game)


def _of_learning(hub: Hub, request: Ask, words: Language, place: tuple[str, str, str]) -> str:
    kind, game, chapter = place
    if game and game not in hub.games:
        return ""
    title, told = (words.say(key) for key in _LEARNING[kind])
    if game:
        title = f"{title}: {words.say(f'game-{game}')}"
        told = words.say(f"game-{game}.about")
    if chapter and kind == "rules":
        names = [one.title for one in book(game, words.code)]
        told = dict(zip(slugs(game), names, strict=True)).get(chapter, told)
    return _tags(hub, request, title, told, game)


def _theme(words: Language, game: str, puzzle: Puzzle) -> str:
    level = words.say("puzzle-difficulty", {"level": puzzle.difficulty})
    return f"{words.say(f'puzzle-theme-{game}-{puzzle.theme}')}, {level}"


def _tags(hub: Hub, request: Ask, title: str, told: str, game: str) -> str:
    scheme = "https" if hub.settings.secure else request.base_url.scheme
    base = f"{scheme}://{request.base_url.netloc}"
    picture = f"{base}/card-{game}.png" if game else f"{base}/icon-512.png"
    tags = {
        "og:type": "website",
        "og:site_name": "Gunbai",
        "og:title": title,
        "og:description": told,
        "og:url": f"{base}{request.url.path}",
        "og:image": picture,
        "twitter:card": "summary_large_image" if game else "summary",
    }
    return "".join(
        f'<meta {"name" if key.startswith("twitter") else "property"}="{key}" '
        f'content="{escape(value)}" />'
        for key, value in tags.items()
    )
