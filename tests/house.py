"""Checks of the house rules: the sources as syntax trees, and what breaks a rule in them.

Every check returns lines like `src/gunbai/core/state.py:12: what is wrong`.
"""

from __future__ import annotations

import ast
import math
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"

#: The beginning of the first line of a file that `./dev generate` wrote.
GENERATED = "# Made by"
MOST_ARGUMENTS = 6
#: Functions of libraries that take any number of columns or cells.
VARIADIC = {"add_row", "create_table", "Table"}
#: The name of an action, however it is annotated: as a machine number, for instance.
AN_ACTION = "action"
#: The answer that a frame carries out next, unless it is declared as something else.
LAST_ACTION = "self.last"
#: The module that packs and unpacks actions of all games, by their declarations.
CODEC = "gunbai.core.codec"
#: The place of the verb in an action, which nothing else needs to know.
VERB_PLACE = "VERB_SHIFT"

#: Migrations are read by alembic, views by the program that makes the client's types.
READ_BY_TOOLS = re.compile(r"\.migrations\.|\.view_types$")
#: Decorators that register a function nowhere.
PLAIN_DECORATORS = {"property", "cached_property", "staticmethod", "classmethod", "dataclass"}

BIT_OPERATORS = (ast.LShift, ast.RShift, ast.BitAnd, ast.BitOr, ast.BitXor, ast.Mod, ast.FloorDiv)
#: Those whose right side may be an action, too.
SYMMETRIC = (ast.BitAnd, ast.BitOr, ast.BitXor)


@dataclass(frozen=True)
class Module:
    """One module of the package."""

    name: str
    path: str  # as it is shown
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    @property
    def generated(self) -> bool:
        return self.text.startswith(GENERATED)

    def at(self, node: ast.AST, message: str) -> str:
        return f"{self.path}:{getattr(node, 'lineno', 1)}: {message}"


def sources() -> list[Module]:
    """Return all modules below `src`."""
    out: list[Module] = []
    for path in sorted(SOURCE.rglob("*.py")):
        name = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
        shown = path.relative_to(ROOT).as_posix()
        out.append(Module(name.removesuffix(".__init__"), shown, path.read_text(encoding="utf-8")))
    return out


# --- import cycles ----------------------------------------------------------------------


def imports(module: Module, known: set[str]) -> dict[str, int]:
    """Return the modules that a module imports anywhere, late or for types only, with the line."""
    out: dict[str, int] = {}
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            targets = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:  # relative
                parts = module.name.split(".")[: -node.level]
                base = ".".join([*parts, *([node.module] if node.module else [])])
            names = [f"{base}.{alias.name}" for alias in node.names]
            targets = [name if name in known else base for name in names]
        else:
            continue
        for target in targets:
            if target in known and target != module.name:
                out.setdefault(target, node.lineno)
    return out


def import_cycles(modules: list[Module]) -> list[str]:
    """Return every import that lies on a cycle."""
    known = {module.name for module in modules}
    graph = {module.name: imports(module, known) for module in modules}
    reached = {name: _reached(graph, name) for name in graph}
    out: list[str] = []
    for module in modules:
        for target, line in graph[module.name].items():
            if module.name in reached[target]:
                out.append(f"{module.path}:{line}: {target} leads back to this module")
    return out


def _reached(graph: dict[str, dict[str, int]], start: str) -> set[str]:
    """Return all modules that an import of `start` may load, itself only if there is a way back."""
    seen: set[str] = set()
    waiting = list(graph[start])
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting += graph[name]
    return seen


#: What bots think; of a game only the room of its bots and `game.py` know it.
_BOTS = re.compile(r"gunbai\.(bots|learn|core\.judge|games\.\w+\.bot)\b")
_RULES = re.compile(r"gunbai\.games\.\w+\.(?!game$|bot\b)")


def known_bots(modules: list[Module]) -> list[str]:
    """Return imports of what bots think in the rules of a game."""
    return [
        f"{module.path}:{line}: rules know nothing of {target}"
        for module in modules
        if _RULES.match(module.name)
        for target, line in imports(module, {each.name for each in modules}).items()
        if _BOTS.match(target)
    ]


# --- calls ------------------------------------------------------------------------------


def long_calls(modules: list[Module]) -> list[str]:
    """Return calls with so many positional arguments that no reader can tell them apart."""
    out: list[str] = []
    for module in modules:
        for node in [] if module.generated else ast.walk(module.tree):
            if isinstance(node, ast.Call) and len(node.args) > MOST_ARGUMENTS:
                called = ast.unparse(node.func)
                if called.split(".")[-1] not in VARIADIC:
                    out.append(module.at(node, f"{called} takes {len(node.args)} by position"))
    return out


# --- the bits of actions ----------------------------------------------------------------


def _names_action(annotation: ast.expr | None) -> bool:
    """Return True if an annotation is `Action` or `Action | None`."""
    return annotation is not None and bool(
        re.fullmatch(r"(Final\[)?Action( \| None)?\]?", ast.unparse(annotation))
    )


def _names_actions(annotation: ast.expr | None) -> bool:
    return annotation is not None and "[Action]" in ast.unparse(annotation)


class _Declared:
    """The names of a tree that stand for an action or for a list of actions."""

    def __init__(self) -> None:
        self.one: set[str] = set()
        self.many: set[str] = set()
        self.others: set[str] = set()

    def read(self, tree: ast.AST) -> None:
        for node in ast.walk(tree):
            if isinstance(node, ast.arg):
                self._add(node.arg, node.annotation)
            elif isinstance(node, ast.AnnAssign):
                self._add(ast.unparse(node.target), node.annotation)
            elif isinstance(node, ast.FunctionDef):
                self._add(f"{node.name}()", node.returns)

    def _add(self, name: str, annotation: ast.expr | None) -> None:
        if _names_action(annotation):
            self.one.add(name)
        elif _names_actions(annotation):
            self.many.add(name)
        elif annotation is not None:
            self.others.add(name)


def _written(node: ast.expr) -> str:
    """Return a name, an attribute or a call in a form that declarations have."""
    if isinstance(node, ast.Call):
        called = node.func
        name = called.attr if isinstance(called, ast.Attribute) else ast.unparse(called)
        return f"{name}()"
    return ast.unparse(node)


def shifted_actions(modules: list[Module]) -> list[str]:
    """Return operations on the bits of an action outside the modules made for it."""
    functions = _Declared()
    for module in modules:
        functions.read(module.tree)
    calls = {name for name in functions.one if name.endswith("()")}
    lists = {name for name in functions.many if name.endswith("()")}
    out: list[str] = []
    for module in modules:
        if module.generated or module.name == CODEC:
            continue
        verbs = _verbs(module)
        attributes = _Declared()
        attributes.read(module.tree)
        for function in _functions(module.tree):
            local = _Declared()
            local.read(function)
            local.one |= {name for name in attributes.one if "." in name} | calls | verbs
            local.many |= {name for name in attributes.many if "." in name} | lists
            local.one |= {AN_ACTION} | {LAST_ACTION} - local.others
            _add_elements(function, local)
            out += [
                module.at(node, f"{ast.unparse(node)} reads the bits of an action")
                for node in _own_nodes(function)
                if _reads_bits(node, local)
            ]
    return sorted(set(out))


def known_verb_places(modules: list[Module]) -> list[str]:
    """Return imports of the place that verbs have in actions, outside the modules made for it."""
    return [
        module.at(node, f"{VERB_PLACE} belongs to the codec")
        for module in modules
        if not module.generated and module.name != CODEC
        for node in ast.walk(module.tree)
        if (isinstance(node, ast.alias) and node.name == VERB_PLACE)
        or (isinstance(node, ast.Attribute) and node.attr == VERB_PLACE)
    ]


#: What holds positions: the engine, the games without their boards, programs that play or learn.
#: Everything else serves people, only through a session.
_HOLDING = re.compile(
    r"gunbai\.(core|games|bots|numbers|envs|arena|dataset|learn|review|puzzles\.finder)\b"
    r"(?!\.\w+\.terminal\b)"
)
#: Modules that read positions without a session, each with what for.
RESTORING = {
    "gunbai.server.desk": "a rule in progress is put on a table that somebody has set up",
    "gunbai.server.evidence": "stored games are compared with themselves under newer rules",
    "gunbai.server.thinkers": "a bot in another process gets what its seat knows",
}


def other_doors(modules: list[Module]) -> list[str]:
    """Return ways from a position to a person that lead past `Session`."""
    return [
        module.at(node, f"{ast.unparse(node)} goes past the session")
        for module in modules
        if not _HOLDING.match(module.name)
        for node in ast.walk(module.tree)
        if _goes_past_session(node, module)
    ]


def _goes_past_session(node: ast.AST, module: Module) -> bool:
    if isinstance(node, ast.ImportFrom) and node.module == "gunbai.core.seat_view":
        return any(alias.name in ("look", "offer") for alias in node.names)
    if isinstance(node, ast.Attribute) and node.attr == "state":
        return ast.unparse(node.value).lower().endswith(("session", "earlier", "played"))
    if isinstance(node, ast.Attribute) and node.attr in ("restore", "read_position"):
        return module.name not in RESTORING
    return False


def _verbs(module: Module) -> set[str]:
    """Return the verbs: constants imported from the actions of a game."""
    return {
        alias.asname or alias.name
        for node in ast.walk(module.tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").endswith(".actions")
        for alias in node.names
        if alias.name.isupper()
    }


def _functions(tree: ast.Module) -> Iterator[ast.AST]:
    """Yield all functions, and the module for the code outside of them."""
    yield tree
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            yield node


def _own_nodes(function: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes of a function or module without the functions in it."""
    waiting: list[ast.AST] = [function]
    while waiting:
        node = waiting.pop()
        yield node
        waiting += [
            child for child in ast.iter_child_nodes(node) if not isinstance(child, ast.FunctionDef)
        ]


def _add_elements(function: ast.AST, names: _Declared) -> None:
    """Add names that go through a list of actions, or are assigned from one."""
    for node in ast.walk(function):
        if isinstance(node, ast.For | ast.comprehension) and _written(node.iter) in names.many:
            names.one.add(ast.unparse(node.target))
        elif isinstance(node, ast.Assign) and len(node.targets) == 1:
            value = node.value
            if _is_action(value, names):
                names.one.add(ast.unparse(node.targets[0]))
            elif _written(value) in names.many:
                names.many.add(ast.unparse(node.targets[0]))


def _reads_bits(node: ast.AST, names: _Declared) -> bool:
    operands: list[ast.expr] = []
    if isinstance(node, ast.BinOp) and isinstance(node.op, BIT_OPERATORS) and not _is_type(node):
        operands = [node.left]
        if isinstance(node.op, SYMMETRIC):
            operands.append(node.right)
    elif isinstance(node, ast.AugAssign) and isinstance(node.op, BIT_OPERATORS):
        operands = [node.target]
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Invert):
        operands = [node.operand]
    return any(_is_action(operand, names) for operand in operands)


def _is_action(node: ast.expr, names: _Declared) -> bool:
    if isinstance(node, ast.Subscript):
        return _written(node.value) in names.many
    return _written(node) in names.one


def _is_type(node: ast.BinOp) -> bool:
    """Return True for `Action | None`."""
    return isinstance(node.right, ast.Constant) and node.right.value is None


# --- bare numbers -----------------------------------------------------------------------


_OF_RULES = re.compile(r"gunbai\.games\.\w+\.(flow|cards|position|tiles|view)\b")


def bare_numbers(modules: list[Module]) -> list[str]:
    """Return numbers above 2 that stand in a rule, a card, a position or a view without a name."""
    return [
        module.at(node, f"{node.value} has no name")
        for module in modules
        if _OF_RULES.match(module.name) and not module.generated
        for function in _functions(module.tree)
        if not isinstance(function, ast.Module)
        for node in _own_nodes(function)
        if isinstance(node, ast.Constant) and type(node.value) is int and node.value > 2
    ]


# --- unused names -----------------------------------------------------------------------


def unused_names(modules: list[Module], elsewhere: Iterable[str]) -> list[str]:
    """Return functions, methods, classes and constants that nothing uses.

    `elsewhere` are texts whose words count as uses: tools, and the guide, which lists the names
    that people who write programs with Gunbai use.
    """
    used: set[str] = set()
    for module in modules:
        used.update(_used(module.tree))
    own_classes = _own_classes(modules)
    for text in elsewhere:
        used.update(re.findall(r"\w+", text))
    return [
        module.at(node, f"nothing uses {name}")
        for module in modules
        if not module.generated and not READ_BY_TOOLS.search(module.name)
        for node, name in _defined(module.tree, own_classes)
        if name not in used
    ]


def _own_classes(modules: list[Module]) -> set[str]:
    """Return classes without a base from a library, which would call their methods."""
    bases: dict[str, set[str]] = {}
    for module in modules:
        for node in ast.walk(module.tree):
            if isinstance(node, ast.ClassDef):
                above = {ast.unparse(base).split("[")[0] for base in node.bases}
                bases.setdefault(node.name, set()).update(above)
    own = set(bases)
    while foreign := {name for name in own if bases[name] - own - {"Protocol"}}:
        own -= foreign
    return own


def _used(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value  # a quoted annotation, `__all__`, a name for getattr


def _defined(tree: ast.Module, own_classes: set[str]) -> Iterator[tuple[ast.stmt, str]]:
    """Yield names that modules and classes define, except those that libraries call."""
    for parent in ast.walk(tree):
        if not isinstance(parent, ast.Module) and not (
            isinstance(parent, ast.ClassDef) and parent.name in own_classes
        ):
            continue
        for before, node, after in zip(
            [None, *parent.body], parent.body, [*parent.body[1:], None], strict=False
        ):
            if {_number(before) + 1, _number(after) - 1} & {_number(node)}:
                continue  # one of a numbered list of things
            for name in _names(node, isinstance(parent, ast.Module)):
                if not name.startswith("__"):
                    yield node, name


def _number(node: ast.stmt | None) -> float:
    """Return the number that a statement gives a name to."""
    if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Constant):
        value = node.value.value
        if isinstance(value, int):
            return value
    return math.nan


def _names(node: ast.stmt, constants: bool) -> list[str]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        decorators = {ast.unparse(decorator).split("(")[0] for decorator in node.decorator_list}
        return [node.name] if decorators <= PLAIN_DECORATORS else []
    targets: list[ast.expr] = []
    if constants and isinstance(node, ast.Assign | ast.AnnAssign):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return [target.id for target in targets if isinstance(target, ast.Name)]


# --- English ----------------------------------------------------------------------------

_COUNTED = "line|page|class|file|row|step|test|click|point|word|copy|one|number|bar|cell"
_UNITS = (
    "answer|game|card|seat|rule|decision|province|table|player|language|round|turn|line|season"
    "|party|colour"
)
#: Phrases that native readers stumble over, and what they would write.
ODD_ENGLISH = {
    rf"\b({_COUNTED}) an? ({_UNITS})\b": "“per”, not “a”",
    r"(?<![Tt]here )\b(is|are) no (?!more\b|longer\b|less\b)[a-z]+ (of|that|for)\b": "“is not a”",
    r"\banew\b": "“again”, or a verb with “re”",
}


def odd_english(path: str, text: str) -> list[str]:
    """Return phrases that no native reader would write."""
    return [
        f"{path}:{number}: {found[0]!r}: write {better}"
        for number, line in enumerate(text.splitlines(), 1)
        for pattern, better in ODD_ENGLISH.items()
        if (found := re.search(pattern, line))
    ]


_IDS = re.compile(r"((JK|RS|SG)-[A-Z]+\d*[…A-Z0-9]*[,;:.] )*")
_QUESTIONS = {"What", "Whether", "How", "Why", "Where", "Which", "Who", "Whose"}
_NOUNS = {"The", "A", "An", "All", "Every", "Any", "Another", "Its", "Their", "None"}


def odd_docstrings(module: Module, nouns: bool = True) -> list[str]:
    """Return docstrings that open like a question, and those of functions that open like a noun.

    Ids of rules before the opening don't count; with them a function may state the rule. So may
    a test (without `nouns`).
    """
    out: list[str] = []
    for node in ast.walk(module.tree):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Module):
            continue
        text = ast.get_docstring(node) or ""
        said = _IDS.sub("", text, count=1)
        opening = said.partition(" ")[0].capitalize()
        verb = nouns and text == said and _does_something(node)
        if opening in _QUESTIONS or (verb and opening in _NOUNS):
            name = module.name if isinstance(node, ast.Module) else node.name
            out.append(module.at(node, f"the docstring of {name} opens with {opening!r}"))
    return out


_COMMENT = re.compile(r"^\s*(?:/\*\*|//|\*) (\w+)")


def odd_comments(path: str, text: str) -> list[str]:
    """Return comments of the client that open like a question."""
    return [
        f"{path}:{number}: a comment opens with {found[1]!r}"
        for number, line in enumerate(text.splitlines(), 1)
        if (found := _COMMENT.match(line)) and found[1] in _QUESTIONS
    ]


def _does_something(node: ast.AST) -> bool:
    """Return True for a function or method, but not for a property."""
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return False
    return all("property" not in ast.unparse(decorator) for decorator in node.decorator_list)


# --- games that are known elsewhere ------------------------------------------------------


def named_games(path: str, text: str, games: Iterable[str]) -> list[str]:
    """Return the lines of a file that name one of these games, however it is written."""
    names = "|".join(game.replace("_", "[ _-]?") for game in games)
    pattern = re.compile(rf"(?<![a-z])({names})(?![a-z])", re.IGNORECASE)
    return [
        f"{path}:{number}: {found[0]!r} is known here"
        for number, line in enumerate(text.splitlines(), 1)
        if (found := pattern.search(line))
    ]


# --- one meaning per word ----------------------------------------------------------------

#: Types of what is sent are named by what they show.
_SENT = re.compile(r"(\.view_types|messages|\.review\.result)$")
_GAME = re.compile(r"gunbai\.games\.\w+")
_CORE = "core"


def shared_names(modules: list[Module], known: Iterable[str]) -> list[str]:
    """Return public classes that share a name, except the known ones.

    Types of what is sent don't count. A class of a game may be named as one of another game, or
    of the programs around it: no module deals with both. The core is met everywhere.
    """
    places: dict[str, dict[str, str]] = {}
    found: list[str] = []
    for module in modules:
        if _SENT.search(module.name):
            continue
        game = _GAME.match(module.name)
        core = module.name.startswith("gunbai.core.")
        scope = game[0] if game else _CORE if core else ""
        for node in module.tree.body:
            if not isinstance(node, ast.ClassDef) or node.name.startswith("_"):
                continue
            others = places.setdefault(node.name, {})
            clash = [
                at for other, at in others.items() if other == scope or _CORE in (other, scope)
            ]
            if clash and node.name not in known:
                found.append(module.at(node, f"{node.name} is also in {clash[0]}"))
            others[scope] = module.path
    return found
