"""Reviews: moments, what decisions were worth, choice told apart from chance, the page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

import gunbai
from gunbai.cli.pages import put_into
from gunbai.cli.saves import open_record
from gunbai.core.codec import FIRST_FREE_ACTION
from gunbai.core.errors import BadOptions
from gunbai.core.event import ABOVE
from gunbai.core.history import History
from gunbai.core.knowledge import Knowledge
from gunbai.core.record import write_record
from gunbai.core.rng import seeded
from gunbai.core.session import Session
from gunbai.language import LANGUAGES, Language
from gunbai.review import measured
from gunbai.review.assembly import (
    Findings,
    Task,
    closer_look,
    first_look,
    pieces,
    put_together,
    worth_a_look,
)
from gunbai.review.blunders import Blunder, ReviewedGames, Trial
from gunbai.review.measured import as_markdown, measure_reviews, read_trials
from gunbai.review.page import Page, signed
from gunbai.review.playouts import Margin, margins
from gunbai.review.result import Review, grade_of
from gunbai.review.reviewer import Effort, Reviewer
from gunbai.review.stretches import DividedGame
from gunbai.review.worth import Weighing
from tests.cli.run import plain, run
from tests.full import FULL

ROOT = Path(__file__).parents[2]
FIXTURES = ROOT / "tests" / "fixtures"
RECORDS = {
    "joraku": FIXTURES / "joraku" / "base3" / "01.record",
    "shogun": FIXTURES / "shogun" / "2" / "01.record",
    "rising_sun": FIXTURES / "rising_sun" / "players3" / "01.record",
}
BLUNDER = Path(__file__).with_name("blunder.record")
TINY = Effort(first=2, closer=2, seconds=1.0)


@cache
def session_of(game: str) -> Session:
    return open_record(RECORDS[game])[1]


@cache
def review_of(game: str) -> Review:
    """Return a review of every fifth decision, some of them looked at closely."""
    task = Task(RECORDS[game].read_text(), TINY)
    numbers = [number for piece in pieces(task) for number in piece]
    findings = Findings()
    findings.take(first_look(task, numbers[::5]))
    for verdict in worth_a_look(task, findings.all())[:4]:
        findings.take(closer_look(task, verdict))
    return put_together(task, findings.all())[0]


@pytest.mark.parametrize("game", RECORDS)
def test_the_moments_hold_every_answer_of_the_game_once(game: str) -> None:
    session = session_of(game)
    divided = DividedGame(session)
    given = [a for a in session.answers if not a.auto and a.action < FIRST_FREE_ACTION]
    decided = [
        (decision.seat, action)
        for stretch in divided.stretches
        for decision in stretch.decisions
        for action in decision.steps
    ]
    assert sorted(decided) == sorted((answer.seat, answer.action) for answer in given)
    assert divided.end.dump() == session.state.dump()
    assert divided.last == len(session.answers)


@pytest.mark.parametrize("game", RECORDS)
def test_a_moment_begins_where_the_replay_shows_it(game: str) -> None:
    session = session_of(game)
    history = History(session, ABOVE)
    history.follow(session)
    for stretch in DividedGame(session).stretches[::9]:
        assert history.position(stretch.at).dump() == stretch.before.dump()


def test_all_steps_of_a_sealed_plan_are_one_decision() -> None:
    divided = DividedGame(session_of("shogun"))
    plans = [stretch for stretch in divided.stretches if stretch.sealed]
    assert plans
    assert any(len(decision.steps) > 5 for stretch in plans for decision in stretch.decisions)
    assert any(len(stretch.decisions) == 3 for stretch in plans)


def test_a_throw_uses_chance_and_a_plain_choice_does_not() -> None:
    divided = DividedGame(session_of("shogun"))
    chance = [m for m in divided.stretches if any(event.key == "sg-thrown" for event in m.events)]
    assert chance
    assert all(stretch.chance for stretch in chance)
    assert not all(stretch.chance for stretch in divided.stretches)


def test_an_answer_is_worth_the_same_whatever_the_others_hold() -> None:
    """A decision is judged by what its seat knew: positions it can't tell apart count the same."""
    reviewer = Reviewer(session_of("joraku"))
    place, decision = reviewer.decisions[30]
    true = reviewer.divided.stretches[place].before
    twin = true.determinize(decision.seat, 77)
    assert twin.dump() != true.dump()
    found = []
    for state in (true, twin):
        knowledge = Knowledge(state, decision.seat)
        weighing = Weighing(
            reviewer.game, reviewer.judge, knowledge, decision.steps, chance=True, seed=5
        )
        verdict = weighing.weigh(30, weighing.others(0.0), 3, 60.0, True)
        found.append((verdict.best, verdict.given_chance, verdict.best_chance, verdict.expected))
    assert found[0] == found[1]


@pytest.mark.parametrize("game", RECORDS)
def test_a_review_is_whole(game: str) -> None:
    review = review_of(game)
    session = session_of(game)
    result = session.result()
    assert result is not None
    assert (review.game, review.scores) == (game, result.scores)
    assert [point.at for point in review.curve] == sorted({point.at for point in review.curve})
    assert review.curve[-1].chances == [result.utility(seat) for seat in range(3)]
    assert all(abs(sum(point.chances) - 1) < 0.02 for point in review.curve)
    assert len({chapter.at for chapter in review.chapters}) == len(review.chapters) > 1
    losses = [review.decisions[place].loss for place in review.turning]
    assert losses == sorted(losses, reverse=True)
    for decision in review.decisions:
        assert decision.grade == grade_of(decision.loss)
        assert not decision.best or decision.best != decision.given
    for seat, found in enumerate(review.seats):
        mine = [decision for decision in review.decisions if decision.seat == seat]
        assert found.decisions == len(mine)
        assert found.lost == pytest.approx(sum(decision.loss for decision in mine), abs=0.01)
    again = msgspec.json.decode(msgspec.json.encode(review), type=Review)
    assert again == review


def test_chance_has_a_part_only_where_something_was_left_to_it() -> None:
    reviewer = Reviewer(session_of("shogun"))
    verdicts = [reviewer.weigh(number, 2, 0.0) for number in range(0, len(reviewer.decisions), 4)]
    for verdict in verdicts:
        stretch = reviewer.stretch_of(verdict.number)
        if not stretch.chance or stretch.sealed:
            assert not any(reviewer.luck(verdict))
    assert any(any(reviewer.luck(verdict)) for verdict in verdicts)


class _Tags(HTMLParser):
    """The tags of a page that are open, and addresses that it would fetch something from."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [str(value) for name, value in attrs if name in ("src", "href")]
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", RECORDS)
def test_the_page_stands_alone_in_three_languages(game: str, code: str) -> None:
    names = ["<b>Vera</b>", "Oleh", "Ann"]
    known = gunbai.load(game)
    html = Page(review_of(game), known, Language(code, known), names).html()
    tags = _Tags()
    tags.feed(re.sub(r"<(rect|path)[^>]*/>", "", html))
    assert tags.open == []
    assert tags.fetched == []
    assert "<b>Vera</b>" not in html
    assert f'<html lang="{code}">' in html
    assert html.count('stroke-width="2"') >= len(names)
    assert "@media print" in html


def test_gains_and_losses_carry_their_sign() -> None:
    assert [signed(part) for part in (0.18, -0.18, 0.001, -0.001)] == [
        "+18 %",
        "−18 %",
        "0 %",
        "0 %",
    ]


def test_the_command_writes_one_page(tmp_path: Path) -> None:
    target = tmp_path / "page.html"
    found = str(RECORDS["rising_sun"])
    result = run("review", found, "-o", str(target), "--seconds", "1", "--jobs", "1")
    assert result.exit_code == 0, result.output
    assert "won with" in result.output.replace("\u00a0", " ")
    assert target.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_the_command_refuses_what_can_not_be_reviewed(tmp_path: Path) -> None:
    text = RECORDS["rising_sun"].read_text().splitlines()
    assert run("review").exit_code == 2
    assert run("review", str(tmp_path / "missing.record")).exit_code == 2
    spoilt = tmp_path / "spoilt.record"
    spoilt.write_text("\n".join(text[:-3]))
    assert run("review", str(spoilt)).exit_code == 2


def test_only_a_finished_game_is_reviewed(tmp_path: Path) -> None:
    running = tmp_path / "running.record"
    running.write_text(write_record(Session(gunbai.load("joraku"))))
    result = run("review", str(running))
    assert result.exit_code == 2
    assert "not finished" in result.output


@pytest.mark.skipif(not FULL, reason="plays and reviews many games; by `./dev test --full`")
def test_a_review_names_the_blunder() -> None:
    """At least 16 of 20: the long series is in docs/guide/reviews.md, a short one may have luck."""
    game = gunbai.load("rising_sun")
    series = ReviewedGames("rising_sun", None, game.read_options({}), "search:50", Effort())
    found = [one.named for one in measure_reviews(series, [], 20, 1, 2) if one.named is not None]
    assert len(found) == 20
    assert sum(found) >= 16


SPOILT = Blunder(0, "a record", 2, 81, 0.3125)
WORDS = ["review", "--game", "joraku", "--bot", "greedy", "--jobs", "1", "--measure"]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seeds of games that were played; every third can't be spoilt, every fourth is missed."""
    out: list[int] = []

    def found(_series: ReviewedGames, seeds: list[int], _jobs: int) -> Iterator[Trial | None]:
        for seed in seeds:
            out.append(seed)
            yield Trial(SPOILT, seed % 4 > 0, 10.0 + seed) if seed % 3 else None

    monkeypatch.setattr(measured, "find_blunders", found)
    return out


def test_reviews_are_measured_until_so_many_had_a_blunder(
    played: list[int], tmp_path: Path
) -> None:
    """An interrupted series goes on; its table is put into a page."""
    notes, page = tmp_path / "reviews.jsonl", tmp_path / "page.md"
    page.write_text("<!-- reviews -->\n<!-- end of reviews -->\n")
    kept = [*WORDS, "6", "--save", str(notes), "--into", str(page)]
    assert "Found: 4 of 6" in plain(run(*kept).output)
    assert played == [1, 2, 3, 4, 5, 6, 7, 8]
    row = "| joraku | `greedy` | 6 | 4 | 14 | 18 | 2 |"
    assert row in page.read_text()
    lines = notes.read_text().splitlines(keepends=True)
    notes.write_text("".join(lines[:5]) + lines[0].replace("greedy", "random"))
    played.clear()
    assert "Found: 4 of 6" in plain(run(*kept).output)
    assert played == [6, 7, 8]
    assert row in page.read_text()
    assert "| joraku | `random` | 1 | 1 | 11 | 11 | 0 |" in page.read_text()
    played.clear()
    assert plain(run(*kept).output) == "Found: 4 of 6"
    assert played == []


def test_games_that_can_not_be_spoilt_end_at_some_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(measured, "find_blunders", lambda _, seeds, __: iter([None] * len(seeds)))
    assert plain(run(*WORDS, "2").output) == "Found: 0 of 0"


def test_few_worlds_are_enough_to_compare_many_answers() -> None:
    reviewer = Reviewer(session_of("joraku"))
    place, decision = reviewer.decisions[30]
    knowledge = Knowledge(reviewer.divided.stretches[place].before, decision.seat)
    ways = [decision.steps] * 5
    found = margins(reviewer.game, knowledge, ways, decision.steps, 2, seeded(3))
    assert [one.mean for one in found] == [0.0] * 5


def test_a_trial_that_is_none_is_refused(tmp_path: Path) -> None:
    notes = tmp_path / "reviews.jsonl"
    notes.write_text('{"game": "joraku"}\n')
    with pytest.raises(BadOptions):
        read_trials(notes)


def test_the_table_in_the_guide_is_made_by_the_command() -> None:
    page = ROOT / "docs/guide/reviews.md"
    table = as_markdown(read_trials(ROOT / "docs/results/reviews.jsonl"))
    assert put_into(page, "reviews", table) == page.read_text(encoding="utf-8")


def test_how_games_end_outweighs_a_judgement() -> None:
    judged = Margin(0.4, 0.2)
    assert judged.weighed(Margin(0.0, 0.03)).mean < 0.02
    assert judged.weighed(Margin(0.0, 0.03)).error < 0.03
    assert judged.weighed(Margin(0.0, 0.4)).mean > 0.3


def test_an_answer_is_no_better_than_itself() -> None:
    """And two games that end alike prove little."""
    reviewer = Reviewer(session_of("shogun"))
    place, decision = reviewer.decisions[40]
    knowledge = Knowledge(reviewer.divided.stretches[place].before, decision.seat)
    steps = decision.steps
    found = margins(reviewer.game, knowledge, [steps, steps, steps], steps, 6, seeded(3))
    assert [one.mean for one in found] == [0.0, 0.0, 0.0]
    assert all(one.error > 0.1 for one in found)


def test_only_what_was_looked_at_closely_turns_a_game() -> None:
    task = Task(RECORDS["joraku"].read_text(), TINY)
    first = first_look(task, [number for piece in pieces(task) for number in piece][::5])
    assert put_together(task, first)[0].turning == []
    assert review_of("joraku").turning


def test_a_blunder_stands_out() -> None:
    """A small version of what `gunbai review --measure` does with a series of games.

    Bots played this game; the plan of seat 2 at position 81 was then replaced by one made at
    random, after which games are won 25 points less often.
    """
    reviewer = Reviewer(open_record(BLUNDER)[1])
    places = [(decision.seat, decision.at) for _, decision in reviewer.decisions]
    blunder = places.index((2, 81))
    assert reviewer.weigh(blunder, 8, 0.0).loss > 0.08
    others = [reviewer.weigh(number, 4, 0.0).loss for number in range(0, len(places), 9)]
    assert sorted(others)[len(others) // 2] < 0.03
