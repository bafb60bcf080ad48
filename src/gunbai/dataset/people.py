"""Games of people as rows, without names and without what they said to each other.

Answers that were forced are left out: nobody was asked. A bot that stood in for a person counts as
that person.
"""

from __future__ import annotations

from pathlib import Path

from gunbai import games
from gunbai.core.record import read_record, replay
from gunbai.dataset.card import CardContents, describe, write_card
from gunbai.dataset.columns import Layout
from gunbai.dataset.games import GameWriter, Telling
from gunbai.dataset.shards import keep, shard_path, told_by
from gunbai.numbers.scheme import Scheme
from gunbai.numbers.stepper import Stepper


def write_shared(folder: Path, number: int, text: str, players: list[str]) -> bool:
    """Write a game into its own folder; return False if it began under earlier rules."""
    record = read_record(text)
    game = games.load(record.game)
    if record.data is not None:
        game = game.with_data(record.data)
    if record.past is not None or record.rules_changes or record.rules != game.rules.name:
        return False
    layout = Layout(Scheme(game, record.options, every_order=True))
    writer = GameWriter(layout)
    telling = Telling(number, writer.rows, players)
    whole = replay(game, record)
    session = whole.from_start(auto=False)
    for answer in whole.answers:
        if not answer.auto:
            stepper = Stepper(layout.scheme, session.state.clone())
            stepper.seat = answer.seat
            telling.say(stepper, answer.seat, answer.action)
        session.submit(answer.seat, answer.action)
    result = session.state.result()
    assert result is not None
    writer.end(result, players)
    place = folder / f"{record.game}-{number:05}"
    file = shard_path(place, 0)
    keep(file, writer.finish())
    rows, told = told_by(file)
    found = CardContents(1, rows, told["games"], told["seats"], told["wins"])
    write_card(place, describe("gunbai dataset people", record.options, layout, found))
    return True
