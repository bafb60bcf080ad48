"""Remarks of bots at the table, and their verdicts on promises (RS-N01…N03).

Nothing said here binds anybody (RS-N02) or reveals what its hearer may not know.
"""

from __future__ import annotations

from typing import Final

from gunbai.core.banter import TO_ALL, Banter, Remark
from gunbai.core.event import Event
from gunbai.games.rising_sun.bot import alliances
from gunbai.games.rising_sun.names import MANDATES, PROVINCES, SEASONS, TURNS
from gunbai.games.rising_sun.position.position import RisingSunPosition

KEPT: Final = "kept"
BROKEN: Final = "broken"
#: The events that the verdicts below look at.
_DECISIVE: Final = frozenset(
    [
        *("rs-mandate", "rs-buried", "rs-war", "rs-cleanup", "rs-gift", "rs-allied", "rs-draws"),
        *("rs-broken", "rs-replaced", "rs-summoned", "rs-placed", "rs-built", "rs-moved"),
    ]
)


class RisingSunBanter(Banter[RisingSunPosition]):
    def templates(self) -> list[str]:
        return ["loyal", "stay-out", "mandate", "give", "give-if", "leave", "ally"]

    def remarks(self, state: RisingSunPosition, event: Event) -> list[Remark]:
        key = event.key
        seat = event.a
        other = event.b
        if key == "rs-offer":
            return [Remark(seat, other, "rs-say-offer", {})]
        if key == "rs-refused":
            return [Remark(seat, other, alliances.why_refused(state, seat, other), {})]
        if key == "rs-allied":
            return [
                Remark(other, seat, "rs-say-accept", {}),
                Remark(other, seat, "rs-say-ask-loyal", {}),
                Remark(seat, other, "rs-say-ask-loyal", {}),
            ]
        if key == "rs-gift":
            return [
                Remark(seat, other, "rs-say-gift", {}),
                Remark(other, seat, "rs-say-thanks", {}),
            ]
        if key == "rs-broken":
            why = alliances.why_betrayed(state, seat, other)
            return [Remark(seat, TO_ALL, why, {"neighbour": other})]
        return []

    def vows(self, state: RisingSunPosition, event: Event) -> list[Remark]:
        """Return the promises of new allies to stay loyal, which bots keep up to a price."""
        if event.key != "rs-allied":
            return []
        season: dict[str, object] = {"season": SEASONS[state.season]}
        return [
            Remark(event.a, event.b, "loyal", season),
            Remark(event.b, event.a, "loyal", season),
        ]

    def reply(self, promise: Remark, trusted: bool) -> Remark | None:
        key = "rs-say-promise" if trusted else "rs-say-doubt"
        return Remark(promise.to, promise.seat, key, {})

    def excuse(self, promise: Remark) -> Remark | None:
        """Return an excuse; of a broken alliance the betrayer has spoken already."""
        if promise.key == "loyal":
            return None
        return Remark(promise.seat, promise.to, "rs-say-broke", {})

    def dated(self, state: RisingSunPosition, promise: Remark) -> Remark:
        """Mark what a promised gift must not count: mandates and gifts of this season so far."""
        if promise.key not in ("give", "give-if"):
            return promise
        before: dict[str, object] = {
            "turns_before": turns_taken(state),
            "given_before": state.gifts_from(promise.seat, promise.to),
        }
        return Remark(promise.seat, promise.to, promise.key, {**promise.words, **before})

    def decides(self, event: Event) -> bool:
        return event.key in _DECISIVE

    def verdict(self, state: RisingSunPosition, event: Event, promise: Remark) -> str:
        key = promise.key
        if key == "mandate":
            return mandate_verdict(event, promise)
        if key == "loyal":
            return loyal_verdict(state, event, promise)
        if key == "stay-out":
            return stay_out_verdict(event, promise)
        if key in ("give", "give-if"):
            return gift_verdict(event, promise)
        if key == "ally":
            return ally_verdict(state, event, promise)
        return ""


def turns_taken(s: RisingSunPosition) -> int:
    """Return the number of mandates of all seasons so far."""
    return s.season * TURNS + len(s.played)


# verdicts on promises


def is_season(promise: Remark, number: int) -> bool:
    return promise.words.get("season") == SEASONS[number]


def amount(promise: Remark, name: str) -> int:
    found = promise.words.get(name)
    return found if isinstance(found, int) else 0


def mandate_verdict(event: Event, promise: Remark) -> str:
    """Judge by the giver's next mandate; of Lotus the one that is named (RS-Q18)."""
    if event.key not in ("rs-mandate", "rs-buried") or event.a != promise.seat:
        return ""
    return KEPT if promise.words.get("mandate") == MANDATES[event.b] else BROKEN


def loyal_verdict(s: RisingSunPosition, event: Event, promise: Remark) -> str:
    """Judge until the war begins: afterwards nobody can play Betray.

    Whoever is betrayed by the other one has kept faith, and owes nothing any more.
    """
    if event.key == "rs-war" and is_season(promise, event.a):
        return KEPT
    if not is_season(promise, s.season):
        return ""
    if event.key == "rs-broken" and (event.a, event.b) == (promise.to, promise.seat):
        return KEPT
    broken = event.key == "rs-broken" and event.b == promise.to
    replaced = event.key == "rs-replaced" and event.c == promise.to
    return BROKEN if (broken or replaced) and event.a == promise.seat else ""


def stay_out_verdict(event: Event, promise: Remark) -> str:
    if event.key == "rs-cleanup":
        return KEPT if is_season(promise, event.a) else ""
    target = -1
    if event.key in ("rs-summoned", "rs-placed", "rs-built"):
        target = event.c
    elif event.key in ("rs-moved", "rs-replaced"):
        target = event.d
    if event.a != promise.seat or not 0 <= target < len(PROVINCES):
        return ""
    return BROKEN if promise.words.get("province") == PROVINCES[target] else ""


def gift_verdict(event: Event, promise: Remark) -> str:
    """Judge by one gift; without a condition it is due before the war, which ends all gifts."""
    if event.key == "rs-war" and promise.key == "give" and is_season(promise, event.a):
        return BROKEN
    if event.key != "rs-gift" or event.a != promise.seat or event.b != promise.to:
        return ""
    enough = event.c >= amount(promise, "coins") and event.d >= amount(promise, "ronin")
    return KEPT if enough else ""


def ally_verdict(s: RisingSunPosition, event: Event, promise: Remark) -> str:
    """Judge once the talks of that season are over."""
    if event.key == "rs-allied" and is_season(promise, s.season):
        pair = event.a + event.b == promise.seat + promise.to
        return KEPT if pair and promise.seat in (event.a, event.b) else ""
    if event.key == "rs-draws" and is_season(promise, s.season):
        return BROKEN
    return ""
