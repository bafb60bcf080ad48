"""The bots of a command and their seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gunbai.arena.entrants import check_entrant
from gunbai.cli.terminal import Wrong
from gunbai.core.game import Game
from gunbai.core.options import Options


def lineup(
    game: Game, entrants: Sequence[str], wanted: Mapping[str, object]
) -> tuple[list[str], Options]:
    """Return a bot for each seat, the last one in all that are left, and the options."""
    for name in entrants:
        check_entrant(name, game)
    options = game.read_options(wanted)
    seats = game.seats(options)
    if len(entrants) > seats:
        raise Wrong("cli-bots-seats", bots=len(entrants), seats=seats)
    return [*entrants, *[entrants[-1]] * (seats - len(entrants))], options
