"""A Ray cluster on this machine: the same result as without it, with --until, and when a worker is killed."""

from __future__ import annotations

import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from demesne import kernel, simulate
from demesne.sim.players import match_of
from demesne.sim.run import run
from demesne.solve import solve
from small_search import make_small

ray = pytest.importorskip("ray", reason="Ray is not installed (demesne[cluster])")

pytestmark = pytest.mark.slow

BIG_MONEY = "buy Province\nbuy Gold\nbuy Silver\n"
SMITHIES = "buy Province\nbuy Gold\nbuy Smithy when owned(Smithy) < 2\nbuy Silver\n"
TIMES = ("seconds", "cpu_seconds", "games_per_second")
GAMES, MANY = (6000, 1_000_000) if "compiled" in kernel.kernels() else (200, 1000)
TRIES = 10


def start(folder: pathlib.Path) -> None:
    """Ray gives a node 30 seconds to start, and a busy machine may need longer: then once more."""
    for tries in range(1, TRIES + 1):
        try:
            ray.init(
                num_cpus=2,
                include_dashboard=False,
                log_to_driver=False,
                logging_level="ERROR",
                object_store_memory=80_000_000,
                _temp_dir=str(folder),
            )
        except Exception as error:
            if tries == TRIES or "timed out during startup" not in str(error):
                raise
            ray.shutdown()
        else:
            return


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A small cluster that keeps all its files in a folder of the tests."""
    folder = tmp_path_factory.getbasetemp()
    if len(str(folder)) > 40:  # the names of its sockets would be too long
        folder = pathlib.Path(tempfile.mkdtemp())
    was = {name: os.environ.get(name) for name in ("HOME", "RAY_USAGE_STATS_ENABLED", "PYTHONPATH")}
    os.environ["HOME"] = str(tmp_path_factory.mktemp("home"))
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    here = str(pathlib.Path(__file__).parent)
    os.environ["PYTHONPATH"] = os.pathsep.join(
        filter(None, (was["PYTHONPATH"], here))
    )  # bots of this file are found there
    start(folder / "ray")
    yield
    ray.shutdown()
    for name, value in was.items():
        if value is None:
            os.environ.pop(name, None)
        else:
            os.environ[name] = value


def steady(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in TIMES}


def slow_big_money(view: dict[str, Any], decision: dict[str, Any]) -> list[str]:
    time.sleep(0.002)
    if decision["kind"] == "treasure":
        return list(decision["options"])
    prices = {"Province": 8, "Gold": 6, "Silver": 3}
    return [c for c in prices if c in decision["options"] and view["coins"] >= prices[c]][:1]


def test_the_same_result_byte_for_byte(cluster: None) -> None:
    match = match_of([SMITHIES, BIG_MONEY], "First Game", seed="ray")
    here, there = (run(match, GAMES, engine=engine, details=True) for engine in ("local", "ray"))
    assert here.tally.dump() == there.tally.dump() and steady(here.json()) == steady(there.json())
    assert there.cpu_seconds > 0


def test_a_kingdom_is_solved_the_same(cluster: None, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The trial games of `demesne solve` go through the same engines."""
    monkeypatch.setenv("DEMESNE_HOME", str(tmp_path))
    make_small(monkeypatch)
    found = [solve("First Game", rounds=1, jobs=2, engine=engine).json() for engine in ("local", "ray")]
    assert found[0]["games"] > 0
    assert [{**one, "seconds": 0} for one in found[:1]] == [{**one, "seconds": 0} for one in found[1:]]


def test_until_and_jobs(cluster: None) -> None:
    match = match_of([SMITHIES, BIG_MONEY, BIG_MONEY], "First Game", seed=3)
    until = 0.02 if "compiled" in kernel.kernels() else 0.08
    found = [
        run(match, 20 * GAMES, until=until, engine=engine, jobs=jobs)
        for engine, jobs in (("local", 1), ("ray", 1), ("ray", 2))
    ]
    assert found[0].games < 20 * GAMES
    assert len({f.tally.dump() for f in found}) == 1 and all(steady(f.json()) == steady(found[0].json()) for f in found)


def test_a_second_run_does_not_get_the_bots_of_the_first(cluster: None) -> None:
    def choose(view: dict[str, Any], decision: dict[str, Any]) -> list[str]:
        return list(decision["options"][: decision["most"]]) if decision["kind"] == "treasure" else []

    idle = simulate([choose, BIG_MONEY], 4, "First Game", engine="ray", jobs=1)

    def choose(view: dict[str, Any], decision: dict[str, Any]) -> list[str]:  # type: ignore[no-redef]
        return slow_big_money(view, decision)

    busy = simulate([choose, BIG_MONEY], 4, "First Game", engine="ray", jobs=1)
    assert idle.players[0].score_mean == 3 < busy.players[0].score_mean
    assert busy.tally.dump() == simulate([slow_big_money, BIG_MONEY], 4, "First Game").tally.dump()


def workers() -> list[int]:
    """The processes of this machine that play batches now."""
    found = []
    for folder in pathlib.Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                name = (folder / "cmdline").read_bytes()
            except OSError:
                continue
            if name.startswith(b"ray::_play") and descends(int(folder.name)):
                found.append(int(folder.name))
    return found


def descends(process: int) -> bool:
    """Whether this test started it, directly or not."""
    while process > 1:
        if process == os.getpid():
            return True
        try:
            process = int(pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            return False
    return False


@pytest.mark.skipif(
    not pathlib.Path("/proc/self/stat").exists(), reason="workers are found in /proc, which this system has not"
)
def test_a_killed_worker_changes_nothing(cluster: None) -> None:
    match = match_of([slow_big_money, BIG_MONEY], "First Game", seed=5)
    expected = run(match, 60, details=True)
    killed: list[int] = []

    def kill() -> None:
        latest = time.monotonic() + 120
        while not killed and time.monotonic() < latest:
            for process in workers()[:1]:
                time.sleep(0.3)
                os.kill(process, signal.SIGKILL)
                killed.append(process)
            time.sleep(0.02)

    killer = threading.Thread(target=kill)
    killer.start()
    found = run(match, 60, engine="ray", jobs=2, details=True)
    killer.join()
    assert killed, "a worker was killed in the middle of the run"
    assert found.tally.dump() == expected.tally.dump() and steady(found.json()) == steady(expected.json())


@pytest.mark.skipif(
    not pathlib.Path("/proc/self/stat").exists(), reason="workers are found in /proc, which this system has not"
)
def test_a_worker_that_dies_leaves_standard_output_alone(tmp_path: pathlib.Path) -> None:
    """`sim --json` in a process of its own, with a cluster of its own."""
    folder = pathlib.Path(tempfile.mkdtemp())  # the names of Ray's sockets must be short
    env = {**os.environ, "HOME": str(tmp_path), "RAY_TMPDIR": str(folder), "RAY_USAGE_STATS_ENABLED": "0"}
    command = [sys.executable, "-m", "demesne", "sim", "big-money", "big-money", "--games", str(MANY)]
    process = subprocess.Popen(
        [*command, "--engine", "ray", "--jobs", "1", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=env,
    )
    latest = time.monotonic() + 300
    killed = False
    while not killed and process.poll() is None and time.monotonic() < latest:
        for worker in workers()[:1]:
            os.kill(worker, signal.SIGKILL)
            killed = True
        time.sleep(0.02)
    out, err = process.communicate(timeout=600)
    assert killed and process.returncode == 0, err[-1000:]
    assert json.loads(out)["games"] > 0 and len(out.splitlines()) == 1


def test_a_failing_bot_is_told_from_afar(cluster: None) -> None:
    def choose(view: dict[str, Any], decision: dict[str, Any]) -> list[str]:
        raise RuntimeError("far away")

    found = simulate([choose, BIG_MONEY], 6, "First Game", engine="ray")
    assert found.failed == 6 and {f.error for f in found.failures} == {"RuntimeError: far away"}
