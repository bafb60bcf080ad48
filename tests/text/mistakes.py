"""Everything that is refused outside a running game, by game."""

from __future__ import annotations

from functools import cache

from gunbai.core.errors import Refusal
from tests.text.mistakes_joraku import spoilt as spoilt_joraku
from tests.text.mistakes_rising_sun import spoilt as spoilt_rising_sun
from tests.text.mistakes_shogun import spoilt as spoilt_shogun

_SPOILT = {"joraku": spoilt_joraku, "shogun": spoilt_shogun, "rising_sun": spoilt_rising_sun}


@cache
def spoilt(game: str) -> list[Refusal]:
    return _SPOILT[game]()
