"""`gunbai rules`: the text of a rule by its id, and where it is tested."""

from __future__ import annotations

from collections import Counter

import click
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gunbai.cli.helping import Command, lang_option
from gunbai.cli.terminal import Wrong, language, new_console
from gunbai.ledger import Rule, checkout, citations_of, find_rule, nearest_ids
from gunbai.ledger import read_citations as citations_in
from gunbai.rulebook import rules_in


@click.command(cls=Command)
@click.argument("ids", nargs=-1, metavar="[ID…]")
@lang_option
def rules(ids: tuple[str, ...]) -> None:
    """Show rules by their ids."""
    known = rules_in(language().code)
    if not known:
        raise Wrong("cli-no-ledger")
    if not ids:
        count(known)
    for id_ in ids:
        rule = find_rule(id_, known)
        if rule is None:
            near = nearest_ids(id_, known)
            key = "cli-no-rule-near" if near else "cli-no-rule"
            raise Wrong(key, id=id_, near=", ".join(near))
        show(rule)


def count(known: dict[str, Rule]) -> None:
    """Show the number of rules of each ledger."""
    words = language()
    counts = Counter(rule.place.partition(".")[0] for rule in known.values())
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_column(style="bold")
    grid.add_column(justify="right")
    for name, number in counts.items():
        grid.add_row(name, words.say("cli-rules-count", {"count": number}))
    console = new_console()
    console.print(grid)
    console.print(Text(f"\n{words.say('cli-rules-more')}\n  gunbai rules JK-W11", "dim"))


def show(rule: Rule) -> None:
    """Show a rule with its section and source, and the tests that cite it."""
    words = language()
    console = new_console()
    console.print(Text.assemble((rule.id, "bold"), "  ", (rule.section, "dim")))
    for name, text in rule.cells:
        head = f"{name}: " if name else ""
        line = Text.assemble((head, "dim"), text.replace("**", ""))
        console.print(Padding(line, (0, 0, 0, 2)))
    if rule.source:
        console.print(Text(f"  {words.say('cli-rule-source', {'text': rule.source})}", "dim"))
    root = checkout()
    if root is None:
        return
    found = citations_of(rule.id, citations_in(root / "tests"))
    key = "cli-rule-tested" if found else "cli-rule-untested"
    console.print(Text(f"  {words.say(key)}", "dim"))
    for one in found:
        place = f"{one.path.relative_to(root)}:{one.line}"
        console.print(Text(f"    {place}  {one.test}"), soft_wrap=True)
