"""Bots of others: the examples play whole games; one that fails loses its time, not the game."""

from __future__ import annotations

import itertools
import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, cast

import pytest

import gunbai
from gunbai.arena.entrants import make_entrant
from gunbai.arena.matches import play_match
from gunbai.bots.outside import NoAnswer, OutsideBot
from gunbai.core.errors import BadOptions
from gunbai.core.knowledge import Knowledge
from gunbai.core.notation import Data
from gunbai.core.rng import seeded
from gunbai.programs import program as policy
from gunbai.programs.lines import Lines
from gunbai.programs.players import check_player, is_outside, make_player
from gunbai.programs.program import Program
from tests.full import at_least
from tests.programs.samples import EXAMPLES, cpp, javascript, misbehaving, program
from tests.shipped import SHIPPED

KILLED_AT = 6  # the question that a killed program does not get
LONG = 60.0  # seconds; no program here needs them
PYTHON = "outside_bot:Random"


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("compiled")


@pytest.fixture(autouse=True)
def examples_on_path(monkeypatch: pytest.MonkeyPatch) -> None:
    before = os.environ.get("PYTHONPATH", "")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [before, str(EXAMPLES)])))


def played(name: str, specs: list[str], seconds: float = LONG, seed: int = 3) -> list[int]:
    """Play a whole game; return how often a stand-in answered, by seat."""
    game = gunbai.load(name)
    options = game.read_options({"players": len(specs)})
    bots = [
        make_entrant(spec, seed + place, place, game, None, seconds=seconds)
        for place, spec in enumerate(specs)
    ]
    outcome = play_match(game, options, seed, bots)
    assert sorted(outcome.places)[0] == 1
    assert all(count > 3 for count in outcome.decisions)
    return outcome.stood_in


@pytest.mark.parametrize("name", SHIPPED)
def test_the_examples_play_whole_games(name: str, compiled: Path) -> None:
    assert played(name, [javascript(), cpp(compiled), PYTHON]) == [0, 0, 0]


def test_equal_seeds_make_equal_games(compiled: Path) -> None:
    game = gunbai.load("joraku")
    told = []
    for _ in range(2):
        bots = [make_player(cpp(compiled), seat, game, LONG) for seat in range(3)]
        told.append(play_match(game, game.read_options({"players": 3}), 8, bots).scores)
    assert told[0] == told[1]


def test_a_language_that_dev_has_seen_to_may_not_be_missing() -> None:
    """Run by hand, a test that needs it is skipped."""
    looked = "from tests.programs import samples; samples.cpp('nowhere')"
    for expected, outcome in (("c++", "Failed"), ("node", "Skipped")):
        done = subprocess.run(
            [sys.executable, "-c", looked],
            cwd=EXAMPLES.parents[1],
            env=dict(os.environ, GUNBAI_EXPECT_TOOLS=expected, PATH=""),
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.stderr.splitlines()[-1].startswith(outcome)
        assert "apt-get install g++" in done.stderr


# what it is told


@pytest.mark.parametrize("name", SHIPPED)
def test_a_program_is_told_what_its_seat_sees_and_nothing_else(name: str) -> None:
    game = gunbai.load(name)
    session = gunbai.Session(game, {}, 5, auto=False)
    chance = seeded(2)
    different = 0
    for number in range(60):
        seat = session.to_act()[0]
        bot = make_player(misbehaving("pass"), 0, game)
        assert isinstance(bot, OutsideBot)
        told = bot.question(session.knowledge(seat))
        view = dict(cast(Mapping[str, Any], session.view(seat)))
        seen = dict(cast(Mapping[str, Any], told["view"]))
        every = [choice["text"] for choice in view.pop("choices")]
        assert {choice["text"] for choice in seen.pop("choices")} <= set(every)
        for later in ("version", "can_undo", "undo_reason"):
            del view[later], seen[later]
        assert seen == view
        other = session.state.determinize(seat, 1000 + number)
        different += other.dump() != session.state.dump()
        twin = make_player(misbehaving("pass"), 0, game)
        assert isinstance(twin, OutsideBot)
        assert json.dumps(twin.question(Knowledge(other, seat))) == json.dumps(told)
        assert set(told) == {"game", "seed", "view"}
        actions = session.candidates(seat)
        session.submit(seat, actions[chance.below(len(actions))])
    assert different > 30  # what is hidden did change


def test_a_program_does_not_inherit_our_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUNBAI_DATABASE", "postgresql://somebody:secret@localhost/games")
    spec = misbehaving("print(json.dumps({'id': question['id'], 'answer': repr(os.environ)}))")
    bot = make_player(f"{spec} ", 0, gunbai.load("joraku"), LONG)
    assert isinstance(bot, OutsideBot)
    state = bot.game.new({}, 1)
    told = Program([sys.executable, "-c", "import os; print(len(os.environ))"], LONG)
    with pytest.raises(NoAnswer, match="garbage"):
        told.ask({})
    answer = bot.ask(bot.question(Knowledge(state, state.to_act()[0])))
    assert "PATH" in answer
    assert "secret" not in answer


# what goes wrong

CRASHES = "if number == 4: os._exit(3)\nprint(good, flush=True)"
TALKS = "if number % 4 == 0: print('Hello! My name is Taro.', flush=True)\nprint(good, flush=True)"
CHEATS = """
bad = json.dumps({"id": question["id"], "answer": "play everything"})
print(good if number % 4 else bad, flush=True)
"""
FLOODS = "while True: print('x' * 5000)"


@pytest.mark.parametrize("body", [CRASHES, TALKS, CHEATS], ids=["crashes", "talks", "cheats"])
def test_a_program_that_fails_now_and_then_plays_on(body: str) -> None:
    """A stand-in answers for it; it is started again, and most answers are its own."""
    stood_in = played("joraku", [misbehaving(body), "random", "random"])[0]
    assert 1 <= stood_in <= 25


LANGUAGES = ("python", "javascript", "c++")
#: Each language plays one of the games to its end, each game is played to its end by one of them.
ENDED = [("python", "rising_sun"), ("javascript", "shogun"), ("c++", "joraku")]


@pytest.mark.parametrize(
    ("language", "name"), at_least(ENDED, itertools.product(LANGUAGES, SHIPPED))
)
def test_a_program_that_is_killed_in_the_middle_comes_back(
    language: str, name: str, compiled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stand-in gives the answer that was asked for; the next question starts it again, and it
    plays to the end of the game.
    """
    spec: dict[str, Callable[[], str]] = {
        "python": lambda: PYTHON,
        "javascript": javascript,
        "c++": lambda: cpp(compiled),
    }
    asked = killed_when_asked(monkeypatch, KILLED_AT)
    game = gunbai.load(name)
    bots = [
        make_entrant(spec[language]() if place == 0 else "random", place, place, game, None)
        for place in range(3)
    ]
    state = game.new(game.read_options({"players": 3}), 5)
    while state.ask is not None:
        seat = state.to_act()[0]
        action = bots[seat].choose(Knowledge(state, seat))
        assert state.check(seat, action) is None
        state.apply(seat, action)
    program = cast(OutsideBot, bots[0])
    assert state.result() is not None
    assert asked[0] > 3 * KILLED_AT
    assert (program.stood_in, program.trouble) == (1, "gone")


def killed_when_asked(monkeypatch: pytest.MonkeyPatch, number: int) -> list[int]:
    """Let the process of a program be killed from outside, just before it gets this question."""
    asked = [0]
    tell = Lines.tell

    def told(lines: Lines, data: Data) -> None:
        asked[0] += 1
        if asked[0] == number:
            lines.process.kill()
            lines.process.wait()
        tell(lines, data)

    monkeypatch.setattr(Lines, "tell", told)
    return asked


@pytest.mark.parametrize("name", SHIPPED)
def test_a_program_that_never_answers_ends_no_game(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(policy, "STARTING", 0.0)
    silent = misbehaving("time.sleep(600)")
    counts = played(name, [silent, "random", "random"], seconds=0.02)
    assert counts[0] > 10
    assert counts[1:] == [0, 0]


def test_a_flood_of_words_is_no_answer() -> None:
    assert played("joraku", [misbehaving(FLOODS), "random", "random"])[0] > 10


def failing(body: str, seconds: float = LONG) -> Program:
    return Program([sys.executable, "-S", "-c", body], seconds)


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("import sys; sys.stdin.readline()", "gone"),
        ("print('[1]')", "garbage"),
        ("print('{\"id\": 1}')", "garbage"),
        ("print('{\"id\": 1, \"answer\": [' + '[' * 50_000)", "garbage"),
        ("print('1' * 100_000)", "gone"),
    ],
    ids=["ends", "list", "no-answer", "deep", "long"],
)
def test_why_there_is_no_answer(body: str, why: str) -> None:
    with pytest.raises(NoAnswer) as caught:
        failing(body).ask({})
    assert caught.value.why == why


def test_a_program_that_does_not_read_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """More than a pipe holds is written to it."""
    monkeypatch.setattr(policy, "STARTING", 0.0)
    with pytest.raises(NoAnswer, match="late"):
        failing("import time; time.sleep(600)", 0.05).ask({"view": "x" * 1_000_000})


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere only the group is ended")
@pytest.mark.parametrize(
    "body",
    [
        "setsid sleep 600 & echo $! > {note}; sleep 500",
        "setsid sh -c 'sleep 600 & echo $! > {note}'; sleep 500",  # who started it is gone
        "env -i setsid sleep 600 & echo $! > {note}; sleep 500",
        "setsid sleep 600 & echo $! > {note}; exit 3",
    ],
    ids=["session", "orphan", "clean", "crash"],
)
def test_what_has_left_for_a_session_of_its_own_ends_too(
    body: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It holds the pipes of the program open, and nobody waits for that."""
    monkeypatch.setattr(policy, "STARTING", 0.0)
    note = tmp_path / "pid"
    asked = Program(["sh", "-c", body.format(note=note)], 3.0)
    start = time.monotonic()
    with pytest.raises(NoAnswer, match="late"):
        asked.ask({"view": "x" * 1_000_000})  # more than a pipe holds
    assert time.monotonic() - start < 300
    pid = int(note.read_text())
    until(lambda: not Path(f"/proc/{pid}").exists() or "Z" in stat(pid))


def stat(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2]
    except OSError:
        return "Z"


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + LONG
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_nothing_is_left_of_a_program_that_is_flooding() -> None:
    """Neither its threads nor its process, though nobody reads what it writes."""
    before = threading.active_count()
    with pytest.raises(NoAnswer, match="garbage"):
        failing("while True: print('x' * 5000)").ask({})
    until(lambda: threading.active_count() <= before)


def test_a_late_answer_is_not_taken_for_the_next() -> None:
    body = (
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "  number = json.loads(line)['id']\n"
        "  for each in range(number + 1):\n"
        "    print(json.dumps({'id': each, 'answer': str(each)}), flush=True)\n"
    )
    asked = failing(body)
    assert [asked.ask({}) for _ in range(3)] == ["1", "2", "3"]


def test_a_flood_of_answers_to_earlier_questions_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is always one more line to read; only the clock ends that."""
    read = [0]

    def line(_lines: Lines, _until: float) -> bytes:
        read[0] += 1
        assert read[0] < 10_000, "it would read for ever"
        now[0] += 0.01
        return b'{"id": 0, "answer": "again"}'

    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    monkeypatch.setattr(Lines, "line", line)
    with pytest.raises(NoAnswer, match="late"):
        failing("pass", 2.0).ask({})


def test_a_program_that_fails_again_and_again_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    asked = failing("print('garbage')")

    def why() -> str:
        with pytest.raises(NoAnswer) as caught:
            asked.ask({})
        return caught.value.why

    assert [why() for _ in range(5)] == ["garbage"] * 3 + ["resting"] * 2
    now[0] += policy.REST
    assert why() == "garbage"


def test_after_trouble_with_a_step_the_stand_in_gives_the_rest() -> None:
    """A plan of many steps costs a program that hangs one limit, and not one for each step."""
    game = gunbai.load("shogun")
    state = game.new({"players": 3}, 4)
    while state.ask is not None and not state.ask.secret:
        state.apply(state.ask.first, state.candidates(state.ask.first)[0])
    assert state.ask is not None
    asked: list[object] = []

    def hang(question: object) -> str:
        asked.append(question)
        raise NoAnswer("late")

    medium = make_player("medium", 1, game)
    bot = OutsideBot(game, 1, medium, hang, 5.0)
    steps = bot.answers(Knowledge(state, state.ask.first))
    assert len(steps) > 5
    assert len(asked) == 1
    assert bot.stood_in == len(steps)
    assert bot.trouble == "late"


def test_a_plan_of_many_slow_steps_takes_a_few_times_the_seconds_of_one() -> None:
    """Each step comes just in time, and yet all of them together may not stall the game."""
    game = gunbai.load("shogun")
    state = game.new({"players": 3}, 4)
    while state.ask is not None and not state.ask.secret:
        state.apply(state.ask.first, state.candidates(state.ask.first)[0])
    assert state.ask is not None
    asked = 0

    def slow(question: Any) -> str:
        nonlocal asked
        asked += 1
        time.sleep(0.02)
        return str(question["view"]["choices"][0]["text"])

    bot = OutsideBot(game, 1, make_player("medium", 1, game), slow, 0.02)
    steps = bot.answers(Knowledge(state, state.ask.first))
    assert 1 <= asked <= 6 < len(steps)
    assert bot.waited >= 0.08


# names


def test_bots_of_others_are_told_from_ours() -> None:
    ours = ["medium", "search:100ms", "hasty:40", "careless", "search:x"]
    assert not any(is_outside(name) for name in ours)
    assert all(is_outside(name) for name in ["program:x", "bot:Taro", "a.b.c:D_1"])


@pytest.mark.parametrize(
    ("spec", "key"),
    [
        ("program:", "bot-no-program"),
        ("program:there-is-no-such-program --fast", "bot-no-program"),
        ("program:'", "bot-no-program"),
        ("no_such_module:Bot", "bot-no-class"),
        ("outside_bot:Nobody", "bot-no-class"),
        ("search:x", "bot-number"),
        ("taro", "bot-unknown"),
    ],
)
def test_a_bot_that_is_not_there_is_refused(spec: str, key: str) -> None:
    with pytest.raises(BadOptions) as caught:
        check_player(spec, gunbai.load("joraku"))
    assert caught.value.refusal.key == key


def test_bots_that_are_there_are_not_refused() -> None:
    for spec in (PYTHON, program(sys.executable, "-c", "pass"), "medium"):
        check_player(spec, gunbai.load("joraku"))
