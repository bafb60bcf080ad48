"""The ledgers can be read, and `./dev rules` fails when a rule loses its test."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from gunbai.games import load
from gunbai.games.joraku.decision_rules import RULES as joraku
from gunbai.games.rising_sun.decision_rules import RULES as rising_sun
from gunbai.games.shogun.decision_rules import RULES as shogun
from gunbai.language import LANGUAGES
from gunbai.ledger import (
    all_rules,
    checkout,
    citations_of,
    find_rule,
    nearest_ids,
    read_citations,
    read_ledger,
)

ROOT = Path(__file__).resolve().parent.parent

LEDGER = """# A ledger

Numbers JK-C08 and JK-C09 are unused; see **JK-C07** for more.

## 1. Things

| id | rule | source |
| --- | --- | --- |
| JK-C01 | First rule. | p.1 |
| JK-C02 | **Bold** words, see JK-C99. | p.2 |
| D01, D02 | no ids | JK-C03 |

### 1.1 Questions

| id | question | ruling | why |
| --- | --- | --- | --- |
| JK-Q01a | Why? | Because. | choice |
| JK-X01–X03 | three | at once | text |

- **JK-L01** A list. [p.9]
- **JK-L02 Komainu** A card with a name.
"""
IDS = ["JK-C01", "JK-C02", "JK-Q01a", "JK-X01", "JK-X02", "JK-X03", "JK-L01", "JK-L02"]

TESTS = """
import pytest
from tests.rule import rule

CASES = [pytest.param(1, marks=rule("JK-X01")), pytest.param(2, marks=[rule("JK-X02", "JK-X03")])]


@rule("JK-C01", "JK-C02")
def test_an_assert() -> None:
    assert 1 + 1 == 2


@pytest.mark.rule("JK-Q01a")
def test_raises() -> None:
    with pytest.raises(ValueError):
        int("x")


@pytest.mark.parametrize("case", CASES)
def test_cases(case: int) -> None:
    check_case(case)


@rule("JK-L01")
class TestAll:
    @rule("JK-L02")
    def test_inside(self) -> None:
        assert self


def check_case(case: int) -> None:
    assert case
"""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A small clone in which every rule has its test."""
    (tmp_path / "docs" / "ledger").mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    (tmp_path / "docs" / "ledger" / "joraku.md").write_text(LEDGER)
    (tmp_path / "docs" / "ledger" / "shogun.md").write_text("# Nothing yet\n")
    (tmp_path / "tests" / "test_all.py").write_text(TESTS)
    for code in LANGUAGES:
        (tmp_path / "docs" / "ledger" / code).mkdir()
        told = "".join(f"- **{id_}** Something.\n" for id_ in IDS)
        (tmp_path / "docs" / "ledger" / code / "joraku.md").write_text(f"# The rules\n\n{told}")
    return tmp_path


def check(root: Path) -> tuple[int, str]:
    """Exit code and output of `./dev rules` for a clone."""
    words = [sys.executable, str(ROOT / "tools" / "rules.py"), "--root", str(root)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.returncode, " ".join(done.stdout.split())


def change(root: Path, old: str, new: str) -> None:
    path = root / "tests" / "test_all.py"
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


# reading


def test_ids_of_tables_lists_and_ranges(clone: Path) -> None:
    rules = read_ledger(clone / "docs" / "ledger" / "joraku.md")
    assert list(rules) == IDS
    first = rules["JK-C01"]
    assert (first.text, first.source, first.section) == ("First rule.", "p.1", "1. Things")
    assert first.place == "joraku.md:9"
    assert rules["JK-Q01a"].cells == [("question", "Why?"), ("ruling", "Because.")]
    assert rules["JK-L01"].cells == [("", "A list.")]
    assert rules["JK-L01"].source == "p.9"
    assert rules["JK-L02"].cells == [("Komainu", "A card with a name.")]


def test_the_ledgers_of_the_project() -> None:
    rules = all_rules()
    assert {rule.place.partition(".")[0] for rule in rules.values()} == {
        "joraku",
        "shogun",
        "rising_sun",
    }
    assert "JK-V0a" in rules
    assert "JK-Q80" in rules
    assert "JK-Q49" not in rules  # mentioned as unused
    assert checkout() == ROOT


def test_players_are_told_no_notes_for_programmers() -> None:
    """Of the rules that are shown beside a decision."""
    rules = all_rules()
    beside = [
        id_ for table in (joraku, rising_sun, shogun) for ids in table.values() for id_ in ids
    ]
    noted = re.compile(r"\*\*|`|Why: |-> [A-Z]{2}-|: data\.|\((A|B|C)\)")
    assert [id_ for id_ in beside if noted.search(rules[id_].text)]
    assert not [id_ for id_ in beside if noted.search(rules[id_].for_players)]


@pytest.mark.parametrize(
    ("name", "told"), [("joraku", joraku), ("shogun", shogun), ("rising_sun", rising_sun)]
)
def test_each_decision_has_its_rules_beside_it(name: str, told: dict[str, list[str]]) -> None:
    assert set(told) == set(load(name).decisions())
    assert all(told.values())
    assert not {id_ for ids in told.values() for id_ in ids} - set(all_rules())


def test_what_players_are_told_of_a_rule() -> None:
    rules = all_rules()
    assert rules["SG-D6"].cells[-1][0] == "Default if absent"
    assert rules["SG-D6"].for_players.startswith("phase 3 · all · a full legal plan")
    assert "hidden" not in rules["SG-D6"].for_players
    assert rules["SG-A31"].for_players.endswith("stays behind (also for DEPLOY1).")
    assert rules["RS-C04"].for_players.endswith("treated as adjacent for Moves.")
    assert rules["RS-Q106"].for_players.endswith("cannot be waived.")
    assert rules["RS-K17"].for_players == '"Full price" means without the Train bonus of 1 coin.'


def test_a_rule_is_found_however_it_is_typed() -> None:
    rules = all_rules()
    found = find_rule(" jk-w11 ", rules)
    assert found is not None
    assert found.id == "JK-W11"
    assert find_rule("JK-W111", rules) is None
    assert "JK-W11" in nearest_ids("JK-W111", rules)


def test_citations_know_their_place(clone: Path) -> None:
    citations = read_citations(clone / "tests")
    (one,) = citations_of("JK-C02", citations)
    assert (one.test, one.proves) == ("test_an_assert", True)
    assert one.path.read_text().splitlines()[one.line - 1].startswith("def test_an_assert")
    (inside,) = citations_of("JK-L01", citations)
    assert inside.test == "test_inside"


# comparing


def test_all_covered(clone: Path) -> None:
    code, output = check(clone)
    assert code == 0
    assert "joraku 8 8 0 0" in output


@pytest.mark.parametrize("id_", IDS)
def test_a_citation_that_is_removed_is_missing(clone: Path, id_: str) -> None:
    other = "JK-C02" if id_ == "JK-C01" else "JK-C01"
    change(clone, f'"{id_}"', f'"{other}"')
    code, output = check(clone)
    assert code == 1
    assert output.endswith(f"missing in joraku: {id_}")


def test_an_unknown_id_is_told(clone: Path) -> None:
    change(clone, '"JK-C01", "JK-C02"', '"JK-C01", "JK-C02", "JK-C09"')
    code, output = check(clone)
    assert code == 1
    assert "unknown: JK-C09, cited in tests/test_all.py:" in output


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("    assert 1 + 1 == 2", "    print(1 + 1 == 2)"),
        ('@rule("JK-C01"', '@pytest.mark.skip\n@rule("JK-C01"'),
        ("def test_an_assert", "def helper_an_assert"),
    ],
    ids=["nothing can fail", "never run", "no test"],
)
def test_a_citation_that_proves_nothing_does_not_count(clone: Path, old: str, new: str) -> None:
    change(clone, old, new)
    code, output = check(clone)
    assert code == 1
    assert "missing in joraku: JK-C01, JK-C02" in output


def test_a_rule_that_a_language_does_not_tell_is_missing(clone: Path) -> None:
    path = clone / "docs" / "ledger" / "uk" / "joraku.md"
    path.write_text(path.read_text().replace("JK-C01", "JK-C11"))
    code, output = check(clone)
    assert code == 1
    assert output.endswith("missing in uk: JK-C01 unknown in uk: JK-C11")
    assert "joraku 8 8 8 7" in output


def test_a_language_tells_the_same_numbers(clone: Path) -> None:
    path = clone / "docs" / "ledger" / "ru" / "joraku.md"
    path.write_text(path.read_text().replace("JK-C01** Something.", "JK-C01** 3 cards."))
    code, output = check(clone)
    assert code == 1
    assert output.endswith("figures of JK-C01 in ru: 3, not")


def test_untestable_ids(clone: Path) -> None:
    listed = clone / "docs" / "ledger" / "untestable.toml"
    listed.write_text('JK-C01 = "nothing to test"\n')
    code, output = check(clone)
    assert code == 1
    assert "both: JK-C01 is tested and listed as untestable" in output
    change(clone, '"JK-C01", ', "")
    assert check(clone)[0] == 0
    listed.write_text('JK-C01 = "nothing to test"\nJK-C05 = "no such id"\n')
    code, output = check(clone)
    assert code == 1
    assert "unknown: JK-C05" in output


def test_on_a_copy_of_the_project(tmp_path: Path) -> None:
    """The real check notices the loss of a real citation."""
    shutil.copytree(ROOT / "docs" / "ledger", tmp_path / "docs" / "ledger")
    shutil.copytree(ROOT / "tests" / "joraku", tmp_path / "tests" / "joraku")
    citations = read_citations(tmp_path / "tests")
    (one,) = citations_of("JK-X14", citations)
    assert "JK-X14" not in check(tmp_path)[1]
    one.path.write_text(one.path.read_text().replace('"JK-X14"', '"JK-X99"'))
    code, output = check(tmp_path)
    assert code == 1
    assert "JK-X14" in output
    assert "unknown: JK-X99" in output
