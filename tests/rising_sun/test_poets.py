"""Imperial Poets and the killed pile (RS-W60…W63, RS-DP26)."""

from __future__ import annotations

from gunbai.games.rising_sun.flow.kills import kill, victim
from gunbai.games.rising_sun.names import BUSHI, BY_CARD, KILLED
from gunbai.games.rising_sun.state import RisingSunState
from tests.rising_sun.table import (
    RISING_SUN,
    answer,
    asked,
    at_table,
    battles,
    bid,
    events,
    figures,
    keys,
    no_bids,
    points,
    seat,
    tokens,
    war,
    zone,
)
from tests.rule import rule


def singing(honor: str = "koi lotus turtle") -> RisingSunState:
    """Koi with three Bushi against Lotus with two, before the bids."""
    s = at_table(
        honor,
        {"oshu": {"koi": "bushi bushi bushi", "lotus": "bushi shinto"}},
        coins={"koi": 3, "lotus": 3},
        wars="oshu",
    )
    battles(s)
    return s


def strike(s: RisingSunState, killer: str, clan: str, province: str) -> None:
    """An effect of the killer kills a Bushi."""
    kill(s, seat(s, killer), [victim(seat(s, clan), BUSHI, zone(s, province))], BY_CARD)


@rule("RS-W60", "RS-W61", "RS-DP26")
def test_a_point_for_every_kill_of_this_battle_without_a_question() -> None:
    s = singing()
    bid(s, "koi", 0, 0, 0, 1)
    bid(s, "lotus", 1, 0, 0, 0)
    strike(s, "lotus", "koi", "oshu")
    answer(s, "lotus", "use")
    # a card killed one, Seppuku two; at the outcome nobody is left to die
    assert events(s, "rs-poets") == [{"key": "rs-poets", "player": 0, "kills": 3}]
    assert points(s, "koi") == 3
    assert s.ask is None


@rule("RS-W61")
def test_figures_killed_by_the_outcome_count() -> None:
    s = singing()
    bid(s, "koi", 0, 0, 0, 1)
    bid(s, "lotus", 0, 0, 0, 0)
    assert points(s, "koi") == 2
    told = keys(s)
    assert told.index("rs-killed") < told.index("rs-poets")


def step_to(s: RisingSunState, stage: str) -> None:
    """Go on rule by rule only as far as this stage of the battle."""
    while True:
        battle = s.observe(-1)["battle"]
        assert isinstance(battle, dict)
        if battle["stage"] == stage:
            return
        assert s.stack[-1].run(s) is None


@rule("RS-W62", "RS-V36", "RS-C39")
def test_the_killed_are_kept_apart_until_the_poets_are_done() -> None:
    s = singing()
    bid(s, "koi", 0, 0, 1, 1)
    bid(s, "lotus", 0, 0, 0, 0)
    assert asked(s) == "koi RS-DP25"
    s.stack[-1].answer(s, seat(s, "koi"), RISING_SUN.parse("use"))
    step_to(s, "poets")
    assert figures(s, "lotus", "killed") == "bushi shinto"
    assert figures(s, "lotus", "reserve").split().count("bushi") == 5
    step_to(s, "reparations")
    assert figures(s, "lotus", "killed") == ""
    assert figures(s, "lotus", "reserve").split().count("bushi") == 6
    assert figures(s, "lotus", "reserve").split().count("shinto") == 3


@rule("RS-W63")
def test_a_loser_without_figures_may_win_the_poets() -> None:
    s = singing()
    bid(s, "koi", 0, 0, 0, 1)
    bid(s, "lotus", 1, 0, 0, 2)
    answer(s, "lotus", "use")
    assert tokens(s, "koi") == "spring:oshu"
    assert events(s, "rs-poets")[0]["player"] == seat(s, "lotus")
    assert points(s, "lotus") == 2 + 2


@rule("RS-W63")
def test_the_winner_may_win_the_poets() -> None:
    s = singing()
    bid(s, "koi", 0, 0, 0, 2)
    bid(s, "lotus", 0, 0, 0, 1)
    assert tokens(s, "koi") == "spring:oshu"
    assert points(s, "koi") == 2


@rule("RS-DP26")
def test_poets_without_a_kill_bring_nothing() -> None:
    s = at_table(
        "koi lotus turtle",
        {"oshu": {"koi": "bushi", "turtle": "stronghold"}},
        coins={"turtle": 1},
        wars="oshu",
    )
    battles(s)
    bid(s, "koi", 0, 0, 0, 0)
    bid(s, "turtle", 0, 0, 0, 1)
    assert s.ask is None
    assert tokens(s, "koi") == "spring:oshu"
    assert points(s, "turtle") == 0


# which kills count


@rule("RS-XD25", "RS-Q35")
def test_kills_at_the_start_of_the_war_go_home_at_once_and_are_never_sung_of() -> None:
    s = at_table(
        "koi lotus turtle",
        {"oshu": {"koi": "bushi bushi", "lotus": "shinto"}},
        {"lotus": "way-of-the-ashigaru path-of-the-ninja"},
        coins={"koi": 1},
        set_="ship",
        wars="oshu",
    )
    war(s)
    answer(s, "lotus", "muster oshu", "kill koi bushi oshu")
    assert figures(s, "koi", "killed") == ""
    assert figures(s, "koi", "reserve").split().count("bushi") == 5
    assert asked(s) == "koi lotus RS-DP22"
    bid(s, "koi", 0, 0, 0, 1)
    bid(s, "lotus", 0, 0, 0, 0)
    assert events(s, "rs-poets")[0]["kills"] == 1


@rule("RS-XD25", "RS-Q35")
def test_kills_at_the_start_of_the_battle_count() -> None:
    s = singing()
    strike(s, "lotus", "koi", "oshu")
    assert figures(s, "koi", "killed") == "bushi"
    assert figures(s, "koi", "reserve").split().count("bushi") == 3
    bid(s, "koi", 0, 0, 0, 1)
    bid(s, "lotus", 0, 0, 0, 0)
    assert points(s, "koi") == 1 + 2
    assert figures(s, "koi", "reserve").split().count("bushi") == 4


@rule("RS-Q35")
def test_a_figure_killed_twice_counts_twice() -> None:
    s = singing()
    strike(s, "lotus", "koi", "oshu")
    s.put(seat(s, "koi"), BUSHI, KILLED, zone(s, "oshu"))  # a card brings it back
    strike(s, "lotus", "koi", "oshu")
    bid(s, "koi", 0, 0, 0, 1)
    bid(s, "lotus", 0, 0, 0, 0)
    assert points(s, "koi") == 2 + 2


@rule("RS-Q35", "RS-W60")
def test_kills_of_an_earlier_battle_do_not_count() -> None:
    both = {"koi": "bushi bushi", "lotus": "bushi"}
    s = at_table(
        "koi lotus turtle", {"oshu": both, "edo": both}, coins={"lotus": 1}, wars="oshu edo"
    )
    battles(s)
    no_bids(s, "koi", "lotus", "koi")
    bid(s, "lotus", 0, 0, 0, 1)
    assert points(s, "lotus") == 1
