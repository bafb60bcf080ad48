"""Advice from bots to people: hints, and how the seats stand.

All of it is computed in the worker processes, from what the seat knows.
"""

from __future__ import annotations

from typing import Final

from gunbai.core.errors import GunbaiError, Refusal
from gunbai.server.answers import running
from gunbai.server.asker import ASKER
from gunbai.server.fair_queue import WATCHED
from gunbai.server.messages import AdviceInfo, OutlookInfo
from gunbai.server.minder import Minder
from gunbai.server.room import TableError
from gunbai.server.thinkers import advise, look

#: Seconds of processor time for a hint found by a search; it is shown within two.
HINT: Final = 1.4


async def hint(minder: Minder, seat: int, quick: bool) -> list[AdviceInfo]:
    """Return what a strong bot would answer with what this seat knows, and why; best first."""
    room = minder.room
    session = running(room)
    if seat not in room.to_act():
        raise TableError(Refusal("refuse-not-asked"))
    ask = session.ask
    version = session.version_for(seat)  # the same hint for the same view
    thought = minder.thought(session, seat, level="", seed=version)
    seconds = 0.0 if quick else HINT
    options = await minder.thinkers.do(advise, [thought, seconds], WATCHED, ASKER.get())
    if not options or seat not in room.to_act():
        raise TableError(Refusal("hint-none"))
    if ask is not None and ask.secret and session.ask is ask:
        return options  # its own steps change nothing of what it knows
    try:
        session.prepare(seat, room.game.parse(options[0].steps[0]), version)
    except GunbaiError:  # the game went on in the meantime
        raise TableError(Refusal("hint-none")) from None
    return options


async def how_it_stands(minder: Minder, seat: int) -> list[OutlookInfo]:
    """Return how each seat stands, as far as this one can know."""
    session = running(minder.room)
    if session.over:
        raise TableError(Refusal("stand-over"))
    thought = minder.thought(session, seat, level="", seed=session.version_for(seat))
    outlooks = await minder.thinkers.do(look, [thought], WATCHED, ASKER.get())
    if not outlooks:
        raise TableError(Refusal("hint-none"))
    return outlooks
