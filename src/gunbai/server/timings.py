"""The time that visitors wait for the server."""

from __future__ import annotations

from typing import Final

from prometheus_client import Histogram

_SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Timings:
    """Histograms of the times that requests and answers took."""

    def __init__(self) -> None:
        self.requests: Final = Histogram(
            "gunbai_request_seconds",
            "From a request to the head of its response",
            ["status"],
            buckets=_SECONDS,
            registry=None,
        )
        self.answers: Final = Histogram(
            "gunbai_answer_seconds",
            "From an answer or a step back over a socket to the reply",
            buckets=_SECONDS,
            registry=None,
        )
