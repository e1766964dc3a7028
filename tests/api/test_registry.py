"""Whatever belongs to a game is found in its package, wherever that is and whatever it is called."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import gavel
from gavel import __version__, catalogue
from gavel.api import documents
from gavel.api.operations.call import Call
from gavel.api.operations.table import answer
from gavel.api.registry import _service, examples_of, registry, service_of
from gavel.cli.output import phrases
from gavel.cli.output.look import look_of
from gavel.cli.output.phrases import phrases_for
from gavel.i18n.translator import translator_for
from gavel.sealing.games import sealed_games

HOME = Path(gavel.__file__).parent / "games" / "for_sale"
OF_GAMES = (catalogue.games, catalogue.game, catalogue.packages, catalogue.sources, registry, _service, sealed_games)
CACHES = (*OF_GAMES, look_of, phrases_for, phrases._words)

RULES = """
from dataclasses import replace
from gavel.games.for_sale.rules import GAME as ORIGINAL
GAME = replace(ORIGINAL, id="second-sale")
"""


def forget() -> None:
    for each in CACHES:
        each.cache_clear()


@pytest.fixture
def second_sale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The id of a game from a package elsewhere, whose name does not tell the id."""
    package = tmp_path / "games_of_others"
    for folder in (package, package / "rules"):
        folder.mkdir()
    package.joinpath("__init__.py").touch()
    package.joinpath("rules", "__init__.py").write_text(RULES)
    for module in ("schemas", "examples", "terminal"):
        package.joinpath(f"{module}.py").write_text(f"from gavel.games.for_sale.{module} import *\n")
    shutil.copy(HOME / "clauses.toml", package)
    shutil.copytree(HOME / "texts", package / "texts")
    labels = package / "texts" / "labels.toml"
    labels.write_text(labels.read_text().replace("Gebäude", "Buden"))
    monkeypatch.syspath_prepend(tmp_path)
    source = catalogue.Source(package.name, f"{package.name}.rules", distribution="second-hand", version="2.1")
    monkeypatch.delenv(catalogue.CHOSEN)
    monkeypatch.setattr(catalogue, "_installed", lambda: iter([("second-sale", source)]))
    forget()
    yield "second-sale"
    monkeypatch.undo()
    forget()


def test_a_game_from_elsewhere_is_served_with_all_that_its_package_holds(second_sale: str) -> None:
    service = service_of(second_sale)
    assert service.game is catalogue.games()[second_sale]
    assert list(registry()) == sorted(registry()) == sorted({"second-sale", *registry()})
    for body in examples_of(service)["setup"].values():
        position = answer(service, "setup", body, Call(translator_for("de"), "one-request"))
        assert position["events"]
        assert {event["rule"] for event in position["events"]} <= set(service.clauses.texts)
        assert position["legal_actions"]
    assert look_of(second_sale) is look_of("for-sale") is not look_of("no-such-game")
    assert phrases_for("de").about(second_sale).term("houses") == "Buden"
    assert phrases_for("de").about("for-sale").term("houses") == "Gebäude"


def test_the_version_names_every_game_with_the_distribution_that_brings_it(second_sale: str) -> None:
    document = json.loads(documents.version.__wrapped__().body)
    assert (document["version"], document["contract"]) == (__version__, 1)
    installed = {each["id"]: (each["distribution"], each["version"]) for each in document["games"]}
    assert installed.pop(second_sale) == ("second-hand", "2.1")
    assert installed == dict.fromkeys(catalogue.own_games(), ("gavel", __version__))
