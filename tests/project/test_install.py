"""Installing from source builds the page, or says in one line what is missing; DEMESNE_PAGE=skip installs without it."""

from __future__ import annotations

import importlib.util
import os
import pathlib
import shutil
import subprocess
import sys
import tarfile
import types
import zipfile

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
HOW_TO_SKIP = "DEMESNE_PAGE=skip installs without it."
LEFT_OUT = shutil.ignore_patterns(
    *(
        "__pycache__",
        "*.egg-info",
        "_compiled*",
        "_build.json",
        "page",
        "node_modules",
        ".venv*",
        ".git",
        "build",
        "dist",
    ),
    *(".*_cache", ".hypothesis", "golden", "records"),
)


@pytest.fixture
def build_page(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> types.ModuleType:
    """The module, looking at an empty source tree of its own, without Node."""
    monkeypatch.delenv("DEMESNE_PAGE", raising=False)
    spec = importlib.util.spec_from_file_location("build_page", ROOT / "tools" / "build_page.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.WEB, module.PAGE, module.WORDS = tmp_path / "web", tmp_path / "page", tmp_path / "ftl"
    module.EMBLEMS = tmp_path / "emblems.txt"
    written(module.EMBLEMS, 900)
    for folder in (module.WEB / "src", module.WEB / "node_modules", module.PAGE, module.WORDS / "en"):
        folder.mkdir(parents=True)
    monkeypatch.setattr(module, "system_node", lambda: None)
    monkeypatch.setattr(module, "wheel_node", lambda: None)
    return module


def written(file: pathlib.Path, time: int) -> None:
    file.touch()
    os.utime(file, (time, time))


def test_a_missing_page_is_built_and_node_asked_for(build_page: types.ModuleType) -> None:
    assert build_page.needed() and build_page.requirements() == [build_page.WHEEL]


def test_the_node_of_the_system_is_enough(build_page: types.ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_page, "system_node", lambda: ("node", ["npm"]))
    assert build_page.needed() and build_page.requirements() == []


@pytest.mark.parametrize("source", ["web/package.json", "web/src/main.ts", "ftl/en/page.ftl"])
def test_a_page_older_than_its_sources_is_built_again(
    build_page: types.ModuleType, source: str, tmp_path: pathlib.Path
) -> None:
    written(build_page.PAGE / "index.html", 1000)
    written(tmp_path / source, 999)
    assert not build_page.needed() and build_page.requirements() == []
    written(tmp_path / source, 1001)
    assert build_page.needed()


def test_what_npm_brings_is_no_source(build_page: types.ModuleType) -> None:
    written(build_page.PAGE / "index.html", 1000)
    written(build_page.WEB / "node_modules" / "a.js", 1001)
    assert not build_page.needed()


def test_a_built_page_without_its_sources_is_taken_as_it_is(build_page: types.ModuleType) -> None:
    shutil.rmtree(build_page.WEB)
    assert build_page.needed()
    written(build_page.PAGE / "index.html", 1000)
    assert not build_page.needed()


def test_skip_builds_nothing(build_page: types.ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEMESNE_PAGE", "skip")
    assert not build_page.needed() and build_page.requirements() == []


def test_a_mistyped_skip_is_refused(build_page: types.ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEMESNE_PAGE", "skpi")
    with pytest.raises(SystemExit, match=r"DEMESNE_PAGE: expected skip or nothing, got 'skpi'"):
        build_page.needed()


def test_without_node_one_line_says_so(build_page: types.ModuleType) -> None:
    with pytest.raises(SystemExit) as ended:
        build_page.build()
    line = str(ended.value)
    assert "Node 20.19 or newer is missing" in line and line.endswith(HOW_TO_SKIP) and "\n" not in line


def test_without_the_sources_of_the_page_one_line_says_so(build_page: types.ModuleType) -> None:
    shutil.rmtree(build_page.WEB)
    with pytest.raises(SystemExit, match=r"the sources of the page \(web/\) are not here"):
        build_page.build()


# whole builds, on the plain kernel, which is quick to build


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """A copy of the repository as a fresh clone has it: no page, no packages of npm."""
    folder = tmp_path_factory.mktemp("clone") / "demesne"
    shutil.copytree(ROOT, folder, ignore=LEFT_OUT)
    return folder


def pip_wheel(folder: pathlib.Path, to: pathlib.Path, **more: str) -> subprocess.CompletedProcess[str]:
    pins = {name: str(ROOT / "constraints.txt") for name in ("PIP_CONSTRAINT", "PIP_BUILD_CONSTRAINT")}
    kept = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "DEMESNE_PAGE")}
    command = [
        sys.executable,
        "-m",
        "pip",
        "--disable-pip-version-check",
        "wheel",
        "--no-deps",
        "--wheel-dir",
        str(to),
        ".",
    ]
    settings = {**kept, **pins, "DEMESNE_BUILD": "plain", **more}
    return subprocess.run(command, cwd=folder, env=settings, capture_output=True, text=True)


@pytest.mark.slow
def test_pip_builds_without_the_page_when_told_to(sources: pathlib.Path, tmp_path: pathlib.Path) -> None:
    left = sources / "src" / "demesne" / "server" / "page" / "index.html"
    left.parent.mkdir()
    left.touch()  # even one that is there
    try:
        done = pip_wheel(sources, tmp_path, DEMESNE_PAGE="skip")
    finally:
        shutil.rmtree(left.parent)
    assert done.returncode == 0, done.stderr[-3000:]
    (wheel,) = tmp_path.glob("demesne-*.whl")
    with zipfile.ZipFile(wheel) as opened:
        held = opened.namelist()
    assert "demesne/server/page.py" in held and not [name for name in held if name.startswith("demesne/server/page/")]


@pytest.mark.slow
def test_pip_fails_with_one_line_when_the_page_cannot_be_built(sources: pathlib.Path, tmp_path: pathlib.Path) -> None:
    nowhere = {
        "npm_config_registry": "http://127.0.0.1:9/",
        "npm_config_fetch_retries": "0",
        "npm_config_cache": str(tmp_path / "cache"),
    }
    done = pip_wheel(sources, tmp_path / "dist", **nowhere)
    assert done.returncode != 0 and not [*tmp_path.glob("dist/*.whl")]
    lines = [line for line in (done.stdout + done.stderr).splitlines() if "The page could not be built: " in line]
    assert len(lines) == 1 and lines[0].endswith(HOW_TO_SKIP), done.stderr[-3000:]


@pytest.mark.slow
def test_the_source_distribution_can_build_the_page(sources: pathlib.Path, tmp_path: pathlib.Path) -> None:
    code = "import sys\nsys.path.insert(0, '.')\nimport build_backend\nbuild_backend.build_sdist(sys.argv[1])"
    subprocess.run([sys.executable, "-c", code, str(tmp_path)], cwd=sources, check=True, capture_output=True)
    (archive,) = tmp_path.glob("demesne-*.tar.gz")
    with tarfile.open(archive) as opened:
        held = {name.partition("/")[2] for name in opened.getnames()}
    needed = {p.relative_to(sources).as_posix() for p in (sources / "web").rglob("*") if p.is_file()}
    assert needed and needed <= held
    assert {
        "build_backend.py",
        "tools/build_cache.py",
        "tools/build_page.py",
        "tools/build_kernel.py",
        "tools/train_kernel.py",
        "src/demesne/languages/ftl/en/page.ftl",
        "SECURITY.md",
    } <= held
    assert not [name for name in held if "node_modules" in name]
