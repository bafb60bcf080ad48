"""One-time links that log in another device: for oneself, and ways back for others.

The key comes after the # of the address: no server, proxy or messenger preview sees it before the
page sends it.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Final

from gunbai.core.errors import GunbaiError, Refusal
from gunbai.server import talk
from gunbai.server.entry.messages import WayBackInfo
from gunbai.server.entry.store import BACK, PHONE, EntryStore, digest_of
from gunbai.server.identity import new_token
from gunbai.server.room import LIVE, Room, TableError
from gunbai.server.store import Row, Store

PAGE: Final = "/enter#"
#: Seconds for which a link works.
LASTS: Final = {PHONE: 10 * 60, BACK: 3 * 24 * 3600}


def picture_of(link: str) -> str:
    """Return a QR code as the address of an image: dark on light, as cameras want it."""
    import segno

    code = segno.make(link, error="m", micro=False)
    return str(code.svg_data_uri(scale=4, dark="#000", light="#fff", border=4))


async def new_link(
    entry: EntryStore, kind: str, person: str, by: str | None, table: str | None = None
) -> str:
    """Keep a new link and return its key; `by` is None for an administrator's."""
    key = new_token()
    link = {
        "kind": kind,
        "person": person,
        "by": by,
        "table": table,
        "expires": time.time() + LASTS[kind],
        "told": int(by is not None),
    }
    await entry.add_link(digest_of(key), link)
    return key


class WaysBack:
    """Ways back for people who have lost theirs; everybody at their tables is told about it."""

    def __init__(
        self, store: Store, entry: EntryStore, room: Callable[[str], Awaitable[Room]]
    ) -> None:
        self._store: Final = store
        self._entry: Final = entry
        self._room: Final = room

    async def people(self, room: Room) -> list[WayBackInfo]:
        """Return those at a table who have no way back of their own, except its host."""
        seats = {
            seat.person: seat.number
            for seat in room.seats
            if seat.kind == "person" and seat.person and seat.person != room.host
        }
        if not seats or room.status not in LIVE:
            return []
        bare = await self._entry.without_login(list(seats))
        waiting = await self._entry.ways_back(room.id)
        return [
            WayBackInfo(number, person in waiting, room.connected(number))
            for person, number in seats.items()
            if person in bare
        ]

    async def add(self, room: Room, host: Row, seat: int) -> str:
        """Return the key of a new link for the person of a seat."""
        found = next((each for each in await self.people(room) if each.seat == seat), None)
        if found is None:
            raise TableError(Refusal("way-back-none"))
        place = room.seats[seat]
        if found.here:
            raise TableError(Refusal("way-back-here", "", {"name": place.name}))
        if await self._entry.plays_with_others(place.person or "", host["id"]):
            raise TableError(Refusal("way-back-elsewhere", "", {"name": place.name}))
        key = await new_link(self._entry, BACK, place.person or "", host["id"], room.id)
        words: dict[str, object] = {"host": host["name"], "name": place.name}
        await self._tell(room.id, "talk-way-back-made", words, digest_of(key))
        return key

    async def revoke(self, room: Room, host: Row, seat: int) -> None:
        """End the link for the person of a seat before it is used."""
        person = room.seats[seat].person if seat < len(room.seats) else None
        digest = await self._entry.drop_link(person or "", room.id)
        if digest is None:
            raise TableError(Refusal("way-back-gone"))
        words: dict[str, object] = {"host": host["name"], "name": room.seats[seat].name}
        await self._tell(room.id, "talk-way-back-revoked", words, digest)

    async def tell_of_use(self, link: Row) -> None:
        """Tell all tables of a person, and the one whose host made it, that a way back was used."""
        by_host = link["by"] is not None
        await self._tell_all(link, "talk-way-back-used" if by_host else "talk-way-back-used-admin")

    async def tell_of_new(self) -> None:
        """Tell the tables of links that an administrator made, in another process."""
        for link in await self._entry.untold():
            await self._tell_all(link, "talk-way-back-made-admin")
            await self._entry.mark_told(link["digest"])

    async def _tell_all(self, link: Row, key: str) -> None:
        words: dict[str, object] = {"host": link["maker"] or "", "name": link["name"]}
        made_at = [link["table"]] if link["table"] else []
        for table in {*await self._store.live_tables_of(link["person"]), *made_at}:
            await self._tell(table, key, words, link["digest"])

    async def _tell(self, table: str, key: str, words: dict[str, object], digest: str) -> None:
        """Say something at a table, once, also if it can't be opened now."""
        mark = f"{key}:{digest}"[:64]
        try:
            room = await self._room(table)
        except GunbaiError:
            await self._store.add_talk(talk.announcement(table, key, words, mark))
        else:
            await talk.announce(self._store, room, key, words, mark)
