"""The server's context: its settings, what it tells those who run it, how it stops."""

from __future__ import annotations

import json
import logging
import os
import pathlib
import re
import signal
import subprocess
import sys
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

import running
from demesne.refusal import Refusal
from demesne.server import listeners, logs
from demesne.server.identity import COOKIE
from demesne.server.metrics import Metrics
from demesne.server.serve import serve
from demesne.server.settings import Settings
from running import NEW_TABLE, SEAL, SECRET, Running, code_of, hello, said, settings_of, until

pytestmark = pytest.mark.slow  # sockets that wait for their limits
server = running.server  # a fixture


# ---------------------------------------------------------------- settings


@pytest.mark.parametrize(
    ("given", "line"),
    [
        ({"port": 70_000}, "port: expected a number from 0 to 65535, got 70000"),
        ({"host": "no host"}, 'host: expected an address or a name of this machine, got "no host"'),
        ({"lan": True, "host": "10.0.0.7"}, "use only one of --lan or --host"),
        (
            {"base_url": "table.example"},
            'base URL: expected one such as https://table.example, without a path, got "table.example"',
        ),
        ({"base_url": "https://table.example/dominion"}, 'without a path, got "https://table.example/dominion"'),
        ({"base_url": "https://anna:secret@table.example"}, "base URL: expected one such as"),
        ({"base_url": "https://[::"}, "base URL: expected one such as"),
        ({"dev": True, "lan": True}, '--dev: expected an address that only this machine can reach, got "0.0.0.0"'),
        (
            {"dev": True, "host": "0.0.0.0"},
            '--dev: expected an address that only this machine can reach, got "0.0.0.0"',
        ),
        ({"dev": True, "host": "table.example"}, "--dev: expected"),
        ({"dev": True, "base_url": "https://table.example"}, "--dev: expected"),
    ],
)
def test_settings_that_do_not_go_together_get_one_line(given: dict[str, Any], line: str) -> None:
    with pytest.raises(Refusal) as refusal:
        Settings(**given)
    assert line in str(refusal.value) and "\n" not in str(refusal.value)


def test_the_secret_is_not_shown() -> None:
    assert "secret" not in repr(Settings(secret=SECRET))


def test_without_a_word_only_this_machine_is_served() -> None:
    assert Settings().bound_to == "127.0.0.1" and not Settings().lan and not Settings().dev


def test_the_next_free_port_is_taken_but_never_instead_of_one_asked_for() -> None:
    first = listeners.bound("127.0.0.1", None)
    second = listeners.bound("127.0.0.1", None)
    taken = first.getsockname()[1]
    assert listeners.PORT <= taken < second.getsockname()[1]
    with pytest.raises(Refusal, match=f"cannot listen on 127.0.0.1, port {taken}: "):
        listeners.bound("127.0.0.1", taken)
    first.close()
    second.close()


# ---------------------------------------------------------------- for those who run it


def test_health_and_metrics(server: Running) -> None:
    assert server.http.get("/health/live").text == server.http.get("/health/ready").text == "ok"
    table = server.made()["table"]
    with server.look(table) as socket:
        hello(socket)
        text = server.http.get("/metrics").text
        assert re.search(r"^demesne_sockets [1-9]", text, re.MULTILINE)
        assert re.search(r'^demesne_games\{state="running"\} [1-9]', text, re.MULTILINE)
        assert re.search(r"^demesne_commit_seconds_count [1-9]", text, re.MULTILINE)
        assert table not in text and "Anna" not in text
    for line in text.splitlines():
        assert re.fullmatch(r'# (HELP|TYPE) demesne_\w+ .+|demesne_\w+(\{\w+="[^"]*"\})? [0-9.e+-]+', line), line


def test_a_histogram_counts_up() -> None:
    metrics = Metrics()
    for seconds in (0.0005, 0.003, 0.003, 99):
        metrics("commit_seconds", seconds)
    lines = [line for line in metrics.text().splitlines() if line.startswith("demesne_commit_seconds")]
    assert lines[0] == 'demesne_commit_seconds_bucket{le="0.001"} 1.0'
    assert lines[2] == 'demesne_commit_seconds_bucket{le="0.005"} 3.0'
    assert lines[-3:-1] == ['demesne_commit_seconds_bucket{le="+Inf"} 4.0', "demesne_commit_seconds_count 4.0"]


def test_the_log_names_nobody(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    http = httpx.Client(base_url=server.address)
    made = server.made(http, seats=[{"kind": "me", "name": "Ottilia"}, {"kind": "friend"}])
    join = made["links"]["join"]
    http.get(join)
    http.get(f"/api/tables/{made['table']}", params={"token": join.rpartition("/")[2]})
    http.get("/api/qr", params={"path": join})
    with server.look(made["table"], http) as socket:
        hello(socket, token=join.rpartition("/")[2])
        socket.send("nonsense")
        said(socket, "refused")
    logging.getLogger("uvicorn.error").warning("%s asks for %s", "10.0.0.7", join)
    lines = [logs.Lines().format(record) for record in caplog.records]
    text = "\n".join(lines)
    requests = [line for line in map(json.loads, lines) if line["event"] == "request"]
    assert len(requests) >= 4 and {"/api/tables", "/api/tables/{table}", "/api/qr"} <= {
        line["route"] for line in requests
    }
    assert all(line["request"] and "status" in line for line in requests)
    until(lambda: any(r.msg == "socket" for r in caplog.records))
    sockets = [json.loads(logs.Lines().format(r)) for r in caplog.records if r.msg == "socket"]
    assert sockets[-1]["table"] == made["table"] and sockets[-1]["guest"] == requests[-1]["guest"]
    guest = http.cookies[COOKIE].partition(".")[0]
    for private in (
        "Ottilia",
        "127.0.0.1",
        "10.0.0.7",
        SEAL,
        join,
        join.rpartition(".")[2],
        guest,
        http.cookies[COOKIE],
        SECRET.hex(),
    ):
        assert private not in text
    assert '"pattern": "%s asks for %s"' in text


def test_what_is_logged_is_json_on_stderr(capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    before = root.handlers[:], root.level
    try:
        logs.begin(everything=True)
        logs.note("request", table="t1")
        logs.begin(everything=False)
        logs.note("request", table="t2")
        logs.note("fault", level=logging.ERROR, error=ValueError("Gold"))
    finally:
        root.handlers, root.level = before
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [line["event"] for line in lines] == ["request", "fault"] and lines[0]["table"] == "t1"
    assert lines[1]["error"] == "ValueError" and "Gold" not in str(lines)


# ---------------------------------------------------------------- stopping

SERVE = """
import sys
from demesne.languages import language
from demesne.terminal.serve import serve
sys.exit(serve(port=0, say=language("en")))
"""


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_sigterm_tells_everybody_and_loses_nothing(tmp_path: pathlib.Path) -> None:
    environment = {**os.environ, "DEMESNE_HOME": str(tmp_path)}

    def begun() -> tuple[subprocess.Popen[str], str]:
        process = subprocess.Popen(
            [sys.executable, "-c", SERVE], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
        )
        assert process.stdout
        line = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert found, line
        return process, found[0]

    process, address = begun()
    with httpx.Client(base_url=address) as http:
        made = http.post("/api/tables", json=NEW_TABLE).json()
        cookie = {"Cookie": f"{COOKIE}={http.cookies[COOKIE]}"}
        with connect(f"{address.replace('http', 'ws')}/ws/{made['table']}", additional_headers=cookie) as socket:
            hello(socket)
            decision = said(socket, "view")["decision"]
            socket.send(json.dumps({"type": "answer", "decision": decision["id"], "answers": [[]]}))
            after = said(socket, "view")
            process.send_signal(signal.SIGTERM)
            assert code_of(socket) == 1012
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0 and "all games are saved" in out
    assert all(json.loads(line) for line in err.splitlines()) and "Traceback" not in err
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600
    process, address = begun()
    try:
        with connect(f"{address.replace('http', 'ws')}/ws/{made['table']}", additional_headers=cookie) as socket:
            assert hello(socket)["you"] == [0], "the same guest"
            assert said(socket, "view")["decision"]["id"] == after["decision"]["id"]
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
    assert process.returncode == 130


@pytest.mark.parametrize(
    ("given", "line"),
    [
        ({"database": "nonsense"}, "as the address of the database"),
        ({"port": 1, "host": "192.0.2.1"}, "cannot listen on 192.0.2.1, port 1: "),
    ],
)
def test_what_is_wrong_at_the_start_is_one_refusal(tmp_path: pathlib.Path, given: dict[str, Any], line: str) -> None:
    root = logging.getLogger()
    before = root.handlers[:], root.level
    try:
        with pytest.raises(Refusal, match=line):
            serve(settings_of(tmp_path, **given), lambda _: None)
    finally:
        root.handlers, root.level = before
