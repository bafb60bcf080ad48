"""All rules of Joraku that can be in progress, one frame each; reading a dump copies them."""

from __future__ import annotations

from typing import Final

from gunbai.core.state import Frame
from gunbai.games.joraku.flow.campaign import Campaign, MatchColours
from gunbai.games.joraku.flow.effects import Ninja, NumberedCard
from gunbai.games.joraku.flow.points import ActionPoints, SendNeutral
from gunbai.games.joraku.flow.recruitment import Discard, Draft, PassCards, Recruitment
from gunbai.games.joraku.flow.skirmish import Trick
from gunbai.games.joraku.position.position import JorakuPosition

FRAMES: Final[list[Frame[JorakuPosition]]] = [
    Campaign(0),
    MatchColours(0, [], [], []),
    Recruitment(0),
    PassCards(0, []),
    Discard(0, []),
    Draft(0, []),
    Trick(0, 0, 0, -1, -1),
    NumberedCard(0, 0, 0, 1, 0),
    Ninja(0, 0, 0, 0, 0, -1),
    ActionPoints(0, 0, 0, 0, -1, -1),
    SendNeutral(0, 0, 0, 0, 0),
]
