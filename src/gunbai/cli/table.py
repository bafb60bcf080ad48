"""A game at the terminal: one person against bots, from the next decision to the end."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from gunbai.cli.boards import board_of
from gunbai.cli.boards.board import Board
from gunbai.cli.choices import ChoiceList
from gunbai.cli.pager import Pager
from gunbai.cli.saves import continue_command, save
from gunbai.cli.seats import advice, choose, shown_names, standing
from gunbai.core.codec import Action
from gunbai.core.errors import BadText, IllegalAction, Refusal
from gunbai.core.event import Event
from gunbai.core.session import Session
from gunbai.core.view import GameView, PositionView
from gunbai.language import Language
from gunbai.rulebook import plain, rules_in

if TYPE_CHECKING:
    from gunbai.bots.reasons import Reason

_MOST_LISTED: Final = 80
#: The letters that the keys of the commands type on a Russian or Ukrainian keyboard.
_OTHER_KEYS: Final = {
    "г": "u",
    "р": "h",
    "д": "l",
    "ц": "w",
    "и": "b",
    "ы": "s",
    "і": "s",
    "й": "q",
}


class _Quit(Exception):
    """The player wants to leave."""


def told(
    events: list[Event], board: Board, language: Language, names: list[str], seat: int
) -> list[str]:
    """Return events in words: one line per event, together with those that follow from it."""
    lines: list[str] = []
    before = ""
    for event in events:
        line = language.event(event, names, seat)
        if lines and (board.goes_on(event) or event.key == before):
            lines[-1] += f" {line}"
        else:
            lines.append(line)
        before = event.key
    return lines


def listed(session: Session, seat: int) -> list[Action]:
    """Return all legal answers, or only the candidates where there are too many to read.

    The others can be typed: any card for any slot, or emptying a slot again.
    """
    legal = session.legal(seat)
    return legal if len(legal) <= _MOST_LISTED else session.candidates(seat)


class Table:
    """A table that asks the person, lets the bots answer, and keeps the record up to date."""

    def __init__(
        self,
        session: Session,
        seat: int,
        levels: list[str],
        language: Language,
        console: Console,
        path: Path,
    ) -> None:
        self.session: Final = session
        self.seat: Final = seat
        self.levels: Final = levels  # the bots' levels, by seat
        self.language: Final = language
        self.console: Final = Pager(console, language)
        self.path: Final = path
        self.names: Final = shown_names(session.names, language)
        self.board: Final = board_of(session.game, language, self.names, seat)
        self.told = 0  # the number of events the player has seen
        self.fresh = True  # True if the whole board is to be drawn before the next question
        self.commands: Final[dict[str, Callable[[str], None]]] = {
            "u": self.undo,
            "h": self.hint,
            "w": self.stand,
            "?": self.help,
            "l": self.log,
            "b": self.show_board,
            "s": self.save_as,
            "q": self.quit,
        }

    def run(self) -> bool:
        """Play on; return False if the player left before the end. Ctrl-C loses nothing."""
        save(self.session, self.path)
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (makes the arrow keys work at the prompt)
        self.console.print(self.board.legend())
        try:
            while not self.session.over:
                self.next()
        except _Quit:
            self.farewell()
            return False
        except KeyboardInterrupt:
            self.keep()
            self.console.print()
            self.farewell()
            raise
        self.keep()
        self.finish()
        return True

    def next(self) -> None:
        """Take one answer: of a bot if one owes it, else of the player."""
        bots = [seat for seat in self.session.to_act() if seat != self.seat]
        if bots:
            steps, trouble = choose(self.session, bots[0], self.levels[bots[0]])
            if trouble:
                words = {"name": self.names[bots[0]], "why": trouble}
                self.console.print(Text(self.language.say("bot-stand-in", words), "yellow"))
            for action in steps:
                self.session.submit(bots[0], action)
            self.fresh = True
        else:
            if self.fresh:
                self.keep()
            self.decide()

    # asking the player

    def decide(self) -> None:
        """Say what happened, show the board, ask until an answer or a command moves things on."""
        fresh = self.fresh
        self.tell()
        session = self.session
        prompt = session.view(self.seat)["prompt"]
        assert prompt is not None
        choices = ChoiceList(session.game, self.language, listed(session, self.seat))
        question = self.language.ask(prompt["key"], prompt["words"], self.names)
        asked: list[RenderableType] = [Text(question, "bold"), choices.draw()]
        if fresh:
            asked.append(Text(self.language.say("cli-keys"), "dim"))
        self.console.print(Group(*asked))
        before = session.version
        while session.version == before:
            typed = self.read()
            word, _, rest = typed.partition(" ")
            name = _OTHER_KEYS.get(word.lower(), word.lower())
            if name in self.commands:
                self.commands[name](rest.strip())
            elif typed:
                self.answer(choices, typed)

    def read(self) -> str:
        """Return a line from the player; the end of the input ends the game here."""
        try:
            typed = input("> ").strip()
        except EOFError:
            self.console.print()
            raise _Quit from None
        self.console.begin()
        if not sys.stdin.isatty():
            self.console.print(Text(typed))  # a transcript shows what was typed
        return typed

    def answer(self, choices: ChoiceList, typed: str) -> None:
        """Carry out what was typed, or say why not."""
        try:
            self.session.submit(self.seat, choices.find(typed))
        except (BadText, IllegalAction) as error:
            self.refuse(error.refusal)
            return
        self.keep()

    def keep(self) -> None:
        """Bring the record on disk up to date; a full disk does not end the game."""
        try:
            save(self.session, self.path)
        except OSError as error:
            self.say_problem(self.path, error)

    def say_problem(self, path: Path, error: OSError | ValueError) -> None:
        words = {"file": str(path), "problem": getattr(error, "strerror", None) or str(error)}
        self.console.print(Text(self.language.say("cli-file-problem", words), "yellow"))

    def refuse(self, refusal: Refusal) -> None:
        text = Text(self.language.refusal(refusal), "yellow")
        if refusal.rule:
            text.append(f" [{refusal.rule}]", "dim")
        self.console.print(text)

    # showing things

    def tell(self) -> None:
        """Say what happened since the player last looked, then draw what changed on the board."""
        events = self.session.events_for(self.seat, min(self.told, len(self.session.events)))
        self.told = len(self.session.events)
        self.console.print()
        self.say_events(events)
        if self.fresh:
            self.show_table()
        elif self.planning() or any(self.board.changes(event) for event in events):
            self.console.print(self.board.part(self.position(), self.console.width))
        self.fresh = False

    def show_table(self) -> None:
        """Draw the whole table, or on a small screen the part that the decision needs."""
        view, width = self.position(), self.console.width
        whole = self.board.whole(view, width)
        if self.console.fits(whole):
            self.console.print(whole)
            self.console.print()
        else:
            self.console.print(Group(self.board.heading(view), self.board.part(view, width)))

    def planning(self) -> bool:
        """Return True during a sealed answer, whose steps each change the player's own part."""
        ask = self.session.ask
        return ask is not None and ask.secret

    def say_events(self, events: list[Event]) -> None:
        lines = told(events, self.board, self.language, self.names, self.seat)
        if lines:
            self.console.print(Group(*[Padding(Text(line), (0, 0, 0, 2)) for line in lines]))

    def position(self) -> PositionView:
        return self.session.view(self.seat)["position"]

    # commands

    def undo(self, _: str) -> None:
        refusal = self.session.undo_refusal(self.seat)
        if refusal is not None:
            self.refuse(refusal)
            return
        self.session.undo(self.seat)
        self.told = len(self.session.events)
        self.fresh = True
        self.keep()
        self.console.print(Text(self.language.say("cli-undone"), "dim"))

    def hint(self, _: str) -> None:
        """Say what a bot would answer and why, and the next best with what is against them."""
        options = advice(self.session, self.seat)
        for place, option in enumerate(options):
            action = option.steps[0]
            words = {"answer": self.language.action(action), "text": self.session.game.text(action)}
            key = "cli-hint-next" if place else "cli-hint"
            self.console.print(Text(self.language.say(key, words), "dim" if place else "green"))
            self.console.print(Text(f"  {self.reasons(option.reasons)}", "dim"))

    def stand(self, _: str) -> None:
        """Say each seat's chance to win, and what it has more and less of than the others."""
        found = standing(self.session, self.seat)
        for seat in sorted(range(len(found)), key=lambda seat: -found[seat].chance):
            each = found[seat]
            words: dict[str, object] = {
                "name": self.names[seat],
                "percent": round(100 * each.chance),
                "points": round(each.points),
                "spread": round(each.spread),
            }
            key = "cli-stand-points" if each.spread else "cli-stand"
            self.console.print(Text(self.language.say(key, words)))
            self.console.print(Text(f"  {self.reasons(each.reasons)}", "dim"))

    def reasons(self, reasons: list[Reason]) -> str:
        """Return reasons as words with their points."""
        return "; ".join(
            f"{self.language.say(each.key, each.words)} {each.points:+.1f}"
            if each.points
            else self.language.say(each.key, each.words)
            for each in reasons
        )

    def help(self, _: str) -> None:
        """Explain this decision with its rules, and list what can be typed."""
        ask = self.session.ask
        assert ask is not None
        about = f"cli-about-{ask.key}"
        if self.language.has(about):
            self.console.print(Text(self.language.say(about)))
        known = rules_in(self.language.code)
        for id_ in cast(GameView, self.position())["rules"]:
            self.console.print(Text(plain(known[id_].text), "dim"))
        self.console.print(self.board.legend())
        self.console.print(Text(self.language.say("cli-keys-long")))

    def log(self, _: str) -> None:
        self.say_events(self.session.events_for(self.seat))

    def show_board(self, _: str) -> None:
        for page in self.board.pages(self.position(), self.console.width):
            self.console.print(page)

    def save_as(self, where: str) -> None:
        path = Path(where).expanduser() if where else self.path
        try:
            save(self.session, path)
        except (OSError, ValueError) as error:
            self.say_problem(path, error)
            return
        self.say_saved(path)

    def say_saved(self, path: Path) -> None:
        """Print the path on a line of its own, to be copied."""
        self.console.print(self.language.say("cli-saved"))
        self.console.print(f"  {path}", soft_wrap=True)

    def quit(self, _: str) -> None:
        raise _Quit

    # the end

    def farewell(self) -> None:
        """Say where the game is saved and what to type to continue it."""
        self.say_saved(self.path)
        self.console.print(self.language.say("cli-go-on"))
        self.console.print(f"  {continue_command(self.path)}", soft_wrap=True)

    def finish(self) -> None:
        self.tell()
        self.console.print(self.board.result(self.session))
        self.say_saved(self.path)
