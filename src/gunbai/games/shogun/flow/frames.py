"""All rules of Shogun that can be in progress, one frame each; reading a dump copies them."""

from __future__ import annotations

from typing import Final

from gunbai.core.state import Frame
from gunbai.games.shogun.flow.action_round import ActionRound
from gunbai.games.shogun.flow.auction import Auction
from gunbai.games.shogun.flow.battle import Battle
from gunbai.games.shogun.flow.campaign import Campaign
from gunbai.games.shogun.flow.court import Audience
from gunbai.games.shogun.flow.dajokan import Ministry
from gunbai.games.shogun.flow.deployment import Deployment
from gunbai.games.shogun.flow.generals import GeneralsMarch, PlaceGenerals
from gunbai.games.shogun.flow.opening import Draft
from gunbai.games.shogun.flow.planning import Planning
from gunbai.games.shogun.flow.revolts import Marker
from gunbai.games.shogun.flow.samurai import Valour
from gunbai.games.shogun.flow.winter import WinterRevolts
from gunbai.games.shogun.names import BATTLE1, DEPLOY5
from gunbai.games.shogun.position.position import ShogunPosition

FRAMES: Final[list[Frame[ShogunPosition]]] = [
    Campaign(0),
    Draft(0),
    Planning(0),
    Auction(0, [], 0),
    PlaceGenerals(0, 0),
    Valour(0, 0),
    Audience(0, [], 0, -1),
    ActionRound(0, 0, 0),
    Deployment(0, 0, 0, DEPLOY5),
    Battle(0, 0, 0, BATTLE1),
    Marker(0, 0, 0),
    Ministry(0, 0),
    GeneralsMarch(0, 0, -1),
    WinterRevolts(0, 0, [], 0),
]
