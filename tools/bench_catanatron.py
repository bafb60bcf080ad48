"""Measure catanatron in its own environment: random play of four players.

Run by `tools/bench.py`; prints one line of JSON. It knows nothing of Gunbai.
"""

from __future__ import annotations

import json
import sys
from time import process_time
from typing import Any, Final

from catanatron import Color, Game, RandomPlayer

_COLOURS: Final = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
_MOST_TURNS: Final = 1000
_MIDDLE: Final = 150  # decisions after which a game is full of pieces


def new_game(seed: int) -> Any:
    return Game([RandomPlayer(colour) for colour in _COLOURS], seed=seed)


def running(game: Any) -> bool:
    return game.winning_color() is None and bool(game.state.num_turns < _MOST_TURNS)


def play(seconds: float) -> tuple[float, float]:
    """Return decisions and games per second; whole games only, setup included."""
    decisions = games = 0
    start = process_time()
    while True:
        game = new_game(games)
        while running(game):
            game.play_tick()
            decisions += 1
        games += 1
        passed = process_time() - start
        if passed >= seconds:
            return decisions / passed, games / passed


def clone(seconds: float) -> float:
    """Return copies per second of a game in its middle."""
    game = new_game(7)
    for _ in range(_MIDDLE):
        if running(game):
            game.play_tick()
    copies = 0
    start = process_time()
    while True:
        for _ in range(50):
            game.copy()
        copies += 50
        passed = process_time() - start
        if passed >= seconds:
            return copies / passed


def main() -> None:
    seconds = float(sys.argv[1])
    decisions, games = play(seconds * 0.7)
    rates = {"decisions": decisions, "games": games, "clones": clone(seconds * 0.3)}
    print(json.dumps(rates))


if __name__ == "__main__":
    main()
