"""The examples in the README and the guide run as they stand."""

from __future__ import annotations

import doctest
import importlib
import json
import re
from pathlib import Path

import pytest

import gunbai

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs/guide").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_examples_of_a_page(page: Path) -> None:
    options = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
    text = page.read_text(encoding="utf-8").replace("```", "")
    parser = doctest.DocTestParser()
    test = parser.get_doctest(text, {}, page.name, str(page), 0)
    outcome = doctest.DocTestRunner(optionflags=options).run(test)
    assert outcome.failed == 0


NOTEBOOKS = sorted((ROOT / "docs/notebooks").glob("*.ipynb"))


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=[notebook.stem for notebook in NOTEBOOKS])
def test_a_notebook_runs_from_top_to_bottom(notebook: Path) -> None:
    kept = json.loads(notebook.read_text(encoding="utf-8"))
    cells = [cell for cell in kept["cells"] if cell["cell_type"] == "code"]
    assert len(cells) > 2
    names: dict[str, object] = {}
    for cell in cells:
        assert cell["outputs"] == []  # results of one machine are not committed
        exec("".join(cell["source"]), names)
    assert str(names["chart"]).startswith("<svg")


def test_some_examples_are_there() -> None:
    parser = doctest.DocTestParser()
    counts = [len(parser.get_examples(page.read_text(encoding="utf-8"))) for page in PAGES]
    assert sum(counts) > 20


def test_every_picture_is_shown() -> None:
    shown: set[str] = set()
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        shown.update(re.findall(r"pictures/([\w-]+\.(?:png|webp))", text))
    assert shown == {path.name for path in (ROOT / "docs/pictures").iterdir()}


NOTATION = sorted((ROOT / "docs/notation").glob("*.md"))


@pytest.mark.parametrize("page", NOTATION, ids=[page.stem for page in NOTATION])
def test_the_position_on_a_page_is_one(page: Path) -> None:
    """It is read, written back as it stands, and names all rules that can be in progress."""
    text = page.read_text(encoding="utf-8")
    found = re.search(r"```json\n(.*?)```", text, re.DOTALL)
    assert found is not None
    position = json.loads(found[1])
    assert gunbai.load(page.stem).restore(position).dump() == position
    frames = importlib.import_module(f"gunbai.games.{page.stem}.flow.frames").FRAMES
    for frame in frames:
        row = next(line for line in text.splitlines() if line.startswith(f"| `{frame.name}` |"))
        for word in [*frame.steps, *(key for keys in frame.asks.values() for key in keys)]:
            assert word in row, f"{frame.name}: {word}"
    for label in position:
        assert f"`{label}`" in text, label


@pytest.mark.parametrize(
    ("kind", "module"), [("Game", "game.py"), ("State", "state.py"), ("Frame", "state.py")]
)
def test_the_guide_names_all_that_a_game_needs(kind: str, module: str) -> None:
    """Every method that the engine leaves to a game is in the row of its class."""
    text = (ROOT / "docs/guide/adding-a-game.md").read_text(encoding="utf-8")
    row = next(line for line in text.splitlines() if line.startswith(f"| `{kind}` |"))
    source = (ROOT / "src/gunbai/core" / module).read_text(encoding="utf-8")
    left = re.findall(rf'NotImplementedError\("{kind}\.(\w+)"\)', source)
    assert len(left) > 3
    for name in left:
        assert f"`{name}`" in row


def test_examples_of_the_package() -> None:
    assert doctest.testmod(gunbai).failed == 0
