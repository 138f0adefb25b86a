"""The same batches on a Ray cluster: many machines, and a batch whose worker dies is played again elsewhere."""

from __future__ import annotations

import logging
import uuid
from typing import Any

from demesne.refusal import Refusal

from .engines import Job, Playing

RETRIES = 20  # of one batch, when workers or whole machines disappear


class Cluster:
    """Needs the extra demesne[cluster]; joins the cluster of RAY_ADDRESS or starts one on this machine."""

    def __init__(self, job: Job, jobs: int) -> None:
        try:
            import ray
        except ImportError:
            raise Refusal("error-ray") from None
        self.ray: Any = ray
        self.mine = not ray.is_initialized()
        if self.mine:
            ray.init(log_to_driver=False, include_dashboard=False, logging_level=logging.ERROR)
        self.workers = jobs or max(int(self.ray.cluster_resources().get("CPU", 1)), 1)
        self.job = ray.put((uuid.uuid4().hex, job))
        self.task = ray.remote(max_retries=RETRIES, num_cpus=1)(_play)

    def submit(self, *task: Any) -> Any:
        return _Pending(self.ray, self.task.remote(self.job, *task))

    def close(self) -> None:
        if self.mine:
            self.ray.shutdown()


class _Pending:
    def __init__(self, ray: Any, reference: Any) -> None:
        self.ray: Any = ray
        self.reference = reference

    def result(self) -> Any:
        return self.ray.get(self.reference)

    def cancel(self) -> None:
        self.ray.cancel(self.reference)


_kept: list[tuple[str, Playing]] = []


def _play(job: tuple[str, Job], *task: Any) -> Any:
    """On a worker: the table is reused from batch to batch of one run."""
    name, work = job
    if not _kept or _kept[0][0] != name:
        for _, worker in _kept:
            worker.close()
        _kept[:] = [(name, work.playing(lambda: False))]
    return _kept[0][1].play(*task)
