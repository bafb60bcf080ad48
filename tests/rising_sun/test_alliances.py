"""The judgement of bots on alliances: partners, memory, betrayal."""

from __future__ import annotations

import pytest

from gunbai.bots.factory import make_bot
from gunbai.bots.faithful import FaithfulBot
from gunbai.bots.simple import RandomBot
from gunbai.core.banter import Remark
from gunbai.core.knowledge import Knowledge
from gunbai.core.rng import seeded
from gunbai.games.rising_sun.bot import alliances, bonds, sight
from gunbai.games.rising_sun.bot.evaluate import evaluate
from gunbai.games.rising_sun.bot.outlook import Outlook
from gunbai.games.rising_sun.flow.mandate import new_turn
from gunbai.games.rising_sun.flow.tea import Tea
from gunbai.games.rising_sun.names import BETRAY, TURNS
from tests.rising_sun.table import RISING_SUN, Table

JUDGE = RISING_SUN.judge()
FOUR = "koi lotus turtle dragonfly"


def tea(**given: dict[str, int]) -> Table:
    table = Table(FOUR, phase="tea", coins=given.get("coins"), points=given.get("points"))
    table.run(Tea(0))
    return table


def liking(table: Table, clan: str, other: str) -> float:
    seat = table.seat(clan)
    return alliances.liking(table.state, seat, table.seat(other), evaluate(table.state)[seat])


# what is remembered


def test_a_position_remembers_who_betrayed_whom() -> None:
    table = Table(FOUR, {"edo": {"turtle": "bushi"}}, allies="koi-lotus")
    koi, lotus = table.seat("koi"), table.seat("lotus")
    assert "betrayed" not in table.state.dump()["seats"][koi]  # type: ignore[index]
    table.mandate("koi", "betray")
    assert table.state.betrayed[koi] == 1 << lotus
    assert table.state.betrayed[lotus] == 0
    dump = table.state.dump()
    assert dump["seats"][koi]["betrayed"] == [lotus]  # type: ignore[index]
    assert RISING_SUN.restore(dump).dump() == dump


def test_a_betray_without_an_ally_betrays_nobody() -> None:
    table = Table(FOUR, {"edo": {"turtle": "bushi"}})
    table.mandate("koi", "betray")
    assert table.state.betrayed == [0, 0, 0, 0]


# with whom


def test_whoever_has_betrayed_is_liked_less_and_by_the_victim_least() -> None:
    table = tea()
    before = liking(table, "koi", "turtle"), liking(table, "lotus", "turtle")
    table.state.betrayed[table.seat("turtle")] = 1 << table.seat("lotus")
    after = liking(table, "koi", "turtle"), liking(table, "lotus", "turtle")
    assert after[0] < before[0]
    assert after[1] - before[1] < after[0] - before[0]
    seat = table.seat("lotus")
    table.answer("turtle", "offer lotus")
    assert alliances.why_refused(table.state, seat, table.seat("turtle")) == "rs-say-refuse-trust"


def test_whoever_leads_is_liked_less() -> None:
    ahead = liking(tea(points={"turtle": 30}), "koi", "turtle")
    assert ahead < liking(tea(), "koi", "turtle")
    seat = tea(points={"turtle": 30})
    why = alliances.why_refused(seat.state, seat.seat("koi"), seat.seat("turtle"))
    assert why == "rs-say-refuse-ahead"


def test_a_gift_is_liked() -> None:
    table = tea(coins={"turtle": 3})
    before = liking(table, "koi", "turtle")
    table.answer("turtle", "gift koi 2 0")
    assert liking(table, "koi", "turtle") > before


def test_an_ally_is_worth_the_mandates_it_has_still_to_choose() -> None:
    table = Table(FOUR, allies="koi-turtle")
    s, koi, turtle = table.state, table.seat("koi"), table.seat("turtle")
    full = bonds.mandates_left(s, turtle)
    assert full == sum(turn % 4 == turtle for turn in range(TURNS))
    worth = bonds.worth(s, koi)
    s.played = [0] * TURNS
    assert bonds.mandates_left(s, turtle) == 0
    assert 0.0 < bonds.worth(s, koi) < worth
    s.ally[koi] = s.ally[turtle] = -1
    s.betrayed[koi] = 1 << turtle
    assert bonds.worth(s, koi) < 0.0
    s.season = 2  # nobody is to be won over any more
    assert bonds.worth(s, koi) == 0.0


def test_an_acceptance_lets_down_those_with_open_offers() -> None:
    table = tea()
    table.answer("koi", "offer lotus")
    table.answer("turtle", "offer koi")
    table.answer("dragonfly", "offer koi")
    koi = table.seat("koi")

    def let_down(text: str) -> int:
        return JUDGE.lets_down(table.state, koi, RISING_SUN.parse(text))

    assert let_down("accept turtle") == 1 << table.seat("lotus") | 1 << table.seat("dragonfly")
    assert let_down("refuse turtle") == let_down("ready") == 0


# keeping one's word


def choosing(allies: str) -> Table:
    """Return a table at which Koi has drawn a Betray beside other mandates."""
    for seed in range(20):
        table = Table(FOUR, {"edo": {"turtle": "bushi"}}, allies=allies, wars="edo")
        table.state.rng = seeded(seed)
        table.run(new_turn())
        if BETRAY in table.state.hand:
            return table
    raise AssertionError("no Betray in twenty draws")


def betrayer(knowledge: Knowledge) -> RandomBot:
    """Return a bot that betrays if it may."""
    for seed in range(100):
        if RandomBot("any", seed, JUDGE).choose(knowledge) == RISING_SUN.parse("choose betray"):
            return RandomBot("any", seed, JUDGE)
    raise AssertionError("a hundred bots, and none betrays")


def chosen(table: Table, price: float) -> tuple[str, float]:
    knowledge = Knowledge(table.state, table.seat("koi"))
    bot = FaithfulBot(betrayer(knowledge), 1, price)
    action = bot.choose(knowledge)
    return RISING_SUN.text(action), bot.gain


def test_an_ally_is_betrayed_only_for_the_price() -> None:
    allied = choosing("koi-lotus")
    answer, gain = chosen(allied, 1.0)
    assert answer != "choose betray"
    assert gain == 0.0
    answer, gain = chosen(allied, -1.0)
    assert answer == "choose betray"
    assert gain != 0.0
    assert chosen(choosing(""), 1.0) == ("choose betray", 0.0)  # nobody is betrayed


def test_levels_keep_their_word_and_give_what_they_promised() -> None:
    table = tea(coins={"koi": 3})
    bot = make_bot("medium", 1, RISING_SUN)
    assert isinstance(bot, FaithfulBot)
    koi, lotus = table.seat("koi"), table.seat("lotus")
    knowledge = Knowledge(table.state, koi)
    assert bot.overtures(knowledge) == []  # nothing is given for nothing
    bot.promises = [Remark(koi, lotus, "give", {"coins": 2, "season": "spring"})]
    assert [RISING_SUN.text(gift) for gift in bot.overtures(knowledge)] == ["gift lotus 2 0"]


# ties, and coins that vanish


@pytest.mark.parametrize(("clan", "gain"), [("koi", True), ("dragonfly", False)])
def test_nobody_worships_where_every_tie_is_lost(clan: str, gain: bool) -> None:
    table = Table(FOUR, {"fujin": {"lotus": "shinto"}})
    slot = 1  # Fujin
    outlook = Outlook(table.state)
    assert (sight.shrine_gain(table.state, outlook, table.seat(clan), slot, 1) > 0.0) == gain


def test_a_shrine_is_worth_less_to_those_from_whom_it_is_easily_taken() -> None:
    table = Table(FOUR)
    seats = [table.seat(clan) for clan in FOUR.split()[::3]]
    outlook = Outlook(table.state)
    first, last = (sight.shrine_gain(table.state, outlook, seat, 1, 1) for seat in seats)
    assert 0.0 < last < first


def test_all_coins_are_bid_in_the_last_battle_of_a_season() -> None:
    table = Table(
        FOUR,
        {"edo": {"koi": "bushi", "lotus": "bushi"}},
        wars="edo",
        coins={"koi": 5, "lotus": 3},
    )
    table.battles()
    for clan, coins in (("koi", 5), ("lotus", 3)):
        bot = make_bot("greedy", 1, RISING_SUN)
        steps = bot.answers(Knowledge(table.state, table.seat(clan)))
        staked = [RISING_SUN.text(step).split() for step in steps]
        assert sum(int(words[2]) for words in staked if words[0] == "stake") == coins
