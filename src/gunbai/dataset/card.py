"""The card of a dataset: how it was made and what is in it, for people and for programs.

It follows from the files and the recipe alone: equal seeds give equal cards.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import pyarrow as pa

import gunbai
from gunbai.core.options import Options
from gunbai.dataset.columns import COLUMNS, SEEN, Layout
from gunbai.dataset.shards import shard_paths, told_by
from gunbai.numbers.numbering import VERSION

CARD: Final = "card.json"
PAGE: Final = "README.md"


@dataclass
class CardContents:
    """The contents of all files of a dataset together."""

    files: int = 0
    rows: int = 0
    games: int = 0
    seats: dict[str, int] | None = None  # by player
    wins: dict[str, float] | None = None


def contents(folder: Path) -> CardContents:
    """Count what is in a folder; only the ends of the files are read."""
    out = CardContents(seats={}, wins={})
    assert out.seats is not None
    assert out.wins is not None
    for path in shard_paths(folder):
        rows, told = told_by(path)
        out.files += 1
        out.rows += rows
        out.games += told["games"]
        for player, count in told["seats"].items():
            out.seats[player] = out.seats.get(player, 0) + count
            out.wins[player] = out.wins.get(player, 0.0) + told["wins"][player]
    return out


def describe(command: str, options: Options, layout: Layout, found: CardContents) -> dict[str, Any]:
    """Return the card as data."""
    scheme = layout.scheme
    return {
        "command": command,
        "game": scheme.game.name,
        "options": options,
        "versions": {
            "gunbai": gunbai.__version__,
            "rules": scheme.game.rules.name,
            "numbering": VERSION,
            "numbering_digest": scheme.numbering.digest(),
            "pyarrow": pa.__version__,
        },
        "contents": asdict(found),
        "columns": {name: meaning for name, (_, meaning) in COLUMNS.items()},
        "observation": dict(
            zip([SEEN + name for name in layout.names], layout.limits, strict=True)
        ),
        "numbers": len(scheme.numbering),
    }


def write_card(folder: Path, told: dict[str, Any]) -> None:
    """Write the card for programs, and the page for people."""
    (folder / CARD).write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", "utf-8")
    (folder / PAGE).write_text(page(told), "utf-8")


def page(told: dict[str, Any]) -> str:
    """Return the card as a page."""
    found = told["contents"]
    chosen = ", ".join(f"{name}={value}" for name, value in told["options"].items())
    versions = ", ".join(f"{name} {value}" for name, value in told["versions"].items())
    columns = "\n".join(f"| `{name}` | {text} |" for name, text in told["columns"].items())
    players = "\n".join(
        f"| `{player}` | {count} | {found['wins'][player] / count:.3f} |"
        for player, count in found["seats"].items()
    )
    seen = len(told["observation"])
    return f"""# Games of {told["game"]}

```
{told["command"]}
```

{found["games"]} games, {found["rows"]} rows, {found["files"]} files. Options: {chosen}.
Versions: {versions}.

A row is a step of one seat: what the seat knew, which numbers it could say, what it said, and how
the game ended. The seats see no more in these files than at the table.

| Column | Meaning |
|---|---|
{columns}
| `{SEEN}…` | {seen} columns: the observation, whole numbers from 0 to the limits in `{CARD}` |

| Player | Seats | Share of wins per seat |
|---|---|---|
{players}
"""
