"""Write web/src/core/protocol.ts: the server's messages as TypeScript types.

`./dev types` runs it; a test compares the file with what it would write now.
"""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any, Final

import msgspec

from gunbai.server import messages

TARGET: Final = Path(__file__).parent.parent / "web" / "src" / "core" / "protocol.ts"
HEAD: Final = "// Made from src/gunbai/server/messages.py by `./dev types`. Do not edit.\n"
UNIONS: Final = ["FromClient", "FromServer"]


def structs() -> list[type]:
    """All messages in the order in which they are written."""
    return [
        thing
        for thing in vars(messages).values()
        if inspect.isclass(thing)
        and issubclass(thing, msgspec.Struct)
        and thing not in (messages.Base, msgspec.Struct)
    ]


def type_of(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
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
        inner = type_of(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {type_of(schema.get('additionalProperties') or {})}>"
    plain = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}
    return plain.get(str(kind), "null" if kind == "null" else "unknown")


def interface(name: str, schema: dict[str, Any], incoming: bool) -> str:
    """One message. What has a default may be left out by a client; the server always sends it."""
    lines = []
    if schema.get("description"):
        lines.append(f"/** {schema['description'].splitlines()[0]} */")
    lines.append(f"export interface {name} {{")
    required = schema.get("required", [])
    for field, inner in schema["properties"].items():
        mark = "?" if incoming and field not in required and "enum" not in inner else ""
        lines.append(f"  {field}{mark}: {type_of(inner)};")
    lines.append("}")
    return "\n".join(lines)


def render() -> str:
    types = structs()
    _, components = msgspec.json.schema_components(types, ref_template="{name}")
    from_client = {part.__name__ for part in messages.FromClient.__args__}
    parts = [HEAD]
    for struct in types:
        name = struct.__name__
        incoming = name in from_client or name.endswith(("Form", "Change")) or name == "Pace"
        parts.append(interface(name, components[name], incoming) + "\n")
    for union in UNIONS:
        members = " | ".join(part.__name__ for part in getattr(messages, union).__args__)
        parts.append(f"export type {union} = {members};\n")
    return "\n".join(parts)


if __name__ == "__main__":
    TARGET.write_text(render(), encoding="utf-8")
