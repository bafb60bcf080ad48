"""The decorator `@rule("JK-W11")`, which cites the sentences of the ledger a test proves."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Cite ledger ids; `./dev rules` compares them with the ledgers."""
    return pytest.mark.rule(*ids)
