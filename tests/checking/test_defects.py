"""Each defect that is planted into a game is found by its check, and by a service before it answers anything."""

import shutil
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
    "an error in the rules": Defect(
        "heap", RULES, "    if state.heap:\n", "    if state.heap // (state.heap - 1):\n", "play: ZeroDivisionError"
    ),
}
INSTALLED = ("auctionland", "for-sale", "heap", "the-estates")
IMPORTS = "from dataclasses import replace\nfrom gavel.engine.member_kinds import INTEGER as INTEGER_KIND\n"


@pytest.fixture
def heap(tmp_path: Path) -> Path:
    """The distribution of a game as `gavel new-game` writes it."""
    return write_game("heap", tmp_path / "written")


def planted(defect: Defect, heap: Path, tmp_path: Path) -> Path:
    """A folder of the path, in which the game with this defect is installed."""
    home = heap if defect.game == "heap" else Path(shutil.copytree(EXAMPLES / defect.game, tmp_path / defect.game))
    file = home / defect.game / defect.file
    text = file.read_text(encoding="utf-8")
    assert defect.before in text
    changed = text.replace(defect.before, defect.after)
    file.write_text(changed.replace("from gavel import declare\n", IMPORTS + "from gavel import declare\n"))
    path = tmp_path / "path"
    install(home, path)
    return path


@pytest.mark.parametrize("defect", DEFECTS.values(), ids=DEFECTS)
def test_a_planted_defect_is_found_by_name(defect: Defect, heap: Path, tmp_path: Path) -> None:
    checked = run([*CHECK, defect.game], planted(defect, heap, tmp_path))
    assert checked.returncode == 1, checked.stderr
    assert [line for line in checked.stdout.splitlines() if line.startswith(defect.report)], checked.stdout


def test_a_service_does_not_start_with_a_defect_and_names_it(heap: Path, tmp_path: Path) -> None:
    defect = DEFECTS["a missing sentence"]
    started = run(START, planted(defect, heap, tmp_path))
    assert started.returncode == 1
    assert "the game 'heap' has 1 defects:\n  words: the event taken has no sentence" in started.stderr


def test_a_game_as_it_is_written_has_no_defect_and_is_served(heap: Path, tmp_path: Path) -> None:
    install(heap, tmp_path / "path")
    checked = run([*CHECK, "heap"], tmp_path / "path")
    assert (checked.returncode, checked.stderr) == (0, "")
    assert checked.stdout.startswith("heap: no defect (words, play, documents,")
    assert run(START, tmp_path / "path").returncode == 0


def test_its_own_tests_pass(heap: Path, tmp_path: Path) -> None:
    install(heap, tmp_path / "path")
    tested = run(["-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(heap), str(heap)], tmp_path / "path")
    assert tested.returncode == 0, tested.stdout
    assert "10 passed" in tested.stdout


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


def test_the_setting_chooses_the_games_that_are_served(heap: Path, tmp_path: Path) -> None:
    install(heap, tmp_path / "path")
    ask = ["-c", "from gavel.games.catalogue import packages; print(*packages())"]
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
    assert "exists" in refused.stderr
