"""Third-party bots that a host adds as levels: each is chosen and shown by the host's name for it.

They run in separate worker processes: a slow one keeps no bot of ours waiting.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gunbai.bots.levels import LEVELS
from gunbai.core.errors import Refusal
from gunbai.server.config import MOST_LEVEL, ServerTrouble
from gunbai.server.fair_queue import WATCHED
from gunbai.server.names import clean_name, looks
from gunbai.server.room import TableError
from gunbai.server.thinkers import Thinkers, Thought

STAND_IN: Final = "medium"  # plays where this server no longer has the bot
_WORKERS: Final = 2
#: A whole answer takes at most this many times the seconds of one step, plus these for the start.
_STEPS: Final = 6
_STARTING: Final = 30.0


class Thoughts:
    """The steps of an answer, and why a stand-in gave some of them, if one did."""

    def __init__(self, steps: list[int], trouble: str = "") -> None:
        self.steps: Final = steps
        self.trouble: Final = trouble


def ask_program(thought: Thought, spec: str, seconds: float) -> list[Thoughts]:
    """Run in a worker: return the answer of somebody else's bot."""
    from gunbai.bots.outside import OutsideBot
    from gunbai.programs.players import make_player

    game, knowledge = thought.knowledge()
    bot = make_player(spec, thought.seed, game, seconds, quiet=True)
    steps = bot.answers(knowledge)
    trouble = bot.trouble if isinstance(bot, OutsideBot) else ""
    if not any(step in thought.answered for step in steps):
        return [Thoughts(steps, trouble)]
    # It was declined, and would ask again and again.
    left = [action for action in knowledge.candidates() if action not in thought.answered]
    return [Thoughts(left[:1], trouble)]


class Outsiders:
    """The third-party bots that this server has."""

    def __init__(self, bots: Mapping[str, str], seconds: float) -> None:
        self._bots: Final = dict(bots)  # by the host's names
        self._seconds: Final = seconds
        limit = _STARTING + _STEPS * seconds
        self._workers: Final = Thinkers(_WORKERS, time_limit=limit)

    @property
    def names(self) -> list[str]:
        return list(self._bots)

    def has(self, level: str) -> bool:
        return level in self._bots

    def must_know(self, level: str) -> None:
        """Refuse a level that is neither ours nor one of the host's."""
        known = [*(own.name for own in LEVELS), *self._bots]
        if level not in known:
            words: dict[str, object] = {"bot": level, "known": ", ".join(known)}
            raise TableError(Refusal("bot-unknown", "", words))

    async def think(self, thought: Thought, rank: int = WATCHED, who: str = "") -> Thoughts:
        """Return an answer; one without steps if even the worker failed."""
        given = [thought, self._bots[thought.level], self._seconds]
        found = await self._workers.do(ask_program, given, rank, who)
        return found[0] if found else Thoughts([], "gone")

    async def close(self) -> None:
        await self._workers.close()


def read_bots(pairs: tuple[str, ...]) -> dict[str, str]:
    """Return the bots of `NAME=BOT`; refuse a name that can't be shown or is one of ours."""
    out: dict[str, str] = {}
    for pair in pairs:
        name, sign, spec = pair.partition("=")
        shown = clean_name(name)
        taken = {looks(known) for known in (*(level.name for level in LEVELS), *out)}
        bad = not sign or not spec or not shown or len(shown) > MOST_LEVEL
        if bad or looks(shown) in taken:
            words: dict[str, object] = {"text": pair, "most": MOST_LEVEL}
            raise ServerTrouble(Refusal("server-bot", "", words))
        out[shown] = spec
    return out
