"""The sight of a seat of Shogun, as numbers (SG-H)."""

from __future__ import annotations

from typing import Final

from gunbai.core.sight import PLAYERS, Sheet, Sight, around, relative
from gunbai.games.shogun.flow.action_round import ActionRound
from gunbai.games.shogun.flow.auction import Auction
from gunbai.games.shogun.flow.battle import Battle
from gunbai.games.shogun.flow.court import Audience
from gunbai.games.shogun.flow.dajokan import Ministry
from gunbai.games.shogun.flow.deployment import Deployment
from gunbai.games.shogun.flow.generals import GeneralsMarch
from gunbai.games.shogun.flow.opening import Draft
from gunbai.games.shogun.flow.revolts import Marker
from gunbai.games.shogun.flow.winter import WinterRevolts
from gunbai.games.shogun.kinds import DECK
from gunbai.games.shogun.names import (
    ACTION_COUNT,
    ACTIONS,
    ARMIES_EACH,
    BATTLE1,
    BUILDINGS,
    CARD_COUNT,
    CARDS,
    COLOURS,
    COURT,
    CUBES,
    DAJOKAN,
    EVENT_CARDS,
    FARMER_COUNT,
    FAVOURS,
    FAVOURS_SHOWN,
    GENERALS,
    LARGEST_GROUP,
    MARKER,
    NO_CARD,
    OFFICE_NAMES,
    OFFICIALS_EACH,
    PROVINCE_COUNT,
    PROVINCES,
    REGION_COUNT,
    REGIONS,
    SAMURAI,
    SEASONS,
    SLOT_COUNT,
    SLOTS,
    SPECIALS,
    STATUES_EACH,
    TILES,
    VALOUR_STEPS,
    YEARS,
)
from gunbai.games.shogun.position.plans import hand_cards
from gunbai.games.shogun.position.position import ShogunPosition
from gunbai.games.shogun.position.statues import statue_province, statue_seat

_MOST_GOODS: Final = 99
_MOST_POINTS: Final = 200
_GROUPS: Final = [str(size) for size in range(LARGEST_GROUP + 1)]
_SPACES: Final = [f"space{place}" for place in range(1, len(SPECIALS) + 1)]
_SHOWN: Final = [f"favour{place}" for place in range(1, FAVOURS_SHOWN + 1)]
_BATTLES: Final = ACTIONS[BATTLE1:]
_NOTHING: Final[list[int]] = []
_NO_CARDS: Final = [0] * SLOT_COUNT
_NO_GROUPS: Final = [0] * (len(PLAYERS) * len(_GROUPS))
_STATES: Final = ["bag", "open", "closed"]
_PLANNING: Final = "SG-D6"


class ShogunSight(Sight[ShogunPosition]):
    def points(self, s: ShogunPosition) -> list[int]:
        return s.points[:]

    def write(self, s: ShogunPosition, seat: int, sheet: Sheet) -> None:
        setup = s.setup
        players = PLAYERS[setup.players]
        write_year(s, seat, sheet)
        for province in range(PROVINCE_COUNT):
            if sheet.naming:
                sheet.within = f"{PROVINCES[province]}."
            sheet.one_of("owner", relative(s.owner[province], seat, setup.players), players)
            sheet.number("armies", s.armies[province], ARMIES_EACH)
            sheet.bits("building", s.buildings[province], BUILDINGS)
            sheet.number("unrest", s.unrest[province], _MOST_GOODS)
        for place, other in enumerate(around(seat, setup.players)):
            if sheet.naming:
                sheet.within = f"{players[place]}."
            write_seat(s, seat, other, sheet)
            write_expansions(s, seat, other, sheet)
        if sheet.naming:
            sheet.within = ""
        write_own(s, seat, sheet)
        write_boards(s, seat, sheet)
        write_draft(s, seat, sheet)
        write_rules(s, seat, sheet)


def write_year(s: ShogunPosition, seat: int, sheet: Sheet) -> None:
    setup = s.setup
    sheet.number("year", s.year, YEARS)
    sheet.one_of("season", s.season, SEASONS)
    sheet.one_of("event", s.event, EVENT_CARDS)
    sheet.tally("coming-event", s.events, EVENT_CARDS, 1)
    sheet.order("banner", s.banners, ACTIONS, ACTION_COUNT)
    spaces = [0] * len(_SPACES)
    for place, special in enumerate(s.specials):
        spaces[place] = special + 1
    sheet.counts("special", spaces, _SPACES, len(SPECIALS))
    turns = [0] * setup.players
    for place, other in enumerate(s.order):
        turns[relative(other, seat, setup.players)] = place + 1
    sheet.counts("turn", turns, PLAYERS[setup.players], setup.players)
    sheet.counts("tower", s.tower.inside, CUBES, ARMIES_EACH)
    sheet.counts("tray", s.tower.tray, CUBES, ARMIES_EACH)
    sheet.number("farmers", s.farmers, FARMER_COUNT)
    sheet.counts("stock", s.tiles, BUILDINGS, TILES[0])


def write_seat(s: ShogunPosition, seat: int, other: int, sheet: Sheet) -> None:
    """SG-H5, SG-Q7: goods are public; of plans only what is shown, once they are made."""
    sheet.one_of("colour", s.setup.colour[other], COLOURS)
    sheet.number("supply", s.supply[other], ARMIES_EACH)
    sheet.number("chests", s.chests[other], _MOST_GOODS)
    sheet.number("rice", s.rice[other], _MOST_GOODS)
    sheet.number("points", s.points[other], _MOST_POINTS)
    sheet.one_of("special", s.special[other], SPECIALS)
    planning = s.ask is not None and s.ask.key == _PLANNING
    filled = sheet.blank("filled", SLOTS)
    cards = _NO_CARDS
    if not planning:
        shown = s.shown[other]
        if shown:
            cards = _NO_CARDS[:]
        for slot in range(s.setup.slots):
            card = s.plan(other, slot)
            if card != NO_CARD:
                sheet.mark(filled + slot)
                if shown >> slot & 1:
                    cards[slot] = card + 1
    sheet.counts("shown", cards, SLOTS, CARD_COUNT)


def write_expansions(s: ShogunPosition, seat: int, other: int, sheet: Sheet) -> None:
    setup = s.setup
    if setup.has(COURT):
        sheet.number("officials", s.officials[other], OFFICIALS_EACH)
        sheet.number("waiting", s.waiting[other], OFFICIALS_EACH)
        sheet.flag("calm", bool(s.calm >> other & 1))
        sheet.bits("shield", s.shields[other], _BATTLES)
    if setup.has(SAMURAI):
        sheet.number("valour", s.valour[other], VALOUR_STEPS)
    if setup.has(GENERALS):
        general = s.general[other]
        hidden = general >= 0 and s.owner[general] != other  # a card just drawn: SG-H3
        sheet.one_of("general", -1 if hidden else general, PROVINCES)
        sheet.number("statues", s.reserve[other], STATUES_EACH)
        for place, owner in enumerate(around(seat, setup.players)):
            name = f"trophies.{PLAYERS[setup.players][place]}" if sheet.naming else ""
            sheet.number(name, s.trophies[other * setup.players + owner], STATUES_EACH)


def write_own(s: ShogunPosition, seat: int, sheet: Sheet) -> None:
    """Add what only this seat sees: its plan and the cards in its hand."""
    base = seat * SLOT_COUNT
    for slot in range(s.setup.slots):
        sheet.one_of(f"plan.{SLOTS[slot]}" if sheet.naming else "", s.plans[base + slot], CARDS)
    hand = sheet.blank("hand", CARDS)
    for card in hand_cards(s, seat):
        sheet.mark(hand + card)
    for slot in range(s.setup.slots):
        card = s.plans[base + slot]
        if card != NO_CARD:
            sheet.unmark(hand + card)


def write_boards(s: ShogunPosition, seat: int, sheet: Sheet) -> None:
    """Add the boards of the expansions."""
    setup = s.setup
    seats = setup.players
    if setup.has(COURT):
        shown = [favour + 1 for favour in s.favours] or [0] * FAVOURS_SHOWN
        sheet.counts("favours", shown, _SHOWN, len(FAVOURS))
        sheet.tally("past-favour", s.seen_favours, FAVOURS, 1)
    if setup.has(GENERALS):
        counts = [0] * (seats * PROVINCE_COUNT)
        for statue in s.statues:
            place = relative(statue_seat(statue), seat, seats)
            counts[place * PROVINCE_COUNT + statue_province(statue)] += 1
        for place in range(seats):
            name = f"statues.{PLAYERS[seats][place]}" if sheet.naming else ""
            sheet.part(name, counts, place * PROVINCE_COUNT, PROVINCES, STATUES_EACH)
    if setup.has(DAJOKAN):
        for office, name in enumerate(OFFICE_NAMES):
            space = s.offices[office]
            within = f"office.{name}" if sheet.naming else ""
            sheet.one_of(within, space if space < MARKER else -1, _STATES)
            marker = relative(space - MARKER, seat, seats) if space >= MARKER else -1
            sheet.one_of(within, marker, PLAYERS[seats])
        sheet.order("row", s.row, REGIONS, REGION_COUNT)


def write_draft(s: ShogunPosition, seat: int, sheet: Sheet) -> None:
    """SG-H2, SG-H3: the draft of the first provinces; a card just drawn only for who drew it."""
    seats = s.setup.players
    shown = _NOTHING
    bottom = _NOTHING
    deck = 0
    card = -1
    taking = False
    groups = _NO_GROUPS
    for frame in s.stack:
        if isinstance(frame, Draft):
            shown = frame.open
            bottom = frame.bottom
            deck = len(frame.unseen) + len(frame.bottom)
            taking = frame.card >= 0
            if seat == frame.seat(s) or frame.place != DECK:
                card = frame.card
            groups = _NO_GROUPS[:]
            for other, sizes in enumerate(frame.groups):
                start = relative(other, seat, seats) * len(_GROUPS)
                for size in sizes:
                    groups[start + size] += 1
    sheet.tally("draft.open", shown, PROVINCES, 1)
    sheet.order("draft.bottom", bottom, PROVINCES, PROVINCE_COUNT)
    sheet.number("draft.deck", deck, PROVINCE_COUNT)
    sheet.one_of("draft.card", card, PROVINCES)
    sheet.flag("draft.taking", taking)
    for place in range(seats):
        name = f"draft.groups.{PLAYERS[seats][place]}" if sheet.naming else ""
        sheet.part(name, groups, place * len(_GROUPS), _GROUPS, PROVINCE_COUNT)


def write_rules(s: ShogunPosition, seat: int, sheet: Sheet) -> None:
    """Add what the other rules in progress show."""
    seats = s.setup.players
    banner = -1
    turn = 0
    province = -1
    battle = -1
    target = -1
    armies = 0
    extra = False
    favour = -1
    place_of = [0] * seats
    drawn = _NOTHING
    region = -1
    left = -1
    for frame in s.stack:
        if isinstance(frame, ActionRound):
            banner = frame.banner
            turn = frame.turn
        elif isinstance(frame, Battle):
            province = frame.province
            battle = frame.action - BATTLE1
            target = frame.target
            armies = frame.count
            extra = frame.extra
        elif isinstance(frame, Deployment):
            province = frame.province
            target = frame.target
            armies = frame.moved
        elif isinstance(frame, Marker):
            province = frame.province
        elif isinstance(frame, Auction):
            places_left(frame.order, frame.place, seat, place_of)
        elif isinstance(frame, Audience):
            places_left(frame.order, frame.place, seat, place_of)
            favour = frame.favour
        elif isinstance(frame, WinterRevolts):
            drawn = frame.drawn
        elif isinstance(frame, Ministry):
            region = s.row[frame.place] if frame.place < REGION_COUNT else -1
        elif isinstance(frame, GeneralsMarch):
            left = frame.left
    sheet.number("banner-now", banner + 1, ACTION_COUNT)
    sheet.number("turns-taken", turn, seats)
    sheet.one_of("acting-in", province, PROVINCES)
    sheet.one_of("battle", battle, _BATTLES)
    sheet.one_of("target", target, PROVINCES)
    sheet.number("attackers", armies, ARMIES_EACH)
    sheet.flag("extra", extra)
    sheet.counts("choosing", place_of, PLAYERS[seats], seats)
    sheet.one_of("favour-taken", favour, FAVOURS)
    sheet.order("revolting", drawn, PROVINCES, PROVINCE_COUNT)
    sheet.one_of("ministry", region, REGIONS)
    sheet.one_of("statue-for", left, PROVINCES)


def places_left(order: list[int], place: int, seat: int, out: list[int]) -> None:
    """Note who still chooses, by their places in the order from 1 on."""
    for at in range(place, len(order)):
        out[relative(order[at], seat, len(out))] = at + 1
