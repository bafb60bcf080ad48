"""Puzzles over HTTP: what a solver is sent, answers, hints, bad input."""

from __future__ import annotations

import json
import time

import msgspec
import pytest

from gunbai.core.position_text import read_position
from gunbai.core.session import Session
from gunbai.games import load
from gunbai.puzzles.shelf import puzzles_in_turn
from gunbai.server import puzzles
from gunbai.server.desk import shown as shown_of
from tests.server.person import Person, refusal
from tests.server.servers import Server

GAMES = ["joraku", "shogun", "rising_sun"]
LINE_OF = {"joraku": 2, "shogun": 2, "rising_sun": 4}  # puzzles that are looked at


@pytest.fixture(scope="module")
def visitor(one_server: Server) -> Person:
    return Person(one_server.url, "")


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_answer_says_why_and_the_right_one_shows_the_line(
    visitor: Person, game: str
) -> None:
    listed = visitor.get(f"/api/puzzles/{game}")
    assert listed["daily"] in [one["id"] for one in listed["puzzles"]]
    for puzzle in puzzles_in_turn(game)[: LINE_OF[game]]:
        path = f"/api/puzzles/{game}/{puzzle.id}"
        shown = visitor.get(path)
        texts = [choice["text"] for choice in shown["view"]["choices"]]
        assert sorted(texts) == sorted(answer.action for answer in puzzle.answers)
        hint = visitor.get(f"{path}/hint")
        assert puzzle.solution in hint["left"]
        assert 1 < len(hint["left"]) < max(3, len(texts))
        wrong = visitor.post(path, action=puzzle.answers[-1].action)
        assert not wrong["right"]
        assert wrong["answers"] == []
        assert wrong["given"]["chance"] < wrong["best"]
        assert len(wrong["run"]["moves"]) == 1
        right = visitor.post(path, action=puzzle.solution)
        assert right["right"]
        assert len(right["run"]["moves"]) == 1 + len(puzzle.line)
        assert right["answers"][0]["choice"]["text"] == puzzle.solution
        given_up = visitor.post(path, action="")
        assert not given_up["right"]
        assert given_up["given"] == right["given"]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_was_filled_in_is_sent(game: str) -> None:
    """A solver gets the same in other worlds; the solution is in none of it."""
    played = load(game)
    for puzzle in puzzles_in_turn(game)[: LINE_OF[game]]:
        shown = json.loads(msgspec.json.encode(puzzles.show(played, puzzle)))
        other = puzzle.session(played).state.determinize(puzzle.seat, 77)
        twin = json.loads(
            msgspec.json.encode(shown_of(Session.at(played, other.dump()), puzzle.seat).view)
        )
        assert shown["view"] == twin
        assert set(shown) == {"info", "view", "seats", "next"}
        assert set(shown["info"]) == {"id", "number", "theme", "difficulty"}
        chance = read_position(puzzle.position)["rng"]
        assert json.dumps(chance) not in json.dumps(shown)


def test_everybody_has_the_same_puzzle_on_a_day() -> None:
    game = load("joraku")
    noon = time.mktime((2026, 11, 18, 12, 0, 0, 0, 0, 0))
    assert puzzles.listed(game, noon).daily == puzzles.listed(game, noon + 3600).daily
    assert puzzles.listed(game, noon).daily != puzzles.listed(game, noon + 86400).daily


def test_bad_input_is_refused_with_a_reason(visitor: Person) -> None:
    first = puzzles_in_turn("joraku")[0].id
    path = f"/api/puzzles/joraku/{first}"
    assert refusal(lambda: visitor.get("/api/puzzles/chess")) == "game-unknown"
    assert refusal(lambda: visitor.get("/api/puzzles/joraku/none")) == "puzzle-unknown"
    assert refusal(lambda: visitor.get("/api/puzzles/joraku/none/hint")) == "puzzle-unknown"
    assert refusal(lambda: visitor.post(path, action="jump over")).startswith("text-")
    assert refusal(lambda: visitor.post(path, action="x" * 401)) == "request-bad"
    assert refusal(lambda: visitor.post(path, action="play 1r", more=1)) == "request-bad"


def test_an_answer_to_another_decision_is_refused(visitor: Person) -> None:
    puzzle = next(one for one in puzzles_in_turn("joraku") if one.theme == "cards")
    path = f"/api/puzzles/joraku/{puzzle.id}"
    assert refusal(lambda: visitor.post(path, action="effect a")) == "refuse-other-decision"
