"""Seats that pass from one person to another: who has to agree, and who held them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from gunbai.server.seat import Seat
from gunbai.server.sitting_messages import HandoverInfo, OfferInfo
from gunbai.server.store import Row

#: How often the seats of one table may pass on.
MOST_HANDOVERS: Final = 40


class Consent(NamedTuple):
    """The state of an offer: the seats of those who agree, and what it still needs."""

    votes: list[int]
    majority: bool
    awaits_owner: bool

    @property
    def given(self) -> bool:
        return self.majority and not self.awaits_owner


def voters_on(
    seats: Sequence[Seat], place: Seat, has_left: Callable[[Seat], bool]
) -> dict[str, int]:
    """Return the people who decide together about somebody else's seat, each with a seat of theirs.

    They are all who sit there, except those replaced by a bot. Since passing on a seat can't be
    undone, they need not be connected.
    """
    out: dict[str, int] = {}
    for seat in seats:
        awake = seat.kind == "person" and not has_left(seat)
        if awake and seat.person and seat.person != place.person:
            out.setdefault(seat.person, seat.number)
    return out


def consent_to(
    seats: Sequence[Seat], place: Seat, gone: bool, has_left: Callable[[Seat], bool]
) -> Consent:
    """Return whether a seat that is offered may pass on.

    Its own person alone can give it away; anybody else needs a majority, and the seat's own person
    unless that one is `gone`.
    """
    offer = place.offer
    assert offer is not None
    agree = set(offer["votes"])
    if place.kind == "person" and offer["by"] == place.person:
        return Consent([place.number], True, False)
    voters = voters_on(seats, place, has_left)
    votes = sorted(seat for person, seat in voters.items() if person in agree)
    awaits_owner = place.kind == "person" and not gone and place.person not in agree
    return Consent(votes, not voters or 2 * len(votes) > len(voters), awaits_owner)


def offer_info(place: Seat, consent: Callable[[Seat], Consent], person: str) -> OfferInfo | None:
    """Return an offer as a person sees it; None if there is none."""
    offer = place.offer
    if offer is None:
        return None
    given = consent(place)
    mine = bool(person) and offer["by"] == person
    return OfferInfo(
        by=offer["by_name"],
        to=offer["to_name"],
        votes=given.votes,
        agreed=given.given,
        awaits_owner=given.awaits_owner,
        mine=mine,
        invite=(place.offer_token or "") if mine and given.given else "",
    )


def holder_of(place: Seat) -> dict[str, Any]:
    """Return what is kept of somebody who held a seat."""
    return {
        "kind": place.kind,
        "person": place.person,
        "name": place.name,
        "level": place.level,
        "here": place.here,
    }


def handover_infos(
    handovers: Sequence[Row], line_of: Callable[[Row], int], over: bool
) -> list[HandoverInfo]:
    """Return the handovers of a table; `line_of` says where each is in the reader's log."""
    return [
        HandoverInfo(
            at=each["at"],
            seat=each["seat"],
            before=each["before"]["name"],
            after=each["after"]["name"],
            line=line_of(each),
            step=each["step"] if over else -1,  # it would reveal how much was done in secret
            person=each["before"]["person"] or "",
        )
        for each in handovers
    ]


class SeatShare(NamedTuple):
    """A part of a seat's game: who held it, and how many answers they gave."""

    who: str  # the name under which it is rated: "person:ID", "bot:LEVEL"; "" if it is not
    name: str
    person: str
    answers: int


#: How many answers of a seat were given, by its number, the number of its holder, and by whom.
Counts = Mapping[tuple[int, int, str], int]


def shares_of(place: Seat, handovers: Sequence[Row], counts: Counts) -> list[SeatShare]:
    """Return those who held a seat, the first one first; bots that played for them come last."""
    holders = [each["before"] for each in handovers if each["seat"] == place.number]
    shares: list[SeatShare] = []
    bots = 0
    for number, holder in enumerate([*holders, holder_of(place)]):
        by_bots = counts.get((place.number, number, "bot"), 0)
        own = sum(
            count
            for (seat, who, by), count in counts.items()
            if (seat, who) == (place.number, number) and by != "bot"
        )
        bots += by_bots
        if holder["kind"] != "bot":
            rated = holder["person"] and not holder["here"]  # a visitor's program is nobody
            who = f"person:{holder['person']}" if rated else ""
            shares.append(SeatShare(who, holder["name"], holder["person"] or "", own))
        else:
            bots += own  # a record names nobody
    if bots or place.kind == "bot":
        shares.append(SeatShare(f"bot:{place.level}", f"bot-{place.level}", "", bots))
    return shares


def counting(shares: Sequence[SeatShare]) -> SeatShare:
    """Return the one for whom a seat's result counts: who gave most of its answers.

    Nobody gets rid of a loss by leaving before it. Of two who gave as many, it is the first.
    """
    return max(shares, key=lambda share: share.answers)


def held_by(shares: Sequence[SeatShare]) -> list[dict[str, Any]]:
    """Return who held a seat, for its result; nothing if one did all the time."""
    if len(shares) < 2:
        return []
    player = counting(shares)
    return [
        {
            "name": share.name,
            "person": share.person,
            "answers": share.answers,
            "counts": share is player,
        }
        for share in shares
    ]
