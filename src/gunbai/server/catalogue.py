"""HTTP: the games and their texts, and the ratings."""

from __future__ import annotations

from typing import Final

from litestar.exceptions import NotFoundException

from gunbai.core.game import Game
from gunbai.language import LANGUAGES, Language, terms_of
from gunbai.lesson import lesson_of
from gunbai.server.accounts.wishes import possible_seats
from gunbai.server.conversion import values_of
from gunbai.server.hub import Hub
from gunbai.server.messages import (
    ConflictInfo,
    GameInfo,
    GameWords,
    OptionInfo,
    RatingInfo,
)
from gunbai.server.ratings import shown
from gunbai.server.routes import get


def describe(game: Game) -> GameInfo:
    options = [
        OptionInfo(
            name=option.name,
            values=option.values,
            words=option.words,
            default=option.default,
            several=option.several,
            ordered=option.ordered,
            ruling=option.ruling,
            rule=option.rule,
        )
        for option in game.options()
    ]
    conflicts = [
        ConflictInfo(c.first, c.firsts, c.other, c.others, c.key, c.rule) for c in game.conflicts()
    ]
    return GameInfo(
        name=game.name,
        prefix=game.prefix,
        rules=game.rules.name,
        seats=possible_seats(game),
        minutes=game.minutes(),
        lesson=lesson_of(game.name) is not None,
        options=options,
        conflicts=conflicts,
        values=values_of(game),
    )


@get("/api/games", summary="The games with their options and values")
async def list_games(hub: Hub) -> list[GameInfo]:
    return [describe(game) for game in hub.games.values()]


@get("/api/games/{game:str}/words/{language:str}", summary="The texts of a game in a language")
async def get_words(game: str, language: str, hub: Hub) -> GameWords:
    if game not in hub.games:
        raise NotFoundException("game-unknown")
    words = Language(known_language(language), hub.games[game])
    return GameWords(words.client_texts(), terms_of(hub.games[game]), words.guide())


def known_language(code: str) -> str:
    """Return a language code that we support: this one if we do, else English."""
    return code if code in LANGUAGES else LANGUAGES[0]


@get("/api/bots", summary="The third-party bots of this server, in addition to its own levels")
async def list_bots(hub: Hub) -> list[str]:
    return hub.outsiders.names


@get("/api/ratings/{game:str}", summary="The ratings of people and bots")
async def list_ratings(game: str, hub: Hub) -> list[RatingInfo]:
    if game not in hub.games:
        raise NotFoundException("game-unknown")
    out = []
    for row in await hub.store.ratings(game):
        bot = str(row["who"]).startswith("bot:")
        out.append(
            RatingInfo(
                who="" if bot else row["who"],
                name=row["name"],
                bot=bot,
                rating=shown(row),
                games=row["games"],
                wins=row["wins"],
            )
        )
    return out


HANDLERS: Final = [list_games, get_words, list_bots, list_ratings]
