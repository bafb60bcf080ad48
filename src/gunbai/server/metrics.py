"""Metrics in the format of Prometheus."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from gunbai.server.hub import Hub
from gunbai.server.timings import Timings

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


class _HubNumbers(Collector):
    """The numbers of tables, sockets and answers, counted when somebody asks."""

    def __init__(self, hub: Hub) -> None:
        self._hub: Final = hub
        self._started: Final = time.monotonic()

    def collect(self) -> Iterator[Metric]:
        hub = self._hub
        rooms = hub.rooms
        running = sum(1 for room in rooms if room.status == "running")
        now = {
            "gunbai_uptime_seconds": (time.monotonic() - self._started, "Since the start"),
            "gunbai_tables_in_memory": (len(rooms), "Tables that are open"),
            "gunbai_tables_running": (running, "Open tables with a running game"),
            "gunbai_sockets": (sum(room.listeners() for room in rooms), "Open sockets"),
            "gunbai_bot_thoughts_waiting": (hub.thinkers.waiting, "Thoughts not yet finished"),
        }
        ever = {
            "gunbai_answers": (hub.keeper.answers, "Answers written to the database"),
            "gunbai_notices_sent": (hub.notices.courier.sent, "Notices that were sent"),
            "gunbai_notices_given_up": (
                hub.notices.courier.given_up,
                "Notices that reached nobody",
            ),
            "gunbai_bot_thoughts": (hub.thinkers.thoughts, "Thoughts of bots"),
            "gunbai_bot_thoughts_given_up": (hub.thinkers.given_up, "Thoughts that led nowhere"),
        }
        for name, (value, meaning) in now.items():
            yield GaugeMetricFamily(name, meaning, value=value)
        for name, (value, meaning) in ever.items():
            yield CounterMetricFamily(name, meaning, value=value)


class Metrics:
    """All metrics of one server."""

    def __init__(self, timings: Timings, hub: Hub) -> None:
        self._registry: Final = CollectorRegistry()
        self._registry.register(_HubNumbers(hub))
        for histogram in (timings.requests, timings.answers):
            self._registry.register(histogram)

    def text(self) -> bytes:
        return generate_latest(self._registry)
