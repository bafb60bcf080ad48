"""`gunbai record`: check, read and continue recorded games."""

from __future__ import annotations

from pathlib import Path

import click
from rich.text import Text

from gunbai.cli.arguments import seat_number, whole
from gunbai.cli.boards import board_of
from gunbai.cli.help_pages import Command, CommandGroup, lang_option
from gunbai.cli.saves import open_record
from gunbai.cli.seats import bot_level, check_bot, shown_names
from gunbai.cli.table import Table
from gunbai.cli.terminal import WRONG, Wrong, complain, language, new_console
from gunbai.core.errors import GunbaiError
from gunbai.core.event import EVERYBODY, SPECTATOR, Event
from gunbai.core.luck import fingerprint
from gunbai.core.record import Record


@click.group(cls=CommandGroup, invoke_without_command=True)
@lang_option
@click.pass_context
def record(context: click.Context) -> None:
    """Work with recorded games; without a command, show the help page."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


@record.command(cls=Command)
@click.argument("files", nargs=-1, required=True, metavar="FILE…")
@click.option("--fingerprint", "published", metavar="HEX")
@lang_option
@click.pass_context
def verify(context: click.Context, files: tuple[str, ...], published: str | None) -> None:
    """Replay records and check every line, and the fingerprint of their seed."""
    bad = 0
    for file in files:
        try:
            found, session = open_record(Path(file))
        except (GunbaiError, OSError) as error:
            complain(error)
            bad += 1
            continue
        state = "finished" if session.over else "running"
        words = {"file": file, "answers": len(found.texts), "state": state}
        click.echo(language().say("cli-verified", words))
        bad += not _is_fair(file, found, published)
    if bad:
        context.exit(WRONG)


def _is_fair(file: str, found: Record, published: str | None) -> bool:
    """Print the fingerprint of a record's seed; return False if another one was published."""
    own = "" if found.words is None else fingerprint(found.seed)
    if published is not None and own != published.strip().lower():
        key = "cli-fingerprint-other" if own else "cli-fingerprint-none"
        click.echo(language().say(key, {"file": file, "fingerprint": own}), err=True)
        return False
    if own:
        words = " · ".join(word for word in found.words or [] if word)
        key = "cli-fingerprint-words" if words else "cli-fingerprint"
        click.echo(language().say(key, {"fingerprint": own, "words": words}))
    return True


@record.command(cls=Command)
@click.argument("file")
@click.option("--seat", metavar="N")
@click.option("--above", is_flag=True)
@click.option("--upto", metavar="N")
@click.option("--board", "with_board", is_flag=True)
@lang_option
def show(file: str, seat: str | None, above: bool, upto: str | None, with_board: bool) -> None:
    """Show a game in words."""
    limit = whole("--upto", upto)
    found, session = open_record(Path(file), -1 if limit is None else limit)
    viewer = SPECTATOR if seat is None else seat_number(seat, len(found.names))
    if above and seat is not None:
        raise Wrong("cli-above-or-seat")
    words = language(session.game)
    names = shown_names(found.names, words)
    console = new_console()
    heading = {"title": words.thing("game", found.game), "seed": str(found.seed)}
    console.print(Text(words.say("cli-record-title", heading), "bold"))
    chosen = [f"{words.option(k)}: {words.option_value(k, v)}" for k, v in found.options.items()]
    console.print(Text("; ".join(chosen), "dim"))
    for event in session.events:
        if above or event.seen_by(viewer):
            console.print(Text(_to_whom(event, names, above) + words.event(event, names)))
    if with_board:
        board = board_of(session.game, words, names, viewer)
        console.print(board.whole(session.view(viewer)["position"], console.width))
    if session.over:
        console.print(board_of(session.game, words, names, viewer).result(session))


def _to_whom(event: Event, names: list[str], above: bool) -> str:
    """Return the receivers of an event that not everybody saw, when looking from above."""
    if not above or event.audience == EVERYBODY:
        return ""
    return ", ".join(name for seat, name in enumerate(names) if event.seen_by(seat)) + " ← "


@record.command("continue", cls=Command)
@click.argument("file")
@click.option("--seat", metavar="N")
@click.option("--bot", "level", metavar="LEVEL")
@lang_option
def go_on(file: str, seat: str | None, level: str | None) -> None:
    """Continue a saved game."""
    path = Path(file)
    found, session = open_record(path)
    if session.over:
        raise Wrong("cli-record-over", file=file)
    people = [number for number, label in enumerate(found.names, 1) if not bot_level(label)]
    own = seat_number(seat, len(found.names), people[0] if people else 1)
    levels = [level or bot_level(label) or "medium" for label in found.names]
    for each in levels:
        check_bot(session.game, each)
    Table(session, own, levels, language(session.game), new_console(), path).run()
