"""Databases of those who already play: each was written by an earlier version of the server.

`fixtures/databases/` holds them, each with the key of the server's cookies, and with who sat at
these tables. In each there is one table of each game, in the middle of it; in `format1` with a
snapshot of the first notation of positions. `before_scenes`, of the version before scenes, has all
the rest as well: talk, promises, a pause, days for a decision, values of its own, a lobby and a
finished game. `at-0014`, made by `tools/make_database.py`, has what came after that: notices and
where they go, passkeys, a seat that passed on, a motion, a standing order, words for chance, games
that are over with an archive and a review. `test_upgrades.py` is about the others.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import zipfile
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

import pytest

from gunbai.core.rng import seeded
from tests.server.games import play_all, play_on, sit
from tests.server.person import Person
from tests.server.servers import Server

DATABASES = Path(__file__).parent.parent / "fixtures" / "databases"


class Old:
    """An old database, opened by a server of today: its people and its tables."""

    def __init__(self, url: str, who: dict[str, dict[str, str]]) -> None:
        self.people = [Person(url, "") for _ in who["cookies"]]
        for person, cookie in zip(self.people, who["cookies"], strict=True):
            person.http.cookies.set("gunbai", cookie)
        self.running = who["tables"]
        self.others = who.get("others", {})

    def seated(self, table: str) -> list[Person]:
        return [person for person in self.people if person.table(table)["my_seat"] >= 0]


@contextmanager
def opened(name: str, data: Path) -> Iterator[Old]:
    with zipfile.ZipFile(DATABASES / f"{name}.zip") as kept:
        kept.extractall(data)
    server = Server(data).start()
    try:
        yield Old(server.url, json.loads((data / "who.json").read_text(encoding="utf-8")))
    finally:
        server.stop()
    assert server.complaints() == ""


@pytest.mark.parametrize("name", ["before_scenes", "format1"])
def test_running_games_of_an_old_database_go_on(name: str, tmp_path: Path) -> None:
    with opened(name, tmp_path) as old:
        assert sorted(old.running) == ["joraku", "rising_sun", "shogun"]

        async def scene() -> None:
            async with AsyncExitStack() as stack:
                for number, table in enumerate(old.running.values()):
                    people = old.seated(table)
                    before = people[0].table(table)
                    assert before["status"] == "running"
                    await play_all(await sit(stack, table, people), number, 15)
                    assert people[0].table(table)["answers"] > before["answers"] + 5

        asyncio.run(scene())


def test_what_was_said_and_promised_is_still_there(tmp_path: Path) -> None:
    with opened("before_scenes", tmp_path) as old:
        ann, bea = old.people

        async def scene() -> None:
            async with AsyncExitStack() as stack:
                hers, his = await sit(stack, old.running["rising_sun"], [ann, bea])
                said = [(each["name"], each["to"], each["text"]) for each in hers.talk]
                assert ("Ann", None, "Good evening, Bea!") in said
                assert ("Bea", 0, "Shall we ally?") in said
                loyal, given = (his.promises[place] for place in (0, 1))
                assert (loyal["key"], loyal["giver"], loyal["receiver"]) == (
                    "loyal",
                    "open",
                    "kept",
                )
                assert (given["key"], given["text"]) == ("give-if", "Surely.")
                assert (await his.send("judge", promise=given["id"], verdict="broken"))["ok"]
                assert (await hers.send("say", text="As before."))["ok"]
                await his.until(lambda: his.talk[-1]["text"] == "As before.")

        asyncio.run(scene())


def test_a_pause_is_ended_and_days_are_played_on(tmp_path: Path) -> None:
    with opened("before_scenes", tmp_path) as old:
        ann = old.people[0]
        paused, days = old.others["paused"], old.others["days"]
        found = ann.table(paused)
        assert (found["status"], found["paused"]) == ("paused", None)  # by whom was not kept
        ann.at(paused, "steer/resume")
        assert ann.table(paused)["status"] == "running"
        assert ann.table(days)["pace"]["days"] == 3

        async def scene() -> None:
            async with AsyncExitStack() as stack:
                for table in (paused, days):
                    await play_all(await sit(stack, table, old.people), 1, 3)

        asyncio.run(scene())
        ann.at(paused, "steer/pause")
        assert ann.table(paused)["paused"]["by"] == "Ann"


def test_a_lobby_that_waits_gets_a_link_for_the_group(tmp_path: Path) -> None:
    with opened("before_scenes", tmp_path) as old:
        ann, bea = old.people
        lobby = old.others["lobby"]
        found = ann.table(lobby)
        assert (found["status"], found["note"]) == ("lobby", "Bring tea.")
        assert found["invite"]
        assert bea.table(lobby)["invite"] == ""
        cem = Person(ann.url)
        cem.at(lobby, "join", token=found["invite"])
        ann.at(lobby, "start")

        async def scene() -> None:
            async with AsyncExitStack() as stack:
                [player] = await sit(stack, lobby, [ann])
                assert await play_on(player, seeded(1), 5) == 5

        asyncio.run(scene())


def test_what_is_over_can_be_looked_at(tmp_path: Path) -> None:
    with opened("before_scenes", tmp_path) as old:
        ann = old.people[0]
        finished = ann.table(old.others["finished"])
        assert finished["status"] == "finished"
        assert finished["result"]
        run = ann.get(f"/api/tables/{finished['id']}/replay/0/on/40")
        assert any(move["scenes"] for move in run["moves"])
        assert "Ann" in [row["name"] for row in ann.get("/api/ratings/joraku")]
        own = ann.table(old.others["own_values"])
        assert own["own_values"]
        assert [91, 52, 13] in [
            value for each in own["values"] for value in each["values"].values()
        ]


# with all that a long game leaves behind


def test_a_database_of_long_games_is_played_on(tmp_path: Path) -> None:
    with opened("at-0014", tmp_path) as old:
        ann, bea, cem, dan = old.people
        sitting = {game: [ann, bea, dan] for game in old.running}
        sitting["rising_sun"] = [ann, bea, cem]  # Dan's seat passed on

        async def scene() -> None:
            async with AsyncExitStack() as stack:
                for number, (game, table) in enumerate(old.running.items()):
                    before = ann.table(table)["answers"]
                    players = await sit(stack, table, sitting[game])
                    await play_all(players, number, 10)
                    assert ann.table(table)["answers"] > before + 3
                    assert "Good evening, all of you!" in [each["text"] for each in players[0].talk]
                    assert [each["text"] for each in players[1].promises] == ["I come to your tea."]
                    heard = [each["text"] for each in players[2].talk]
                    assert "The three of us." not in heard  # Cem was not there yet

        asyncio.run(scene())


def test_what_people_arranged_for_long_games_is_still_so(tmp_path: Path) -> None:
    with opened("at-0014", tmp_path) as old:
        ann, bea, cem, dan = old.people
        sun = ann.table(old.running["rising_sun"])
        assert [each["after"] for each in sun["handovers"]] == ["Cem"]
        assert dan.table(sun["id"])["my_seat"] == -1
        assert sun["seats"][0]["word"] == "Ann was here"
        orders = {
            each["name"]: each["until"]
            for each in ann.get(f"/api/tables/{sun['id']}/orders")["orders"]
        }
        assert orders["tea"] == "chapter"
        assert ann.get(f"/api/tables/{sun['id']}/notices")["hook"].startswith("http://")
        assert bea.get(f"/api/tables/{old.running['shogun']}/notices")["muted"]
        assert bea.get("/api/me/notices")["target"].startswith("http://")
        assert len(cem.get("/api/me/notices")["devices"]) == 1
        assert ann.get("/api/me/mutes")["whom"] == [dan.get("/api/me")["id"]]
        assert [each["host"] for each in ann.get("/api/me/passkeys")] == ["localhost"]
        assert ann.get("/api/me")["has_password"]
        if not bea.table(sun["id"])["motions"]:  # it has lapsed meanwhile
            bea.at(sun["id"], "motions", kind="end")
        motion = bea.table(sun["id"])["motions"][0]["id"]
        for person in (ann, cem):
            person.at(sun["id"], f"motions/{motion}/accept")
        assert ann.table(sun["id"])["status"] == "ended"


def test_games_that_were_over_keep_their_archive_their_review_and_their_secret(
    tmp_path: Path,
) -> None:
    with opened("at-0014", tmp_path) as old:
        ann = old.people[0]
        finished, ended = old.others["finished"], old.others["ended"]
        review = ann.get(f"/api/tables/{finished}/review")
        assert (review["state"], review["review"]["game"]) == ("made", "joraku")
        assert ann.get(f"/api/tables/{finished}/replay")["answers"] > 50
        assert ann.get(f"/api/tables/{ended}/sharing")["mine"]
        found = ann.table(ended)
        digest = hashlib.sha256(found["secret"].encode()).hexdigest()
        assert digest == found["fingerprint"]
        words = ["Ann was here", "Bea was here", "Dan was here"]
        assert [seat["word"] for seat in found["seats"]] == words
        assert ann.http.get(f"/api/tables/{ended}/record").text.startswith("gunbai record")
