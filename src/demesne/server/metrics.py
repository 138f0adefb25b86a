"""Metrics in the Prometheus text format. They contain no name, table or guest."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator

PREFIX = "demesne"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
SIZES = (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0)


class Counter:
    kind = "counter"

    def __init__(self, help: str, label: str = "") -> None:
        self.help = help
        self._label = label
        self._values: dict[str, float] = {} if label else {"": 0}

    def observe(self, value: float, label: str) -> None:
        self._values[label] = self._values.get(label, 0) + value

    def lines(self, name: str) -> Iterator[str]:
        for label, value in sorted(self._values.items()):
            yield f"{name}{{{self._label}={_quoted(label)}}} {value:g}" if self._label else f"{name} {value:g}"


class Gauge(Counter):
    kind = "gauge"

    def observe(self, value: float, label: str) -> None:
        self._values[label] = value


class Level(Gauge):
    """A gauge that is given changes."""

    def observe(self, value: float, label: str) -> None:
        self._values[label] = self._values.get(label, 0) + value


class Histogram:
    kind = "histogram"

    def __init__(self, help: str, bounds: tuple[float, ...] = SECONDS) -> None:
        self.help = help
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, value: float, label: str) -> None:
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def lines(self, name: str) -> Iterator[str]:
        total = 0
        for bound, count in zip((*self._bounds, float("inf")), self._counts):
            total += count
            yield f'{name}_bucket{{le="{"+Inf" if bound == float("inf") else f"{bound:g}"}"}} {total}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {total}"


class Metrics:
    """All metrics by name."""

    def __init__(self) -> None:
        self.known: dict[str, Counter | Histogram] = {
            "games": Gauge("Games in memory by state.", "state"),
            "sockets": Level("Open sockets."),
            "requests": Counter("Requests by status.", "status"),
            "request_seconds": Histogram("From a request to its answer."),
            "messages": Counter("Messages from sockets."),
            "refusals": Counter("Messages from sockets that were refused."),
            "answer_seconds": Histogram("From an answer to what its sender is shown next."),
            "commit_seconds": Histogram("From the begin of a commit to its end."),
            "commit_writes": Histogram("Writes that shared one commit.", SIZES),
            "errors": Counter("Faults of the server by kind.", "kind"),
        }

    def __call__(self, what: str, value: float = 1, label: str = "") -> None:
        """Observe a value: a counter grows by it, a gauge takes it, a histogram records it."""
        self.known[what].observe(value, label)

    def text(self) -> str:
        return "\n".join([*self._lines(), ""])

    def _lines(self) -> Iterable[str]:
        for what, metric in self.known.items():
            name = f"{PREFIX}_{what}{'_total' * (metric.kind == 'counter')}"
            yield f"# HELP {name} {metric.help}"
            yield f"# TYPE {name} {metric.kind}"
            yield from metric.lines(name)


def _quoted(label: str) -> str:
    return '"' + label.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
