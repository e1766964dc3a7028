"""The command as a program: `python -m gavel`, the extra that it needs, what it imports, `gavel serve`."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from gavel import __version__
from gavel.cli import main

PROJECT = Path(__file__).parents[2]
PATIENCE = 30
ENVIRONMENT = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LC_MESSAGES", "LANG")}
ENVIRONMENT["GAVEL_DRAIN_SECONDS"] = "0"


def python(*arguments: str, stdin: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        cwd=cwd,
        env=ENVIRONMENT,
        check=False,
        timeout=PATIENCE,
    )


def test_the_package_runs_as_the_command(tmp_path: Path) -> None:
    result = python("-m", "gavel", "new", "for-sale", "--players", "ann,bob,cy", cwd=tmp_path)
    assert result.returncode == 0
    assert json.loads(result.stdout)["to_act"] == ["ann"]


@pytest.mark.parametrize(
    ("arguments", "status"),
    [(["--version"], 0), ([], 2), (["nonsense"], 2), (["rules", "go"], 1), (["games", "--url", "http://["], 3)],
)
def test_main_returns_the_exit_status(arguments: list[str], status: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == status
    out, err = capsys.readouterr()
    assert out or err
    if arguments == ["--version"]:
        assert __version__ in out


def test_a_defect_of_ours_is_no_refusal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("gavel.cli.backends.local.LocalBackend.catalogue", lambda self: 1 / 0)
    assert main(["games"]) == 3
    assert "ZeroDivisionError" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("missing", "arguments"),
    [
        ("click", ["games"]),
        ("rich", ["games", "--text"]),
        ("requests", ["games", "--url", "http://127.0.0.1:9"]),
        ("marshmallow", ["games", "--local"]),
    ],
)
def test_without_the_extra_one_line_says_so(missing: str, arguments: list[str]) -> None:
    program = f"import sys; sys.modules[{missing!r}] = None\nfrom gavel.cli import main\nsys.exit(main(sys.argv[1:]))"
    result = python("-c", program, *arguments)
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr == f'gavel: {missing} is not installed: the command needs the extra "command" of Gavel\n'


def test_the_service_imports_nothing_of_the_command_and_the_command_nothing_that_it_does_not_need() -> None:
    service = "import sys, gavel.wsgi, gavel.cli; print(sorted({'click', 'rich', 'requests'} & set(sys.modules)))"
    assert python("-c", service).stdout.strip() in ("[]", "['click']")  # Flask itself imports click
    help_alone = (
        "import sys; from gavel.cli import main; main(['--help'])\n"
        "others = {'gavel.cli.output.phrases', 'gavel.games', 'marshmallow', 'rich', 'requests'}\n"
        "print(sorted(others & set(sys.modules)))"
    )
    assert python("-c", help_alone).stdout.endswith("[]\n")
    pipe = (
        "import sys; from gavel.cli import main; status = main(['new', 'for-sale', '--players', 'ann,bob,cy'])\n"
        "print(sorted({'rich', 'requests', 'flask', 'gunicorn'} & set(sys.modules)), file=sys.stderr)"
    )
    assert python("-c", pipe).stderr.strip() == "[]"


def test_serve_serves_from_any_directory_until_it_is_told_to_stop(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "gavel", "serve", "--port", "0", "--workers", "1"]
    with subprocess.Popen(
        command, cwd=tmp_path, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout is not None
        try:
            found = next(
                filter(None, (re.search(r"referees at (http://127\.0\.0\.1:\d+)", line) for line in server.stdout))
            )
            result = python("-m", "gavel", "games", "--url", found[1])
            assert [game["id"] for game in json.loads(result.stdout)["games"]] == [
                "auctionland",
                "for-sale",
                "the-estates",
            ]
        finally:
            server.send_signal(signal.SIGTERM)
            assert server.wait(PATIENCE) == 0


def test_an_output_that_nobody_reads_to_its_end_is_no_refusal() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "gavel", "messages", "for-sale"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.wait(PATIENCE) == 141
        assert process.stderr is not None
        assert process.stderr.read() == b""
