"""`gunbai tower`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gunbai.language import LANGUAGES
from tests.cli.run import run
from tests.rule import rule


@rule("SG-B41")
@pytest.mark.parametrize(("flags", "inside"), [([], [0.07, 0.45]), (["--plain"], [1 / 3, 1 / 3])])
def test_the_shares_are_those_of_the_model(flags: list[str], inside: list[float]) -> None:
    told = json.loads(run("tower", "--json", "--throws", "4000", *flags).output)
    for throw in told["throws"]:
        assert throw["thrown_fall"] == pytest.approx(2 / 3, abs=0.04)
    ends = [told["throws"][0]["inside_fall"], told["throws"][-1]["inside_fall"]]
    assert ends == pytest.approx(inside, abs=0.02)
    assert told["start_held"] == pytest.approx(38 / 3, abs=1.5)
    assert told["model"]["confidence"] in ("house value", "likely")


def test_own_values_are_measured(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[tower]\nstays = 0.0\nfall = 1.0\n", encoding="utf-8")
    told = json.loads(run("tower", "--json", "--throws", "50", "--data", str(own)).output)
    assert told["start_held"] == 0
    assert all(throw["thrown_fall"] == 1 for throw in told["throws"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_table_and_plot(lang: str, tmp_path: Path) -> None:
    plot = tmp_path / "tower.svg"
    result = run("tower", "--throws", "20", "--plot", str(plot), lang=lang)
    assert result.exit_code == 0
    assert "38" in result.output
    drawn = plot.read_text(encoding="utf-8")
    assert drawn.startswith("<svg")
    assert drawn.count("<path") == 8  # six lines of the grid, two of the shares
