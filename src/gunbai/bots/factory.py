"""Bots by their names."""

from __future__ import annotations

from typing import Any, Final

from gunbai.bots.bot import Bot
from gunbai.bots.greedy import GreedyBot
from gunbai.bots.search import SearchBot
from gunbai.bots.simple import CarelessBot, RandomBot
from gunbai.core.errors import BadOptions, Refusal
from gunbai.core.game import Game
from gunbai.core.judge import Judge

KINDS: Final = ["random", "greedy", "careless", "search"]
_LEARNED: Final = "learned-"
_MILLISECONDS: Final = 200
_CARELESS_PERCENT: Final = 50
_MOST: Final = 10_000_000


def make_bot(spec: str, seed: int, game: Game, judge: Judge[Any] | None = None) -> Bot:
    """Return a bot by its spec or by a level of the game; raise `BadOptions` if there is none.

    `random`, `greedy`, `careless:40` (percent of careless answers), `search`, `search:200ms`,
    `search:1000` (iterations); `easy`, `medium`, `strong`. With `learned-` before it a bot judges
    by the network of the game, and with a judge that is given, by that one.
    """
    levels = game.levels()
    text = levels.get(spec, spec)
    if judge is None:
        judge = _judge(game, text.startswith(_LEARNED))
    text = text.removeprefix(_LEARNED)
    kind, colon, rest = text.partition(":")
    if kind == "random" and not colon:
        return RandomBot(spec, seed, judge)
    if kind == "greedy" and not colon:
        return GreedyBot(spec, seed, judge)
    if kind == "careless":
        percent = _number(spec, rest, 100) if colon else _CARELESS_PERCENT
        return CarelessBot(spec, seed, judge, GreedyBot(spec, seed, judge), percent)
    if kind == "search":
        if not colon:
            return SearchBot(spec, seed, judge, 0, _MILLISECONDS / 1000.0)
        if rest.endswith("ms"):
            return SearchBot(spec, seed, judge, 0, _number(spec, rest[:-2], _MOST) / 1000.0)
        return SearchBot(spec, seed, judge, _number(spec, rest, _MOST), 0.0)
    known = ", ".join([*KINDS, *levels])
    raise BadOptions(Refusal("bot-unknown", "", {"bot": spec, "known": known}))


def _judge(game: Game, learned: bool) -> Judge[Any]:
    if not learned:
        return game.judge()
    from gunbai.bots.learned import learned_judge  # loads numpy

    return learned_judge(game)


def _number(spec: str, text: str, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 9) or not 1 <= int(text) <= most:
        raise BadOptions(Refusal("bot-number", "", {"bot": spec, "most": most}))
    return int(text)
