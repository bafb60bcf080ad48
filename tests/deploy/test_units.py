"""The systemd unit and the compose file, as far as they can be looked at without running them."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

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
