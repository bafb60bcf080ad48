"""Motions: what people at a table change by consent of all of them."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from gunbai.server.motions import AGAIN
from tests.server.conftest import Starter
from tests.server.live import look
from tests.server.person import BASE3, BASE4, TWO_VS_TWO, Json, Person, refusal, table_of
from tests.server.servers import Server

DAYS = {"kind": "days", "days": 3}
LIVE = {"kind": "live", "decision": 30, "bank": 600}


def only(table: Json) -> Json:
    """Return the only motion of a table."""
    (found,) = table["motions"]
    return found


def answer(person: Person, table: str, motion: Json, verdict: str) -> Json:
    return person.at(table, f"motions/{motion['id']}/{verdict}")


def test_the_pace_changes_when_all_people_agree_and_the_log_tells_it(server: Server) -> None:
    table, (host, one, two) = table_of(server.url, BASE4, 3, pace=LIVE)

    async def scene() -> None:
        async with look(two, table) as player:
            motion = only(one.at(table, "motions", kind="pace", pace=DAYS))
            assert (motion["by"], motion["asked"], motion["agreed"]) == (1, [0, 2], [])
            await player.until(lambda: bool(player.table["motions"]))
            assert answer(host, table, motion, "accept")["pace"]["kind"] == "live"
            answer(two, table, motion, "accept")
            await player.until(lambda: player.table["pace"]["kind"] == "days")
            assert player.table["motions"] == []
            (note,) = player.table["notes"]
            assert note["line"]["key"] == "note-pace"
            assert note["line"]["words"]["player"] == 1
            assert note["line"]["words"]["players"] == [0, 2]
            assert note["at"] == len(player.log)
            assert player.clock["decision"][0] > 3 * 24 * 3600 - 60

    asyncio.run(scene())


def test_one_who_declines_decides_and_is_not_asked_again_at_once(server: Server) -> None:
    table, (host, guest) = table_of(server.url, TWO_VS_TWO, 2)
    motion = only(host.at(table, "motions", kind="end"))
    assert refusal(lambda: guest.at(table, "motions", kind="end")) == "motion-open"
    assert refusal(lambda: answer(host, table, motion, "accept")) == "motion-gone"
    assert refusal(lambda: answer(guest, table, motion, "withdraw")) == "motion-gone"
    assert only(answer(guest, table, motion, "decline"))["declined"] == 1
    assert refusal(lambda: answer(guest, table, motion, "accept")) == "motion-declined"
    assert refusal(lambda: host.at(table, "motions", kind="end")) == "motion-again"
    assert only(guest.at(table, "motions", kind="end"))["by"] == 1  # the other may ask
    assert answer(guest, table, only(host.table(table)), "withdraw")["motions"] == []
    assert host.table(table)["status"] == "running"
    assert AGAIN > 60


def test_who_has_read_that_a_motion_was_declined_does_not_ask_again_at_once(
    server: Server,
) -> None:
    table, (host, guest) = table_of(server.url, TWO_VS_TWO, 2)
    motion = only(host.at(table, "motions", kind="end"))
    answer(guest, table, motion, "decline")
    assert answer(host, table, motion, "withdraw")["motions"] == []
    assert guest.table(table)["motions"] == []
    assert refusal(lambda: host.at(table, "motions", kind="end")) == "motion-again"
    assert only(guest.at(table, "motions", kind="end"))["by"] == 1


def test_a_host_who_puts_others_away_still_needs_their_consent(server: Server) -> None:
    """Else a host could take back whatever went wrong, or end the game, with nobody asked."""
    for pace in (LIVE, DAYS):
        table, (host, guest) = table_of(server.url, BASE4, 2, pace=pace)

        async def scene(table: str = table, host: Person = host, guest: Person = guest) -> None:
            async with look(guest, table):
                host.at(table, "away", seat=1, away=True)
                motion = only(host.at(table, "motions", kind="end"))
                assert motion["asked"] == [1]
                assert answer(guest, table, motion, "decline")["status"] == "running"

        asyncio.run(scene())


def test_the_game_ends_by_consent_without_a_result(server: Server) -> None:
    table, (host, guest) = table_of(server.url, TWO_VS_TWO, 2)
    motion = only(guest.at(table, "motions", kind="end"))
    ended = answer(host, table, motion, "accept")
    assert (ended["status"], ended["result"], ended["motions"]) == ("ended", None, [])
    assert ended["notes"][0]["line"]["key"] == "note-end"
    assert refusal(lambda: host.at(table, "motions", kind="end")) == "table-not-running"


def test_bots_and_those_whom_they_replace_are_not_asked(server: Server) -> None:
    table, (host, guest) = table_of(server.url, BASE4, 2)
    guest.at(table, "leave")
    assert refusal(lambda: guest.at(table, "motions", kind="end")) == "table-away"
    assert host.at(table, "motions", kind="pace", pace=DAYS)["pace"]["days"] == 3


def test_a_motion_is_settled_when_the_last_who_was_asked_leaves(one_server: Server) -> None:
    table, (host, one, two) = table_of(one_server.url, BASE3, 3)

    async def scene() -> None:
        async with look(host, table) as player:
            motion = only(host.at(table, "motions", kind="pace", pace=DAYS))
            answer(one, table, motion, "accept")
            two.at(table, "leave")
            await player.until(lambda: player.table["pace"]["kind"] == "days")
            assert player.table["motions"] == []
            (note,) = player.table["notes"]
            assert note["line"]["words"]["players"] == [1]

    asyncio.run(scene())


def test_a_motion_ends_when_its_maker_leaves(one_server: Server) -> None:
    table, (host, one, _) = table_of(one_server.url, BASE3, 3)

    async def scene() -> None:
        async with look(one, table) as player:
            host.at(table, "motions", kind="end")
            await player.until(lambda: bool(player.table["motions"]))
            host.at(table, "leave")
            await player.until(lambda: not player.table["motions"])
            assert player.table["status"] == "running"

    asyncio.run(scene())


def test_what_can_not_be_proposed(server: Server) -> None:
    table, (host, guest) = table_of(server.url, TWO_VS_TWO, 2, pace=LIVE)
    stranger = Person(server.url)
    assert refusal(lambda: stranger.at(table, "motions", kind="end")) == "table-seated-only"
    assert refusal(lambda: host.at(table, "motions", kind="dance")) == "request-bad"
    assert refusal(lambda: host.at(table, "motions", kind="pace", pace=LIVE)) == "motion-same-pace"
    empty = {"kind": "days", "days": 0}
    assert refusal(lambda: host.at(table, "motions", kind="pace", pace=empty)) == "table-pace"
    motion = only(host.at(table, "motions", kind="end"))
    assert refusal(lambda: answer(guest, table, motion, "ponder")) == "motion-gone"
    assert refusal(lambda: answer(guest, table, {"id": "nothing"}, "accept")) == "motion-gone"
    assert refusal(lambda: answer(stranger, table, motion, "accept")) == "table-seated-only"


def test_nobody_else_is_told_of_motions(server: Server) -> None:
    table, (host, _) = table_of(server.url, TWO_VS_TWO, 2)
    host.at(table, "motions", kind="end")
    assert Person(server.url).table(table)["motions"] == []
    assert only(host.table(table))["kind"] == "end"


def test_motions_and_notes_survive_a_restart_and_lapse(new_server: Starter, tmp_path: Path) -> None:
    server = new_server()
    table, (host, one, two) = table_of(server.url, BASE3, 3)
    host.at(table, "motions", kind="pace", pace=DAYS)
    motion = only(host.table(table))
    answer(one, table, motion, "accept")
    server.stop()
    server.start()
    assert only(two.table(table))["agreed"] == [1]
    assert answer(two, table, motion, "accept")["pace"]["days"] == 3
    motion = only(host.at(table, "motions", kind="end"))
    server.stop()
    with closing(sqlite3.connect(next(tmp_path.rglob("gunbai.sqlite")))) as database, database:
        changed = "UPDATE tables SET motions = replace(motions, '\"until\": ', '\"until\": -')"
        assert database.execute(changed).rowcount == 1
    server.start()
    assert host.table(table)["motions"] == []
    assert refusal(lambda: answer(one, table, motion, "accept")) == "motion-gone"
    assert len(host.table(table)["notes"]) == 1
