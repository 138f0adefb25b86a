"""One server for one SQLite file: a second `demesne play` finds the first one, and nobody else."""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import pathlib
import re
import resource
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from typing import IO

import httpx
import pytest

from demesne.refusal import Refusal
from demesne.terminal import server_lock
from demesne.terminal.server_lock import ServerLock, alive, lock_of
from running import NEW_TABLE
from served import Served

PLAY = [sys.executable, "-m", "demesne", "play"]
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")
SECONDS = 300.0  # a busy machine takes a minute to import the server twice


def settings(home: pathlib.Path) -> dict[str, str]:
    """A user of their own, who has no screen."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "DEMESNE_DATABASE")
    return {
        **{k: v for k, v in os.environ.items() if k not in screens},
        "DEMESNE_HOME": str(home),
        "DEMESNE_LANG": "en",
    }


@contextlib.contextmanager
def playing(home: pathlib.Path) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(PLAY, stdout=subprocess.PIPE, text=True, env=settings(home))
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        out(process).close()


def out(process: subprocess.Popen[str]) -> IO[str]:
    assert process.stdout is not None
    return process.stdout


def address(process: subprocess.Popen[str]) -> str:
    found = ADDRESS.search(out(process).readline())
    assert found
    return found[0]


def second(home: pathlib.Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*PLAY, *arguments], capture_output=True, text=True, env=settings(home), timeout=SECONDS)


def test_another_way_to_the_same_file_led_past_its_server_bug(tmp_path: pathlib.Path) -> None:
    """A backup was restored under a running server if the file was named by a link to it."""
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "real")
    here, there = (lock_of(f"sqlite:///{tmp_path / way / 'games.sqlite'}") for way in ("real", "link"))
    assert here and there and here.file == there.file
    with here, there:
        assert here.elsewhere() == ""


@pytest.mark.slow
def test_a_second_play_goes_to_the_first_ones_server(tmp_path: pathlib.Path) -> None:
    with playing(tmp_path) as first:
        there = address(first)
        plain = second(tmp_path)
        assert (plain.returncode, plain.stdout) == (0, f"The table is already open, at {there}\n")
        wanted = second(tmp_path, "--kingdom", "Big Money", "--players", "3")
        running_line, seat_line = wanted.stdout.splitlines()
        assert running_line == f"The table is already open, at {there}"
        link = seat_line.removeprefix(f"Your seat: {there}/seat/")
        with httpx.Client(base_url=there) as browser:
            assert browser.get("/api/server").status_code == 200
            table = link.split(".")[0]
            claimed = browser.post(f"/api/tables/{table}/claim", json={"token": link})
            assert claimed.json()["seat"] == 0, claimed.text
            about = browser.get(f"/api/tables/{table}").json()
            assert len(about["seats"]) == 3 and "Bureaucrat" in about["kingdom"]


@pytest.mark.slow
def test_a_mistake_is_told_as_if_no_server_ran(tmp_path: pathlib.Path) -> None:
    with playing(tmp_path) as first:
        address(first)
        wrong = second(tmp_path, "--kingdom", "Nowhere")
        assert (wrong.returncode, wrong.stdout) == (1, "")
        assert "Nowhere" in wrong.stderr and len(wrong.stderr.splitlines()) == 1


@pytest.mark.slow
def test_a_second_server_of_a_file_is_refused(tmp_path: pathlib.Path) -> None:
    with playing(tmp_path) as first:
        there = address(first)
        command = [sys.executable, "-m", "demesne", "serve", "--port", "0"]
        refused = subprocess.run(command, capture_output=True, text=True, env=settings(tmp_path), timeout=SECONDS)
        assert refused.returncode == 1 and there in refused.stderr and len(refused.stderr.splitlines()) == 1


@pytest.mark.slow
def test_a_backup_is_not_restored_under_a_running_server(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "all.gz"

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "demesne", "admin", *arguments]
        return subprocess.run(command, capture_output=True, text=True, env=settings(tmp_path), timeout=SECONDS)

    with playing(tmp_path) as first:
        there = address(first)
        second(tmp_path, "--kingdom", "Big Money")
        assert run("backup", str(file)).returncode == 0, "games go on meanwhile"
        for more in ([], ["--replace"]):
            refused = run("restore", str(file), *more)
            assert refused.returncode == 1 and there in refused.stderr and len(refused.stderr.splitlines()) == 1
    restored = run("restore", str(file), "--replace")
    assert restored.returncode == 0 and restored.stdout.startswith("1 game"), restored.stderr


@pytest.mark.slow
def test_old_games_are_removed_beside_a_running_server(tmp_path: pathlib.Path) -> None:
    """It has the file for itself, and does it when asked."""

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "demesne", "admin", *arguments]
        return subprocess.run(command, capture_output=True, text=True, env=settings(tmp_path), timeout=SECONDS)

    with playing(tmp_path) as first:
        there = address(first)
        second(tmp_path, "--kingdom", "Big Money")
        assert run("prune").stdout == "0 games removed\n"
        assert run("prune", "--days", "0").stdout == "1 game removed\n"
        refused = run("migrate")
        assert refused.returncode == 1 and there in refused.stderr and len(refused.stderr.splitlines()) == 1
    assert run("migrate").returncode == 0
    assert not [*tmp_path.glob("*asked*"), *tmp_path.glob("*answered*"), *tmp_path.glob("*copy*")]


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="another process's limits are set so on Linux only")
def test_a_server_whose_files_become_unwritable_says_so_and_goes_on_afterwards(tmp_path: pathlib.Path) -> None:
    with Served(tmp_path) as server, httpx.Client(base_url=server.address, timeout=SECONDS) as http:
        assert http.post("/api/tables", json=NEW_TABLE).status_code == 201
        _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, most))
        for mapped in tmp_path.glob("*-shm"):
            mapped.open("r+b").truncate(0)
        refused = http.post("/api/tables", json=NEW_TABLE)
        assert (refused.status_code, refused.json()["error"][0]) == (503, "store-away")
        assert http.get("/health/ready").status_code == 503 and http.get("/health/live").status_code == 200
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))
        until = time.monotonic() + SECONDS
        while http.get("/health/ready").status_code == 503 and time.monotonic() < until:
            time.sleep(0.2)
        assert http.post("/api/tables", json=NEW_TABLE).status_code == 201


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_after_a_server_has_gone_the_next_one_serves(number: signal.Signals, tmp_path: pathlib.Path) -> None:
    with playing(tmp_path) as first:
        address(first)
        first.send_signal(number)
        first.wait(SECONDS)
        with playing(tmp_path) as next_one:
            assert alive(address(next_one))
            said = json.loads((tmp_path / "demesne.sqlite.server").read_text())
            assert said["process"] == next_one.pid


@pytest.mark.slow
def test_of_two_at_once_one_serves(tmp_path: pathlib.Path) -> None:
    with playing(tmp_path) as one, playing(tmp_path) as other:
        assert address(one) == address(other)
        until = time.monotonic() + SECONDS
        while {one.poll(), other.poll()} == {None} and time.monotonic() < until:
            time.sleep(0.05)
        assert {one.poll(), other.poll()} == {None, 0}


def test_other_folders_have_other_servers(tmp_path: pathlib.Path) -> None:
    with ServerLock(tmp_path / "a.server") as a, ServerLock(tmp_path / "b.server") as b:
        assert (a.elsewhere(), b.elsewhere()) == ("", "")


def test_one_who_does_not_answer_is_named(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_lock, "PATIENCE", 0.3)
    with ServerLock(tmp_path / "games.server") as silent, ServerLock(tmp_path / "games.server") as late:
        assert silent.elsewhere() == ""
        silent.show("http://127.0.0.1:9")
        with pytest.raises(Refusal, match=f"process {os.getpid()}"):
            late.elsewhere()


def test_who_stops_meanwhile_is_waited_for(tmp_path: pathlib.Path) -> None:
    with ServerLock(tmp_path / "games.server") as stopping, ServerLock(tmp_path / "games.server") as late:
        assert stopping.elsewhere() == ""
        threading.Timer(0.3, lambda: fcntl.flock(stopping._descriptor, fcntl.LOCK_UN)).start()
        assert late.elsewhere() == ""


def test_an_address_that_was_left_behind_counts_for_nothing(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "games.server"
    file.write_text('{"address": "http://127.0.0.1:9", "process": 1}')
    with ServerLock(file) as lock:
        assert lock.elsewhere() == ""
    assert json.loads(file.read_text()) == {"address": "", "process": os.getpid()}


def test_on_postgresql_several_may_serve() -> None:
    assert lock_of("postgresql://demesne@db/demesne") is None


def test_who_is_not_alive() -> None:
    assert not alive("http://127.0.0.1:9")
    assert not alive("")
