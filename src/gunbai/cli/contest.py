"""`gunbai sim` and `gunbai arena`: mass simulation, and bots against each other."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.console import Console
from rich.table import Table

from gunbai.arena.entrants import check_entrant
from gunbai.arena.ladder import LADDER, Climb, as_markdown, play_rung
from gunbai.arena.matches import MatchPlan, MatchRow, play_contest
from gunbai.arena.plot import win_chart
from gunbai.arena.ratings import EntrantResult, sides, standings, won_by
from gunbai.arena.results import result_line
from gunbai.arena.sequential import SequentialTest
from gunbai.arena.simulate import Simulation, Tally, option_sets, simulate
from gunbai.arena.workers import Hands
from gunbai.cli.arguments import SECONDS_RANGE, read_pairs
from gunbai.cli.hands import hands, hands_options
from gunbai.cli.help_pages import Command, lang_option
from gunbai.cli.progress import with_progress
from gunbai.cli.terminal import Wrong, language
from gunbai.games import load
from gunbai.games import names as game_names
from gunbai.programs.players import check_player
from gunbai.programs.program import SECONDS

INTERRUPTED = 130
_SHOWN_PROBLEMS = 10
_SEED = click.IntRange(min=0)
_COUNT = click.IntRange(min=1)
_SHARE = click.FloatRange(0, 1, min_open=True, max_open=True)
_Function = TypeVar("_Function", bound=Callable[..., Any])


class _Stop:
    """A flag that is set when the user presses Ctrl-C."""

    pressed = False


@contextmanager
def _interruptible() -> Iterator[_Stop]:
    """Let Ctrl-C end the work inside, so that what was done so far is shown."""
    stop = _Stop()
    try:
        yield stop
    except KeyboardInterrupt:
        stop.pressed = True


def _shared_options(function: _Function) -> _Function:
    """Add the options that both commands take, with `--lang`."""
    options = (
        click.option("-o", "pairs", multiple=True, metavar="NAME=VALUE"),
        click.option("--seed", type=_SEED, default=0),
        hands_options,
        click.option("--json", "as_json", is_flag=True),
        click.option("--bot-seconds", "seconds", type=SECONDS_RANGE, default=SECONDS),
        click.option("--data", type=click.Path(dir_okay=False)),
        lang_option,
    )
    for option in reversed(options):  # the last that is applied comes first in the help
        function = option(function)
    return function


@click.command(cls=Command)
@click.argument("game_name", metavar="GAME")
@click.option("--games", "count", type=_COUNT, default=1000)
@click.option("--check/--no-check", default=True)
@click.option("--records", type=click.Path(file_okay=False))
@click.option("--bot", "bot", default="", metavar="BOT")
@_shared_options
@click.pass_context
def sim(
    context: click.Context,
    game_name: str,
    count: int,
    check: bool,
    pairs: tuple[str, ...],
    seed: int,
    jobs: int,
    ray: str | None,
    as_json: bool,
    seconds: float,
    records: str | None,
    bot: str,
    data: str | None,
) -> None:
    """Play random games of every kind and check that the rules hold."""
    workers = hands(jobs, ray)
    game = load(game_name, data)
    if bot:
        check_player(bot, game)
    sets = [game.read_options(read_pairs(pairs))] if pairs else option_sets(game)
    if records is not None:
        Path(records).mkdir(parents=True, exist_ok=True)
    simulation = Simulation(
        game_name,
        data,
        sets,
        count,
        seed,
        check=check,
        records=records,
        bot=bot,
        seconds=seconds,
    )
    tally = Tally()
    start = time.perf_counter()
    with _interruptible() as stop:
        for played in with_progress(simulate(simulation, workers), count, game_name):
            tally.add(played)
    seconds = time.perf_counter() - start
    totals: dict[str, object] = {
        "game": game_name,
        "games": tally.games,
        "option_sets": len(sets),
        "checked": check,
        "answers": tally.answers,
        "events": tally.events,
        "faults": tally.faults,
        "errors": tally.errors,
        "stood_in": tally.stood_in,
        "digest": tally.digest(),
        "seconds": round(seconds, 2),
        "games_per_second": round(tally.games / seconds, 1),
    }
    if as_json:
        click.echo(json.dumps({**totals, "problems": tally.problems, "stopped": stop.pressed}))
    else:
        for name, value in totals.items():
            click.echo(f"{name.replace('_', ' '):17} {value}")
    for problem in tally.problems[:_SHOWN_PROBLEMS]:
        click.echo(problem, err=True)
    if stop.pressed:
        context.exit(INTERRUPTED)
    if tally.problems:
        context.exit(1)


@click.command(cls=Command)
@click.argument("game_name", metavar="GAME", required=False)
@click.argument("entrants", nargs=-1, metavar="BOT…")
@click.option("--games", "count", type=_COUNT, default=200)
@click.option("--players", type=_COUNT)
@click.option("--sprt", type=(_SHARE, _SHARE), metavar="LOW HIGH")
@click.option("--gate", is_flag=True)
@click.option("--plot", type=click.Path(dir_okay=False))
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
@_shared_options
@click.pass_context
def arena(
    context: click.Context,
    game_name: str | None,
    entrants: tuple[str, ...],
    count: int,
    players: int | None,
    sprt: tuple[float, float] | None,
    gate: bool,
    pairs: tuple[str, ...],
    seed: int,
    jobs: int,
    ray: str | None,
    as_json: bool,
    seconds: float,
    plot: str | None,
    save: Path | None,
    data: str | None,
) -> None:
    """Let bots play each other; each deal is played from every seat."""
    workers = hands(jobs, ray)
    if gate and not entrants:
        _climb(context, game_name, seed, workers)
        return
    if game_name is None or not entrants:
        missing = "GAME" if game_name is None else "BOT…"
        raise Wrong("cli-missing-parameter", name=missing)
    game = load(game_name, data)
    names = list(entrants)
    for name in names:
        check_entrant(name, game)
    if players is not None:
        if players < len(names):
            raise Wrong("cli-bots-seats", bots=len(names), seats=players)
        names += names[-1:] * (players - len(names))
    options = game.read_options({"players": len(names), **read_pairs(pairs)})
    if game.seats(options) != len(names):
        raise Wrong("cli-bots-seats", bots=len(names), seats=game.seats(options))
    contest = MatchPlan(game_name, data, options, names, count, seed, seconds=seconds)
    test = None
    if sprt is not None:
        if sprt[0] >= sprt[1]:
            raise Wrong("cli-sprt", low=sprt[0], high=sprt[1])
        test = SequentialTest(*sprt)
    rows: list[MatchRow] = []
    with _interruptible() as stop:
        for row in with_progress(play_contest(contest, workers), count, game_name):
            rows.append(row)
            if save is not None:
                with save.open("a", encoding="utf-8") as lines:
                    lines.write(result_line(contest, row))
            if test is not None:
                test.add(won_by(names[0], names, row))
                if test.decision():
                    break
    table = standings(names, rows)
    if plot is not None and rows:
        title = f"{game_name}: {len(rows)} games, share of wins"
        Path(plot).write_text(win_chart(title, table), encoding="utf-8")
    if as_json:
        told = _as_json(contest, rows, table, stop.pressed)
        if test is not None:
            told["decision"] = test.decision()
        click.echo(json.dumps(told))
    else:
        _show(game_name, options, rows, table)
        _show_sides(names, rows, test)
        for standing in table:
            if standing.stood_in:
                words = {"bot": standing.entrant, "count": standing.stood_in}
                click.echo(language().say("cli-stood-in", words))
    if stop.pressed:
        context.exit(INTERRUPTED)


def _climb(context: click.Context, game_name: str | None, seed: int, jobs: Hands) -> None:
    """Play the ladder, in one game or in all, and print the results as a Markdown table."""
    done: list[Climb] = []
    with _interruptible() as stop:
        for name in [game_name] if game_name is not None else game_names():
            game = load(name)
            for rung in LADDER:
                title = f"{name}: {rung.bot} – {rung.other}"
                for climb in with_progress(play_rung(game, rung, seed, jobs), rung.most, title):
                    if climb not in done[-1:]:
                        done.append(climb)
    click.echo(as_markdown(done))
    if stop.pressed:
        context.exit(INTERRUPTED)


def _as_json(
    contest: MatchPlan, rows: list[MatchRow], table: list[EntrantResult], stopped: bool
) -> dict[str, object]:
    ordered = sorted(rows, key=lambda row: row.number)
    return {
        "game": contest.game,
        "options": contest.options,
        "seed": contest.seed,
        "games": len(rows),
        "stopped": stopped,
        "entrants": [asdict(standing) for standing in table],
        "rows": [asdict(row) for row in ordered],
    }


def _show(
    game: str, options: dict[str, str], rows: list[MatchRow], table: list[EntrantResult]
) -> None:
    chosen = " ".join(f"{name}={value}" for name, value in options.items())
    console = Console(markup=False, highlight=False)
    console.print(f"{game}, {len(rows)} games ({chosen})")
    grid = Table()
    for name in ("bot", "wins", "95 %", "place", "points", "rating", "ms/decision"):
        grid.add_column(name, justify="left" if name == "bot" else "right")
    for standing in table:
        cells = [
            standing.entrant,
            f"{100 * standing.share:.1f} %",
            f"{100 * standing.low:.1f}–{100 * standing.high:.1f}",
            f"{standing.place:.2f}",
            f"{standing.points:.1f}",
            f"{standing.skill:.1f} ± {standing.doubt:.1f}",
            f"{standing.milliseconds:.2f}",
        ]
        grid.add_row(*cells)
    console.print(grid)


def _show_sides(names: list[str], rows: list[MatchRow], test: SequentialTest | None) -> None:
    """Print the result of each kind of bot that has several seats, and of the sequential test."""
    found = sides(names, rows)
    if 1 < len(found) < len(names):
        for side in found:
            bounds = f"{100 * side.low:.1f}–{100 * side.high:.1f}"
            click.echo(f"{side.bot} ×{side.seats}: {100 * side.share:.1f} % ({bounds})")
    if test is not None:
        words = {"high": f"at least {test.high}", "low": f"at most {test.low}"}
        click.echo(f"{names[0]}: {words.get(test.decision(), 'undecided')}")
