"""Decisions of the War Phase with their defaults, absence, taking back (RS-DP18…DP27, RS-Q86…)."""

from __future__ import annotations

import json

import pytest

from gunbai.core.errors import IllegalAction
from gunbai.core.rng import seeded
from gunbai.core.session import Session
from gunbai.games.rising_sun.flow.course import Course
from gunbai.games.rising_sun.flow.mandate import new_turn
from gunbai.games.rising_sun.flow.prices import card_price, stronghold_price
from gunbai.games.rising_sun.names import CARDS, FIGURES, KAMI, MANDATES, MONSTERS, SETS
from gunbai.games.rising_sun.state import RisingSunState
from gunbai.server.conversion import may_hear
from tests.rising_sun.playing import new_game, play_absent
from tests.rising_sun.sessions import in_session, submit
from tests.rising_sun.table import (
    RISING_SUN,
    answer,
    asked,
    at_table,
    battles,
    bid,
    coins,
    default,
    figures,
    force,
    keys,
    legal,
    mandate,
    no_bids,
    refusal,
    run,
    seat,
    tokens,
    war,
)
from tests.rule import rule

# what is asked at the start of the war and of a battle


@rule("RS-DP20")
def test_war_upgrades_without_a_choice_are_used_and_with_one_are_not_by_default() -> None:
    s = at_table(
        "lotus turtle bonsai",
        {"oshu": {"lotus": "shinto"}, "edo": {"lotus": "bushi"}},
        {"lotus": "way-of-the-shogun way-of-the-ashigaru"},
        set_="ship",
        wars="kansai",
    )
    war(s)
    assert asked(s) == "lotus RS-DP19"
    answer(s, "lotus", "effect way-of-the-shogun")
    assert coins(s, "lotus") == 3
    assert asked(s) == "lotus RS-DP20"
    assert legal(s, "lotus") == ["pass", "muster oshu", "muster edo"]
    assert default(s, "lotus") == "pass"
    answer(s, "lotus", "pass")
    assert figures(s, "lotus", "oshu") == "shinto"


@rule("RS-DP21")
@pytest.mark.parametrize("set_", SETS[1:5])
def test_before_a_war_province_and_at_the_start_of_a_battle_nothing_is_asked(set_: str) -> None:
    both = {"koi": "bushi", "lotus": "bushi"}
    s = at_table("koi lotus turtle", {"oshu": both, "edo": both}, set_=set_, wars="oshu edo")
    owned = [
        n for n, name in enumerate(CARDS) if s.setup.in_game[n] and name not in MONSTERS
    ]  # no card in scope speaks of these moments
    for card in owned:
        s.acquire(0, card)
        s.acquire(1, card)
    battles(s)
    assert asked(s) == "koi lotus RS-DP22"
    no_bids(s, "koi", "lotus")
    while "RS-DP22" not in asked(s):
        answer(s, asked(s).split()[0], "pass")
    assert s.observe(-1)["war"] == {"number": 2, "province": "edo"}


@rule("RS-DP23", "RS-DP24", "RS-DP25", "RS-DP27")
def test_a_battle_in_which_the_winner_of_all_is_absent() -> None:
    s = at_table(
        "koi lotus turtle",
        {"oshu": {"koi": "bushi bushi", "lotus": "bushi", "turtle": "bushi"}},
        coins={"lotus": 5},
        ronin={"lotus": 3},
        points={"koi": 3},
        wars="oshu",
    )
    battles(s)
    bid(s, "koi", 0, 0, 0, 0)
    bid(s, "lotus", 1, 1, 1, 2)
    bid(s, "turtle", 0, 0, 0, 0)
    taken = []
    while s.ask is not None:
        taken.append(f"{s.ask.key} {default(s, 'lotus')}")
        answer(s, "lotus", default(s, "lotus"))
    assert taken == ["RS-DP23 pass", "RS-DP24 pass", "RS-DP25 use", "RS-DP27 give turtle"]
    assert tokens(s, "lotus") == "spring:oshu"


# absence


@rule("RS-Q86")
@pytest.mark.parametrize("options", RISING_SUN.sample_options()[::5])
def test_with_everybody_absent_a_game_comes_to_its_end(options: dict[str, object]) -> None:
    s = new_game(8, **options)
    play_absent(s)
    result = s.result()
    assert result is not None
    assert len(result.places) == s.seats() == len(s.honor)


@rule("RS-Q86")
def test_the_seat_of_an_absent_player_stays_with_all_that_belongs_to_it() -> None:
    s = new_game(3, players=4, clans="koi,lotus,turtle,bonsai")
    rng = seeded(3)
    turns = 0
    while s.ask is not None:
        first = s.ask.first
        if s.ask.key in ("RS-DP05", "RS-DP06"):
            assert first == turns % 4  # nobody's turn is left out
            turns += 1
        choices = s.candidates(first)
        action = s.default(first) if first == 2 else choices[rng.below(len(choices))]
        assert s.check(first, action) is None
        s.apply(first, action)
        assert 2 in s.honor
    assert turns == 21


# small rulings


@rule("RS-Q87", "RS-V03", "RS-V04")
def test_a_shinto_fights_as_well_as_a_bushi_but_is_none() -> None:
    board = {"oshu": {"lotus": "bushi shinto", "koi": "bushi"}}
    s = at_table("koi lotus turtle", board, wars="oshu")
    battles(s)
    assert force(s, "lotus", "oshu") == 2
    s = at_table("koi lotus turtle", board, {"lotus": "way-of-the-katana"}, wars="oshu")
    battles(s)
    assert force(s, "lotus", "oshu") == 2 + 1
    assert figures(s, "lotus", "oshu") == "bushi shinto"


@rule("RS-Q88", "RS-N07")
def test_in_the_war_phase_one_may_talk_but_give_nothing() -> None:
    s = at_table(
        "koi lotus turtle",
        {"oshu": {"koi": "bushi", "lotus": "bushi"}},
        coins={"koi": 5},
        ronin={"turtle": 2},
        wars="oshu",
    )
    battles(s)
    assert refusal(s, "koi", "gift lotus 1 0") == "RS-N05"
    assert refusal(s, "turtle", "gift lotus 0 1") == "RS-N05"
    assert s.free(seat(s, "koi")) == []
    words = {"seat": 0, "to": 1, "text": "leave Hire Ronin to me"}
    assert may_hear(words, 1)  # whatever the phase, and private too
    assert not may_hear(words, 2)


@rule("RS-Q89", "RS-LB01")
def test_the_cap_on_prices_is_bonsais_not_kois() -> None:
    s = at_table("koi bonsai lotus", season="autumn")
    dragon = CARDS.index("river-dragon")
    koi, bonsai = seat(s, "koi"), seat(s, "bonsai")
    assert (card_price(s, koi, dragon, False), card_price(s, bonsai, dragon, False)) == (3, 1)
    assert (stronghold_price(s, koi), stronghold_price(s, bonsai)) == (3, 1)


@rule("RS-Q90")
@pytest.mark.parametrize(("clan", "charged"), [("dragonfly", False), ("koi", True)])
def test_a_toll_on_sea_routes_never_hits_dragonfly(clan: str, charged: bool) -> None:
    s = at_table(
        f"{clan} lotus turtle",
        {"oshu": {clan: "bushi"}},
        {"lotus": "path-of-the-serpent"},
        coins={clan: 1},
        season="summer",
    )
    mandate(s, clan, "marshal")
    while not asked(s).startswith(clan):
        answer(s, asked(s).split()[0], "done")
    answer(s, clan, "move bushi oshu hokkaido 1")
    assert ("lotus RS-DP28" in asked(s)) == charged
    assert (figures(s, clan, "hokkaido") == "bushi") != charged


@rule("RS-Q93")
def test_there_are_no_figures_of_kami() -> None:
    assert not set(FIGURES) & set(KAMI)
    assert ["bushi", "shinto", "daimyo", *MONSTERS, "stronghold"] == FIGURES
    s = at_table(
        "moon sun koi", {"hachiman": {"moon": "shinto", "sun": "shinto"}}, phase="politics"
    )
    assert force(s, "moon", "hachiman") == 2  # only the worshippers count there
    assert s.room(seat(s, "moon"), 8) == 1


# taking back


def recruiting() -> Session:
    s = at_table(
        "koi turtle bonsai",
        {"oshu": {"turtle": "stronghold stronghold"}},
        coins={"turtle": 2},
    )
    mandate(s, "koi", "recruit")
    assert asked(s) == "turtle RS-DP07"
    return in_session(s)


@rule("RS-Q98")
def test_steps_are_seen_at_once_and_can_be_taken_back_until_somebody_else_acts() -> None:
    session = recruiting()
    before = session.state.dump()
    submit(session, "turtle", "summon bushi oshu")
    s = session.state
    assert isinstance(s, RisingSunState)
    assert figures(s, "turtle", "oshu") == "bushi"
    assert json.dumps(s.observe(-1)["provinces"]).count('"bushi"') == 1  # for all to see
    session.undo(seat(s, "turtle"))
    assert session.state.dump() == before
    submit(session, "turtle", "summon shinto oshu")
    submit(session, "turtle", "done")
    submit(session, "bonsai", "summon bushi kyushu")
    with pytest.raises(IllegalAction) as error:
        session.undo(seat(s, "turtle"))
    assert error.value.refusal.words["reason"] == "others"


@rule("RS-Q98", "RS-N06")
def test_a_gift_is_never_taken_back() -> None:
    session = recruiting()
    submit(session, "turtle", "gift koi 1 0")
    with pytest.raises(IllegalAction) as error:
        session.undo(1)
    assert error.value.refusal.words["reason"] == "revealed"


@rule("RS-Q98")
def test_a_tile_that_was_shown_is_not_taken_back() -> None:
    s = at_table("koi turtle bonsai")
    run(s, new_turn())
    session = in_session(s)
    submit(session, "koi", f"choose {MANDATES[s.hand[0]]}")
    with pytest.raises(IllegalAction) as error:
        session.undo(0)
    assert error.value.refusal.words["reason"] == "revealed"


@rule("RS-Q98", "RS-Q10")
def test_an_alliance_that_was_formed_is_not_taken_back() -> None:
    session = Session(RISING_SUN, {"players": 4, "clans": "koi,lotus,turtle,bonsai"}, 1)
    submit(session, "koi", "offer lotus")
    submit(session, "lotus", "accept koi")
    with pytest.raises(IllegalAction) as error:
        session.undo(1)
    assert error.value.refusal.words["reason"] == "revealed"
    assert 3 in session.state.to_act()  # tea goes on


@rule("RS-Q98")
def test_what_chance_has_decided_is_not_taken_back() -> None:
    session = Session(RISING_SUN, {"players": 3, "clans": "koi,lotus,turtle"}, 1)
    for clan in ("koi", "lotus", "turtle"):
        submit(session, clan, "ready")
    with pytest.raises(IllegalAction) as error:
        session.undo(2)  # the tiles were drawn
    assert error.value.refusal.words["reason"] == "revealed"


@rule("RS-DP22", "RS-W75")
def test_a_war_without_a_battle_asks_nobody() -> None:
    s = at_table("koi lotus turtle", {"oshu": {"koi": "bushi"}}, wars="oshu kansai")
    run(s, Course(6, 0))
    assert asked(s).endswith("RS-DP03")
    assert "rs-bid" not in keys(s)
