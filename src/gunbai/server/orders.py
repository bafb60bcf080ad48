"""Standing orders: a seat's answers to simple decisions, given by the server when they come.

Only the owner of an order is told about it: it answers after the pause of a quick person.
"""

from __future__ import annotations

from typing import Any, Final

from gunbai.core.codec import Action
from gunbai.core.errors import Refusal
from gunbai.core.event import CHAPTER, PHASE
from gunbai.core.session import Session
from gunbai.core.standing import StandingAnswer
from gunbai.server.answers import running
from gunbai.server.keeper import Keeper
from gunbai.server.order_messages import OrderInfo, Orders
from gunbai.server.publishing import publish_table_to
from gunbai.server.room import Room, TableError
from gunbai.server.store import Row

#: The headings in the log after which an order no longer applies.
_ENDS: Final = {"phase": (PHASE, CHAPTER), "chapter": (CHAPTER,), "end": ()}
#: The most uses of an order that its owner's log shows.
MOST_TOLD: Final = 20


def _standing(room: Room) -> dict[str, StandingAnswer]:
    return {each.name: each for each in room.game.standing()}


def _headings(session: Session, until: str) -> int:
    """Return the number of headings so far with which such an order could have ended."""
    ends = _ENDS[until]
    if not ends:
        return 0
    kinds = session.game.event_kinds
    return sum(1 for event in session.events if kinds[event.key].opens in ends)


def stands(room: Room, row: Row) -> bool:
    """Return True for an order of whoever sits there now, in the part of the game it is for."""
    session = room.session
    if session is None or room.seats[row["seat"]].person != row["person"]:
        return False
    return bool(_headings(session, row["until"]) == row["headings"])


def order_for(room: Room, seat: int) -> tuple[Row, Action] | None:
    """Return the order that answers what this seat is asked now, and the answer.

    Whoever has begun a secret plan by hand, such as bids, finishes it by hand.
    """
    session = room.session
    ask = None if session is None else session.ask
    if session is None or ask is None or room.seats[seat].played_by_bot():
        return None
    if ask.secret and session.has_begun(seat):
        return None
    known = _standing(room)
    for row in room.orders.get(seat, []):
        order = known.get(row["name"])
        if order is not None and ask.key in order.asks and stands(room, row):
            action = room.game.parse(order.answer)
            if session.refusal(seat, action) is None:
                return row, action
    return None


async def leave(keeper: Keeper, room: Room, person: str, name: str, until: str) -> None:
    """Place an order, change how long it applies, or cancel it."""
    async with keeper.changing(room):
        seat = room.seat_of(person)
        if seat < 0:
            raise TableError(Refusal("table-seated-only"))
        if name not in _standing(room):
            raise TableError(Refusal("order-unknown"))
        session = running(room)
        row: dict[str, Any] | None = None
        if until:
            row = {
                "table": room.id,
                "seat": seat,
                "name": name,
                "person": person,
                "until": until,
                "headings": _headings(session, until),
                "told": [],
            }
        await keeper.store.orders.set(room.id, seat, name, row)
        await keeper.read_orders(room)
        room.changed()


async def told(keeper: Keeper, room: Room, row: Row, events: int) -> None:
    """Record that an order was carried out after this many events, and tell only its owner."""
    uses = [*row["told"], events][-MOST_TOLD:]
    await keeper.store.orders.set(room.id, row["seat"], row["name"], {**row, "told": uses})
    await keeper.read_orders(room)
    publish_table_to(room, row["seat"])


async def give_up(keeper: Keeper, room: Room, seat: int) -> None:
    """Cancel the orders whose answers the seat is about to undo itself."""
    session = room.session
    if session is None or seat not in room.orders or session.undo_refusal(seat) is not None:
        return
    for row in room.orders[seat]:
        if any(events >= session.settled_events for events in row["told"]):
            await keeper.store.orders.set(room.id, seat, row["name"], None)
    await keeper.read_orders(room)


def orders_of(room: Room, seat: int) -> Orders:
    """Return all orders that the game knows, as they stand for this seat."""
    left = {row["name"]: row for row in room.orders.get(seat, []) if stands(room, row)}
    return Orders(
        [
            OrderInfo(
                name=name,
                until=left[name]["until"] if name in left else "",
                times=len(left[name]["told"]) if name in left else 0,
            )
            for name in _standing(room)
        ]
    )
