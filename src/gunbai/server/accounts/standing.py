"""The standing connections of bots with accounts: where they sit, and where they owe an answer.

A connection reports only tables, never what is seen there: for that its program opens the socket of
the seat. Each message is complete for its table, so nothing can be missed: a bot that reconnects is
sent all tables again.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

import msgspec

from gunbai.core.errors import GunbaiError, Refusal
from gunbai.server.accounts.messages import BotInfo, BotTable, Hello
from gunbai.server.accounts.store import AccountStore
from gunbai.server.bus import Bus, place_of
from gunbai.server.limits import TooMuch
from gunbai.server.room import OVER, Room
from gunbai.server.store import Row, Store
from gunbai.server.streams import Client
from gunbai.server.tasks import Tasks

LOG: Final = logging.getLogger("gunbai.server")
MOST_LINES: Final = 3  # of one bot
_ENCODE: Final = msgspec.json.Encoder()


def bot_info(account: Row, here: bool) -> BotInfo:
    """Return an account as everybody may know it."""
    return BotInfo(
        id=account["id"],
        name=account["name"],
        maker=account["maker"] or "",
        plays=account["plays"],
        languages=account["languages"],
        here=here,
    )


class Standing:
    """The open connections of bots in this process, and the last report to each on its tables."""

    def __init__(
        self,
        store: Store,
        accounts: AccountStore,
        tasks: Tasks,
        bus: Bus | None,
        room: Callable[[str], Awaitable[Room]],
    ) -> None:
        self._store: Final = store
        self._accounts: Final = accounts
        self._tasks: Final = tasks
        self._bus: Final = bus
        self._room: Final = room
        self._lines: Final[dict[str, list[Client]]] = {}  # by bot
        self._told: Final[defaultdict[str, dict[str, BotTable]]] = defaultdict(dict)

    async def here(self, bots: Iterable[str]) -> set[str]:
        """Return those of these bots that are connected, anywhere."""
        taken = set() if self._bus is None else await self._bus.elsewhere()
        return {bot for bot in bots if bot in self._lines or place_of(bot, 0) in taken}

    async def enter(self, account: Row, client: Client) -> None:
        """Open a connection: report everything there is now, and all news from then on."""
        bot = account["id"]
        lines = self._lines.setdefault(bot, [])
        if len(lines) >= MOST_LINES:
            raise TooMuch(Refusal("too-much", "", {"seconds": 60}))
        lines.append(client)  # no news is lost, and news before all of it does no harm
        self._attend(bot)
        tables = [found for room in await self._tables(bot) if (found := _told_of(room, bot))]
        self._told[bot] |= {found.table: found for found in tables}
        client.send(_ENCODE.encode(Hello(bot_info(account, True), tables)))

    def leave(self, bot: str, client: Client) -> None:
        lines = self._lines.get(bot, [])
        if client not in lines:
            return
        lines.remove(client)
        if not lines:
            del self._lines[bot]
            self._told.pop(bot, None)
            self._attend(bot)

    def _attend(self, bot: str) -> None:
        """Let other processes know whether a bot is connected."""
        if self._bus is not None and not self._tasks.closing:
            self._tasks.spawn(self._bus.attend(bot, 0, bot in self._lines))

    def follows(self, table: str) -> bool:
        """Return True if a bot that is here sits at this table."""
        return any(table in told for told in self._told.values())

    def look(self, room: Room) -> None:
        """Tell connected bots what has changed for them at a table."""
        sitting = {seat.person for seat in room.seats if seat.is_standing()}
        told = {bot for bot, tables in self._told.items() if room.id in tables}
        for bot in [bot for bot in self._lines if bot in sitting or bot in told]:
            found = _told_of(room, bot)
            before = self._told[bot].get(room.id)
            if found is None:
                if before is None:
                    continue
                found = msgspec.structs.replace(before, status="gone", owes=False)
            if found == before:
                continue
            if found.status == "gone" or found.status in OVER:
                self._told[bot].pop(room.id, None)
                if before is None:
                    continue
            else:
                self._told[bot][room.id] = found
            for client in self._lines[bot]:
                client.send(_ENCODE.encode(found))

    def hear(self, bot: str) -> None:
        """Look at all tables of a bot: another process gave it a seat."""
        if bot in self._lines:
            self._tasks.spawn(self._look_at_all(bot))

    async def _look_at_all(self, bot: str) -> None:
        for room in await self._tables(bot):
            self.look(room)

    async def _tables(self, bot: str) -> list[Room]:
        """Return the tables at which a bot sits and that are not over."""
        out = []
        for table in await self._store.live_tables_of(bot):
            try:
                out.append(await self._room(table))
            except GunbaiError as error:  # it waits there until the table can be opened
                LOG.warning("a table can't be opened", extra={"table": table, "problem": error})
        return out


def _told_of(room: Room, bot: str) -> BotTable | None:
    """Return the report on a table for a bot; None if it does not sit there."""
    seat = room.seat_of(bot)
    if seat < 0:
        return None
    session = room.session
    return BotTable(
        table=room.id,
        game=room.game.name,
        seat=seat,
        status=room.status,  # type: ignore[arg-type]
        owes=room.status == "running" and seat in room.to_act() and not room.seats[seat].away,
        version=-1 if session is None else session.version_for(seat),
        away=room.seats[seat].away,
    )
