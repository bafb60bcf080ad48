"""The judgement of a bot on a position of Joraku."""

from __future__ import annotations

import math

import gunbai
from gunbai.arena.simulate import option_sets
from gunbai.core.rng import seeded
from gunbai.games.joraku.bot.prospects import beating
from gunbai.games.joraku.state import JorakuState
from gunbai.games.joraku.tables import CARD_COUNT
from tests.joraku.cards import cards
from tests.joraku.table import JORAKU, Table

JUDGE = JORAKU.judge()
HANDS = ["5r 6b", "1r 4b", "2y 3r"]


def chance(table: Table, seat: int = 0) -> float:
    return JUDGE.evaluate(table.state)[seat]


def test_chances_add_up_and_priors_fit_everywhere() -> None:
    game = gunbai.load("joraku")
    for number, options in enumerate(option_sets(game)):
        state = game.new(options, number)
        rng = seeded(number)
        step = 0
        while state.ask is not None:
            seat = state.to_act()[0]
            actions = state.legal(seat)
            step += 1
            if step % 8 == 0:
                chances = JUDGE.evaluate(state)
                assert len(chances) == state.seats()
                assert all(0.0 <= part <= 1.0 for part in chances)
                assert math.isclose(sum(chances), 1.0)
                before = state.dump()
                weights = JUDGE.priors(state, seat, actions)
                assert len(weights) == len(actions)
                assert min(weights) > 0.0
                assert state.dump() == before
            state.apply(seat, actions[rng.below(len(actions))])


def test_a_finished_game_is_judged_by_its_result() -> None:
    game = gunbai.load("joraku")
    state = game.new({"players": 3}, 3)
    while state.ask is not None:
        seat = state.to_act()[0]
        state.apply(seat, state.legal(seat)[0])
    result = state.result()
    assert result is not None
    assert JUDGE.evaluate(state) == [result.utility(seat) for seat in range(3)]


def test_points_and_influence_are_good_for_their_owner() -> None:
    level = Table(HANDS)
    ahead = Table(HANDS, points={"red": 5})
    strong = Table(HANDS, round=3, samurai={"red": {"kyoto": 3}})
    weak = Table(HANDS, round=3, samurai={"blue": {"kyoto": 3}})
    assert chance(ahead) > chance(level)
    assert chance(strong) > chance(weak)


def test_a_lead_means_more_near_the_end() -> None:
    early = Table(HANDS, round=1, points={"red": 6})
    late = Table(HANDS, round=3, points={"red": 6})
    assert chance(late) > chance(early)


def test_in_the_last_round_the_far_end_of_the_road_pays_nothing() -> None:
    kyoto = Table(HANDS, round=3, samurai={"red": {"kyoto": 3}})
    shinano = Table(HANDS, round=3, samurai={"red": {"shinano": 3}})
    assert chance(kyoto) > chance(shinano)


def test_holding_the_trick_counts() -> None:
    """Blue leads a 1 or the only 6: the Kachidoki of the trick is nearly its own with the 6."""
    hands = ["2r 2b", "1r 6r", "3r 3b"]
    low = Table(hands, leader=1, numbers={"red": 1, "blue": 4, "yellow": 6})
    high = Table(hands, leader=1, numbers={"red": 1, "blue": 4, "yellow": 6})
    low.do("play 1r", "effect a", "place omi 0")
    high.do("play 6r", "effect a", "place shinano 0")
    low.state.hands[1] = high.state.hands[1]  # only the card on the table differs
    assert chance(high, 1) > chance(low, 1)


def test_with_variant_4_the_way_to_kyoto_counts() -> None:
    near = Table(HANDS, variants=[4], daimyo={"red": "omi"})
    entered = Table(HANDS, variants=[4], daimyo={"red": "omi"})
    entered.state.entered = 1
    assert chance(near) > chance(entered)


def test_2_vs_2_is_judged_by_the_better_faction_first() -> None:
    hands = ["5r 6b 1b 2b", "1r 4b 2y 3r"]
    spread = Table(hands, "two_vs_two", round=3, points={"red": 10, "blue": 10})
    heaped = Table(hands, "two_vs_two", round=3, points={"red": 17, "blue": 3})
    assert chance(heaped) > chance(spread)


def test_the_neutral_takes_ranks_but_no_chance() -> None:
    hands = ["5r 6b 1b 2b", "1r 4b 2y 3r"]
    table = Table(hands, "neutral", round=3)
    assert len(JUDGE.evaluate(table.state)) == 2
    crowded = Table(
        hands, "neutral", round=3, samurai={"red": {"omi": 2}, "yellow": {"omi": 5, "ise": 5}}
    )
    alone = Table(
        hands, "neutral", round=3, samurai={"red": {"omi": 2}, "yellow": {"owari": 5, "ise": 5}}
    )
    assert chance(alone) > chance(crowded)


def test_cards_that_would_win_the_trick() -> None:
    def winners(table: str) -> set[int]:
        plays = [JORAKU.parse(f"play {word}") & 31 for word in table.split()]
        mask = beating(plays, 0)
        return {card for card in range(CARD_COUNT) if mask >> card & 1}

    def named(text: str) -> set[int]:
        mask = cards(text)
        return {card for card in range(CARD_COUNT) if mask >> card & 1}

    assert winners("5r 3r") == named("5r 5y 5b 6r 6y 6b")
    assert winners("6r 3r") == named("6r 6y 6b nr ny nb")
    assert winners("6r nr") == named("nr ny nb")
    assert winners("nr 5r") == named("5r 5y 5b")  # a 6 would hand the trick to the ninja


def test_first_sight_gives_the_worst_cards_away_and_keeps_the_best() -> None:
    game = gunbai.load("joraku")
    state = game.new({"players": 4}, 6)
    assert isinstance(state, JorakuState)
    state.hands[0] = cards("5r 5b 1r 1b 3y")
    weights = dict(
        zip(
            [game.text(action) for action in state.legal(0)],
            JUDGE.priors(state, 0, state.legal(0)),
            strict=True,
        )
    )
    assert max(weights, key=weights.__getitem__) == "pass 1r 1b"
    assert min(weights, key=weights.__getitem__) == "pass 5r 5b"
