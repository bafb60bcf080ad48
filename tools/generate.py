"""Make the plain code that follows from a game's declarations.

`verbs.py` becomes `actions.py`: for each verb its number, a function that packs it and functions
that name its fields. `position/fields.py` becomes `position/base.py`: a class with these fields;
what it declares public becomes `view_fields.py`, a part of the view, and rows in the page of
`docs/notation/`. Plain code is what mypyc compiles best, and what a reader finds with a text
search.
"""

from __future__ import annotations

import importlib
import keyword
import re
import subprocess
import sys
import types
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
GAMES: Final = SOURCE / "gunbai" / "games"
NOTATION: Final = ROOT / "docs" / "notation"

#: The first line of a file made here, by which checks of the code recognise it.
MARK: Final = "# Made by ./dev generate: edit the declarations instead."


def declarations(game: str, module: str) -> Any:
    """Import one module of a game without the modules that this program makes."""
    sys.path.insert(0, str(SOURCE))
    for package in ("gunbai", "gunbai.games"):
        if package not in sys.modules:
            bare = types.ModuleType(package)
            bare.__path__ = [str(SOURCE / package.replace(".", "/"))]
            sys.modules[package] = bare
    return importlib.import_module(f"gunbai.games.{game}.{module}")


# --- Actions ----------------------------------------------------------------------------


def actions_of(game: str) -> str:
    """Return the text of a game's `actions.py`."""
    verbs = declarations(game, "verbs").VERBS
    shift = importlib.import_module("gunbai.core.codec").VERB_SHIFT
    lines = [
        MARK,
        '"""The actions of players, as numbers; declared in `verbs.py`."""',
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "from gunbai.core.codec import Action",
        "",
        *[f"{constant(verb)}: Final = {verb.code << shift}" for verb in verbs],
    ]
    for verb in verbs:
        if verb.fields:
            lines += ["", *verb_functions(verb, verb.code << shift)]
    return "\n".join(lines)


def constant(verb: Any) -> str:
    return str(verb.name).replace("-", "_").upper()


def python_name(name: str) -> str:
    name = name.replace("-", "_")
    return f"{name}_" if keyword.iskeyword(name) else name


def verb_functions(verb: Any, base: int) -> list[str]:
    """Return the functions that pack and unpack one verb."""
    name = verb.name.replace("-", "_")
    arguments = [python_name(field.name) for field in verb.fields]
    packed = str(base)
    unpacked: list[str] = []
    place = 0
    for field, argument in zip(verb.fields, arguments, strict=True):
        packed += f" | {argument} << {place}" if place else f" | {argument}"
        mask = (1 << field.kind.bits) - 1
        unpacked.append(f"action >> {place} & {mask}" if place else f"action & {mask}")
        place += field.kind.bits
    parameters = ", ".join(f"{argument}: int" for argument in arguments)
    out = [f"def {python_name(name)}({parameters}) -> Action:", f"    return {packed}", ""]
    for field, value in zip(verb.fields, unpacked, strict=True):
        accessor = f"{name}_{field.name.replace('-', '_')}"
        out += [f"def {accessor}(action: Action) -> int:", f"    return {value}", ""]
    if len(unpacked) > 1:
        kinds = ", ".join("int" for _ in unpacked)
        out += [
            f"def unpack_{name}(action: Action) -> tuple[{kinds}]:",
            f"    return {', '.join(unpacked)}",
            "",
        ]
    return out


# --- Positions --------------------------------------------------------------------------


def class_of(game: str) -> str:
    """Return the name of the class with the fields of a position."""
    return f"{game.title().replace('_', '')}Fields"


def base_of(game: str) -> str:
    """Return the text of a game's `position/base.py`."""
    fields = declarations(game, "position.fields").FIELDS
    name = class_of(game)
    lists = sorted({field.type for field in fields if field.type.startswith("list")})
    empty = {kind: f"_NO_{re.sub(r'[^A-Z]+', '_', kind.upper()).strip('_')}S" for kind in lists}
    slots = ", ".join(f'"{slot}"' for slot in sorted(["setup", *(f.name for f in fields)]))
    out = [
        MARK,
        '"""The fields of a position, as a class; declared in `fields.py`."""',
        "from __future__ import annotations",
        "",
        "from typing import Any, Final",
        "",
        "from gunbai.core.rng import Rng",
        "from gunbai.core.state import Ask, Frame, State",
        f"from gunbai.games.{game}.position.setup import Setup",
        *[field.needs for field in fields if field.needs],
        "",
        *[f"{empty[kind]}: Final[{kind}] = []" for kind in lists],
        "",
        f"class {name}(State):",
        '    """All that a position holds; every field is empty until it is set."""',
        "",
        f"    __slots__ = ({slots},)",
        "",
        "    def __init__(self, rng: Rng, stack: list[Frame[Any]], ask: Ask | None, setup: Setup)"
        " -> None:",
        "        super().__init__(rng, stack, ask)",
        "        self.setup: Final = setup",
    ]
    for field in fields:
        about = f"  # {field.about}" if field.about else ""
        blank = field.blank or ("0" if field.type == "int" else empty[field.type])
        out.append(f"        self.{field.name} = {blank}{about}")
    out += [
        "",
        f"    def copy_to(self, twin: {name}) -> None:",
        '        """Give another position the same fields, independent of these."""',
        "        twin.memory = self.memory",
    ]
    for field in fields:
        copied = "[:]" if field.type.startswith("list") else ".copy()"
        suffix = "" if field.shared else copied
        out.append(f"        twin.{field.name} = self.{field.name}{suffix}")
    return "\n".join(out)


# --- Views ------------------------------------------------------------------------------


def public_fields(game: str) -> dict[str, list[Any]]:
    """Return the public fields by their group; only a plain number shows itself."""
    number = importlib.import_module("gunbai.core.kinds").Number
    out: dict[str, list[Any]] = {}
    for field in declarations(game, "position.fields").FIELDS:
        if getattr(field, "public", False):
            if not isinstance(field.kind, number) or not field.about:
                sys.exit(f"{game}: a public field is a number with a description: {field.name}")
            out.setdefault(field.group.label, []).append(field)
    return out


def shown_of(game: str) -> str:
    """Return the text of a game's `view_fields.py`."""
    out = [
        MARK,
        '"""Public numbers of a position, as views show them; declared in `position/fields.py`."""',
        "from __future__ import annotations",
        "",
        "from typing import TypedDict",
        "",
        f"from gunbai.games.{game}.position.base import {class_of(game)}",
    ]
    for label, fields in public_fields(game).items():
        member = label.removesuffix("s")
        kind = f"Public{member.title()}"
        about = f"one of the {label}"
        out += ["", f"class {kind}(TypedDict):", f'    """The public numbers of {about}."""', ""]
        for field in fields:
            out += [f"    #: {sentence(field.about)}", f"    {field.label}: int"]
        pairs = [f'"{field.label}": s.{field.name}[{member}]' for field in fields]
        out += [
            "",
            f"def public_{member}(s: {class_of(game)}, {member}: int) -> {kind}:",
            f'    """Return the public numbers of {about}."""',
            f"    return {{{', '.join(pairs)}}}",
        ]
    return "\n".join(out)


def notation_of(game: str, page: str) -> str:
    """Return the page about a game's notation with a row for each public field."""
    lines = page.splitlines()
    for label, fields in public_fields(game).items():
        lines = [line for line in lines if not line.startswith(f"| `{label}`: `")]
        (place,) = [n for n, line in enumerate(lines) if line.startswith(f"| `{label}` |")]
        lines[place + 1 : place + 1] = [
            f"| `{label}`: `{field.label}` | {field.about}"
            f"{'; left out while there is nothing to say' if field.optional else ''} |"
            for field in fields
        ]
    return "\n".join(lines) + "\n"


def sentence(about: str) -> str:
    return f"{about[0].upper()}{about[1:]}."


# --- Files ------------------------------------------------------------------------------


def formatted(text: str) -> str:
    """Return the text as ruff writes it."""
    for command in (["check", "--select", "I", "--fix", "-q"], ["format"]):
        done = subprocess.run(
            [sys.executable, "-m", "ruff", *command, "--stdin-filename", "made.py", "-"],
            cwd=ROOT,
            input=text,
            capture_output=True,
            text=True,
            check=True,
        )
        text = done.stdout
    return text


def files() -> dict[Path, str]:
    """Return all files made here, with their texts."""
    out: dict[Path, str] = {}
    for folder in sorted(GAMES.iterdir()):
        if (folder / "verbs.py").exists():
            out[folder / "actions.py"] = formatted(actions_of(folder.name))
        if (folder / "position" / "fields.py").exists():
            out[folder / "position" / "base.py"] = formatted(base_of(folder.name))
            if public_fields(folder.name):
                out[folder / "view_fields.py"] = formatted(shown_of(folder.name))
                page = NOTATION / f"{folder.name}.md"
                out[page] = notation_of(folder.name, page.read_text(encoding="utf-8"))
    return out


def main() -> int:
    """Write the files; with `--check` only say which are not up to date."""
    check = "--check" in sys.argv[1:]
    stale = 0
    for file, text in files().items():
        if file.exists() and file.read_text(encoding="utf-8") == text:
            continue
        stale += 1
        print(f"{'not up to date' if check else 'made'}: {file.relative_to(ROOT)}")
        if not check:
            file.write_text(text, encoding="utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
