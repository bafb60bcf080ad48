"""Bargains, shared bonuses and counted tokens, as the log tells of them later."""

from __future__ import annotations

import pytest

from gunbai.core.event import EVERYBODY, Event
from gunbai.games.rising_sun.names import (
    BY_CARD,
    BY_SET,
    BY_TOKENS,
    CARDS,
    MANDATES,
    PROVINCES,
)
from tests.rising_sun.table import Table
from tests.rule import rule


@rule("RS-LB01")
@pytest.mark.parametrize(
    ("clan", "card", "told"),
    [
        ("bonsai", "path-of-the-dragon", {"price": 3}),
        ("bonsai", "komainu", {"price": 2}),
        ("koi", "path-of-the-dragon", None),
    ],
)
def test_bonsai_pays_less_than_the_printed_price(
    clan: str, card: str, told: dict[str, int] | None
) -> None:
    table = Table("koi bonsai turtle")
    bought = Event("rs-bought", EVERYBODY, table.seat(clan), CARDS.index(card), 1, 0)
    assert table.state.chronicle().background([bought], bought) == told


def event(key: str, *numbers: int) -> Event:
    return Event(key, EVERYBODY, *numbers, *[0] * (4 - len(numbers)))


@rule("RS-P24", "RS-A09", "RS-A02")
def test_an_ally_shares_the_bonus_of_every_mandate_but_betray() -> None:
    table = Table("koi bonsai turtle")
    recruit, betray = (MANDATES.index(mandate) for mandate in ("recruit", "betray"))
    log = [event("rs-mandate", 0, recruit), event("rs-allied", 2, 0)]
    log += [event("rs-mandate", 0, recruit), event("rs-buried", 2, recruit)]
    log += [event("rs-mandate", 1, recruit), event("rs-mandate", 0, betray)]
    log += [event("rs-broken", 0, 2), event("rs-mandate", 2, recruit)]
    log += [event("rs-allied", 1, 2), event("rs-tea", 1), event("rs-mandate", 2, recruit)]
    chronicle = table.state.chronicle()
    told = [
        chronicle.background(log, each) for each in log if each.key in ("rs-mandate", "rs-buried")
    ]
    assert told == [None, {"ally": 2}, {"ally": 0}, None, None, None, None]


@rule("RS-E12", "RS-E13")
def test_tokens_are_told_where_they_count() -> None:
    oshu, edo = (PROVINCES.index(province) for province in ("oshu", "edo"))
    tokens = [(0, oshu, 0), (1, edo, 0), (0, oshu, 1), (0, edo, 1)]
    log = [event("rs-token", *token) for token in tokens]
    season = event("rs-cleanup", 0)
    scored = [event("rs-scored", 1, 3, BY_TOKENS), event("rs-scored", 0, 9, BY_SET)]
    by_card = event("rs-scored", 0, 9, BY_CARD)
    chronicle = Table("koi bonsai turtle").state.chronicle()
    told = [
        chronicle.background([*log, season, *scored, by_card], each)
        for each in (season, *scored, by_card)
    ]
    both = [PROVINCES[province] for province in sorted((oshu, edo))]
    assert told == [{"places": both}, {"places": ["edo"]}, {"places": both}, None]
