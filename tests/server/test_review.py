"""Reviews over HTTP: asked for, made beside play, kept; never of a game that runs."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server.conftest import Starter
from tests.server.person import BASE3, BOT, ME, Person, refusal
from tests.server.servers import Server

FIXTURES = Path(__file__).parent.parent / "fixtures"
RECORD = FIXTURES / "rising_sun" / "players3" / "01.record"
OTHER = FIXTURES / "rising_sun" / "players3" / "02.record"
PATIENCE = 240.0  # seconds, of a very busy machine


def until(look: Callable[[], Any], wanted: Callable[[Any], bool]) -> Any:
    """Look again and again until what is wanted has come."""
    end = time.monotonic() + PATIENCE
    while not wanted(found := look()):
        assert time.monotonic() < end, found
        time.sleep(0.2)
    return found


def test_a_review_is_made_once_and_kept(new_server: Starter) -> None:
    server: Server = new_server(review_seconds=1.0, review_nice=0)
    vera = Person(server.url, "Vera")
    oleh = Person(server.url, "Oleh")
    stranger = Person(server.url, "")
    table = vera.post("/api/records", text=RECORD.read_text())["id"]
    path = f"/api/tables/{table}/review"
    assert vera.get(path)["state"] == "none"
    assert refusal(lambda: stranger.post(path)) == "who-are-you"
    asked = vera.post(path)
    assert asked["state"] in ("waiting", "running")

    # One at a time for each person; somebody else's waits behind it.
    second = vera.post("/api/records", text=OTHER.read_text())["id"]
    assert refusal(lambda: vera.post(f"/api/tables/{second}/review")) == "review-one"
    assert vera.post(path)["state"] in ("waiting", "running", "made")
    behind = oleh.post(f"/api/tables/{second}/review")
    assert (behind["state"], behind["ahead"]) in (("waiting", 1), ("waiting", 0), ("running", 0))

    seen: list[int] = []

    def look() -> Any:
        found = stranger.get(path)
        seen.append(found["done"])
        return found

    made = until(look, lambda found: found["state"] == "made")
    assert seen[:-1] == sorted(seen[:-1])
    review = made["review"]
    assert (review["game"], review["scores"]) == ("rising_sun", [16, 23, 37])
    assert len(review["decisions"]) > 50
    assert "Aoi" not in str(review)  # names are the table's, and may be taken out of it

    until(lambda: vera.get(f"/api/tables/{second}/review"), lambda found: found["state"] == "made")
    server.stop()
    server.start()
    assert Person(server.url, "").get(path)["review"] == review
    with sqlite3.connect(Path(server.settings["data"]) / "gunbai.sqlite") as database:
        assert database.execute("select count(*) from reviews").fetchone() == (2,)


def test_a_game_that_runs_is_not_reviewed(one_server: Server) -> None:
    vera = Person(one_server.url, "Vera")
    table = vera.create(BASE3, ME, BOT, BOT)
    assert vera.get(f"/api/tables/{table}/review")["state"] == "none"
    assert refusal(lambda: vera.post(f"/api/tables/{table}/review")) == "review-not-over"
    vera.at(table, "start")
    assert refusal(lambda: vera.post(f"/api/tables/{table}/review")) == "review-not-over"
    assert vera.get(f"/api/tables/{table}/review")["review"] is None
