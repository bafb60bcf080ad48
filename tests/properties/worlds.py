"""Other worlds made without the game's own `determinize`, to test it from outside.

Two things that a seat cannot tell apart, and has not seen, change their names throughout a
position: for this seat nothing is different.
"""

from __future__ import annotations

import json

from gunbai.core.game import Game
from gunbai.core.rng import seeded
from gunbai.core.state import State

#: Names of things that can stand for each other as long as nobody has seen them. In Joraku cards
#: of one colour: who could not follow a colour holds none of it in the other world either.
ALIKE = {"joraku": [[f"{value}{colour}" for value in "n123456"] for colour in "ryb"]}


def another_world(game: Game, state: State, seat: int, seed: int) -> State:
    """Return another position, with other chance, that is the same for this seat."""
    rng = seeded(seed)
    seen = json.dumps(state.observe(seat))
    text = json.dumps({**state.dump(), "rng": seeded(rng.next()).words()})
    for names in ALIKE.get(game.name, []):
        unseen = [index for index, name in enumerate(names) if f'"{name}"' not in seen]
        rng.shuffle(unseen)
        for one, other in zip(unseen[::2], unseen[1::2], strict=False):
            text = exchanged(text, f'"{names[one]}"', f'"{names[other]}"')
    return game.restore(json.loads(text))


def exchanged(text: str, one: str, other: str) -> str:
    return text.replace(one, "\0").replace(other, one).replace("\0", other)
