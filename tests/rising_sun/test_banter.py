"""The talk of bots about events, and their judgement of promises."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gunbai
from gunbai.core.banter import TO_ALL, Remark
from gunbai.core.event import EVERYBODY, Event
from gunbai.games.rising_sun.names import MANDATES, PROVINCES, SEASONS, SHRINE
from gunbai.language import LANGUAGES, Language
from tests.rising_sun.table import RISING_SUN, Table

BANTER = RISING_SUN.banter()
SPRING, SUMMER = SEASONS.index("spring"), SEASONS.index("summer")
BOT = Path(gunbai.__file__).parent / "games" / "rising_sun" / "bot"
SOURCES = [BOT / "banter.py", BOT / "alliances.py"]


def new_game() -> Table:
    return Table.new(players=3, clans="koi,lotus,bonsai")


def happening(key: str, *numbers: int, to: int = EVERYBODY) -> Event:
    a, b, c, d = [*numbers, 0, 0, 0, 0][:4]
    return Event(key, to, a, b, c, d)


def said(table: Table, event: Event) -> list[tuple[int, int, str]]:
    return [(each.seat, each.to, each.key) for each in BANTER.remarks(table.state, event)]


def test_of_an_offer_only_the_one_who_got_it_hears() -> None:
    table = new_game()
    both = 1 << 1 | 1 << 2
    assert said(table, happening("rs-offer", 2, 1, to=both)) == [(2, 1, "rs-say-offer")]
    assert said(table, happening("rs-withdrawn", 2, 1, to=both)) == []


def test_whoever_declines_says_why() -> None:
    table = new_game()
    koi, lotus, bonsai = 0, 1, 2
    refused = happening("rs-refused", bonsai, koi, to=1 << koi)
    table.state.vp[koi] = 30
    assert said(table, refused) == [(bonsai, koi, "rs-say-refuse-ahead")]
    table.state.vp[bonsai] = 60
    assert said(table, refused) == [(bonsai, koi, "rs-say-refuse-plans")]
    assert lotus not in [seat for seat, _, _ in said(table, refused)]


def test_what_is_said_of_alliances_gifts_and_betrayals() -> None:
    table = new_game()
    assert said(table, happening("rs-allied", 0, 2)) == [
        (2, 0, "rs-say-accept"),
        (2, 0, "rs-say-ask-loyal"),
        (0, 2, "rs-say-ask-loyal"),
    ]
    assert said(table, happening("rs-gift", 0, 1, 2, 0)) == [
        (0, 1, "rs-say-gift"),
        (1, 0, "rs-say-thanks"),
    ]
    (remark,) = BANTER.remarks(table.state, happening("rs-broken", 1, 2))
    assert (remark.seat, remark.to, remark.key) == (1, TO_ALL, "rs-say-betray")
    assert remark.words == {"neighbour": 2}
    assert said(table, happening("rs-ready", 1)) == []


def test_allies_promise_to_stay_so() -> None:
    table = new_game()
    vows = BANTER.vows(table.state, happening("rs-allied", 0, 2))
    assert [(vow.seat, vow.to, vow.key) for vow in vows] == [(0, 2, "loyal"), (2, 0, "loyal")]
    assert all(vow.words == {"season": "spring"} for vow in vows)
    assert BANTER.vows(table.state, happening("rs-broken", 0, 2)) == []


def test_a_promise_is_answered_by_how_the_last_one_was_kept() -> None:
    promise = Remark(0, 2, "loyal", {})
    for trusted, key in ((True, "rs-say-promise"), (False, "rs-say-doubt")):
        reply = BANTER.reply(promise, trusted)
        assert reply is not None
        assert (reply.seat, reply.to, reply.key) == (2, 0, key)


def test_whoever_betrays_says_why() -> None:
    table = new_game()
    broken = happening("rs-broken", 0, 1)
    for points, key in (
        ([20, 0, 0], "rs-say-betray"),
        ([0, 30, 0], "rs-say-betray-ahead"),
        ([0, 0, 30], "rs-say-betray-behind"),
    ):
        table.state.vp = points
        assert said(table, broken) == [(0, TO_ALL, key)]


def test_a_broken_promise_is_excused_to_whom_it_was_made() -> None:
    excuse = BANTER.excuse(Remark(0, 2, "stay-out", {}))
    assert excuse is not None
    assert (excuse.seat, excuse.to, excuse.key) == (0, 2, "rs-say-broke")
    assert BANTER.excuse(Remark(0, 2, "loyal", {})) is None


HARVEST, BETRAY = MANDATES.index("harvest"), MANDATES.index("betray")
KYOTO, EDO = PROVINCES.index("kyoto"), PROVINCES.index("edo")


@pytest.mark.parametrize(
    ("key", "words", "event", "verdict"),
    [
        ("mandate", {"mandate": "harvest"}, ("rs-mandate", 0, HARVEST), "kept"),
        ("mandate", {"mandate": "harvest"}, ("rs-buried", 0, HARVEST), "kept"),
        ("mandate", {"mandate": "harvest"}, ("rs-mandate", 0, BETRAY), "broken"),
        ("mandate", {"mandate": "harvest"}, ("rs-mandate", 1, BETRAY), ""),
        ("loyal", {"season": "spring"}, ("rs-broken", 0, 2), "broken"),
        ("loyal", {"season": "spring"}, ("rs-broken", 2, 0), "kept"),
        ("loyal", {"season": "spring"}, ("rs-broken", 1, 0), ""),
        ("loyal", {"season": "summer"}, ("rs-broken", 0, 2), ""),
        ("loyal", {"season": "spring"}, ("rs-replaced", 0, 1, 2, KYOTO), "broken"),
        ("loyal", {"season": "spring"}, ("rs-replaced", 0, 1, 1, KYOTO), ""),
        ("loyal", {"season": "spring"}, ("rs-war", SPRING), "kept"),
        ("loyal", {"season": "spring"}, ("rs-war", SUMMER), ""),
        (
            "stay-out",
            {"province": "kyoto", "season": "spring"},
            ("rs-moved", 0, 1, EDO, KYOTO),
            "broken",
        ),
        ("stay-out", {"province": "kyoto", "season": "spring"}, ("rs-moved", 0, 1, KYOTO, EDO), ""),
        ("stay-out", {"province": "kyoto", "season": "spring"}, ("rs-moved", 1, 1, EDO, KYOTO), ""),
        (
            "stay-out",
            {"province": "kyoto", "season": "spring"},
            ("rs-built", 0, 1, KYOTO, 3),
            "broken",
        ),
        (
            "stay-out",
            {"province": "kyoto", "season": "spring"},
            ("rs-replaced", 0, 1, 2, KYOTO),
            "broken",
        ),
        (
            "stay-out",
            {"province": "kyoto", "season": "spring"},
            ("rs-placed", 0, 1, KYOTO),
            "broken",
        ),
        (
            "stay-out",
            {"province": "kyoto", "season": "spring"},
            ("rs-placed", 0, 1, SHRINE + KYOTO),
            "",
        ),
        ("stay-out", {"province": "kyoto", "season": "spring"}, ("rs-cleanup", SPRING), "kept"),
        ("give", {"coins": 2, "ronin": 0, "season": "spring"}, ("rs-gift", 0, 2, 2, 0), "kept"),
        ("give", {"coins": 2, "ronin": 0, "season": "spring"}, ("rs-gift", 0, 2, 1, 0), ""),
        ("give", {"coins": 2, "ronin": 0, "season": "spring"}, ("rs-gift", 0, 1, 2, 0), ""),
        ("give", {"coins": 2, "ronin": 0, "season": "spring"}, ("rs-war", SPRING), "broken"),
        (
            "give-if",
            {"coins": 0, "ronin": 1, "mandate": "harvest"},
            ("rs-gift", 0, 2, 0, 1),
            "kept",
        ),
        ("give-if", {"coins": 0, "ronin": 1, "mandate": "harvest"}, ("rs-war", SPRING), ""),
        ("ally", {"season": "spring"}, ("rs-allied", 2, 0), "kept"),
        ("ally", {"season": "spring"}, ("rs-allied", 1, 0), ""),
        ("ally", {"season": "spring"}, ("rs-draws", 0), "broken"),
        ("ally", {"season": "summer"}, ("rs-draws", 0), ""),
        ("leave", {"province": "kyoto", "advantage": "ronin"}, ("rs-war", SPRING), ""),
        ("", {}, ("rs-war", SPRING), ""),
        ("mandate", {"mandate": 7}, ("rs-mandate", 0, HARVEST), "broken"),
        ("give", {"coins": "many"}, ("rs-gift", 0, 2, 0, 0), "kept"),  # nothing was promised
    ],
)
def test_when_a_promise_of_koi_to_bonsai_is_kept(
    key: str, words: dict[str, object], event: tuple[str, int], verdict: str
) -> None:
    promise = Remark(0, 2, key, words)
    assert BANTER.verdict(new_game().state, happening(*event), promise) == verdict


def test_every_line_is_said_in_every_language() -> None:
    texts = "".join(source.read_text(encoding="utf-8") for source in SOURCES)
    keys = set(re.findall(r'"(rs-say-[a-z-]+)"', texts))
    assert len(keys) == 15
    for code in LANGUAGES:
        words = Language(code, RISING_SUN)
        lines = {words.say(key, {"neighbour": "Ben"}) for key in keys}
        assert len(lines) == len(keys)
        assert all(line.endswith((".", "!")) for line in lines)
