"""`gunbai play --protocol text`: a game in plain lines, for programs that read and write text.

Each line begins with a word that says what it is; docs/guide/outside-bots.md lists them.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from gunbai.cli.choices import ChoiceList
from gunbai.cli.in_words import InWords, as_lines
from gunbai.cli.saves import save
from gunbai.cli.seats import choose, shown_names
from gunbai.cli.table import listed
from gunbai.core.errors import BadText, GunbaiError
from gunbai.core.seat_view import choices as as_choices
from gunbai.core.session import Session
from gunbai.language import Language

PROTOCOL: Final = 1
ASKED: Final = "?"  # a line that waits for an answer
OVER: Final = "."


class TextTable:
    """One seat of a game, asked over standard input and output."""

    def __init__(
        self, session: Session, seat: int, levels: list[str], language: Language, path: Path
    ) -> None:
        self.session: Final = session
        self.seat: Final = seat
        self.levels: Final = levels
        self.path: Final = path
        names = shown_names(session.names, language)
        self.words: Final = InWords(session.game, language, names, seat)
        self.told = 0  # events

    def run(self) -> None:
        """Play to the end, or until the input ends."""
        game = self.session.game.name
        _write("gunbai", f"text {PROTOCOL} game {game} seat {self.seat + 1}")
        while not self.session.over:
            save(self.session, self.path)
            others = [seat for seat in self.session.to_act() if seat != self.seat]
            if others:
                steps, trouble = choose(self.session, others[0], self.levels[others[0]])
                if trouble:
                    _write("trouble", f"seat {others[0] + 1} {trouble}")
                for action in steps:
                    self.session.submit(others[0], action)
            elif not self._decide():
                return
        save(self.session, self.path)
        self._tell()
        for line in as_lines(self.words.result(self.session)):
            _write("result", line)
        _write(OVER)

    def _decide(self) -> bool:
        """Ask until an answer is accepted; return False if nobody is there any more."""
        self._tell()
        choices = self._ask()
        while True:
            _write(ASKED)
            typed = sys.stdin.readline()
            if not typed:
                return False
            word, _, rest = typed.strip().partition(" ")
            if word == "quit":
                return False
            if word == "position":
                self._show_position()
            elif word == "choices":
                choices = self._ask()
            elif word == "why":
                self._explain(choices, rest)
            elif word and self._answer(choices, typed.strip()):
                return True

    def _tell(self) -> None:
        words = self.words
        for event in self.session.events_for(self.seat, min(self.told, len(self.session.events))):
            _write("happened", words.language.event(event, words.names, self.seat))
        self.told = len(self.session.events)

    def _show_position(self) -> None:
        for line in self.words.position(self.session.view(self.seat)["position"]):
            _write("position", line)

    def _ask(self) -> ChoiceList:
        prompt = self.session.view(self.seat)["prompt"]
        assert prompt is not None
        _write("ask", self.words.question(prompt))
        game = self.session.game
        choices = ChoiceList(game, self.words.language, listed(self.session, self.seat))
        shown = as_choices(game, choices.actions)
        for number, choice in zip(choices.numbers, shown, strict=True):
            _write("choice", f"{number} {self.words.choice(choice)}")
        return choices

    def _explain(self, choices: ChoiceList, typed: str) -> None:
        """Say why an answer would be refused, or that it would not."""
        try:
            refusal = self.session.refusal(self.seat, choices.find(typed))
        except BadText as error:
            refusal = error.refusal
        if refusal is None:
            _write("allowed", typed)
        else:
            _write("refused", self.words.refusal(refusal.data()))

    def _answer(self, choices: ChoiceList, typed: str) -> bool:
        try:
            self.session.submit(self.seat, choices.find(typed))
        except GunbaiError as error:
            _write("refused", self.words.refusal(error.refusal.data()))
            return False
        return True


def _write(kind: str, text: str = "") -> None:
    sys.stdout.write(f"{kind} {text}".rstrip() + "\n")
    sys.stdout.flush()
