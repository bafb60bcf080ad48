"""How each game is drawn in a terminal: one module a game, found by the game's name."""

from __future__ import annotations

import importlib

from gunbai.cli.boards.board import Board
from gunbai.core.game import Game
from gunbai.language import Language


def board_of(game: Game, language: Language, names: list[str], seat: int) -> Board:
    """The board of a game for a reader: their language, the players' names, their own seat."""
    module = importlib.import_module(f"gunbai.cli.boards.{game.name}")
    made = module.make_board(game, language, names, seat)
    assert isinstance(made, Board)
    return made
