"""Everything prints itself as a person would write it, without a packed number."""

from __future__ import annotations

import pytest

import gunbai
from gunbai.bots.factory import make_bot
from gunbai.core.event import Event
from gunbai.core.session import Session
from gunbai.games.joraku.state import JorakuState
from gunbai.games.rising_sun.game import load as load_rising_sun
from tests.core.sessions import JORAKU
from tests.shipped import SHIPPED


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


def test_declarations_say_what_they_declare() -> None:
    verb = JORAKU.codec.verb(JORAKU.parse("move omi ise"))
    assert repr(verb) == "<verb move: from, area>"
    assert repr(verb.fields) == "[<field from: area>, <field area: area>]"
    assert repr(JORAKU.event_kinds["jk-round"]) == "<event jk-round: round>"
    assert repr(JORAKU.codec).startswith("<verbs pass, discard, ")
    state = session().state
    assert isinstance(state, JorakuState)
    assert repr(state.setup).startswith("<setup mode base, players 3, ")
    assert repr(load_rising_sun().cards[0]) == "<card komainu>"


#: Nobody but the rules has these in hand.
INSIDE = {"CardValues", "Display", "Ground", "Memory", "Side", "Tables", "Tower", "TowerModel"}
INSIDE |= {"Network", "Traits"}


def members(thing: object) -> list[object]:
    """Return the public parts of a list, a table or an object of the package."""
    if isinstance(thing, list | tuple | set):
        return list(thing)
    if isinstance(thing, dict):
        return list(thing.values())
    names = [name for each in type(thing).__mro__ for name in getattr(each, "__slots__", ())]
    names += getattr(thing, "__dict__", {})
    return [getattr(thing, name, None) for name in names if not name.startswith("_")]


@pytest.mark.interpreted  # a compiled object does not name its parts
@pytest.mark.parametrize("name", SHIPPED)
def test_nothing_prints_where_it_lies_in_memory(name: str) -> None:
    game = gunbai.load(name)
    begun = Session(game, {}, seed=1)
    bot = make_bot("medium", 1, game)
    waiting: list[object] = [begun, begun.knowledge(0), bot, game.judge(), game.banter()]
    waiting += [game.options(), game.values(), game.standing(), game.situations(), game.sight()]
    met: dict[int, object] = {}
    found: set[str] = set()
    while waiting:
        thing = waiting.pop()
        ours = type(thing).__module__.startswith("gunbai.") and not isinstance(thing, type)
        if id(thing) in met or not (ours or isinstance(thing, list | tuple | set | dict)):
            continue
        met[id(thing)] = thing
        waiting += members(thing)
        if ours and " object at " in repr(thing):
            found.add(type(thing).__name__)
    assert found <= INSIDE
    assert len(met) > 300
