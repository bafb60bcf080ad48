"""A server as a process of its own, with settings that only tests use: start.py '{"data": …}'.

`start.py 5` loads the server and stays: for each request over the socket that is its descriptor 5
it forks, and what was forked is a server at once. Loading takes longer than many tests.
"""

from __future__ import annotations

import json
import os
import socket
import sys
from pathlib import Path
from typing import Any

MOST = 1 << 16  # bytes of a request


def main() -> None:
    """Run one server, or fork them."""
    given: dict[str, Any] | None
    if sys.argv[1].isdigit():
        with socket.socket(fileno=int(sys.argv[1])) as line:
            given = fork_servers(line)
    else:
        given = json.loads(sys.argv[1])
    if given is not None:
        run_server(given)


def run_server(given: dict[str, Any]) -> None:
    """Run the server; imports are here because the bots' processes load this file, too."""
    from gunbai.core.errors import GunbaiError
    from gunbai.server.config import Settings
    from gunbai.server.run import serve

    level = given.pop("level", "warning")
    given["data"] = Path(given["data"])
    try:
        serve(Settings(**given), False, lambda url: print(url, flush=True), level)
    except GunbaiError as error:
        sys.exit(str(error))


def fork_servers(line: socket.socket) -> dict[str, Any] | None:
    """Answer requests until nobody makes any; in a process that was forked, return its settings.

    {"settings": …, "folder": …} with the descriptors of its output and its log is answered with
    the id of the process, {"wait": id} with its exit code, or null while it runs.
    """
    import gunbai.server.run

    assert gunbai.server.run
    while True:
        text, descriptors, *_ = socket.recv_fds(line, MOST, 2)
        if not text:
            return None
        asked = json.loads(text)
        if "wait" in asked:
            ended, status = os.waitpid(asked["wait"], os.WNOHANG)
            answer = os.waitstatus_to_exitcode(status) if ended else None
        else:
            answer = os.fork()
            for number, descriptor in enumerate(descriptors, 1):
                if answer == 0:
                    os.dup2(descriptor, number)
                os.close(descriptor)
            if answer == 0:
                os.chdir(asked["folder"])
                settings: dict[str, Any] = asked["settings"]
                return settings
        line.send(json.dumps(answer).encode())


if __name__ == "__main__":
    main()
