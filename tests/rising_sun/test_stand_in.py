"""A bot that plays for a person betrays nobody, keeps promises and gives nothing away."""

from __future__ import annotations

import pytest

from gunbai.bots.factory import make_bot
from gunbai.bots.stand_in import StandIn
from gunbai.core.banter import Remark
from gunbai.core.codec import FIRST_FREE_ACTION
from gunbai.core.session import Session
from gunbai.games.rising_sun.bot import loyalty
from gunbai.games.rising_sun.flow.mandate import new_turn
from gunbai.games.rising_sun.flow.tea import Tea
from gunbai.games.rising_sun.names import MANDATES, RECRUIT, TURNS
from gunbai.games.rising_sun.tiles import lay
from tests.rising_sun.table import GAMES, RISING_SUN, Table

JUDGE = RISING_SUN.judge()
FOUR = "koi lotus turtle dragonfly"


def promise(table: Table, to: str, key: str, **words: object) -> Remark:
    """Return a promise of Koi."""
    return Remark(table.seat("koi"), table.seat(to), key, words)


def left_to(table: Table, clan: str, *promises: Remark) -> list[str]:
    """Return the answers that are left to a stand-in."""
    seat = table.seat(clan)
    actions = table.state.candidates(seat)
    left = JUDGE.loyal(table.state, seat, actions, list(promises))
    return [RISING_SUN.text(action) for action in left]


def choosing(clans: str, tiles: str, allies: str = "") -> Table:
    """Return a table whose first clan looks at these tiles."""
    table = Table(clans, allies=allies)
    table.run(new_turn())
    table.state.hand = [MANDATES.index(name) for name in tiles.split()]
    return table


def tea() -> Table:
    table = Table(FOUR, phase="tea", coins={"koi": 3})
    table.run(Tea(0))
    return table


# one answer


def test_an_ally_is_not_betrayed() -> None:
    table = choosing(FOUR, "betray train betray harvest", "koi-lotus")
    assert left_to(table, "koi") == ["choose train", "choose harvest"]
    table = choosing(FOUR, "betray train betray harvest")
    assert "choose betray" in left_to(table, "koi")
    lotus = choosing("lotus turtle dragonfly bonsai", "betray betray train train", "lotus-turtle")
    answers = left_to(lotus, "lotus")
    assert "bury betray train" in answers  # the tile is hidden: only what is named counts
    assert not any(answer.endswith(" betray") for answer in answers)


def test_without_another_answer_it_must() -> None:
    table = choosing(FOUR, "betray betray betray betray", "koi-lotus")
    assert left_to(table, "koi") == ["choose betray"]


def test_a_promised_mandate_is_chosen_but_never_a_betrayal() -> None:
    table = choosing(FOUR, "betray train marshal harvest", "koi-lotus")
    train = promise(table, "turtle", "mandate", mandate="train")
    assert left_to(table, "koi", train) == ["choose train"]
    betray = promise(table, "turtle", "mandate", mandate="betray")
    assert "choose betray" not in left_to(table, "koi", betray)
    recruit = promise(table, "turtle", "mandate", mandate="recruit")
    assert len(left_to(table, "koi", recruit)) == 3  # it was not drawn


def test_the_figures_of_whom_loyalty_was_promised_stay() -> None:
    table = Table(FOUR, {"edo": {"lotus": "bushi", "turtle": "bushi"}})
    table.mandate("koi", "betray")
    loyal = promise(table, "lotus", "loyal", season="spring")
    assert left_to(table, "koi", loyal) == ["done", "replace turtle bushi edo bushi"]
    late = promise(table, "lotus", "loyal", season="summer")
    assert "replace lotus bushi edo bushi" in left_to(table, "koi", late)


def test_nobody_comes_to_where_one_promised_not_to_be() -> None:
    table = Table(FOUR, {"kansai": {"koi": "bushi"}})
    table.mandate("koi", "marshal")
    table.up_to("koi")
    away = promise(table, "lotus", "stay-out", province="nagato", season="spring")
    assert any("nagato" in answer for answer in left_to(table, "koi"))
    assert not any("nagato" in answer for answer in left_to(table, "koi", away))


def test_a_promised_alliance_is_offered_and_accepted() -> None:
    table = tea()
    ally = promise(table, "lotus", "ally", season="spring")
    assert left_to(table, "koi", ally) == ["offer lotus"]
    table.answer("turtle", "offer koi")
    assert left_to(table, "koi", ally) == ["offer lotus", "refuse turtle"]
    table.answer("lotus", "offer koi")
    assert left_to(table, "koi", ally) == ["accept lotus", "refuse turtle"]
    table.answer("koi", "accept lotus")
    assert left_to(table, "koi", ally) == ["ready"]


def test_it_gives_what_was_promised_once_and_nothing_else() -> None:
    table = tea()
    koi = table.seat("koi")
    promises = [
        promise(table, "lotus", "give", coins=2, ronin=0, season="spring"),
        promise(table, "turtle", "give", coins=9, ronin=0, season="spring"),  # more than it has
        promise(table, "turtle", "give", coins=1, ronin=0, season="summer"),
        promise(table, "turtle", "give-if", coins=1, ronin=0, mandate="train"),
    ]
    owed = [RISING_SUN.text(action) for action in JUDGE.owed(table.state, koi, promises)]
    assert owed == ["gift lotus 2 0"]
    table.answer("koi", *owed)
    assert JUDGE.owed(table.state, koi, promises) == []


def test_what_depends_on_a_mandate_is_given_once_that_is_played() -> None:
    table = choosing("lotus turtle dragonfly bonsai", "train recruit harvest marshal")
    lotus, turtle, bonsai = (table.seat(clan) for clan in ("lotus", "turtle", "bonsai"))
    table.state.coins[turtle] = 3

    def give_if(to: int, coins: int, mandate: str) -> Remark:
        return Remark(turtle, to, "give-if", {"coins": coins, "ronin": 0, "mandate": mandate})

    promises = [
        give_if(lotus, 2, "train"),
        give_if(lotus, 1, "recruit"),
        give_if(bonsai, 1, "train"),
    ]

    def owed() -> list[str]:
        return [RISING_SUN.text(gift) for gift in JUDGE.owed(table.state, turtle, promises)]

    assert owed() == []
    table.answer("lotus", "bury recruit train")  # what is named counts, whatever lies there
    assert owed() == ["gift lotus 2 0"]
    table.answer("turtle", *owed())
    assert owed() == []


def test_only_what_comes_after_a_promise_counts_for_it() -> None:
    """A mandate played before does not make it due, a gift made before does not fulfil it."""
    table = choosing("lotus turtle dragonfly bonsai", "train recruit harvest marshal")
    lotus, turtle = table.seat("lotus"), table.seat("turtle")
    table.state.coins[turtle] = 5
    table.answer("turtle", "gift lotus 1 0")
    table.answer("lotus", "bury recruit train")
    banter = RISING_SUN.banter()
    words: dict[str, object] = {"coins": 1, "ronin": 0}
    late = Remark(turtle, lotus, "give-if", {**words, "mandate": "train"})
    gift = Remark(turtle, lotus, "give", {**words, "season": "spring"})
    stored_earlier = [late, gift]

    def owed(promises: list[Remark]) -> list[str]:
        return [RISING_SUN.text(each) for each in JUDGE.owed(table.state, turtle, promises)]

    assert owed(stored_earlier) == []  # the gift before the promises counts for both
    new = [banter.dated(table.state, each) for each in stored_earlier]
    assert owed(new) == ["gift lotus 1 0"]
    table.answer("turtle", "gift lotus 1 0")
    assert owed(new) == []


def test_whose_mandate_it_was_is_known_in_later_seasons() -> None:
    table = Table(FOUR, coins={"koi": 3})
    table.state.season, table.state.turn = 1, TURNS
    table.state.played = [lay(RECRUIT, RECRUIT, False)]
    player = table.state.turn % 4
    due = [Remark(0, to, "give-if", {"coins": 1, "mandate": "recruit"}) for to in range(1, 4)]
    assert [loyalty.due(table.state, each) for each in due] == [to == player for to in (1, 2, 3)]


def test_an_advantage_that_was_left_to_another_is_not_bid_on() -> None:
    table = Table(
        FOUR,
        {"edo": {"koi": "bushi", "lotus": "bushi"}},
        wars="edo",
        coins={"koi": 3, "lotus": 3},
    )
    table.battles()
    left = promise(table, "lotus", "leave", province="edo", advantage="hostage")
    assert "stake hostage 1" in left_to(table, "koi")
    answers = left_to(table, "koi", left)
    assert "stake seppuku 1" in answers
    assert not any(answer.startswith("stake hostage") for answer in answers)
    elsewhere = promise(table, "lotus", "leave", province="oshu", advantage="hostage")
    absent = promise(table, "turtle", "leave", province="edo", advantage="hostage")
    assert "stake hostage 1" in left_to(table, "koi", elsewhere, absent)


# whole games


def play(options: dict[str, object], seed: int, model: str) -> Session:
    """Play a game in which each seat is played by a stand-in."""
    session = Session(RISING_SUN, options, seed)
    number = 0
    while not session.over:
        seat = session.to_act()[0]
        number += 1
        bot = StandIn(make_bot(model, seed + number, RISING_SUN), seed)
        for action in bot.answers(session.knowledge(seat)):
            assert action < FIRST_FREE_ACTION  # nothing is given away
            if session.refusal(seat, action) is None:
                session.submit(seat, action)
    return session


@pytest.mark.parametrize("options", GAMES, ids=lambda each: str(each["players"]))
def test_in_whole_games_no_stand_in_breaks_an_alliance(options: dict[str, object]) -> None:
    allied = 0
    for seed in range(8):
        kinds = [event.key for event in play(options, seed, "random").events]
        allied += kinds.count("rs-allied")
        assert "rs-broken" not in kinds
        assert "rs-gift" not in kinds
    assert allied > 8  # there was something to break


def test_the_same_bots_betray_when_they_play_for_themselves() -> None:
    """Without this, the test above would prove nothing."""
    broken = 0
    for seed in range(4):
        session = Session(RISING_SUN, GAMES[0], seed)
        number = 0
        while not session.over:
            seat = session.to_act()[0]
            number += 1
            bot = make_bot("random", seed + number, RISING_SUN)
            session.submit(seat, bot.choose(session.knowledge(seat)))
        broken += sum(event.key == "rs-broken" for event in session.events)
    assert broken > 0
