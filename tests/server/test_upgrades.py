"""Upgrades of the program: running games go on, games that are over can be looked at for ever.

The databases `rs-1` to `rs-4` were written by the servers that had these rules of Rising Sun. In
each there are running games of all three, one with a snapshot, a young one without, games that are
over and one that was broken off; `saw` is what Ann was shown of each table then.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from gunbai.core.record import read_record, replay, write_record
from gunbai.core.session import Session
from tests.cli.run import run
from tests.full import at_least
from tests.kura.test_newer_rules import KURA, NAMES, sell
from tests.server.conftest import Starter
from tests.server.games import play_all, sit
from tests.server.live import look
from tests.server.person import BASE3, Json, Person, refusal, table_of
from tests.server.servers import PATIENCE, Server
from tests.server.test_old_databases import opened

OF_RISING_SUN = ["rs-1", "rs-2", "rs-3", "rs-4"]
KURA_FOLDER = Path(__file__).parent.parent / "games" / "kura"


def seen(person: Person, table: str) -> Json:
    """Return the messages that the page of a table gets."""

    async def look_at_it() -> Json:
        async with look(person, table) as live:
            return live.received[0]

    return asyncio.run(look_at_it())


def keys(log: list[Json]) -> list[str]:
    return [line["key"] for line in log]


def walk(person: Person, table: str, seat: int = -2) -> int:
    """Step through a whole replay; return the number of its moves."""
    info = person.get(f"/api/tables/{table}/replay")
    last: int = info["answers"]
    assert seat in info["seats"]
    run = person.get(f"/api/tables/{table}/replay/0/on/100?seat={seat}")
    assert len(run["moves"]) == min(last, 100)
    for at in (0, last // 2, last):
        step = person.get(f"/api/tables/{table}/replay/{at}?seat={seat}")
        assert (step["at"], step["view"]["seat"]) == (at, max(seat, -1))
    lines = person.get(f"/api/tables/{table}/replay/log?seat={seat}")
    assert lines
    return last


# databases of earlier versions


@pytest.mark.parametrize("name", OF_RISING_SUN)
def test_running_games_of_all_earlier_rules_are_played_on(name: str, tmp_path: Path) -> None:
    with opened(name, tmp_path) as old:
        table = old.running["rising_sun"]
        before = old.people[0].table(table)["answers"]

        async def scene() -> None:
            async with AsyncExitStack() as stack:
                await play_all(await sit(stack, table, old.people), 3, 8)

        asyncio.run(scene())
        assert old.people[0].table(table)["answers"] > before + 3


@pytest.mark.parametrize("name", at_least(["rs-1", "rs-4"], OF_RISING_SUN))
def test_running_games_of_all_earlier_rules_are_played_to_their_end(
    name: str, tmp_path: Path
) -> None:
    with opened(name, tmp_path) as old:
        tables = {**old.running, "young": old.others["young"]}
        if name != "rs-1":  # the rules of the other games have hardly changed since
            tables = {"rising_sun": tables["rising_sun"]}

        async def scene(number: int, table: str) -> None:
            async with AsyncExitStack() as stack:
                await play_all(await sit(stack, table, old.people), number)

        for number, table in enumerate(tables.values()):
            asyncio.run(scene(number, table))
            found = old.people[0].table(table)
            assert (found["status"], found["closed"]) == ("finished", None)
            assert walk(old.people[0], table) > 0
            record = old.people[0].http.get(f"/api/tables/{table}/record").text
            assert " finished scores=" in record.splitlines()[-1]


@pytest.mark.parametrize("name", OF_RISING_SUN)
def test_games_that_are_over_can_be_looked_at(name: str, tmp_path: Path) -> None:
    with opened(name, tmp_path) as old:
        ann = old.people[0]
        listed = [row["id"] for row in ann.get("/api/tables")["finished"]]
        over = {each: old.others[each] for each in old.others if each.startswith(("fin", "end"))}
        assert len(over) >= 2
        for table in over.values():
            assert table in listed
            assert ann.table(table)["status"] in ("finished", "ended")
            shown = seen(ann, table)
            assert shown["view"]
            assert shown["log"]
            for seat in (-2, -1, 0):
                assert walk(ann, table, seat) > 0
            record = read_record(ann.http.get(f"/api/tables/{table}/record").text)
            assert record.texts
            assert record.end


def test_a_game_that_cant_be_replayed_goes_on_from_its_last_settled_position(
    tmp_path: Path,
) -> None:
    """Its snapshot is used, and the answers after it as far as the new rules allow them."""
    with opened("rs-1", tmp_path) as old:
        ann, table = old.people[0], old.running["rising_sun"]
        shown = seen(ann, table)
        log = shown["log"]
        at = keys(log).index("goes-on")
        assert [line["words"] for line in log[at : at + 2]] == [{"lost": 0}, {"from": 1, "to": 4}]
        assert log[at + 1]["key"] == "rs-rules"
        assert at > 250  # all that happened before is still told
        young = keys(seen(ann, old.others["young"])["log"])
        assert "goes-on" not in young
        assert young.count("rs-rules") == 1


def test_a_finished_game_without_its_rules_shows_what_was_kept(tmp_path: Path) -> None:
    """Its steps are shown from a snapshot on; nothing of it is in the list only."""
    with opened("rs-1", tmp_path) as old:
        ann, table = old.people[0], old.others["finished_rising_sun"]
        found = ann.table(table)
        assert found["closed"]["key"] == "table-earlier"
        assert found["closed"]["words"] == {"rules": "rs-1"}
        assert found["result"]["scores"]
        assert keys(seen(ann, table)["log"]).count("rs-season") == 4
        lines = ann.get(f"/api/tables/{table}/replay/log?seat=-2")
        assert lines[0]["at"] == -1  # told, but not to be stepped through
        assert lines[-1]["at"] > 0
        record = ann.http.get(f"/api/tables/{table}/record").text
        assert "\nrules rs-1\n" in record
        assert len(read_record(record).texts) > 200
        assert refusal(lambda: ann.at(table, "fork", upto=1)) == "table-earlier"


# upgrades still to come


def future(folder: Path, *changes: tuple[str, str, str]) -> str:
    """Return a folder with Kura as it may be in a later version of the program."""
    copy = folder / f"later{len(list(folder.glob('later*')))}"
    shutil.copytree(KURA_FOLDER, copy / "kura")
    for file, before, after in changes:
        path = copy / "kura" / file
        text = path.read_text(encoding="utf-8")
        assert before in text
        path.write_text(text.replace(before, after), encoding="utf-8")
    return str(copy)


RULES = 'RULES: Final = ["1", "2"]'
#: The first rules are no longer known, and a third version has come.
FORGOTTEN = ("position.py", RULES, 'RULES: Final = ["2", "3"]')
#: Only a third version is known, and it is like the second.
RENAMED = (
    ("position.py", RULES, 'RULES: Final = ["3"]'),
    ("position.py", 'self.rules.since("2")', "1"),
    ("position.py", ', since="2", before="yes"', ""),
)
#: A change of the rules that nobody gave a version: other hands are dealt.
CHANGED = ("game.py", "_HAND: Final = 4", "_HAND: Final = 3")


class Upgrade:
    """Two people at a table of Kura, and a server that comes back as another version."""

    def __init__(self, server: Server, folder: Path, setenv: Callable[[str, str], None]) -> None:
        self.server = server
        self.people = [Person(server.url), Person(server.url)]
        self._folder = folder
        self._setenv = setenv

    def played(self, rules: str, rounds: int) -> str:
        """Return the id of a table whose game was begun by these rules."""
        session = Session(KURA.with_rules(rules), {"players": 3}, 4, NAMES)
        sell(session, rounds)
        table: str = self.people[0].post("/api/records", text=write_record(session))["id"]
        return table

    def begin(self) -> str:
        form = {"game": "kura", "options": {"players": 2}}
        table = self.people[0].create(form, {"kind": "me"}, {"kind": "open"})
        self.people[1].at(table, "join")
        self.people[0].at(table, "start")
        return table

    def play(self, table: str, most: int = 10_000) -> None:
        async def scene() -> None:
            async with AsyncExitStack() as stack:
                await play_all(await sit(stack, table, self.people), 5, most)

        asyncio.run(scene())

    def to(self, *changes: tuple[str, str, str], killed: bool = False) -> None:
        """Stop the server, or kill it, and start a later version of it."""
        self.server.kill() if killed else self.server.stop()
        self._setenv("GUNBAI_GAMES", future(self._folder, *changes))
        self.server.start()

    def archived(self, table: str) -> None:
        """Wait until a game that is over is kept for later versions."""
        self._has("archives", table)

    def has_position(self, table: str) -> None:
        """Wait until a position of a running game is kept."""
        self._has("positions", table)

    def _has(self, kept: str, table: str) -> None:
        path = Path(self.server.settings["data"]) / "gunbai.sqlite"
        wait_for(lambda: asked(path, f'SELECT COUNT(*) FROM {kept} WHERE "table" = ?', table))


def asked(path: Path, words: str, table: str) -> Any:
    with closing(sqlite3.connect(path, timeout=5)) as connection:
        return connection.execute(words, (table,)).fetchone()[0]


def wait_for(true: Callable[[], object]) -> None:
    async def wait() -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():
                await asyncio.sleep(0.05)

    asyncio.run(wait())


@pytest.fixture
def upgrade(new_server: Starter, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Upgrade:
    return Upgrade(new_server(), tmp_path, monkeypatch.setenv)


def test_a_change_without_a_version_is_found_and_nothing_is_lost(upgrade: Upgrade) -> None:
    table = upgrade.begin()
    upgrade.play(table, 3)
    ann = upgrade.people[0]
    before = seen(ann, table)
    upgrade.to(CHANGED)
    after = seen(ann, table)
    assert after["view"]["position"] == before["view"]["position"]
    told = after["log"][len(before["log"]) :]
    assert [(line["key"], line["words"]) for line in told] == [("goes-on", {"lost": 0})]
    upgrade.server.kill()  # that it went on is written, once
    upgrade.server.start()
    assert seen(ann, table)["log"] == after["log"]
    upgrade.play(table)
    assert ann.table(table)["status"] == "finished"
    record = ann.http.get(f"/api/tables/{table}/record").text
    assert record.count("\nposition {") == 1
    read_record(record)
    assert walk(ann, table) > 3
    # Its record is a table again, in the version that wrote it.
    copy = ann.post("/api/records", text=record)["id"]
    assert ann.table(copy)["result"] == ann.table(table)["result"]
    assert upgrade.server.complaints() == ""


@pytest.mark.parametrize("answers", [0, 1, 4])
def test_a_young_game_goes_on_although_its_server_was_killed(
    upgrade: Upgrade, answers: int
) -> None:
    """Other hands would be dealt now, so that not even its first answer can be played again."""
    table = upgrade.begin()
    if answers:
        upgrade.play(table, answers)
    upgrade.has_position(table)
    ann = upgrade.people[0]
    before = seen(ann, table)
    upgrade.to(CHANGED, killed=True)
    after = seen(ann, table)
    assert ann.table(table)["closed"] is None
    told = [line for line in after["log"] if line["key"] == "goes-on"]
    assert [line["words"]["lost"] <= answers for line in told] == [True]
    if not answers:
        assert after["view"]["position"] == before["view"]["position"]
    upgrade.play(table)
    assert ann.table(table)["status"] == "finished"
    assert upgrade.server.complaints() == ""


def test_a_game_of_forgotten_rules_goes_on_where_it_is(upgrade: Upgrade) -> None:
    """Lots that were sold brought other points then: they stay what they were."""
    table = upgrade.played("1", 2)
    ann = upgrade.people[0]
    before = seen(ann, table)  # adopts the second rules
    upgrade.to(FORGOTTEN)
    after = seen(ann, table)
    points = [seat["points"] for seat in before["view"]["position"]["seats"]]
    assert [seat["points"] for seat in after["view"]["position"]["seats"]] == points
    told = after["log"][-2:]  # bots may have sealed something before the upgrade
    assert [(line["key"], line["words"]) for line in told] == [
        ("goes-on", {"lost": 0}),
        ("kr-rules", {"from": 2, "to": 3}),
    ]
    assert upgrade.server.complaints() == ""


def test_a_game_of_forgotten_rules_moves_on_if_they_make_no_difference(upgrade: Upgrade) -> None:
    table = upgrade.begin()
    upgrade.play(table, 3)
    ann = upgrade.people[0]
    before = seen(ann, table)
    upgrade.to(*RENAMED)
    after = seen(ann, table)
    assert after["view"]["position"] == before["view"]["position"]
    assert after["log"] == before["log"]
    assert walk(ann, table, 0) > 0
    assert upgrade.server.complaints() == ""


def test_a_finished_game_of_forgotten_rules_is_as_it_was(upgrade: Upgrade) -> None:
    """Seen from every seat and from above, step by step, with its log and its record."""
    table = upgrade.played("1", 4)
    ann = upgrade.people[0]
    paths = [
        *[f"replay/0/on/100?seat={seat}" for seat in (-2, -1, 0, 1, 2)],
        *[f"replay/{at}?seat={seat}" for seat in (-2, -1, 0, 1, 2) for at in (0, 7, 13)],
        *[f"replay/log?seat={seat}" for seat in (-2, -1, 0, 1, 2)],
        "record",
    ]
    before = {path: ann.get(f"/api/tables/{table}/{path}") for path in paths}
    shown = seen(ann, table)
    upgrade.archived(table)
    upgrade.to(FORGOTTEN, CHANGED)
    for path in paths:
        assert ann.get(f"/api/tables/{table}/{path}") == before[path], path
    after = seen(ann, table)
    assert after["log"] == shown["log"]
    assert after["view"]["position"] == shown["view"]["position"]
    assert table in [row["id"] for row in ann.get("/api/tables")["finished"]]
    found = ann.get(f"/api/tables/{table}/replay")
    assert found["table"]["result"] == shown["table"]["result"]
    played = replay(KURA, read_record(before["record"]))
    assert played.over
    assert refusal(lambda: ann.at(table, "fork", upto=3)) == "table-archived"
    assert upgrade.server.complaints() == ""


def test_a_game_of_later_rules_waits_untouched_for_a_later_version(upgrade: Upgrade) -> None:
    """Somebody went back to an earlier version: it must change nothing."""
    table = upgrade.begin()
    upgrade.play(table, 3)
    ann = upgrade.people[0]
    before = seen(ann, table)
    upgrade.to(("position.py", RULES, 'RULES: Final = ["1"]'))
    found = ann.table(table)
    assert found["status"] == "running"
    assert found["closed"]["key"] == "rules-unknown"
    assert table in [row["id"] for row in ann.get("/api/tables")["mine"]]
    assert refusal(lambda: ann.get(f"/api/tables/{table}/replay")) == "rules-unknown"
    assert refusal(lambda: ann.get(f"/api/tables/{table}/record")) == "table-not-over"
    upgrade.to()
    after = seen(ann, table)
    assert after["log"] == before["log"]
    upgrade.play(table)
    assert ann.table(table)["status"] == "finished"
    assert upgrade.server.complaints() == ""


def test_tables_of_a_game_that_is_gone_are_still_listed(upgrade: Upgrade) -> None:
    running, over = upgrade.begin(), upgrade.played("2", 4)
    ann = upgrade.people[0]
    upgrade.archived(over)
    upgrade.server.stop()
    upgrade._setenv("GUNBAI_GAMES", "")
    upgrade.server.start()
    lists = ann.get("/api/tables")
    assert ann.http.get(f"/table/{running}").status_code < 500
    assert running in [row["id"] for row in lists["mine"]]
    assert over in [row["id"] for row in lists["finished"]]
    assert ann.table(running)["closed"]["key"] == "game-unknown"
    assert "\ngame kura\n" in ann.http.get(f"/api/tables/{over}/record").text
    assert walk(ann, over) > 0
    ann.at(running, "steer/end")
    assert "\ngame kura\n" in ann.http.get(f"/api/tables/{running}/record").text
    assert upgrade.server.complaints() == ""


def test_a_database_in_use_is_checked_and_left_alone(server: Server) -> None:
    """On both kinds of databases, while the server goes on."""
    table, people = table_of(server.url, BASE3, 2)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            players = await sit(stack, table, people)
            await play_all(players, 1, 3)
            before = players[0].view
            words = ["--data-dir", server.settings["data"]]
            if server.settings["database"]:
                words = ["--database", server.settings["database"]]
            done = await asyncio.to_thread(run, "admin", "check", *words)
            assert f"{table} (Joraku" in done.output
            assert "Can’t go on: 0." in done.output
            assert players[0].view == before
            await play_all(players, 2, 2)

    asyncio.run(scene())
