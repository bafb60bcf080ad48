"""The talk and the judgements of bots, event by event, on a table that nobody else plays at."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from gunbai.core.banter import Remark
from gunbai.core.event import EVERYBODY, Event
from gunbai.games.rising_sun.names import PROVINCES
from gunbai.server import banter, promises
from gunbai.server.hub import Hub
from gunbai.server.minder import PATIENCE, Minder
from gunbai.server.promise_messages import MakePromise
from gunbai.server.room import Room
from gunbai.server.shown import promises_for, talk_for
from tests.server.one_process import BOT, CLANS, ONLOOKER, OTHER_BOT, PERSON, at_table


async def happen(hub: Hub, room: Room, key: str, *numbers: int, to: int = EVERYBODY) -> None:
    assert room.session is not None
    a, b, c, d = [*numbers, 0, 0, 0, 0][:4]
    room.news_at = len(room.session.events)
    room.session.events.append(Event(key, to, a, b, c, d))
    room.seq += 1
    await banter.react(hub.store, room, room.seq)


def lines(room: Room, seat: int) -> list[str]:
    return [spoken.line.key for spoken in talk_for(room, seat) if spoken.line]


def test_a_betrayal_is_said_to_all_and_once(tmp_path: Path) -> None:
    async def scene(hub: Hub, room: Room) -> None:
        await happen(hub, room, "rs-broken", BOT, PERSON)
        await banter.react(hub.store, room, room.seq)  # as if the answer was carried out again
        for seat in (ONLOOKER, PERSON, OTHER_BOT):
            assert lines(room, seat) == ["rs-say-betray"]
        assert talk_for(room, PERSON)[0].line.words == {"neighbour": PERSON}  # type: ignore[union-attr]
        kept = await hub.store.contents.talk(room.id, 10)
        assert [row["line"]["key"] for row in kept] == ["rs-say-betray"]

    at_table(tmp_path, scene)


def test_bots_speak_for_themselves_and_to_people(tmp_path: Path) -> None:
    async def scene(hub: Hub, room: Room) -> None:
        await happen(hub, room, "rs-gift", PERSON, BOT, 1)
        await happen(hub, room, "rs-gift", BOT, OTHER_BOT, 1)  # among themselves they are silent
        await happen(hub, room, "rs-broken", PERSON, BOT)  # what a person does, a person says
        assert lines(room, PERSON) == ["rs-say-thanks"]
        assert lines(room, OTHER_BOT) == lines(room, ONLOOKER) == []
        # A bot that plays for an absent person has nothing to say in that person's name.
        await hub.keeper.save(room, {}, [room.seats[PERSON].changed(away=1)])
        await happen(hub, room, "rs-offer", PERSON, BOT, to=1 << BOT)
        await happen(hub, room, "rs-allied", PERSON, OTHER_BOT)
        assert [row["seat"] for row in room.spoken] == [BOT, OTHER_BOT]
        assert [row["seat"] for row in room.promises.values()] == [OTHER_BOT]

    at_table(tmp_path, scene)


def test_bots_judge_on_their_side_and_remember(tmp_path: Path) -> None:
    async def scene(hub: Hub, room: Room) -> None:
        loyal = MakePromise("x", BOT, "loyal", {"season": "spring"})
        await promises.make(hub.keeper, room, PERSON, loyal, "one")
        await happen(hub, room, "rs-allied", PERSON, BOT)
        await happen(hub, room, "rs-broken", PERSON, BOT)
        await happen(hub, room, "rs-war", 0)  # too late to think again
        mine, its = promises_for(room, PERSON)
        assert (mine.giver, mine.receiver) == ("open", "broken")
        assert (its.seat, its.giver, its.receiver) == (BOT, "kept", "open")
        await promises.make(hub.keeper, room, PERSON, loyal, "two")
        await promises.make(
            hub.keeper, room, PERSON, MakePromise("x", OTHER_BOT, "", {}, "hi"), "three"
        )
        said = [key for key in lines(room, PERSON) if key != "rs-say-accept"]
        assert said == ["rs-say-promise", "rs-say-doubt", "rs-say-promise"]
        kept = await hub.store.contents.promises(room.id)
        assert [(row["giver"], row["receiver"]) for row in kept][:2] == [
            ("open", "broken"),
            ("kept", "open"),
        ]

    at_table(tmp_path, scene)


def test_a_bot_declines_with_a_reason(tmp_path: Path) -> None:
    async def scene(hub: Hub, room: Room) -> None:
        state: Any = room.session.state if room.session else None
        both = 1 << BOT | 1 << PERSON
        state.betrayed[PERSON] = 1 << OTHER_BOT
        await happen(hub, room, "rs-refused", BOT, PERSON, to=both)
        assert lines(room, PERSON) == ["rs-say-refuse-trust"]
        assert lines(room, OTHER_BOT) == lines(room, ONLOOKER) == []

    at_table(tmp_path, scene)


def test_a_bot_excuses_itself_to_a_person(tmp_path: Path) -> None:
    async def scene(hub: Hub, room: Room) -> None:
        away = Remark(BOT, PERSON, "stay-out", {"province": "kyoto", "season": "spring"})
        await banter.promise_to(hub.store, room, away, "one")
        await happen(hub, room, "rs-built", BOT, 0, PROVINCES.index("kyoto"), 3)
        assert lines(room, PERSON) == ["rs-say-broke"]
        assert lines(room, OTHER_BOT) == lines(room, ONLOOKER) == []

    at_table(tmp_path, scene)


def test_a_bot_waits_for_a_person_whose_offer_it_would_end(tmp_path: Path) -> None:
    async def scene(hub: Hub, room: Room) -> None:
        session = room.session
        assert session is not None
        minder = Minder(room, hub.keeper, hub.thinkers, None, hub.tasks, 1.0)
        accept = room.game.parse(f"accept {CLANS[OTHER_BOT]}")
        session.submit(OTHER_BOT, room.game.parse(f"offer {CLANS[BOT]}"))
        assert minder._patience(session, BOT, accept) == 0.0  # nobody else has asked
        session.submit(PERSON, room.game.parse(f"offer {CLANS[BOT]}"))
        assert 0.0 < minder._patience(session, BOT, accept) <= PATIENCE
        to_person = room.game.parse(f"accept {CLANS[PERSON]}")
        assert minder._patience(session, BOT, to_person) == 0.0
        minder._waiting_since[BOT] -= PATIENCE  # long enough
        assert minder._patience(session, BOT, accept) <= 0.0

    at_table(tmp_path, scene)
