"""Programs that play by themselves with a token, and the commands for whoever runs a server."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import zipfile
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.run import plain, run
from tests.programs.samples import EXAMPLES, javascript, misbehaving
from tests.server.conftest import Starter
from tests.server.person import BOT, ME, NEUTRAL, OPEN, Person, refusal
from tests.server.servers import PATIENCE, Server
from tests.server.standing import WISHES, Standing, invite, make, owner_of, until


@pytest.fixture
def hasty(new_server: Starter) -> Server:
    return new_server(account_seconds=0.4)


def play_beside(server: Server, host: Person, bot: str, game: str) -> str:
    """Let a bot play a whole game with one of ours; nobody else sits there."""
    table = host.create({"game": game, "options": {"players": 3}}, OPEN, BOT, BOT)
    until(lambda: bot in [each["id"] for each in host.get(f"/api/tables/{table}/bots")])
    invite(host, table, 0, bot)
    until(lambda: host.table(table)["seats"][0]["connected"])
    host.at(table, "start")
    return table


def standing_program(token: str, folder: Path, *words: str) -> subprocess.Popen[str]:
    file = folder / "token"
    file.write_text(f"{token}\n", encoding="utf-8")
    filled = [str(file) if word == "FILE" else word for word in words]
    env = {**os.environ, "GUNBAI_LANG": "en", "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.Popen([sys.executable, *filled], stdout=subprocess.PIPE, text=True, env=env)


def command(server: Server, bot: str, *more: str) -> list[str]:
    words = ["-m", "gunbai", "bot", "run", bot, "--token-file", "FILE", "--server", server.url]
    return [*words, *more]


def run_one_game(server: Server, folder: Path, words: list[str]) -> str:
    """Let a program play a game; return what it printed."""
    owner, host = owner_of(server.url), Person(server.url)
    bot, token = make(owner, f"G{owner.name[-5:]}")
    running = standing_program(token, folder, *words)
    table = play_beside(server, host, bot, "joraku")
    told, _ = running.communicate(timeout=PATIENCE)
    assert running.returncode == 0
    until(lambda: host.table(table)["status"] == "finished")
    found = host.table(table)
    assert found["seats"][0]["name"] == f"G{owner.name[-5:]}[bot]"
    assert not found["seats"][0]["away"]
    names = {row["name"] for row in host.get("/api/ratings/joraku")}
    assert f"G{owner.name[-5:]}[bot]" in names
    return told


def test_the_example_of_the_docs_plays_whole_games(one_server: Server, tmp_path: Path) -> None:
    words = [str(EXAMPLES / "standing_bot.py"), one_server.url, "FILE", "1"]
    assert "Result:" in run_one_game(one_server, tmp_path, words)


def test_the_command_lets_any_program_play(one_server: Server, tmp_path: Path) -> None:
    told = run_one_game(one_server, tmp_path, command(one_server, javascript(), "--games", "1"))
    assert "is over. Places by seat:" in told


def test_the_command_takes_the_servers_advice(one_server: Server, tmp_path: Path) -> None:
    """By itself, and instead of a bot that fails or answers against the rules."""
    fails = misbehaving(
        "bad = json.dumps({'id': question['id'], 'answer': 'play everything'})\n"
        "print(bad if number % 2 else 'garbage', flush=True)"
    )
    for bot in ("advice", fails):
        told = run_one_game(one_server, tmp_path, command(one_server, bot, "--games", "1"))
        for why in ("can’t be read", "against the rules"):
            assert (why in told) == (bot != "advice")


def test_the_command_says_what_is_wrong(one_server: Server, tmp_path: Path) -> None:
    for bot, why in (("medium", "not a third-party bot"), ("advice", "This token opens no bot")):
        file = tmp_path / "token"
        file.write_text("wrong")
        words = command(one_server, bot)
        filled = [str(file) if word == "FILE" else word for word in words]
        env = {**os.environ, "GUNBAI_LANG": "en", "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run(
            [sys.executable, *filled], capture_output=True, text=True, check=False, env=env
        )
        assert done.returncode == 2
        assert why in done.stderr


def test_a_command_that_is_killed_comes_back_to_its_seat(hasty: Server, tmp_path: Path) -> None:
    """Killed in the middle, the game goes on; started again, it takes its seat back."""
    owner, host = owner_of(hasty.url), Person(hasty.url)
    bot, token = make(owner, "Phoenix")
    slow = misbehaving("time.sleep(0.1)\nprint(good, flush=True)")
    running = standing_program(token, tmp_path, *command(hasty, slow))
    table = play_beside(hasty, host, bot, "joraku")
    until(lambda: host.table(table)["answers"] > 4)
    running.kill()
    running.communicate()
    before = host.table(table)["answers"]
    until(lambda: host.table(table)["answers"] > before + 2)
    again = standing_program(token, tmp_path, *command(hasty, slow, "--games", "1"))
    again.communicate(timeout=2 * PATIENCE)
    until(lambda: host.table(table)["status"] == "finished")
    assert hasty.complaints() == ""


# whoever runs the server


def test_a_host_of_the_server_makes_and_ends_accounts(new_server: Starter) -> None:
    server = new_server()
    folder = server.settings["data"]

    def admin(*words: str) -> str:
        done = run("admin", *words, "--data-dir", folder)
        return plain(done.output)

    token = admin("bots", "add", "House", "--game", "joraku", "--tables", "2").split()[0]
    assert refusal(lambda: make(owner_of(server.url), "House")) == "name-taken"
    [line] = json.loads(admin("bots", "--json"))
    assert (line["name"], line["maker"], line["token"]) == ("House[bot]", "", True)
    assert line["plays"] == {"joraku": [2, 3, 4]}
    assert token not in admin("bots")
    assert "bot with an account" in admin("reset", "House[bot]", "--yes")
    assert "bot with an account" in admin("way-back", "House[bot]")

    async def scene() -> None:
        async with Standing(server.url, token) as standing:
            assert standing.hellos[0]["bot"]["maker"] == ""
            fresh = (await asyncio.to_thread(admin, "bots", "renew", "House", "--yes")).split()[0]
            await standing.until(lambda: standing.refused == "account-token")
        async with Standing(server.url, fresh) as standing:
            await asyncio.to_thread(admin, "bots", "revoke", "House", "--yes")
            await standing.until(lambda: standing.refused == "account-token")

    asyncio.run(scene())


def test_export_and_delete_of_a_person_cover_their_bots(
    new_server: Starter, tmp_path: Path
) -> None:
    server = new_server()
    folder = server.settings["data"]
    owner, host = owner_of(server.url, "Leaver"), Person(server.url, "Stayer")
    bot, token = make(owner, "Legacy")

    async def scene() -> None:
        async with Standing(server.url, token) as standing:
            table = host.create(NEUTRAL, ME, OPEN)
            owner.post(f"/api/me/bots/{bot}", **{**WISHES, "plays": {"joraku": [2]}})
            invite(host, table, 1, bot)
            host.at(table, "start")
            file = tmp_path / "leaver.zip"
            words = ("admin", "export", "Leaver", str(file), "--data-dir", folder)
            await asyncio.to_thread(run, *words)
            with zipfile.ZipFile(file) as kept:
                profile = json.loads(kept.read("profile.json"))
            assert [each["name"] for each in profile["bots"]] == ["Legacy[bot]"]
            assert "digest" not in str(profile)
            words = ("admin", "delete", "Leaver", "--yes", "--data-dir", folder)
            await asyncio.to_thread(run, *words)
            await standing.until(lambda: standing.refused == "account-token")
            until(lambda: host.table(table)["seats"][1]["away"])
            assert host.table(table)["seats"][1]["name"] == ""
            assert host.table(table)["host"] == "Stayer"
            with closing(sqlite3.connect(Path(folder) / "gunbai.sqlite")) as connection:
                dump = "\n".join(connection.iterdump())
            assert "Legacy" not in dump
            assert bot not in dump

    asyncio.run(scene())
