"""The name of a new bot, and what it plays: checked for its maker and for the server's host."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import gunbai
from gunbai.bots.levels import LEVELS
from gunbai.core.errors import Refusal
from gunbai.core.game import Game
from gunbai.server.accounts.messages import BotWishes
from gunbai.server.names import BOT_MARK, looks, name_of_bot
from gunbai.server.room import TableError
from gunbai.server.steering import refuse
from gunbai.server.store import Store


async def new_bot_name(store: Store, name: str, owner: str, levels: Iterable[str] = ()) -> str:
    """Return the name of a new bot; refuse one that could be taken for somebody or a level."""
    shown = name_of_bot(name)
    if not shown:
        raise refuse("name-empty")
    bare = shown.removesuffix(BOT_MARK)
    known = {looks(each) for each in (*(level.name for level in LEVELS), *levels)}
    if looks(bare) in known or looks(BOT_MARK) in looks(bare):
        raise refuse("name-reserved", {"name": bare})
    if await store.is_taken(shown, "") or await store.is_taken(bare, owner):
        raise refuse("name-taken", {"name": bare})
    return shown


def possible_seats(game: Game) -> list[int]:
    """Return the player counts that a game allows."""
    counts = next((o.values for o in game.options() if o.name == "players"), None)
    if counts is None:
        return [game.seats(game.read_options({}))]
    return [int(count) for count in counts]


def checked_wishes(wishes: BotWishes) -> dict[str, Any]:
    """Return wishes as they are stored; refuse games and player counts that do not exist."""
    plays: dict[str, list[int]] = {}
    for name, counts in wishes.plays.items():
        if name not in gunbai.GAMES:
            words: dict[str, object] = {"game": name[:40], "known": ", ".join(gunbai.GAMES)}
            raise TableError(Refusal("game-unknown", "", words))
        if not counts or not set(counts) <= set(possible_seats(gunbai.load(name))):
            raise refuse("account-seats")
        plays[name] = sorted(set(counts))
    return {
        "plays": plays,
        "welcome": wishes.welcome,
        "languages": sorted(set(wishes.languages)),
        "tables": wishes.tables,
    }
