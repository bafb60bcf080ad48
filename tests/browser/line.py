"""The line between a browser and the server, which a test can cut."""

from __future__ import annotations

import contextlib
import socket
import threading
from urllib.parse import urlsplit


class Line:
    """A proxy of bytes both ways; `cut` drops every connection and takes no new one."""

    def __init__(self, url: str) -> None:
        there = urlsplit(url)
        self._there = (there.hostname or "", there.port or 80)
        self._whole = True
        self._open: list[socket.socket] = []
        self._lock = threading.Lock()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._listen, daemon=True).start()

    def cut(self) -> None:
        with self._lock:
            self._whole = False
            for end in self._open:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
                end.close()
            self._open.clear()

    def mend(self) -> None:
        with self._lock:
            self._whole = True

    def close(self) -> None:
        self.cut()
        self._listener.close()

    def _listen(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            with self._lock:
                if not self._whole:
                    near.close()
                    continue
                far = socket.create_connection(self._there)
                self._open += [near, far]
            for source, target in ((near, far), (far, near)):
                threading.Thread(target=_pass_on, args=(source, target), daemon=True).start()


def _pass_on(source: socket.socket, target: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
        target.shutdown(socket.SHUT_WR)
