"""A fresh Debian, from nothing to a served page: with the installer, and with the image's recipe.

Both download and install all that a host would, so that only `./dev test --full` runs them.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from gunbai.core.rng import seeded
from tests.deploy.debian import ROOT, Debian, assignments, booted, fresh, setting, start
from tests.full import FULL
from tests.server.games import play_on
from tests.server.live import look
from tests.server.person import BASE4, BOT, ME, OPEN, TWO_VS_TWO, Person
from tests.server.postgres import free_port
from tests.server.servers import PATIENCE

DEPLOY = ROOT / "deploy"
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not FULL, reason="only with --full: it installs a whole system"),
    pytest.mark.skipif(shutil.which("debootstrap") is None, reason="needs debootstrap"),
    pytest.mark.skipif(FULL and os.geteuid() != 0, reason="needs root, to enter a system"),
]


def unpack(debian: Debian, wheel: Path) -> None:
    """Put what a host downloads into a folder: deploy/ and the wheel."""
    shutil.copytree(DEPLOY, debian.path("/root/deploy"))
    shutil.copy(wheel, debian.path("/root/deploy"))


@contextmanager
def running(debian: Debian, words: list[str], env: dict[str, str], url: str) -> Iterator[None]:
    """Run a command inside until it serves its page; end it afterwards."""
    with debian.path("/tmp/log").open("w") as log:
        process = subprocess.Popen(debian.words(*words), env=env, stdout=log, stderr=log)
    try:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                assert httpx.get(f"{url}/health", timeout=5).status_code == 200
                break
            except httpx.HTTPError:
                alive = process.poll() is None and time.monotonic() < end
                assert alive, debian.path("/tmp/log").read_text()
                time.sleep(0.2)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def test_the_installer_leads_to_a_served_page_and_upgrades_it(wheel: Path, tmp_path: Path) -> None:
    """One command, then the line that systemd would start, as the user it would start it as."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with fresh(tmp_path / "debian") as debian:
        unpack(debian, wheel)
        said = debian.must("sh", "/root/deploy/install.sh")
        assert "systemd does not run here" in said
        unit = debian.path("/etc/systemd/system/gunbai.service").read_text()
        assert unit == (DEPLOY / "gunbai.service").read_text()
        assert unit == debian.path("/etc/systemd/system/gunbai@.service").read_text()
        env = assignments(debian.path(setting(unit, "EnvironmentFile")).read_text())
        words = ["runuser", "-u", setting(unit, "User"), "--", *start(unit, str(port))]
        with running(debian, words, debian.env(**env), url):
            page = httpx.get(f"{url}/", timeout=PATIENCE)
            assert "<html" in page.text
            script = re.findall(r'src="(/assets/[^"]+\.js)"', page.text)
            assert httpx.get(url + script[0], timeout=PATIENCE).status_code == 200
            vera = Person(url)
            table = vera.create(TWO_VS_TWO, ME, OPEN)
            # The command that was installed, as root, becomes the user and sees the table.
            told = json.loads(debian.must("gunbai", "admin", "tables", "--json"))
            assert [row["id"] for row in told] == [table]
            debian.must("gunbai", "admin", "backup", "/var/lib/gunbai/mine.zip")
        owned = debian.must("find", "/var/lib/gunbai", "!", "-user", "gunbai")
        assert owned == ""
        again = debian.must("sh", "/root/deploy/install.sh")
        assert "checking what this version does with the tables" in again
        assert debian.must("sh", "-c", "ls /var/lib/gunbai/before-*.zip")
        with running(debian, words, debian.env(**env), url):
            assert vera.table(table)["status"] == "lobby"
        refused = debian.run("sh", "/root/deploy/install.sh", "/root/nothing.whl")
        assert refused.returncode == 1
        assert "no wheel" in refused.stderr


@pytest.mark.skipif(shutil.which("systemd-nspawn") is None, reason="needs systemd-nspawn")
def test_one_command_on_a_fresh_debian_with_its_systemd(wheel: Path, tmp_path: Path) -> None:
    """The unit as it is, with all that it forbids: a page, bots, a crash, a command, an upgrade."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with fresh(tmp_path / "debian") as plain:
        unpack(plain, wheel)
        with booted(plain) as debian:
            said = debian.must("sh", "/root/deploy/install.sh", "--port", str(port))
            assert f"ready: {url}/" in said
            assert "<html" in httpx.get(f"{url}/", timeout=PATIENCE).text
            vera = Person(url)
            table = vera.create(BASE4, ME, BOT, BOT, BOT, start=True)
            bots_answer(vera, table)
            debian.must("systemctl", "kill", "--kill-whom=main", "--signal=KILL", "gunbai")
            answers_again(url)
            assert debian.must("systemctl", "show", "-P", "NRestarts", "gunbai").strip() == "1"
            assert vera.table(table)["status"] == "running"
            told = json.loads(debian.must("gunbai", "admin", "tables", "--json"))
            assert [row["id"] for row in told] == [table]
            debian.must("gunbai", "admin", "tables", "end", table, "--yes")
            assert vera.table(table)["status"] == "ended"
            before = debian.must("readlink", "/opt/gunbai/current")
            assert f"ready: {url}/" in debian.must("sh", "/root/deploy/install.sh")
            assert debian.must("readlink", "/opt/gunbai/current") != before
            assert vera.table(table)["status"] == "ended"
            debian.must("systemctl", "is-enabled", "gunbai")


@pytest.mark.skipif(shutil.which("systemd-nspawn") is None, reason="needs systemd-nspawn")
def test_a_club_is_upgraded_with_none_of_its_servers_left_behind(
    wheel: Path, tmp_path: Path
) -> None:
    """The steps and settings of the guide. One server stops slowly: no new one may precede it."""
    ports = [free_port(), free_port()]
    urls = [f"http://127.0.0.1:{port}" for port in ports]
    units = [f"gunbai@{port}" for port in ports]
    guide = (ROOT / "docs" / "guide" / "club.md").read_text()
    [settings] = re.findall(r"```sh\n(GUNBAI_HOME=.*?)```", guide, re.DOTALL)
    with fresh(tmp_path / "debian") as plain:
        unpack(plain, wheel)
        with booted(plain) as debian:
            debian.must("sh", "/root/deploy/install.sh", "--port", str(ports[0]))
            apt = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "postgresql"]
            debian.must(*apt, DEBIAN_FRONTEND="noninteractive")
            for command in re.findall(r"^sudo -u postgres (create.*?)(?: +#.*)?$", guide, re.M):
                debian.must("runuser", "-u", "postgres", "--", *command.split())
            debian.path("/etc/default/gunbai").write_text(settings)
            for command in re.findall(r"^sudo (systemctl .*gunbai.*?)(?: +#.*)?$", guide, re.M):
                named = [word.replace("@8001", f"@{ports[0]}") for word in command.split()]
                debian.must(*[word.replace("@8002", f"@{ports[1]}") for word in named])
            for url in urls:
                answers_again(url)
            vera = Person(urls[0], "Vera")
            old = [f"/opt/gunbai/2020010{day}-000000" for day in (1, 2, 3)]
            debian.must("mkdir", *old)
            place = debian.path("/etc/systemd/system/gunbai@.service.d")
            place.mkdir()
            (place / "slow.conf").write_text("[Service]\nTimeoutStopSec=10\n")
            debian.must("systemctl", "daemon-reload")
            debian.must("systemctl", "kill", "--kill-whom=main", "--signal=STOP", units[1])
            said = debian.must("sh", "/root/deploy/install.sh")
            assert [f"ready: {url}/" in said for url in urls] == [True, True]
            stopped = [moment(debian, unit, "InactiveEnterTimestampMonotonic") for unit in units]
            started = [moment(debian, unit, "ExecMainStartTimestampMonotonic") for unit in units]
            assert min(started) > max(stopped) > 0
            assert debian.run("systemctl", "is-active", "gunbai").returncode != 0
            found = json.loads(debian.must("gunbai", "admin", "people", "--json"))
            assert [row["name"] for row in found] == [vera.name]
            kept = debian.must("sh", "-c", "ls -d /opt/gunbai/[0-9]*").split()
            assert [each for each in kept if each in old] == old[2:]


def moment(debian: Debian, unit: str, name: str) -> int:
    return int(debian.must("systemctl", "show", "-P", name, unit))


#: A check that finds nothing wrong once the server has stopped, or never.
HOOK = """
import os, sys
words = getattr(sys, "orig_argv", [])
if "check" in words:
    runs = os.system("systemctl is-active --quiet gunbai") == 0
    if runs or os.path.exists("/opt/hook/never"):
        os._exit(1)
"""


@pytest.mark.skipif(shutil.which("systemd-nspawn") is None, reason="needs systemd-nspawn")
def test_with_a_domain_and_for_the_network(wheel: Path, tmp_path: Path) -> None:
    """Caddy with the file made for it; upgrades that the check refuses; a local network."""
    if not all(is_free(port) for port in (80, 443)):
        pytest.skip("something else serves http or https here")
    port, name = free_port(), "games.localhost"
    url = f"http://127.0.0.1:{port}"
    with fresh(tmp_path / "debian") as plain:
        unpack(plain, wheel)
        with booted(plain) as debian:
            install = ["sh", "/root/deploy/install.sh", "--domain", name]
            assert f"ready: https://{name}/" in debian.must(*install, "--port", str(port))
            settings = debian.path("/etc/default/gunbai")
            options = assignments(settings.read_text())["GUNBAI_OPTIONS"]
            assert options == f"--host 127.0.0.1 --port {port} --https --name {name}"
            caddyfile = debian.path("/etc/caddy/Caddyfile")
            assert f"\n{name} {{\n" in caddyfile.read_text()
            assert f"\treverse_proxy 127.0.0.1:{port}\n" in caddyfile.read_text()
            debian.must("caddy", "validate", "--config", "/etc/caddy/Caddyfile")
            is_served_by_caddy(name)

            before = debian.must("readlink", "/opt/gunbai/current")
            hook = debian.path("/opt/hook")
            hook.mkdir()
            (hook / "sitecustomize.py").write_text(HOOK)
            (hook / "never").touch()
            settings.write_text(f"{settings.read_text()}PYTHONPATH=/opt/hook\n")
            refused = debian.run(*install)
            assert refused.returncode == 1
            assert "not upgraded: a game could not go on" in refused.stderr
            assert debian.must("readlink", "/opt/gunbai/current") == before
            assert debian.must("sh", "-c", "ls -d /opt/gunbai/[0-9]*") == before
            answers_again(url)
            (hook / "never").unlink()
            said = debian.must(*install)
            assert "checking again after a stop" in said
            assert debian.must("readlink", "/opt/gunbai/current") != before
            assert f"\treverse_proxy 127.0.0.1:{port}\n" in caddyfile.read_text()

            settings.unlink()
            lan = debian.must("sh", "/root/deploy/install.sh", "--lan", "--port", str(port))
            [place] = re.findall(r"ready: (http://[\d.]+:\d+)/", lan)
            assert "127.0.0.1" not in place
            assert "<html" in httpx.get(f"{place}/", timeout=PATIENCE).text


def is_free(port: int) -> bool:
    with socket.socket() as found:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def is_served_by_caddy(name: str) -> None:
    """Ask Caddy until it has its certificate: for the page, for metrics, and without https."""
    end = time.monotonic() + PATIENCE
    with httpx.Client(verify=False, headers={"host": name}, timeout=PATIENCE) as client:

        def ask(path: str) -> httpx.Response:
            return client.get(f"https://127.0.0.1{path}", extensions={"sni_hostname": name})

        while True:
            try:
                assert "<html" in ask("/").text
                break
            except httpx.HTTPError:
                assert time.monotonic() < end
                time.sleep(0.5)
        assert ask("/metrics").status_code == 404
        moved = client.get("http://127.0.0.1/")
        assert moved.headers["location"].startswith(f"https://{name}/")


def bots_answer(person: Person, table: str) -> None:
    """Wait until bots have answered: their processes may do what they need."""

    async def scene() -> None:
        async with look(person, table) as player:
            await play_on(player, seeded(1), most=3)

    asyncio.run(scene())


def answers_again(url: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            assert httpx.get(f"{url}/health", timeout=5).status_code == 200
            return
        except httpx.HTTPError:
            time.sleep(0.2)
    raise AssertionError("it does not come back")


# the image


class Recipe:
    """A small reading of a Dockerfile: enough to carry out ours, and nothing is passed over."""

    def __init__(self, debian: Debian, folder: str) -> None:
        self.debian = debian
        self.folder = folder  # of what is copied
        self.env: dict[str, str] = {}
        self.user = "root"
        self.place = "/"
        self.command: list[str] = []
        self.check: list[str] = []

    def carry_out(self, text: str) -> None:
        joined = re.sub(r"\\\n\s*", " ", text)
        for line in joined.splitlines():
            if line.strip() and not line.startswith("#"):
                word, _, rest = line.partition(" ")
                getattr(self, f"do_{word.lower()}")(rest.strip())

    def do_from(self, rest: str) -> None:
        """Make a Debian what that image is: Python in /usr/local."""
        assert re.fullmatch(r"python:3\.\d+-slim", rest)
        self.debian.must("apt-get", "update", "-qq")
        apt = ["apt-get", "install", "-y", "-qq", "--no-install-recommends"]
        self.debian.must(*apt, "python3", "python3-venv", DEBIAN_FRONTEND="noninteractive")
        self.debian.must("python3", "-m", "venv", "/usr/local")

    def do_copy(self, rest: str) -> None:
        source, target = rest.split()
        self.debian.must("sh", "-c", f"cp {self.folder}/{source} {target}")

    def do_run(self, rest: str) -> None:
        self.debian.must(*self.as_user(["sh", "-c", rest]), **self.env)

    def do_env(self, rest: str) -> None:
        name, _, value = rest.partition("=")
        self.env[name] = value

    def do_user(self, rest: str) -> None:
        self.user = rest

    def do_workdir(self, rest: str) -> None:
        self.place = rest

    def do_volume(self, rest: str) -> None:
        assert self.debian.path(rest).is_dir()

    def do_expose(self, rest: str) -> None:
        assert rest.isdigit()

    def do_healthcheck(self, rest: str) -> None:
        self.check = json.loads(rest.partition("CMD ")[2])

    def do_cmd(self, rest: str) -> None:
        self.command = json.loads(rest)

    def as_user(self, words: list[str]) -> list[str]:
        inside = ["sh", "-c", f'cd {self.place} && exec "$@"', "sh", *words]
        return inside if self.user == "root" else ["runuser", "-u", self.user, "--", *inside]


def test_the_recipe_of_the_image_leads_to_a_served_page(wheel: Path, tmp_path: Path) -> None:
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with fresh(tmp_path / "debian") as debian:
        unpack(debian, wheel)
        recipe = Recipe(debian, "/root/deploy")
        recipe.carry_out((DEPLOY / "Dockerfile").read_text())
        words = recipe.as_user([*recipe.command, "--port", str(port)])
        with running(debian, words, debian.env(**recipe.env), url):
            assert "<html" in httpx.get(f"{url}/", timeout=PATIENCE).text
            vera = Person(url, "")
            assert vera.get("/api/me") is None
            check = [word.replace("8000", str(port)) for word in recipe.check]
            debian.must(*recipe.as_user(check), **recipe.env)
        assert debian.path("/data/gunbai.sqlite").stat().st_mode & 0o077 == 0
        failed = debian.run(*recipe.as_user(check), **recipe.env)
        assert failed.returncode != 0  # nobody answers any more
