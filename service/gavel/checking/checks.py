"""The table of checks, and their run over a game."""

import traceback
from collections.abc import Callable, Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from gavel.api.service import GameService
from gavel.catalogue import is_own
from gavel.checking import played, programs, words, worlds
from gavel.checking.random_play import DoesNotEnd, Position, positions, setups
from gavel.engine.plugins import BadPlugin


class Defect(NamedTuple):
    """A defect of a game: the check that found it, and what is wrong."""

    check: str
    text: str

    def __str__(self) -> str:
        return f"{self.check}: {self.text}"


_ALL_CHECKED: Final = 30
"""The plies from the start of a game whose every position is checked."""

OfPositions = Callable[[GameService, Position, Random], Iterator[str]]

OF_POSITIONS: Final[Mapping[str, OfPositions]] = {
    "documents": played.wrong_documents,
    "invariants": played.broken_invariants,
    "legal actions": played.refused_actions,
    "refusals": played.bad_refusals,
    "events": played.wrong_events,
    "effects": played.other_effects,
    "packing": played.wrong_packing,
    "scores": played.wrong_scores,
}
"""The checks of every position of random games."""

MAKES_CONTRACTS: Final = find_spec("joserfc") is not None
"""Whether the extra `sealing` is installed, without which no contract is made."""

OF_THE_WHOLE: Final[Mapping[str, Callable[[GameService], Iterator[str]]]] = {
    "words": words.missing_words,
    **({"contract": words.contract_errors} if MAKES_CONTRACTS else {}),
    "two worlds": worlds.leaks,
    "limits": programs.broken_limits,
    "records": programs.impossible_records,
}

_NEEDS_WORDS: Final = "contract"
"""The check that finds again what has no words: it is made where none are missing."""

CHECKS: Final = (*OF_THE_WHOLE, "play", *OF_POSITIONS)
"""The names of all checks that are made."""


def refuse_defects(service: GameService) -> None:
    """Raise BadPlugin with every defect of a game of another distribution."""
    if not is_own(service.game.id) and (defects := defects_of(service)):
        listed = "".join(f"\n  {defect}" for defect in defects)
        raise BadPlugin(f"the game {service.game.id!r} has {len(defects)} defects:{listed}")


def defects_of(service: GameService) -> list[Defect]:
    """Every defect that the checks find in a game, each once."""
    found: list[Defect] = []
    for name, check in OF_THE_WHOLE.items():
        if not (found and name == _NEEDS_WORDS):
            found += [Defect(name, text) for text in _safely(lambda: check(service))]  # noqa: B023  # called at once
    return [*dict.fromkeys([*found, *_of_play(service)])]


def _of_play(service: GameService) -> Iterator[Defect]:
    """The defects that random games show; the first of each check in each game."""
    random = Random(service.game.id)  # noqa: S311  # seeded, so that every start finds the same
    for request in setups(service.game, random):
        failed: set[str] = set()
        try:
            for position in positions(service.game, request, random):
                if not _is_looked_at(position, random):
                    continue
                for name, check in OF_POSITIONS.items():
                    texts = [] if name in failed else _safely(lambda: check(service, position, random))  # noqa: B023
                    yield from [Defect(name, text) for text in texts[:1]]
                    failed |= {name} if texts else set()
        except DoesNotEnd as error:
            yield Defect("play", str(error))
            return
        except Exception as error:  # whatever a game raises is a defect of it
            yield Defect("play", _raised(error))


def _is_looked_at(position: Position, random: Random) -> bool:
    """Whether a position is checked: the first and the last ones, and fewer of those between as a game grows longer."""
    return position.action is None or random.random() * position.state.ply < _ALL_CHECKED


def _safely(check: Callable[[], Iterator[str]]) -> list[str]:
    """What a check finds; an error of the game is a finding too."""
    found: list[str] = []
    try:
        found.extend(check())
    except Exception as error:  # whatever a game raises is a defect of it
        found.append(_raised(error))
    return found


def _raised(error: Exception) -> str:
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(last.filename).name}, line {last.lineno}, in {last.name})"
