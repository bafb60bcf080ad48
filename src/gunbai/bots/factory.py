"""Bots by their names."""

from __future__ import annotations

from typing import Any, Final

from gunbai.bots.bot import Bot
from gunbai.bots.faithful import FaithfulBot
from gunbai.bots.greedy import GreedyBot
from gunbai.bots.hasty import HastyBot
from gunbai.bots.ismcts import IsmctsBot
from gunbai.bots.levels import LEVELS, level_named
from gunbai.bots.search import SearchBot
from gunbai.bots.simple import CarelessBot, RandomBot
from gunbai.core.errors import BadOptions, Refusal
from gunbai.core.game import Game
from gunbai.core.judge import Judge

KINDS: Final = ["random", "greedy", "careless", "hasty", "ismcts", "search"]
_LEARNED: Final = "learned-"
_MILLISECONDS: Final = 200
_CARELESS_PERCENT: Final = 50
_MOST: Final = 10_000_000


def make_bot(
    spec: str, seed: int, game: Game, judge: Judge[Any] | None = None, character: str = ""
) -> Bot:
    """Return a bot by its spec or by a level (`levels.py`); raise `BadOptions` if there is none.

    `random`, `greedy`, `careless:40` (percent of random answers), `hasty:40` (percent of answers at
    a glance), `search`, `search:200ms`, `search:200ms:2000ms` (with the time for a plan),
    `search:1000` (iterations), `ismcts` in the same ways. Levels also keep their word, up to the
    price that fits their character. With `learned-` before it a bot judges by the network of the
    game, and with a judge that is given, by that one.
    """
    level = level_named(spec)
    text = spec if level is None else level.bot
    if spec in game.learned_levels():
        text = _LEARNED + text
    if judge is None:
        judge = _judge(game, text.startswith(_LEARNED))
    bot = _make_kind(spec, text, seed, judge.in_character(character))
    return bot if level is None else FaithfulBot(bot, seed)


def _make_kind(spec: str, text: str, seed: int, judge: Judge[Any]) -> Bot:
    text = text.removeprefix(_LEARNED)
    kind, colon, rest = text.partition(":")
    if kind == "random" and not colon:
        return RandomBot(spec, seed, judge)
    if kind == "greedy" and not colon:
        return GreedyBot(spec, seed, judge)
    if kind == "careless":
        percent = _number(spec, rest, 100) if colon else _CARELESS_PERCENT
        return CarelessBot(spec, seed, judge, GreedyBot(spec, seed, judge), percent)
    if kind == "hasty":
        percent = _number(spec, rest, 100) if colon else _CARELESS_PERCENT
        return HastyBot(spec, seed, judge, GreedyBot(spec, seed, judge), percent)
    if kind == "ismcts":
        iterations, seconds = _budget(spec, rest) if colon else (0, _MILLISECONDS / 1000.0)
        return IsmctsBot(spec, seed, judge, iterations, seconds)
    if kind == "search":
        return _make_search(spec, rest, colon, seed, judge)
    known = ", ".join([*KINDS, *(level.name for level in LEVELS)])
    raise BadOptions(Refusal("bot-unknown", "", {"bot": spec, "known": known}))


def _make_search(spec: str, text: str, colon: str, seed: int, judge: Judge[Any]) -> Bot:
    each, second, plan = text.partition(":")
    iterations, seconds = _budget(spec, each) if colon else (0, _MILLISECONDS / 1000.0)
    bot = SearchBot(spec, seed, judge, iterations, seconds)
    if second:
        bot.plan_seconds = _budget(spec, plan)[1]
    return bot


def _judge(game: Game, learned: bool) -> Judge[Any]:
    if not learned:
        return game.judge()
    from gunbai.bots.learned import learned_judge  # loads numpy

    return learned_judge(game)


def _budget(spec: str, text: str) -> tuple[int, float]:
    """Return the iterations and seconds that a search may take; one of them is 0."""
    if text.endswith("ms"):
        return 0, _number(spec, text[:-2], _MOST) / 1000.0
    return _number(spec, text, _MOST), 0.0


def _number(spec: str, text: str, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 9) or not 1 <= int(text) <= most:
        raise BadOptions(Refusal("bot-number", "", {"bot": spec, "most": most}))
    return int(text)
