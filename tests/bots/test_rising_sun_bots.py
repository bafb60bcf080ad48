"""Bots of Rising Sun: nothing but their seat's knowledge and their seed decides."""

from __future__ import annotations

import pytest

import gunbai
from gunbai.bots.clock import PATIENCE, Timer
from gunbai.bots.factory import make_bot
from gunbai.bots.plan_search import PlanSearch
from gunbai.core.knowledge import Knowledge
from gunbai.core.rng import seeded
from gunbai.core.state import State
from gunbai.games.rising_sun.actions import LAST, effect
from gunbai.games.rising_sun.bot import sight
from gunbai.games.rising_sun.bot.bids import seppuku_score
from gunbai.games.rising_sun.bot.opinions import HONOR
from gunbai.games.rising_sun.bot.outlook import Outlook
from gunbai.games.rising_sun.flow.bids import battle_province
from gunbai.games.rising_sun.names import AUTUMN, SPRING
from gunbai.games.rising_sun.position.position import RisingSunPosition
from tests.rising_sun.table import Table

GAME = gunbai.load("rising_sun")


def positions(seed: int) -> list[tuple[State, int]]:
    """Return the first position of each kind of decision in a random game, and who decides."""
    state = GAME.new({"players": 4}, seed)
    rng = seeded(seed)
    found: dict[str, tuple[State, int]] = {}
    while state.ask is not None:
        seats = state.to_act()
        seat = seats[-1]
        actions = state.candidates(seat)
        key = f"{state.ask.key} {len(seats) > 1}"
        if len(actions) > 1 and key not in found:
            found[key] = (state.clone(), seat)
        state.apply(seat, actions[rng.below(len(actions))])
    return list(found.values())


def asked(state: State) -> str:
    return "" if state.ask is None else state.ask.key


def test_same_seed_and_budget_same_choices() -> None:
    for state, seat in positions(2)[::3]:
        first, second = (
            make_bot("search:6", 4, GAME).choose(Knowledge(state, seat)) for _ in range(2)
        )
        assert first == second


@pytest.mark.parametrize("spec", ["ismcts:3", "search:6", "learned-search:6"])
def test_sealed_bids_change_no_choice(spec: str) -> None:
    different = 0
    for seed in (2, 5):
        for number, (state, seat) in enumerate(positions(seed)):
            ask = state.ask
            assert ask is not None
            if not ask.secret and number % 4:
                continue
            chosen = make_bot(spec, number, GAME).choose(Knowledge(state, seat))
            other = state.determinize(seat, 1000 + number)
            different += other.dump()["stack"] != state.dump()["stack"]
            assert make_bot(spec, number, GAME).choose(Knowledge(other, seat)) == chosen
    assert different


def test_a_bid_is_found_early_when_hardly_any_other_is_left() -> None:
    """Three coins make 35 bids; the time for more is not used up."""
    table = Table(
        "koi lotus turtle",
        {"edo": {"koi": "bushi", "lotus": "bushi bushi"}},
        coins={"koi": 3, "lotus": 3},
        wars="edo",
    )
    table.battles()
    assert table.key == "RS-DP22"
    search = PlanSearch(GAME.judge(), Knowledge(table.state, table.seat("koi")), seeded(1))
    search.run(Timer(PATIENCE), 600.0, 0)
    assert 20 < len(search.tried) <= 35


def test_the_turn_is_played_out_before_an_answer_is_judged() -> None:
    """An answer that others can undo in the same turn is not worth what it seems at once."""
    judge = GAME.judge()
    looked = 0
    for state, seat in positions(2):
        assert isinstance(state, RisingSunPosition)
        ask = state.ask
        assert ask is not None
        actions = state.candidates(seat)[:4]
        judged = judge.worth(state, seat, actions)
        if ask.secret or ask.key == "RS-DP03":
            assert judged == sight.scores(state, seat, actions)
            continue
        looked += 1
        for place, action in enumerate(actions):
            after = state.clone()
            turn = after.turn
            after.apply(seat, action)
            sight.play_on(after, turn)
            assert judged[place] == 100.0 * judge.evaluate(after)[seat]
    assert looked > 2


def test_the_order_of_effects_is_a_matter_of_no_clan() -> None:
    state = GAME.new({"players": 3}, 1)
    assert isinstance(state, RisingSunPosition)
    for action in (LAST, *[effect(number) for number in range(64)]):
        assert sight.answer_score(state, Outlook(state), 0, action) == 0.0


def test_seppuku_is_worth_more_to_whoever_has_little_honor() -> None:
    """Each figure brings a place of honor, which is of use until the last war."""
    state, seat = next(found for found in positions(2) if asked(found[0]) == "RS-DP22")
    assert isinstance(state, RisingSunPosition)
    province = battle_province(state)
    assert state.crowd(seat, province)

    def worth(season: int, *, last: bool) -> float:
        s = state.clone()
        s.season = season
        others = [other for other in s.honor if other != seat]
        s.honor = [*others, seat] if last else [seat, *others]
        return seppuku_score(s, Outlook(s), seat)

    assert worth(SPRING, last=True) - worth(SPRING, last=False) > HONOR
    won_back = worth(SPRING, last=True) - worth(AUTUMN, last=True)
    assert won_back > worth(SPRING, last=False) - worth(AUTUMN, last=False) + HONOR
