"""A fresh Debian in a folder, made once with debootstrap; each test gets a copy of it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SUITE = "bookworm"
BASE = ROOT / ".build" / f"debian-{SUITE}"
MIRROR = "http://deb.debian.org/debian"
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


def base() -> Path:
    """Return the folder of a Debian with nothing in it but apt; made at first use."""
    if not (BASE / "bin").exists():
        draft = BASE.with_name(f"{BASE.name}.{os.getpid()}")
        words = ["debootstrap", "--variant=minbase", "--include=ca-certificates"]
        subprocess.run([*words, SUITE, str(draft), MIRROR], check=True, stdout=subprocess.DEVNULL)
        draft.rename(BASE)
    return BASE


class Debian:
    """A copy of a fresh Debian, entered with chroot."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._mounts: list[Path] = []

    def path(self, inside: str) -> Path:
        return self.folder / inside.lstrip("/")

    def words(self, *command: str) -> list[str]:
        return ["chroot", str(self.folder), *command]

    def env(self, **more: str) -> dict[str, str]:
        """Return the environment inside: this machine's ways to PyPI, and nothing else of it."""
        pip = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
        return {"PATH": PATH, "HOME": "/root", "LANG": "C.UTF-8", **pip, **more}

    def run(self, *command: str, **more: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self.words(*command),
            env=self.env(**more),
            capture_output=True,
            text=True,
            check=False,
        )

    def must(self, *command: str, **more: str) -> str:
        done = self.run(*command, **more)
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def mount(self, *words: str, at: str) -> None:
        place = self.path(at)
        place.mkdir(parents=True, exist_ok=True)
        subprocess.run(["mount", *words, str(place)], check=True)
        self._mounts.append(place)

    def leave(self) -> None:
        """Take the mounts away; nothing may be deleted through one of them."""
        for place in reversed(self._mounts):
            subprocess.run(["umount", "--lazy", str(place)], check=True)
        shutil.rmtree(self.folder)


@contextmanager
def fresh(folder: Path) -> Iterator[Debian]:
    """Make a copy of the base, connected as this machine is: names, certificates, PyPI, apt."""
    subprocess.run(["cp", "-a", "--reflink=auto", str(base()), str(folder)], check=True)
    found = Debian(folder)
    try:
        found.mount("-t", "proc", "proc", at="/proc")
        found.mount("--bind", "/dev", at="/dev")
        for name in ("resolv.conf", "hosts", "pip.conf", "ssl/certs/ca-certificates.crt"):
            _copy(Path("/etc") / name, found)
        for file in Path("/etc/apt/apt.conf.d").glob("*proxy*"):
            _copy(file, found)
        for place in _local_indexes():
            found.mount("--bind", "-o", "ro", place, at=place)
        yield found
    finally:
        found.leave()


def _copy(file: Path, debian: Debian) -> None:
    if file.exists():
        inside = debian.path(str(file))
        inside.parent.mkdir(parents=True, exist_ok=True)
        inside.unlink(missing_ok=True)
        shutil.copyfile(file, inside)


def _local_indexes() -> list[str]:
    """Return the folders from which pip installs on this machine, if it does."""
    told = subprocess.run(
        ["python3", "-m", "pip", "config", "list"], capture_output=True, text=True, check=False
    ).stdout
    found = re.findall(r"(?:file://)?(/[\w./-]+)", told)
    return sorted({place for place in found if Path(place).is_dir()})


def assignments(text: str) -> Mapping[str, str]:
    """Return the settings of an environment file."""
    found = re.findall(r'^(\w+)="?(.*?)"?$', text, re.MULTILINE)
    return dict(found)
