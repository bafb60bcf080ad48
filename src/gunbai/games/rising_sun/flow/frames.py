"""All rules that can be in progress, one frame each; reading a dump copies them."""

from __future__ import annotations

from typing import Final

from gunbai.core.state import Frame
from gunbai.games.rising_sun.actions import PASS
from gunbai.games.rising_sun.cards.moments import NO_MOMENT
from gunbai.games.rising_sun.flow.battle import Battle
from gunbai.games.rising_sun.flow.betrayal import Betrayal
from gunbai.games.rising_sun.flow.building import Building
from gunbai.games.rising_sun.flow.choices import CardChoice, Shame
from gunbai.games.rising_sun.flow.course import Course
from gunbai.games.rising_sun.flow.hatred import Hatred
from gunbai.games.rising_sun.flow.kami import KamiTurn
from gunbai.games.rising_sun.flow.kills import MercyChoice
from gunbai.games.rising_sun.flow.mandate import new_turn
from gunbai.games.rising_sun.flow.moves import Moves
from gunbai.games.rising_sun.flow.parley import Parley
from gunbai.games.rising_sun.flow.push import Push
from gunbai.games.rising_sun.flow.recruit import Recruit
from gunbai.games.rising_sun.flow.reparations import Reparations
from gunbai.games.rising_sun.flow.tea import Tea
from gunbai.games.rising_sun.flow.train import Purchase
from gunbai.games.rising_sun.flow.war import WarPhase
from gunbai.games.rising_sun.flow.windows import Window
from gunbai.games.rising_sun.names import NOBODY
from gunbai.games.rising_sun.position.position import RisingSunPosition

FRAMES: Final[list[Frame[RisingSunPosition]]] = [
    Course(0, 0),
    Tea(0),
    Parley(0),
    new_turn(),
    Recruit(0, [], 0, 0),
    Moves(0, 0, False),
    Building(0, 0, PASS),
    Purchase("", 0, False),
    Betrayal(0, 0, []),
    KamiTurn(0, 0, 0, NOBODY, -1),
    WarPhase(0, 0),
    Battle(0, 0, [], [], []),
    Reparations(0, 0, 0, [], [], []),
    Window(0, NO_MOMENT, [], NOBODY, []),
    CardChoice(0, 0, 0, NO_MOMENT, -1),
    Shame(0, 0, 0),
    MercyChoice(0, 0, [], 0, False),
    Hatred(0, 0, 0, 0, [], []),
    Push(0, 0, 0),
]
