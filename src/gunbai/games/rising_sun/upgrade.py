"""Positions written by earlier versions, brought to the present notation.

Version 1 wrote bit masks and packed numbers. Here they are unpacked and written as `notation` of
the frames and the fields of a position write them now.
"""

from __future__ import annotations

from typing import Any, Final

from gunbai.core.errors import BadPosition, Refusal
from gunbai.core.form import FORMAT
from gunbai.core.notation import Data, Notation
from gunbai.games.rising_sun.cards.moments import Moment, exchange_moment
from gunbai.games.rising_sun.flow.bids import exchange_bid
from gunbai.games.rising_sun.flow.kills import exchange_victims
from gunbai.games.rising_sun.flow.movement import exchange_moved
from gunbai.games.rising_sun.kinds import (
    A_CAUSE,
    A_LAID_TILE,
    A_LOOK,
    AN_EFFECT,
    MAYBE_MANDATE,
    SOME_FIGURES,
    SOME_MONSTERS,
    SOME_PROVINCES,
    SOME_SEASONS,
    SOME_TOKENS,
    SOME_TYPES,
)
from gunbai.games.rising_sun.names import (
    BUSHI,
    DAIMYO,
    FIGURES,
    KAMI,
    KILLED,
    KOI_EXCHANGE,
    MANDATES,
    PRISON,
    PROVINCES,
    RESERVE,
    ROUTES,
    SETS,
    SHINTO,
    SHRINE,
    SHRINES,
    STRONGHOLD,
    STRONGHOLDS_EACH,
    TILE_COPIES,
)
from gunbai.games.rising_sun.position.shapes import counts
from gunbai.games.rising_sun.state import FORM
from gunbai.games.rising_sun.tables import Tables
from gunbai.games.rising_sun.verbs import CODEC

_KOI_EXCHANGE: Final = 54  # in version 1, which had that many cards
_MOST_FIGURES: Final = 99  # in one place; more than a clan has
_PLAIN: Final = ("game", "rules", "options", "data", "clans", "season", "turn", "phase")
_ALSO_PLAIN: Final = ("kills", "crowned", "honor", "display", "wars", "hand", "top", "rng", "ask")


def upgrade(data: Data, tables: Tables) -> Data:
    """Return a dump in the present notation; what is wrong with it is found when it is read."""
    if "format" in data:
        return data
    try:
        return _upgrade(data, tables)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError):
        raise BadPosition(Refusal("position-format")) from None


def _upgrade(old: Any, tables: Tables) -> Data:
    players = len(old["clans"])
    out: Data = {label: old[label] for label in (*_PLAIN, *_ALSO_PLAIN)}
    out["format"] = FORMAT
    out["set"] = SETS[old["set"]]
    out["shrines"] = [KAMI[kami] for kami in old["shrines"]]
    n = Notation(out, False, players, CODEC, "")
    loyal, richer, before = old["instance"]
    n.seat_set("fighters", old["fighters"])
    n.seat_set("loyal", loyal)
    n.seat_set("richer", richer)
    counts(n, "bag", old["bag"], MANDATES, TILE_COPIES)
    n.things("track", old["played"], A_LAID_TILE)
    for seat, row in enumerate(n.rows("seats", players)):
        _upgrade_seat(row, old["seats"][seat], before[seat])
    out["board"] = _board(old)
    stack = n.rows("stack", len(old["stack"]))
    for row, entry in zip(stack, old["stack"], strict=True):
        row.data.update(FORM.upgrade_rule(entry))
        _upgrade_rule(row, entry, tables)
    return out


def _upgrade_seat(n: Notation, old: Any, before: int) -> None:
    for label in ("points", "coins", "ronin", "cards", "given"):
        n.data[label] = old[label]
    n.data["coins_before"] = before
    n.maybe_seat("ally", old["ally"])
    n.seat_set("offers", old["offers"])
    n.one("allied", old["allied"], SOME_SEASONS)
    n.one("tokens", old["tokens"], SOME_TOKENS)
    n.things("looks", old["looks"], A_LOOK)


def _board(old: Any) -> Data:
    """Return what stands where, by place and clan."""
    clans: list[str] = old["clans"]
    if len(old["shrines"]) != SHRINES:
        raise ValueError(old["shrines"])
    places = [*PROVINCES, *[KAMI[kami] for kami in old["shrines"]], "reserve", "killed"]
    places += [f"prison:{clan}" for clan in clans]
    assert places[SHRINE] in KAMI
    assert places[RESERVE : KILLED + 1] == ["reserve", "killed"]
    assert places[PRISON] == f"prison:{clans[0]}"
    words: list[list[str]] = [["" for _ in clans] for _ in places]
    for seat, row in enumerate(old["seats"]):
        for zone in range(len(places)):
            words[zone][seat] += _figures(BUSHI, row["bushi"][zone])
            words[zone][seat] += _figures(SHINTO, row["shinto"][zone])
        words[row["daimyo"]][seat] += f"{FIGURES[DAIMYO]} "
        for province, count in enumerate(row["strongholds"]):
            words[province][seat] += _figures(STRONGHOLD, count)
    for name, (seat, zone) in old["monsters"].items():
        words[zone][seat] += f"{name} "
    board: Data = {}
    for zone, place in enumerate(places):
        here = {clan: words[zone][seat].strip() for seat, clan in enumerate(clans)}
        if zone != RESERVE and any(here.values()):
            board[place] = {clan: text for clan, text in here.items() if text}
    return board


def _figures(figure: int, count: int) -> str:
    """Return a figure so many times, if so many can stand anywhere."""
    if not 0 <= count <= _MOST_FIGURES:
        raise ValueError(count)
    return f"{FIGURES[figure]} " * count


def _upgrade_rule(n: Notation, old: Any, tables: Tables) -> None:
    """Write what a rule in progress holds: all that is not plain already."""
    rule = n.data["rule"]
    for label in ("points", "slot", "done", "key", "bids", "hired", "spares"):
        if label in n.data and rule != "reparations":
            del n.data[label]
    for label in ("winner", "turn"):
        if label in old:
            n.maybe_seat(label, old[label])
    for label in ("paid", "charged", "refused", "closed"):
        if label in old:
            n.data[label] = _routes(old[label], tables)
    if "moment" in old:
        exchange_moment(n, Moment(*old["moment"]))
    if "victims" in old:
        exchange_victims(n, old["victims"][:])
    if "cause" in old:
        n.one("cause", old["cause"], A_CAUSE)
    if "types" in old:
        n.one("types", old["types"], SOME_TYPES)
    if rule in ("moves", "push"):
        n.action("last", old["last"])
    elif "last" in old:
        del n.data["last"]
    if rule == "course":
        n.data["kami_turns"] = old["done"]
    elif rule == "mandate-turn":
        n.one("tile", old["tile"], MAYBE_MANDATE)
        n.one("mandate", old["mandate"], MAYBE_MANDATE)
        n.one("compared", old["compared"], SOME_PROVINCES)
    elif rule == "kami-turn":
        n.data["shrine"] = old["slot"]
    elif rule == "window":
        for row, entry in zip(n.rows("waiting", len(old["waiting"])), old["waiting"], strict=True):
            row.seat("seat", entry & 7)
            number = entry >> 3
            row.one("effect", KOI_EXCHANGE if number == _KOI_EXCHANGE else number, AN_EFFECT)
    elif rule == "recruit":
        counts(n, "strongholds", old["points"], PROVINCES, STRONGHOLDS_EACH + 1)
        counts(n, "used", old["used"], PROVINCES, STRONGHOLDS_EACH)
        n.one("entered", old["entered"], SOME_MONSTERS)
    elif rule == "moves":
        n.data["left"] = None if old["left"] < 0 else old["left"]
        exchange_moved(n, old["moved"])
        n.one("gone", old["gone"], SOME_FIGURES)
    elif rule == "purchase":
        n.data["ryujin"] = old["key"] == "RS-DP17"
    elif rule == "betrayal":
        n.actions("declared", old["declared"])
    elif rule == "mercy":
        n.data["killer"] = n.data.pop("seat")
    elif rule == "reparations":
        n.data["winner"] = n.data.pop("seat")
    elif rule == "battle":
        for seat, row in zip(old["seats"], n.rows("sides", len(old["seats"])), strict=True):
            exchange_bid(row, seat, old["bids"])
            row.data["hired"] = old["hired"][seat]


def _routes(bits: int, tables: Tables) -> list[str]:
    """Return sea routes by name; version 1 counted them as the data file lists them."""
    pairs: Any = {block.name: block.values for block in tables.values}["routes"]["pairs"]
    out: list[str] = []
    for number, (one, other) in enumerate(pairs):
        if bits >> number & 1:
            name = f"{one}-{other}"
            out.append(name if name in ROUTES else f"{other}-{one}")
    return sorted(out, key=ROUTES.index)
