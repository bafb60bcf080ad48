"""`gunbai play`: a game against bots in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path

import click

from gunbai.cli.arguments import read_pairs, seat_number, whole
from gunbai.cli.boards import board_of
from gunbai.cli.help_pages import Command, lang_option
from gunbai.cli.saves import new_path
from gunbai.cli.seats import check_bot, seat_label
from gunbai.cli.table import Table
from gunbai.cli.terminal import Wrong, language, new_console
from gunbai.cli.text_table import TextTable
from gunbai.core.game import Game
from gunbai.core.session import Session
from gunbai.games import load

_BY_GAME = "*"  # --names without a value: the names come from the game


def name_seats(game: Game, session: Session, names: str | None) -> list[str]:
    """Return the names of the seats: typed ones, those that the game gives, or empty ones."""
    count = len(session.names)
    if names is None:
        return [""] * count
    if names == _BY_GAME:
        return board_of(game, language(game), [], 0).daimyo_names(session) or [""] * count
    typed = [" ".join(name.split()) for name in names.split(",")]
    if len(typed) != count or not all(typed) or len(set(typed)) != count:
        raise Wrong("cli-names", seats=count, found=len(typed))
    return typed


@click.command(cls=Command)
@click.argument("game_name", metavar="GAME")
@click.option("-o", "--option", "pairs", multiple=True, metavar="NAME=VALUE")
@click.option("--players", metavar="N")
@click.option("--seat", metavar="N")
@click.option("--bot", "level", default="medium", metavar="LEVEL")
@click.option("--seed", metavar="N")
@click.option("--data", metavar="FILE")
@click.option("--record", "record", metavar="FILE")
@click.option("--protocol", type=click.Choice(["text"]))
@click.option("--names", is_flag=False, flag_value=_BY_GAME, metavar="[A,B,…]")
@lang_option
def play(
    game_name: str,
    pairs: tuple[str, ...],
    players: str | None,
    seat: str | None,
    level: str,
    seed: str | None,
    data: str | None,
    record: str | None,
    protocol: str | None,
    names: str | None,
) -> None:
    """Play a game against bots."""
    game = load(game_name, data)
    options = read_pairs(pairs)
    if players is not None:
        if "players" in options:
            raise Wrong("cli-option-again", text="players")
        options["players"] = players
    chosen = game.read_options(options)
    own = seat_number(seat, game.seats(chosen))
    check_bot(game, level)  # refuse an unknown level before the game begins
    number = whole("--seed", seed)
    if number is None:
        number = secrets.randbits(48)
    path = Path(record).expanduser() if record else new_path(game.name)
    if path.exists():
        raise Wrong("cli-record-exists", file=str(path))
    seat_names = name_seats(game, Session(game, chosen, number), names)
    levels = [level] * game.seats(chosen)
    levels[own] = ""
    labels = [seat_label(*pair) for pair in zip(levels, seat_names, strict=True)]
    session = Session(game, chosen, number, labels)
    if protocol is not None:
        TextTable(session, own, levels, language(game), path).run()
    else:
        Table(session, own, levels, language(game), new_console(), path).run()
