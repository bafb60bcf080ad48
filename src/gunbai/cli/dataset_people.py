"""`gunbai dataset people`: games of people who agreed to it, as Parquet files without names."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from gunbai.cli.admin_place import at_desk, on_server, say
from gunbai.cli.extras import require_parquet
from gunbai.cli.help_pages import Command

if TYPE_CHECKING:
    from gunbai.server.admin.desk import Desk
    from gunbai.server.config import Settings


@click.command(cls=Command)
@click.option("--folder", type=click.Path(file_okay=False, path_type=Path), required=True)
@on_server
def people(settings: Settings, folder: Path) -> None:
    """Write the games that all people at a table agreed to share."""
    require_parquet()
    from gunbai.dataset.people import write_shared
    from gunbai.server.admin.sharing import shared_games

    async def write(desk: Desk) -> tuple[int, int]:
        written = 0
        left = 0
        async for shared in shared_games(desk):
            if write_shared(folder, written, shared.record, shared.players):
                written += 1
            else:
                left += 1
        return written, left

    written, left = at_desk(settings, write)
    say("cli-dataset-people", games=written, left=left, folder=str(folder))
