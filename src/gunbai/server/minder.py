"""The minder of a table plays its bots, watches its clocks and keeps open talks going."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import math
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Final

from gunbai.bots.levels import level_named
from gunbai.core.banter import TO_ALL, Remark
from gunbai.core.codec import FIRST_FREE_ACTION, Action
from gunbai.core.errors import GunbaiError, IllegalAction
from gunbai.core.session import Session
from gunbai.lesson import Waits
from gunbai.server.absences import Absences
from gunbai.server.answers import answer, running
from gunbai.server.banter import say, trusts
from gunbai.server.bus import Bus
from gunbai.server.fair_queue import FOR_NOBODY, FOR_PEOPLE, WATCHED
from gunbai.server.keeper import Keeper
from gunbai.server.lesson_table import lesson_at
from gunbai.server.messages import ReasonInfo
from gunbai.server.motions import is_ripe, settle
from gunbai.server.orders import order_for, told
from gunbai.server.outsiders import STAND_IN as STAND_IN_LEVEL
from gunbai.server.outsiders import Outsiders
from gunbai.server.publishing import publish_table
from gunbai.server.room import LIVE, Room, TableError
from gunbai.server.tasks import Tasks
from gunbai.server.thinkers import PromiseTerms, Thinkers, Thought, explain

LOG: Final = logging.getLogger("gunbai.server")
_CHANCE: Final = secrets.SystemRandom()
#: The factor by which bots wait longer after something that people want to watch.
HIGHLIGHT: Final = 5
#: The same for a bot that plays for a person, who may want the seat back.
STAND_IN: Final = 8
#: The same for a bot's first answer in an open talk: people look at the board first.
FIRST_WORD: Final = 20
#: Pauses for which a bot's answer in a talk waits for a person whose open offer it would end.
PATIENCE: Final = 100
#: The level whose bots give reasons for their answers, and the number of answers between two such
#: remarks.
EXPLAINS: Final = "beginner"
SILENCE: Final = 12
#: Pauses before a standing order answers, at least and at most: as a quick person would.
ORDERED: Final = (4.0, 12.0)


class Minder:
    """The minder of one table. Of several server processes, only the one that claimed it acts."""

    def __init__(
        self,
        room: Room,
        keeper: Keeper,
        thinkers: Thinkers,
        bus: Bus | None,
        tasks: Tasks,
        bot_pause: float,
    ) -> None:
        self.room: Final = room
        self.minding = False
        self.thinkers = thinkers
        self.thinking: Final[dict[int, asyncio.Task[None]]] = {}  # by the seat of a bot
        self._keeper: Final = keeper
        self._bus: Final = bus
        self._tasks: Final = tasks
        self._bot_pause: Final = bot_pause
        self._ordered: Final[dict[int, asyncio.Task[None]]] = {}  # seats whose orders are due
        self._settling: asyncio.Task[None] | None = None  # motions for which nobody is asked
        self._timer: asyncio.TimerHandle | None = None  # until the first clock runs out
        self._holding: Final[dict[int, tuple[int, list[int]]]] = {}  # bots that wait for people
        self._talk = ""  # the key of the open talk, and the bots' answers in it
        self._talked: Final[set[tuple[int, Action]]] = set()
        self._explained: Final[dict[int, int]] = {}  # after how many answers a beginner said why
        self._waiting_since: Final[dict[int, float]] = {}  # for the answer to an open offer
        self.outsiders: Outsiders | None = None
        self.absences: Final = Absences(room)
        self.account_seconds = math.inf  # that a bot with an account has for a decision
        self.on_wake: Callable[[Room], None] = _nobody_is_told
        self.on_look: Callable[[Room], None] = _nobody_is_told  # whoever looks after the table
        room.on_change = self.wake

    # who looks after it

    async def claim(self) -> None:
        """Look after the table from now on, unless another process does."""
        if self.room.status in LIVE and not self.minding:
            self.minding = self._bus is None or await self._bus.claim(self.room.id)
            if self.minding:
                self.room.changed()

    async def rest(self) -> None:
        """Release the table, since nobody is here; whoever opens it next claims it."""
        minding, self.minding = self.minding, False
        if self._bus is not None:
            self.room.clock.stop()  # it gets no news now: opening it reads the time again
            if minding:
                await self._bus.release(self.room.id)

    @property
    def busy(self) -> bool:
        return bool(self.thinking) or self._timer is not None

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def wake(self) -> None:
        """Let bots think and clocks run as the changed position requires."""
        if self._tasks.closing:
            return
        self.on_look(self.room)
        if self.minding:
            self.absences.note(self.account_seconds)
            self._wake_bots()
            self._set_timer()
            if self._settling is None and is_ripe(self.room):
                self._settling = self._tasks.spawn(self._settle())
            self.on_wake(self.room)
        elif self.room.status == "running":
            self._tasks.spawn(self.claim())  # its former minder may have closed it

    # bots

    def _wake_bots(self) -> None:
        room = self.room
        session = room.session
        if room.status != "running" or session is None:
            return
        if session.over:
            self._tasks.spawn(self._finish())
        for seat in room.to_act():
            if not room.bot_answers(seat) or seat in self.thinking:
                continue
            if self._holding.get(seat) != self._situation(session, seat):
                self.thinking[seat] = self._tasks.spawn(self._let_answer(seat))
        for seat in room.people_to_act():
            if room.orders.get(seat) and seat not in self._ordered and order_for(room, seat):
                self._ordered[seat] = self._tasks.spawn(self._obey(seat))

    async def _obey(self, seat: int) -> None:
        """Give the standing answer of a seat to this decision, unless it answers first."""
        room = self.room
        try:
            await asyncio.sleep(self._bot_pause * _CHANCE.uniform(*ORDERED))
            found = order_for(room, seat)
            if found is None or not self.minding or room.status != "running":
                return
            row, action = found
            text = room.game.text(action)
            events = len(running(room).events)
            await answer(self._keeper, room, seat, text, -1, by="order")
            await told(self._keeper, room, row, events)
        except GunbaiError as error:
            LOG.info("an order came too late", extra={"table": room.id, "reason": error})
            return
        finally:
            self._ordered.pop(seat, None)
        room.changed()

    async def _settle(self) -> None:
        try:
            await settle(self._keeper, self.room)
        except GunbaiError as error:
            LOG.info("a motion waits", extra={"table": self.room.id, "reason": error})
        finally:
            self._settling = None

    async def _finish(self) -> None:
        """Write the result if the server was stopped after the last answer."""
        async with self.room.lock:
            await self._keeper.finish(self.room)

    async def _let_answer(self, seat: int) -> None:
        try:
            await self._think_and_answer(seat)
        finally:
            self.thinking.pop(seat, None)
        self.room.changed()

    async def _think_and_answer(self, seat: int) -> None:
        room = self.room
        session = room.session
        if session is None or seat not in room.to_act():
            return
        started = time.monotonic()
        situation = self._situation(session, seat)  # what it thinks about may change meanwhile
        version = session.version_for(seat)
        if seat in room.late and not await self._stands_in(seat):
            return
        if await self._play_lesson(session, seat, started):
            return
        thought = self.thought(
            session,
            seat,
            level=room.seats[seat].level,
            seed=self._bot_seed(seat),
            answered=self._answered(session, seat),
            promises=self._promises(seat),
            promised=self._promised(seat),
            stands_in=room.seats[seat].kind != "bot",
            character=room.character(seat),
        )
        steps = await self._steps(thought)
        reasons = await self._reasons(session, seat, steps)
        await self._pause(seat, started)
        if not room.bot_answers(seat):
            return  # its person came back in the meantime
        try:
            if not steps:
                steps = [session.default(seat)]
            for place, action in enumerate(steps):
                late = place > 0 or session.version_for(seat) != version
                if late and session.refusal(seat, action) is not None:
                    return  # others went on in the meantime: it thinks again
                if self._leaves_people(session, seat, action):
                    self._holding[seat] = situation
                    return
                left = self._patience(session, seat, action)
                if left > 0:
                    self._holding[seat] = situation
                    asyncio.get_running_loop().call_later(left, self._go_on, seat)
                    return
                await self._answer(seat, action, version)
                self._talked.add((seat, action))
                version = session.version_for(seat)
            await self._explain(seat, reasons)
        except IllegalAction:
            if session.version_for(seat) != version:
                return  # others went on while it waited to speak: it thinks again
            LOG.exception("a bot's answer is against the rules", extra={"table": room.id})
            if seat in room.to_act():
                await self._answer(seat, session.default(seat), -1)
        except GunbaiError as error:
            LOG.info("a bot's answer came too late", extra={"table": room.id, "reason": error})

    async def _stands_in(self, seat: int) -> bool:
        """Stand in for a bot with an account that is late; return False if it is gone for good.

        Then one of ours plays on in its seat until it comes back.
        """
        absent = not self.room.connected(seat)
        await self._tell_trouble(seat, "gone" if absent else "late")
        if not self.absences.is_gone(seat, absent):
            return True
        async with self.room.lock:
            try:
                await self._keeper.save(self.room, {}, [self.room.seats[seat].changed(away=1)])
            except TableError as error:
                LOG.info("a bot is no longer late", extra={"table": self.room.id, "reason": error})
                return False
            publish_table(self.room)
        return False

    async def _play_lesson(self, session: Session, seat: int, started: float) -> bool:
        """Answer as the bot did when the lesson was played; False if it has to think."""
        lesson = lesson_at(self.room)
        if lesson is None or self.room.seats[seat].kind != "bot":
            return False
        try:
            action = lesson.reply(session, seat)
        except Waits:
            self._holding[seat] = self._situation(session, seat)
            return True
        if action is None:
            return False
        await self._pause(seat, started)
        try:
            await self._answer(seat, action, -1)
        except GunbaiError as error:
            LOG.info("a bot's answer came too late", extra={"table": self.room.id, "reason": error})
        return True

    async def _steps(self, thought: Thought) -> list[Action]:
        """Let a bot of ours think, or ask a third-party bot."""
        if level_named(thought.level) is not None:
            return await self.thinkers.think(thought, *self._urgency())
        if self.outsiders is None or not self.outsiders.has(thought.level):
            return await self.thinkers.think(thought.by(STAND_IN_LEVEL), *self._urgency())
        found = await self.outsiders.think(thought, *self._urgency())
        if found.trouble:
            await self._tell_trouble(thought.seat, found.trouble)
        return found.steps

    async def _tell_trouble(self, seat: int, why: str) -> None:
        """Tell the table that a stand-in answers for a third-party bot; once for each reason."""
        words: dict[str, object] = {"name": self.room.seats[seat].name, "why": why}
        mark = f"bot:trouble:{why}:{seat}"
        async with self.room.lock:
            remark = Remark(seat, TO_ALL, "bot-stand-in", words)
            await say(self._keeper.store, self.room, remark, mark)

    def thought(
        self,
        session: Session,
        seat: int,
        *,
        level: str,
        seed: int,
        answered: Sequence[Action] = (),
        promises: Sequence[PromiseTerms] = (),
        promised: Sequence[PromiseTerms] = (),
        stands_in: bool = False,
        character: str = "",
    ) -> Thought:
        """Return a question to a bot in this seat."""
        return Thought(
            game=session.game.name,
            own_values=self.room.own_values,
            position=session.knowledge(seat).sample.dump(),
            seat=seat,
            level=level,
            seed=seed,
            answered=answered,
            promises=promises,
            promised=promised,
            stands_in=stands_in,
            character=character,
            table=self.room.id,
        )

    async def _reasons(
        self, session: Session, seat: int, steps: Sequence[Action]
    ) -> list[ReasonInfo]:
        """Return why a beginner answers like this; nothing for sealed answers."""
        ask = session.ask
        silent = ask is None or ask.secret or session.talking or len(steps) != 1
        place = self.room.seats[seat]
        if silent or place.kind != "bot" or place.level != EXPLAINS:
            return []
        if self.room.seq - self._explained.get(seat, -SILENCE) < SILENCE:
            return []
        if len(session.candidates(seat)) < 3 or not any(
            self.room.connected(other.number) for other in self.room.seats
        ):
            return []
        thought = self.thought(session, seat, level="", seed=self._bot_seed(seat))
        return await self.thinkers.do(explain, [thought, steps[0]], *self._urgency())

    async def _explain(self, seat: int, reasons: Sequence[ReasonInfo]) -> None:
        """Let a beginner say its first reason to the table, once in a while."""
        for reason in reasons[:1]:
            self._explained[seat] = self.room.seq
            mark = f"bot:why:{self.room.seq}:{seat}"
            async with self.room.lock:
                remark = Remark(seat, TO_ALL, reason.key, reason.words)
                await say(self._keeper.store, self.room, remark, mark)

    def _promises(self, seat: int) -> list[PromiseTerms]:
        """Return the open promises of a seat, which the bot that plays it knows."""
        return [
            (int(row["to"]), row["key"], row["words"])
            for row in self.room.promises.values()
            if row["seat"] == seat and row["giver"] == row["receiver"] == "open"
        ]

    def _promised(self, seat: int) -> list[PromiseTerms]:
        """Return the open promises to a seat, of those who have not broken their word to it."""
        return [
            (int(row["seat"]), row["key"], row["words"])
            for row in self.room.promises.values()
            if row["to"] == seat
            and row["giver"] == row["receiver"] == "open"
            and trusts(self.room, seat, int(row["seat"]))
        ]

    def _urgency(self) -> tuple[int, str]:
        """Return how urgent the bots' thoughts are, and for whom they are."""
        room = self.room
        people = [seat for seat in room.seats if seat.kind in ("person", "program")]
        for seat in people:
            if room.connected(seat.number):
                return WATCHED, room.address_of(seat.number) or room.host
        waited_for = any(not seat.away for seat in people)
        return FOR_PEOPLE if waited_for else FOR_NOBODY, room.host

    async def _answer(self, seat: int, action: Action, seen: int) -> None:
        await answer(self._keeper, self.room, seat, self.room.game.text(action), seen, by="bot")

    async def _pause(self, seat: int, started: float) -> None:
        """Wait long enough for people to follow a bot's answer."""
        pause = self._bot_pause * self._slowness(seat)
        pause -= time.monotonic() - started
        if pause > 0:
            await asyncio.sleep(pause)

    def _slowness(self, seat: int) -> int:
        """Return the number of pauses before a bot's answer; none if nobody looks.

        A stand-in leaves its person the time to come back, unless the person is gone and others
        wait, or a clock runs.
        """
        room = self.room
        people = any(not place.played_by_bot() for place in room.seats)
        awaited = people or room.pace.kind == "live"
        if room.seats[seat].has_stand_in() and (room.connected(seat) or not awaited):
            return STAND_IN
        if not people and not any(room.connected(place.number) for place in room.seats):
            return 0
        session = room.session
        if session is not None and session.talking and room.people_to_act():
            return 1 if any(who == seat for who, _ in self._talked) else FIRST_WORD
        return HIGHLIGHT if room.has_highlight() else 1

    def _bot_seed(self, seat: int) -> int:
        """Return a seed that is the same after a restart and reveals nothing of the game's own."""
        text = f"bot {self.room.seed} {self.room.seq} {seat}"
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=7).digest(), "big")

    # open talks

    def _situation(self, session: Session, seat: int) -> tuple[int, list[int]]:
        """Return the situation that must change before a bot that holds back thinks again."""
        return session.version_for(seat), self.room.people_to_act()

    def _leaves_people(self, session: Session, seat: int, action: Action) -> bool:
        """Return True if this answer would end the bot's part of a talk while people still talk.

        Where all may answer in any order (a tea ceremony), a bot that is ready could no longer
        reply to what a person offers: so it holds back until the people are done.
        """
        if action >= FIRST_FREE_ACTION or not session.talking:
            return False
        awaited = set(self.room.people_to_act()) - self.room.late
        return bool(awaited) and session.is_last_word(seat, action)

    def _patience(self, session: Session, seat: int, action: Action) -> float:
        """Return the seconds for which this answer waits for people whose offers it would end."""
        if action >= FIRST_FREE_ACTION or not session.talking:
            return 0.0
        judge = session.game.judge()
        ended = judge.lets_down(session.knowledge(seat).sample, seat, action)
        if not any(ended >> person & 1 for person in self.room.people_to_act()):
            return 0.0
        since = self._waiting_since.setdefault(seat, time.monotonic())
        return since + PATIENCE * self._bot_pause - time.monotonic()

    def _go_on(self, seat: int) -> None:
        """Let a bot think again that has waited long enough."""
        self._holding.pop(seat, None)
        if self.minding:
            self.wake()

    def _answered(self, session: Session, seat: int) -> list[Action]:
        """Return the bot's earlier answers in an open talk that still goes on."""
        ask = session.ask
        if ask is None or ask.key != self._talk:
            self._talk = "" if ask is None else ask.key
            self._talked.clear()
            self._waiting_since.clear()
        if not session.talking:
            return []
        return [
            action for who, action in self._talked if who == seat and action < FIRST_FREE_ACTION
        ]

    # clocks

    def _set_timer(self) -> None:
        self.stop()
        ends = [self.room.clock.next_end(), self.absences.next_end(self.account_seconds)]
        left = min((end for end in ends if end is not None), default=None)
        if left is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.05, left + 0.05), self._time_is_up)

    def _time_is_up(self) -> None:
        self._timer = None
        self._tasks.spawn(self._replace_late_seats())

    async def _replace_late_seats(self) -> None:
        """Let bots play for people whose time ran out; they may take their seats back."""
        room = self.room
        async with room.lock:
            late = [seat for seat in room.people_to_act() if room.clock.is_over(seat)]
            if late and room.status == "running" and self.minding:
                away = [room.seats[seat].changed(away=1) for seat in late]
                try:
                    await self._keeper.save(room, {}, away)
                    publish_table(room)
                except TableError as error:
                    LOG.info("the time is no longer up", extra={"table": room.id, "reason": error})
        room.changed()


def _nobody_is_told(_room: Room) -> None:
    return
