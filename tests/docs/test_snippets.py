"""Every snippet of the README and the docs runs as it stands, against the service."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.left_out import program
from tests.support.packages import installed
from tests.support.pages import PAGES as OURS
from tests.support.pages import PROJECT

BUILT_CLIENT = PROJECT / "clients/web/src/lib/client"
# These have tests of their own: types are checked too, a game is changed step by step, a game has to be installed.
OTHERS = {PROJECT / "clients/typescript/README.md", PROJECT / "docs/own-game.md", PROJECT / "docs/bots.md"}
PAGES = [page for page in OURS if page not in OTHERS]
SHOWN_ONLY = {"", "json", "html", "mermaid"}
"""Languages of blocks that are no programs."""

_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: Path) -> list[tuple[str, str]]:
    """The language and text of each fenced block."""
    return _BLOCK.findall(page.read_text(encoding="utf-8"))


def pages_with(language: str) -> pytest.MarkDecorator:
    """Run a test for each page that has blocks in that language."""
    found = [page for page in PAGES if any(each == language for each, _text in blocks(page))]
    assert found, f"no page has a block in {language}"
    return pytest.mark.parametrize("page", found, ids=lambda page: str(page.relative_to(PROJECT)))


def program_of(page: Path, language: str, server: str) -> str:
    """All blocks of a page in one language, one after the other, asking our server."""
    texts = [text for each, text in blocks(page) if each == language]
    return "\n".join(texts).replace("http://127.0.0.1:8000", server)


def run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    (folder / "clients").symlink_to(PROJECT / "clients")
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    environment = {**os.environ, "PATH": path, "NO_COLOR": "1", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done


@pages_with("sh")
def test_shell_snippets_run(page: Path, sealing_server: str, tmp_path: Path) -> None:
    script = program_of(page, "sh", sealing_server)
    for needed in ("curl", "jq"):
        if re.search(rf"\b{needed}\b", script):
            program(needed, f"the shell snippets of {page.name}")
    done = run(["bash", "-euo", "pipefail", "-c", script], tmp_path)
    assert done.stdout


@pages_with("python")
def test_python_snippets_run(page: Path, sealing_server: str, tmp_path: Path) -> None:
    assert run([sys.executable, "-W", "error", "-c", program_of(page, "python", sealing_server)], tmp_path).stdout


def packages(page: Path) -> Path:
    """The npm packages that the JavaScript of the docs imports beside the client."""
    return installed(PROJECT / "tests/docs/packages", f"the JavaScript of {page.name}")


@pages_with("js")
def test_javascript_snippets_run(page: Path, sealing_server: str, tmp_path: Path) -> None:
    node = program("node", f"the JavaScript of {page.name}")
    modules = shutil.copytree(packages(page), tmp_path / "node_modules")
    package = modules / "gavel-sdk"
    shutil.copytree(BUILT_CLIENT, package)
    (package / "package.json").write_text('{"type": "module", "exports": "./index.js"}')
    (tmp_path / "snippet.mjs").write_text(program_of(page, "js", sealing_server))
    assert run([node, "snippet.mjs"], tmp_path).stdout


def test_the_readme_shows_what_it_says_the_refusal_is(sealing_server: str, tmp_path: Path) -> None:
    program("curl", "the README's game by hand")
    program("jq", "the README's game by hand")
    page = PROJECT / "README.md"
    by_hand = next(text for language, text in blocks(page) if language == "sh").replace(
        "http://127.0.0.1:8000", sealing_server
    )
    answer = run(["bash", "-euo", "pipefail", "-c", by_hand], tmp_path).stdout
    shown = re.search(r'"detail": "([^"]*)"', page.read_text(encoding="utf-8"))
    assert shown is not None
    # The service sets French punctuation with spaces that do not break.
    assert f'"detail":"{shown[1]}"' in re.sub(r"[\u00a0\u202f]", " ", answer)


def test_every_block_is_run_or_only_shown(subtests: pytest.Subtests) -> None:
    for page in PAGES:
        with subtests.test(str(page.relative_to(PROJECT))):
            assert {language for language, _text in blocks(page)} <= {"sh", "python", "js", *SHOWN_ONLY}
