"""What every bot is: a name and a choice, made from what its seat knows and nothing else."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action
from gunbai.core.errors import BadOptions, Refusal
from gunbai.core.knowledge import Knowledge
from gunbai.core.rng import Rng, seeded

KINDS: Final = ["random", "greedy", "careless", "search"]
#: What a player can choose from, as bots; for each game.
LEVELS: Final = {
    "joraku": {"easy": "careless:50", "medium": "greedy", "strong": "search:500ms"},
    "shogun": {"easy": "careless:40", "medium": "greedy", "strong": "search:500ms"},
    "rising_sun": {"easy": "careless:30", "medium": "greedy", "strong": "search:500ms"},
}
_MILLISECONDS: Final = 200
_CARELESS_PERCENT: Final = 50
_MOST: Final = 10_000_000
_LONGEST_PLAN: Final = 64


class Bot:
    """A player. Its chance is its own: the same seed makes the same choices."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.rng: Rng = seeded(seed)

    def choose(self, knowledge: Knowledge) -> Action:
        """One of the legal answers of the seat that sees this."""
        raise NotImplementedError

    def answers(self, knowledge: Knowledge) -> list[Action]:
        """The answer; where it is sealed and given in steps, all of them.

        Nobody else changes what the seat can plan, so the steps can be thought out at once. What
        the seat does out of turn comes first (`State.overtures`).
        """
        before = knowledge.overtures()
        out = [self.choose(knowledge)]
        while len(out) < _LONGEST_PLAN and knowledge.takes_steps(out[-1]):
            knowledge = knowledge.after(out[-1])
            out.append(self.choose(knowledge))
        return before + out


def make_bot(spec: str, seed: int, game: str = "joraku") -> Bot:
    """A bot by its spec, or by a level of the game; `BadOptions` if there is no such bot.

    `random`, `greedy`, `careless:40` (percent of careless answers), `search`, `search:200ms`,
    `search:1000` (iterations); `easy`, `medium`, `strong`.
    """
    from gunbai.bots.greedy import GreedyBot
    from gunbai.bots.search import SearchBot
    from gunbai.bots.simple import CarelessBot, RandomBot

    text = LEVELS.get(game, {}).get(spec, spec)
    kind, colon, rest = text.partition(":")
    if kind == "random" and not colon:
        return RandomBot(spec, seed)
    if kind == "greedy" and not colon:
        return GreedyBot(spec, seed)
    if kind == "careless":
        percent = _number(spec, rest, 100) if colon else _CARELESS_PERCENT
        return CarelessBot(spec, seed, GreedyBot(spec, seed), percent)
    if kind == "search":
        if not colon:
            return SearchBot(spec, seed, 0, _MILLISECONDS / 1000.0)
        if rest.endswith("ms"):
            return SearchBot(spec, seed, 0, _number(spec, rest[:-2], _MOST) / 1000.0)
        return SearchBot(spec, seed, _number(spec, rest, _MOST), 0.0)
    known = ", ".join(KINDS + list(LEVELS.get(game, {})))
    raise BadOptions(Refusal("bot-unknown", "", {"bot": spec, "known": known}))


def _number(spec: str, text: str, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 9) or not 1 <= int(text) <= most:
        raise BadOptions(Refusal("bot-number", "", {"bot": spec, "most": most}))
    return int(text)
