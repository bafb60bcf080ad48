"""The committed lock files install anywhere: no registry host, no path of one machine."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
SETTINGS = ["pyproject.toml", "uv.toml", "pip.conf", ".npmrc", "web/.npmrc", "web/package.json"]
NPM_LOCK = ROOT / "web" / "package-lock.json"

PIN = re.compile(r"[\w.\[\],-]+==[\w.!+]+( ; [^#]+?)?( --hash=sha256:[0-9a-f]{64})+")
REGISTRY = re.compile(r"index[-_]url|find[-_]links|tool\.uv\.(index|sources)|registry\s*=", re.I)

# Folders that texts may well name, whoever happens to have a clone in them.
EVERYWHERE = {"/", "/app", "/code", "/home", "/mnt", "/opt", "/root", "/src", "/srv", "/tmp"}
GENERATED = {".build", ".git", ".tools", ".venv", "__pycache__", "_build", "node_modules"}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_has_only_hashed_pins(lock: Path) -> None:
    requirements = lock.read_text().replace("\\\n", " ").splitlines()
    assert requirements
    for requirement in requirements:
        assert PIN.fullmatch(" ".join(requirement.split())), requirement


def test_every_lock_is_there() -> None:
    names = {lock.stem for lock in LOCKS}
    assert names >= {
        "app",
        "bench",
        "build",
        "compiler",
        "dev",
        "docs",
        "envs",
        "envs-bench",
        "ray",
        "uv",
    }


@pytest.mark.parametrize("name", SETTINGS)
def test_settings_name_no_registry(name: str) -> None:
    path = ROOT / name
    if path.exists():
        assert not REGISTRY.search(path.read_text())


@pytest.mark.skipif(not NPM_LOCK.exists(), reason="there is no web client")
def test_the_npm_lock_names_no_host() -> None:
    for name, package in npm_packages().items():
        assert "resolved" not in package, name
        assert "funding" not in package, name


def npm_packages() -> dict[str, dict[str, Any]]:
    packages: dict[str, dict[str, Any]] = json.loads(NPM_LOCK.read_text())["packages"]
    return packages


def test_no_text_names_the_place_of_the_clone() -> None:
    places = [str(ROOT)]
    if str(ROOT.parent) not in EVERYWHERE:
        places.append(f"{ROOT.parent}/")
    found = [
        f"{path.relative_to(ROOT)} names {place}"
        for path, text in committed_texts()
        for place in places
        if re.search(rf"(?<![\w./-]){re.escape(place)}", text)
    ]
    assert found == []


def committed_texts() -> Iterator[tuple[Path, str]]:
    for path in committed_files():
        try:
            yield path, path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue


def committed_files() -> list[Path]:
    """List what git knows or would take up; without git, all that no tool has generated."""
    if shutil.which("git") and (ROOT / ".git").exists():
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        paths = [ROOT / name for name in listed.stdout.split("\0") if name]
    else:
        paths = [path for path in ROOT.rglob("*") if not GENERATED & set(path.parts)]
    return [path for path in paths if path.is_file()]
