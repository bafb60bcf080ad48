"""The core with what Joraku does not use: plans in steps, nested reactions, acts out of turn."""

from __future__ import annotations

import pytest

from gunbai.core.errors import BadRecord, IllegalAction, Refusal, StaleView
from gunbai.core.event import SPECTATOR
from gunbai.core.record import read_record, replay, write_record
from gunbai.core.rng import seeded
from gunbai.core.session import Session
from tests.core.sessions import Picture, prompted
from tests.core.toy import Toy, ToyState
from tests.properties.secrecy import Checker

TOY = Toy()


def new(seed: int = 1) -> Session:
    return Session(TOY, {}, seed)


def position(session: Session) -> ToyState:
    state = session.state
    assert isinstance(state, ToyState)
    return state


def give(session: Session, seat: int, text: str, seen: int = -1) -> None:
    session.submit(seat, TOY.parse(text), seen)


def lay(session: Session, seat: int, count: int) -> list[int]:
    """Lay the first cards of the hand; returns them."""
    cards = position(session).hands[seat][:count]
    for card in cards:
        give(session, seat, f"lay {card}")
    return cards


def plan(session: Session, counts: tuple[int, int, int] = (1, 1, 1)) -> None:
    """All three seats plan so many cards and confirm."""
    for seat, count in enumerate(counts):
        lay(session, seat, count)
        give(session, seat, "confirm")


def shown_plan(session: Session, seat: int) -> object:
    return session.state.observe(seat)["plan"]


def refused(session: Session, seat: int, text: str) -> tuple[str, str]:
    with pytest.raises(IllegalAction) as error:
        give(session, seat, text)
    return error.value.refusal.key, error.value.refusal.rule


# a sealed answer in several steps


def test_a_plan_is_owed_until_it_is_confirmed() -> None:
    session = new()
    cards = lay(session, 1, 3)
    assert session.state.to_act() == [0, 1, 2]
    assert session.state.legal(1) == [TOY.parse("confirm")]
    assert refused(session, 1, f"lay {cards[0]}") == ("toy-refuse-card", "TOY-3")
    give(session, 1, "confirm")
    assert session.state.to_act() == [0, 2]
    assert refused(session, 1, "confirm") == ("refuse-not-asked", "")


def test_a_full_plan_is_not_confirmed_automatically() -> None:
    session = new()
    lay(session, 0, 3)
    assert [answer.auto for answer in session.answers] == [False] * 3


def test_the_steps_of_a_plan_go_back_one_by_one_while_others_plan() -> None:
    session = new()
    mine = lay(session, 0, 2)
    theirs = lay(session, 1, 1)
    give(session, 1, "confirm")
    session.undo(0)
    assert shown_plan(session, 0) == mine[:1]
    assert shown_plan(session, 1) == theirs
    assert session.state.to_act() == [0, 2]
    session.undo(0)
    assert shown_plan(session, 0) == []
    refusal = session.undo_refusal(0)
    assert refusal is not None
    assert refusal.words["reason"] == "nothing"


def test_a_confirmed_plan_can_be_opened_again_until_the_last_is_confirmed() -> None:
    session = new()
    cards = lay(session, 0, 2)
    give(session, 0, "confirm")
    lay(session, 1, 1)
    session.undo(0)
    assert session.state.to_act() == [0, 1, 2]
    assert shown_plan(session, 0) == cards
    give(session, 0, "confirm")
    give(session, 1, "confirm")
    give(session, 2, "confirm")
    assert session.state.to_act() == [0]
    for seat in range(3):
        assert session.undo_refusal(seat) is not None


def test_a_plan_undone_and_made_again_is_the_same_as_one_made_at_once() -> None:
    at_once = new()
    hesitant = new()
    cards = lay(at_once, 2, 2)
    lay(hesitant, 2, 3)
    hesitant.undo(2)
    hesitant.undo(2)
    give(hesitant, 2, f"lay {cards[1]}")
    assert Picture(hesitant) == Picture(at_once)


def test_planning_leaves_no_trace_for_others() -> None:
    """Not in views, not in events, not in the version: how many cards are planned is a secret."""
    session = new()
    before = [session.view(seat) for seat in (SPECTATOR, 1, 2)]
    lay(session, 0, 3)
    session.undo(0)
    assert [session.view(seat) for seat in (SPECTATOR, 1, 2)] == before
    assert session.version_for(0) == 4
    assert session.version_for(1) == session.version_for(SPECTATOR) == 0
    give(session, 0, "confirm")
    assert session.version_for(1) == session.version_for(SPECTATOR) == 1


def test_steps_of_a_plan_are_stale_only_by_ones_own_steps() -> None:
    session = new()
    seen = session.version_for(0)
    lay(session, 1, 2)
    give(session, 1, "confirm")
    first, second = position(session).hands[0][:2]
    give(session, 0, f"lay {first}", seen)
    with pytest.raises(StaleView):  # the second browser window did not see the first step
        give(session, 0, f"lay {second}", seen)
    give(session, 0, f"lay {second}", session.version_for(0))


# reactions inside reactions


def test_reactions_nest_and_return_to_where_they_interrupted() -> None:
    session = new()
    plan(session)
    give(session, 0, "strike east")
    depth = len(session.state.stack)
    for turn in range(4):
        seat = (1, 0)[turn % 2]
        assert session.state.to_act() == [seat]
        assert prompted(session, seat) == {"against": 1 - seat, "depth": turn + 1}
        assert prompted(session, 2) == {}
        give(session, seat, "parry")
        assert len(session.state.stack) == depth + turn + 1
    give(session, 1, "yield")
    assert position(session).points == [1, 0, 0]
    assert session.state.to_act() == [1]  # the fight goes on with the next seat's card
    assert len(session.state.stack) == 2


def test_a_forced_reaction_is_given_by_the_session() -> None:
    session = new()
    plan(session)
    give(session, 1, "gift west 4")
    give(session, 0, "strike east")
    assert [answer.auto for answer in session.answers[-2:]] == [False, True]
    assert position(session).points == [1, 0, 0]
    refusal = session.undo_refusal(0)
    assert refusal is not None
    assert refusal.words["reason"] == "revealed"  # the next card was turned up


def test_a_reaction_can_be_taken_back_only_before_the_next() -> None:
    session = new()
    plan(session)
    give(session, 0, "strike east")
    before = Picture(session)
    give(session, 1, "parry")
    session.undo(1)
    assert Picture(session) == before
    give(session, 1, "parry")
    give(session, 0, "parry")
    refusal = session.undo_refusal(1)
    assert refusal is not None
    assert refusal.words["reason"] == "others"


# out of turn


def test_gifts_are_made_out_of_turn_and_beyond_the_menu() -> None:
    session = new()
    plan(session)
    assert session.state.to_act() == [0]
    menu = [TOY.text(action) for action in session.state.free(2)]
    assert menu == ["gift north 1", "gift east 1", "whisper north 1", "whisper east 1"]
    assert [thing["verb"] for thing in _list(session.view(2)["free"])] == [
        word.split()[0] for word in menu
    ]
    ask = session.state.ask
    give(session, 2, "gift east 3")
    assert position(session).coins == [4, 7, 1]
    assert session.state.ask is ask
    assert refused(session, 2, "gift east 2") == ("toy-refuse-coins", "TOY-2")
    assert refused(session, 2, "gift west 1") == ("toy-refuse-self", "TOY-1")
    assert refused(session, SPECTATOR, "gift west 1") == ("refuse-not-asked", "")
    assert refused(session, 3, "gift west 1") == ("refuse-not-asked", "")


def _list(value: object) -> list[dict[str, object]]:
    assert isinstance(value, list)
    return value


def test_a_gift_makes_older_views_stale() -> None:
    session = new()
    plan(session)
    seen = session.version_for(0)
    give(session, 2, "gift east 1")
    with pytest.raises(StaleView):
        give(session, 0, "rest", seen)


def test_a_gift_in_the_middle_of_planning_makes_older_views_stale() -> None:
    """It is no sealed answer: everybody sees it, and it may change what one plans."""
    session = new()
    seen = session.version_for(0)
    give(session, 2, "gift east 1")
    with pytest.raises(StaleView):
        give(session, 0, "confirm", seen)


def test_a_gift_can_be_taken_back_until_somebody_acts() -> None:
    session = new()
    plan(session)
    before = Picture(session)
    give(session, 2, "gift east 3")
    session.undo(2)
    assert Picture(session) == before
    give(session, 2, "gift east 3")
    give(session, 0, "strike east")
    assert session.undo_refusal(2) is not None


def test_a_gift_cannot_be_pulled_out_from_under_later_sealed_steps() -> None:
    """Another seat may have planned with the coins it was given."""
    session = new()
    give(session, 2, "gift east 3")
    before = session.view(2), session.undo_refusal(2)
    assert before[1] is not None
    assert before[1].words["reason"] == "secret"  # whether it has is not told
    lay(session, 1, 1)
    assert (session.view(2), str(session.undo_refusal(2))) == (before[0], str(before[1]))


def test_a_whisper_is_noticed_by_two_seats_only() -> None:
    session = new()
    plan(session)
    views = [session.view(seat) for seat in (SPECTATOR, 0)]
    versions = [session.version_for(seat) for seat in (1, 2)]
    give(session, 1, "whisper west 42")
    assert [session.view(seat) for seat in (SPECTATOR, 0)] == views
    assert [session.version_for(seat) for seat in (1, 2)] == [version + 1 for version in versions]
    assert session.state.observe(2)["whispers"] == [[1, 2, 42]]
    assert [event.key for event in session.events_for(0)].count("toy-whisper") == 0
    give(session, 0, "rest", session.version_for(0))


def test_what_others_whisper_does_not_tell_by_what_can_be_taken_back() -> None:
    session = new()
    plan(session)
    before = Picture(session)
    give(session, 0, "gift east 1")
    view = session.view(0)
    assert view["can_undo"]
    give(session, 1, "whisper west 42")
    assert session.view(0) == view
    session.undo(0)
    assert session.state.observe(2)["whispers"] == [[1, 2, 42]]
    session.undo(1)
    assert Picture(session) == before


def the_poor_are_silent(s: ToyState, seat: int, action: int) -> Refusal | None:
    """A rule by which a secret step can need an open one: whispering takes a coin in hand."""
    poor = TOY.text(action).startswith("whisper") and not s.coins[seat]
    return Refusal("toy-refuse-coins", "TOY-2") if poor else None


def test_a_step_stays_if_secret_ones_of_others_could_not_stand_without_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ToyState, "check_free", the_poor_are_silent)
    session = new()
    plan(session)
    give(session, 1, "gift north 4")
    give(session, 0, "gift east 1")
    give(session, 2, "whisper east 7")  # could as well have been said without the gift
    assert session.undo_refusal(0) is None
    give(session, 1, "whisper west 42")  # not this one
    before = Picture(session)
    refusal = session.undo_refusal(0)
    assert refusal is not None
    assert refusal.words["reason"] == "others"
    with pytest.raises(IllegalAction):
        session.undo(0)
    assert Picture(session) == before
    session.undo(1)  # the whisper is gone, and with it what the gift was needed for
    session.undo(0)
    assert position(session).coins == [8, 0, 4]
    assert position(session).whispers == [(2, 1, 7)]


def test_nothing_is_done_out_of_turn_after_the_end() -> None:
    session = random_game(3)
    assert session.view(0)["free"] == []
    assert refused(session, 0, "gift east 1") == ("refuse-over", "")


# the whole


def random_game(seed: int, checker: Checker | None = None) -> Session:
    session = new(seed)
    rng = seeded(seed)
    while not session.over:
        if checker is not None and rng.below(4) == 0:
            checker.look(session, rng.next(), [*session.state.legal(0), TOY.parse("gift west 9")])
        seat = rng.below(3)
        kind = rng.below(8)
        free = session.state.free(seat)
        if kind == 0 and free:
            session.submit(seat, free[rng.below(len(free))])
        elif kind == 1 and session.undo_refusal(seat) is None:
            session.undo(seat)
        else:
            legal = session.state.legal(seat)
            if legal:
                session.submit(seat, legal[rng.below(len(legal))])
        assert session.state.faults() == []
    return session


def test_random_games_with_everything_are_recorded_and_replayed() -> None:
    verbs = set()
    for seed in range(30):
        session = random_game(seed)
        text = write_record(session)
        again = replay(TOY, read_record(text))
        assert write_record(again) == text
        assert Picture(again) == Picture(session)
        verbs |= {TOY.text(answer.action).split()[0] for answer in session.answers}
        for answer in session.answers:
            assert TOY.parse(TOY.text(answer.action)) == answer.action
            assert TOY.unstructure(TOY.structure(answer.action)) == answer.action
    assert len(verbs) == 8


def test_nothing_that_is_sealed_or_whispered_leaks() -> None:
    checker = Checker(TOY)
    for seed in range(10):
        random_game(seed, checker)
    assert checker.leaks == []
    assert checker.different > 400


def test_a_record_in_the_middle_of_sealed_plans_goes_on() -> None:
    session = new()
    lay(session, 0, 2)
    give(session, 0, "gift east 1")
    lay(session, 2, 1)
    text = write_record(session)
    again = replay(TOY, read_record(text))
    assert write_record(again) == text
    assert [shown_plan(again, s) for s in range(3)] == [shown_plan(session, s) for s in range(3)]
    for either in (session, again):
        for seat in range(3):
            give(either, seat, "confirm")
    assert write_record(again) == write_record(session)


def test_a_record_of_another_game_is_refused() -> None:
    import gunbai

    text = write_record(new())
    with pytest.raises(BadRecord) as error:
        replay(gunbai.load("joraku"), read_record(text))
    assert (error.value.line, error.value.refusal.key) == (2, "game-unknown")
