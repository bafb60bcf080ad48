"""A fresh Debian in a folder, made once with debootstrap; each test gets a copy of it."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.server.servers import PATIENCE

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

    def unmount(self) -> None:
        while self._mounts:
            subprocess.run(["umount", "--lazy", str(self._mounts.pop())], check=True)

    def leave(self) -> None:
        """Take the mounts away first: nothing may be deleted through one of them."""
        self.unmount()
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


class Booted(Debian):
    """A Debian whose systemd runs, in a container of systemd-nspawn with this machine's network."""

    def __init__(self, debian: Debian, leader: int) -> None:
        super().__init__(debian.folder)
        self._leader = leader  # its first process

    def words(self, *command: str) -> list[str]:
        inside = ["nsenter", f"--target={self._leader}", "--mount", "--uts", "--ipc", "--pid"]
        return [*inside, "--root", "--wd", "--", *command]


@contextmanager
def booted(debian: Debian) -> Iterator[Booted]:
    """Give a Debian its systemd, which a real one has, and boot it."""
    debian.must("apt-get", "update", "-qq")
    apt = ["apt-get", "install", "-y", "-qq", "--no-install-recommends"]
    debian.must(*apt, "systemd-sysv", "dbus", DEBIAN_FRONTEND="noninteractive")
    debian.unmount()
    binds = [f"--bind-ro={place}" for place in _local_indexes()]
    container = ["systemd-nspawn", "--quiet", f"--directory={debian.folder}", "--boot"]
    words = [*container, "--register=no", "--keep-unit", "--resolv-conf=off", *binds]
    with subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL) as running:
        try:
            found = Booted(debian, _first_child(running))
            end = time.monotonic() + PATIENCE
            while found.run("systemctl", "is-system-running", "--wait").returncode > 1:
                assert time.monotonic() < end, "systemd does not come up"
                time.sleep(0.5)
            yield found
        finally:
            running.terminate()  # it shuts the container down
            try:
                running.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                running.kill()


def _first_child(process: subprocess.Popen[bytes]) -> int:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        for file in Path(f"/proc/{process.pid}/task").glob("*/children"):
            for child in file.read_text().split():
                if Path(f"/proc/{child}/comm").read_text().strip() == "systemd":
                    return int(child)
        time.sleep(0.1)
    raise AssertionError("the container does not start")


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


def setting(unit: str, name: str) -> str:
    """Return a setting of a unit."""
    found = re.findall(rf"^{name}=(.*)$", unit, re.MULTILINE)
    return str(found[0])


def start(unit: str, instance: str) -> list[str]:
    """Return the words that systemd would start, for the name of the unit with this instance."""
    command = setting(unit, "ExecStart").replace("%i", instance)
    return [word.replace("$$", "$") for word in shlex.split(command)]
