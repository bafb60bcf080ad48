"""`gunbai puzzles`: list puzzles, try one in the terminal, make more."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import click
from rich.table import Table
from rich.text import Text

from gunbai import GAMES
from gunbai.arena.workers import cores, each
from gunbai.bots.factory import make_bot
from gunbai.cli.boards import board_of
from gunbai.cli.choices import ChoiceList
from gunbai.cli.help_pages import Command, CommandGroup, lang_option
from gunbai.cli.progress import with_progress
from gunbai.cli.terminal import Wrong, language, new_console, refusal_text
from gunbai.core.codec import Action
from gunbai.core.errors import BadText
from gunbai.core.game import Game
from gunbai.games import load
from gunbai.language import Language
from gunbai.puzzles.checking import CheckedPuzzle, PuzzleCheck, check_puzzle
from gunbai.puzzles.finder import Search, SearchEffort, make_puzzles
from gunbai.puzzles.puzzle import Puzzle, Weighed
from gunbai.puzzles.shelf import daily, folder_of, puzzles_in_turn, themes_of

_COUNT: Final = click.IntRange(min=1, max=10_000)


@click.group(cls=CommandGroup, invoke_without_command=True)
@lang_option
@click.pass_context
def puzzles(context: click.Context) -> None:
    """Solve puzzles; without a command, show the help page."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


@puzzles.command("list", cls=Command)
@click.argument("game_name", required=False, metavar="[GAME]")
@lang_option
def list_puzzles(game_name: str | None) -> None:
    """List the puzzles with their themes and difficulties."""
    console = new_console()
    for name in [game_name] if game_name else GAMES:
        game = load(name)
        words = language(game)
        console.print(Text(words.thing("game", name), "bold"))
        today = _of_today(name)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for number, puzzle in enumerate(puzzles_in_turn(name), 1):
            mark = words.say("puzzles-daily") if puzzle is today else ""
            grid.add_row(f"{number:>3}", *_about(words, name, puzzle), Text(mark, "dim"))
        console.print(grid)


@puzzles.command("try", cls=Command)
@click.argument("game_name", metavar="GAME")
@click.argument("number", required=False, type=_COUNT)
@lang_option
def try_one(game_name: str, number: int | None) -> None:
    """Try a puzzle; without a number, today's puzzle."""
    game = load(game_name)
    found = puzzles_in_turn(game_name)
    if not found or (number is not None and number > len(found)):
        raise Wrong("puzzle-unknown")
    puzzle = found[number - 1] if number is not None else _of_today(game_name)
    assert puzzle is not None
    _solve(game, puzzle, found.index(puzzle) + 1)


def _of_today(game: str) -> Puzzle | None:
    return daily(game, datetime.now(UTC).date())


def _about(words: Language, game: str, puzzle: Puzzle) -> list[str]:
    theme = words.say(f"puzzle-theme-{game}-{puzzle.theme}")
    return [theme, words.say("puzzle-difficulty", {"level": puzzle.difficulty})]


def _solve(game: Game, puzzle: Puzzle, number: int) -> None:
    """Show a puzzle, and ask until it is solved or given up."""
    words = language(game)
    console = new_console()
    session = puzzle.session(game)
    names = [words.say("web-seat-number", {"number": seat + 1}) for seat in range(session.seats())]
    view = session.view(puzzle.seat)
    heading = [words.say("puzzle-number", {"number": number}), *_about(words, game.name, puzzle)]
    console.print(Text(", ".join(heading), "bold"))
    console.print(board_of(game, words, names, puzzle.seat).whole(view["position"], console.width))
    prompt = view["prompt"]
    assert prompt is not None
    choices = ChoiceList(game, words, session.legal(puzzle.seat))
    console.print(Text(words.ask(prompt["key"], prompt["words"], names), "bold"))
    console.print(choices.draw())
    console.print(Text(words.say("cli-puzzle-keys"), "dim"))
    solved = False
    while not solved:
        typed = _read(choices, puzzle)
        given = typed or puzzle.answers[0]
        solved = given is puzzle.answers[0]
        key = "puzzle-shown" if typed is None else "puzzle-right" if solved else "puzzle-wrong"
        console.print(Text(words.say(key), "bold"))
        for line in _verdict(words, puzzle, given, game.parse(given.action)):
            console.print(Text(line))


def _read(choices: ChoiceList, puzzle: Puzzle) -> Weighed | None:
    """Return what was typed; None at the end of the input, or for a question mark."""
    while True:
        try:
            typed = input("> ").strip()
        except EOFError:
            return None
        if typed == "?":
            return None
        try:
            found = puzzle.weighed(choices.game.text(choices.find(typed)))
        except BadText as error:
            click.echo(refusal_text(error.refusal))
            continue
        if found is not None:
            return found
        click.echo(choices.language.say("refuse-other-decision"))


def _verdict(words: Language, puzzle: Puzzle, given: Weighed, action: Action) -> list[str]:
    """Return the value of an answer, and the reasons."""
    told = {"answer": words.action(action), "percent": round(100 * given.chance)}
    out = [words.say("puzzle-given", told)]
    out += [f"  {words.say(why.key, why.words)} {why.points:+.1f}" for why in given.why]
    if given is not puzzle.answers[0]:
        best = {"percent": round(100 * puzzle.answers[0].chance)}
        out.append(words.say("puzzle-lost", best))
    return out


@puzzles.command(cls=Command)
@click.argument("game_name", required=False, metavar="[GAME]")
@click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True)
@click.option("--mend", is_flag=True)
@click.option("--jobs", type=click.IntRange(min=1), default=cores)
@lang_option
@click.pass_context
def check(context: click.Context, game_name: str | None, seed: int, mend: bool, jobs: int) -> None:
    """Check whether the solutions are still the best answers for today’s bots."""
    failed = 0
    for name in [game_name] if game_name else GAMES:
        words = language(load(name))
        found = puzzles_in_turn(name)
        held = 0
        work = each(check_puzzle, PuzzleCheck(name, None, SearchEffort(), seed), found, jobs)
        for checked in with_progress(work, len(found), words.thing("game", name)):
            puzzle = checked.puzzle
            held += checked.holds
            told = {
                "id": puzzle.id,
                "lead": f"{100 * checked.lead:+.1f}",
                "solution": puzzle.solution,
                "chosen": ", ".join([*checked.chosen, checked.best]),
            }
            key = "cli-puzzle-holds" if checked.holds else "cli-puzzle-fails"
            click.echo(f"{words.say(key, told)} · {', '.join(_about(words, name, puzzle))}")
            if checked.holds and checked.difficulty != puzzle.difficulty:
                level = {"level": checked.difficulty}
                click.echo(f"  → {words.say('puzzle-difficulty', level)}")
            if mend:
                _mend(folder_of(name) / f"{puzzle.id}.toml", checked)
        failed += len(found) - held
        click.echo(words.say("cli-puzzles-checked", {"held": held, "count": len(found)}))
    context.exit(1 if failed else 0)


def _mend(path: Path, checked: CheckedPuzzle) -> None:
    """Delete a puzzle that does not hold, and correct the difficulty of one that does."""
    if not checked.holds:
        path.unlink()
    elif checked.difficulty != checked.puzzle.difficulty:
        path.write_text(replace(checked.puzzle, difficulty=checked.difficulty).text(), "utf-8")


@puzzles.command(cls=Command)
@click.argument("game_name", metavar="GAME")
@click.option("--count", type=_COUNT, default=24, show_default=True)
@click.option("--games", "most_games", type=_COUNT, default=400, show_default=True)
@click.option("--bot", default="greedy", show_default=True)
@click.option("-o", "--output", type=click.Path(file_okay=False), metavar="FOLDER")
@click.option("--jobs", type=click.IntRange(min=1), default=cores)
@lang_option
def make(
    game_name: str, count: int, most_games: int, bot: str, output: str | None, jobs: int
) -> None:
    """Let bots play games, and keep decisions that make good puzzles."""
    game = load(game_name)
    make_bot(bot, 0, game)
    words = language(game)
    if not themes_of(game_name).names():
        raise Wrong("cli-puzzles-no-themes", game=game_name)
    folder = folder_of(game_name) if output is None else Path(output)
    search = Search(game_name, None, bot, SearchEffort())
    work = make_puzzles(search, folder, count, most_games, jobs)
    for puzzle in with_progress(work, most_games, words.thing("game", game_name)):
        if puzzle is not None:
            click.echo(f"{folder / puzzle.id}.toml: {', '.join(_about(words, game_name, puzzle))}")
