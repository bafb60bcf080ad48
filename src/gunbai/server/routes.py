"""Route decorators that add the possible refusals to the OpenAPI schema."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import litestar
from litestar.openapi.datastructures import ResponseSpec

from gunbai.core.errors import Refused

_REASONS: Final = {
    400: "The request says nothing that can be done",
    401: "Only for somebody with a name",
    403: "From another site, or not for you",
    404: "There is no such thing",
    405: "Not in this way",
    409: "Not now, or not by you: the key says why",
    413: "Too large",
    429: "Too much at once",
}
_REFUSALS: Final = {
    status: ResponseSpec(Refused, description=reason, generate_examples=False)
    for status, reason in _REASONS.items()
}

Decorator = Callable[[Any], Any]


def get(path: str, **options: Any) -> Decorator:
    return litestar.get(path, responses=_REFUSALS, raises=[], **options)


def post(path: str, **options: Any) -> Decorator:
    return litestar.post(path, responses=_REFUSALS, raises=[], **options)
