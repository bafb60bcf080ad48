"""The examples in the README and the guide run as they stand."""

from __future__ import annotations

import doctest
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


def test_some_examples_are_there() -> None:
    parser = doctest.DocTestParser()
    counts = [len(parser.get_examples(page.read_text(encoding="utf-8"))) for page in PAGES]
    assert sum(counts) > 20


def test_examples_of_the_package() -> None:
    assert doctest.testmod(gunbai).failed == 0
