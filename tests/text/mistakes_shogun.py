"""Everything that is refused in Shogun."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gunbai.core.errors import Refusal
from gunbai.games.shogun.game import load
from gunbai.games.shogun.names import BUILDINGS, FARMERS, NEUTRAL, PROVINCES
from gunbai.games.shogun.state import ShogunState
from gunbai.games.shogun.tables import load_tables
from tests.text.bad_input import bad_data, bad_options, bad_positions, bad_texts, played

GAME = load()
#: The state before the first plan is laid, with everything in play.
OPTIONS: dict[str, object] = {"players": 3, "expansions": "court,samurai,generals,dajokan"}


def spoilt() -> list[Refusal]:
    return [*_words(), *_data(), *_positions()]


def _words() -> list[Refusal]:
    options: list[dict[str, object]] = [
        {"players": 6},
        {"side": "moon", "start": "recommended"},
        {"players": 3, "first": 4},
        {"expansions": "court,court"},
    ]
    texts = ["lay mino roof", "lay tokyo tax", "take middle", "choose chest", "bonus gold"]
    texts += ["favour 22", "move edo 1", "move mino 99", "attack mino 1 maybe", "office g7"]
    texts += ["group 9", "confirm all", "station"]
    return bad_options(GAME, options) + bad_texts(GAME, texts)


def _data() -> list[Refusal]:
    green = ["aki", "bingo", "bitchu", "bizen", "harima", "hoki", "iwami", "izumo", "aki"]
    lists = [["aki"] * 9] * 3
    three = [[PROVINCES[place] for place in column] for column in load_tables().recommended[0]]
    three[0][0] = "izumo"  # out of play
    blocks: list[dict[str, object]] = [
        {"weather": 1},
        {"tower": 3},
        {"cards": {"mino": [1, 2]}},
        {"cards": {"mino": [1, 100, 2]}},
        {"cards": {"mino": [1, 2, 4]}},
        {"regions": {"sun": {"green": [*green[:8], "tokyo"]}}},
        {"regions": {"sun": {"green": green}}},
        {"recommended": {"3": {"provinces": lists}}},
        {"recommended": {"3": {"provinces": three}}},
        {"removed": {"sun": {"provinces": ["izumo"] * 8}}},
        {"start": {"groups": {str(n): [6] * (12 - n) for n in (3, 4, 5)}}},
        {"routes": {"sun": {"pairs": [["aki", "aki"]]}}},
        {"tower": {"stays": 2}},
        {"tower": {"scale": 0}},
        {"favours": {"buildings": {"kinds": ["hut", "hut", "hut"]}}},
        {"favours": {"protection": {"actions": [["tax"], [], []]}}},
        {"valour": {"confidence": "hope"}},
    ]
    return bad_data(GAME, blocks)


def _positions() -> list[Refusal]:
    changes: list[Callable[[Any], object]] = [
        lambda p: p.update(game="chess"),
        lambda p: p.update(rules="0"),
        lambda p: p.update(data={"tower": {}}),
        lambda p: p.update(year="first"),
        lambda p: p["provinces"].pop("mino"),
        lambda p: p["seats"].pop(),
        lambda p: p.update(order=[0, 0]),
        lambda p: p.update(row=["green"] * 5),
        lambda p: p["stack"][-1].update(frame="siege"),
        lambda p: p["ask"].update(key="SG-D99"),
        lambda p: p.update(ask=None),
        lambda p: p["seats"][0].update(supply=3),
    ]
    session = played(GAME, OPTIONS, 3)
    out = bad_positions(GAME, session, changes)
    for spoil in [_pieces, _provinces, _expansions]:
        state = session.state.clone()
        assert isinstance(state, ShogunState)
        spoil(state)
        out += state.faults()
    return out


def _pieces(state: ShogunState) -> None:
    """Too few of this, too many of that."""
    state.rice[0] = -1
    state.farmers += 1
    state.tiles = [tile + 1 for tile in state.tiles]
    state.tower.tray[4] = 1  # nobody plays purple
    state.tower.tray[FARMERS] += 1
    state.plans[0] = PROVINCES.index("mino")
    state.plans[1] = PROVINCES.index("mino")


def _provinces(state: ShogunState) -> None:
    neutral = state.owner.index(NEUTRAL)
    state.unrest[neutral] = 1
    own = state.owner.index(0)
    state.armies[own] = 0
    other = state.owner.index(1)
    state.buildings[other] = (1 << len(BUILDINGS)) - 1
    state.unrest[other] = -1


def _expansions(state: ShogunState) -> None:
    state.waiting[0] += 1
    state.reserve[1] = 5
    state.general[2] = state.owner.index(0)
    state.offices = [3] * 35
