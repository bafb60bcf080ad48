"""`./dev cards`: the list of cards, and the proof that a broken card is noticed."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from gunbai.games.rising_sun.cards import archway, asking, core, gods, horseman, ship, teapot
from gunbai.games.rising_sun.cards.base import Card
from gunbai.games.rising_sun.game import load
from gunbai.games.rising_sun.names import CARDS

ROOT = Path(__file__).resolve().parent.parent
TOOL = ROOT / "tools" / "cards.py"
MODULES = [archway, asking, core, gods, horseman, ship, teapot]
#: Parts of a card's own that nothing stands above: without them the hook itself is empty.
OWN_PARTS = {"others", "province", "richest", "send_home"}

TESTS = """
from gunbai.games.rising_sun.names import CARDS
from tests.rising_sun.table import RISING_SUN, Table
from tests.rule import rule


@rule("RS-XC05")
def test_way_of_the_shogun() -> None:
    values = RISING_SUN.cards[CARDS.index("way-of-the-shogun")].values
    assert (values.price, values.copies, values.coins) == (2, 2, 3)
    table = Table("koi lotus turtle", cards={"lotus": "way-of-the-shogun"})
    table.war()
    assert table.coins("lotus") == 3
"""


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("cards_tool", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def check(*words: str) -> tuple[int, str]:
    """Exit code and output of `./dev cards`."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [sys.executable, str(TOOL), *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT, env=env)
    return done.returncode, done.stdout + done.stderr


def write_tests(folder: Path, text: str) -> list[str]:
    (folder / "test_shogun.py").write_text(text)
    return ["--mutate", "--card", "way-of-the-shogun", "--tests", str(folder)]


def test_all_cards_are_listed() -> None:
    rows = [line.split() for line in str(tool().card_list(load())).splitlines()]
    assert [row[1] for row in rows[1:]] == CARDS
    assert rows[2] == ["RS-XC02", "oni-of-skulls", "core", "spring", "monster", "2", "1", "sure"]


def test_every_card_and_all_its_hooks_can_be_broken() -> None:
    cards = load().cards
    covered = tool()
    classes = [
        kind
        for module in MODULES
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Card) and kind.__module__ == module.__name__
    ]
    for kind in classes:
        assert any(isinstance(card, kind) for card in cards), f"{kind.__name__} is in no deck"
    assert len(cards) == len(CARDS) == len({type(card) for card in cards})
    for card in cards:
        broken = {mutant.what for mutant in covered.mutants_of(card)}
        assert broken
        for kind in type(card).__mro__:
            if kind not in (Card, object):
                own = {name for name in vars(kind) if callable(getattr(kind, name))}
                hooks = {name for name in own if not name.startswith("__")} - OWN_PARTS
                hooks = {name for name in hooks if hasattr(Card, name) or kind is type(card)}
                assert hooks <= broken, type(card).__name__


def test_a_broken_card_is_mended_again() -> None:
    covered = tool()
    card = load().cards[CARDS.index("path-of-the-lion")]
    before = [type(card).adds_force, type(card).changes_force, card.values.force]
    for mutant in covered.mutants_of(card):
        with mutant.alive():
            pass
    assert [type(card).adds_force, type(card).changes_force, card.values.force] == before
    assert "adds_force" not in vars(type(card)), "inherited as before"


def test_good_tests_notice_every_break(tmp_path: Path) -> None:
    code, out = check(*write_tests(tmp_path, TESTS))
    assert code == 0, out
    assert "0 not noticed" in out


@pytest.mark.parametrize(("old", "new", "survivors"), [
    ("    table.war()\n    assert table.coins(\"lotus\") == 3\n", "    assert table\n",
     ["act", "moments", "offered"]),
    ("(values.price, values.copies, values.coins) == (2, 2, 3)", "values.price == 2",
     ["value copies"]),
])  # fmt: skip
def test_a_break_that_no_test_notices(
    tmp_path: Path, old: str, new: str, survivors: list[str]
) -> None:
    assert old in TESTS
    code, out = check(*write_tests(tmp_path, TESTS.replace(old, new)))
    assert code == 1
    shown = [line.split(": ")[2] for line in out.splitlines() if line.startswith("SURVIVES")]
    assert shown == survivors


@pytest.mark.parametrize("text", [TESTS.replace("== 3\n", "== 4\n"), "import nothing_like_it\n"])
def test_tests_that_fail_anyway_prove_nothing(tmp_path: Path, text: str) -> None:
    code, out = check(*write_tests(tmp_path, text))
    assert code == 2
    assert "fail before anything is broken" in out
