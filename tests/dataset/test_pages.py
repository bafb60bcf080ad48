"""The pages about a dataset are true of the folder that the command line makes."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.run import run

GUIDE = Path(__file__).parents[2] / "docs" / "guide"
#: What a guide does only in order to need no folder.
INSTEAD = ("mkdtemp", "make_series(", "list(made)")


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Make the folder of the guides, in the current one."""
    monkeypatch.chdir(tmp_path)
    words = ["dataset", "make", "joraku", "random", "--games", "2", "--jobs", "1"]
    result = run(*words, "--folder", "games")
    assert result.exit_code == 0, result.output
    return "games"


def test_the_line_of_the_page_reads_it(games: str) -> None:
    text = (GUIDE / "datasets.md").read_text(encoding="utf-8")
    found = re.search(r"```\n(from pyarrow import dataset\n.*?)```", text, re.DOTALL)
    assert found is not None
    names: dict[str, Any] = {}
    exec(found[1].replace("dataset.dataset(", "read = dataset.dataset("), names)
    rows = [row for batch in names["read"] for row in batch.to_pylist()]
    assert {row["game"] for row in rows} == {0, 1}
    assert set(rows[0]) == {"game", "seat", "win"}


@pytest.mark.parametrize("guide", ["train-a-bot", "ask-a-thousand-games"])
def test_a_guide_goes_the_same_way_with_the_real_folder(guide: str, games: str) -> None:
    text = (GUIDE / f"{guide}.md").read_text(encoding="utf-8").replace("```", "")
    assert f'folder = "{games}"' in text
    examples = doctest.DocTestParser().get_examples(text)
    kept = [each.source for each in examples if not any(word in each.source for word in INSTEAD)]
    assert len(examples) - len(kept) in (2, 3)
    names: dict[str, Any] = {"folder": games}
    for source in kept:
        exec(source, names)
    assert names.get("chart", "<svg").startswith("<svg")
