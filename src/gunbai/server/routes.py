"""Route decorators: possible refusals are in the OpenAPI schema, and forms are read strictly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_type_hints

import litestar
import msgspec
from litestar import Request
from litestar.exceptions import ValidationException
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
    def decorate(handler: Any) -> Any:
        form = get_type_hints(handler).get("data")
        if form is not None:
            options["before_request"] = _reader(form)
        return litestar.post(path, responses=_REFUSALS, raises=[], **options)(handler)

    return decorate


def _reader(form: Any) -> Callable[[Request[Any, Any, Any]], Any]:
    """Return what reads a form strictly: the framework alone would take 0 for `false`."""
    decoder = msgspec.json.Decoder(form)

    async def check(request: Request[Any, Any, Any]) -> None:
        body = await request.body()
        if not body:
            return  # the framework knows whether a form may be missing
        try:
            decoder.decode(body)
        except msgspec.MsgspecError as error:
            words = [{"key": "data", "message": str(error)}]
            raise ValidationException(extra=words) from error

    return check
