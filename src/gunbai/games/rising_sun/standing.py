"""Decisions of Rising Sun that a seat may answer beforehand."""

from __future__ import annotations

from typing import Final

from gunbai.core.standing import StandingAnswer

STANDING: Final = [
    StandingAnswer("tea", ["RS-DP03"], "ready"),
    StandingAnswer("parley", ["RS-DP31"], "ready"),
    StandingAnswer("bids", ["RS-DP22"], "confirm"),
    StandingAnswer("cards", ["RS-DP10", "RS-DP17"], "pass"),
    StandingAnswer("hostages", ["RS-DP24"], "pass"),
]
