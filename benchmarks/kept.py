"""The ratios that a change must keep: what a run has measured, against what is committed in `ratios.json`.

Only ratios of figures of one run are kept, so that they hold on another machine: `make ratios` writes them, and every
`make bench` compares. One that is out of bounds is measured a second time, for longer, before it counts.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

COMMITTED = Path(__file__).with_name("ratios.json")
TOLERANCE = 0.25
"""By how much of its committed value a ratio may get worse."""


QUIET = 0.1
"""The share of a CPU that other programs may take while a ratio of wall-clock times is measured that is judged."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A ratio that was measured."""

    section: str
    """The part of the benchmark that measures it."""
    game: str
    what: str
    value: float
    less_is_better: bool = False
    disturbance: float = 0.0
    """The share of a CPU that other programs took meanwhile, where that changes the ratio."""
    good_up_to: float | None = None
    """Up to here a ratio that varies from run to run is good, whatever it was when it was committed."""

    @property
    def name(self) -> str:
        """What it is committed as."""
        return f"{self.section}: {self.game}: {self.what}"


class State(Enum):
    """How a ratio stands to its committed value."""

    KEPT = "kept"
    BETTER = "better"
    SLOWER = "slower"
    DISTURBED = "disturbed"
    """It is slower, but other programs kept the machine busy, and it is a ratio of wall-clock times."""
    NEW = "new"
    MISSING = "missing"


@dataclass(frozen=True, slots=True)
class Outcome:
    """One ratio, and how it stands to its committed value."""

    name: str
    state: State
    committed: float | None
    """None where it is new."""
    measured: float | None
    """None where it is missing."""

    @property
    def fails(self) -> bool:
        """Whether the change must not pass."""
        return self.state in (State.SLOWER, State.MISSING)

    def __str__(self) -> str:
        if self.committed is None:
            return f"new       {self.name}: {self.measured:.3f}, with nothing to compare; `make ratios` commits it"
        if self.measured is None:
            return f"missing   {self.name}: {self.committed:.3f} is committed, and nothing was measured"
        change = (self.measured / self.committed - 1) * 100
        return (
            f"{self.state.value:<10}{self.name}: {self.measured:.3f}, committed {self.committed:.3f} ({change:+.0f} %)"
        )


def compared(figures: Iterable[Figure], committed: Mapping[str, float]) -> list[Outcome]:
    """What became of every ratio that is measured or committed."""
    measured = {figure.name: figure for figure in figures}
    found = [_outcome(figure, committed.get(name)) for name, figure in measured.items()]
    return found + [Outcome(name, State.MISSING, committed[name], None) for name in committed if name not in measured]


def _outcome(figure: Figure, committed: float | None) -> Outcome:
    if committed is None:
        return Outcome(figure.name, State.NEW, None, figure.value)
    growth = figure.value / committed - 1
    gain = -growth if figure.less_is_better else growth
    if figure.good_up_to is not None and figure.value <= figure.good_up_to:
        gain = max(gain, 0.0)
    return Outcome(figure.name, _state(gain, figure.disturbance), committed, figure.value)


def _state(gain: float, disturbance: float) -> State:
    if gain < -TOLERANCE:
        return State.SLOWER if disturbance <= QUIET else State.DISTURBED
    return State.BETTER if gain > TOLERANCE else State.KEPT


def settled(
    figures: Iterable[Figure],
    committed: Mapping[str, float],
    measure_again: Callable[[str, frozenset[str]], Iterable[Figure]],
) -> list[Outcome]:
    """The same, after every ratio that got slower was measured a second time, which counts.

    `measure_again` measures a section for some games.
    """
    figures = list(figures)
    suspects = {each.name for each in compared(figures, committed) if each.state in (State.SLOWER, State.DISTURBED)}
    second = {
        again.name: again
        for section, games in _grouped(figure for figure in figures if figure.name in suspects)
        for again in measure_again(section, games)
    }
    return compared(
        [second.get(figure.name, figure) if figure.name in suspects else figure for figure in figures], committed
    )


def _grouped(figures: Iterable[Figure]) -> Iterator[tuple[str, frozenset[str]]]:
    """Each section with the games that some of the figures are about."""
    games: dict[str, set[str]] = {}
    for figure in figures:
        games.setdefault(figure.section, set()).add(figure.game)
    for section, names in games.items():
        yield section, frozenset(names)


def read(path: Path = COMMITTED) -> dict[str, float]:
    """The committed ratios by name."""
    ratios: dict[str, float] = json.loads(path.read_text(encoding="utf-8"))
    return ratios


def write(figures: Iterable[Figure], path: Path = COMMITTED) -> None:
    """Commit what was measured, to three figures: more would be noise."""
    ratios = {figure.name: float(f"{figure.value:.3g}") for figure in figures}
    path.write_text(json.dumps(ratios, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
