"""Make the database of the present version that later versions open in a test.

    .venv/bin/python tools/make_database.py tests/fixtures/databases/at-0014.zip

It holds one of everything that a database of today can hold: running games of all three in the
middle, with words for their chance, a seat that passed on, a motion, a standing order, talk and
promises; addresses and devices for notices with what was sent to them; a passkey; games that are
over, with an archive, a review and an agreement to share; a vacation and a muted voice.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.authenticator import Authenticator  # noqa: E402 (needs the path above)
from tests.server.games import play_all, sit  # noqa: E402
from tests.server.person import Person  # noqa: E402
from tests.server.receivers import SETTINGS, WebServer, with_phone, with_webhook  # noqa: E402
from tests.server.servers import Server  # noqa: E402

RECORDS: Final = ROOT / "tests" / "fixtures"
GAMES: Final = {
    "joraku": {"players": "3"},
    "rising_sun": {"players": "3"},
    "shogun": {"players": "3"},
}
ANSWERS: Final = 24  # in each game
DAYS: Final = {"kind": "days", "days": 1}
PATIENCE: Final = 300.0


def main() -> None:
    target = Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        settings = {**SETTINGS, "review_seconds": 0.2, "review_nice": 0}
        server = Server(data, **settings).start()
        try:
            who = fill(server, data)
        finally:
            server.stop()
        (data / "who.json").write_text(json.dumps(who, indent=1), encoding="utf-8")
        with closing(sqlite3.connect(data / "gunbai.sqlite")) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            connection.execute("VACUUM")
        with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as kept:
            for name in ("gunbai.sqlite", "secret.key", "who.json"):
                kept.write(data / name, name)
    print(f"{target}: {target.stat().st_size} bytes")


def fill(server: Server, data: Path) -> dict[str, Any]:
    """Let people do all that leaves something behind; return who they are, and their tables."""
    url = server.url.replace("127.0.0.1", "localhost")  # passkeys are made for names
    ann, bea, cem, dan = (Person(url, name) for name in ("Ann", "Bea", "Cem", "Dan"))
    hook, push = WebServer(), WebServer()
    with_webhook(bea, hook)
    with_phone(cem, push)
    device = Authenticator(url)
    ann.post("/api/me/passkeys", **device.make(ann.post("/api/me/passkeys/challenge")))
    ann.post("/api/me/password", password="correct horse")
    tables = {game: begun(game, [ann, bea, dan]) for game in GAMES}
    for number, table in enumerate(tables.values()):
        asyncio.run(play(table, [ann, bea, dan], number))
    sun = tables["rising_sun"]
    offered = dan.at(sun, "offer", seat=2)["seats"][2]["offer"]["invite"]
    cem.post(f"/api/invites/{offered}")
    ann.at(sun, "orders", name="tea", until="chapter")
    bea.at(sun, "motions", kind="end")
    ann.at(sun, "notices/group", address=f"{hook.url}/group", language="en")
    bea.at(tables["shogun"], "notices", muted=True)
    ann.post("/api/me/mutes", whom=dan.id, muted=True)
    dan.post("/api/me/vacation", until=time.time() + 5 * 24 * 3600)
    finished = upload(ann, "joraku/base4/01.record")
    ann.post(f"/api/tables/{finished}/review")
    ended = begun("joraku", [ann, bea, dan])
    asyncio.run(play(ended, [ann, bea, dan], 7))
    ann.at(ended, "sharing", agree=True)
    ann.at(ended, "steer/end")
    until(lambda: ann.get(f"/api/tables/{finished}/review")["state"] == "made")
    until(lambda: count(data, "archives") >= 2)
    until(lambda: count(data, "notices WHERE state = 'sent'") > 0)
    for receiver in (hook, push):
        receiver.close()
    return {
        "cookies": [person.cookie for person in (ann, bea, cem, dan)],
        "tables": tables,
        "others": {"finished": finished, "ended": ended},
    }


def begun(game: str, people: list[Person]) -> str:
    """Return a table of these people whose game has begun, with a word of each."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1)]
    form = {"game": game, "options": GAMES[game]}
    table: str = people[0].create(form, *seats, pace=DAYS)
    for person in people[1:]:
        person.at(table, "join")
    for person in people:
        person.at(table, "word", word=f"{person.name} was here")
    people[0].at(table, "start")
    return table


async def play(table: str, people: list[Person], number: int) -> None:
    """Play on; say and promise something."""
    async with AsyncExitStack() as stack:
        players = await sit(stack, table, people)
        await play_all(players, number, ANSWERS)
        await players[0].say("Good evening, all of you!")
        await players[0].say("Between us.", to=1)
        await players[1].promise(0, "", "I come to your tea.")
        if people[0].table(table)["game"] == "rising_sun":
            await players[0].say_to([1, 2], "The three of us.")


def upload(person: Person, name: str) -> str:
    text = (RECORDS / name).read_text(encoding="utf-8")
    return str(person.post("/api/records", text=text)["id"])


def count(data: Path, what: str) -> int:
    with closing(sqlite3.connect(data / "gunbai.sqlite", timeout=5)) as connection:
        return int(connection.execute(f"SELECT COUNT(*) FROM {what}").fetchone()[0])


def until(true: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > end:
            raise TimeoutError
        time.sleep(0.1)


if __name__ == "__main__":
    main()
