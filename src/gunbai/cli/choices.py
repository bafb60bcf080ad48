"""The answers to a decision as a numbered list, and typed input as one of them."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gunbai.core.codec import Action
from gunbai.core.errors import BadText, Refusal, Words
from gunbai.core.game import Game
from gunbai.core.kinds import Number
from gunbai.language import Language

_MANY: Final = 12  # from this many on, only the words that differ are shown, in columns

_MOST_DIGITS: Final = 9


class ChoiceList:
    """Legal answers in the order of their numbers, answers of one kind together."""

    def __init__(self, game: Game, language: Language, legal: list[Action]) -> None:
        self.game: Final = game
        self.language: Final = language
        codes = [verb.code for verb in game.codec.verbs]
        self.actions: Final = sorted(legal, key=lambda action: codes.index(self._code(action)))
        verbs = {self._code(action) for action in legal}
        #: The verb of all answers, if it is the same: it need not be typed.
        self.verb: Final = game.codec.verb(legal[0]).name if len(verbs) == 1 else ""
        self.numbers: Final = self._counts() or list(range(1, len(legal) + 1))

    def _code(self, action: Action) -> int:
        return self.game.codec.verb(action).code

    def _counts(self) -> list[int]:
        """Return the answers' own numbers if the question is how many; else nothing."""
        fields = self.game.codec.verb(self.actions[0]).fields
        if not self.verb or not fields or not isinstance(fields[-1].kind, Number):
            return []
        counts = [self.game.codec.verb(action).values(action)[-1] for action in self.actions]
        return counts if len(set(counts)) == len(counts) else []

    def draw(self) -> RenderableType:
        if len(self.actions) > _MANY and self.verb:
            return self._short()
        return self._long()

    def _short(self) -> RenderableType:
        """List many answers of one kind, such as pairs of cards, by their cards alone."""
        cells: list[RenderableType] = []
        for number, action in zip(self.numbers, self.actions, strict=True):
            rest = self.game.text(action).removeprefix(self.verb).strip()
            cells.append(Text.assemble((f"{number:>3} ", "bold"), rest))
        return Padding(Columns(cells, padding=(0, 3), column_first=False), (0, 0, 0, 1))

    def _long(self) -> RenderableType:
        """List one line per answer: number, words, and what can be typed instead of the number."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold", min_width=4)
        grid.add_column()
        grid.add_column(style="dim")
        before = self._code(self.actions[0])
        apart = len(self.actions) > 6
        for number, action in zip(self.numbers, self.actions, strict=True):
            if apart and self._code(action) != before:
                grid.add_row()
            before = self._code(action)
            grid.add_row(str(number), self.language.action(action), self.game.text(action))
        return grid

    def find(self, typed: str) -> Action:
        """Return the action for a number in the list or for a text; raise `BadText` for neither."""
        if typed.isascii() and typed.isdigit():
            number = int(typed) if len(typed) <= _MOST_DIGITS else -1
            if number in self.numbers:
                return self.actions[self.numbers.index(number)]
            words: Words = {"first": self.numbers[0], "last": self.numbers[-1]}
            raise BadText(Refusal("cli-no-such-choice", "", words))
        try:
            return self.game.parse(typed)
        except BadText as error:
            if not self.verb:
                raise
            try:
                return self.game.parse(f"{self.verb} {typed}")
            except BadText as closer:
                word = typed.split(maxsplit=1)[0].lower()
                verbs = [verb.name for verb in self.game.codec.verbs]
                raise (error if word in verbs else closer) from None
