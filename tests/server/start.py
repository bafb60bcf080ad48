"""A server as a process of its own, with settings that only tests use: start.py '{"data": …}'."""

from __future__ import annotations

import json
import sys
from pathlib import Path


def main() -> None:
    """Run the server; imports are here because the bots' processes load this file, too."""
    from gunbai.core.errors import GunbaiError
    from gunbai.server.config import Settings
    from gunbai.server.run import serve

    given = json.loads(sys.argv[1])
    level = given.pop("level", "warning")
    given["data"] = Path(given["data"])
    try:
        serve(Settings(**given), False, lambda url: print(url, flush=True), level)
    except GunbaiError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
