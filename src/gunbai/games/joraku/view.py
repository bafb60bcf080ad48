"""What a seat may see (JK-H): built field by field, nothing is taken from a whole position."""

from __future__ import annotations

from gunbai.games.joraku.flow import scoring
from gunbai.games.joraku.names import card_names, play_names
from gunbai.games.joraku.position.knowledge import known_with
from gunbai.games.joraku.position.position import JorakuPosition
from gunbai.games.joraku.tables import AREA_COUNT, AREAS, COLOURS, MODES, card_count
from gunbai.games.joraku.view_types import Faction, JorakuView, OwnCards, SeatCards


def observe(s: JorakuPosition, seat: int) -> JorakuView:
    """The position for a seat, or for an onlooker (−1)."""
    ranks = [scoring.ranks(s, area) for area in range(AREA_COUNT)]
    view: JorakuView = {
        "game": "joraku",
        "mode": MODES[s.setup.mode],
        "seat": seat,
        "round": s.round,
        "variants": [number for number in range(1, 7) if s.setup.variant(number)],
        "kachidoki": s.kachidoki,
        "factions": [_faction(s, colour, ranks) for colour in s.setup.factions],
        "seats": [_seat(s, other) for other in range(s.setup.players)],
        "aside": card_count(s.aside),
        "plays": [play_names(s, play) for play in s.plays],
        "ask": s.show_ask(),
    }
    if seat >= 0:
        view["own"] = _own(s, seat)
    s.show_rest(seat, view)
    return view


def _faction(s: JorakuPosition, colour: int, ranks: list[list[int]]) -> Faction:
    """JK-H01…H03: everything on the map lies open."""
    base = colour * AREA_COUNT
    home = s.daimyo[colour]
    return {
        "colour": COLOURS[colour],
        "seat": s.setup.owner[colour],
        "number": s.numbers[colour],
        "daimyo": AREAS[home] if home >= 0 else None,
        "samurai": s.samurai[base : base + AREA_COUNT],
        "influence": [s.influence(colour, area) for area in range(AREA_COUNT)],
        "ranks": [ranks[area][colour] for area in range(AREA_COUNT)],
        "supply": s.supply[colour],
        "points": s.points[colour],
        "entered": bool(s.entered >> colour & 1),
    }


def _seat(s: JorakuPosition, seat: int) -> SeatCards:
    """JK-H04…H12: of cards in hand, private, picked, to draft and discarded only the number."""
    return {
        "colours": [COLOURS[colour] for colour in s.setup.own[seat]],
        "hand": card_count(s.hands[seat]),
        "private": card_count(s.private[seat]),
        "picked": card_count(s.picked[seat]),
        "draft": card_count(s.drafts[seat]),
        "discarded": card_count(s.discarded[seat]),
    }


def _own(s: JorakuPosition, seat: int) -> OwnCards:
    """What only this seat sees: its cards, those it passed on, received, or knows of others."""
    seats = s.setup.players
    right = (seat - 1) % seats
    return {
        "hand": card_names(s.hands[seat]),
        "passed": card_names(s.passed[seat]),
        "received": card_names(s.passed[right]),
        "discarded": card_names(s.discarded[seat]),
        "private": card_names(s.private[seat]),
        "picked": card_names(s.picked[seat]),
        "draft": card_names(s.drafts[seat]),
        "known": [
            card_names(known_with(s, seat, other)) if other != seat else []
            for other in range(seats)
        ],
    }
