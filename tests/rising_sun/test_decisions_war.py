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
from gunbai.server.conversion import may_hear
from tests.rising_sun.sessions import in_session, submit
from tests.rising_sun.table import RISING_SUN, Table
from tests.rule import rule

# what is asked at the start of the war and of a battle


@rule("RS-DP20")
def test_war_upgrades_without_a_choice_are_used_and_with_one_are_not_by_default() -> None:
    table = Table(
        "lotus turtle bonsai",
        {"oshu": {"lotus": "shinto"}, "edo": {"lotus": "bushi"}},
        {"lotus": "way-of-the-shogun way-of-the-ashigaru"},
        set="ship",
        wars="kansai",
    )
    table.war()
    assert table.asked == "lotus RS-DP19"
    table.answer("lotus", "effect way-of-the-shogun")
    assert table.coins("lotus") == 3
    assert table.asked == "lotus RS-DP20"
    assert table.legal("lotus") == ["pass", "muster oshu", "muster edo"]
    assert table.default("lotus") == "pass"
    table.answer("lotus", "pass")
    assert table.figures("lotus", "oshu") == "shinto"


@rule("RS-DP21")
@pytest.mark.parametrize("set_", SETS[1:5])
def test_before_a_war_province_and_at_the_start_of_a_battle_nothing_is_asked(set_: str) -> None:
    both = {"koi": "bushi", "lotus": "bushi"}
    table = Table("koi lotus turtle", {"oshu": both, "edo": both}, set=set_, wars="oshu edo")
    owned = [
        n for n, name in enumerate(CARDS) if table.state.setup.in_game[n] and name not in MONSTERS
    ]  # no card in scope speaks of these moments
    for card in owned:
        table.state.acquire(0, card)
        table.state.acquire(1, card)
    table.battles()
    assert table.asked == "koi lotus RS-DP22"
    table.no_bids("koi", "lotus")
    while "RS-DP22" not in table.asked:
        table.answer(table.asked.split()[0], "pass")
    assert table.view()["war"] == {"number": 2, "province": "edo"}


@rule("RS-DP23", "RS-DP24", "RS-DP25", "RS-DP27")
def test_a_battle_in_which_the_winner_of_all_is_absent() -> None:
    table = Table(
        "koi lotus turtle",
        {"oshu": {"koi": "bushi bushi", "lotus": "bushi", "turtle": "bushi"}},
        coins={"lotus": 5},
        ronin={"lotus": 3},
        points={"koi": 3},
        wars="oshu",
    )
    table.battles()
    table.bid("koi", 0, 0, 0, 0)
    table.bid("lotus", 1, 1, 1, 2)
    table.bid("turtle", 0, 0, 0, 0)
    taken = []
    while table.asked:
        taken.append(f"{table.key} {table.default('lotus')}")
        table.answer("lotus", table.default("lotus"))
    assert taken == ["RS-DP23 pass", "RS-DP24 pass", "RS-DP25 use", "RS-DP27 give turtle"]
    assert table.tokens("lotus") == "spring:oshu"


# absence


@rule("RS-Q86")
@pytest.mark.parametrize("options", RISING_SUN.sample_options()[::5])
def test_with_everybody_absent_a_game_comes_to_its_end(options: dict[str, object]) -> None:
    table = Table.new(8, **options)
    table.play_absent()
    result = table.state.result()
    assert result is not None
    assert len(result.places) == table.state.seats() == len(table.state.honor)


@rule("RS-Q86")
def test_the_seat_of_an_absent_player_stays_with_all_that_belongs_to_it() -> None:
    table = Table.new(3, players=4, clans="koi,lotus,turtle,bonsai")
    rng = seeded(3)
    turns = 0
    while table.asked:
        first = table.to_act[0]
        if table.key in ("RS-DP05", "RS-DP06"):
            assert first == turns % 4  # nobody's turn is left out
            turns += 1
        choices = table.state.candidates(first)
        action = table.state.default(first) if first == 2 else choices[rng.below(len(choices))]
        assert table.state.check(first, action) is None
        table.state.apply(first, action)
        assert 2 in table.state.honor
    assert turns == 21


# small rulings


@rule("RS-Q87", "RS-V03", "RS-V04")
def test_a_shinto_fights_as_well_as_a_bushi_but_is_none() -> None:
    board = {"oshu": {"lotus": "bushi shinto", "koi": "bushi"}}
    table = Table("koi lotus turtle", board, wars="oshu")
    table.battles()
    assert table.force("lotus", "oshu") == 2
    table = Table("koi lotus turtle", board, {"lotus": "way-of-the-katana"}, wars="oshu")
    table.battles()
    assert table.force("lotus", "oshu") == 2 + 1
    assert table.figures("lotus", "oshu") == "bushi shinto"


@rule("RS-Q88", "RS-N07")
def test_in_the_war_phase_one_may_talk_but_give_nothing() -> None:
    table = Table(
        "koi lotus turtle",
        {"oshu": {"koi": "bushi", "lotus": "bushi"}},
        coins={"koi": 5},
        ronin={"turtle": 2},
        wars="oshu",
    )
    table.battles()
    assert table.refusal("koi", "gift lotus 1 0") == "RS-N05"
    assert table.refusal("turtle", "gift lotus 0 1") == "RS-N05"
    assert table.state.free(table.seat("koi")) == []
    held = {"seat_holder": 0, "to_holder": 0}
    words = {"seat": 0, "to": 1, "text": "leave Hire Ronin to me", **held}
    assert may_hear(words, 1, 0)  # whatever the phase, and private too
    assert not may_hear(words, 2, 0)


@rule("RS-Q89", "RS-LB01")
def test_the_cap_on_prices_is_bonsais_not_kois() -> None:
    table = Table("koi bonsai lotus", season="autumn")
    dragon = CARDS.index("river-dragon")
    koi, bonsai = table.seat("koi"), table.seat("bonsai")
    assert (
        card_price(table.state, koi, dragon, False),
        card_price(table.state, bonsai, dragon, False),
    ) == (3, 1)
    assert (stronghold_price(table.state, koi), stronghold_price(table.state, bonsai)) == (3, 1)


@rule("RS-Q90")
@pytest.mark.parametrize(("clan", "charged"), [("dragonfly", False), ("koi", True)])
def test_a_toll_on_sea_routes_never_hits_dragonfly(clan: str, charged: bool) -> None:
    table = Table(
        f"{clan} lotus turtle",
        {"oshu": {clan: "bushi"}},
        {"lotus": "path-of-the-serpent"},
        coins={clan: 1},
        season="summer",
    )
    table.mandate(clan, "marshal")
    while not table.asked.startswith(clan):
        table.answer(table.asked.split()[0], "done")
    table.answer(clan, "move bushi oshu hokkaido 1")
    assert ("lotus RS-DP28" in table.asked) == charged
    assert (table.figures(clan, "hokkaido") == "bushi") != charged


@rule("RS-Q93")
def test_there_are_no_figures_of_kami() -> None:
    assert not set(FIGURES) & set(KAMI)
    assert ["bushi", "shinto", "daimyo", *MONSTERS, "stronghold"] == FIGURES
    table = Table(
        "moon sun koi", {"hachiman": {"moon": "shinto", "sun": "shinto"}}, phase="politics"
    )
    assert table.force("moon", "hachiman") == 2  # only the worshippers count there
    assert table.state.room(table.seat("moon"), 8) == 1


# taking back


def recruiting() -> Session:
    table = Table(
        "koi turtle bonsai",
        {"oshu": {"turtle": "stronghold stronghold"}},
        coins={"turtle": 2},
    )
    table.mandate("koi", "recruit")
    assert table.asked == "turtle RS-DP07"
    return in_session(table)


@rule("RS-Q98")
def test_steps_are_seen_at_once_and_can_be_taken_back_until_somebody_else_acts() -> None:
    session = recruiting()
    before = session.state.dump()
    submit(session, "turtle", "summon bushi oshu")
    table = Table.of(session.state)
    assert table.figures("turtle", "oshu") == "bushi"
    assert json.dumps(table.view()["provinces"]).count('"bushi"') == 1  # for all to see
    session.undo(table.seat("turtle"))
    assert session.state.dump() == before
    submit(session, "turtle", "summon shinto oshu")
    submit(session, "turtle", "done")
    submit(session, "bonsai", "summon bushi kyushu")
    with pytest.raises(IllegalAction) as error:
        session.undo(table.seat("turtle"))
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
    table = Table("koi turtle bonsai")
    table.run(new_turn())
    session = in_session(table)
    submit(session, "koi", f"choose {MANDATES[table.state.hand[0]]}")
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
    table = Table("koi lotus turtle", {"oshu": {"koi": "bushi"}}, wars="oshu kansai")
    table.run(Course(6, 0))
    assert table.asked.endswith("RS-DP03")
    assert "rs-bid" not in table.keys
