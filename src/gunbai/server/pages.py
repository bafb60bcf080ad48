"""The client's files: one page for all addresses, and the files it loads."""

from __future__ import annotations

import mimetypes
from pathlib import Path, PureWindowsPath
from typing import Any, Final

from litestar import Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.static_files import create_static_files_router

import gunbai

STATIC: Final = Path(gunbai.__file__).parent / "static"
YEAR: Final = 365 * 24 * 3600
DAY: Final = 24 * 3600


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(path: str = "") -> Response[bytes]:
    """Send a file beside the page, such as its icon; else the page itself."""
    name = path.strip("/")
    if name.startswith(("api/", "assets/")) or name == "api":
        raise NotFoundException("page-unknown")
    found = beside(name)
    if found is not None:
        return _file(found, f"public, max-age={DAY}")
    index = STATIC / "index.html"
    if not index.exists():
        raise NotFoundException("page-unknown")
    return _file(index, "no-cache")


def beside(name: str) -> Path | None:
    """Return the file of this plain name, if there is one; Windows has more kinds of paths."""
    plain = bool(name) and PureWindowsPath(name).name == name
    return STATIC / name if plain and (STATIC / name).is_file() else None


def _file(path: Path, keep: str) -> Response[bytes]:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Response(path.read_bytes(), media_type=kind, headers={"cache-control": keep})


def handlers() -> list[Any]:
    """Return the handlers; files whose names change with their contents are cached for a year."""
    assets = STATIC / "assets"
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
