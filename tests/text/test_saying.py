"""Every decision, answer, event and refusal of real games, said in every language."""

from __future__ import annotations

import re
from functools import cache

import pytest

from gunbai.language import LANGUAGES
from tests.text.gathering import GAME, NAMES, Gathered, gather, language
from tests.text.keys import refusals_in_source
from tests.text.spoiling import spoilt

_RAW = re.compile(r"[{}$]|\?\?\?|None|\[\]|\b(jk|ask|refuse|text|data|record|position)-[a-z]")
_SENTENCE = re.compile(r"[A-ZА-ЯЁІЇЄҐ0-9«“].*[.?]$", re.DOTALL)


@cache
def gathered() -> Gathered:
    return gather()


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


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_decision_is_asked_in_words(code: str) -> None:
    asks = gathered().asks.values()
    assert {key for key, _ in asks} == {f"JK-D{number:02}" for number in range(2, 14)}
    for key, words in asks:
        text = language(code).ask(key, words, NAMES)
        _check(text)
        _native(text, code)
        assert _SENTENCE.match(text), text


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_answer_has_a_label_of_its_own(code: str) -> None:
    actions = sorted(gathered().actions)
    assert {GAME.codec.verb(action).name for action in actions} == {
        verb.name for verb in GAME.codec.verbs
    }
    labels = {action: language(code).action(action) for action in actions}
    for label in labels.values():
        _check(label)
        _native(label, code)
        assert label[0].isupper()
        assert label[-1] not in ".:"
    # placing nobody is the same in every area
    different = [a for a in actions if GAME.structure(a).get("count") != 0]
    assert len({labels[action] for action in different}) == len(different)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_event_is_a_line_of_the_log(code: str) -> None:
    events = gathered().events.values()
    assert {event.key for event in events} == set(GAME.happenings)
    for event in events:
        text = language(code).event(event, NAMES)
        _check(text)
        _native(text, code)
        assert _SENTENCE.match(text), text


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_one_seat_alone_learns_is_said_to_it(code: str) -> None:
    """Second person for secrets, third person for what everybody sees."""
    you = re.compile(r"\b(you|your|вы|вас|ваши|ви|вашій|ваші)\b", re.IGNORECASE)
    for event in gathered().events.values():
        text = language(code).event(event, NAMES)
        assert bool(you.search(text)) == (event.audience >= 0), text


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_refusal_says_why_and_what_instead(code: str) -> None:
    refusals = [*gathered().refusals.values(), *spoilt()]
    assert {refusal.key for refusal in refusals} == refusals_in_source()
    for refusal in refusals:
        text = language(code).refusal(refusal)
        _check(text)
        assert _SENTENCE.match(text), text
        if refusal.key.startswith(("jk-", "refuse-", "undo-")):
            _native(text, code)
