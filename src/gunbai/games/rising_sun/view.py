"""The view of a seat (RS-HI), built field by field; only what is declared public shows itself."""

from __future__ import annotations

from gunbai.games.rising_sun.decision_rules import RULES
from gunbai.games.rising_sun.flow.force import force_in, force_in_harvest, fort_force
from gunbai.games.rising_sun.flow.mandate import active_seat, turn_seats
from gunbai.games.rising_sun.flow.scoring import provinces_held
from gunbai.games.rising_sun.names import (
    CARDS,
    CLANS,
    FIGURES,
    KAMI,
    KAMI_AFTER,
    KILLED,
    MANDATES,
    MONSTERS,
    PHASES,
    PRISON,
    PROVINCE_COUNT,
    PROVINCES,
    RESERVE,
    SEASONS,
    SETS,
    SHRINE,
    SHRINES,
    STRONGHOLDS_EACH,
    WAR,
    WINTER,
)
from gunbai.games.rising_sun.position.knowledge import is_hidden
from gunbai.games.rising_sun.position.position import RisingSunPosition
from gunbai.games.rising_sun.preview import reaper, strongest
from gunbai.games.rising_sun.tiles import FACE_DOWN, mandate_of, tile_of, tiles_of, turn_of
from gunbai.games.rising_sun.view_fields import public_seat
from gunbai.games.rising_sun.view_types import (
    FigureGroup,
    Figures,
    Look,
    OwnTiles,
    Presence,
    Province,
    RisingSunView,
    Seat,
    Shrine,
    TrackTile,
)


def observe(s: RisingSunPosition, seat: int) -> RisingSunView:
    """Return the position as a seat, or a spectator (−1), sees it."""
    alike: RisingSunView = s.once("seen", _observe_alike)
    view = alike.copy()
    view["seat"] = seat
    view["track"] = [_tile(s, seat, place) for place in range(len(s.played))]
    if seat >= 0:
        view["own"] = _own(s, seat)
    s.show_rest(seat, view)
    return view


def _observe_alike(s: RisingSunPosition) -> RisingSunView:
    setup = s.setup
    view: RisingSunView = {
        "game": "rising_sun",
        "seat": -1,
        "season": SEASONS[s.season],
        "phase": PHASES[s.phase],
        "set": SETS[setup.set],
        "honor": s.honor[:],
        "seats": [_seat(s, other) for other in range(setup.players)],
        "provinces": {PROVINCES[n]: _province(s, n) for n in range(PROVINCE_COUNT)},
        "shrines": [_shrine(s, slot) for slot in range(SHRINES)],
        "wars": [PROVINCES[province] for province in s.wars],
        "display": [CARDS[card] for card in s.display],
        "track": [],
        "turns": turn_seats(s),
        "kami_after": KAMI_AFTER,
        "active": active_seat(s),
        "killed": _figures_at(s, KILLED),
        "ask": s.show_ask(),
        "rules": RULES.get(s.ask.key, []) if s.ask is not None else [],
    }
    return view


def _seat(s: RisingSunPosition, seat: int) -> Seat:
    """RS-C25, RS-HI09: all of a player's things are public."""
    setup = s.setup
    tables = setup.tables
    clan = setup.clans[seat]
    return {
        "clan": CLANS[clan],
        **public_seat(s, seat),
        "income": tables.incomes[clan],
        "home": PROVINCES[tables.homes[clan]],
        "ally": s.ally[seat] if s.ally[seat] >= 0 else None,
        "reserve": _figures_of(s, seat, RESERVE),
        "strongholds": STRONGHOLDS_EACH - s.built(seat),
        "cards": [CARDS[card] for card in s.cards[seat]],
        "monsters": [MONSTERS[m] for m in s.packs[seat]],
        "hostages": _figures_at(s, PRISON + seat),
        "tokens": [
            {"season": SEASONS[bit // PROVINCE_COUNT], "province": PROVINCES[bit % PROVINCE_COUNT]}
            for bit in range(WINTER * PROVINCE_COUNT)
            if s.tokens[seat] >> bit & 1
        ],
        "different": provinces_held(s, seat),
        "allied": [SEASONS[n] for n in range(WINTER) if s.allied[seat] >> n & 1],
    }


def _figures_of(s: RisingSunPosition, seat: int, zone: int) -> Figures:
    return {FIGURES[figure]: s.count(seat, figure, zone) for figure in s.figures_in(seat, zone)}


def _figures_at(s: RisingSunPosition, zone: int) -> list[FigureGroup]:
    """Return everybody's figures in a zone."""
    out: list[FigureGroup] = []
    for seat in range(s.setup.players):
        figures = _figures_of(s, seat, zone)
        if figures:
            out.append({"seat": seat, "figures": figures})
    return out


def _presence(s: RisingSunPosition, seat: int, zone: int) -> Presence:
    here: Presence = {
        "seat": seat,
        "figures": _figures_of(s, seat, zone),
        "force": force_in(s, seat, zone),
    }
    if zone < PROVINCE_COUNT:
        here["strongholds"] = s.forts[seat * PROVINCE_COUNT + zone]
        forts = fort_force(s, seat, zone)
        if forts:
            here["fort_force"] = forts
        if s.phase < WAR:
            harvest = force_in_harvest(s, seat, zone)
            if harvest != here["force"]:
                here["harvest"] = harvest
    return here


def _province(s: RisingSunPosition, province: int) -> Province:
    clans: list[Presence] = []
    for seat in range(s.setup.players):
        if s.crowd(seat, province) or s.forts[seat * PROVINCE_COUNT + province]:
            clans.append(_presence(s, seat, province))
    number = s.wars.index(province) + 1 if province in s.wars else None
    return {
        "war": number,
        "clans": clans,
        "strongest": strongest(s, province),
        "reaper": reaper(s, province),
    }


def _shrine(s: RisingSunPosition, slot: int) -> Shrine:
    zone = SHRINE + slot
    worshippers = [
        _presence(s, seat, zone) for seat in range(s.setup.players) if s.crowd(seat, zone)
    ]
    kami = KAMI[s.setup.shrines[slot]]
    return {"kami": kami, "worshippers": worshippers, "strongest": strongest(s, zone)}


def _tile(s: RisingSunPosition, seat: int, place: int) -> TrackTile:
    """RS-HI04, RS-HI05: the mandate carried out; the tile itself unless it lies face down."""
    played = s.played[place]
    hidden = is_hidden(s, seat, place)
    return {
        "mandate": MANDATES[mandate_of(played)],
        "face_down": bool(played & FACE_DOWN),
        "tile": None if hidden else MANDATES[tile_of(played)],
    }


def _own(s: RisingSunPosition, seat: int) -> OwnTiles:
    """Return what only this seat sees: the tiles in its hand and those it saw (RS-Q100)."""
    looks: list[Look] = [
        {"turn": turn_of(look) + 1, "tiles": [MANDATES[tile] for tile in tiles_of(look)]}
        for look in s.looks[seat]
    ]
    hand = [MANDATES[tile] for tile in s.hand] if active_seat(s) == seat else []
    return {"tiles": hand, "looks": looks}
