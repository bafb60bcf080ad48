"""`gunbai play --protocol text`: a program plays whole games by lines of text, and errs."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest

from gunbai.core.rng import Rng, seeded
from tests.cli.run import command, environment, run_process
from tests.shipped import SHIPPED

KINDS = {
    *("gunbai", "happened", "ask", "choice", "?", "refused", "allowed"),
    *("position", "result", "trouble", "."),
}
#: What the shortest games take; each is played to the end.
SHORT = {
    "joraku": ["-o", "players=3"],
    "rising_sun": ["-o", "players=3"],
    "shogun": ["-o", "players=3"],
}


class Program:
    """The other end of the lines: chooses at random, and now and then says what no rule allows."""

    def __init__(self, said: IO[str], heard: IO[str], chance: Rng) -> None:
        self.said = said
        self.heard = heard
        self.chance = chance
        self.kinds: set[str] = set()
        self.answered = 0

    def lines(self) -> Iterator[tuple[str, str]]:
        """Yield what is heard until an answer is awaited, or the game is over."""
        while True:
            line = self.heard.readline()
            assert line.endswith("\n"), "the program ended in the middle of a line"
            kind, _, text = line.rstrip("\n").partition(" ")
            assert kind in KINDS, line
            self.kinds.add(kind)
            yield kind, text
            if kind in ("?", "."):
                return

    def say(self, text: str) -> list[tuple[str, str]]:
        print(text, file=self.said, flush=True)
        return list(self.lines())

    def play(self) -> list[str]:
        """Play to the end; return the lines of the result."""
        told = list(self.lines())
        while told[-1][0] != ".":
            choices = [text for kind, text in told if kind == "choice"]
            assert choices
            assert [text for kind, text in told if kind == "ask"]
            if self.answered % 16 == 0:
                self.err(choices)
            number, _, words = self.pick(choices).partition(" ")
            typed = words.partition(" — ")[0] if self.answered % 2 else number
            told = self.say(typed)
            assert told[0][0] != "refused", (typed, told)
            self.answered += 1
        return [text for kind, text in told if kind == "result"]

    def pick(self, choices: list[str]) -> str:
        return choices[self.chance.below(len(choices))]

    def err(self, choices: list[str]) -> None:
        """Say what is no answer: the same question waits on, and everything is explained."""
        for wrong in ("0", "99999", "castle the king", "1 1"):
            assert [kind for kind, _ in self.say(wrong)] == ["refused", "?"], wrong
            assert [kind for kind, _ in self.say(f"why {wrong}")] == ["refused", "?"], wrong
        assert self.say("") == [("?", "")]
        first = choices[0].partition(" ")[0]
        assert self.say(f"why {first}") == [("allowed", first), ("?", "")]
        assert {kind for kind, _ in self.say("position")} == {"position", "?"}
        again = self.say("choices")
        assert [text for kind, text in again if kind == "choice"] == choices


@pytest.mark.parametrize("game", SHIPPED)
def test_a_program_plays_a_whole_game(game: str, tmp_path: Path) -> None:
    record = tmp_path / "game.gunbai"
    words = ["play", game, "--protocol", "text", "--seed", "7", "--bot", "random"]
    words += ["--record", str(record), *SHORT[game]]
    with subprocess.Popen(
        command(words),
        env=environment(tmp_path),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        program = Program(process.stdin, process.stdout, seeded(3))
        result = program.play()
        rest, problems = process.communicate()
    assert (process.returncode, rest, problems) == (0, "", "")
    assert len(result) >= 3
    assert program.kinds >= KINDS - {"trouble"}
    assert program.answered > 10
    replayed = run_process(tmp_path, "record", "verify", str(record))
    assert replayed.returncode == 0, replayed.stderr


@pytest.mark.parametrize("typed", ["1\nquit\n", "1\n"], ids=["said", "the input ends"])
def test_whoever_leaves_finds_the_game_saved(typed: str, tmp_path: Path) -> None:
    record = tmp_path / "game.gunbai"
    words = ["play", "joraku", "--protocol", "text", "--seed", "7", "--bot", "random"]
    left = run_process(tmp_path, *words, "--record", str(record), typed=typed)
    assert (left.returncode, left.stderr) == (0, "")
    assert left.stdout.splitlines()[0] == "gunbai text 1 game joraku seat 1"
    assert left.stdout.splitlines()[-1] == "?"
    assert "s1 pass" in record.read_text()
