"""The sight of a seat of Joraku, as numbers (JK-H)."""

from __future__ import annotations

from typing import Final

from gunbai.core.sight import PLAYERS, Sheet, Sight, around, relative
from gunbai.games.joraku.flow.campaign import MatchColours
from gunbai.games.joraku.flow.effects import Ninja, NumberedCard
from gunbai.games.joraku.flow.points import ActionPoints, SendNeutral
from gunbai.games.joraku.flow.recruitment import Sealed
from gunbai.games.joraku.flow.skirmish import Trick
from gunbai.games.joraku.kinds import CARD_BITS, CARD_MASK
from gunbai.games.joraku.position.knowledge import known_with
from gunbai.games.joraku.position.position import JorakuPosition
from gunbai.games.joraku.tables import (
    AREA_COUNT,
    AREAS,
    CARD_COUNT,
    CARDS,
    COLOUR_COUNT,
    COLOURS,
    DAIMYO_CARDS,
    MOST_PLACED,
    ROUNDS,
    SAMURAI_EACH,
    SIX,
    card_count,
)

_VARIANTS: Final = [f"variant{number}" for number in range(7)]
_MOST_POINTS: Final = 200
_NONE: Final = [0] * len(PLAYERS)


class JorakuSight(Sight[JorakuPosition]):
    def points(self, s: JorakuPosition) -> list[int]:
        out: list[int] = []
        for seat in range(s.setup.players):
            total = 0
            for colour in s.setup.own[seat]:
                total += s.points[colour]
            out.append(total)
        return out

    def write(self, s: JorakuPosition, seat: int, sheet: Sheet) -> None:
        players = PLAYERS[s.setup.players]
        variants = 0
        for number in s.setup.variant_cards:
            variants |= 1 << number
        sheet.number("round", s.round, ROUNDS)
        sheet.bits("variants", variants, _VARIANTS)
        sheet.one_of("kachidoki", relative(s.kachidoki, seat, s.setup.players), players)
        sheet.number("aside", card_count(s.aside), CARD_COUNT)
        for colour in range(COLOUR_COUNT):
            if sheet.naming:
                sheet.within = f"{COLOURS[colour]}."
            write_faction(s, seat, colour, sheet)
        for place, other in enumerate(around(seat, s.setup.players)):
            if sheet.naming:
                sheet.within = f"{players[place]}."
            write_cards(s, seat, other, sheet)
        if sheet.naming:
            sheet.within = ""
        write_own(s, seat, sheet)
        write_plays(s, sheet)
        write_rules(s, seat, sheet)


def write_faction(s: JorakuPosition, seat: int, colour: int, sheet: Sheet) -> None:
    """JK-H01…H03: everything on the map is public."""
    seats = s.setup.players
    sheet.one_of("owner", relative(s.setup.owner[colour], seat, seats), PLAYERS[seats])
    sheet.number("number", s.numbers[colour], DAIMYO_CARDS)
    sheet.one_of("daimyo", s.daimyo[colour], AREAS)
    sheet.part("samurai", s.samurai, colour * AREA_COUNT, AREAS, SAMURAI_EACH)
    sheet.number("supply", s.supply[colour], SAMURAI_EACH)
    sheet.number("points", s.points[colour], _MOST_POINTS)
    sheet.flag("entered", bool(s.entered >> colour & 1))


def write_cards(s: JorakuPosition, seat: int, other: int, sheet: Sheet) -> None:
    """JK-H04…H12: only the number of cards, and those that the seat knows of."""
    sheet.number("hand", card_count(s.hands[other]), CARD_COUNT)
    sheet.number("private", card_count(s.private[other]), CARD_COUNT)
    sheet.number("picked", card_count(s.picked[other]), CARD_COUNT)
    sheet.number("draft", card_count(s.drafts[other]), CARD_COUNT)
    sheet.number("discarded", card_count(s.discarded[other]), CARD_COUNT)
    if other != seat:
        sheet.bits("known", known_with(s, seat, other), CARDS)


def write_own(s: JorakuPosition, seat: int, sheet: Sheet) -> None:
    sheet.bits("hand", s.hands[seat], CARDS)
    sheet.bits("passed", s.passed[seat], CARDS)
    sheet.bits("received", s.passed[(seat - 1) % s.setup.players], CARDS)
    sheet.bits("discarded", s.discarded[seat], CARDS)
    sheet.bits("private", s.private[seat], CARDS)
    sheet.bits("picked", s.picked[seat], CARDS)
    sheet.bits("draft", s.drafts[seat], CARDS)


def write_plays(s: JorakuPosition, sheet: Sheet) -> None:
    """JK-H07: the cards of this round, for which colour each was played, and when."""
    sheet.order("order", [play & CARD_MASK for play in s.plays], CARDS, CARD_COUNT)
    played = sheet.next
    for colour in range(COLOUR_COUNT):
        sheet.blank(f"played.{COLOURS[colour]}" if sheet.naming else "", CARDS)
    for play in s.plays:
        sheet.mark(played + (play >> CARD_BITS) * CARD_COUNT + (play & CARD_MASK))


def write_rules(s: JorakuPosition, seat: int, sheet: Sheet) -> None:
    """Add what the rules in progress show."""
    seats = s.setup.players
    leader = -1
    count = 0
    acting = -1
    value = -1
    points = 0
    placed = 0
    source = -1
    chosen = 0
    low = _NONE
    high = _NONE
    for frame in s.stack:
        if isinstance(frame, Trick):
            leader = frame.leader
            count = frame.count
            acting = frame.faction
        elif isinstance(frame, NumberedCard):
            value = frame.value
        elif isinstance(frame, ActionPoints):
            points = frame.points
        elif isinstance(frame, Ninja):
            placed = frame.placed
        elif isinstance(frame, SendNeutral):
            source = frame.source
        elif isinstance(frame, Sealed):
            chosen = frame.chosen[seat]
        elif isinstance(frame, MatchColours):
            low = frame.low
            high = frame.high
    sheet.one_of("leader", relative(leader, seat, seats), PLAYERS[seats])
    sheet.number("trick", count, COLOUR_COUNT)
    sheet.one_of("acting", acting, COLOURS)
    sheet.number("card-value", max(0, value), SIX)
    sheet.number("action-points", points, SIX)
    sheet.number("placed", placed, MOST_PLACED)
    sheet.one_of("source", source, AREAS)
    sheet.bits("chosen", chosen, CARDS)
    for place, other in enumerate(around(seat, seats)):
        if sheet.naming:
            sheet.within = f"{PLAYERS[seats][place]}."
        sheet.number("low", low[other], DAIMYO_CARDS)
        sheet.number("high", high[other], DAIMYO_CARDS)
    if sheet.naming:
        sheet.within = ""
