"""Tables that commands put into pages of the documentation, each between two lines of its own."""

from __future__ import annotations

from pathlib import Path

from gunbai.cli.terminal import Wrong


def put_into(page: Path, name: str, table: str) -> str:
    """Return a page with the table between `<!-- name -->` and `<!-- end of name -->`."""
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    text = page.read_text(encoding="utf-8")
    before, found, rest = text.partition(f"{begin}\n")
    _, ended, after = rest.partition(end)
    if not found or not ended:
        raise Wrong("cli-no-place", file=str(page), begin=begin, end=end)
    return f"{before}{begin}\n\n{table}\n\n{end}{after}"
