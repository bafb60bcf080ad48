"""The `gunbai` command."""

from __future__ import annotations


def main() -> None:
    """What the installed command runs."""
    from gunbai.cli.app import gunbai

    gunbai()
