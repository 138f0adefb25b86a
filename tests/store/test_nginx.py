"""Two processes behind a real nginx, with the configuration of docs/host.md: what belongs to a table stays together."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pathlib
import re
import shutil
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator

import pytest

from demesne.bots import choose
from demesne.client import Client, Seat, View
from missing import missing
from postgres import Postgres, free_port
from served import Served, in_time

pytestmark = pytest.mark.slow  # real processes

DOCS = pathlib.Path(__file__).parents[2] / "docs" / "host.md"
PATIENCE = 60.0
AROUND = """
daemon off;
worker_processes 1;
pid {folder}/pid;
error_log {folder}/errors;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/bodies;
    proxy_temp_path {folder}/answers;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{documented}
}}
"""


def documented(port: int, servers: list[str]) -> str:
    """The configuration that the docs give, with other ports and without TLS."""
    [text] = re.findall(r"```nginx\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    text, listens = re.subn(r"listen 443 ssl;", f"listen 127.0.0.1:{port};", text)
    text, certificates = re.subn(r" *ssl_certificate(_key)? .*;\n", "", text)
    assert (listens, certificates) == (1, 2)
    for at, server in zip((8201, 8202), servers, strict=True):
        text, found = re.subn(rf"server 127\.0\.0\.1:{at};", f"server {server.removeprefix('http://')};", text)
        assert found == 1
    return text


@contextlib.contextmanager
def nginx(folder: pathlib.Path, port: int, servers: list[str]) -> Iterator[None]:
    """It, for as long as a test needs it."""
    program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    if program is None:
        missing("nginx", "nginx is not installed (Debian: apt install nginx)")
    root = "user root;" if os.geteuid() == 0 else ""
    (folder / "conf").write_text(root + AROUND.format(folder=folder, documented=documented(port, servers)))
    running = subprocess.Popen([program, "-p", folder, "-c", folder / "conf", "-e", folder / "errors"])
    try:
        until = time.monotonic() + PATIENCE
        while status(f"http://127.0.0.1:{port}/health/live") != 404:
            assert running.poll() is None and time.monotonic() < until, (folder / "errors").read_text()
            time.sleep(0.05)
        yield
    finally:
        running.terminate()
        running.wait(PATIENCE)


def status(address: str) -> int:
    try:
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code
    except OSError:
        return 0


def sockets(server: Served) -> int:
    """How many are open at a process; it is asked directly."""
    with urllib.request.urlopen(f"{server.address}/metrics", timeout=PATIENCE) as answer:
        found = re.search(r"^demesne_sockets (\d+)", answer.read().decode(), re.MULTILINE)
    assert found
    return int(found[1])


async def seated(address: str) -> list[Seat]:
    """Two people at a new table, each by their own way through nginx."""
    anna, bela = Client(address, name="Anna"), Client(address, name="Béla")
    made = await anna.make_table("First Game", ["me", "friend"])
    seats = [await anna.sit(made.table), await bela.join(made.links["join"])]
    for seat in seats:
        await anext(seat.views())
    return seats


async def play_out(seats: list[Seat]) -> None:
    lasts = await asyncio.gather(*(to_the_end(seat) for seat in seats))
    assert all(last.over and last.result == lasts[0].result for last in lasts)


async def to_the_end(seat: Seat) -> View:
    await answers(seat)
    while not (view := await anext(seat.views())).over:
        await answers(seat)
    return view


async def answers(seat: Seat) -> None:
    while seat.view and seat.view.decision and not seat.view.over:
        await seat.answer(choose(seat.view.view, seat.view.decision))


@pytest.mark.asyncio
async def test_games_are_played_through_nginx_and_each_stays_at_one_process(
    postgres: Postgres, tmp_path: pathlib.Path
) -> None:
    port = free_port()
    address, database = f"http://127.0.0.1:{port}", postgres.database()
    with in_time(300), contextlib.ExitStack() as stack:
        servers = [stack.enter_context(Served(tmp_path, database, base_url=address)) for _ in range(2)]
        stack.enter_context(nginx(tmp_path, port, [server.address for server in servers]))
        tables: dict[int, list[Seat]] = {}
        for _ in range(40):
            before = [sockets(server) for server in servers]
            seats = await seated(address)
            more = [sockets(server) - n for server, n in zip(servers, before)]
            assert sorted(more) == [0, 2], "both are at the same process"
            tables[more.index(2)] = seats
            if len(tables) == 2:
                break
        await play_out(tables[0])
        servers[1].kill()  # its tables move to the other
        await play_out(tables[1])
        assert sockets(servers[0]) >= 2 and status(f"{address}/metrics") == 404
        for seat in [*tables[0], *tables[1]]:
            await seat.leave()
