"""The systemd unit and the compose file, as far as they can be looked at without running them."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from tests.deploy.debian import ROOT, start

DEPLOY = ROOT / "deploy"
UNITS = ["gunbai.service", "gunbai@8001.service"]


def units_in(folder: Path) -> None:
    """Copy the unit under both kinds of names that it is installed with."""
    text = (DEPLOY / "gunbai.service").read_text()
    for name in UNITS:
        (folder / name).write_text(text.replace("EnvironmentFile=", "EnvironmentFile=-"))


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
@pytest.mark.parametrize("name", UNITS)
def test_a_unit_is_one_that_systemd_takes_and_finds_safe(tmp_path: Path, name: str) -> None:
    units_in(tmp_path)
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(tmp_path / name)],
        capture_output=True,
        text=True,
        check=False,
    )
    about_us = [line for line in done.stderr.splitlines() if "gunbai" in line]
    assert about_us == []
    assert done.returncode == 0, done.stderr
    words = ["systemd-analyze", "security", "--offline=true", "--threshold=25"]
    safe = subprocess.run(
        [*words, str(tmp_path / name)], capture_output=True, text=True, check=False
    )
    assert safe.returncode == 0, safe.stdout[-600:]


@pytest.mark.parametrize(
    ("instance", "options"),
    [("", "--host ::1 --port 8000"), ("8001", "--host ::1 --port 8000 --port 8001")],
)
def test_a_port_in_the_name_of_the_unit_counts(tmp_path: Path, instance: str, options: str) -> None:
    """The command that systemd would start, with one in the place of ours that says its words."""
    told = tmp_path / "gunbai"
    told.write_text('#!/bin/sh\necho "$@"\n')
    told.chmod(0o755)
    unit = (DEPLOY / "gunbai.service").read_text()
    done = subprocess.run(
        [
            word.replace("/opt/gunbai/current/bin/gunbai", str(told))
            for word in start(unit, instance)
        ],
        env={"GUNBAI_OPTIONS": "--host ::1 --port 8000"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == f"serve --no-browser {options}\n"


# the compose file


@pytest.fixture(scope="module")
def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text())


def recipe(word: str) -> str:
    """Return the last words of the image's recipe after one of its commands."""
    joined = re.sub(r"\\\n\s*", " ", (DEPLOY / "Dockerfile").read_text())
    return str(re.findall(rf"^{word} (.*)$", joined, re.MULTILINE)[-1])


def test_the_image_keeps_its_data_in_a_volume_of_its_own_user(compose: Any) -> None:
    assert set(compose) == {"services", "volumes"}
    ours = compose["services"]["gunbai"]
    assert (DEPLOY / ours["build"]).resolve() == DEPLOY  # where the recipe and the wheel are
    [(volume, place)] = [each.split(":") for each in ours["volumes"]]
    assert volume in compose["volumes"]
    assert (
        place == recipe("VOLUME") == recipe("WORKDIR") == recipe("ENV").removeprefix("GUNBAI_HOME=")
    )
    # Nothing but that folder and a temporary one can be written, by a user without any rights.
    assert ours["read_only"] is True
    assert ours["tmpfs"] == ["/tmp"]
    assert "user" not in ours
    assert f"--shell /usr/sbin/nologin {recipe('USER')}" in recipe("RUN")
    assert f"install -d -o {recipe('USER')} -g {recipe('USER')} -m 0700 {place}" in recipe("RUN")
    assert ours["cap_drop"] == ["ALL"]
    assert ours["security_opt"] == ["no-new-privileges:true"]


def test_only_caddy_can_be_reached_and_finds_the_server(compose: Any) -> None:
    caddy, ours = compose["services"]["caddy"], compose["services"]["gunbai"]
    assert len(compose["services"]) == 2
    assert ours["network_mode"] == "service:caddy"
    assert ours["depends_on"] == ["caddy"]
    assert "ports" not in ours
    assert caddy["ports"] == ["80:80", "443:443"]
    assert caddy["image"].startswith("caddy:")
    # The port on which the server listens without further words, for this machine only.
    port = recipe("EXPOSE")
    assert recipe("CMD") == '["gunbai", "serve", "--no-browser", "--https"]'
    assert f":{port}/health" in recipe("HEALTHCHECK")
    file, place, mode = caddy["volumes"][0].split(":")
    assert (place, mode) == ("/etc/caddy/Caddyfile", "ro")
    text = (DEPLOY / file).read_text()
    assert f"reverse_proxy 127.0.0.1:{port}\n" in text
    [name] = caddy["environment"]
    assert f"{{${name}}} {{" in text
    assert caddy["environment"][name].startswith(f"${{{name}:?")  # without it, nothing starts
    certificates, _ = caddy["volumes"][1].split(":")
    assert set(compose["volumes"]) == {"data", certificates}
    assert {service["restart"] for service in (caddy, ours)} == {"unless-stopped"}


def test_the_commands_for_the_compose_file_fit_it(compose: Any) -> None:
    head = (DEPLOY / "compose.yaml").read_text()
    guide = (ROOT / "docs" / "guide" / "host-for-friends.md").read_text()
    [start_it] = re.findall(r"^# (GUNBAI_DOMAIN=.*)$", head, re.MULTILINE)
    assert f"\n{start_it}\n" in guide
    [name] = compose["services"]["caddy"]["environment"]
    assert start_it.startswith(f"{name}=")
    [(service, backup)] = re.findall(r"docker compose exec (\w+) gunbai admin backup (\S+)", head)
    [kept] = compose["services"][service]["volumes"]
    assert Path(backup).parent == Path(kept.split(":")[1])


# the installer


def test_the_installer_is_plain_shell() -> None:
    subprocess.run(["sh", "-n", str(DEPLOY / "install.sh")], check=True)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--what"], "unknown option"),
        (["--domain"], "needs a name"),
    ],
)
def test_the_installer_refuses_what_it_does_not_know(words: list[str], said: str) -> None:
    done = subprocess.run(
        ["sh", str(DEPLOY / "install.sh"), *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert said in done.stderr
