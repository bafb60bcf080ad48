"""`gunbai mcp`: a seat at a table for a language model, over MCP on standard input and output."""

from __future__ import annotations

import click

from gunbai.cli.help_pages import Command, lang_option, language_code
from gunbai.cli.terminal import Wrong


@click.command(cls=Command)
@click.option("--server", default="", metavar="URL")
@lang_option
def mcp(server: str) -> None:
    """Serve the tools of a seat to a language model."""
    try:
        from gunbai.mcp.tools import make_server
    except ModuleNotFoundError as error:
        if error.name is None or not error.name.startswith("mcp"):
            raise
        raise Wrong("cli-mcp-missing") from None
    make_server(server, language_code()).run()
