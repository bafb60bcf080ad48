"""Bots by their names."""

from __future__ import annotations

from typing import Final

from gunbai.bots.bot import Bot
from gunbai.bots.faithful import FaithfulBot
from gunbai.bots.greedy import GreedyBot
from gunbai.bots.ismcts import IsmctsBot
from gunbai.bots.search import SearchBot
from gunbai.bots.simple import CarelessBot, RandomBot
from gunbai.core.errors import BadOptions, Refusal
from gunbai.core.game import Game

KINDS: Final = ["random", "greedy", "careless", "ismcts", "search"]
_MILLISECONDS: Final = 200
_CARELESS_PERCENT: Final = 50
_MOST: Final = 10_000_000


def make_bot(spec: str, seed: int, game: Game) -> Bot:
    """Return a bot by its spec or by a level of the game; raise `BadOptions` if there is none.

    `random`, `greedy`, `careless:40` (percent of careless answers), `search`, `search:200ms`,
    `search:1000` (iterations), `ismcts` in the same ways; `easy`, `medium`, `strong`, which also
    keep their word.
    """
    level = game.levels().get(spec)
    if level is None:
        return _make_kind(spec, spec, seed, game)
    return FaithfulBot(_make_kind(spec, level, seed, game), seed)


def _make_kind(spec: str, text: str, seed: int, game: Game) -> Bot:
    judge = game.judge()
    kind, colon, rest = text.partition(":")
    if kind == "random" and not colon:
        return RandomBot(spec, seed, judge)
    if kind == "greedy" and not colon:
        return GreedyBot(spec, seed, judge)
    if kind == "careless":
        percent = _number(spec, rest, 100) if colon else _CARELESS_PERCENT
        return CarelessBot(spec, seed, judge, GreedyBot(spec, seed, judge), percent)
    if kind in ("search", "ismcts"):
        iterations, seconds = _budget(spec, rest) if colon else (0, _MILLISECONDS / 1000.0)
        if kind == "ismcts":
            return IsmctsBot(spec, seed, judge, iterations, seconds)
        return SearchBot(spec, seed, judge, iterations, seconds)
    known = ", ".join([*KINDS, *game.levels()])
    raise BadOptions(Refusal("bot-unknown", "", {"bot": spec, "known": known}))


def _budget(spec: str, text: str) -> tuple[int, float]:
    """Return the iterations and seconds that a search may take; one of them is 0."""
    if text.endswith("ms"):
        return 0, _number(spec, text[:-2], _MOST) / 1000.0
    return _number(spec, text, _MOST), 0.0


def _number(spec: str, text: str, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 9) or not 1 <= int(text) <= most:
        raise BadOptions(Refusal("bot-number", "", {"bot": spec, "most": most}))
    return int(text)
