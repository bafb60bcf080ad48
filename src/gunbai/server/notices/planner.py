"""From the state of a table to the notices that should be in the outbox."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from gunbai.server.notices.store import DONE, WAITING, Readers, hook
from gunbai.server.notices.wishes import reminder_at
from gunbai.server.room import Room
from gunbai.server.store import Row

_BEFORE: Final = 6 * 3600.0  # seconds before the end of time at which people are reminded
_SOON: Final = 600.0  # seconds: ends of time that differ less are the same
#: Notices about a temporary state; they are withdrawn when it ends.
_LASTING: Final = ("decision", "reminder", "invited", "motion", "turn")
_HUMAN: Final = ("person", "program")


class Sitter(NamedTuple):
    """A person at a table."""

    seat: int
    person: str
    name: str
    here: bool  # the table is on a screen of theirs


class TableNow(NamedTuple):
    """The state of a table, as far as notices go."""

    table: str
    game: str
    status: str
    sitters: tuple[Sitter, ...]
    owing: tuple[int, ...]  # seats of people who owe a decision
    ends: tuple[tuple[int, float, float], ...]  # seats with an end of time, and how long before
    inviter: str  # the person who made this table for the others
    motions: tuple[tuple[int, str, str], ...] = ()  # seats that are asked, motions, who made them


class Occurrence(NamedTuple):
    """Something that happened once; `seats` are told, and the group if it is for `all`."""

    kind: str
    mark: str
    seats: tuple[int, ...]
    name: str = ""
    for_all: bool = False


class _Wanted(NamedTuple):
    kind: str
    mark: str
    due: float
    words: Mapping[str, Any]
    fresh: bool = True  # False: nothing new for somebody who looks at it


def situation_of(room: Room, now: float) -> TableNow:
    owing = awaited(room)
    sitters = tuple(_sitters(room, owing))
    rematch = room.status == "lobby" and "rematch" in (room.origin or {})
    return TableNow(
        table=room.id,
        game=room.game.name,
        status=room.status,
        sitters=sitters,
        owing=tuple(owing),
        ends=tuple(_ends(room, owing, now)),
        inviter=room.host if rematch else "",
        motions=tuple(_motions(room, now)),
    )


def _sitters(room: Room, owing: Sequence[int]) -> list[Sitter]:
    """Return the people at a table, each once: on one device, the seat that owes a decision."""
    out = []
    people = dict.fromkeys(seat.person for seat in room.seats if seat.kind == "person")
    for person in people:
        if person:
            mine = room.seats_of(person)
            number = next((seat for seat in mine if seat in owing), mine[0])
            out.append(Sitter(number, person, room.seats[number].name, room.connected(number)))
    return out


def awaited(room: Room) -> list[int]:
    """Return the seats for whose answer people wait, or a day's time runs: bots don't mind."""
    people = {seat.person or seat.number for seat in room.seats if seat.kind in _HUMAN}
    if room.status != "running" or (len(people) < 2 and room.pace.kind != "days"):
        return []
    return room.people_to_act()


def _motions(room: Room, now: float) -> list[tuple[int, str, str]]:
    """Return who has not answered a motion yet, which one, and the name of whoever made it."""
    if room.status not in ("running", "paused"):
        return []
    return [
        (seat, motion.id, room.seats[motion.by].name)
        for motion in room.motions
        if motion.declined < 0 and motion.until > now
        for seat in room.asked(motion)
        if seat not in motion.agreed
    ]


def _ends(room: Room, owing: Sequence[int], now: float) -> list[tuple[int, float, float]]:
    """Return when the time of each of these seats is up; nobody is reminded of a live clock."""
    if room.pace.kind != "days":
        return []
    before = min(_BEFORE, room.clock.limit() / 4)
    return [(seat, _rounded(now + room.clock.left(seat)), before) for seat in owing]


def _rounded(end: float) -> float:
    return round(end / _SOON) * _SOON


def plan(
    now: TableNow,
    news: Sequence[Occurrence],
    acted: Mapping[int, int],
    readers: Readers,
    known: Sequence[Row],
    *,
    at: float,
    pause: float,
) -> tuple[list[Row], list[Row]]:
    """Return the notices to write, and those that are no longer wanted.

    `acted` has the last entry of each seat in the log: a decision is told once, until its seat
    has done something. `known` is what the outbox has of this table, `pause` the time that a
    group's channel waits for things to settle.
    """
    old = {(row["channel"], row["kind"]): row for row in known}
    rows: list[Row] = []
    wanted: set[tuple[str, str]] = set()

    def want(channel: str, person: str | None, seat: int, each: _Wanted) -> None:
        wanted.add((channel, each.kind))
        row = old.get((channel, each.kind))
        if row is not None and row["mark"] == each.mark and row["state"] != DONE:
            if row["state"] == WAITING and each.kind == "reminder" and not row["tries"]:
                moved = abs(row["due"] - each.due) > _SOON
                rows.extend([{**row, "due": each.due}] if moved else [])
        elif each.fresh:
            place = {"channel": channel, "table": now.table, "person": person, "seat": seat}
            what = {"kind": each.kind, "mark": each.mark, "words": each.words}
            rows.append({**place, **what, "state": WAITING, "due": each.due, "tries": 0})

    for sitter in now.sitters:
        wishes = readers.wishes.get(sitter.person)
        if wishes is None or sitter.person in readers.muted:
            continue
        for each in _for_person(now, sitter, news, acted, wishes, at):
            if each.kind in wishes["kinds"]:
                for channel in readers.channels[sitter.person]:
                    want(channel, sitter.person, sitter.seat, each)
    wanted.update(_invited_guests(now, known))
    if readers.hook is not None:
        for each in _for_group(now, news, acted, at + pause):
            want(hook(now.table), None, -1, each)
    ended = [
        row
        for place, row in old.items()
        if place not in wanted and row["kind"] in _LASTING and row["state"] != DONE
    ]
    return rows, ended


def _invited_guests(now: TableNow, known: Sequence[Row]) -> list[tuple[str, str]]:
    """Return the invitations of people who do not sit here yet, as long as they may."""
    sitting = [sitter.person for sitter in now.sitters]
    return [
        (row["channel"], row["kind"])
        for row in known
        if row["seat"] < 0 and row["person"] and now.status == "lobby"
        if row["person"] not in sitting
    ]


def invitation(room: Room, person: str, readers: Readers, at: float) -> list[Row]:
    """Return the notices by which the host invites somebody; none if they get none."""
    wishes = readers.wishes.get(person)
    if wishes is None or "invited" not in wishes["kinds"]:
        return []
    sitters = situation_of(room, at).sitters
    host = next((sitter.name for sitter in sitters if sitter.person == room.host), "")
    words = {"name": host, "path": f"/join/{room.invite}"}
    return _rows(room, person, ("invited", "guest"), words, readers, at)


def about_seat(
    room: Room,
    person: str,
    about: tuple[str, str],
    words: Mapping[str, Any],
    readers: Readers,
    at: float,
) -> list[Row]:
    """Return the notices by which somebody learns that a seat is offered, or has passed on.

    They are about a seat of the reader's own: everybody gets them who can be reached.
    """
    if person not in readers.channels or person in readers.muted:
        return []
    return _rows(room, person, about, words, readers, at)


def _rows(
    room: Room,
    person: str,
    about: tuple[str, str],
    words: Mapping[str, Any],
    readers: Readers,
    at: float,
) -> list[Row]:
    """Return a notice, with its kind and mark, to somebody over all channels."""
    names = [sitter.name for sitter in situation_of(room, at).sitters if sitter.person != person]
    what = {
        "table": room.id,
        "person": person,
        "seat": -1,
        "kind": about[0],
        "mark": about[1],
        "words": {"game": room.game.name, "people": names, **words},
    }
    state = {"state": WAITING, "due": at, "tries": 0}
    return [{**what, **state, "channel": channel} for channel in readers.channels[person]]


def ends_of(asked: Sequence[Row], at: float) -> list[Row]:
    """Return the notices that games are over, to those who were asked for decisions there."""
    over = {"kind": "over", "mark": "over", "state": WAITING, "due": at, "tries": 0}
    return [{**row, **over, "words": {**row["words"], "name": ""}} for row in asked]


def _for_person(
    now: TableNow,
    sitter: Sitter,
    news: Sequence[Occurrence],
    acted: Mapping[int, int],
    wishes: Row,
    at: float,
) -> list[_Wanted]:
    seat = sitter.seat
    others = [each.name for each in now.sitters if each.seat != seat]
    words = {"game": now.game, "people": others}
    mark = str(acted.get(seat, 0))
    out = []
    if seat in now.owing:
        out.append(_Wanted("decision", mark, at, words, not sitter.here))
    for place, end, before in now.ends:
        if place == seat:
            due = max(at, reminder_at(wishes, end, before))
            hours = {**words, "hours": max(1, round(before / 3600))}
            out.append(_Wanted("reminder", mark, due, hours))
    if now.inviter and now.inviter != sitter.person:
        name = next((each.name for each in now.sitters if each.person == now.inviter), "")
        out.append(_Wanted("invited", "rematch", at, {**words, "name": name}, not sitter.here))
    asked = [(motion, name) for place, motion, name in now.motions if place == seat]
    if asked:
        motions = " ".join(motion for motion, _ in asked)
        out.append(_Wanted("motion", motions, at, {**words, "name": asked[0][1]}, not sitter.here))
    for each in news:
        told = seat in each.seats and not (each.kind == "begun" and seat in now.owing)
        if told and not sitter.here:
            out.append(_Wanted(each.kind, each.mark, at, {**words, "name": each.name}))
    return out


def _for_group(
    now: TableNow, news: Sequence[Occurrence], acted: Mapping[int, int], due: float
) -> list[_Wanted]:
    names = [sitter.name for sitter in now.sitters]
    out = [
        _Wanted(each.kind, each.mark, due, {"game": now.game, "people": names, "name": each.name})
        for each in news
        if each.for_all
    ]
    owing = [sitter for sitter in now.sitters if sitter.seat in now.owing]
    if owing:
        mark = " ".join(f"{sitter.seat}:{acted.get(sitter.seat, 0)}" for sitter in owing)
        words = {"game": now.game, "people": [sitter.name for sitter in owing]}
        away = any(not sitter.here for sitter in owing)
        out.append(_Wanted("turn", mark, due, words, away))
    return out
