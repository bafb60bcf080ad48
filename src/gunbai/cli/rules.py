"""`gunbai rules`: a rule by its id, and where it is tested; or the rules that answer a question."""

from __future__ import annotations

from collections import Counter

import click
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gunbai.cli.help_pages import Command, lang_option
from gunbai.cli.terminal import Wrong, language, new_console
from gunbai.ledger import Rule, checkout, citations_of, find_rule, looks_like_id, nearest_ids
from gunbai.ledger import read_citations as citations_in
from gunbai.rule_search import Found, ask
from gunbai.rulebook import Passage, known_games, pages_of, plain, rules_in, slug_of

_ANSWERS = 3


@click.command(cls=Command)
@click.argument("words", nargs=-1, metavar="[WORDS…]")
@click.option("-g", "--game", default="", metavar="GAME")
@lang_option
def rules(words: tuple[str, ...], game: str) -> None:
    """Show rules by their ids, or those that answer a question."""
    known = rules_in(language().code)
    if not known:
        raise Wrong("cli-no-ledger")
    if game and game not in known_games():
        raise Wrong("cli-no-game-rules", game=game, games=", ".join(known_games()))
    if not words:
        count(known)
    elif any(looks_like_id(word) for word in words):
        for id_ in words:
            show(_found(id_, known))
    else:
        answer(" ".join(words), game)


def _found(id_: str, known: dict[str, Rule]) -> Rule:
    rule = find_rule(id_, known)
    if rule is None:
        near = nearest_ids(id_, known)
        key = "cli-no-rule-near" if near else "cli-no-rule"
        raise Wrong(key, id=id_, near=", ".join(near))
    return rule


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
    example = words.say("cli-rules-question-example")
    console.print(Text(f"{words.say('cli-rules-question')}\n  gunbai rules {example}", "dim"))


def answer(question: str, game: str) -> None:
    """Show the rules that answer a question best, each with what is linked to it."""
    found = ask(question, language().code, game, _ANSWERS)
    if not found:
        raise Wrong("cli-no-answer")
    for number, one in enumerate(found):
        if number:
            new_console().print()
        _show_answer(one)


def _show_answer(found: Found) -> None:
    words = language()
    console = new_console()
    id_ = found.passage.ids[0]
    head = f"{words.say(f'game-{found.game}')}, {found.chapter.title}"
    pages = pages_of(id_)
    if pages:
        head += f", {words.say('cli-rule-pages', {'pages': pages})}"
    console.print(Text.assemble((head, "bold"), (f"  {id_}", "dim")))
    _say(found.passage, 2)
    for other in found.beside:
        _say(other, 4)


def _say(passage: Passage, indent: int) -> None:
    text = plain(f"{passage.whole}\n{passage.more}").strip()
    new_console().print(Padding(Text(text, "" if indent == 2 else "dim"), (0, 0, 0, indent)))


def show(rule: Rule) -> None:
    """Show a rule with its section and source, and the tests that cite it."""
    words = language()
    console = new_console()
    console.print(Text.assemble((rule.id, "bold"), "  ", (rule.section, "dim")))
    for name, text in rule.cells:
        head = f"{name}: " if name else ""
        line = Text.assemble((head, "dim"), text.replace("**", ""))
        console.print(Padding(line, (0, 0, 0, 2)))
    if not slug_of(rule.place.partition(".")[0], rule.id):
        console.print(Text(f"  {words.say('cli-rule-for-programs')}", "dim"))
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
