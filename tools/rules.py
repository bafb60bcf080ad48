"""Compare the ledgers of rules with the tests that cite them.

Every id of a ledger is cited by a test that can fail, or listed with a reason in
`docs/ledger/untestable.toml`. A missing id, an id that no ledger knows, and one that is both
tested and called untestable are errors.

Every rule is also told to players in each language (`docs/ledger/<language>/`), with the same
figures.
"""

from __future__ import annotations

import argparse
import sys
import textwrap
import tomllib
from pathlib import Path
from typing import Final

from gunbai.language import LANGUAGES
from gunbai.ledger import Citation, read_citations, read_ledger
from gunbai.rulebook import faults as faults_of_edition
from gunbai.rulebook import for_players

ROOT: Final = Path(__file__).resolve().parent.parent


class Coverage:
    """The coverage of one game's ledger by tests."""

    def __init__(self, game: str, ids: list[str], tested: set[str], excused: set[str]) -> None:
        self.game: Final = game
        self.ids: Final = ids
        self.covered: Final = [id_ for id_ in ids if id_ in tested]
        self.untestable: Final = [id_ for id_ in ids if id_ in excused]
        self.missing: Final = [id_ for id_ in ids if id_ not in tested and id_ not in excused]


def read_untestable(path: Path) -> dict[str, str]:
    """Return the ids that no program can break, with the reasons."""
    if not path.exists():
        return {}
    return {id_: str(reason) for id_, reason in tomllib.loads(path.read_text("utf-8")).items()}


def shown(citation: Citation, root: Path) -> str:
    return f"{citation.path.relative_to(root)}:{citation.line}"


def compare(root: Path) -> tuple[list[Coverage], list[str]]:
    """Return the coverage of each game, and one line for everything that is wrong."""
    citations = read_citations(root / "tests")
    excused = read_untestable(root / "docs" / "ledger" / "untestable.toml")
    tested = {id_ for citation in citations if citation.proves for id_ in citation.ids}
    coverages: list[Coverage] = []
    faults: list[str] = []
    known: set[str] = set()
    for path in sorted((root / "docs" / "ledger").glob("*.md")):
        name = path.stem
        ledger = list(read_ledger(path))
        known.update(ledger)
        coverages.append(Coverage(name, ledger, tested, set(excused)))
    for coverage in coverages:
        if coverage.missing:
            faults.append(f"missing in {coverage.game}: {', '.join(coverage.missing)}")
    for citation in citations:
        where = shown(citation, root)
        for id_ in citation.ids:
            if id_ not in known:
                faults.append(f"unknown: {id_}, cited in {where}, is in no ledger")
        if not citation.proves:
            ids = ", ".join(citation.ids)
            faults.append(f"empty: {citation.test} in {where} cites {ids} but can't fail")
    for id_ in excused:
        if id_ in tested:
            faults.append(f"both: {id_} is tested and listed as untestable")
        elif id_ not in known:
            faults.append(f"unknown: {id_}, listed as untestable, is in no ledger")
    return coverages, faults


def table(coverages: list[Coverage]) -> str:
    lines = [f"{'game':<12}{'ids':>6}{'covered':>10}{'untestable':>12}{'missing':>9}"]
    for one in coverages:
        lines.append(
            f"{one.game:<12}{len(one.ids):>6}{len(one.covered):>10}"
            f"{len(one.untestable):>12}{len(one.missing):>9}"
        )
    return "\n".join(lines)


def compare_editions(root: Path) -> tuple[str, list[str]]:
    """Return a table of how many rules each language tells players, and what differs."""
    lines = [f"{'for players':<12}{'rules':>6}" + "".join(f"{code:>10}" for code in LANGUAGES)]
    faults: list[str] = []
    for path in sorted((root / "docs" / "ledger").glob("*.md")):
        rules = [rule for rule in read_ledger(path).values() if for_players(rule)]
        line = f"{path.stem:<12}{len(rules):>6}"
        for code in LANGUAGES:
            found = faults_of_edition(path, code)
            faults += found
            missing = sum(fault.startswith("missing") for fault in found)
            line += f"{len(rules) - missing:>10}"
        lines.append(line)
    return "\n".join(lines), faults


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="rules", description=__doc__)
    parser.add_argument("--root", type=Path, default=ROOT, help="the clone to look at")
    root = parser.parse_args(words).root.resolve()
    coverages, faults = compare(root)
    print(table(coverages))
    counted, untold = compare_editions(root)
    print(f"\n{counted}")
    faults += untold
    for fault in faults:
        print(textwrap.fill(fault, 100, subsequent_indent="  ", break_on_hyphens=False))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
