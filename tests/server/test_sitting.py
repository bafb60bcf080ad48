"""A seat of a running game passes to another person: who may do it, and what they learn."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from gunbai.server import answers, promises, sitting, talk
from gunbai.server.clock import LOOK_AROUND, Clock
from gunbai.server.hub import Hub
from gunbai.server.messages import Say
from gunbai.server.pace import Pace
from gunbai.server.promise_messages import MakePromise
from gunbai.server.room import Room, TableError
from gunbai.server.seat import Seat
from gunbai.server.sitting_messages import OfferForm
from gunbai.server.succession import counting, shares_of
from tests.server.conftest import Starter
from tests.server.games import play_all, sit
from tests.server.live import Json, Live, look
from tests.server.one_process import PERSON, at_table
from tests.server.person import (
    BASE3,
    BASE4,
    ME,
    NEUTRAL,
    OPEN,
    TWO_VS_TWO,
    Person,
    refusal,
    table_of,
)
from tests.server.servers import Server

RISING_SUN = {"game": "rising_sun", "options": {"players": 3}}
SECRET = "the fox sleeps at noon"
WORDS = "and nobody hears of it"


def offer(by: Person, table: str, seat: int, **more: Any) -> str:
    """Offer a seat; return the key of the link, if it may be taken."""
    found = by.at(table, "offer", seat=seat, **more)["seats"][seat]["offer"]
    return str(found["invite"])


def take(person: Person, token: str) -> Json:
    return person.post(f"/api/invites/{token}")


def agree(person: Person, table: str, seat: int, yes: bool = True) -> Json:
    return person.at(table, "consent", seat=seat, agree=yes)["seats"][seat]["offer"]


def test_nobody_is_called_for_offers_and_motions_without_end(new_server: Starter) -> None:
    """Each of them calls people who are away, again after it was withdrawn."""
    server = new_server(rate=1.0)
    table, (host, _) = table_of(server.url, TWO_VS_TWO, 2)

    def offers() -> None:
        for _ in range(6):
            offer(host, table, 1)
            host.at(table, "consent", seat=1, agree=False)

    def motions() -> None:
        for _ in range(6):
            motion = host.at(table, "motions", kind="end")["motions"][0]["id"]
            host.at(table, f"motions/{motion}/withdraw")

    offers()
    assert refusal(motions) == "too-much"
    assert refusal(offers) == "too-much"
    host.at(table, "steer/end")
    assert refusal(lambda: host.at(table, "rematch")) == "too-much"


def test_a_newcomer_gets_the_seat_and_none_of_its_private_talk(server: Server) -> None:
    table, people = table_of(server.url, RISING_SUN, 3)
    olga = Person(server.url)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            players = await sit(stack, table, people)
            host, taras, vera = players
            assert await taras.say(SECRET, to=2) == ""
            assert await vera.say(SECRET, to=1) == ""
            assert await taras.say("to all") == ""
            assert await vera.promise(1, "give", WORDS, count=2) == ""
            assert await taras.promise(2, "", WORDS) == ""
            await taras.until(lambda: len(taras.promises) == 2 and len(taras.talk) == 3)
            closed = next(each for each in taras.promises if each["seat"] == 2)

            last = taras.view
            link = offer(people[1], table, 1)
            assert SECRET not in str(people[1].get(f"/api/invites/{link}"))
            epoch, seen = taras.epoch, taras.n
            told = len(taras.received)
            take(olga, link)
            await taras.sees(lambda p: p.table["my_seat"] == -1)
            new = await stack.enter_async_context(look(olga, table))

            # the seat's knowledge
            assert new.table["my_seat"] == 1
            assert new.view == last
            assert "own" in new.view["position"]
            # and nothing that was said to somebody else
            assert [each["text"] for each in new.talk] == ["to all"]
            assert sorted(
                (each["key"], each["text"], each["earlier"]) for each in new.promises
            ) == [
                ("", "", True),
                ("give", "", True),
            ]
            assert next(each for each in new.promises if each["key"])["words"]["count"] == 2
            assert len(vera.talk) == 3
            assert {each["text"] for each in vera.promises} == {WORDS}
            assert not any(each["earlier"] for each in vera.promises)
            # it goes on: their talk is their own, and the seat still owes what it promised
            assert await vera.say("welcome", to=1) == ""
            assert await new.judge(closed["id"], "kept") == ""
            await new.until(lambda: [each["text"] for each in new.talk] == ["to all", "welcome"])
            await vera.sees(lambda p: any(each["receiver"] == "kept" for each in p.promises))
            assert await vera.judge(closed["id"], "kept") == ""  # settled: it binds nobody

            # the former owner looks on
            assert taras.view["seat"] == -1
            assert taras.promises == []
            assert await taras.say("still me", to=2) == "talk-nobody"
            assert await taras.answer(last["choices"][0]["text"] if last["choices"] else "x") == (
                "table-seated-only"
            )
            await new.send("ping")
            for message in taras.received[told:]:
                assert "welcome" not in str(message)
                assert message["type"] != "promise"
                if message["type"] == "sync":
                    assert "own" not in message["view"]["position"]
            # an old place in the stream opens nothing
            again = Live(server.url, table, people[1].cookie, epoch=epoch, seen=str(seen))
            await stack.enter_async_context(again)
            assert again.table["my_seat"] == -1
            assert again.syncs == 1
            new_one = Live(server.url, table, people[1].cookie, seat="1")
            await stack.enter_async_context(new_one)
            assert new_one.table["my_seat"] == -1

            # everybody reads it in the log
            for player in (host, taras, vera, new):
                await player.sees(lambda p: len(p.table["handovers"]) == 1)
                (line,) = player.table["handovers"]
                assert (line["seat"], line["before"], line["after"]) == (1, taras_name, olga.name)
                assert line["line"] <= len(player.log)
                assert line["step"] == -1
            assert taras.table["handovers"][0]["person"] == people[1].id
            assert SECRET not in str(new.received)
            assert WORDS not in str(new.received)
            await play_all([host, new, vera], 3, 4)

    taras_name = people[1].name
    asyncio.run(scene())
    for over in (False, True):
        if over:
            people[0].at(table, "steer/end")
        for person, said, promised in ((olga, 2, 1), (people[2], 4, 2), (people[1], 1, 0)):
            found = person.get(f"/api/tables/{table}/replay/talk?seat=1")
            assert (len(found["talk"]), len(found["promises"])) == (said, promised)
            assert (SECRET in str(found)) == (person is people[2])
        for person in (olga, people[1]):
            info = person.get(f"/api/tables/{table}/replay")
            assert (1 in info["seats"]) == (over or person is olga)
    (line,) = olga.table(table)["handovers"]
    assert line["step"] >= 0


def test_a_newcomer_reads_no_group_from_before_and_has_agreed_to_nothing(
    one_server: Server,
) -> None:
    table, people = table_of(one_server.url, RISING_SUN, 3)
    olga = Person(one_server.url)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            host, taras, _ = await sit(stack, table, people)
            assert await host.say_to([1, 2], SECRET) == ""
            await taras.until(lambda: len(taras.talk) == 1)
            (motion,) = people[2].at(table, "motions", kind="end")["motions"]
            people[1].at(table, f"motions/{motion['id']}/accept")
            people[1].at(table, "motions", kind="pace", pace={"kind": "days", "days": 2})
            take(olga, offer(people[1], table, 1))
            new = await stack.enter_async_context(look(olga, table))
            assert new.talk == []
            (left,) = new.table["motions"]
            assert (left["kind"], left["asked"], left["agreed"]) == ("end", [0, 1], [])
            assert await host.say_to([1, 2], "welcome") == ""
            await new.until(lambda: [each["text"] for each in new.talk] == ["welcome"])
            assert SECRET not in str(new.received)

    asyncio.run(scene())
    assert SECRET not in str(olga.get(f"/api/tables/{table}/replay/talk?seat=1"))


def test_an_owner_chooses_a_person_of_earlier_games(one_server: Server) -> None:
    _, (ann, bea) = table_of(one_server.url, NEUTRAL, 2)
    table, (host, _) = table_of(one_server.url, NEUTRAL, 2)
    third = Person(one_server.url)
    assert ann.get(f"/api/tables/{table}/heirs") == [{"person": bea.id, "name": bea.name}]
    assert refusal(lambda: host.at(table, "offer", seat=0, person=bea.id)) == "seat-stranger"

    mine, (ann2, _) = table_of(one_server.url, NEUTRAL, 2)
    bea.create(NEUTRAL, ME, OPEN)
    second = Person(one_server.url)
    lobby = second.create(BASE3, ME, OPEN, OPEN)
    ann2.at(lobby, "join")
    bea.at(lobby, "join")
    second.at(lobby, "start")
    link = offer(ann2, mine, 0, person=bea.id)
    assert ann2.table(mine)["seats"][0]["offer"]["to"] == bea.name
    assert bea.table(mine)["seats"][0]["offer"]["invite"] == ""
    assert refusal(lambda: take(third, link)) == "seat-for-another"
    assert take(bea, link)["my_seat"] == 0
    assert refusal(lambda: take(bea, link)) == "invite-unknown"


def test_the_host_needs_the_consent_of_the_table(one_server: Server) -> None:
    table, (host, two, three, four) = table_of(one_server.url, BASE4, 4)
    new = Person(one_server.url)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            await sit(stack, table, [host, two, three, four])
            assert offer(host, table, 1) == ""
            assert refusal(lambda: three.at(table, "offer", seat=1)) == "seat-offered"
            found = agree(three, table, 1)
            assert (found["votes"], found["awaits_owner"]) == ([0, 2], True)
            assert agree(four, table, 1)["agreed"] is False  # who plays there is here
            assert agree(three, table, 1, False)["votes"] == [0, 3]
            assert agree(two, table, 1, False) is None  # and stays
            assert refusal(lambda: agree(three, table, 1)) == "seat-not-offered"
            assert offer(host, table, 1) == ""
            assert agree(two, table, 1)["agreed"] is False  # nobody else agrees yet
            assert agree(three, table, 1)["agreed"] is True
            take(new, str(host.table(table)["seats"][1]["offer"]["invite"]))
            assert new.table(table)["my_seat"] == 1

    asyncio.run(scene())


def test_the_others_decide_when_the_owner_is_gone(one_server: Server) -> None:
    table, (host, two, three, gone) = table_of(one_server.url, BASE4, 4)
    new = Person(one_server.url)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            await sit(stack, table, [host, two, three])
            async with look(gone, table):
                assert refusal(lambda: two.at(table, "offer", seat=3)) == "seat-owner-here"
            await asyncio.sleep(0.4)  # a minute elsewhere
            assert offer(two, table, 3) == ""
            assert agree(three, table, 3)["agreed"] is True
            link = str(two.table(table)["seats"][3]["offer"]["invite"])
            assert three.table(table)["seats"][3]["offer"]["invite"] == ""
            async with look(gone, table) as back:  # whoever comes back decides
                assert back.table["seats"][3]["offer"]["awaits_owner"] is True
                assert refusal(lambda: take(new, link)) == "seat-not-agreed"
            await asyncio.sleep(0.4)
            assert take(new, link)["my_seat"] == 3
            seen = gone.table(table)
            assert seen["my_seat"] == -1
            assert seen["handovers"][0]["person"] == gone.id

    asyncio.run(scene())


def test_with_days_for_a_decision_somebody_is_gone_when_a_bot_plays(one_server: Server) -> None:
    table, (_, two, three) = table_of(one_server.url, BASE3, 3, pace={"kind": "days", "days": 2})
    asyncio.run(asyncio.sleep(0.4))
    assert refusal(lambda: two.at(table, "offer", seat=2)) == "seat-owner-here"
    three.at(table, "away", seat=2, away=True)
    assert two.at(table, "offer", seat=2)["seats"][2]["offer"]["votes"] == [1]


def test_a_host_can_not_put_a_table_away_to_pass_its_seats_on(one_server: Server) -> None:
    table, (host, two, _) = table_of(one_server.url, BASE3, 3, pace={"kind": "days", "days": 2})
    asyncio.run(asyncio.sleep(0.4))
    for seat in (1, 2):
        host.at(table, "away", seat=seat, away=True)
    assert offer(host, table, 1) == ""
    found = host.table(table)["seats"][1]["offer"]
    assert (found["agreed"], found["awaits_owner"]) == (False, True)
    two.at(table, "leave")  # of their own will
    found = host.table(table)["seats"][1]["offer"]
    assert (found["agreed"], found["awaits_owner"]) == (False, False)


def test_a_person_takes_over_from_a_bot(one_server: Server) -> None:
    table, (host, two) = table_of(one_server.url, BASE3, 2)
    new = Person(one_server.url)
    assert refusal(lambda: two.at(table, "offer", seat=2)) == "table-host-only"
    assert offer(host, table, 2) == ""
    assert agree(two, table, 2)["agreed"] is True
    take(new, str(host.table(table)["seats"][2]["offer"]["invite"]))
    seat = new.table(table)["seats"][2]
    assert (seat["kind"], seat["name"], seat["mine"]) == ("person", new.name, True)
    assert new.table(table)["handovers"][0]["before"] == "bot-easy"

    alone, (host,) = table_of(one_server.url, BASE3, 1)
    assert offer(host, alone, 1) != ""  # bots are not asked


def test_who_may_not_sit_down(one_server: Server) -> None:
    url = one_server.url
    table, (host, two, _) = table_of(url, BASE3, 3)
    stranger = Person(url)
    assert refusal(lambda: stranger.at(table, "offer", seat=0)) == "table-seated-only"
    assert refusal(lambda: stranger.at(table, "consent", seat=0, agree=True)) == "seat-not-offered"
    assert refusal(lambda: host.at(table, "offer", seat=5)) == "table-no-seat"
    assert refusal(lambda: take(stranger, "nothing")) == "invite-unknown"
    link = offer(host, table, 0)
    assert refusal(lambda: stranger.at(table, "consent", seat=0, agree=True)) == "table-seated-only"
    assert refusal(lambda: take(two, link)) == "seat-have-one"
    assert refusal(lambda: take(Person(url, two.name), link)) == "table-name-taken"
    assert refusal(lambda: take(Person(url, ""), link)) == "who-are-you"
    take(stranger, link)
    other = offer(two, table, 1)
    assert refusal(lambda: take(host, other)) == "seat-seen-another"  # knows the first hand
    back = offer(stranger, table, 0)
    assert take(host, back)["my_seat"] == 0

    lobby = host.create(BASE3, ME, OPEN, OPEN)
    assert refusal(lambda: host.at(lobby, "offer", seat=0)) == "table-not-running"
    host.at(table, "steer/end")
    assert refusal(lambda: take(Person(url), other)) == "table-not-running"


def test_a_table_for_nobody_else_tells_a_former_player_why(one_server: Server) -> None:
    table, (host, two) = table_of(one_server.url, NEUTRAL, 2, watch="nobody")
    new = Person(one_server.url)
    link = offer(two, table, 1)
    assert new.get(f"/api/invites/{link}")["offered"] == 1
    assert refusal(lambda: new.table(table)) == "table-closed"
    take(new, link)
    assert refusal(lambda: two.table(table)) == "seat-passed"
    assert refusal(lambda: two.get(f"/api/tables/{table}/replay")) == "seat-passed"

    async def scene() -> None:
        async with look(two, table) as gone:
            assert gone.refused == "seat-passed"

    asyncio.run(scene())
    assert host.table(table)["seats"][1]["name"] == new.name


def test_a_newcomer_has_time_to_look_around(one_server: Server) -> None:
    fast = Clock(Pace("live", 10, 60), 2, {})
    fast.used, fast.bank = [9.0, 0.0], [1.0, 5.0]
    fast.renew(0)
    assert fast.bank == [30.0, 5.0]
    assert fast.left(0) == pytest.approx(LOOK_AROUND, abs=1)
    slow = Clock(Pace("days", days=2), 2, {})
    slow.used = [150_000.0, 0.0]
    slow.renew(0)
    assert slow.left(0) == pytest.approx(2 * 24 * 3600, abs=1)

    pace = {"kind": "live", "decision": 20, "bank": 20}
    table, (host, two) = table_of(one_server.url, NEUTRAL, 2, pace=pace)
    new = Person(one_server.url)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            players = await sit(stack, table, [host, two])
            seat = players[0].table["to_act"][0]
            owner = (host, two)[seat]
            take(new, offer(owner, table, seat))
            mine = await stack.enter_async_context(look(new, table))
            left = mine.clock["decision"][seat] + mine.clock["bank"][seat]
            assert LOOK_AROUND - 20 < left <= LOOK_AROUND

    asyncio.run(scene())


# ratings


def seat(**changes: Any) -> Seat:
    row = {"number": 0, "kind": "person", "person": "olga", "name": "Olga", "level": "easy"}
    rest = {"token": None, "away": 0, "word": "", "here": 0, "holder": 1}
    return Seat({**row, **rest, "offer": None, "offer_token": None, **changes})


def former(**changes: Any) -> list[dict[str, Any]]:
    before = {"kind": "person", "person": "taras", "name": "Taras", "level": "easy", "here": False}
    return [{"seat": 0, "seq": 10, "before": {**before, **changes}}]


def counted(place: Seat, handovers: list[dict[str, Any]], **counts: int) -> str:
    given = {(0, int(name[-1]), name[:-1]): count for name, count in counts.items()}
    return counting(shares_of(place, handovers, given)).who


def test_a_result_counts_for_who_held_the_seat_most() -> None:
    assert counted(seat(), former(), person0=9, person1=3) == "person:taras"
    assert counted(seat(), former(), person0=3, person1=9) == "person:olga"
    assert counted(seat(), former(), person0=3, person1=4, bot0=2, bot1=3) == "bot:easy"
    assert counted(seat(), former(kind="bot", person=None), bot0=9, person1=3) == "bot:easy"
    # whoever plays beside somebody, on one device, is nobody that could be rated
    assert counted(seat(here=1, holder=0), [], person0=9) == ""
    assert counted(seat(), former(here=True), person0=9, person1=3) == ""


def test_the_result_shows_who_held_a_seat(server: Server) -> None:
    table, (host, two) = table_of(server.url, NEUTRAL, 2)
    new = Person(server.url)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            players = await sit(stack, table, [host, two])
            await play_all(players, 1, 1)
            take(new, offer(two, table, 1))
            olga = await stack.enter_async_context(look(new, table))
            await play_all([players[0], olga], 2)

    asyncio.run(scene())
    table_now = host.table(table)
    assert table_now["status"] == "finished"
    first, second = table_now["held"]
    assert first == []
    assert [(each["name"], each["counts"]) for each in second] == [
        (two.name, False),
        (new.name, True),
    ]
    assert second[1]["answers"] > second[0]["answers"] > 0
    assert "held" not in table_now["result"]
    rated = {row["who"] for row in host.get("/api/ratings/joraku")}
    assert f"person:{new.id}" in rated
    assert f"person:{two.id}" not in rated


def test_a_table_holds_only_so_many_handovers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sitting, "MOST_HANDOVERS", 0)

    async def scene(hub: Hub, room: Room) -> None:
        with pytest.raises(TableError) as caught:
            await sitting.offer(hub, room, {"id": "ann", "name": "Ann"}, OfferForm(0))
        assert caught.value.refusal.key == "seat-passed-often"

    at_table(tmp_path, scene)


def test_what_was_on_its_way_when_the_seat_passed_on_is_refused(tmp_path: Path) -> None:
    async def scene(hub: Hub, room: Room) -> None:
        ann, olga = {"id": "ann", "name": "Ann"}, {"id": "olga", "name": "Olga"}
        await hub.store.add_person("olga", "Olga")
        assert room.session is not None
        seat = room.to_act()[0]
        holder = room.seats[seat].holder
        await sitting.offer(hub, room, ann, OfferForm(PERSON))
        await sitting.accept(hub, room, olga, str(room.seats[PERSON].offer_token))
        entries = room.seq
        text = room.game.text(room.session.default(seat))
        for ask in (
            answers.answer(hub.keeper, room, PERSON, text, -1, holder=holder),
            answers.undo(hub.keeper, room, PERSON, -1, "u", holder=holder),
            promises.make(
                hub.keeper, room, PERSON, MakePromise("p", 1, text="x"), "p", holder=holder
            ),
            promises.judge(hub.keeper, room, PERSON, 1, "kept", holder=holder),
            talk.say(hub.store, room, PERSON, "Ann", Say("s", "x", 1), "s", holder=holder),
        ):
            with pytest.raises(TableError) as caught:
                await ask
            assert caught.value.refusal.key == "seat-passed"
        assert (room.seq, room.spoken, room.promises) == (entries, [], {})

    at_table(tmp_path, scene)


def test_a_handover_outlives_the_server(new_server: Starter) -> None:
    server = new_server()
    table, (host, two) = table_of(server.url, NEUTRAL, 2)
    new = Person(server.url)
    take(new, offer(two, table, 1))
    pending = offer(host, table, 0)
    server.kill()
    server.start()
    seen = new.table(table)
    assert seen["my_seat"] == 1
    assert (seen["handovers"][0]["before"], seen["handovers"][0]["after"]) == (two.name, new.name)
    assert take(Person(server.url), pending)["my_seat"] == 0
