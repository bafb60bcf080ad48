"""The `gunbai` command."""

from __future__ import annotations


def main() -> None:
    """Run the installed command."""
    from gunbai.cli.app import gunbai

    gunbai()
