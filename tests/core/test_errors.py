"""Errors carry a text key, the rule, and the arguments of the text."""

from __future__ import annotations

import pytest

from gunbai.core.errors import (
    BadData,
    BadOptions,
    BadPosition,
    BadRecord,
    BadText,
    GunbaiError,
    IllegalAction,
    Refusal,
    StaleView,
)


def test_a_refusal_can_be_read_in_a_traceback() -> None:
    assert str(Refusal("refuse-over")) == "refuse-over"
    full = Refusal("jk-refuse-follow", "JK-K04", {"card": "5r", "led": "blue"})
    assert str(full) == "jk-refuse-follow [JK-K04]: card=5r, led=blue"


@pytest.mark.parametrize(
    "kind", [IllegalAction, StaleView, BadText, BadOptions, BadData, BadPosition]
)
def test_all_errors_are_one_family(kind: type[GunbaiError]) -> None:
    refusal = Refusal("some-key", "R-1", {"a": 1})
    with pytest.raises(GunbaiError, match=r"some-key \[R-1\]: a=1") as error:
        raise kind(refusal)
    assert error.value.refusal is refusal


def test_a_bad_record_names_the_line() -> None:
    with pytest.raises(GunbaiError, match="line 7: record-changed"):
        raise BadRecord(7, Refusal("record-changed"))


def test_refusals_do_not_share_their_words() -> None:
    first = Refusal("a")
    first.words["x"] = 1
    assert Refusal("b").words == {}
