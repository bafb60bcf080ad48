"""The options of a game: values, defaults, and combinations that exclude each other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gunbai.core.errors import BadOptions, Refusal
from gunbai.core.rules import Rules

Options = dict[str, str]


class Option:
    """One option. `several`: any of `values`, joined by commas; each of `words` stands alone.

    A `ruling` decides a rule that can be read in more than one way. An option that came with newer
    rules names them (`since`), and the value that games of earlier rules have (`before`).
    """

    def __init__(
        self,
        name: str,
        values: list[str],
        default: str,
        rule: str,
        several: bool = False,
        words: list[str] | None = None,
        ordered: bool = False,
        ruling: bool = False,
        since: str = "",
        before: str = "",
    ) -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default
        self.rule: Final = rule
        self.several: Final = several
        self.words: Final[list[str]] = [] if words is None else words
        self.ordered: Final = ordered
        self.ruling: Final = ruling
        self.since: Final = since
        self.before: Final = before

    def exists(self, rules: Rules) -> bool:
        """Return True if games of these rules have this option."""
        return not self.since or rules.since(self.since)

    def of(self, options: Options) -> str:
        """Return its value in these options, which may be of earlier rules."""
        return options.get(self.name, self.before)

    def choices(self) -> str:
        return ", ".join(self.words + self.values)

    def read(self, given: object) -> str:
        """Return the value in its normal form; refuse one that does not exist."""
        text = _written(given)
        if text in self.words:
            return text
        parts = text.split(",") if self.several else [text]
        for part in parts:
            if part not in self.values:
                raise BadOptions(self._refusal("option-value", text))
        if len(set(parts)) != len(parts):
            raise BadOptions(self._refusal("option-twice", text))
        if self.several and not self.ordered:
            parts.sort(key=self.values.index)
        return ",".join(parts)

    def __repr__(self) -> str:
        return f"<option {self.name}: {self.choices()}; {self.default} if not given>"

    def _refusal(self, key: str, text: str) -> Refusal:
        words: dict[str, object] = {"option": self.name, "value": text, "choices": self.choices()}
        return Refusal(key, self.rule, words)


def _written(given: object) -> str:
    if isinstance(given, (list, tuple)):
        return ",".join(str(part) for part in given)
    return str(given).replace(" ", "").lower()


class Conflict:
    """Two options whose values exclude each other, with the text key and the rule that say why.

    The `first` one takes precedence: the `other` is chosen among the remaining values.
    """

    def __init__(
        self, first: str, firsts: list[str], other: str, others: list[str], key: str, rule: str
    ) -> None:
        self.first: Final = first
        self.firsts: Final = firsts
        self.other: Final = other
        self.others: Final = others
        self.key: Final = key
        self.rule: Final = rule

    def hits(self, chosen: Options) -> bool:
        return _has(chosen[self.first], self.firsts) and _has(chosen[self.other], self.others)

    def refusal(self, chosen: Options) -> Refusal:
        words: dict[str, object] = {
            self.first: chosen[self.first],
            self.other: chosen[self.other],
        }
        return Refusal(self.key, self.rule, words)

    def __repr__(self) -> str:
        firsts, others = ", ".join(self.firsts), ", ".join(self.others)
        return f"<{self.first} {firsts} excludes {self.other} {others}>"


def _has(value: str, values: list[str]) -> bool:
    """Return True if a value, or one of several, is among these."""
    return any(part in values for part in value.split(","))


def read_options(
    known: list[Option], conflicts: list[Conflict], given: Mapping[str, object], defaults: Options
) -> Options:
    """Return all options in the order of `known`; raise `BadOptions` with the reason."""
    for name in given:
        if all(option.name != name for option in known):
            names = ", ".join(option.name for option in known)
            raise BadOptions(Refusal("option-unknown", "", {"option": name, "known": names}))
    chosen: Options = {}
    for option in known:
        if option.name in given:
            chosen[option.name] = option.read(given[option.name])
        else:
            chosen[option.name] = defaults.get(option.name, option.default)
    for conflict in conflicts:
        if conflict.hits(chosen):
            raise BadOptions(conflict.refusal(chosen))
    return chosen
