"""The view of a seat (SG-H), built field by field: nothing is copied from a whole position."""

from __future__ import annotations

from gunbai.games.shogun.decision_rules import RULES
from gunbai.games.shogun.flow.favours import PRICES
from gunbai.games.shogun.kinds import SOME_BATTLES, SOME_BUILDINGS
from gunbai.games.shogun.names import (
    ACTIONS,
    BUILT,
    CARDS,
    CASTLE,
    COLOURS,
    COURT,
    CUBE_KINDS,
    CUBES,
    DAJOKAN,
    EVENT_CARDS,
    EXPANSIONS,
    FACE_DOWN,
    FACE_UP,
    FARMERS,
    FAVOURS,
    GENERALS,
    IN_BAG,
    MARKER,
    NO_CARD,
    OFFICE_NAMES,
    OFFICES,
    PROVINCES,
    REGIONS,
    SAMURAI,
    SEASONS,
    SIDES,
    SLOT_COUNT,
    SLOTS,
    SPECIALS,
    TEMPLE,
    THEATRE,
)
from gunbai.games.shogun.position.plans import hand_cards
from gunbai.games.shogun.position.position import ShogunPosition
from gunbai.games.shogun.position.statues import statue_province, statue_seat
from gunbai.games.shogun.view_types import Cubes, OwnCards, Province, SeatGoods, ShogunView


def observe(s: ShogunPosition, seat: int) -> ShogunView:
    """Return the position as a seat, or a spectator (−1), sees it."""
    alike: ShogunView = s.once("seen", _observe_alike)
    view = alike.copy()
    view["seat"] = seat
    if seat >= 0:
        view["own"] = _own(s, seat)
    s.show_rest(seat, view)
    return view


def _observe_alike(s: ShogunPosition) -> ShogunView:
    setup = s.setup
    view: ShogunView = {
        "game": "shogun",
        "side": SIDES[setup.side],
        "expansions": [name for n, name in enumerate(EXPANSIONS) if setup.expansions >> n & 1],
        "seat": -1,
        "year": s.year,
        "season": SEASONS[s.season],
        "provinces": {PROVINCES[n]: _province(s, n) for n in setup.provinces},
        "seats": [_seat(s, other) for other in range(setup.players)],
        "tower": {
            "inside": cubes_by_colour(s, s.tower.inside),
            "tray": cubes_by_colour(s, s.tower.tray),
            "farmers": s.farmers,
        },
        "tiles": {
            "castle": s.tiles[CASTLE],
            "temple": s.tiles[TEMPLE],
            "theatre": s.tiles[THEATRE],
        },
        "event": EVENT_CARDS[s.event] if s.event >= 0 else None,
        "events": [EVENT_CARDS[event] for event in s.events],
        "banners": [ACTIONS[action] for action in s.banners],
        "specials": [SPECIALS[card] for card in s.specials],
        "order": s.order[:],
        "ask": s.show_ask(),
        "rules": RULES.get(s.ask.key, []) if s.ask is not None else [],
    }
    if setup.has(COURT):
        view["favours"] = [FAVOURS[n] if n >= 0 else None for n in s.favours]
        view["favour_prices"] = PRICES
        view["past_favours"] = [FAVOURS[n] for n in s.seen_favours]
    if setup.has(GENERALS):
        view["statues"] = [
            (PROVINCES[statue_province(statue)], statue_seat(statue)) for statue in s.statues
        ]
    if setup.has(DAJOKAN):
        view["offices"] = {OFFICE_NAMES[n]: _office(s.offices[n]) for n in range(OFFICES)}
        view["row"] = [REGIONS[region] for region in s.row]
    return view


def cubes_by_colour(s: ShogunPosition, counts: list[int]) -> Cubes:
    """SG-H11, SG-H12: public; only colours in the game."""
    return {
        CUBES[colour]: counts[colour]
        for colour in range(CUBE_KINDS)
        if colour == FARMERS or colour in s.setup.colour
    }


def _province(s: ShogunPosition, province: int) -> Province:
    """SG-H1: everything on the map is public."""
    return {
        "owner": s.owner[province],
        "armies": s.armies[province],
        "buildings": SOME_BUILDINGS.members(s.buildings[province]),
        "free": s.setup.tables.spaces[province] - BUILT[s.buildings[province]],
        "unrest": s.unrest[province],
    }


def _seat(s: ShogunPosition, seat: int) -> SeatGoods:
    setup = s.setup
    special = s.special[seat]
    out: SeatGoods = {
        "colour": COLOURS[setup.colour[seat]],
        "supply": s.supply[seat],
        "chests": s.chests[seat],
        "rice": s.rice[seat],
        "points": s.points[seat],
        "provinces": s.owner.count(seat),
        "special": SPECIALS[special] if special >= 0 else None,
        "slots": _slots(s, seat),
    }
    if setup.has(COURT):
        out["officials"] = s.officials[seat]
        out["waiting"] = s.waiting[seat]
        out["calm"] = bool(s.calm >> seat & 1)
        out["shields"] = SOME_BATTLES.members(s.shields[seat])
    if setup.has(SAMURAI):
        out["valour"] = s.valour[seat] + 1
    if setup.has(GENERALS):
        players = setup.players
        general = s.general[seat]
        hidden = general >= 0 and s.owner[general] != seat  # a card just drawn: SG-H3
        out["general"] = PROVINCES[general] if general >= 0 and not hidden else None
        out["statues"] = s.reserve[seat]
        out["trophies"] = s.trophies[seat * players : (seat + 1) * players]
    return out


def _slots(s: ShogunPosition, seat: int) -> dict[str, str | None] | None:
    """SG-H5, SG-Q7: nothing while plans are made; then filled or empty, and the cards shown."""
    if s.ask is not None and s.ask.key == "SG-D6":
        return None
    out: dict[str, str | None] = {}
    for slot in range(s.setup.slots):
        card = s.plan(seat, slot)
        if card == NO_CARD:
            out[SLOTS[slot]] = None
        else:
            out[SLOTS[slot]] = CARDS[card] if s.shown[seat] >> slot & 1 else "hidden"
    return out


def _own(s: ShogunPosition, seat: int) -> OwnCards:
    """Return what only this seat sees: its plan and the cards in its hand."""
    base = seat * SLOT_COUNT
    laid = s.plans[base : base + SLOT_COUNT]
    return {
        "plan": {
            SLOTS[slot]: CARDS[laid[slot]] if laid[slot] != NO_CARD else None
            for slot in range(s.setup.slots)
        },
        "hand": [CARDS[card] for card in hand_cards(s, seat) if card not in laid],
    }


def _office(space: int) -> str | int:
    if space == IN_BAG:
        return "bag"
    if space == FACE_UP:
        return "open"
    return "closed" if space == FACE_DOWN else space - MARKER
