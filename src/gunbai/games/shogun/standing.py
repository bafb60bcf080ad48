"""Decisions of Shogun that a seat may answer beforehand."""

from __future__ import annotations

from typing import Final

from gunbai.core.standing import StandingAnswer

STANDING: Final = [
    StandingAnswer("stay", ["SG-D16", "SG-D17"], "stay"),
    StandingAnswer("reinforce", ["SG-D18"], "decline"),
    StandingAnswer("valour", ["SG-D9"], "decline"),
    StandingAnswer("favour", ["SG-D10"], "decline"),
]
