"""War province tokens (RS-W09, RS-F79)."""

from __future__ import annotations

from gunbai.games.rising_sun.cards.moments import TOKEN
from gunbai.games.rising_sun.flow.kills import gain
from gunbai.games.rising_sun.names import PROVINCE_COUNT
from gunbai.games.rising_sun.position.position import RisingSunPosition


def take_token(s: RisingSunPosition, seat: int, province: int) -> None:
    """Give a seat the token, with or without a battle; cards react to it now (RS-Q103)."""
    token = 1 << (s.season * PROVINCE_COUNT + province)
    tokens = s.tokens[:]
    tokens[seat] = tokens[seat] | token
    s.tokens = tokens
    s.emit("rs-token", seat, province, s.season)
    gain(s, TOKEN, seat, 0, province, 0)
