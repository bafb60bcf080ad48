"""The wheel that is deployed, built once; a server for the proxies."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.deploy.debian import ROOT
from tests.server.servers import Server


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel as it is released, but for the compiled engine, which takes minutes."""
    folder = tmp_path_factory.mktemp("wheel")
    own = ROOT / ".tools" / "uv" / "bin" / "uv"
    uv = str(own) if own.exists() else "uv"
    words = [uv, "build", "--wheel", "--no-build-isolation", "--python", sys.executable]
    env = {**os.environ, "GUNBAI_COMPILE": "0"}
    subprocess.run([*words, "--out-dir", str(folder)], cwd=ROOT, env=env, check=True)
    return next(folder.glob("gunbai-*.whl"))


@pytest.fixture(scope="session")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as it is behind a proxy that speaks https."""
    running = Server(tmp_path_factory.mktemp("data"), secure=True).start()
    yield running
    running.stop()
    assert running.complaints() == ""
