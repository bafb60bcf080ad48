"""Boards for the terminal: those of the games, and a plain one for all others."""

from __future__ import annotations

import importlib
from importlib.util import find_spec

from gunbai.cli.boards.board import Board
from gunbai.cli.boards.plain import PlainBoard
from gunbai.core.game import Game
from gunbai.language import Language


def board_of(game: Game, language: Language, names: list[str], seat: int) -> Board:
    """Return the board of a game for a reader's language, the players' names and a seat."""
    package = f"gunbai.games.{game.name}.terminal"
    if find_spec(package) is None:
        return PlainBoard(game, language, names, seat)
    made = importlib.import_module(f"{package}.board").make_board(game, language, names, seat)
    assert isinstance(made, Board)
    return made
