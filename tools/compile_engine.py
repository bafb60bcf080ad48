"""Compile the rules engine and the bots with mypyc, in a copy of the package.

The sources are never touched: the whole package is copied, the extension
modules are built inside the copy, and the copy replaces the former one only
when it is complete. `./dev compile` and the wheel build both use this.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
TARGET: Final = ROOT / ".build" / "compiled"
OBJECTS: Final = ROOT / ".build" / "objects"
BUILDER: Final = Path(__file__).with_name("build_extensions.py")

PACKAGE: Final = "gunbai"
ENGINE: Final = ("core", "games", "bots", "numbers")
#: mypyc would lose the types in the declaration of a view, which describes the server's API.
INTERPRETED: Final = ("__main__.py", "seat_view.py")
TERMINAL: Final = "terminal"  # a game's folder for the command line: needs packages, no speed
REQUIREMENTS: Final = (ROOT / "requirements" / "compiler.in").read_text().split()

NO_COMPILER: Final = 3
"""Exit code that tells "there is nothing to compile with" from a failure."""

STAMP: Final = "stamp"
UNCOPIED: Final = shutil.ignore_patterns("__pycache__", "*.pyc", "*.so", "*.pyd")

# Types are checked strictly elsewhere, with every dependency at hand. Here a
# dependency may be missing (a wheel is built without them), which must not count.
MYPY_OPTIONS: Final = (
    f"--config-file={ROOT / 'pyproject.toml'}",
    "--ignore-missing-imports",
    "--no-warn-return-any",
    "--no-warn-unreachable",
    "--no-warn-unused-ignores",
    "--allow-subclassing-any",
    "--allow-untyped-decorators",
)


class CompileError(Exception):
    """The engine could not be compiled; the text says why."""


def why_no_compiler() -> str | None:
    """Return what is missing to build extension modules, or None if nothing is."""
    if os.name == "nt":
        return None  # setuptools itself knows where Visual Studio is
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    compiler = command.split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not header.exists():
        return "the C headers of Python are not installed (Python.h)"
    return None


def engine_modules(source: Path) -> list[Path]:
    """List the modules to compile, relative to `source`."""
    modules: list[Path] = []
    for name in ENGINE:
        for path in sorted((source / PACKAGE / name).rglob("*.py")):
            if path.name not in INTERPRETED and TERMINAL not in path.parts:
                modules.append(path.relative_to(source))
    return modules


def compile_engine(source: Path, target: Path, objects: Path | None = None) -> list[Path]:
    """Build a compiled copy of `source/gunbai` in `target`, replacing what is there.

    Return the extension modules, relative to `target`. Some lie beside the
    package and not in it: mypyc keeps the code of all modules in one library.
    What did not change since the last build is taken from `objects`.
    """
    modules = engine_modules(source)
    if not modules:
        raise CompileError(f"no engine modules in {source / PACKAGE}")
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="compiling-", dir=target.parent) as folder:
        copy = Path(folder) / "tree"
        shutil.copytree(source / PACKAGE, copy / PACKAGE, ignore=UNCOPIED)
        run_mypyc(copy, modules, objects)
        shutil.rmtree(copy / "build")
        shutil.rmtree(copy / ".mypy_cache", ignore_errors=True)
        extensions = find_extensions(copy)
        check_complete(modules, extensions)
        shutil.rmtree(target, ignore_errors=True)
        copy.rename(target)
    return extensions


def run_mypyc(folder: Path, modules: list[Path], objects: Path | None) -> None:
    """Compile all `modules` as one group, so that calls between them are direct."""
    kept = "" if objects is None else str(objects)
    command = [sys.executable, str(BUILDER), kept, *MYPY_OPTIONS, *map(str, modules)]
    done = subprocess.run(
        command,
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise CompileError(f"mypyc failed:\n{done.stdout.strip()}")


def find_extensions(folder: Path) -> list[Path]:
    """List the extension modules below `folder`, relative to it."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return sorted(path.relative_to(folder) for path in folder.rglob(f"*{suffix}"))


def check_complete(modules: list[Path], extensions: list[Path]) -> None:
    """Refuse a tree in which a module would silently run interpreted."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    built = set(extensions)
    for module in modules:
        if module.with_suffix(suffix) not in built:
            raise CompileError(f"mypyc made no extension module of {module}")


def engine_digest(source: Path) -> str:
    """Hash everything the compiled engine depends on."""
    digest = hashlib.sha256()
    digest.update(f"{sys.version} {sysconfig.get_config_var('EXT_SUFFIX')}\n".encode())
    paths = [Path(__file__), BUILDER, ROOT / "requirements" / "compiler.txt"]
    for name in ENGINE:
        paths += sorted((source / PACKAGE / name).rglob("*"))
    for path in paths:
        if path.is_file() and "__pycache__" not in path.parts:
            digest.update(f"{path}\0".encode())
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def copy_the_rest(source: Path, target: Path) -> None:
    """Bring what is not compiled (server, command line…) up to date in `target`."""
    for old in (target / PACKAGE).iterdir():
        if old.is_dir() and old.name not in ENGINE:
            shutil.rmtree(old)
        elif old.is_file():
            old.unlink()
    for new in (source / PACKAGE).iterdir():
        if new.is_dir() and new.name not in (*ENGINE, "__pycache__"):
            shutil.copytree(new, target / PACKAGE / new.name, ignore=UNCOPIED)
        elif new.is_file():
            shutil.copy2(new, target / PACKAGE / new.name)


def is_up_to_date() -> bool:
    """Return True if the engine in `.build/compiled` is the present one; update the rest then."""
    stamp = TARGET / STAMP
    if not stamp.exists() or stamp.read_text() != engine_digest(SOURCE):
        return False
    copy_the_rest(SOURCE, TARGET)
    return True


def main() -> int:
    """Compile into `.build/compiled` unless the engine there is up to date."""
    missing = why_no_compiler()
    if missing is not None:
        print(f"The engine is not compiled: {missing}.", file=sys.stderr)
        return NO_COMPILER
    if is_up_to_date():
        return 0
    digest = engine_digest(SOURCE)
    print("Compiling the engine (a minute or two)…", flush=True)
    try:
        compile_engine(SOURCE, TARGET, OBJECTS)
    except CompileError as error:
        print(error, file=sys.stderr)
        return 1
    (TARGET / STAMP).write_text(digest)
    return 0


if __name__ == "__main__":
    sys.exit(main())
