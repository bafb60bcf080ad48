"""Games to be played by several processes."""

from __future__ import annotations

from dataclasses import dataclass, field

from gunbai import games
from gunbai.core.game import Game


@dataclass
class Job:
    """The game that workers play; each of them loads it itself."""

    game: str
    data: str | None
    loaded: Game | None = field(default=None, repr=False, kw_only=True)

    def load(self) -> Game:
        if self.loaded is None:
            self.loaded = games.load(self.game, self.data)
        return self.loaded

    def __getstate__(self) -> dict[str, object]:
        return {**self.__dict__, "loaded": None}
