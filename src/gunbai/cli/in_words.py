"""A view in plain words, line by line: for programs and language models that read texts."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Console, RenderableType

from gunbai.cli.boards import board_of
from gunbai.cli.boards.board import Board
from gunbai.core.errors import BadText, Refusal
from gunbai.core.game import Game
from gunbai.core.seat_view import Choice, Prompt
from gunbai.core.session import Session
from gunbai.language import Language, MissingText

_WIDTH: Final = 110


class InWords:
    """The words for what one seat is shown, without colours and escape sequences."""

    def __init__(self, game: Game, language: Language, names: Sequence[str], seat: int) -> None:
        self.game: Final = game
        self.language: Final = language
        self.names: Final = list(names)
        self._board: Final[Board] = board_of(game, language, self.names, seat)

    def position(self, position: Mapping[str, Any]) -> list[str]:
        return as_lines(self._board.whole(position, _WIDTH))

    def result(self, session: Session) -> RenderableType:
        return self._board.result(session)

    def question(self, prompt: Prompt) -> str:
        return self.language.ask(prompt["key"], prompt["words"], self.names)

    def choice(self, choice: Choice) -> str:
        """Return the possible answers and their meaning."""
        try:
            return f"{choice['text']} — {self.language.action(self.game.parse(choice['text']))}"
        except (BadText, MissingText):  # of a newer server
            return choice["text"]

    def happening(self, key: str, words: Mapping[str, Any]) -> str:
        try:
            return self.language.tell(key, words, self.names)
        except MissingText:
            return key

    def refusal(self, refused: Mapping[str, Any]) -> str:
        refusal = Refusal(refused["key"], refused["rule"], refused["words"])
        try:
            text = self.language.refusal(refusal)
        except MissingText:
            text = str(refusal)
        return f"{text} [{refusal.rule}]" if refusal.rule else text


def as_lines(drawing: RenderableType) -> list[str]:
    """Return a drawing as lines of plain text."""
    out = io.StringIO()
    console = Console(file=out, width=_WIDTH, color_system=None, markup=False, highlight=False)
    console.print(drawing)
    return [line.rstrip() for line in out.getvalue().splitlines()]
