"""Play the game of a lesson and write its answers into `data/lesson.toml`.

The learner's answers and those of the bots are the medium bots' own. A lesson is played again when
the rules change, or with another `--seed`; what is said about single answers must be written
again then (`text/lesson.*.ftl`), and `tests/core/test_lesson.py` checks that it fits.
"""

from __future__ import annotations

import argparse
import re
import tomllib
from pathlib import Path
from typing import Final

import gunbai
from gunbai.bots.factory import make_bot
from gunbai.core.game import Game
from gunbai.core.knowledge import Knowledge
from gunbai.core.session import Session
from gunbai.language import Language
from gunbai.lesson import Lesson

GAMES: Final = Path(__file__).resolve().parent.parent / "src" / "gunbai" / "games"
BOT: Final = "greedy"


def played(game: Game, lesson: Lesson, whole: bool) -> Session:
    """Return the game, up to the learner's first decision after the lesson's part, or whole."""
    session = Session(game, lesson.options, lesson.seed)
    bots = [make_bot(BOT, 10 * lesson.seed + seat, game) for seat in range(session.state.seats())]
    while not session.over:
        # The others go first where several are asked: the learner sees what they did.
        seat = next((seat for seat in session.to_act() if seat != lesson.seat), lesson.seat)
        if seat == lesson.seat and not whole and lesson.is_through(session.events):
            break
        for action in bots[seat].answers(_kindly(session, seat, lesson)):
            session.submit(seat, action)
    return session


def _kindly(session: Session, seat: int, lesson: Lesson) -> Knowledge:
    """Return what a seat knows, without the answers that are too rude for a first game."""
    knowledge = session.knowledge(seat)
    if not lesson.avoided:
        return knowledge
    actions = knowledge.candidates()
    kind = [each for each in actions if lesson.avoided not in session.game.text(each).split()]
    return knowledge.limited_to(kind) if 0 < len(kind) < len(actions) else knowledge


def tell(session: Session, seat: int) -> None:
    """Print the game with the learner's decisions numbered, to write the sentences by."""
    again = session.from_start(session.auto)
    language = Language("en", session.game)
    names = [f"Bot {number}" for number in range(again.state.seats())]
    told = number = 0
    for answer in session.answers:
        if answer.auto:
            continue
        if answer.seat == seat and again.ask is not None:
            number += 1
            print(f"\n{number}. {again.ask.key}: {answer.text()}")
        again.submit(answer.seat, answer.action)
        for event in again.events[told:]:
            if event.seen_by(seat):
                print(f"   {event.key}: {language.event(event, names, seat)}")
        told = len(again.events)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=sorted(path.name for path in GAMES.iterdir()))
    parser.add_argument("--seed", type=int, help="another seed than that of the file")
    parser.add_argument("--whole", action="store_true", help="play the game to its end")
    parser.add_argument("--keep", action="store_true", help="print the game, write nothing")
    given = parser.parse_args()
    path = GAMES / given.game / "data" / "lesson.toml"
    text = path.read_text(encoding="utf-8")
    if given.seed is not None:
        text = re.sub(r"(?m)^seed = .*$", f"seed = {given.seed}", text)
    lesson = Lesson(tomllib.loads(text))
    session = played(gunbai.load(given.game), lesson, given.whole)
    tell(session, lesson.seat)
    if given.keep:
        return
    answers = [answer for answer in session.answers if not answer.auto]
    lines = "".join(f"{answer.seat} {answer.text()}\n" for answer in answers)
    head = text.partition("answers = ")[0]
    path.write_text(f'{head}answers = """\n{lines}"""\n', encoding="utf-8")


if __name__ == "__main__":
    main()
