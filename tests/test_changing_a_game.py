"""The examples of `docs/guide/changing-a-game.md`, carried out in a copy of the package."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "guide" / "changing-a-game.md"
PACKAGE = Path("src/gunbai/games/rising_sun")
#: The events that tell of each field, which a test of all games checks.
EFFECTS = Path("tests/rising_sun/effects.toml")
BLOCK = re.compile(r"```(diff|python)\n(.*?)```", re.DOTALL)


def sections() -> dict[str, list[tuple[str, str]]]:
    """Return the patches and programs of each heading, in order."""
    parts = re.split(r"^## (.*)$", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {
        title: BLOCK.findall(text) for title, text in zip(parts[1::2], parts[2::2], strict=True)
    }


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package and what makes its code, where they can be changed."""
    shutil.copytree(
        ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so")
    )
    (tmp_path / "tools").mkdir()
    (tmp_path / EFFECTS.parent).mkdir(parents=True)
    for name in ("tools/generate.py", "pyproject.toml", EFFECTS):
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def apply(patch: str, folder: Path) -> Path:
    """Change the file that a patch names, at the one place that it shows."""
    head, _, body = patch.partition("\n")
    file = Path(head.removeprefix("--- "))
    lines = body.splitlines(keepends=True)
    before = "".join(line[1:] for line in lines if line[0] != "+")
    after = "".join(line[1:] for line in lines if line[0] != "-")
    text = (folder / file).read_text(encoding="utf-8")
    assert text.count(before) == 1, f"{file} has changed:\n{before}"
    (folder / file).write_text(text.replace(before, after), encoding="utf-8")
    return file


def run(folder: Path, *command: str) -> None:
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def changed(folder: Path) -> set[Path]:
    """Return the files of the package that are not as they were, new ones among them."""
    files = [file.relative_to(folder) for file in (folder / "src").rglob("*") if file.is_file()]
    return {
        file
        for file in files
        if not (ROOT / file).exists() or (ROOT / file).read_bytes() != (folder / file).read_bytes()
    }


@pytest.mark.parametrize(
    ("title", "declared", "made", "beside"),
    [
        (
            "A field of a position",
            {"position/fields.py", "position/position.py", "view_types.py", "view.py"},
            {"position/base.py"},
            {EFFECTS},
        ),
        ("A card", {"data/rising_sun.toml", "cards/ship.py", "text/en.ftl"}, set(), set()),
    ],
)
def test_an_example_is_all_there_is_to_do(
    copy: Path, title: str, declared: set[str], made: set[str], beside: set[Path]
) -> None:
    example = sections()[title]
    touched = {apply(text, copy) for kind, text in example if kind == "diff"}
    assert touched == {PACKAGE / name for name in declared} | beside
    run(copy, "tools/generate.py")
    assert changed(copy) == {PACKAGE / name for name in declared | made}
    programs = [text for kind, text in example if kind == "python"]
    assert len(programs) == 1
    start = f"import gunbai\nassert gunbai.__file__.startswith({str(copy)!r})\n"
    run(copy, "-c", start + programs[0])


def test_a_card_without_its_class_is_named(copy: Path) -> None:
    """The error says what is missing, before any game is played."""
    data = next(text for kind, text in sections()["A card"] if kind == "diff" and ".toml" in text)
    apply(data, copy)
    with pytest.raises(AssertionError, match="cards without a class: wisdom; without data: none"):
        run(copy, "-c", "from gunbai.games.rising_sun.game import load")


MONSTER = """
[cards.kappa]
sets = ["core"]
season = "spring"
type = "monster"
price = 1
copies = 1
force = 2
confidence = "house value"
source = "an example"
"""
KAPPA = '''

class Kappa(Card[RisingSunPosition]):
    """A monster without an effect."""
'''
#: Whoever can get hold of the monster does, and summons it.
SUMMON = """
from gunbai.core.rng import seeded
from gunbai.games.rising_sun.game import load

game = load()
told = []
state = game.new({"players": 3}, seed=1, sink=told)
chance = seeded(1)
while not any(event.key == "rs-killed" for event in told):
    seat = state.to_act()[0]
    legal = {game.text(action): action for action in state.legal(seat)}
    wanted = [text for text in legal if "kappa" in text or text == "choose train"]
    text = wanted[0] if wanted else list(legal)[chance.below(len(legal))]
    state.apply(seat, legal[text])
    assert game.restore(state.dump()).dump() == state.dump()
summoned = [event for event in told if event.key == "rs-summoned"]
assert "kappa" in [game.arguments(event)["figure"] for event in summoned]
"""


def test_a_monster_brings_its_figure_along(copy: Path) -> None:
    for name, text in (("data/rising_sun.toml", MONSTER), ("cards/core.py", KAPPA)):
        with (copy / PACKAGE / name).open("a", encoding="utf-8") as file:
            file.write(text)
    run(copy, "-c", SUMMON)
