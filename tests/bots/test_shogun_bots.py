"""Shogun's bots: contests of answers, the search for a plan, and how they play."""

from __future__ import annotations

import pytest

from gunbai.arena.matches import play_match
from gunbai.bots.clock import PATIENCE, Timer
from gunbai.bots.contest import MOST, Contest, best_places
from gunbai.bots.factory import make_bot
from gunbai.bots.plan_search import DOUBT, FIRST_LOOK, PlanSearch
from gunbai.bots.playout import trails
from gunbai.bots.search import SearchBot
from gunbai.core.codec import Action
from gunbai.core.knowledge import Knowledge
from gunbai.core.rng import seeded
from gunbai.games.shogun.flow.action_round import ActionRound
from gunbai.games.shogun.flow.campaign import Campaign
from gunbai.games.shogun.steps import STEPS
from tests.shogun.table import SHOGUN, Table

BLUE, YELLOW, RED = 0, 1, 2
JUDGE = SHOGUN.judge()


def planning(seed: int = 4) -> Table:
    table = Table.new(seed, players=3)
    table.play_random("SG-D6")
    return table


# contests


def test_the_best_places_come_first_and_of_equals_the_earlier() -> None:
    assert best_places([3.0, 5.0, 1.0, 5.0], [0, 1, 2, 3], 3) == [1, 3, 0]
    assert best_places([3.0, 5.0, 1.0, 5.0], [2, 0], 5) == [0, 2]


def last_attack() -> Table:
    """The last action of the game; a weak neighbour, a strong one, and nothing to lose at home."""
    table = Table(
        {"mino": (BLUE, 8), "owari": (YELLOW, 1), "omi": (RED, 9), "aki": (YELLOW, 1)},
        plans=[{"battle2": "mino"}],
        rice=[9, 9, 9],
        year=2,
        season="autumn",
    )
    table.state.banners = [action for action in range(10) if action != 9] + [9]
    table.state.events = [0]
    table.state.stack = [Campaign(STEPS.index("r11")), ActionRound(0, 9, 0)]
    table.state.settle()
    return table


def contest_of(table: Table, judged: list[float]) -> Contest:
    return Contest(
        JUDGE, Knowledge(table.state, BLUE), table.state.candidates(BLUE), judged, seeded(1)
    )


def test_only_answers_judged_best_take_part() -> None:
    table = last_attack()
    count = len(table.state.candidates(BLUE))
    assert count > MOST
    contest = contest_of(table, [-abs(place - 5.0) for place in range(count)])
    assert sorted(contest.left) == list(range(MOST))


def test_the_worse_half_drops_out_until_one_is_left() -> None:
    """The results in the worlds outweigh how an answer was judged."""
    table = last_attack()
    actions = table.state.candidates(BLUE)
    judged = [float("omi 1 " in SHOGUN.text(action)) for action in actions]
    contest = contest_of(table, judged)
    chosen = SHOGUN.text(contest.run(Timer(PATIENCE), 0.0, 400))
    assert chosen.startswith("attack ")
    assert "omi" not in chosen
    assert len(contest.left) == 1
    others = [place for place in range(len(actions)) if place not in contest.left]
    assert contest.totals[contest.left[0]] >= max(contest.totals[place] for place in others)


def test_a_contest_ends_early_when_the_answer_is_clear() -> None:
    """An attack on the weak neighbour wins a province in nearly all worlds."""
    table = last_attack()
    actions = table.state.candidates(BLUE)
    attack = next(place for place, each in enumerate(actions) if "owari" in SHOGUN.text(each))
    rest = next(place for place, each in enumerate(actions) if "attack" not in SHOGUN.text(each))
    judged = [1.0 if place in (attack, rest) else -9.0 for place in range(len(actions))]
    contest = contest_of(table, judged)
    contest.left = [rest, attack]
    assert contest.run(Timer(PATIENCE), 60.0, 0) == actions[attack]
    assert contest.worlds <= 64  # of thousands


# plans


def test_rewards_that_are_clearly_lower_in_the_same_worlds_trail() -> None:
    leading = [0.2, 0.9, 0.5, 0.7, 0.1]
    lower = [0.1, 0.8, 0.4, 0.6, 0.1]
    assert trails(lower, leading, 0.7)
    assert not trails(leading, lower, 0.7)
    assert not trails(lower, leading, 5.0)  # that many errors apart they are not
    assert not trails([0.9, 0.1, 0.2, 0.9, 0.2], leading, 0.7)  # lower, but chance explains it
    assert not trails(leading, leading, 0.7)


def test_every_plan_is_complete_and_allowed() -> None:
    table = planning()
    search = PlanSearch(JUDGE, Knowledge(table.state, RED), seeded(2))
    plans = [search.at_sight(True), *[search.at_sight(False) for _ in range(5)]]
    plans += [search.vary(plans[0]) for _ in range(15)]
    assert len({tuple(plan.steps) for plan in plans}) > 10
    for plan in plans:
        world = table.copy()
        for action in plan.steps:
            assert world.state.check(RED, action) is None
            world.state.apply(RED, action)
        assert world.asked
        assert RED not in world.to_act


def test_in_all_worlds_only_the_own_plan_is_missing() -> None:
    table = planning()
    for action in PlanSearch(JUDGE, Knowledge(table.state, BLUE), seeded(1)).at_sight(True).steps:
        table.state.apply(BLUE, action)  # one of the others is done, the other one is not
    search = PlanSearch(JUDGE, Knowledge(table.state, YELLOW), seeded(2))
    for number in range(5):
        assert search.world(number).to_act() == [YELLOW]
    assert search.world(1).dump() != search.world(2).dump()


def test_the_leader_is_the_best_of_all_that_were_tried_to_the_end() -> None:
    search = PlanSearch(JUDGE, Knowledge(planning().state, BLUE), seeded(3))
    found = search.run(Timer(PATIENCE), 0.0, 120)
    assert found is search.plans[0]
    assert len(found.rewards) == search.worlds_each == 30
    assert all(plan.mean() <= found.mean() for plan in search.plans)
    assert 120 <= search.count < 120 + 30 + FIRST_LOOK


def test_a_search_takes_over_what_does_better() -> None:
    """A leader that wastes all its cards is replaced soon."""
    search = PlanSearch(JUDGE, Knowledge(planning().state, BLUE), seeded(3))
    wasteful = search.at_sight(True)
    wasteful.rewards = [0.0] * search.worlds_each
    search.plans = [wasteful]
    better = search.vary(wasteful)
    search.try_out(better, 4)
    assert not trails(better.rewards, wasteful.rewards, DOUBT)
    assert min(better.rewards) > 0.0


# how they play


def test_greedy_beats_random_players() -> None:
    won = 0
    for number in range(3):
        options = SHOGUN.read_options({"players": 3})
        bots = [make_bot("random", 10 * number + seat, SHOGUN) for seat in range(3)]
        bots[number] = make_bot("greedy", number, SHOGUN)
        won += play_match(SHOGUN, options, number, bots).places[number] == 1
    assert won == 3


def answers_of(spec: str, count: int) -> list[Action]:
    table = Table.new(8, players=3)
    bots = [make_bot(spec, seat, SHOGUN) for seat in range(3)]
    out: list[Action] = []
    while table.asked and len(out) < count:
        seat = table.to_act[0]
        out.append(bots[seat].choose(Knowledge(table.state, seat)))
        assert table.state.check(seat, out[-1]) is None
        table.state.apply(seat, out[-1])
    return out


@pytest.mark.parametrize("spec", ["greedy", "search:2"])
def test_same_seed_and_budget_same_choices(spec: str) -> None:
    assert answers_of(spec, 70) == answers_of(spec, 70)


@pytest.mark.parametrize("spec", ["greedy", "careless:30", "search:4"])
def test_hidden_plans_change_no_choice(spec: str) -> None:
    rng = seeded(3)
    table = Table.new(3, players=3)
    looked = different = 0
    while table.asked and looked < 12:
        seat = table.to_act[0]
        choices = table.state.candidates(seat)
        if len(choices) > 1 and table.asked != "SG-D6" and rng.below(2):
            looked += 1
            chosen = make_bot(spec, looked, SHOGUN).choose(Knowledge(table.state, seat))
            other = table.determinize(seat, looked)
            different += other.state.plans != table.state.plans
            assert make_bot(spec, looked, SHOGUN).choose(Knowledge(other.state, seat)) == chosen
        table.state.apply(seat, choices[rng.below(len(choices))])
    assert different > 4


def test_a_plan_is_thought_out_once_and_then_laid_card_by_card() -> None:
    table = planning()
    bot = make_bot("search:8", 1, SHOGUN)
    assert isinstance(bot, SearchBot)
    first = bot.choose(Knowledge(table.state, BLUE))
    planned = [first, *bot.planned]
    words = bot.rng.words()
    table.state.apply(BLUE, first)
    for action in planned[1:]:
        assert bot.choose(Knowledge(table.state, BLUE)) == action
        table.state.apply(BLUE, action)
    assert bot.rng.words() == words
    assert table.asked
    assert BLUE not in table.to_act
