"""The systemd units and the compose file, as far as they can be looked at without running them."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.deploy.debian import ROOT

DEPLOY = ROOT / "deploy"
UNITS = ["gunbai.service", "gunbai@8001.service"]


def units_in(folder: Path) -> None:
    """Copy the units with a command that is there; an instance is verified by its own name."""
    for name, shipped in zip(UNITS, ["gunbai.service", "gunbai@.service"], strict=True):
        text = (DEPLOY / shipped).read_text()
        command = re.sub(r"ExecStart=/opt/gunbai/current/bin/gunbai", "ExecStart=/bin/true", text)
        (folder / name).write_text(command.replace("EnvironmentFile=", "EnvironmentFile=-"))


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


def test_both_units_differ_only_in_the_port() -> None:
    one, each = ((DEPLOY / name).read_text() for name in ("gunbai.service", "gunbai@.service"))
    plain = [line for line in one.splitlines() if not line.startswith(("#", "Description"))]
    other = [line for line in each.splitlines() if not line.startswith(("#", "Description"))]
    assert [line.replace(" --port %i", "") for line in other] == plain


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
