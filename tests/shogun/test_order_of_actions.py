"""The order of actions and of players within an action (SG-O)."""

from __future__ import annotations

import pytest

from gunbai.core.event import SPECTATOR, Event
from gunbai.core.rng import seeded
from gunbai.core.session import Session
from gunbai.games.shogun.events import WHYS
from gunbai.games.shogun.names import ACTIONS
from tests.properties.games import choose
from tests.rule import rule
from tests.shogun.table import SHOGUN, Table


def one_round(seed: int, players: int = 3) -> list[Event]:
    """Return the events of phase 6 of a round that is played by chance."""
    table = Table.new(seed, players=players)
    table.play_random("SG-D7", seed)
    table.play_random("SG-D6", seed)
    events = table.log
    start = [event.key for event in events].index("sg-action")
    return events[start:]


def banners(table: Table) -> list[str]:
    view = table.view()
    found: list[str] = view["banners"]
    return found


@rule("SG-O1")
def test_action_cards_are_shuffled() -> None:
    """Every card may come first, and every card may lie face down."""
    firsts = set()
    for seed in range(80):
        open_ = banners(Table.new(seed))
        firsts.add(open_[0])
    assert firsts == set(ACTIONS)


@rule("SG-O2", "SG-X2")
def test_five_lie_face_up_and_five_face_down() -> None:
    for seed in range(5):
        table = Table.new(seed)
        open_ = banners(table)
        assert len(set(open_)) == 5
        assert table.view(0)["banners"] == open_
        events = one_round(seed)
        order = [SHOGUN.arguments(e)["action"] for e in events if e.key == "sg-action"][:10]
        assert len(set(map(str, order))) == 10


@rule("SG-O3")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_actions_are_carried_out_in_banner_order(seed: int) -> None:
    open_ = banners(Table.new(seed, players=3))
    events = [event for event in one_round(seed) if event.key == "sg-action"]
    assert [event.b for event in events] == list(range(1, 11))
    assert [ACTIONS[event.a] for event in events[:5]] == open_


@rule("SG-O5")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_each_finished_action_opens_the_leftmost_hidden_card(seed: int) -> None:
    """After action k = 1…5 the card of banner k + 5; that is the action done there later."""
    events = [event for event in one_round(seed) if event.key in ("sg-action", "sg-opened")]
    course = [(event.key, event.b) for event in events]
    expected: list[tuple[str, int]] = []
    for banner in range(1, 6):
        expected += [("sg-action", banner), ("sg-opened", banner + 5)]
    assert course == expected + [("sg-action", banner) for banner in range(6, 11)]
    opened = [event.a for event in events if event.key == "sg-opened"]
    assert [event.a for event in events if event.key == "sg-action"][5:] == opened


def test_a_scene_shows_the_action_that_it_belongs_to() -> None:
    """The row of actions moves on with the next one, not while the last card of one is shown."""
    session = Session(SHOGUN, SHOGUN.sample_options()[0], 1)
    session.watched = True
    rng = seeded(1)
    now: int | None = None
    shown: set[int] = set()
    while len(shown) < 10:
        session.submit(*choose(session.state, rng))
        for scene in session.scenes(SPECTATOR):
            for event in scene["events"]:
                now = {"sg-action": event.b - 1, "sg-round": None}.get(event.key, now)
            if scene["position"] is not None and now is not None:
                assert scene["position"]["banner"] == now
                shown.add(now)


@rule("SG-O5", "SG-O2")
def test_a_hidden_card_is_open_when_the_action_before_it_is_done() -> None:
    """Between two actions five unfinished ones lie open, as long as there are so many."""
    lengths = {}
    for seed in range(12):
        table = Table.new(seed)
        table.play_random("SG-D17", seed)
        if len(table.events("sg-round")) > 1:
            continue
        done = len(table.events("sg-action")) - 1
        lengths[done] = len(banners(table))
    assert lengths
    assert all(open_ == min(10, done + 5) for done, open_ in lengths.items())
    assert len(lengths) > 2


@rule("SG-O5")
def test_which_hidden_card_comes_is_chance() -> None:
    """The same five open cards, other cards after them."""
    tails = set()
    for seed in range(6):
        table = Table.new(1)
        table.state.rng.a ^= seed * 7919
        table.play_absent("SG-D7")
        table.play_absent("SG-D6")
        tails.add(tuple(str(opened["action"]) for opened in table.events("sg-opened")[:5]))
    assert len(tails) > 3


@rule("SG-O4", "SG-O6", "SG-L11")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_all_players_take_their_turn_in_an_action_before_the_next_one(seed: int) -> None:
    """In turn order: a card is revealed, or the slot is empty."""
    events = one_round(seed, 4)
    turns: list[list[int]] = []
    slots: list[set[int]] = []
    empty = WHYS.index("empty")
    for event in events:
        if event.key == "sg-action":
            turns.append([])
            slots.append({event.a})
        elif event.key == "sg-revealed" or (event.key == "sg-void" and event.c == empty):
            turns[-1].append(event.a)
            slots[-1].add(event.b)
    assert len(turns) == 10
    assert turns == [turns[0]] * 10
    assert sorted(turns[0]) == [0, 1, 2, 3]
    assert all(len(acted) == 1 for acted in slots)


@rule("SG-O6")
@pytest.mark.parametrize("order", [[0, 1, 2], [2, 0, 1]])
def test_turn_order_decides_within_an_action(order: list[int]) -> None:
    table = Table(
        {"omi": (0, 1), "kai": (1, 1), "aki": (2, 1)},
        plans=[{"tax": "omi"}, {"tax": "kai"}, {"tax": "aki"}],
        order=order,
    )
    table.carry_out("tax")
    assert [taxes["player"] for taxes in table.events("sg-taxes")] == order


@rule("SG-O4", "SG-O6")
def test_the_next_player_and_the_next_action_wait_for_a_battle() -> None:
    table = Table(
        {"omi": (0, 3), "kai": (1, 3), "ise": (0, 1)},
        plans=[{"battle2": "omi", "tax": "ise"}, {"battle2": "kai"}],
        order=[1, 0, 2],
    )
    table.carry_out("battle2", "tax")
    assert table.to_act == [1]
    table.do("stay")
    assert table.to_act == [0]
    assert not table.events("sg-taxes")
    table.do("move ise 2")
    assert table.province("ise") == (0, 3)
    assert len(table.events("sg-taxes")) == 1
