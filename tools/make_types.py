"""Write the client's types: messages, requests, the views of games and the kinds in their texts.

`./dev types` runs it; a test compares the files with what it would write now.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import re
import typing
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec
from litestar.response import Response

import gunbai
from gunbai import games
from gunbai.core import view
from gunbai.core.view import OneOf
from gunbai.language import SHARED_TERMS, terms_of
from gunbai.review import result
from gunbai.server import (
    catalogue,
    desk_api,
    desk_messages,
    lesson_messages,
    lessons,
    library,
    manners,
    manners_messages,
    messages,
    motion_messages,
    order_messages,
    people,
    puzzle_messages,
    puzzles,
    review_api,
    review_messages,
    sharing,
    sharing_messages,
    sitting_api,
    sitting_messages,
    tables,
)
from gunbai.server.accounts import api as accounts
from gunbai.server.accounts import messages as account_messages
from gunbai.server.entry import api as entry
from gunbai.server.entry import messages as entry_messages
from gunbai.server.notices import api as notices
from gunbai.server.notices import messages as notice_messages

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web" / "src"
HEAD: Final = "// Made from src/gunbai/{source} by `./dev types`. Do not edit.\n"
UNIONS: Final = ["FromClient", "FromServer"]
#: Where messages are declared.
MODULES: Final = (
    messages,
    entry_messages,
    account_messages,
    notice_messages,
    sitting_messages,
    motion_messages,
    manners_messages,
    order_messages,
    desk_messages,
    puzzle_messages,
    lesson_messages,
    review_messages,
    sharing_messages,
    result,
)
#: Bases of messages, and what is only stored.
NO_MESSAGES: Final = (
    messages.Base,
    notice_messages.NoticeBase,
    sitting_messages.SittingBase,
    motion_messages.Motion,
    msgspec.Struct,
)
PLAIN: Final = {"int": "number", "float": "number", "str": "string", "bool": "boolean"}

# --- the server's messages ---


def structs() -> list[type[msgspec.Struct]]:
    """Return all messages in the order of their declarations."""
    found = [
        thing
        for module in MODULES
        for thing in vars(module).values()
        if inspect.isclass(thing) and issubclass(thing, msgspec.Struct) and thing not in NO_MESSAGES
    ]
    return list(dict.fromkeys(found))  # one module may take some from another


def type_of(schema: dict[str, Any]) -> str:
    """Return a JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(type_of(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f"'{value}'" for value in schema["enum"])
    if "const" in schema:
        return f"'{schema['const']}'"
    kind = schema.get("type")
    if kind == "array":
        return array_of(type_of(schema.get("items", {})))
    if kind == "object":
        return f"Record<string, {type_of(schema.get('additionalProperties') or {})}>"
    plain = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}
    return plain.get(str(kind), "null" if kind == "null" else "unknown")


def array_of(inner: str) -> str:
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def interface(name: str, schema: dict[str, Any], incoming: bool, omitting: bool) -> str:
    """Return one message; clients may leave out defaults, the server of some messages does."""
    lines = []
    if schema.get("description"):
        lines.append(f"/** {schema['description'].splitlines()[0]} */")
    lines.append(f"export interface {name} {{")
    required = schema.get("required", [])
    for field, inner in schema["properties"].items():
        sparing = omitting or (incoming and "enum" not in inner)
        mark = "?" if sparing and field not in required else ""
        lines.append(f"  {field}{mark}: {type_of(inner)};")
    lines.append("}")
    return "\n".join(lines)


def render_messages() -> str:
    types = structs()
    _, components = msgspec.json.schema_components(types, ref_template="{name}")
    omitting = {struct.__name__ for struct in types if struct.__struct_config__.omit_defaults}
    from_client = {part.__name__ for part in messages.FromClient.__args__}
    parts = [HEAD.format(source="server/messages.py")]
    messages_first = [struct.__name__ for struct in types]
    parts_of_them = [name for name in components if name not in messages_first]
    for name in messages_first + parts_of_them:
        incoming = name in from_client or name.endswith(("Form", "Change")) or name == "Pace"
        parts.append(interface(name, components[name], incoming, name in omitting) + "\n")
    for union in UNIONS:
        members = " | ".join(part.__name__ for part in getattr(messages, union).__args__)
        parts.append(f"export type {union} = {members};\n")
    return "\n".join(parts)


# --- the server's requests ---


def hint_type(hint: object) -> str:
    """Return a Python type of a request as a TypeScript type."""
    if typing.get_origin(hint) is Response:
        hint = typing.get_args(hint)[0]
    (schema,), _ = msgspec.json.schema_components([hint], ref_template="{name}")
    return type_of(schema)


def requests() -> dict[str, tuple[str, str]]:
    """Return what each request of the client sends and gets, by method and path."""
    found: dict[str, tuple[str, str]] = {}
    parts = (
        people,
        accounts,
        entry,
        catalogue,
        desk_api,
        puzzles,
        lessons,
        library,
        tables,
        sitting_api,
        notices,
        manners,
        sharing,
        review_api,
    )
    for handler in [handler for part in parts for handler in part.HANDLERS]:
        hints = typing.get_type_hints(handler.fn)
        sent = hint_type(hints["data"]) if "data" in hints else "null"
        gets = hint_type(hints["return"])
        for method in handler.http_methods:
            for path in handler.paths:
                plain = re.sub(r"{(\w+):\w+}", r"{\1}", path)
                found[f"{method} {plain}"] = sent, gets
    return dict(sorted(found.items()))


def render_requests() -> str:
    """Return one type that says what each request sends and gets."""
    found = requests()
    names = sorted(
        {word for pair in found.values() for word in re.findall(r"[A-Z]\w+", " ".join(pair))}
    )
    lines = [HEAD.format(source="server"), "import type {"]
    lines += [f"  {name}," for name in names if name != "Record"]
    lines += ["} from './protocol';", "", "/** The bodies and answers of all requests. */"]
    lines.append("export interface Requests {")
    lines += [
        f"  '{key}': {{ sends: {sends}; gets: {gets} }};" for key, (sends, gets) in found.items()
    ]
    return "\n".join([*lines, "}", ""])


# --- the views of the games ---


class ViewTypes:
    """The types of one module as TypeScript, with its comments."""

    def __init__(self, module: ModuleType) -> None:
        self.module: Final = module
        source = inspect.getsource(module)
        self.lines: Final = source.splitlines()
        self.tree: Final = ast.parse(source)
        self.names: Final[set[str]] = set()  # strings of which the client knows every value

    def render(self) -> str:
        parts = [self.statement(node) for node in self.tree.body]
        return "\n".join(part for part in parts if part)

    def statement(self, node: ast.stmt) -> str:
        """Return a class, or an alias of a type; all other statements are left out."""
        if isinstance(node, ast.ClassDef) and node.name != "OneOf":
            return self.interface(node)
        if not isinstance(node, ast.Assign) or not isinstance(node.value, ast.Subscript | ast.Call):
            return ""
        (target,) = node.targets
        assert isinstance(target, ast.Name)
        name = target.id
        if isinstance(node.value, ast.Call):  # a TypedDict with keys that are words of Python
            fields = node.value.args[1]
            assert isinstance(fields, ast.Dict)
            rows = [
                f"  {key.value!s}: {self.type(value)};"
                for key, value in zip(fields.keys, fields.values, strict=True)
                if isinstance(key, ast.Constant)
            ]
            return self.comment(node, "") + "\n".join(
                [f"export interface {name} {{", *rows, "}", ""]
            )
        mark = typing.get_args(getattr(self.module, name))[-1]
        if isinstance(mark, OneOf):
            self.names.add(name)
            return self.comment(node, "") + self.one_of(name, mark)
        if name == "PositionView":
            return ""
        return f"{self.comment(node, '')}export type {name} = {self.type(node.value)};\n"

    def one_of(self, name: str, mark: OneOf) -> str:
        """Return a list of names, called as in Python, and the type of its members."""
        (plural,) = [key for key, value in vars(self.module).items() if value is mark.names]
        values = ", ".join(f"'{value}'" for value in mark.names)
        member = f"export type {name} = (typeof {plural})[number];\n"
        line = f"export const {plural} = [{values}] as const;"
        if len(line) > 110:
            rows = "".join(f"  '{value}',\n" for value in mark.names)
            line = f"export const {plural} = [\n{rows}] as const;"
        return f"{line}\n{member}"

    def interface(self, node: ast.ClassDef) -> str:
        bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
        more = "".join(f" extends {base}" for base in bases if base != "TypedDict")
        lines = [f"/** {ast.get_docstring(node)} */", f"export interface {node.name}{more} {{"]
        for field in node.body:
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                kind, mark = field.annotation, ""
                if isinstance(kind, ast.Subscript) and self.head(kind) == "NotRequired":
                    kind, mark = kind.slice, "?"
                comment = self.comment(field, "  ")
                lines.append(f"{comment}  {field.target.id}{mark}: {self.type(kind)};")
        return "\n".join([*lines, "}", ""])

    def comment(self, node: ast.stmt, indent: str) -> str:
        """Return the lines `#: …` before a field or an alias."""
        words: list[str] = []
        at = node.lineno - 2
        while self.lines[at].strip().startswith("#:"):
            words.insert(0, self.lines[at].strip()[2:].strip())
            at -= 1
        text = " ".join(words).replace("None", "null")
        return f"{indent}/** {text} */\n" if words else ""

    def head(self, node: ast.Subscript) -> str:
        assert isinstance(node.value, ast.Name)
        return node.value.id

    def type(self, node: ast.expr) -> str:
        """Return an annotation as a TypeScript type."""
        if isinstance(node, ast.Name):
            return PLAIN.get(node.id, node.id)
        if isinstance(node, ast.Constant):
            return "null"
        if isinstance(node, ast.BinOp):
            return f"{self.type(node.left)} | {self.type(node.right)}"
        assert isinstance(node, ast.Subscript), ast.dump(node)
        if self.head(node) == "list":
            return array_of(self.type(node.slice))
        assert isinstance(node.slice, ast.Tuple), ast.dump(node)
        inner = [self.type(part) for part in node.slice.elts]
        if self.head(node) == "tuple":
            return f"[{', '.join(inner)}]"
        whole = f"Record<{', '.join(inner)}>"
        return f"Partial<{whole}>" if inner[0] in self.names else whole


def render_view(game: str) -> str:
    """Return the view of one game."""
    made = (games.folder(game) / "view_fields.py").exists()
    modules = [
        importlib.import_module(f"gunbai.games.{game}.{name}")
        for name in (["view_fields", "view_types"] if made else ["view_types"])
    ]
    head = HEAD.format(source=f"games/{game}/view_types.py")
    shared = "import type { GameView } from '../../core/view';\n"
    return "\n".join([head, shared, *[ViewTypes(module).render() for module in modules]])


# --- the words of the games ---


def shipped() -> list[str]:
    """Return the games of this project, without those of somebody's own."""
    return [name for name in gunbai.GAMES if games.folder(name).is_relative_to(ROOT / "src")]


def render_terms() -> str:
    """Return the arguments that name things in texts, by game; those of no game under ""."""
    terms = {name: terms_of(gunbai.load(name)) for name in shipped()}
    return json.dumps({"": SHARED_TERMS, **terms}, indent=2, sort_keys=True) + "\n"


def targets() -> dict[Path, str]:
    """Return every file that is made, with its text."""
    made = {
        WEB / "core" / "protocol.ts": render_messages(),
        WEB / "core" / "requests.ts": render_requests(),
        WEB / "core" / "view.ts": HEAD.format(source="core/view.py")
        + "\n"
        + ViewTypes(view).render(),
    }
    made[WEB / "core" / "terms.json"] = render_terms()
    for game in shipped():
        if (WEB / "games" / game).is_dir():  # else it is shown on the plain board
            made[WEB / "games" / game / "view.ts"] = render_view(game)
    return made


if __name__ == "__main__":
    for path, text in targets().items():
        path.write_text(text, encoding="utf-8")
