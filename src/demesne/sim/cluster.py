"""The same batches on a Ray cluster: many machines, and a batch whose worker dies is played again elsewhere."""

from __future__ import annotations

import logging
import uuid
from typing import Any

from demesne.refusal import Refusal

from .engines import Batch, Worker
from .match import Match

RETRIES = 20  # of one batch, when workers or whole machines disappear


class Cluster:
    """Needs the extra demesne[cluster]; joins the cluster of RAY_ADDRESS or starts one on this machine."""

    def __init__(self, match: Match, jobs: int, details: bool, timeout: float | None) -> None:
        try:
            import ray
        except ImportError:
            raise Refusal("error-ray") from None
        self.ray: Any = ray
        self.mine = not ray.is_initialized()
        if self.mine:
            ray.init(log_to_driver=False, include_dashboard=False, logging_level=logging.ERROR)
        self.workers = jobs or max(int(self.ray.cluster_resources().get("CPU", 1)), 1)
        self.job = ray.put((uuid.uuid4().hex, match, details, timeout))
        self.task = ray.remote(max_retries=RETRIES, num_cpus=1)(_play)

    def submit(self, first: int, seeds: int) -> Any:
        return _Pending(self.ray, self.task.remote(self.job, first, seeds))

    def close(self) -> None:
        if self.mine:
            self.ray.shutdown()


class _Pending:
    def __init__(self, ray: Any, reference: Any) -> None:
        self.ray: Any = ray
        self.reference = reference

    def result(self) -> Batch:
        batch: Batch = self.ray.get(self.reference)
        return batch

    def cancel(self) -> None:
        self.ray.cancel(self.reference)


_kept: list[tuple[str, Worker]] = []


def _play(job: tuple[str, Match, bool, float | None], first: int, seeds: int) -> Batch:
    """On a worker: the table is reused from batch to batch of one run."""
    name, match, details, timeout = job
    if not _kept or _kept[0][0] != name:
        for _, worker in _kept:
            worker.close()
        _kept[:] = [(name, Worker(match, details, timeout))]
    return _kept[0][1].play(first, seeds)
