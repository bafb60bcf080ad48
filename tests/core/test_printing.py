"""Everything prints itself as a person would write it, without a packed number."""

from __future__ import annotations

from gunbai.bots.factory import make_bot
from gunbai.core.event import Event
from gunbai.core.session import Session
from tests.core.sessions import JORAKU


def session() -> Session:
    out = Session(JORAKU, {"players": 3}, seed=9)
    out.submit(0, JORAKU.parse("pass 1r 2r"))
    return out


def test_a_game_and_a_session_say_where_they_are() -> None:
    assert repr(JORAKU) == "<joraku, rules 1>"
    assert repr(session()) == "<joraku, answers so far: 1, <JK-D02 asks 1, 2 in secret>>"


def test_answers_are_written_as_in_a_record() -> None:
    assert repr(session().answers) == "[<seat 0: pass 1r 2r>]"


def test_events_name_their_arguments_and_who_sees_them() -> None:
    events = [repr(event) for event in session().events]
    assert "<jk-round: round 1>" in events
    assert "<jk-hand: player 0, cards 1r 2r 4r 1y 5y 2b, seen by 0>" in events
    assert "<jk-deal: count 6, aside 3>" in events


def test_an_event_without_a_declaration_shows_its_numbers() -> None:
    assert repr(Event("nobody-declared", 5, 1, 2, 3, 4)) == "<nobody-declared 5 1 2 3 4>"


def test_rules_in_progress_say_their_step() -> None:
    stack = session().state.stack
    assert repr(stack) == "[<campaign: skirmish>, <recruitment: dealt>, <pass-cards: passing>]"


def test_a_position_is_an_outline_without_the_numbers_of_chance() -> None:
    lines = repr(session().state).splitlines()
    assert lines[0] == "game: joraku"
    assert not any(line.startswith("rng") for line in lines)


def test_a_refusal_says_its_reason_rule_and_words() -> None:
    refusal = session().state.check(1, JORAKU.parse("pass nr"))
    assert repr(refusal) == "<jk-refuse-not-in-hand [JK-R05]: cards=['nr']>"


def test_options_list_their_values_and_conflicts_what_they_exclude() -> None:
    assert repr(JORAKU.options()[1]) == "<option players: 2, 3, 4; 4 if not given>"
    assert repr(JORAKU.conflicts()[0]) == "<mode base excludes players 2>"


def test_bots_and_what_they_know_have_names() -> None:
    assert repr(make_bot("greedy", 1, JORAKU)) == "<bot greedy>"
    known = session().knowledge(1)
    assert repr(known) == "<what seat 1 knows of <JK-D02 asks 1, 2 in secret>>"
