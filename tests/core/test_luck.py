"""Chance from a secret seed and the players' words: checked by hand, step by step."""

from __future__ import annotations

import hashlib
import hmac
import struct

import pytest

import gunbai
from gunbai.core.errors import BadRecord
from gunbai.core.event import ABOVE
from gunbai.core.history import History
from gunbai.core.luck import Luck, fingerprint
from gunbai.core.record import read_record, replay, write_record
from gunbai.core.rng import seeded
from gunbai.core.session import Session
from tests.shipped import SHIPPED

SEED = 3**160


def fair(game: str, *words: str, steps: int = 10_000) -> Session:
    """Return a game of arbitrary answers, the same ones as far as the rules allow it."""
    made = gunbai.load(game)
    seats = made.seats(made.read_options({}))
    given = [*words, *[""] * (seats - len(words))]
    session = Session(made, {}, SEED, None, True, given)
    rng = seeded(7)
    while not session.over and len(session.answers) < steps:
        owing = session.to_act()
        seat = owing[rng.below(len(owing))]
        choices = session.candidates(seat)
        session.submit(seat, choices[rng.below(len(choices))])
    return session


def test_a_step_follows_from_the_seed_the_words_and_its_number() -> None:
    message = "12\nkitsune\n\nтанукі".encode()
    digest = hmac.new(str(SEED).encode(), message, hashlib.sha256).digest()
    expected = list(struct.unpack(">4I", digest[:16]))
    assert Luck(SEED, ["kitsune", "", "танукі"]).step(12).words() == expected
    assert Luck(SEED, ["kitsune", "танукі", ""]).step(12).words() != expected
    assert Luck(SEED, ["kitsune", "", "танукі"]).step(13).words() != expected


def test_the_fingerprint_is_the_sha256_of_the_digits() -> None:
    assert fingerprint(1234) == "03ac674216f3e15c761ee1a5e255f067953623c8b388b4459e13f978d7c846f4"


@pytest.mark.parametrize("game", SHIPPED)
def test_a_word_changes_the_whole_game(game: str) -> None:
    one = fair(game, "kitsune", steps=1).state.dump()
    assert fair(game, "kitsune", steps=1).state.dump() == one
    assert fair(game, "kitsuna", steps=1).state.dump() != one
    assert fair(game, steps=1).state.dump() != one


@pytest.mark.parametrize("game", SHIPPED)
def test_a_record_has_the_words_and_plays_the_same_game(game: str) -> None:
    session = fair(game, "kitsune", "tanuki")
    text = write_record(session)
    assert text.startswith("gunbai record 2\n")
    again = replay(session.game, read_record(text))
    assert [event.line() for event in again.events] == [event.line() for event in session.events]
    assert write_record(again) == text
    assert again.state.dump() == session.state.dump()


@pytest.mark.parametrize("game", SHIPPED)
def test_every_position_of_its_history_is_the_one_that_was(game: str) -> None:
    session = fair(game, "kitsune", steps=120)
    history = History(session, ABOVE)
    history.follow(session)
    now = session.view(0)["position"]
    assert history.view(history.last, 0)["position"] == now
    half = replay(session.game, read_record(write_record(session)), 60)
    assert history.view(60, 0)["position"] == half.view(0)["position"]


def test_a_session_goes_on_from_what_was_kept() -> None:
    session = fair("shogun", "kitsune", steps=100)
    while not session.settled:
        seat = session.to_act()[0]
        session.submit(seat, session.default(seat))
    again = session.from_start(True)
    again.resume(session.keep())
    for played in (session, again):
        for _ in range(40):
            seat = played.to_act()[0]
            played.submit(seat, played.default(seat))
    assert again.state.dump() == session.state.dump()


def test_a_step_without_chance_can_be_taken_back() -> None:
    session = fair("rising_sun", "kitsune", steps=0)
    before = session.view(0)["position"]
    seat = session.to_act()[0]
    ally = next(a for a in session.legal(seat) if session.game.text(a).startswith("offer"))
    session.submit(seat, ally)
    assert session.undo_refusal(seat) is None
    session.undo(seat)
    assert session.view(0)["position"] == before


def test_the_copies_of_bots_have_a_chance_of_their_own() -> None:
    session = fair("shogun", "kitsune", steps=50)
    number = len(session.answers) + 1
    true = Luck(SEED, session.words or []).step(number).words()
    copy = session.knowledge(0).possible(seeded(5))
    assert copy.rng.words() not in (true, session.state.rng.words())


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('words ["kitsune", "", "", ""]', 'words ["kitsuna", "", "", ""]', "record-changed"),
        ('words ["kitsune", "", "", ""]', 'words ["kitsune", "", ""]', "record-changed"),
        ('words ["kitsune", "", "", ""]', 'words "kitsune"', "record-header"),
        ('words ["kitsune", "", "", ""]', 'words ["\\ud800", "", "", ""]', "record-header"),
        ('words ["kitsune", "", "", ""]', f'words ["{"x" * 41}", "", "", ""]', "record-header"),
    ],
)
def test_changed_words_are_refused(old: str, new: str, key: str) -> None:
    text = write_record(fair("joraku", "kitsune", steps=20))
    assert old in text
    with pytest.raises(BadRecord) as error:
        read_record(text.replace(old, new))
    assert error.value.refusal.key == key
