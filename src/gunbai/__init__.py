"""Gunbai: three board games of feudal Japan, every rule enforced.

>>> import gunbai
>>> game = gunbai.load("joraku")
>>> state = game.new({"players": 3}, seed=7)
>>> state.to_act()
[0, 1, 2]
"""

from gunbai.core.errors import GunbaiError
from gunbai.core.event import SPECTATOR
from gunbai.core.game import Game
from gunbai.core.session import Session
from gunbai.core.state import State
from gunbai.games import load, names

__version__ = "0.1.0"

#: The games that can be loaded, by name.
GAMES = names()

__all__ = ["GAMES", "SPECTATOR", "Game", "GunbaiError", "Session", "State", "load"]
