"""Packages that only some commands need, with a clear error if one is missing."""

from __future__ import annotations

from importlib.util import find_spec

from gunbai.cli.terminal import Wrong


def require_parquet() -> None:
    if find_spec("pyarrow") is None:
        raise Wrong("cli-train-missing")
