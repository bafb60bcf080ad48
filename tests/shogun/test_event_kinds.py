"""Every kind of event: it happens, who is told, and it can be said in every language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from gunbai.core.event import EVERYBODY, Event
from gunbai.core.game import GOES_ON
from gunbai.core.record import read_record, replay
from gunbai.core.session import Session
from gunbai.games.shogun.flow.court import exchange_all
from gunbai.games.shogun.flow.dajokan import Ministry
from gunbai.games.shogun.flow.generals import GeneralsMarch
from gunbai.games.shogun.flow.samurai import Valour
from gunbai.games.shogun.names import FACE_UP, PROVINCES, REGION_COUNT
from gunbai.language import LANGUAGES, Language
from tests.shogun.table import ALL, BLUE, SHOGUN, YELLOW, Table, opposed

RECORDS = Path(__file__).parent.parent / "fixtures" / "shogun"
NAMES = ["Вера", "Олег", "Анна", "Борис", "Нина"]
LAND = {"aki": (BLUE, 5), "bingo": (BLUE, 2), "mino": (YELLOW, 2)}
RICE = SHOGUN.tables.favour_rice[0]

#: A position in which something has happened, and what is told of it.
Staged = tuple[Callable[[], Table], list[dict[str, object]]]


def drafted(*answers: str) -> Table:
    table = Table.new(1, players=3, start="draft", first="2")
    table.do(*answers)
    return table


def acted(action: str, *answers: str) -> Table:
    """Blue carries out this action in Aki."""
    table = Table(LAND, plans=[{action: "aki"}])
    table.carry_out(action)
    table.do(*answers)
    return table


def exchanged() -> Table:
    table = Table(LAND, plans=[{"exchange2": "aki"}], expansions="court")
    exchange_all(table.state)
    return table


def appeased() -> Table:
    table = Table(LAND, plans=[{"tax": "aki"}], expansions="court")
    table.state.calm = 0b001
    table.carry_out("tax")
    table.do("appease")
    return table


def tied() -> Table:
    table = opposed()
    table.carry_out("battle1")
    table.falls({"blue": 2, "yellow": 2})
    table.do("attack kozuke 4 without")
    return table


def received(
    number: int, *answers: str, event: str = "", unrest: Mapping[str, int] | None = None
) -> Table:
    """Blue may have this favour."""
    table = Table(LAND, event=event, unrest=unrest, expansions="court")
    table.receive([7, 0, 0], [number, 0, 0])
    table.do(*answers)
    return table


def valiant(answer: str) -> Table:
    """Blue, in four regions, has turned up the second valour card."""
    table = Table({**LAND, "ise": (BLUE, 2), "kai": (BLUE, 2), "kaga": (BLUE, 2)},
                  expansions="samurai")  # fmt: skip
    table.state.valour = [1, 0, 0]
    table.run(Valour(0, 0))
    table.do(answer)
    return table


def marched(*answers: str) -> Table:
    """Blue's general goes from Aki to Bingo, where a statue of yellow's stands."""
    table = Table(LAND, general={BLUE: "aki"}, expansions="generals")
    table.state.statues = [PROVINCES.index("bingo") * 8 + YELLOW]
    table.state.reserve[YELLOW] -= 1
    table.run(GeneralsMarch(0, 0, -1))
    table.do("station bingo", *answers)
    return table


def governed() -> Table:
    """Nobody leads a region, two tiles lie open."""
    table = Table({}, expansions="dajokan")
    table.state.row = list(range(REGION_COUNT))
    table.state.offices[:2] = [FACE_UP] * 2
    return table.run(Ministry(0, 0))


AKI: dict[str, object] = {"player": BLUE, "province": "aki"}
BLUES: list[dict[str, object]] = [{"player": BLUE}]
KOZUKE: dict[str, object] = {"player": BLUE, "province": "kozuke"}

# What no other test looks at, and what games come to only now and then.
STAGED: Mapping[str, Staged] = {
    "sg-first": (drafted, [{"player": YELLOW}]),
    "sg-renewed": (partial(drafted, "take deck", "group 2", "renew"), [{"player": 2}]),
    "sg-unrest": (partial(acted, "tax"), [{"province": "aki", "markers": 1}]),
    "sg-calmed": (partial(received, 4, "favour 4", "calm aki", unrest={"aki": 2}), [AKI]),
    "sg-appeased": (appeased, [AKI]),
    "sg-stayed": (partial(acted, "battle1", "stay"), [AKI]),
    "sg-stand-off": (tied, [KOZUKE]),
    "sg-neutral": (tied, [{"province": "kozuke"}]),
    "sg-officials": (exchanged, [{"player": BLUE, "count": 2}]),
    "sg-no-favour": (partial(received, 4, "decline"), BLUES),
    "sg-favour-void": (partial(received, 1, "favour 1"), [{"player": BLUE, "favour": "1"}]),
    "sg-cancelled": (
        partial(received, 1, "favour 1", "cancel", event="t3"),
        [{"player": BLUE, "event": "t3"}],
    ),
    "sg-rice": (partial(received, 5, "favour 5"), [{"player": BLUE, "rice": RICE}]),
    "sg-kept": (partial(received, 4, "favour 4", "hold"), BLUES),
    "sg-landed": (
        partial(received, 12, "favour 12", "land bingo"),
        [{"player": BLUE, "province": "bingo", "armies": 3}],
    ),
    "sg-shielded": (
        partial(received, 18, "favour 18"),
        [{"player": BLUE, "actions": ["battle1", "battle2"]}],
    ),
    "sg-no-bonus": (partial(valiant, "decline"), BLUES),
    "sg-statue": (partial(marched, "statue"), [AKI]),
    "sg-captured": (marched, [{"player": BLUE, "province": "bingo", "count": 1}]),
    "sg-offices-closed": (governed, [{"count": 2}]),
}


@pytest.mark.parametrize("key", STAGED)
def test_what_happens_is_told_to_everybody_with_all_that_belongs_to_it(key: str) -> None:
    build, told = STAGED[key]
    table = build()
    assert table.events(key) == told
    assert [event.audience for event in table.log if event.key == key] == [EVERYBODY] * len(told)


@cache
def told() -> list[Event]:
    """All that happened in recorded games, played ones and the positions above, each line once."""
    events: list[Event] = []
    for path in sorted(RECORDS.glob("*/01.record")):
        events += replay(SHOGUN, read_record(path.read_text(encoding="utf-8"))).events
    tables: list[dict[str, Any]] = [
        {"players": 4},
        {"players": 5, "start": "draft"},
        {"players": 3, "start": "draft", "side": "moon"},
    ]
    for seed, options in enumerate(tables):
        table = Table.new(seed, expansions=ALL, **options)
        table.play_random()
        events += table.log
    for build, _ in STAGED.values():
        events += build().log
    begun = Session(SHOGUN.with_rules("1"), {"players": 3})
    begun.adopt("2")
    events += begun.events
    return list({event.line(): event for event in events}.values())


def test_every_kind_of_event_happens() -> None:
    """All but the one that tells of an upgrade, which no rule of the game leads to."""
    assert {event.key for event in told()} == set(SHOGUN.event_kinds) - {GOES_ON}


def test_only_the_card_drawn_unseen_is_told_to_one_seat_alone() -> None:
    for event in told():
        own = 1 << event.a if event.key == "sg-drew" else EVERYBODY
        assert event.audience == own, event.line()


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_event_is_said_with_its_players_and_numbers(code: str) -> None:
    """A text whose arguments are missing can't be said at all."""
    language = Language(code, SHOGUN)
    for event in told():
        text = language.event(event, NAMES)
        assert text.endswith(".")
        words = SHOGUN.arguments(event)
        player = words.get("player")
        if isinstance(player, int) and event.audience == EVERYBODY:
            assert NAMES[player] in text, text
