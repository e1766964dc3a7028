"""Each defect that is planted into a game is found by its check, and by a service before it answers anything."""

import json
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from gavel.checking.beginnings import write_game
from tests.support.plugins import EXAMPLES, install, run

CHECK = ("-m", "gavel", "check-game")
START = ("-c", "from gavel.http.app import create_app; create_app()")

RULES, WORDS = "__init__.py", "words.toml"


class Defect(NamedTuple):
    """A defect: the game and file that it is planted into, what is replaced there, and how its check reports it."""

    game: str
    file: str
    before: str
    after: str
    report: str


OWN_KIND = 'declare.own(replace(INTEGER_KIND, packed=("f.append(0)",)), "The counters on the heap.")'
DEFECTS = {
    "a missing sentence": Defect(
        "heap", WORDS, 'taken = "{player}', 'gone = "{player}', "words: the event taken has no sentence"
    ),
    "a missing clause": Defect(
        "heap", WORDS, 'take = "In turn', 'taking = "In turn', "words: the clause heap/take is cited and not written"
    ),
    "a sentence with a figure that there is not": Defect(
        "heap", WORDS, "{left} left", "{rest} left", "words: the sentence of the event taken has rest"
    ),
    "a missing label": Defect(
        "heap", WORDS, 'phases = { taking = "taking" }', "", "words: 'taking' of the phases has no label"
    ),
    "a member that its kind does not fit": Defect(
        "heap",
        RULES,
        "    state.heap -= counters\n",
        "    state.heap -= counters\n    state.taken[seat] = -99\n",
        "documents: a state does not fit its declared members",
    ),
    "a whole number that is no integer": Defect(
        "heap",
        RULES,
        "    state.heap -= counters\n",
        "    state.heap -= counters\n    state.taken[seat] = state.taken[seat] / 1\n",
        "documents: a state has a float where it has to have an integer",
    ),
    "a view that shows what it hides": Defect(
        "goofspiel", RULES, ", seen=declare.NOBODY_SEES", "", "two worlds: a spectator sees prizes"
    ),
    "a legal action that is refused": Defect(
        "heap",
        RULES,
        "ranged(Integer(1, 99",
        "ranged(Integer(1, 2",
        "legal actions: the listed action",
    ),
    "a default action that is refused": Defect(
        "heap",
        RULES,
        "seats_to_act=",
        'default=lambda _state, seat, _legal: ("take", seat, 50), seats_to_act=',
        "legal actions: the default action",
    ),
    "a refusal without a clause": Defect(
        "heap",
        RULES,
        '    play=take,\n    rule="heap/take",\n',
        "    play=take,\n",
        "refusals: the refusal move.not-legal",
    ),
    "a game that does not end": Defect(
        "heap", RULES, "    state.heap -= counters\n", "    counters = 0\n", "play: a game set up with"
    ),
    "an invariant that a played game breaks": Defect(
        "heap",
        RULES,
        "    state.taken[seat] += counters\n",
        "",
        "invariants: a played game breaks counters.wrong-total",
    ),
    "an event whose figure is of another kind": Defect(
        "heap", RULES, "(TAKEN, seat, counters,", "(TAKEN, seat, str(counters),", "events: the figure counters of"
    ),
    "packing that does not come back": Defect(
        "heap",
        RULES,
        'declare.integer("The counters on the heap.")',
        OWN_KIND,
        "packing: a state is not the same once it is packed by its figures",
    ),
    "a scoresheet that does not fit": Defect(
        "heap", RULES, '[{"taken": taken}', '[{"took": taken}', "scores: the scoresheet does not fit"
    ),
    "an action with other effects each time": Defect(
        "goofspiel",
        RULES,
        "highest = state.on_offer, max(state.bids.values())",
        'highest = state.on_offer, __import__("random").choice([*state.bids.values()])',
        "effects: the action",
    ),
    "a limit that games exceed": Defect(
        "goofspiel", RULES, "longest=cards * (len(state.ids) + 1)", "longest=3", "limits: a game has"
    ),
    "an action that the limits do not have": Defect(
        "goofspiel",
        RULES,
        'values={"card": range(1, cards + 1)}',
        'values={"card": range(1, 3)}',
        "limits: the limits have no number for the legal action",
    ),
    "a deal that contradicts what was shown": Defect(
        "goofspiel",
        RULES,
        'declare.shown_by(record["events"], "prize-shown", "prize")',
        "[1, 2, 3]",
        "records: no game can be made of the record",
    ),
    "an error in the rules": Defect(
        "heap", RULES, "    if state.heap:\n", "    if state.heap // (state.heap - 1):\n", "play: ZeroDivisionError"
    ),
}
INSTALLED = ("auctionland", "for-sale", "heap", "the-estates")
DECLARE = "from gavel import declare\n"
SHAPES = Defect(
    "goofspiel",
    RULES,
    'figure={"card": Integer(about="The card that is put down, by its value.")}',
    'figure={"card": declare.IntegerOf(tuple(range(1, 14)), title="Deck", doc="A card.")}',
    "contract: ValueError: two fields of different shape have the name",
)
"""A defect that leaves no place in the contract, for no game: it is planted alone."""
IMPORTS = "from dataclasses import replace\nfrom gavel.engine.member_kinds import INTEGER as INTEGER_KIND\n"


CHECK_ALL = """
import json
from gavel.api.registry import registry
from gavel.checking import defects_of
from gavel.catalogue import is_own
defects = {game: defects_of(service) for game, service in registry().items() if not is_own(game)}
print(json.dumps({game: [str(defect) for defect in found] for game, found in defects.items()}))
"""


@pytest.fixture
def heap(tmp_path: Path) -> Path:
    """The distribution of a game as `gavel new-game` writes it."""
    return write_game("heap", tmp_path / "written")


def planted(defect: Defect, number: int, folder: Path) -> str:
    """Install a game with this defect, whose name has the number, into a folder of the path; returns the name."""
    name = f"{defect.game}-{number}"
    module = name.replace("-", "_")
    if defect.game == "heap":
        home = write_game(name, folder / "written")
    else:
        home = Path(shutil.copytree(EXAMPLES / defect.game, folder / "written" / name))
        home.joinpath(defect.game).rename(home / module)
        for file in (home / "pyproject.toml", home / module / RULES):
            rename(file, defect.game, name, module)
        shorten(home / module / RULES)
    file = home / module / defect.file
    text = file.read_text(encoding="utf-8")
    before, after = [part.replace("heap/", f"{name}/") for part in (defect.before, defect.after)]
    assert before in text
    changed = text.replace(before, after).replace(
        "from gavel import declare\n", IMPORTS + "from gavel import declare\n"
    )
    file.write_text(changed, encoding="utf-8")
    install(home, folder / "path")
    return name


def shorten(rules: Path) -> None:
    """Play goofspiel with few cards: of what it hides with all of them, checks look for possible games for long."""
    text = rules.read_text(encoding="utf-8")
    assert "always(13)" in text
    rules.write_text(text.replace("always(13)", "always(5)"), encoding="utf-8")


def rename(file: Path, game: str, name: str, module: str) -> None:
    """Give the game in a file another id, and another module."""
    text = file.read_text(encoding="utf-8")
    text = text.replace(f'"{game}"', f'"{name}"').replace(f'"{game}/', f'"{name}/').replace(f'"{game}:', f'"{module}:')
    text = text.replace(f'"gavel-{game}"', f'"gavel-{name}"')
    file.write_text(text.replace(f'packages = ["{name}"]', f'packages = ["{module}"]'), encoding="utf-8")


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, list[str]]:
    """What the checks find in each game with a planted defect, by the words for the defect."""
    folder = tmp_path_factory.mktemp("planted")
    names = {words: planted(defect, number, folder) for number, (words, defect) in enumerate(DEFECTS.items())}
    checked = run(["-c", CHECK_ALL], folder / "path")
    assert checked.returncode == 0, checked.stderr
    by_name = json.loads(checked.stdout)
    return {words: by_name[name] for words, name in names.items()}


@pytest.mark.parametrize("words", DEFECTS)
def test_a_planted_defect_is_found_by_its_check(words: str, found: Mapping[str, list[str]]) -> None:
    defect, number = DEFECTS[words], [*DEFECTS].index(words)
    report = defect.report.replace("heap/", f"{defect.game}-{number}/")
    assert [line for line in found[words] if line.startswith(report)], found[words]


def test_two_shapes_of_one_name_are_found_before_any_contract_is_served(tmp_path: Path) -> None:
    name = planted(SHAPES, 0, tmp_path)
    checked = run([*CHECK, name], tmp_path / "path")
    assert checked.returncode == 1
    assert checked.stdout.startswith(SHAPES.report), checked.stdout


def test_a_service_does_not_start_with_a_defect_and_names_it(tmp_path: Path) -> None:
    name = planted(DEFECTS["a missing sentence"], 0, tmp_path)
    started = run(START, tmp_path / "path")
    assert started.returncode == 1
    assert f"the game '{name}' has 1 defects:\n  words: the event taken has no sentence" in started.stderr
    checked = run([*CHECK, name], tmp_path / "path")
    assert (checked.returncode, checked.stderr) == (1, "")
    assert checked.stdout == f"words: the event taken has no sentence\n{name}: 1 defects.\n"


def test_a_game_as_it_is_written_has_no_defect_and_is_served(heap: Path, tmp_path: Path) -> None:
    install(heap, tmp_path / "path")
    checked = run([*CHECK, "heap"], tmp_path / "path")
    assert (checked.returncode, checked.stderr) == (0, "")
    assert checked.stdout.startswith("heap: no defect (words, contract, two worlds,")
    assert run(START, tmp_path / "path").returncode == 0


def test_its_own_tests_pass(heap: Path, tmp_path: Path) -> None:
    install(heap, tmp_path / "path")
    tested = run(["-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(heap), str(heap)], tmp_path / "path")
    assert tested.returncode == 0, tested.stdout
    assert "14 passed" in tested.stdout


# --- what cannot be installed -----------------------------------------------------------------------------------------


def entry(heap: Path, before: str, after: str, path: Path) -> None:
    """Install the game with another entry point."""
    project = heap / "pyproject.toml"
    project.write_text(project.read_text().replace(before, after))
    install(heap, path)


CANNOT_BE = {
    "another version": ('"heap/1"', '"heap/2"', "gavel-heap: the game 'heap/2' names version 2 of the plug-in API"),
    "no version": ('"heap/1"', '"heap"', "gavel-heap: the game 'heap' names no version of the plug-in API"),
    "another id": ('"heap/1"', '"pile/1"', "heap:GAME is to be the game 'pile', and is 'heap'"),
    "an id that is taken": ('"heap/1"', '"for-sale/1"', "gavel-heap: there is another game 'for-sale'"),
    "no such module": ('"heap:GAME"', '"pile:GAME"', "gavel-heap: the game 'heap' cannot be loaded"),
}


@pytest.mark.parametrize(("before", "after", "says"), CANNOT_BE.values(), ids=CANNOT_BE)
def test_a_game_that_cannot_be_used_is_refused_by_name(
    before: str, after: str, says: str, heap: Path, tmp_path: Path
) -> None:
    entry(heap, before, after, tmp_path / "path")
    started = run(START, tmp_path / "path")
    assert started.returncode == 1
    assert says in started.stderr
    listed = run(["-m", "gavel", "games"], tmp_path / "path")
    assert (listed.returncode, listed.stdout) == (2, "")
    assert listed.stderr.startswith("Error: ")
    assert says in listed.stderr


def test_a_service_without_the_extra_for_sealing_says_that_it_needs_it_for_further_games(
    heap: Path, tmp_path: Path
) -> None:
    install(heap, tmp_path / "path")
    without = "import sys; sys.modules['joserfc'] = sys.modules['cbor2'] = None\n" + START[1]
    started = run(["-c", without], tmp_path / "path")
    assert started.returncode == 1
    assert "the contract of further games needs the extra `sealing`" in started.stderr


def test_the_setting_chooses_the_games_that_are_served(heap: Path, tmp_path: Path) -> None:
    install(heap, tmp_path / "path")
    ask = ["-c", "from gavel.catalogue import packages; print(*packages())"]
    assert run(ask, tmp_path / "path").stdout == "auctionland for-sale heap the-estates\n"
    assert run(ask, tmp_path / "path", {"GAVEL_GAMES": "heap, for-sale"}).stdout == "for-sale heap\n"
    assert run(ask, tmp_path / "path", {"GAVEL_GAMES": ""}).stdout == "auctionland for-sale heap the-estates\n"
    unknown = run(["-m", "gavel", "games"], tmp_path / "path", {"GAVEL_GAMES": "chess"})
    assert (unknown.returncode, unknown.stderr) == (
        2,
        f"Error: GAVEL_GAMES names 'chess', which is not installed; there are: {', '.join(sorted(INSTALLED))}\n",
    )


@pytest.mark.parametrize("name", ["Heap", "heap_1", "-heap", "for-sale", "json", "class", ""])
def test_a_name_that_no_game_can_have_is_refused(name: str, tmp_path: Path) -> None:
    refused = run(["-m", "gavel", "new-game", "--into", str(tmp_path), "--", name], tmp_path)
    assert refused.returncode == 2
    assert refused.stderr.startswith("Usage: ")
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over(heap: Path) -> None:
    refused = run(["-m", "gavel", "new-game", "heap", "--into", str(heap.parent)], heap.parent)
    assert refused.returncode == 2
    assert f"{heap} cannot be written: It is there already" in refused.stderr
