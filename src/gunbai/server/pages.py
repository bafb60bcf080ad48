"""The client's files: one page for all addresses, and the files it loads."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path, PureWindowsPath
from typing import Any, Final

from litestar import Response, get
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import NotFoundException
from litestar.static_files import create_static_files_router

from gunbai.server.hub import Hub
from gunbai.server.limits import Limits, TooMuch
from gunbai.server.people import Ask
from gunbai.server.previews import preview
from gunbai.server.safety import address

YEAR: Final = 365 * 24 * 3600
DAY: Final = 24 * 3600
#: Types that must be right: a browser takes no worker and no manifest of another type, and some
#: systems have their own idea of them.
_TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
#: Names that stay the same while the contents change with the version.
_FRESH: Final = (".html", ".js", ".webmanifest")
#: Where the worker was before, which only showed notices: browsers that have it look for it there.
_MOVED: Final = {"push-worker.js": "worker.js"}
_BUILD: Final = re.compile(r'<meta name="build" content="([0-9a-f]+)"')


class BuiltClient:
    """The built client in its folder."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self.build: Final = _build_of(folder / "index.html")

    def beside(self, name: str) -> Path | None:
        """Return the file of this plain name, if there is one; Windows has more kinds of paths."""
        name = _MOVED.get(name, name)
        plain = bool(name) and PureWindowsPath(name).name == name
        return self.folder / name if plain and (self.folder / name).is_file() else None


def _build_of(index: Path) -> str:
    """Return the name that the build gave to this version of the client; empty if it has none."""
    found = _BUILD.search(index.read_text(encoding="utf-8")) if index.exists() else None
    return found[1] if found else ""


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(
    request: Ask, hub: Hub, limits: Limits, state: State, path: str = ""
) -> Response[bytes]:
    """Send a static file such as the icon; else the page itself, with its preview."""
    name = path.strip("/")
    if name.startswith(("api/", "assets/")) or name == "api":
        raise NotFoundException("page-unknown")
    client: BuiltClient = state.client
    found = client.beside(name)
    if found is not None:
        return _file(found)
    index = client.beside("index.html")
    if index is None:
        raise NotFoundException("page-unknown")
    return _file(index, await _preview(hub, limits, request, name))


async def _preview(hub: Hub, limits: Limits, request: Ask, name: str) -> str:
    """Return the preview of a page; none for visitors who ask for too many.

    It costs what a request to the API costs, and counts as one. The page comes without it, too.
    """
    try:
        limits.requests.take(address(request))
        return await preview(hub, request, name)
    except TooMuch:
        return ""


def _file(path: Path, head: str = "") -> Response[bytes]:
    """Send a file; `head` is added to the head of a page."""
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    keep = "no-cache" if path.suffix in _FRESH else f"public, max-age={DAY}"
    body = path.read_bytes()
    if head:
        body = body.replace(b"</head>", head.encode() + b"</head>", 1)
    return Response(
        body,
        media_type=kind or "application/octet-stream",
        headers={"cache-control": keep},
    )


def handlers(client: BuiltClient) -> list[Any]:
    """Return the handlers; files whose names change with their contents are cached for a year."""
    assets = client.folder / "assets"
    if not assets.is_dir():
        return [page]
    for_ever = CacheControlHeader(max_age=YEAR, public=True, immutable=True)
    return [
        page,
        create_static_files_router(
            path="/assets",
            directories=[assets],
            cache_control=for_ever,
            include_in_schema=False,
        ),
    ]
