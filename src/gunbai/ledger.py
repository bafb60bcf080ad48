"""The ledgers of rules: the text behind every id such as JK-W11, and where it is tested.

A ledger is a Markdown file. An id is defined in the first column of a table or, in bold, at
the start of a list item; anything else that mentions an id only refers to it.
"""

from __future__ import annotations

import ast
import difflib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_ID: Final = r"[A-Z]{2}-[A-Z]+\d+[a-z]?"
_FIRST: Final = re.compile(rf"({_ID})(?:\s*[–…]\s*(?:[A-Z]{{2}}-)?[A-Z]+(\d+))?(?=\s|$)")
_MEANT_AS_ID: Final = re.compile(r"[A-Za-z]{2}-[A-Za-z]+\d\w*")
_ITEM: Final = re.compile(r"\s*[-*]\s+\*\*(.+?)\*\*\s*(.*)")
_CELL: Final = re.compile(r"(?<!\\)\|")
_NUMBER: Final = re.compile(r"\d+")
#: Columns that say where a rule comes from, whatever the table calls them.
_SOURCES: Final = ("source", "page", "rests on", "why", "sources")

#: Columns for programmers about how a decision is carried out.
_INTERNAL: Final = (
    "mode",
    "default if absent",
    "what others see",
    "what the decider sees beyond public",
)
#: The basis of a ruling, and its grade.
_REASON: Final = re.compile(r"\s+Why: .*$|\s+\([A-C](?:[;,][^()]*)?\)\.?$")
_ID_IN_TEXT: Final = r"(?:[A-Z]{2}-)?[A-Z]+\d+[a-z]?"
#: Brackets that only cite other rules, or refer to a ruling or to the data.
_REFERENCE: Final = re.compile(
    rf"\s*\((?:see )?{_ID}(?:(?:, |; |–|…| and | to )+{_ID_IN_TEXT})*\)"
    rf"|\s*\([^()]*-> {_ID}[^()]*\)"
    r"|(?<=\.) [A-Z][a-z ]+: data\."
)

_FOLDER: Final = Path("docs", "ledger")
_IN_WHEEL: Final = "ledger_text"


class Rule:
    """One statement of a ledger: its cells by the heading of their column."""

    def __init__(
        self, id_: str, section: str, cells: list[tuple[str, str]], source: str, place: str
    ) -> None:
        self.id: Final = id_
        self.section: Final = section
        self.cells: Final = cells
        self.source: Final = source
        self.place: Final = place  # "joraku.md:120"

    @property
    def text(self) -> str:
        """The statement without headings, as one line."""
        return " ".join(text for _, text in self.cells)

    @property
    def for_players(self) -> str:
        """The statement without notes on how the engine carries it out and what it rests on."""
        cells = [text for heading, text in self.cells if heading.lower() not in _INTERNAL]
        bare = [_REFERENCE.sub("", _REASON.sub("", text)) for text in cells]
        return " · ".join(re.sub(r"\*\*|`|(?<=\()D: ", "", text) for text in bare if text)


class Citation:
    """A test that cites rules; `proves` is False if nothing in it could fail."""

    def __init__(self, path: Path, line: int, test: str, ids: list[str], proves: bool) -> None:
        self.path: Final = path
        self.line: Final = line
        self.test: Final = test
        self.ids: Final = ids
        self.proves: Final = proves


# --- Where things are -------------------------------------------------------------------


def checkout() -> Path | None:
    """Return the folder of the clone that this code runs in, if it is one."""
    for folder in Path(__file__).resolve().parents:
        if (folder / _FOLDER).is_dir() and (folder / "tests").is_dir():
            return folder
    return None


def ledger_folder() -> Path | None:
    """Return the folder of the ledgers: inside the package in a wheel, under docs in a clone."""
    packed = Path(__file__).resolve().parent / _IN_WHEEL
    if packed.is_dir():
        return packed
    root = checkout()
    return None if root is None else root / _FOLDER


# --- Reading a ledger -------------------------------------------------------------------


def read_ledger(path: Path) -> dict[str, Rule]:
    """Return all rules of a ledger by id, in its order."""
    rules: dict[str, Rule] = {}
    section = ""
    heading: list[str] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        place = f"{path.name}:{number}"
        if line.startswith("#"):
            section = line.lstrip("#").strip()
        elif line.startswith("|"):
            cells = [cell.strip() for cell in _CELL.split(line.strip().strip("|"))]
            if not heading:
                heading = cells
            for id_ in _ids(cells[0].strip("*` ")):
                rules[id_] = _from_row(id_, section, heading, cells, place)
            continue
        else:
            item = read_item(line)
            if item is not None:
                ids, name, text = item
                rules.update({id_: _from_item(id_, section, name, text, place) for id_ in ids})
        heading = []
    return rules


def _ids(text: str) -> list[str]:
    """Return the id a text starts with, or all ids of a range such as JK-X01–X09."""
    found = _FIRST.match(text)
    if found is None:
        return []
    first = found[1]
    if found[2] is None:
        return [first]
    digits = _NUMBER.search(first)
    assert digits is not None
    stem = first[: digits.start()]
    return [f"{stem}{n:0{len(digits[0])}}" for n in range(int(digits[0]), int(found[2]) + 1)]


def _from_row(id_: str, section: str, heading: list[str], cells: list[str], place: str) -> Rule:
    source = ""
    rest: list[tuple[str, str]] = []
    for name, cell in zip(heading[1:], cells[1:], strict=False):
        if name.lower() in _SOURCES:
            source = cell
        else:
            rest.append((name, cell))
    return Rule(id_, section, rest, source, place)


def read_item(line: str) -> tuple[list[str], str, str] | None:
    """Return ids, name and text of a list item such as "**RS-C01** text. [source]".

    A name may follow the id in bold. None if the line is not such an item.
    """
    item = _ITEM.match(line)
    ids = _ids(item[1]) if item else []
    if item is None or not ids:
        return None
    found = _FIRST.match(item[1])
    assert found is not None
    return ids, item[1][found.end() :].strip(), item[2]


def _from_item(id_: str, section: str, name: str, text: str, place: str) -> Rule:
    source = ""
    if text.endswith("]") and "[" in text:
        text, _, source = text[:-1].rpartition("[")
    return Rule(id_, section, [(name, text.strip())], source, place)


def all_rules(folder: Path | None = None) -> dict[str, Rule]:
    """Return the rules of all ledgers; empty if there are no ledgers."""
    where = folder or ledger_folder()
    rules: dict[str, Rule] = {}
    for path in sorted(where.glob("*.md")) if where is not None else []:
        rules.update(read_ledger(path))
    return rules


def looks_like_id(word: str) -> bool:
    """Return True if a word is an id or is meant to be one, such as JK-W1l."""
    return _MEANT_AS_ID.fullmatch(word.strip()) is not None


def find_rule(id_: str, rules: dict[str, Rule]) -> Rule | None:
    """Return a rule by its id in upper or lower case."""
    wanted = id_.strip().lower()
    for known, rule in rules.items():
        if known.lower() == wanted:
            return rule
    return None


def nearest_ids(id_: str, rules: dict[str, Rule], count: int = 5) -> list[str]:
    """Return the ids that look most like one that does not exist."""
    by_lower = {known.lower(): known for known in rules}
    close = difflib.get_close_matches(id_.strip().lower(), list(by_lower), count, 0.5)
    return [by_lower[name] for name in close]


# --- Where rules are tested -------------------------------------------------------------


def read_citations(tests: Path) -> list[Citation]:
    """Return the tests under a folder that cite rules with `@rule(...)`, in order of the files."""
    out: list[Citation] = []
    for path in sorted(tests.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        out.extend(_citations_in(path, tree))
    return out


def citations_of(id_: str, citations: list[Citation]) -> list[Citation]:
    return [citation for citation in citations if id_ in citation.ids]


_Function = ast.FunctionDef | ast.AsyncFunctionDef


def _citations_in(path: Path, tree: ast.Module) -> Iterator[Citation]:
    """Yield the tests of a module; ids may stand in lists of cases that a decorator names."""
    named: dict[str, ast.expr] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    named[target.id] = node.value
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            named[node.target.id] = node.value
    whole = [named["pytestmark"]] if "pytestmark" in named else []
    for function, marks in _tests(tree.body, whole):
        cited: list[str] = []
        for mark in marks:
            cited.extend(_cited(mark, named))
        if cited:
            proves = _can_fail(function) and not _never_runs(marks)
            yield Citation(path, function.lineno, function.name, cited, proves)


def _tests(
    body: list[ast.stmt], outer: list[ast.expr]
) -> Iterator[tuple[_Function, list[ast.expr]]]:
    """Yield the test functions of a module or class, with all marks that hold for them."""
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from _tests(node.body, outer + node.decorator_list)
        elif isinstance(node, _Function) and node.name.startswith("test"):
            yield node, outer + node.decorator_list


def _called(node: ast.Call) -> str:
    """Return the last name of the callee: `rule` for rule(...) and for pytest.mark.rule(...)."""
    function = node.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _cited(mark: ast.expr, named: dict[str, ast.expr]) -> list[str]:
    """Return the ids in `rule(...)` calls of a decorator and of the module's lists it names."""
    ids: list[str] = []
    for node in ast.walk(mark):
        if isinstance(node, ast.Call) and _called(node) == "rule":
            for argument in node.args:
                ids.append(_literal(argument))
        elif isinstance(node, ast.Name) and node.id in named and named[node.id] is not mark:
            ids.extend(_cited(named[node.id], {}))
    return ids


def _literal(argument: ast.expr) -> str:
    """Return an id that is written out where it is cited; any other text is in no ledger."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    return ast.unparse(argument)


def _can_fail(function: _Function) -> bool:
    """Return True if a test has an assert, a `raises`, or a helper named check… or assert…."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assert):
            return True
        if isinstance(node, ast.Call) and _called(node).startswith(("raises", "check", "assert")):
            return True
    return False


def _never_runs(marks: list[ast.expr]) -> bool:
    for mark in marks:
        for node in ast.walk(mark):
            if isinstance(node, ast.Attribute) and node.attr in ("skip", "skipif", "xfail"):
                return True
    return False
