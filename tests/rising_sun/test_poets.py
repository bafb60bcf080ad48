"""Imperial Poets and the killed pile (RS-W60…W63, RS-DP26)."""

from __future__ import annotations

from gunbai.games.rising_sun.flow.kills import kill, victim
from gunbai.games.rising_sun.names import BUSHI, BY_CARD, KILLED
from tests.rising_sun.table import RISING_SUN, Table
from tests.rule import rule


def singing(honor: str = "koi lotus turtle") -> Table:
    """Koi with three Bushi against Lotus with two, before the bids."""
    table = Table(
        honor,
        {"oshu": {"koi": "bushi bushi bushi", "lotus": "bushi shinto"}},
        coins={"koi": 3, "lotus": 3},
        wars="oshu",
    )
    table.battles()
    return table


def strike(table: Table, killer: str, clan: str, province: str) -> None:
    """An effect of the killer kills a Bushi."""
    kill(
        table.state,
        table.seat(killer),
        [victim(table.seat(clan), BUSHI, table.zone(province))],
        BY_CARD,
    )


@rule("RS-W60", "RS-W61", "RS-DP26")
def test_a_point_for_every_kill_of_this_battle_without_a_question() -> None:
    table = singing()
    table.bid("koi", 0, 0, 0, 1)
    table.bid("lotus", 1, 0, 0, 0)
    strike(table, "lotus", "koi", "oshu")
    table.answer("lotus", "use")
    # a card killed one, Seppuku two; at the outcome nobody is left to die
    assert table.events("rs-poets") == [{"player": 0, "kills": 3}]
    assert table.points("koi") == 3
    assert not table.asked


@rule("RS-W61")
def test_figures_killed_by_the_outcome_count() -> None:
    table = singing()
    table.bid("koi", 0, 0, 0, 1)
    table.bid("lotus", 0, 0, 0, 0)
    assert table.points("koi") == 2
    told = table.keys
    assert told.index("rs-killed") < told.index("rs-poets")


def step_to(table: Table, stage: str) -> None:
    """Go on rule by rule only as far as this stage of the battle."""
    while True:
        battle = table.view()["battle"]
        assert isinstance(battle, dict)
        if battle["stage"] == stage:
            return
        assert table.state.stack[-1].run(table.state) is None


@rule("RS-W62", "RS-V36", "RS-C39")
def test_the_killed_are_kept_apart_until_the_poets_are_done() -> None:
    table = singing()
    table.bid("koi", 0, 0, 1, 1)
    table.bid("lotus", 0, 0, 0, 0)
    assert table.asked == "koi RS-DP25"
    table.state.stack[-1].answer(table.state, table.seat("koi"), RISING_SUN.parse("use"))
    step_to(table, "poets")
    assert table.figures("lotus", "killed") == "bushi shinto"
    assert table.figures("lotus", "reserve").split().count("bushi") == 5
    step_to(table, "reparations")
    assert table.figures("lotus", "killed") == ""
    assert table.figures("lotus", "reserve").split().count("bushi") == 6
    assert table.figures("lotus", "reserve").split().count("shinto") == 3


@rule("RS-W63")
def test_a_loser_without_figures_may_win_the_poets() -> None:
    table = singing()
    table.bid("koi", 0, 0, 0, 1)
    table.bid("lotus", 1, 0, 0, 2)
    table.answer("lotus", "use")
    assert table.tokens("koi") == "spring:oshu"
    assert table.events("rs-poets")[0]["player"] == table.seat("lotus")
    assert table.points("lotus") == 2 + 2


@rule("RS-W63")
def test_the_winner_may_win_the_poets() -> None:
    table = singing()
    table.bid("koi", 0, 0, 0, 2)
    table.bid("lotus", 0, 0, 0, 1)
    assert table.tokens("koi") == "spring:oshu"
    assert table.points("koi") == 2


@rule("RS-DP26")
def test_poets_without_a_kill_bring_nothing() -> None:
    table = Table(
        "koi lotus turtle",
        {"oshu": {"koi": "bushi", "turtle": "stronghold"}},
        coins={"turtle": 1},
        wars="oshu",
    )
    table.battles()
    table.bid("koi", 0, 0, 0, 0)
    table.bid("turtle", 0, 0, 0, 1)
    assert not table.asked
    assert table.tokens("koi") == "spring:oshu"
    assert table.points("turtle") == 0


# which kills count


@rule("RS-XD25", "RS-Q35")
def test_kills_at_the_start_of_the_war_go_home_at_once_and_are_never_sung_of() -> None:
    table = Table(
        "koi lotus turtle",
        {"oshu": {"koi": "bushi bushi", "lotus": "shinto"}},
        {"lotus": "way-of-the-ashigaru path-of-the-ninja"},
        coins={"koi": 1},
        set="ship",
        wars="oshu",
    )
    table.war()
    table.answer("lotus", "muster oshu", "kill koi bushi oshu")
    assert table.figures("koi", "killed") == ""
    assert table.figures("koi", "reserve").split().count("bushi") == 5
    assert table.asked == "koi lotus RS-DP22"
    table.bid("koi", 0, 0, 0, 1)
    table.bid("lotus", 0, 0, 0, 0)
    assert table.events("rs-poets")[0]["kills"] == 1


@rule("RS-XD25", "RS-Q35")
def test_kills_at_the_start_of_the_battle_count() -> None:
    table = singing()
    strike(table, "lotus", "koi", "oshu")
    assert table.figures("koi", "killed") == "bushi"
    assert table.figures("koi", "reserve").split().count("bushi") == 3
    table.bid("koi", 0, 0, 0, 1)
    table.bid("lotus", 0, 0, 0, 0)
    assert table.points("koi") == 1 + 2
    assert table.figures("koi", "reserve").split().count("bushi") == 4


@rule("RS-Q35")
def test_a_figure_killed_twice_counts_twice() -> None:
    table = singing()
    strike(table, "lotus", "koi", "oshu")
    table.state.put(table.seat("koi"), BUSHI, KILLED, table.zone("oshu"))  # a card brings it back
    strike(table, "lotus", "koi", "oshu")
    table.bid("koi", 0, 0, 0, 1)
    table.bid("lotus", 0, 0, 0, 0)
    assert table.points("koi") == 2 + 2


@rule("RS-Q35", "RS-W60")
def test_kills_of_an_earlier_battle_do_not_count() -> None:
    both = {"koi": "bushi bushi", "lotus": "bushi"}
    table = Table(
        "koi lotus turtle", {"oshu": both, "edo": both}, coins={"lotus": 1}, wars="oshu edo"
    )
    table.battles()
    table.no_bids("koi", "lotus", "koi")
    table.bid("lotus", 0, 0, 0, 1)
    assert table.points("lotus") == 1
