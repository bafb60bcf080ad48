"""Tables in memory, without a server around them."""

from __future__ import annotations

from gunbai.core.session import Session
from gunbai.server.hosting import seat_row, table_row
from gunbai.server.messages import SeatForm
from gunbai.server.pace import Pace
from gunbai.server.room import Room

ANN = {"id": "ann", "name": "Ann"}


def room_of(session: Session, status: str) -> Room:
    """Return a table at which Ann has the first seat."""
    row = table_row("T", ANN, session.game.name, "1", session.options, Pace())
    row.update(seed=str(session.seed), status=status)
    forms = [SeatForm("me"), *[SeatForm("bot")] * (session.state.seats() - 1)]
    seats = [seat_row("T", number, form, ANN) for number, form in enumerate(forms)]
    room = Room(row, seats, session.game)
    room.session = session
    return room
