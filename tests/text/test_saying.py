"""Every decision, answer, event and refusal of real games, said in every language."""

from __future__ import annotations

import re

import pytest

from gunbai.language import LANGUAGES
from tests.text.keys import prefix_of, refusals_in_source
from tests.text.mistakes import spoilt
from tests.text.texts import ASKS, GAMES, NAMES, gathered, language

_RAW = re.compile(r"[{}$]|\?\?\?|None|\[\]|\b(jk|sg|rs|ask|refuse|text|data|record|position)-[a-z]")
_SENTENCE = re.compile(r"[A-ZА-ЯЁІЇЄҐ0-9«“].*[.?]$", re.DOTALL)

each_game = pytest.mark.parametrize("name", GAMES)
each_language = pytest.mark.parametrize("code", LANGUAGES)


def _check(text: str) -> None:
    assert text
    assert not _RAW.search(text), text
    assert text == text.strip()
    assert "  " not in text
    assert not re.search(r"\d [^\W\d]", text), f"a number parted from its word: {text}"
    assert " —" not in text


def _native(text: str, code: str) -> None:
    """No id and no word of another language."""
    if code == "en":
        bare = re.sub("|".join(NAMES), "", text)
        assert not re.search("[а-яёіїєґ]", bare, re.IGNORECASE), text
    else:
        assert not re.search("[a-z]", re.sub(r"\bI{1,3}\b", "", text), re.IGNORECASE), text


@each_game
@each_language
def test_every_decision_is_asked_in_words(name: str, code: str) -> None:
    asks = gathered(name).asks.values()
    assert {key for key, _ in asks} == ASKS[name]
    for key, words in asks:
        text = language(code, name).ask(key, words, NAMES)
        _check(text)
        _native(text, code)
        assert _SENTENCE.match(text), text


@each_game
@each_language
def test_every_answer_has_a_label_of_its_own(name: str, code: str) -> None:
    game = GAMES[name]
    actions = sorted(gathered(name).actions)
    assert {game.codec.verb(action).name for action in actions} == {
        verb.name for verb in game.codec.verbs
    }
    labels = {action: language(code, name).action(action) for action in actions}
    for label in labels.values():
        _check(label)
        _native(label, code)
        assert label[0].isupper()
        assert label[-1] not in ".:"
    # placing nobody is the same in every area
    different = [a for a in actions if game.structure(a).get("count") != 0]
    assert len({labels[action] for action in different}) == len(different)


@each_game
@each_language
def test_every_event_is_a_line_of_the_log(name: str, code: str) -> None:
    events = gathered(name).events.values()
    assert {event.key for event in events} == set(GAMES[name].event_kinds)
    for event in events:
        text = language(code, name).event(event, NAMES)
        _check(text)
        _native(text, code)
        assert _SENTENCE.match(text), text


@each_game
@each_language
def test_what_one_seat_alone_learns_is_said_to_it(name: str, code: str) -> None:
    """Second person for secrets, third person for what everybody sees."""
    you = re.compile(r"\b(you|your|вы|вас|ваши|ви|вашій|ваші)\b", re.IGNORECASE)
    for event in gathered(name).events.values():
        text = language(code, name).event(event, NAMES)
        assert bool(you.search(text)) == (event.audience >= 0), text


@each_game
@each_language
def test_whoever_reads_a_line_about_themselves_is_called_you(name: str, code: str) -> None:
    """In the right form: a name that has only been replaced would leave the verb as it was."""
    you = re.compile(r"\b(you|yours?|вы|вас|вам|вами|ви|ваш\w*)\b", re.IGNORECASE)
    # ru and uk: "вы берёт", "ви бере"
    wrong = re.compile(
        r"\b(вы (не )?\w+[её]т|ви (?!двоє)(не )?\w+[^т\W][єе])(ся)?\b|гравц\w+ ви|игрок\w* вы",
        re.IGNORECASE,
    )
    met = 0
    for event in gathered(name).events.values():
        named = GAMES[name].event_kinds[event.key].seats(event)
        for seat, person in enumerate(NAMES):
            if not (named >> seat & 1 and event.seen_by(seat)):
                continue
            text = language(code, name).event(event, NAMES, seat)
            _check(text)
            assert _SENTENCE.match(text), text
            assert you.search(text), text
            assert person not in text
            assert not wrong.search(text), text
            met += 1
    assert met > 100


@each_game
@each_language
def test_every_refusal_says_why_and_what_instead(name: str, code: str) -> None:
    prefix = GAMES[name].prefix
    refusals = [*gathered(name).refusals.values(), *spoilt(name)]
    own = {refusal.key for refusal in refusals if prefix_of(refusal.key)}
    assert own == {key for key in refusals_in_source() if prefix_of(key) == prefix}
    for refusal in refusals:
        text = language(code, name).refusal(refusal)
        _check(text)
        assert _SENTENCE.match(text), text
        if refusal.key.startswith((f"{prefix}-refuse", f"{prefix}-bad", "refuse-", "undo-")):
            _native(text, code)


def test_every_refusal_that_games_share_is_met() -> None:
    refusals = [
        refusal for name in GAMES for refusal in [*gathered(name).refusals.values(), *spoilt(name)]
    ]
    shared = {refusal.key for refusal in refusals if not prefix_of(refusal.key)}
    assert shared == {key for key in refusals_in_source() if not prefix_of(key)}
