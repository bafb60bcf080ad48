"""`./dev compile`: what did not change is not compiled again, what did is."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent


def load(name: str) -> ModuleType:
    """Return one of the tools."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def tool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The tool in a folder with two generated files, of which one knows the common header."""
    module = load("build_extensions")
    monkeypatch.chdir(tmp_path)
    Path("build").mkdir()
    Path("build/code.c").write_text('#include "__native_internal.h"\n')
    Path("build/shim.c").write_text("#include <Python.h>\n")
    Path("build/__native_internal.h").write_text("void a(void);\n")
    return module


def places(tool: ModuleType, *words: str) -> list[Path]:
    objects = tool.Objects(Path("objects"), sys.executable)
    return [objects.place(f"build/{name}.c", list(words)) for name in ("code", "shim")]


def test_an_object_file_is_known_by_all_that_went_into_it(tool: ModuleType) -> None:
    code, shim = places(tool, "-O3")
    assert places(tool, "-O3") == [code, shim]
    assert not {code, shim} & set(places(tool, "-O2"))
    Path("build/__native_internal.h").write_text("void b(void);\n")
    changed, same = places(tool, "-O3")
    assert changed != code
    assert same == shim
    Path("build/shim.c").write_text("#include <Python.h>\nvoid a(void);\n")
    assert places(tool, "-O3")[1] != shim


def test_what_is_known_is_not_compiled_again(tool: ModuleType) -> None:
    compiled: list[str] = []

    def compile_one(built: str, source: str, *_: object) -> None:
        compiled.append(source)
        Path(built).write_text(f"object of {Path(source).read_text()}")

    def build(*names: str) -> None:
        objects = tool.Objects(Path("objects"), sys.executable)
        step = tool._remembering(compile_one, objects)
        for name in names:
            Path(f"{name}.o").unlink(missing_ok=True)
            step(f"{name}.o", f"build/{name}.c", ".c", ["-c"], ["-O3"], [])
            assert (
                Path(f"{name}.o").read_text() == f"object of {Path(f'build/{name}.c').read_text()}"
            )
        objects.forget_others()

    build("code", "shim")
    build("code", "shim")
    assert compiled == ["build/code.c", "build/shim.c"]
    Path("build/code.c").write_text('#include "__native_internal.h"\nint x;\n')
    build("code", "shim")
    assert compiled[2:] == ["build/code.c"]
    assert len(list(Path("objects").iterdir())) == 2  # the former one is forgotten
    build("code")
    build("code", "shim")
    assert compiled[3:] == ["build/shim.c"]


def test_the_next_start_uses_the_engine_unless_it_changed_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = load("compile_engine")
    source, target = tmp_path / "src", tmp_path / "compiled"
    monkeypatch.setattr(engine, "SOURCE", source)
    monkeypatch.setattr(engine, "TARGET", target)
    package = source / "gunbai"
    (package / "core").mkdir(parents=True)
    (package / "core" / "state.py").write_text("A = 1\n")
    (package / "page.html").write_text("new")
    (target / "gunbai").mkdir(parents=True)
    (target / "gunbai" / "page.html").write_text("old")
    assert not engine.is_up_to_date()
    (target / "stamp").write_text(engine.engine_digest(source))
    assert engine.is_up_to_date()
    assert (target / "gunbai" / "page.html").read_text() == "new"
    (package / "core" / "state.py").write_text("A = 2\n")
    assert not engine.is_up_to_date()
