"""`gunbai admin` beside a server that runs, on both kinds of database."""

from __future__ import annotations

import asyncio
import io
import json
import sqlite3
import time
import zipfile
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from sqlalchemy import select

from gunbai.server.config import Settings
from gunbai.server.database import Database, connect
from gunbai.server.schema import METADATA
from gunbai.server.tapes import Archive
from tests.cli.run import plain, run
from tests.server.games import play_all, sit
from tests.server.live import look
from tests.server.person import BASE4, BOT, INVITED, ME, OPEN, TWO_VS_TWO, Person, refusal, table_of
from tests.server.postgres import Postgres
from tests.server.servers import PATIENCE, Server
from tests.server.test_passkeys import device_of, local, log_in


class Hosted:
    """A running server, and the command for it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.url = server.url

    def admin(self, *words: str, typed: str = "", lang: str = "en", width: int = 200) -> Result:
        where = ["--data-dir", str(self.server.settings["data"])]
        if self.server.settings["database"]:
            where += ["--database", str(self.server.settings["database"])]
        return run("admin", *words, *where, typed=typed, lang=lang, width=width)

    def told(self, *words: str) -> Any:
        """Return what a command says in JSON."""
        done = self.admin(*words, "--json")
        assert done.exit_code == 0, done.output
        return json.loads(done.output)

    def does(self, *words: str) -> str:
        done = self.admin(*words)
        assert done.exit_code == 0, done.output
        return plain(done.output)

    def refuses(self, *words: str) -> str:
        done = self.admin(*words)
        assert done.exit_code == 2, done.output
        return plain(done.output)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def hosted(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Hosted]:
    database = ""
    postgres = None
    if request.param == "postgresql":
        postgres = Postgres()
        database = postgres.new_database()
    server = Server(tmp_path_factory.mktemp("data"), database=database).start()
    yield Hosted(server)
    server.stop()
    if postgres is not None:
        postgres.close()
    assert server.complaints() == ""


# people


@pytest.mark.parametrize("hosted", ["sqlite"], indirect=True)
def test_people_are_listed_found_and_shown_without_a_secret(hosted: Hosted) -> None:
    table, (vera, oleh) = table_of(hosted.url, TWO_VS_TWO, 2)
    vera.post("/api/me/password", password="correct horse")
    rows = {row["id"]: row for row in hosted.told("people")}
    assert rows[vera.id]["password"]
    assert not rows[oleh.id]["password"]
    assert (rows[vera.id]["tables"], rows[vera.id]["running"]) == (1, 1)
    assert [row["id"] for row in hosted.told("people", "--search", vera.name.upper())] == [vera.id]
    page = hosted.told("people", "show", vera.name)
    assert page["sitting"] == [[table, "joraku", "running"]]
    assert page["hosting"] == [table]
    shown = hosted.does("people", "show", vera.name) + hosted.does("people")
    assert "argon2" not in shown
    assert vera.cookie not in shown
    assert table in shown


@pytest.mark.parametrize("hosted", ["sqlite"], indirect=True)
def test_somebody_is_seen_when_they_answer(hosted: Hosted) -> None:
    table, people = table_of(hosted.url, BASE4, 4)

    async def scene() -> None:
        async with look(people[0], table) as player:
            assert await player.answer(player.choices[0]) == ""

    asyncio.run(scene())
    seen = {row["id"]: row["seen"] for row in hosted.told("people")}
    assert seen[people[0].id] > 0
    assert seen[people[1].id] is None


@pytest.mark.parametrize("hosted", ["sqlite"], indirect=True)
def test_a_name_that_is_not_enough_is_refused_with_the_ids(hosted: Hosted) -> None:
    twins = [Person(hosted.url, "Twin") for _ in range(2)]
    told = hosted.refuses("people", "show", "twin")
    assert all(twin.id in told for twin in twins)
    assert hosted.told("people", "show", twins[0].id)["line"]["name"] == "Twin"
    assert "Nobody here is called “Nemo”" in hosted.refuses("people", "show", "Nemo")
    olena = Person(hosted.url, "Олена")
    assert hosted.told("people", "show", "Олена")["line"]["id"] == olena.id
    assert [row["id"] for row in hosted.told("people", "--search", "олен")] == [olena.id]


def test_a_reset_gives_a_password_once_and_signs_out(hosted: Hosted) -> None:
    table, (vera, oleh) = table_of(hosted.url, TWO_VS_TWO, 2)
    vera.post("/api/me/password", password="forgotten long ago")

    async def scene() -> str:
        async with look(vera, table) as mine, look(oleh, table) as other:
            told = await asyncio.to_thread(hosted.does, "reset", vera.name, "--yes")
            await mine.until(lambda: bool(mine.closes))
            await other.until(lambda: not other.table["seats"][0]["connected"])
            return told.rpartition(": ")[2]

    password = asyncio.run(scene())
    assert vera.get("/api/me") is None
    again = Person(hosted.url, "")
    assert again.post("/api/login", name=vera.name, password=password)["id"] == vera.id
    assert refusal(lambda: again.post("/api/login", name=vera.name, password="forgotten long ago"))


@pytest.mark.parametrize("hosted", ["sqlite"], indirect=True)
def test_a_reset_ends_passkeys_unless_they_are_kept(hosted: Hosted) -> None:
    vera = Person(local(hosted.server))
    device = device_of(vera)
    hosted.does("reset", vera.name, "--keep-passkeys", "--yes")
    again = Person(vera.url, "")
    assert log_in(again, device)["id"] == vera.id
    hosted.does("reset", vera.name, "--yes")
    assert again.get("/api/me") is None
    assert refusal(lambda: log_in(again, device)) == "passkey-strange"


@pytest.mark.parametrize("hosted", ["sqlite"], indirect=True)
def test_what_can_not_be_taken_back_is_asked_first(hosted: Hosted) -> None:
    someone = Person(hosted.url)
    for words in (("reset", someone.name), ("delete", someone.name)):
        assert hosted.admin(*words, typed="n\n").exit_code == 130
    assert someone.get("/api/me")["id"] == someone.id


# one person's data


def chat(table: str, people: list[Person], words: list[str]) -> None:
    """Let each say something and play a little; then the host ends the game."""

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            players = await sit(stack, table, people)
            for player, text in zip(players, words, strict=True):
                assert await player.say(text) == ""
            assert await players[0].say(f"{words[0]} in private", to=1) == ""
            await play_all(players, 3, most=2)

    asyncio.run(scene())
    people[0].at(table, "steer/end")


def rows_of(hosted: Hosted) -> list[tuple[str, dict[str, Any]]]:
    """Return every row of the database, with the kind of it."""
    settings = hosted.server.settings
    address = Settings(Path(settings["data"]), settings["database"]).database

    async def read() -> list[tuple[str, dict[str, Any]]]:
        engine = connect(address)
        async with Database(engine).reader.connect() as connection:
            found = [
                (kind.name, dict(row))
                for kind in METADATA.sorted_tables
                for row in (await connection.execute(select(kind))).mappings()
            ]
        await engine.dispose()
        return found

    return asyncio.run(read())


def archived(hosted: Hosted, table: str) -> None:
    """Wait until a game that is over is in the archives."""
    end = time.monotonic() + PATIENCE
    while not any(kind == "archives" and row["table"] == table for kind, row in rows_of(hosted)):
        assert time.monotonic() < end, "no archive"
        time.sleep(0.2)


def everything(hosted: Hosted) -> str:
    """Return the whole database as text."""
    return "\n".join(
        Archive(row["tape"]).record if kind == "archives" else str(row)
        for kind, row in rows_of(hosted)
    )


@pytest.mark.parametrize("hosted", ["sqlite"], indirect=True)
def test_an_export_has_what_is_kept_and_no_secret(hosted: Hosted, tmp_path: Path) -> None:
    table, people = table_of(hosted.url, TWO_VS_TWO, 2)
    people[0].post("/api/me/password", password="correct horse")
    chat(table, people, ["my own words", "words of another"])
    running = people[0].create(BASE4, ME, BOT, BOT, BOT, start=True)
    archived(hosted, table)
    file = tmp_path / "vera.zip"
    assert "Records of games: 1" in hosted.does("export", people[0].name, str(file))
    with zipfile.ZipFile(file) as kept:
        profile = json.loads(kept.read("profile.json"))
        assert kept.read(f"records/joraku-{table}.record").decode().startswith("gunbai")
        assert f"records/joraku-{running}.record" not in kept.namelist()
        talk = kept.read("talk.txt").decode()
        everything_in_it = "".join(kept.read(name).decode() for name in kept.namelist())
    assert {game["id"] for game in profile["games"]} == {table, running}
    assert profile["name"] == people[0].name
    assert "my own words in private" in talk
    assert "words of another" not in talk
    assert "argon2" not in everything_in_it
    assert file.stat().st_mode & 0o077 == 0
    assert "exists" in hosted.refuses("export", people[0].name, str(file))


def test_a_deleted_person_leaves_nothing_behind_but_the_games_of_others(hosted: Hosted) -> None:
    """Finished, running, waiting and lonely tables; talk, cookies, ratings; in every column."""
    finished, people = table_of(hosted.url, BASE4, 3)
    leaver, friend = people[0], people[1]
    name = f"Zebedee{leaver.id[:4]}".replace("-", "x").replace("_", "x")
    leaver.post("/api/me", name=name)
    leaver.post("/api/me/password", password="correct horse")
    chat(finished, people, ["unmistakable words", "hello", "hi"])
    archived(hosted, finished)
    running = leaver.create(BASE4, ME, OPEN, BOT, BOT, note="unmistakable note")
    friend.at(running, "join")
    leaver.at(running, "start")
    lonely = leaver.create(BASE4, ME, BOT, BOT, BOT, start=True)
    lobby = friend.create(TWO_VS_TWO, ME, OPEN)
    leaver.at(lobby, "join")
    passed = friend.create(TWO_VS_TWO, ME, OPEN)
    leaver.at(passed, "join")
    friend.at(passed, "start")
    link = leaver.at(passed, "offer", seat=1)["seats"][1]["offer"]["invite"]
    heir = Person(hosted.url)
    heir.post(f"/api/invites/{link}")
    leaver.at(running, "offer", seat=0)
    before = everything(hosted)
    assert name in before
    assert "unmistakable words" in before

    async def scene() -> None:
        async with look(leaver, running) as mine, look(friend, running) as other:
            done = await asyncio.to_thread(hosted.does, "delete", name, "--yes")
            assert "Tables deleted: 1" in done
            await mine.until(lambda: bool(mine.closes))
            await other.until(lambda: other.table["seats"][0]["name"] == "")
            assert other.table["seats"][0]["away"]
            assert other.table["hosting"]
            await other.until(lambda: other.over or bool(other.choices))  # the game goes on

    asyncio.run(scene())
    after = everything(hosted)
    for trace in (name, leaver.id, "unmistakable"):
        assert trace not in after, trace
    assert leaver.get("/api/me") is None
    assert refusal(lambda: leaver.post("/api/login", name=name, password="correct horse"))
    assert refusal(lambda: friend.table(lonely)) == "table-unknown"
    assert friend.table(lobby)["seats"][1]["kind"] == "open"
    assert friend.table(finished)["seats"][0]["name"] == ""
    (handover,) = friend.table(passed)["handovers"]
    assert (handover["before"], handover["after"]) == ("", heir.name)
    record = friend.get(f"/api/tables/{finished}/record")
    assert name not in record
    assert friend.name in record
    assert Person(hosted.url, name).id != leaver.id  # the name is free again


# tables


@pytest.mark.parametrize("hosted", ["sqlite"], indirect=True)
def test_tables_are_listed_and_shown(hosted: Hosted) -> None:
    table, people = table_of(hosted.url, BASE4, 2)
    [row] = hosted.told("tables", "--person", people[0].name)
    assert row["id"] == table
    assert (row["status"], row["bots"]) == ("running", 2)
    assert row["people"] == [person.name for person in people]
    assert hosted.told("tables", "show", table)[0]["people"] == row["people"]
    assert table not in hosted.does("tables", "--status", "lobby")
    assert "no table nothing" in hosted.refuses("tables", "show", "nothing")


def test_an_ended_table_is_over_for_those_who_sit_there(hosted: Hosted) -> None:
    table, people = table_of(hosted.url, BASE4, 2)

    async def scene() -> None:
        async with look(people[1], table) as player:
            await asyncio.to_thread(hosted.does, "tables", "end", table, "--yes")
            await player.until(lambda: player.over)

    asyncio.run(scene())
    assert people[0].table(table)["status"] == "ended"
    assert "is already over" in hosted.refuses("tables", "end", table, "--yes")


def test_a_deleted_table_is_gone_for_those_who_sit_there(hosted: Hosted) -> None:
    table, people = table_of(hosted.url, BASE4, 2)  # its bots think at that moment

    async def scene() -> None:
        async with look(people[1], table) as player:
            await asyncio.to_thread(hosted.does, "tables", "delete", table, "--yes")
            await player.until(lambda: player.refused == "table-unknown")

    asyncio.run(scene())
    assert refusal(lambda: people[0].table(table)) == "table-unknown"
    assert table not in everything(hosted)


# invitations


def test_links_are_listed_without_their_keys_and_can_be_made_worthless(hosted: Hosted) -> None:
    host = Person(hosted.url)
    table = host.create(BASE4, ME, INVITED, INVITED, OPEN)
    group, first, second = host.table(table)["invite"], host.invite(table, 1), host.invite(table, 2)
    listed = hosted.does("invitations", "--table", table)
    assert not any(key in listed for key in (group, first, second))
    shown = hosted.does("invitations", "--table", table, "--secrets")
    assert all(key in shown for key in (group, first, second))
    assert f"Revoked links of table {table}: 1." in hosted.does(
        "invitations", "revoke", table, "--seat", "2", "--yes"
    )
    guest = Person(hosted.url)
    assert refusal(lambda: guest.at(table, "join", token=first)) == "table-no-seat"
    assert host.invite(table, 1) not in ("", first)
    revoked = hosted.does("invitations", "revoke", table, "--yes")
    assert f"Revoked links of table {table}: 3." in revoked
    assert refusal(lambda: guest.at(table, "join", token=group)) == "table-no-seat"
    assert refusal(lambda: guest.at(table, "join", token=second)) == "table-no-seat"
    guest.at(table, "join", token=host.invite(table, 1))
    assert "no such open invitation" in hosted.refuses(
        "invitations", "revoke", table, "--seat", "9", "--yes"
    )


# disk


def test_the_disk_is_told_and_old_games_of_bots_can_go(hosted: Hosted) -> None:
    host = Person(hosted.url)
    played = host.create(TWO_VS_TWO, BOT, BOT, start=True)
    mine, _ = table_of(hosted.url, TWO_VS_TWO, 2)
    hosted.does("tables", "end", played, "--yes")
    assert hosted.told("disk", "--days", "0")["bot_games"] == 1
    assert hosted.told("disk")["bot_games"] == 0
    assert "Answers" in hosted.does("disk")
    assert "Games deleted: 1" in hosted.does("disk", "--clean", "--days", "0", "--yes")
    assert refusal(lambda: host.table(played)) == "table-unknown"
    assert host.table(mine)["status"] == "running"


# backup and restore


def test_a_backup_of_a_running_server_is_restored_when_it_is_stopped(
    hosted: Hosted, tmp_path: Path
) -> None:
    vera = Person(hosted.url)
    kept = vera.create(TWO_VS_TWO, ME, OPEN)
    file = tmp_path / "backup.zip"
    hosted.does("backup", str(file))
    assert file.stat().st_mode & 0o077 == 0
    assert "exists" in hosted.refuses("backup", str(file))
    later = vera.create(TWO_VS_TWO, ME, OPEN)
    for words in ([], ["--yes"]):  # nobody is asked to confirm what can’t be done
        assert "Stop it first" in hosted.refuses("restore", str(file), *words)
    assert vera.table(later)["status"] == "lobby"
    hosted.server.stop()
    aside = hosted.does("restore", str(file), "--yes").rpartition(": ")[2].rstrip(".")
    hosted.server.start()
    assert vera.table(kept)["status"] == "lobby"  # the key of the cookies is the same
    assert refusal(lambda: vera.table(later)) == "table-unknown"
    if not hosted.server.settings["database"]:
        with closing(sqlite3.connect(Path(aside) / "gunbai.sqlite")) as old:
            assert old.execute("SELECT 1 FROM tables WHERE id = ?", (later,)).fetchone()


def test_what_is_no_good_backup_changes_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", database="").start()
    hosted = Hosted(server)
    good = tmp_path / "backup.zip"
    hosted.does("backup", str(good))
    server.stop()
    with zipfile.ZipFile(good) as old:
        parts = {name: old.read(name) for name in old.namelist()}
    about = json.loads(parts["about.json"])
    other = {**about, "database": "gunbai.pgdump"}
    cut = good.read_bytes()
    damages: dict[str, tuple[bytes, str]] = {
        "text": (b"not a zip file", "not a backup"),
        "cut": (cut[: len(cut) // 2], "not a backup"),
        "turned": (cut[:3000] + bytes([cut[3000] ^ 255]) + cut[3001:], "not a backup"),
        "later": (packed(parts, {**about, "revision": "9999"}), "newer Gunbai"),
        "strange": (packed(parts, ["what?"]), "not a backup"),
        "postgresql": (packed(parts, other), "other kind of database"),
    }
    before = sorted(path.name for path in (tmp_path / "data").iterdir())
    for name, (data, reason) in damages.items():
        bad = tmp_path / f"{name}.zip"
        bad.write_bytes(data)
        assert reason in hosted.refuses("restore", str(bad), "--yes"), name
        assert sorted(path.name for path in (tmp_path / "data").iterdir()) == before
    assert "no file" in hosted.refuses("restore", str(tmp_path / "nothing.zip"), "--yes")
    hosted.does("restore", str(good), "--yes")


def packed(parts: dict[str, bytes], about: object) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as new:
        for name, data in parts.items():
            new.writestr(name, json.dumps(about) if name == "about.json" else data)
    return out.getvalue()


# places


def test_a_folder_without_a_database_is_refused_and_not_made(tmp_path: Path) -> None:
    done = run("admin", "people", "--data-dir", str(tmp_path / "nowhere"))
    assert done.exit_code == 2
    assert "There is no database" in plain(done.output)
    assert not (tmp_path / "nowhere").exists()


def test_a_database_of_an_earlier_version_is_left_alone(tmp_path: Path) -> None:
    kept = Path(__file__).parent.parent / "fixtures" / "databases" / "rs-1.zip"
    with zipfile.ZipFile(kept) as old:
        old.extractall(tmp_path)
    done = run("admin", "people", "--data-dir", str(tmp_path))
    assert done.exit_code == 2
    assert "earlier version (revision 0002" in plain(done.output)


@pytest.mark.parametrize(
    "address", ["nonsense", "postgresql://gunbai:geheim@127.0.0.1:1/nothing", "oracle://x/y"]
)
def test_a_database_that_can_not_be_opened_is_refused(tmp_path: Path, address: str) -> None:
    done = run("admin", "disk", "--data-dir", str(tmp_path), "--database", address)
    assert done.exit_code == 2
    assert "can’t be opened" in plain(done.output)
    assert "geheim" not in done.output


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "gunbai.sqlite").write_text("These are not the tables you are looking for." * 99)
    done = run("admin", "people", "--data-dir", str(tmp_path))
    assert done.exit_code == 2
    assert "can’t be opened" in plain(done.output)


def test_the_database_may_come_from_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GUNBAI_DATABASE", f"sqlite:///{tmp_path}/other.sqlite")
    done = run("admin", "disk")
    assert "other.sqlite" in plain(done.output)


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_it_speaks_the_languages_of_its_reader(tmp_path: Path, lang: str) -> None:
    done = run("admin", "people", "--data-dir", str(tmp_path), lang=lang)
    assert {"ru": "Базы данных", "uk": "Бази даних"}[lang] in plain(done.output)
