"""The guided first games: each can be played as it is written, and has its sentences."""

from __future__ import annotations

import re

import pytest

import gunbai
from gunbai import games
from gunbai.core.session import Session
from gunbai.language import LANGUAGES, Language
from gunbai.lesson import Lesson, LessonText, Waits, lesson_of, tips
from tests.shipped import SHIPPED

SOME = 40  # decisions that a learner makes in a lesson, at most


def lesson(game: str) -> Lesson:
    found = lesson_of(game)
    assert found is not None
    return found


def begin(game: str) -> Session:
    given = lesson(game)
    return Session(gunbai.load(game), given.options, given.seed)


def tell(session: Session, code: str = "en") -> LessonText:
    game = session.game
    start = session.from_start(session.auto)
    return LessonText(Language(code, game), lesson(game.name), start, list(session.answers))


def play_on(session: Session) -> None:
    """Let the others answer as they did, until the learner is asked."""
    given = lesson(session.game.name)
    while given.seat not in session.to_act() or session.talking:
        for seat in session.to_act():
            try:
                action = given.reply(session, seat) if seat != given.seat else None
            except Waits:
                continue
            if action is not None:
                session.submit(seat, action)
                break
        else:
            return


@pytest.mark.parametrize("game", SHIPPED)
def test_the_game_of_a_lesson_can_be_played_as_it_is_written(game: str) -> None:
    """The learner follows the suggestions, and hears something at each decision of the part."""
    session = begin(game)
    given = lesson(game)
    said: list[list[str]] = []
    while not given.is_through(session.events):
        play_on(session)
        telling = tell(session)
        if telling.through:
            break
        assert telling.suggested, session
        assert telling.sentences, session
        said.append([each.text for each in telling.sentences])
        session.submit(given.seat, session.game.parse(telling.suggested))
    play_on(session)
    last = tell(session)
    assert last.through
    assert Language("en", session.game).say("lesson-part") in [each.text for each in last.sentences]
    assert 12 < len(said) < SOME
    assert [len(texts) for texts in said[1:]] == [len(set(texts)) for texts in said[1:]]


@pytest.mark.parametrize("game", SHIPPED)
@pytest.mark.parametrize("code", LANGUAGES)
def test_all_its_sentences_are_about_something(game: str, code: str) -> None:
    played = gunbai.load(game)
    language = Language(code, played)
    about = tips(language, played.decisions())
    assert sorted(about) == sorted(played.decisions())
    mine = len(lesson(game).of_seat(lesson(game).seat))
    file = games.folder(game) / "text" / f"lesson.{code}.ftl"
    for name in re.findall("(?m)^[a-zA-Z0-9-]+(?= =)", file.read_text(encoding="utf-8")):
        if name not in ("lesson-welcome", "lesson-part"):
            _, kind, what = name.split("-", 2)
            known = {"ask": played.decisions(), "on": played.event_kinds}.get(kind, ())
            assert what in known or (kind == "at" and 1 <= int(what) <= mine), name


@pytest.mark.parametrize("game", SHIPPED)
def test_whoever_leaves_the_path_hears_of_each_kind_of_decision_once(game: str) -> None:
    """There is nothing to suggest any more, and the bots think for themselves."""
    session = begin(game)
    given = lesson(game)
    play_on(session)
    first = tell(session)
    other = next(
        action
        for action in session.legal(given.seat)
        if session.game.text(action) != first.suggested
    )
    session.submit(given.seat, other)
    if given.seat in session.to_act():
        telling = tell(session)
        assert telling.suggested == ""
        assert telling.sentences
    for seat in session.to_act():
        assert given.reply(session, seat) is None


def test_what_was_said_is_not_said_again() -> None:
    """In Joraku the first trick explains itself, the second one says nothing of it."""
    session = begin("joraku")
    texts = []
    for _ in range(12):
        play_on(session)
        telling = tell(session)
        texts += [each.text for each in telling.sentences]
        session.submit(lesson("joraku").seat, session.game.parse(telling.suggested))
    won = Language("en", session.game).say("lesson-on-jk-won")
    assert sum(event.key == "jk-won" for event in session.events) > 1
    assert texts.count(won) == 1


def test_a_bot_waits_for_those_who_spoke_before_it() -> None:
    """At the tea of Rising Sun the second bot is silent until the first one has made its offer."""
    session = begin("rising_sun")
    given = lesson("rising_sun")
    with pytest.raises(Waits):
        given.reply(session, 2)
    first = given.reply(session, 1)
    assert first is not None
    assert session.game.text(first) == "offer koi"
