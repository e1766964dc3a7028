"""What a command imports before it answers: only what it needs, or every command would wait for all of it."""

import json
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from gavel.api.operations.operation import LazyMapping
from gavel.api.registry import registry
from gavel.sealing.key_files import create
from gavel.sealing.operations.table import OPERATIONS

PROGRAM = """
import json, sys
from gavel.cli import main
main(sys.argv[1:])
sys.stdout.flush()
print(json.dumps([*sys.modules]), file=sys.stderr)
"""

WEB = {"flask", "werkzeug", "jinja2", "gunicorn", "requests", "gavel.http.app"}
TABLES = {"rich", "gavel.cli.output.tables"}
JUDGING = {"marshmallow", "icu4py", "gavel.api.registry", "gavel.engine.game"}
OTHERS = {"gavel.audit", "gavel.sealing", "joserfc", "cryptography", "pyarrow", "gavel.openapi"}
HEAVY = {"importlib.resources", "secrets"}
OTHER_GAMES = {"gavel.games.the_estates.rules", "gavel.games.auctionland.rules"}
WORDS = {"gavel.engine.clauses", "gavel.engine.situations", "gavel.cli.output.phrases"}
ALONE = WEB | TABLES | JUDGING | OTHERS | HEAVY
ONE_GAME = WEB | TABLES | OTHERS | OTHER_GAMES

NEW = ("new", "for-sale", "--players", "ann,bob,cy", "--seed", "x")


@cache
def after(*arguments: str, stdin: str = "") -> frozenset[str]:
    """The modules that a command has imported when it is done."""
    result = subprocess.run(
        [sys.executable, "-c", PROGRAM, *arguments], input=stdin, capture_output=True, text=True, check=True, timeout=60
    )
    return frozenset(json.loads(result.stderr.splitlines()[-1]))


@cache
def position() -> str:
    """The beginning of a game."""
    command = [sys.executable, "-m", "gavel", *NEW]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout


@pytest.mark.parametrize(
    ("arguments", "never"),
    [
        (["--version"], ALONE | {"gavel.cli.session", "gavel.i18n", "gavel.cli.commands.play"}),
        (["--help"], ALONE),
        (["act", "--help"], ALONE | {"gavel.cli.commands.sealed"}),
        (["sealed", "--help"], ALONE),
        (["audit", "--help"], ALONE),
        (["nonsense"], WEB | TABLES | OTHERS | OTHER_GAMES),
        ([*NEW], ONE_GAME | WORDS),
        (["rules", "for-sale", "bid"], ONE_GAME | {"gavel.cli.output.phrases"}),
        (["games"], WEB | TABLES | OTHERS | WORDS),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_command_imports_nothing_that_it_does_not_need(arguments: list[str], never: set[str]) -> None:
    assert sorted(never & after(*arguments)) == []


@pytest.mark.parametrize(
    "arguments",
    [["legal"], ["act", "bid", "amount=3"], ["view", "ann"], ["inspect"], ["replay", "-"]],
    ids=" ".join,
)
def test_what_judges_a_game_imports_that_game_alone(arguments: list[str]) -> None:
    transcript = '{"game": "for-sale", "setup": {"players": ["ann", "bob", "cy"], "seed": "x"}, "actions": []}'
    stdin = transcript if arguments[0] == "replay" else position()
    imported = after(*arguments, stdin=stdin)
    assert "gavel.games.for_sale.rules" in imported
    assert sorted((ONE_GAME | WORDS | HEAVY) & imported) == []


def test_a_refusal_reads_the_words_that_it_needs_and_tables_need_their_library() -> None:
    refused = after("act", "bid", "amount=0", stdin=position())
    assert sorted((WEB | TABLES | OTHERS | OTHER_GAMES) & refused) == []
    assert refused >= {"gavel.cli.output.phrases", "gavel.engine.clauses"}
    assert after("legal", "--text", stdin=position()) >= {"rich", "gavel.cli.output.tables"}


def test_only_the_operation_that_is_asked_for_is_compiled() -> None:
    program = (
        "import sys; from gavel.schemas import validators; from gavel.cli import main\n"
        "made, compile = [], validators.compile_validator\n"
        "validators.compile_validator = lambda schema: made.append(type(schema).__name__) or compile(schema)\n"
        "main(['new', 'for-sale', '--players', 'ann,bob,cy']); print(made, file=sys.stderr)"
    )
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    assert result.stderr.strip() == "['ForSaleSetupRequest']"


@pytest.mark.parametrize("game", registry())
def test_a_server_has_everything_made_before_the_first_request(game: str) -> None:
    service = registry()[game]
    service.prepare()
    parts = {name for name, member in vars(type(service)).items() if hasattr(member, "attrname")}
    assert parts <= vars(service).keys()
    for made in (service.schemas.accepts, service.schemas.requests):
        assert isinstance(made, LazyMapping)
        assert made._made.keys() == {*service.operations}


def test_a_server_makes_everything_when_it_starts() -> None:
    program = (
        "from gavel.http.app import create_app; create_app()\n"
        "from gavel.api.registry import registry\n"
        "print([len(service.schemas.accepts._made) - len(service.operations) for service in registry().values()])\n"
        "print([len(service.schemas.answers._made) for service in registry().values()])"
    )
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    assert result.stdout.splitlines() == [str([0] * len(registry()))] * 2, "only the contract has the shapes of answers"


def test_a_server_with_keys_makes_what_sealed_tables_need_when_it_starts(tmp_path: Path) -> None:
    keys = tmp_path / "keys.json"
    create(keys)
    for path, made in (("", 0), (str(keys), len(OPERATIONS) * len(registry()))):
        program = (
            "from gavel.http.app import create_app; from gavel.http.settings import Settings\n"
            "from gavel.sealing.games import sealed_games\n"
            f"create_app(Settings(keys={path!r}))\n"
            "there = sealed_games().values() if sealed_games.cache_info().currsize else ()\n"
            "print(sum(len(sealed.schemas.accepts._made) for sealed in there))"
        )
        result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
        assert result.stdout.strip() == str(made)


def test_what_is_made_on_demand_is_made_once_and_only_by_its_names() -> None:
    asked: list[str] = []

    def make(name: str) -> str:
        asked.append(name)
        return name.upper()

    made = LazyMapping(["a", "b"], make)
    assert "a" in made
    assert "c" not in made
    assert asked == []
    assert (made["a"], made["a"]) == ("A", "A")
    assert asked == ["a"]
    with pytest.raises(KeyError):
        made["c"]
    assert dict(made) == {"a": "A", "b": "B"}
    assert len(made) == 2
