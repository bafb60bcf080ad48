"""A folder of Parquet files that is filled file by file, by this machine or by a cluster.

The files are in their own folder, so that tools that read a whole folder of Parquet find nothing
else there.

Workers return a whole file as bytes, and this process writes it in one step: so any file that
exists is complete, an interrupted run continues with the next one, and no worker needs the folder.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, TypeVar

import pyarrow as pa
from pyarrow import parquet

from gunbai.arena.workers import Hands, each
from gunbai.core.errors import BadOptions, Refusal

DATA: Final = "data"
_RECIPE: Final = "recipe.json"
_SHARDS: Final = "games-*.parquet"
_Job = TypeVar("_Job")


def shard_path(folder: Path, number: int) -> Path:
    return folder / DATA / f"games-{number:05}.parquet"


def shard_paths(folder: Path) -> list[Path]:
    return sorted((folder / DATA).glob(_SHARDS))


def shard_count(games: int, in_each: int) -> int:
    """Return how many files hold these games."""
    return -(-games // in_each)


def claim(folder: Path, recipe: Mapping[str, object]) -> None:
    """Start a folder or continue it; refuse one in which something else is being made."""
    (folder / DATA).mkdir(parents=True, exist_ok=True)
    path = folder / _RECIPE
    if path.exists() and json.loads(path.read_text(encoding="utf-8")) != recipe:
        raise BadOptions(Refusal("cli-other-recipe", "", {"folder": str(folder)}))
    path.write_text(json.dumps(recipe, indent=1) + "\n", encoding="utf-8")
    for shard in folder.glob(_SHARDS):  # an earlier version put them next to the card
        shard.replace(folder / DATA / shard.name)


def fill(
    folder: Path, count: int, work: Callable[[_Job, int], bytes], job: _Job, jobs: Hands
) -> Iterator[int]:
    """Make the files that are missing; yield the number of each file when it is complete."""
    missing: list[int] = []
    for shard in range(count):
        if shard_path(folder, shard).exists():
            yield shard
        else:
            missing.append(shard)
    for shard, data in zip(missing, each(work, job, missing, jobs), strict=True):
        keep(shard_path(folder, shard), data)
        yield shard


def keep(path: Path, data: bytes) -> None:
    """Write a file in one step, so that an interrupted one is never taken for a whole one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    part.write_bytes(data)
    part.replace(path)


class ShardWriter:
    """A Parquet file in memory, written in groups of rows."""

    def __init__(self, schema: pa.Schema) -> None:
        self._sink: Final = pa.BufferOutputStream()
        self._writer: Final = parquet.ParquetWriter(self._sink, schema, compression="zstd")

    def add(self, columns: Mapping[str, Any]) -> None:
        """Add a group of rows."""
        self._writer.write_table(pa.table(dict(columns), self._writer.schema))

    def finish(self, told: Mapping[str, object]) -> bytes:
        """Return the file; its footer has the given data as JSON under `gunbai`."""
        if told:
            self._writer.add_key_value_metadata({"gunbai": json.dumps(told)})
        self._writer.close()
        return bytes(self._sink.getvalue().to_pybytes())


def told_by(path: Path) -> tuple[int, dict[str, Any]]:
    """Return the number of rows of a file and its own metadata, without reading the rows."""
    found = parquet.read_metadata(path)
    return int(found.num_rows), json.loads(found.metadata[b"gunbai"])
