"""Metrics for Prometheus. They contain no name, table or guest."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
SIZES = (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0)

disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """All metrics by name; calling them observes a value: a counter grows by it, a gauge takes it or grows by it."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._known: dict[str, Callable[[float, str], None]] = {}
        games = Gauge("demesne_games", "Games in memory by state.", ["state"], registry=self._registry)
        self._known["games"] = lambda value, state: games.labels(state).set(value)
        sockets = Gauge("demesne_sockets", "Open sockets.", registry=self._registry)
        self._known["sockets"] = lambda value, _: sockets.inc(value)
        self._count("requests", "Requests by status.", "status")
        self._count("messages", "Messages from sockets.")
        self._count("refusals", "Messages from sockets that were refused.")
        self._count("errors", "Faults of the server by kind.", "kind")
        self._record("request_seconds", "From a request to its answer.")
        self._record("answer_seconds", "From an answer to what its sender is shown next.")
        self._record("commit_seconds", "From the begin of a commit to its end.")
        self._record("commit_writes", "Writes that shared one commit.", SIZES)

    def _count(self, what: str, help: str, label: str = "") -> None:
        counter = Counter(f"demesne_{what}", help, [label] if label else [], registry=self._registry)
        self._known[what] = lambda value, of: (counter.labels(of) if label else counter).inc(value)

    def _record(self, what: str, help: str, bounds: tuple[float, ...] = SECONDS) -> None:
        histogram = Histogram(f"demesne_{what}", help, buckets=bounds, registry=self._registry)
        self._known[what] = lambda value, _: histogram.observe(value)

    def __call__(self, what: str, value: float = 1, label: str = "") -> None:
        self._known[what](value, label)

    def text(self) -> str:
        return generate_latest(self._registry).decode()
