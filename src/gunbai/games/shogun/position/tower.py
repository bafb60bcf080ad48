"""The cube tower (SG-B30…B41): cubes in, cubes held inside, cubes out; none is made or lost."""

from __future__ import annotations

from typing import Final

from gunbai.core.rng import Rng
from gunbai.games.shogun.names import CUBE_KINDS
from gunbai.games.shogun.tables import TowerModel


def no_cubes() -> list[int]:
    """Return the number of cubes of each colour when there are none."""
    return [0] * CUBE_KINDS


class Tower:
    """The cubes inside and in the tray, by colour in canonical order."""

    def __init__(
        self, model: TowerModel, inside: list[int], tray: list[int], script: list[list[int]]
    ) -> None:
        self.model = model
        self.inside = inside
        self.tray = tray
        #: SG-B40: the results of the next throws, for tests and analyses; replaced, never changed.
        self.script = script

    def copy(self) -> Tower:
        return Tower(self.model, self.inside[:], self.tray[:], self.script)

    def throw(self, thrown: list[int], rng: Rng) -> None:
        """Throw these cubes together with the tray (SG-B7, SG-B8); the result is a new tray."""
        count = 0
        tray = self.tray
        for colour in range(CUBE_KINDS):
            cubes = thrown[colour]
            if tray[colour]:
                cubes += tray[colour]
                thrown[colour] = cubes
            count += cubes
        self.tray = self._fall_as_told(thrown) if self.script else self._fall(thrown, count, rng)

    def _fall(self, thrown: list[int], count: int, rng: Rng) -> list[int]:
        """SG-B32, SG-B41: first the cubes inside, then those thrown, one draw each."""
        falls = self.model.falling_bits(count)
        stays = self.model.stay_bits
        inside = self.inside
        out = [rng.hits(held, falls) if held else 0 for held in inside]
        for colour in range(CUBE_KINDS):
            fallen = out[colour]
            cubes = thrown[colour]
            if cubes:
                stay = rng.hits(cubes, stays)
                out[colour] = fallen + cubes - stay
                fallen -= stay
            if fallen:
                inside[colour] = inside[colour] - fallen  # `-=` on items is slow when compiled
        return out

    def _fall_as_told(self, thrown: list[int]) -> list[int]:
        """SG-B40: take the next result of the script."""
        out = self.script[0][:]
        self.script = self.script[1:]
        self._check(thrown, out)
        for colour in range(CUBE_KINDS):
            self.inside[colour] += thrown[colour] - out[colour]
        return out

    def _check(self, thrown: list[int], out: list[int]) -> None:
        """SG-B33: a scripted result must be physically possible."""
        for colour in range(CUBE_KINDS):
            if not 0 <= out[colour] <= self.inside[colour] + thrown[colour]:
                raise ValueError(f"the tower can't give {out} of {thrown} and {self.inside}")

    def add_to_tray(self, colour: int, count: int) -> None:
        """SG-B36: favours 3, 8, 14 and valour bonuses."""
        self.tray[colour] += count

    def take_from_tray(self, colour: int) -> int:
        """SG-B36: remove all cubes of a colour from the tray; return their number."""
        count = self.tray[colour]
        self.tray[colour] = 0
        return count


#: The tower of a position that is not filled yet.
NO_TOWER: Final = Tower(TowerModel(0.0, []), [], [], [])
