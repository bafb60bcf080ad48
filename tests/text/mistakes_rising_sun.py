"""Everything that is refused in Rising Sun."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from gunbai.core.errors import Refusal
from gunbai.core.situation import bring_about
from gunbai.games.rising_sun.actions import PASS, build, replace
from gunbai.games.rising_sun.flow.betrayal import Betrayal
from gunbai.games.rising_sun.flow.building import Building
from gunbai.games.rising_sun.game import load
from gunbai.games.rising_sun.names import (
    BUSHI,
    CARDS,
    MOON,
    PRISON,
    PROVINCES,
    RESERVE,
    SHRINE,
    STRONGHOLD,
    WAR,
    ZONES,
)
from gunbai.games.rising_sun.state import RisingSunState
from tests.text.bad_input import bad_data, bad_options, bad_positions, bad_texts, played, refused

GAME = load()
#: The Tea Ceremony of the first season, with Moon at the table.
OPTIONS: dict[str, object] = {"players": 3, "dynasty": "yes", "clans": "koi,lotus,moon"}


def spoilt() -> list[Refusal]:
    return [*_words(), *_data(), *_positions(), *_gifts(), *_seldom(), *_situations()]


def _words() -> list[Refusal]:
    options: list[dict[str, object]] = [
        {"players": 7},
        {"players": 6, "dynasty": "no"},
        {"players": 4, "clans": "koi,lotus,turtle"},
        {"players": 3, "clans": "koi"},
        {"players": 3, "clans": "koi,lotus,moon"},
        {"players": 3, "clans": "koi,koi,lotus"},
        {"weather": "fair"},
    ]
    texts = ["offer fox", "choose rest", "bury recruit rest", "summon ninja edo", "buy sword"]
    texts += ["worship shinto edo benten", "move bushi edo kyoto 99", "build stronghold tokyo"]
    texts += ["replace koi bushi heaven bushi", "effect luck", "stake honor 2", "stake poets many"]
    texts += ["gift koi 1", "gift koi 1 99", "confirm all", "push koi"]
    return bad_options(GAME, options) + bad_texts(GAME, texts)


def _data() -> list[Refusal]:
    koi: dict[str, object] = {"honor": 2, "income": 5, "home": "edo"}
    blocks: list[dict[str, object]] = [
        {"weather": 1},
        {"rewards": 3},
        {"rewards": {"edo": [1, 2]}},
        {"rewards": {"edo": [1, 2, 99]}},
        {"clans": {"koi": {**koi, "honor": 1, "home": "tokyo"}}},
        {"clans": {"koi": koi}},
        {"shrines": {"first": ["fujin", "fujin", "raijin", "ryujin"]}},
        {"mandates": {"copies": 3}},
        {"routes": {"pairs": [["oshu", "edo"]]}},
        {"cards": {"komainu": {"type": "virtue"}}},
        {"cards": {"komainu": {"confidence": "hope"}}},
    ]
    return bad_data(GAME, blocks)


def _positions() -> list[Refusal]:
    changes: list[Callable[[Any], object]] = [
        lambda p: p.update(game="chess"),
        lambda p: p.update(rules="0"),
        lambda p: p.update(data={"kami": {}}),
        lambda p: p.update(season="first"),
        lambda p: p.update(clans=["koi", "koi", "moon"]),
        lambda p: p["stack"][-1].update(frame="siege"),
        lambda p: p["ask"].update(key="RS-DP99"),
        lambda p: p.update(ask=None),
        lambda p: p["seats"][0].update(coins=-1),
    ]
    session = played(GAME, OPTIONS, 0)
    out = bad_positions(GAME, session, changes)
    for spoil in [_pieces, _goods, _zones]:
        state = session.state.clone()
        assert isinstance(state, RisingSunState)
        spoil(state)
        out += state.faults()
    return out


def _pieces(state: RisingSunState) -> None:
    """Too few of this, too many of that."""
    state.bushi[RESERVE] += 1
    state.forts[0] = 5
    state.master = [0, *state.master[1:]]
    state.bag = [count + 1 for count in state.bag]
    state.display = [*state.display, CARDS.index("ebisu"), CARDS.index("ebisu")]


def _goods(state: RisingSunState) -> None:
    state.honor = [0, 0, 1]
    state.coins[0] = -1
    state.ally = [1, 2, -1]
    state.tokens = [1, 1, 0]


def _zones(state: RisingSunState) -> None:
    """Hostages at tea, somebody at a shrine, a crowd of Moon figures."""
    state.put(0, BUSHI, RESERVE, PRISON + 1)
    state.put(1, BUSHI, RESERVE, SHRINE)
    moon = state.setup.seat_of[MOON]
    state.bushi[moon * ZONES] += 3
    state.bushi[moon * ZONES + RESERVE] -= 3


def _gifts() -> list[Refusal]:
    """Return refusals of gifts."""
    session = played(GAME, OPTIONS, 0)
    texts = ["gift koi 1 0", "gift sun 1 0", "gift lotus 0 0", "gift lotus 60 0", "unready"]
    out = [session.state.check(0, GAME.parse(text)) for text in texts]
    state = session.state.clone()
    assert isinstance(state, RisingSunState)
    state.phase = WAR
    out.append(state.check(0, GAME.parse("gift lotus 1 0")))
    assert None not in out
    return [refusal for refusal in out if refusal is not None]


def _seldom() -> list[Refusal]:
    """Two that random games hardly meet: no stronghold left, no room for a Moon figure."""
    state = played(GAME, OPTIONS, 0).state
    assert isinstance(state, RisingSunState)
    state.coins[0] = 9
    building = Building(0, 0, PASS)
    moon = state.setup.seat_of[MOON]
    oshu = PROVINCES.index("oshu")
    state.put(0, BUSHI, RESERVE, oshu)
    betrayal = Betrayal(0, moon, [])
    return [
        building.why_not(state, 0, build(STRONGHOLD, 0)),
        betrayal.why_not(state, moon, replace(0, BUSHI, oshu, BUSHI)),
    ]


def _situations() -> list[Refusal]:
    """Return why a new game can't come to a battle, nor to a mandate that asks nothing."""
    wanted: list[tuple[str, dict[str, object]]] = [
        ("bids", {"province": "edo"}),
        ("carry-out", {"mandate": "harvest", "active": 0, "seat": 0}),
    ]
    out: list[Refusal] = []
    for name, chosen in wanted:
        state = played(GAME, OPTIONS, 0).state
        situation = next(each for each in GAME.situations() if each.name == name)
        out.append(refused(partial(bring_about, state, situation, chosen, GAME.codec)))
    return out
