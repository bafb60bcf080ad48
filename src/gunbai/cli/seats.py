"""People and bots at a table: names in a record and for a reader, bots and their seeds.

In a record a person's seat is `human`, or the name that was given; a bot's seat is `bot:LEVEL`,
with a name after it if it has one. So a record has all that is needed to continue it. Third-party
bots are `bot:outside` there: no record that somebody sends starts a program.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

from gunbai.core.errors import BadOptions, Refusal
from gunbai.core.game import Game
from gunbai.core.session import Session
from gunbai.language import Language

if TYPE_CHECKING:
    from gunbai.bots.advice import Advised
    from gunbai.bots.bot import Bot
    from gunbai.bots.outlook import SeatOutlook
    from gunbai.core.codec import Action

HUMAN: Final = "human"
_BOT: Final = "bot:"
OUTSIDE: Final = "outside"
_HINT_SECONDS: Final = 1.0


def seat_label(level: str, name: str) -> str:
    """Return a seat as a record keeps it; `level` is empty for a person."""
    from gunbai.programs.players import is_outside

    if not level:
        return name or HUMAN
    if is_outside(level):
        level = OUTSIDE
    return f"{_BOT}{level} {name}".strip()


def bot_level(label: str) -> str:
    """Return the level of the bot in a seat, or an empty text for a person."""
    return label.split(maxsplit=1)[0].removeprefix(_BOT) if label.startswith(_BOT) else ""


def shown_names(labels: list[str], language: Language) -> list[str]:
    """Return the names of the seats for a reader."""
    names: list[str] = []
    bots = 0
    for label in labels:
        if label.startswith(_BOT):
            bots += 1
            _, _, own = label.partition(" ")
            names.append(own or language.say("cli-bot-name", {"number": bots}))
        elif label == HUMAN:
            names.append(language.say("cli-human-name"))
        else:
            names.append(label)
    return names


def choose(session: Session, seat: int, level: str) -> tuple[list[Action], str]:
    """Return a bot's answer, with all steps of one that is sealed in several.

    The second part says why a stand-in gave it for a third-party bot; it is usually empty.

    Its seed follows from the game's, the seat and the version. So a game with the same seed goes
    the same way, even if it was saved and continued.
    """
    from gunbai.bots.outside import OutsideBot

    origin = f"{session.seed}/{seat}/{session.version}"
    seed = int.from_bytes(hashlib.sha256(origin.encode()).digest()[:6], "big")
    bot = new_bot(session.game, level, seed)
    steps = bot.answers(session.knowledge(seat))
    return steps, bot.trouble if isinstance(bot, OutsideBot) else ""


def advice(session: Session, seat: int) -> list[Advised]:
    """Return what a bot would answer for this seat with its reasons, then the next best."""
    from gunbai.bots.advice import Adviser

    adviser = Adviser(session.game.judge(), session.knowledge(seat), session.version)
    return adviser.advise(_HINT_SECONDS)


def standing(session: Session, seat: int) -> list[SeatOutlook]:
    """Return how the seats stand, as far as this one can know."""
    from gunbai.bots.outlook import outlooks

    return outlooks(session.game, session.knowledge(seat), session.version)


def new_bot(game: Game, level: str, seed: int = 0) -> Bot:
    """Return a bot by its name; raise `BadOptions` if there is none."""
    from gunbai.programs.players import make_player

    return make_player(level, seed, game)


def check_bot(game: Game, level: str) -> None:
    """Raise `BadOptions` if there is no bot of this name."""
    from gunbai.programs.players import check_player

    if level == OUTSIDE:
        raise BadOptions(Refusal("cli-bot-outside"))
    check_player(level, game)
