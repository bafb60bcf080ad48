"""The view of a seat (JK-H), built field by field; only what is declared public shows itself."""

from __future__ import annotations

from gunbai.games.joraku.decision_rules import RULES, VARIANT_RULES
from gunbai.games.joraku.flow import scoring
from gunbai.games.joraku.names import card_names, play_names
from gunbai.games.joraku.position.knowledge import known_with
from gunbai.games.joraku.position.position import JorakuPosition
from gunbai.games.joraku.preview import prestige_now, previews
from gunbai.games.joraku.tables import AREA_COUNT, AREAS, COLOURS, MODES, card_count
from gunbai.games.joraku.view_fields import public_faction
from gunbai.games.joraku.view_types import Faction, JorakuForesight, JorakuView, OwnCards, SeatCards


def observe(s: JorakuPosition, seat: int) -> JorakuView:
    """Return the position as a seat, or a spectator (−1), sees it."""
    size = s.setup.plays_each_trick
    ranks = [scoring.ranks(s, area) for area in range(AREA_COUNT)]
    view: JorakuView = {
        "game": "joraku",
        "mode": MODES[s.setup.mode],
        "seat": seat,
        "round": s.round,
        "variants": s.setup.variant_cards[:],
        "kachidoki": s.kachidoki,
        "factions": [_faction(s, colour, ranks) for colour in s.setup.factions],
        "seats": [_seat(s, other) for other in range(s.setup.players)],
        "aside": card_count(s.aside),
        "plays": [play_names(s, play) for play in s.plays],
        "trick_size": size,
        "last_winning": _last_winning(s, size),
        "kachidoki_row": scoring.kachidoki_row(s)[:],
        "ask": s.show_ask(),
        "rules": _rules(s),
    }
    if seat >= 0:
        view["own"] = _own(s, seat)
    s.show_rest(seat, view)
    return view


def foresee(s: JorakuPosition, seat: int, view: JorakuView) -> JorakuForesight:
    """Return this round's prestige as the board stands, and the gains of this seat's answers."""
    out: JorakuForesight = {"prestige": prestige_now(s, view["factions"])}
    if s.ask is None or not s.ask.owes(seat):
        return out
    found = previews(s, seat, view.get("acting", ""), len(view.get("trick", [])))
    if found:
        out["preview"] = found
    return out


def _last_winning(s: JorakuPosition, size: int) -> int:
    """Return the winning place of the last trick; 0 before the first one of a round is complete."""
    start = len(s.plays) - len(s.plays) % size - size
    return scoring.winning_play(s.plays[: start + size], start) - start if start >= 0 else 0


def _rules(s: JorakuPosition) -> list[str]:
    out = RULES.get(s.ask.key, [])[:] if s.ask is not None else []
    for number in s.setup.variant_cards:
        out.extend(VARIANT_RULES[number])
    return out


def _faction(s: JorakuPosition, colour: int, ranks: list[list[int]]) -> Faction:
    """JK-H01…H03: everything on the map is public."""
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
        **public_faction(s, colour),
        "entered": bool(s.entered >> colour & 1),
    }


def _seat(s: JorakuPosition, seat: int) -> SeatCards:
    """JK-H04…H12: only the number of cards in hand, private, picked, to draft and discarded."""
    return {
        "colours": [COLOURS[colour] for colour in s.setup.own[seat]],
        "hand": card_count(s.hands[seat]),
        "private": card_count(s.private[seat]),
        "picked": card_count(s.picked[seat]),
        "draft": card_count(s.drafts[seat]),
        "discarded": card_count(s.discarded[seat]),
    }


def _own(s: JorakuPosition, seat: int) -> OwnCards:
    """Return what only this seat sees: its cards, those passed on, received, or known of others."""
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
