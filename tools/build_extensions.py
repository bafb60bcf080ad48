"""Build the engine's extension modules in the current folder; `compile_engine.py` runs this.

mypyc writes one C file for each module instead of one for all: they are compiled in parallel, and
only those that changed since the last build. All of them still become one library that exports
none of its functions, so calls between modules stay direct.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from mypy.version import __version__ as mypy_version
from mypyc.build import mypycify
from setuptools import setup  # type: ignore[import-untyped]
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

C_FILES: Final = "build"
OPTIMIZE: Final = "3"
HIDDEN: Final = "-fvisibility=hidden"


def cores() -> int:
    """Return the number of processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Objects:
    """Object files of the last build, by a hash of all their inputs."""

    def __init__(self, folder: Path, compiler: str) -> None:
        self.folder: Final = folder
        self.used: Final[set[str]] = set()
        version = subprocess.run([compiler, "--version"], capture_output=True, check=False)
        self._tools: Final = hashlib.sha256(f"{sys.version} {mypy_version}".encode())
        self._tools.update(version.stdout)
        self._headers: Final = self._tools.copy()
        for header in sorted(Path(C_FILES).rglob("*.h")):
            self._headers.update(header.read_bytes())
        folder.mkdir(parents=True, exist_ok=True)

    def place(self, source: str, words: list[str]) -> Path:
        """Return where the object file of a source is kept, or is to be."""
        text = Path(source).read_bytes()
        digest = (self._headers if b"__native" in text else self._tools).copy()
        digest.update(f"{words}\0".encode())
        digest.update(text)
        name = f"{digest.hexdigest()}.o"
        self.used.add(name)
        return self.folder / name

    def keep(self, built: str, place: Path) -> None:
        """Keep an object file, in one step: a build may be interrupted."""
        part = place.with_suffix(".part")
        shutil.copyfile(built, part)
        part.replace(place)

    def forget_others(self) -> None:
        for path in self.folder.iterdir():
            if path.name not in self.used:
                path.unlink()


class SideBySide(build_ext):  # type: ignore[misc]
    """A build of as many C files at once as there are processors, only of those that changed.

    This holds for Unix compilers; with others setuptools does its usual work.
    """

    kept: Path | None = None

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        if compiler.compiler_type != "unix":
            super().build_extensions()
            return
        self.parallel = cores()
        compiler.compile = _in_parallel(compiler.compile)
        for extension in self.extensions:
            extension.extra_compile_args.append(HIDDEN)
        if self.kept is None:
            super().build_extensions()
            return
        objects = Objects(self.kept, compiler.compiler_so[0])
        compiler._compile = _remembering(compiler._compile, objects)
        super().build_extensions()
        objects.forget_others()


def _in_parallel(compile_all: Any) -> Any:
    def compile_each(sources: list[str], *words: Any, **options: Any) -> list[str]:
        def one(source: str) -> list[str]:
            found: list[str] = compile_all([source], *words, **options)
            return found

        with ThreadPoolExecutor(cores()) as pool:
            return [path for paths in pool.map(one, sources) for path in paths]

    return compile_each


def _remembering(compile_one: Any, objects: Objects) -> Any:
    def compile_if_new(
        built: str, source: str, ext: str, args: list[str], more: list[str], options: list[str]
    ) -> None:
        place = objects.place(source, [*args, *more, *options])
        if place.exists():
            shutil.copyfile(place, built)
            return
        compile_one(built, source, ext, args, more, options)
        objects.keep(built, place)

    return compile_if_new


def main(words: list[str]) -> None:
    """Build `words[1:]` (options of mypy and modules); object files are kept in `words[0]`."""
    SideBySide.kept = Path(words[0]) if words[0] else None
    extensions = mypycify(
        words[1:], opt_level=OPTIMIZE, debug_level="0", multi_file=True, target_dir=C_FILES
    )
    setup(
        name="engine",
        ext_modules=extensions,
        cmdclass={"build_ext": SideBySide},
        script_args=["build_ext", "--inplace"],
    )


if __name__ == "__main__":
    main(sys.argv[1:])
