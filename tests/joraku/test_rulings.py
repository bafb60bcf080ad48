"""Rulings on taking back, secrecy and chance that no single heading of the rules holds (JK-Q)."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai import SPECTATOR, Session
from gunbai.core.errors import IllegalAction
from gunbai.core.rng import Rng, seeded
from tests.joraku.table import JORAKU, at_table, do, new_game, play_out, trick
from tests.rule import rule


def say(session: Session, seat: int, text: str) -> None:
    session.submit(seat, JORAKU.parse(text))


def hand(session: Session, seat: int) -> list[str]:
    own: Any = session.state.observe(seat)["own"]
    return list(own["hand"])


def recruited(players: int = 3, seed: int = 1) -> Session:
    """A session whose seats have passed the first two cards of their hands."""
    session = Session(JORAKU, {"players": players}, seed)
    for seat in range(players):
        own = hand(session, seat)
        say(session, seat, f"pass {own[0]} {own[1]}")
    return session


# taking back


@rule("JK-Q37")
def test_steps_of_an_effect_can_be_taken_back_but_not_the_card() -> None:
    session = recruited()
    leader = session.state.to_act()[0]
    card = max(hand(session, leader), key=lambda name: name.replace("n", "0"))
    say(session, leader, f"play {card}")
    played = session.dump()
    say(session, leader, "effect b")
    march = next(a for a in session.state.legal(leader) if JORAKU.text(a).startswith("march"))
    before = session.dump()
    session.submit(leader, march)
    assert session.dump() != before
    session.undo(leader)
    assert session.dump() == before
    session.undo(leader)
    assert session.dump() == played
    with pytest.raises(IllegalAction) as refused:
        session.undo(leader)
    assert refused.value.refusal.words == {"reason": "revealed"}


@rule("JK-Q37")
def test_an_effect_stays_once_the_next_card_is_played() -> None:
    session = recruited()
    leader = session.state.to_act()[0]
    card = max(hand(session, leader), key=lambda name: name.replace("n", "0"))
    for text in (f"play {card}", "effect b", "stop"):
        say(session, leader, text)
    follower = session.state.to_act()[0]
    session.submit(follower, session.state.legal(follower)[0])
    before = session.dump()
    with pytest.raises(IllegalAction):
        session.undo(leader)
    assert session.dump() == before


@rule("JK-Q46")
def test_a_sealed_choice_can_be_changed_until_the_last_is_in() -> None:
    session = Session(JORAKU, {"players": 3}, seed=1)
    hands = [hand(session, seat) for seat in range(3)]
    say(session, 0, f"pass {hands[0][0]} {hands[0][1]}")
    say(session, 1, f"pass {hands[1][0]} {hands[1][1]}")
    session.undo(0)
    assert session.state.to_act() == [0, 2], "the choice of seat 1 stands"
    say(session, 0, f"pass {hands[0][2]} {hands[0][3]}")
    say(session, 2, f"pass {hands[2][0]} {hands[2][1]}")
    assert set(hands[0][2:4]) <= set(hand(session, 1))
    assert set(hands[1][:2]) <= set(hand(session, 2))
    for seat in range(3):
        with pytest.raises(IllegalAction):
            session.undo(seat)


@rule("JK-Q46", "JK-R06")
def test_that_a_choice_is_made_is_seen_but_not_which() -> None:
    """Two tables that differ only in what seat 0 chose look the same to all others."""
    tables = []
    for first in (0, 2):
        session = Session(JORAKU, {"players": 3}, seed=1)
        own = hand(session, 0)
        say(session, 0, f"pass {own[first]} {own[first + 1]}")
        tables.append(session)
    for seat in (1, 2, SPECTATOR):
        views = [session.view(seat) for session in tables]
        assert views[0] == views[1]
        position: Any = views[0]["position"]
        assert position["ask"]["seats"] == [1, 2]
        told = [[event.line() for event in session.events_for(seat)] for session in tables]
        assert told[0] == told[1]
    assert tables[0].view(0) != tables[1].view(0)


@rule("JK-Q82", "JK-V4a")
def test_undo_gives_back_the_points_and_the_right_of_card_4() -> None:
    session = Session(JORAKU, {"mode": "two_vs_two", "variants": "4,6"}, seed=1)
    march = JORAKU.parse("march kyoto")
    while True:
        seat = session.state.to_act()[0]
        actions = session.state.legal(seat)
        if march in actions:
            break
        texts = [JORAKU.text(action) for action in actions]
        towards = [t for t in texts if t.startswith("march")][:1]
        wish = "effect b" if "effect b" in texts else towards[0] if towards else ""
        session.submit(seat, JORAKU.parse(wish) if wish else session.state.default(seat))
    before = session.state.dump()
    told = len(session.events)
    for _ in range(2):
        session.submit(seat, march)
        entries = [event for event in session.events[told:] if event.key == "jk-gained"]
        assert len(entries) == 1
        assert session.state.dump()["factions"] != before["factions"]
        session.undo(seat)
        assert session.state.dump() == before


# what lies open


@rule("JK-Q40")
def test_sizes_supplies_reputation_and_daimyo_cards_are_public() -> None:
    s = at_table(
        ["5r 1y 2b", "2r 2y 3b", "3r 3y 4b"],
        numbers={"red": 5, "blue": 2, "yellow": 6},
        samurai={"red": {1: 4}, "yellow": {0: 1}},
        points={"blue": 17},
    )
    trick(s, "5r")
    for seat in (0, 1, 2, SPECTATOR):
        view: Any = s.observe(seat)
        assert [entry["hand"] for entry in view["seats"]] == [2, 3, 3]
        assert [entry["supply"] for entry in view["factions"]] == [6, 10, 9]
        assert [entry["points"] for entry in view["factions"]] == [0, 17, 0]
        assert [entry["number"] for entry in view["factions"]] == [5, 2, 6]


@rule("JK-Q39")
def test_cards_set_aside_stay_hidden_at_the_end_of_the_game() -> None:
    s = new_game(2, players=3)
    for _ in play_out(s):
        pass
    hidden: Any = s.dump()["aside"]
    assert len(hidden) == 3
    for seat in (0, 1, 2, SPECTATOR):
        view = s.observe(seat)
        assert view["aside"] == 3
        assert not [card for card in hidden if f"'{card}'" in str(view)]


# chance


def shuffled(rng: Rng, *sizes: int) -> Rng:
    """The generator after these shuffles."""
    after = rng.copy()
    for size in sizes:
        after.shuffle(list(range(size)))
    return after


@rule("JK-Q45")
@pytest.mark.parametrize("players", [3, 4])
def test_only_daimyo_cards_and_the_deck_of_each_round_are_shuffled(players: int) -> None:
    s = new_game(6, players=players)
    assert s.rng.same(shuffled(seeded(6), 6, 21))
    before = s.rng.copy()
    round_ = 1
    for _ in play_out(s):
        if s.round != round_:
            round_ = s.round
            assert s.rng.same(shuffled(before, 21))
            before = s.rng.copy()
        assert s.rng.same(before)
    assert round_ == 3


@rule("JK-Q45")
def test_variant_cards_are_drawn_by_chance_only_if_wanted() -> None:
    assert new_game(6, players=4, variants="random").rng.same(shuffled(seeded(6), 6, 6, 21))
    assert new_game(6, players=4, variants=[2, 5]).rng.same(shuffled(seeded(6), 6, 21))


@rule("JK-Q45", "JK-Q10")
def test_the_same_answers_give_the_same_skirmish_whatever_the_chance() -> None:
    ends = []
    for seed in (1, 2):
        s = at_table(["6r 1y", "nr 2y", "3r 3y"], samurai={"red": {1: 1}})
        s.rng = seeded(seed)
        do(s, "play 6r", "effect b", "move omi ise", "stop")
        do(s, "play nr", "place ise 1", "stop")
        trick(s, "3r 2y 3y 1y")
        ends.append((s.points, s.samurai, s.daimyo, s.kachidoki))
    assert ends[0] == ends[1]
