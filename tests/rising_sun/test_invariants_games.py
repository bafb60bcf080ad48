"""The invariants (RS-I) in whole games, counted without `faults`."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai.games.rising_sun.names import (
    CLANS,
    FIRST_MONSTER,
    NOBODY,
    PHASES,
    PROVINCE_COUNT,
    SHRINE,
    ZONES,
)
from tests.rising_sun.table import GAMES, RISING_SUN, Table
from tests.rule import rule


def places_of(table: Table, n: int) -> None:
    """RS-I02: all figures of a seat, counted zone by zone."""
    zones = range(ZONES)
    assert sum(table.state.count(n, 0, z) for z in zones) == 6
    assert sum(table.state.count(n, 1, z) for z in zones) == 3
    assert sum(table.state.count(n, 2, z) for z in zones) == 1
    for m in table.state.packs[n]:
        assert sum(table.state.count(n, FIRST_MONSTER + m, z) for z in zones) == 1


def count_all(table: Table) -> None:
    s = table.state
    players = range(s.setup.players)
    assert sorted(s.honor) == list(players)
    for n in players:
        places_of(table, n)
        assert 1 <= s.built(n) <= 4
        assert min(s.coins[n], s.ronin[n], s.vp[n]) >= 0
        assert s.ally[n] == NOBODY or s.ally[s.ally[n]] == n != s.ally[n]
    assert len(s.played) + len(s.hand) + len(s.top) + sum(s.bag) == 10
    tokens = [bit for held in s.tokens for bit in range(24) if held >> bit & 1]
    assert len(tokens) == len(set(tokens))
    cards = [*s.display, *[card for own in s.cards for card in own]]
    for card in cards:
        assert s.setup.in_game[card]
        assert cards.count(card) <= s.setup.cards[card].values.copies
    if s.setup.moon >= 0:
        moon = s.setup.moon
        assert all(s.crowd(moon, province) <= 2 for province in range(PROVINCE_COUNT))
        assert sum(s.crowd(moon, SHRINE + slot) for slot in range(4)) <= 2
    held = sum(s.crowd(n, 14 + other) for n in players for other in players)
    shrines = sum(s.crowd(n, SHRINE + slot) for n in players for slot in range(4))
    phase = PHASES[s.phase]
    assert not held or phase in ("war", "winter")
    assert not shrines or phase != "tea"
    if phase == "politics" and not s.played and s.hand:
        assert shrines == 0


@rule("RS-I01", "RS-I02", "RS-I03", "RS-I04", "RS-I05", "RS-I06", "RS-I07", "RS-I08", "RS-I12",
      "RS-I13", "RS-I14")  # fmt: skip
@pytest.mark.parametrize("options", GAMES, ids=["three", "four", "five", "six"])
def test_whole_games_keep_what_a_position_must(options: dict[str, object]) -> None:
    for seed in (1, 2):
        for table in Table.random_game(options, seed):
            count_all(table)
            assert table.state.faults() == []


@rule("RS-I09")
@pytest.mark.parametrize("options", GAMES, ids=["three", "four", "five", "six"])
def test_everybody_comes_to_the_income_with_nothing(options: dict[str, object]) -> None:
    seasons = []
    for table in Table.random_game(options, 3):
        if table.key == "RS-DP03" and table.state.season not in seasons:
            seasons.append(table.state.season)
            told = table.history
            start = max(n for n, event in enumerate(told) if event["key"] == "rs-season")
            since = [event for event in told[start:] if event["key"] == "rs-coins"]
            assert table.state.ronin == [0] * table.state.seats()
            for n in range(table.state.seats()):
                assert table.state.coins[n] == sum(
                    _int(e["coins"]) for e in since if e["player"] == n
                )
            income = [event["coins"] for event in since if event["cause"] == "income"]
            assert income == [
                table.state.setup.tables.incomes[clan] for clan in table.state.setup.clans
            ]
    assert seasons == [0, 1, 2]


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


#: What changes coins in a battle, and for whom it does.
FLOW = {
    "rs-coins": ("player", 1),
    "rs-lost-coins": ("player", -1),
    "rs-reparations": ("neighbour", 1),
}


@rule("RS-I10", "RS-I11")
@pytest.mark.parametrize("options", GAMES, ids=["three", "four", "five", "six"])
def test_coins_and_kills_of_every_battle_add_up(options: dict[str, object]) -> None:
    battles = 0
    before: list[int] = []
    start = 0
    for table in Table.random_game(options, 6):
        told = table.history
        over = [n for n, event in enumerate(told) if event["key"] == "rs-war-over" and n > start]
        if before and over:
            _check_battle(told[start : over[0] + 1], before)
            battles += 1
            before = []
        if table.key == "RS-DP22" and not before:
            before = table.state.coins[:]
            start = max(n for n, event in enumerate(told) if event["key"] == "rs-battle")
    assert battles > 5


def _check_battle(told: list[dict[str, Any]], before: list[int]) -> None:
    bids = {e["player"]: sum(e["bids"].values()) for e in told if e["key"] == "rs-bid"}
    for n, total in bids.items():
        assert total <= before[n]
    (winner,) = [event["player"] for event in told if event["key"] == "rs-victory"]
    paid = sum(event["coins"] for event in told if event["key"] == "rs-reparations")
    assert paid == bids[winner]
    lost = {event["player"]: event["coins"] for event in told if event["key"] == "rs-bids-lost"}
    assert lost == {n: total for n, total in bids.items() if n != winner and total}
    kills = sum(event["key"] == "rs-killed" for event in told)
    for event in told:
        if event["key"] == "rs-poets":
            assert event["kills"] == kills
    sung = [e["points"] for e in told if e["key"] == "rs-points" and e["cause"] == "poets"]
    poets = [event["kills"] for event in told if event["key"] == "rs-poets" and event["kills"]]
    assert sung == poets


@rule("RS-I10")
@pytest.mark.parametrize("options", GAMES[1:], ids=["four", "five", "six"])
def test_after_a_battle_everybody_has_what_the_battle_left(options: dict[str, object]) -> None:
    checked = 0
    for seed in (6, 7):
        before: list[int] = []
        start = 0
        for table in Table.random_game(options, seed):
            told = table.history
            if before and any(event["key"] == "rs-war-over" for event in told[start:]):
                if PHASES[table.state.phase] == "war":  # so nothing but battles changed the coins
                    assert table.state.coins == left_after(told[start:], before)
                    checked += 1
                before = []
            if table.key == "RS-DP22" and not before:
                before = table.state.coins[:]
                start = max(n for n, event in enumerate(told) if event["key"] == "rs-battle")
    assert checked > 3


def left_after(told: list[dict[str, Any]], before: list[int]) -> list[int]:
    coins = before[:]
    for event in told:
        if event["key"] == "rs-bid":
            coins[event["player"]] -= sum(event["bids"].values())
        elif event["key"] in FLOW:
            who, sign = FLOW[event["key"]]
            coins[event[who]] += sign * event["coins"]
    return coins


@rule("RS-I15")
def test_gifts_occur_only_at_tea_and_in_the_political_phase() -> None:
    phases = set()
    for options in GAMES:
        gifts = 0
        for table in Table.random_game(options, 6):
            told = len(table.events("rs-gift"))
            if told > gifts:
                phases.add(PHASES[table.state.phase])
                gifts = told
            if PHASES[table.state.phase] not in ("tea", "politics", "harvest"):
                for n in range(table.state.seats()):
                    assert table.state.free(n) == []
                    clan = CLANS[table.state.setup.clans[(n + 1) % table.state.seats()]]
                    action = RISING_SUN.parse(f"gift {clan} 1 0")
                    refusal = table.state.check(n, action)
                    assert refusal is not None
                    assert refusal.rule == "RS-N05" or table.state.ask is None
    assert phases == {"tea", "politics"}


@rule("RS-I16")
@pytest.mark.parametrize("options", GAMES, ids=["three", "four", "five", "six"])
def test_a_season_has_seven_mandate_turns_and_three_kami_turns(options: dict[str, object]) -> None:
    *_, over = Table.random_game(options, 7)
    told = over.keys
    ends = [n for n, key in enumerate(told) if key == "rs-cleanup"]
    assert len(ends) == 3
    for start, end in zip([0, *ends], ends, strict=False):
        season = told[start:end]
        assert season.count("rs-mandate") + season.count("rs-buried") == 7
        assert season.count("rs-kami") == 3
