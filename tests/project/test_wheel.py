"""The wheel alone: no source, no Node, no network. It holds the page, the words and the migrations, and plays.

The network is cut by a namespace of its own with nothing in it but loopback. Where the system does not let us make one,
a hook in the installed environment is the only barrier; in both cases that hook records every attempt to reach
another host, and any such record is a failure. This file runs as a program behind the barrier.
"""

from __future__ import annotations

import json
import os
import pathlib
import re
import shutil
import socket
import struct
import subprocess
import sys
import types
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import sync_playwright

import browser
from missing import missing

ROOT = pathlib.Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "demesne"
NEEDED = (
    *("src", "tools", "setup.py", "build_backend.py", "pyproject.toml", "MANIFEST.in"),
    *("constraints.txt", "README.md", "LICENSE"),
)
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.egg-info", "_compiled*", "_build.json")
BUILT = re.compile(r"demesne/kernel/_build\.json|demesne/languages/_messages/.+\.json")  # by setup.py
COMPILED = re.compile(r"demesne/kernel/_compiled[^/]*\.(so|pyd)")
LANGUAGES = ("en", "hu", "ru", "pl", "is")
PATIENCE = 60.0  # seconds

# In the environment of the wheel: every address that a socket is asked to reach, before anything is sent.
HOOK = """
import ipaddress, sys
def here(host):
    if host in (None, "", b"", "localhost", b"localhost"):
        return True
    try:
        return ipaddress.ip_address(host.decode() if isinstance(host, bytes) else host).is_loopback
    except ValueError:
        return False
def hook(event, given):
    if event == "socket.getaddrinfo":
        host = given[0]
    elif event in ("socket.connect", "socket.sendto") and isinstance(given[1], tuple):
        host = given[1][0]
    else:
        return
    if not here(host):
        with open({notes!r}, "a") as notes:
            notes.write(f"{event} {host}\\n")
        raise ConnectionRefusedError(f"no network: {host}")
sys.addaudithook(hook)
"""

# A turn by the package's own client, which is part of the wheel too.
TURN = """
import asyncio, json, sys
import demesne
from demesne.bots import choose
from demesne.client import Client
async def turn():
    client = Client(sys.argv[1], name="Anna")
    made = await client.make_table("First Game", ["me", "gentle"], first=0)
    answers = 0
    async with await client.sit(made.table) as seat:
        async for view in seat.views():
            if view.view["turn"] > 2:
                break
            if view.decision:
                await seat.answer(choose(view.view, view.decision))
                answers += 1
    return {"answers": answers, "turn": view.view["turn"], "from": demesne.__file__}
print(json.dumps(asyncio.run(turn())))
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """Built from a copy of the sources, so that nothing an earlier build left can slip in."""
    assert (PACKAGE / "server" / "page" / "index.html").is_file(), "the page is not built: make play builds it"
    folder = tmp_path_factory.mktemp("wheel")
    for name in NEEDED:
        whole = ROOT / name
        shutil.copytree(whole, folder / name, ignore=LEFT_OUT) if whole.is_dir() else shutil.copy(whole, folder / name)
    quick = {"DEMESNE_CFLAGS": "-O0"}  # what is compiled matters here, not how fast it is
    pip("wheel", "--no-deps", "--wheel-dir", str(folder / "dist"), ".", cwd=folder, more=quick)
    (built,) = (folder / "dist").glob("demesne-*.whl")
    return built


@pytest.fixture(scope="module")
def environment(wheel: pathlib.Path, tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """An empty environment with the wheel and what it depends on; the last thing that may come from elsewhere."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder / "env", with_pip=False)
    python = folder / "env" / "bin" / "python"
    pip("--python", str(python), "install", f"{wheel}[server]", cwd=folder)
    place = subprocess.check_output([python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], text=True)
    hook = pathlib.Path(place.strip()) / "sitecustomize.py"
    hook.write_text(HOOK.replace("{notes!r}", repr(str(folder / "notes"))), encoding="utf-8")
    return folder


@pytest.mark.slow
def test_without_extras_it_plays_a_terminal_game_and_simulates(wheel: pathlib.Path, tmp_path: pathlib.Path) -> None:
    venv.create(tmp_path / "env", with_pip=False)
    pip("--python", str(tmp_path / "env" / "bin" / "python"), "install", str(wheel), cwd=tmp_path)
    (tmp_path / "nothing").mkdir()

    def demesne(*words: str, typed: str = "") -> str:
        done = subprocess.run(
            [str(tmp_path / "env" / "bin" / "demesne"), *words],
            cwd=tmp_path / "nothing", env=alone(tmp_path), input=typed, capture_output=True, text=True,
        )  # fmt: skip
        assert done.returncode == 0 and not done.stderr, done
        return " ".join(done.stdout.split())

    # a player who only presses Enter, against a bot without Attacks that buys the Provinces
    played = demesne("play", "--seed", "1", "--bot", "big-money", typed="\n" * 1000)
    assert 'pip install "demesne[server]"' in played and "Player 1: 3 points" in played
    assert demesne(*["sim", "big-money", "big-money-greening", "--games", "1000"]).startswith("1,000 games in ")
    (site,) = (tmp_path / "env").glob("lib/python*/site-packages")
    brought = {name.name.partition("-")[0] for name in site.glob("*.dist-info")}
    assert brought == {"demesne", "rich", "platformdirs", "markdown_it_py", "mdurl", "pygments"}


def pip(*arguments: str, cwd: pathlib.Path, more: dict[str, str] | None = None) -> None:
    pins = {name: str(ROOT / "constraints.txt") for name in ("PIP_CONSTRAINT", "PIP_BUILD_CONSTRAINT")}
    settings = {**{k: v for k, v in os.environ.items() if k != "PYTHONPATH"}, **pins, **(more or {})}
    done = subprocess.run(
        [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", *arguments],
        cwd=cwd, env=settings, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]


@pytest.mark.slow
def test_the_wheel_holds_the_package_and_nothing_else(wheel: pathlib.Path) -> None:
    source = wheel.parent.parent / "src"
    with zipfile.ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if ".dist-info/" not in name}
        info = json.loads(archive.read("demesne/kernel/_build.json"))
        for name in sorted(held):
            if not COMPILED.fullmatch(name) and not BUILT.fullmatch(name):
                assert archive.read(name) == (source / name).read_bytes(), name
    ours = {file.relative_to(source).as_posix() for file in files(source / "demesne")}
    compiled = {name for name in held if COMPILED.fullmatch(name)}
    built = {name for name in held if BUILT.fullmatch(name)}
    assert held - compiled - built == ours
    assert {f"demesne/languages/_messages/{language}/errors.json" for language in LANGUAGES} <= built
    assert bool(compiled) == (info["kernel"] == "compiled")
    assert "demesne/server/page/index.html" in held
    assert any(name.startswith("demesne/store/migrations/versions/") for name in held)
    for language in LANGUAGES:
        assert {f"demesne/languages/ftl/{language}/{file}.ftl" for file in ("errors", "log", "page")} <= held


def files(folder: pathlib.Path) -> Iterator[pathlib.Path]:
    """The files of the package, without what Python or a build has added, and what messages were made from."""
    for file in folder.rglob("*"):
        if file.suffix == ".csv":
            continue
        made = "__pycache__" in file.parts or file.name.startswith("_compiled") or file.name == "_build.json"
        if file.is_file() and not made:
            yield file


@pytest.mark.slow
def test_without_source_node_and_network_it_plays_a_turn(environment: pathlib.Path) -> None:
    (environment / "nothing").mkdir()
    command = [*cut(), sys.executable, str(pathlib.Path(__file__).resolve()), str(environment)]
    settings = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(command, cwd=environment, env=settings, capture_output=True, text=True, timeout=5 * PATIENCE)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    told = json.loads(done.stdout.splitlines()[-1])
    assert told["client"]["answers"] >= 2 and told["client"]["turn"] > 2
    assert told["client"]["from"].startswith(str(environment))
    assert told["files"] > 20
    notes = environment / "notes"
    assert not notes.exists(), notes.read_text()
    if browser.found() is None:
        missing("browser", f"{browser.NO_CHROMIUM}, so only the client has played")
    assert told["page"]["turn"] > 2


def test_the_hook_notices_who_reaches_for_elsewhere(tmp_path: pathlib.Path) -> None:
    hook = HOOK.replace("{notes!r}", repr(str(tmp_path / "notes")))
    reach = "import urllib.request\ntry: urllib.request.urlopen('http://demesne.invalid/')\nexcept OSError: pass\n"
    near = "import socket\ntry: socket.create_connection(('127.0.0.1', 9), 1)\nexcept OSError: pass\n"
    direct = "import socket\ntry: socket.create_connection(('192.0.2.1', 9), 1)\nexcept OSError: pass\n"
    subprocess.run([sys.executable, "-c", hook + near + reach + direct], check=True)
    assert (tmp_path / "notes").read_text().split() == [
        *("socket.getaddrinfo", "demesne.invalid"),
        *("socket.getaddrinfo", "192.0.2.1"),
    ]


def cut() -> list[str]:
    """The command behind which there is no network; nothing where that is not permitted."""
    unshare = shutil.which("unshare")
    if unshare and subprocess.run([unshare, "-rn", "true"], capture_output=True).returncode == 0:
        return [unshare, "-rn"]
    return []


# without a network


def main(folder: pathlib.Path) -> None:
    loopback_up()
    process = serving(folder)
    try:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
        assert found, (folder / "log").read_text()
        address = found[0]
        told: dict[str, Any] = {"files": fetched(address, folder), "client": turn_of_client(address, folder)}
        if browser.found():
            told["page"] = turn_of_page(address, folder)
        print(json.dumps(told))
    finally:
        process.terminate()
        process.wait(PATIENCE)


def loopback_up() -> None:
    """A new namespace has loopback, but switched off."""
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
        request = struct.pack("16sh", b"lo", 0)
        flags = struct.unpack("16sh", fcntl.ioctl(any_socket, 0x8913, request))[1]  # SIOCGIFFLAGS
        if not flags & 1:
            fcntl.ioctl(any_socket, 0x8914, struct.pack("16sh", b"lo", flags | 1))  # SIOCSIFFLAGS, IFF_UP


def alone(folder: pathlib.Path) -> dict[str, str]:
    """An environment in which neither Node nor a source can be found."""
    home = str(folder / "home")
    return {"PATH": str(folder / "nothing"), "HOME": home, "DEMESNE_HOME": home, "DEMESNE_LANG": "en"}


def serving(folder: pathlib.Path) -> subprocess.Popen[str]:
    command = [str(folder / "env" / "bin" / "demesne"), "play"]
    with open(folder / "log", "ab") as log:
        return subprocess.Popen(
            command, cwd=folder / "nothing", env=alone(folder), stdout=subprocess.PIPE, stderr=log, text=True
        )


def fetched(address: str, folder: pathlib.Path) -> int:
    """Every file of the page, by its address, is what the wheel holds; the page asks for nothing of others."""
    (package,) = (folder / "env").glob("lib/python*/site-packages/demesne/server/page")
    index = got(address + "/").decode()
    for link in re.findall(r"""(?:src|href)="([^"]+)\"""", index):
        assert link.startswith("/") and not link.startswith("//"), link
        assert got(address + link)
    names = [f for f in package.rglob("*") if f.is_file() and f.suffix not in (".br", ".gz")]
    for file in names:
        assert got(f"{address}/{file.relative_to(package).as_posix()}") == file.read_bytes(), file.name
    return len(names)


def got(url: str) -> bytes:
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with direct.open(url, timeout=PATIENCE) as answer:
        return bytes(answer.read())


def turn_of_client(address: str, folder: pathlib.Path) -> dict[str, Any]:
    python = str(folder / "env" / "bin" / "python")
    done = subprocess.run(
        [python, "-c", TURN, address], cwd=folder / "nothing", env=alone(folder), capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def turn_of_page(address: str, folder: pathlib.Path) -> dict[str, Any]:
    """One click to a game against a bot, then a turn by mouse."""
    with sync_playwright() as playwright:
        shown = playwright.chromium.launch(executable_path=browser.found(), args=[*browser.FLAGS])
        house = types.SimpleNamespace(url=address, browser=shown, home=folder)
        anna = browser.Person(house, "Anna", "en", {})  # type: ignore[arg-type]
        hands = browser.Mouse(anna)
        anna.page.goto("/")
        anna.button("web-door-bot-play").click()
        mine = 0
        while anna.asked() and anna.view["view"]["turn"] < 3:
            hands.answer(browser.simple(anna, anna.asked()))
            mine += 1
        told = {"turn": anna.view["view"]["turn"], "answers": mine}
        shown.close()
        assert anna.complaints == [], anna.complaints
        return told


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
