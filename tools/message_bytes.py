"""`./dev bench bytes`: how much one seat is sent during a game, with whole views and with scenes.

The game is played by medium bots at a table without sockets; the messages are those of the server.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from typing import Final

from sent import Sent

import gunbai
from gunbai.bots.factory import make_bot
from gunbai.core.session import Session
from gunbai.server.game_log import carry_out, read_entry
from gunbai.server.hosting import seat_row, table_row
from gunbai.server.messages import SeatForm
from gunbai.server.pace import Pace
from gunbai.server.publishing import sync_message
from gunbai.server.room import Room
from gunbai.server.streams import Client

PLAYERS: Final = 4
SEAT: Final = 0
HOST: Final = {"id": "host", "name": "Host"}


def table(session: Session) -> Room:
    """Return a running table of this session that is not stored anywhere."""
    row = table_row("T", HOST, session.game.name, "1", session.options, Pace())
    row.update(seed=str(session.seed), status="running")
    forms = [SeatForm("me"), *[SeatForm("bot")] * (session.state.seats() - 1)]
    seats = [seat_row("T", number, form, HOST) for number, form in enumerate(forms)]
    room = Room(row, seats, session.game)
    room.session = session
    return room


async def measure(name: str, seed: int) -> tuple[Sent, Sent]:
    """Play a game; return what one seat was sent with whole views, and with scenes."""
    game = gunbai.load(name)
    session = Session(game, {"players": PLAYERS}, seed)
    room = table(session)
    clients = [Client(scenes=False), Client(scenes=True)]
    room.stream(SEAT).clients.extend(clients)
    sync = len(sync_message(room, SEAT))
    sent = Sent(), Sent()
    for each in sent:
        each.bytes += sync
    bots = [make_bot("greedy", seed + seat, game) for seat in range(PLAYERS)]
    while not session.over:
        seat = session.to_act()[0]
        action = bots[seat].choose(session.knowledge(seat))
        text = game.text(action)
        entry = {
            "seq": room.seq + 1, "at": 1.0, "seat": seat, "kind": "answer", "text": text,
            "mark": None,
        }  # fmt: skip
        carry_out(room, entry, read_entry(session, entry))
        for each, client in zip(sent, clients, strict=True):
            while not client.queue.empty():
                if message := client.queue.get_nowait():
                    each.take(message)
    return sent


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(description="Measure what one seat is sent during a game.")
    parser.add_argument("--game", choices=gunbai.GAMES, action="append")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(words)
    print(f"{'':12}{'whole views':>14}{'scenes':>12}{'ratio':>8}{'scenes':>9}{'bytes/scene':>13}")
    for name in given.game or gunbai.GAMES:
        whole, scenes = asyncio.run(measure(name, given.seed))
        print(
            f"{name:12}{whole.bytes / 1e3:>11.0f} kB{scenes.bytes / 1e3:>9.0f} kB"
            f"{scenes.bytes / whole.bytes:>8.2f}{scenes.scenes:>9}{scenes.bytes_per_scene:>13.0f}"
        )


if __name__ == "__main__":
    main(sys.argv[1:])
