"""Hostages taken in a battle (RS-W30…W35, RS-F86)."""

from __future__ import annotations

from gunbai.core.codec import Action
from gunbai.core.errors import Refusal, Words
from gunbai.games.rising_sun.actions import capture, unpack_capture
from gunbai.games.rising_sun.names import BY_HOSTAGE, FIGURES, IS_DAIMYO, PRISON
from gunbai.games.rising_sun.position.position import RisingSunPosition


def captures_of(s: RisingSunPosition, seat: int) -> int:
    """RS-W30, RS-F86: the number of hostages the seat may take."""
    count = 1
    if s.has[seat] & s.setup.capturing:
        for card in s.cards[seat]:
            count += s.setup.cards[card].captures()
    return count


def hostage_choices(s: RisingSunPosition, captor: int, province: int) -> list[Action]:
    """RS-Q38: any figure of another clan that is not a Daimyo."""
    out: list[Action] = []
    for seat in range(s.setup.players):
        if seat == captor:
            continue
        for figure in s.figures_in(seat, province):
            if not s.setup.types[figure] & IS_DAIMYO:
                out.append(capture(s.setup.clans[seat], figure))
    return out


def take_hostage(s: RisingSunPosition, captor: int, province: int, action: Action) -> None:
    """RS-W32…W34: a point comes with it, if the clan has one."""
    clan, figure = unpack_capture(action)
    owner = s.setup.seat_of[clan]
    s.put(owner, figure, province, PRISON + captor)
    s.emit("rs-hostage", captor, owner, figure)
    taken = s.lose_points(owner, s.setup.tables.hostage_vp, BY_HOSTAGE)
    s.gain_points(captor, taken, BY_HOSTAGE)


def refuse_capture(s: RisingSunPosition, action: Action) -> Refusal:
    figure = unpack_capture(action)[1]
    words: Words = {"figure": FIGURES[figure]}
    if figure < len(s.setup.types) and s.setup.types[figure] & IS_DAIMYO:
        return Refusal("rs-refuse-capture-daimyo", "RS-W31", words)
    return Refusal("rs-refuse-capture", "RS-W30", words)
