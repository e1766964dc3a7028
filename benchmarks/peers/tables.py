"""The tables of docs/performance.md, made from the results of a run: `python -m benchmarks.peers --page`."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import quantiles
from typing import TypeAlias

from benchmarks.kept import QUIET
from benchmarks.peers import engines, stacks
from benchmarks.peers.results import Results
from benchmarks.scenarios import SCENARIOS
from benchmarks.servers import ROOT
from gavel.catalogue import games

PAGE = ROOT / "docs" / "performance.md"
Rounds: TypeAlias = Mapping[str, Sequence[Mapping[str, float]]]
GAMES = {each.game: games()[each.game].name for each in SCENARIOS}


def tables(found: Results) -> dict[str, str]:
    """Every table by its name."""
    return {
        "engines": "\n".join(_engines(found)),
        "stacks": "\n".join(_stacks(found)),
        "shapes": "\n".join(_shapes(found)),
        "versions": ", ".join(f"{name} {version}" for name, version in found["versions"].items()) + ".",
    }


def filled(page: str, found: Results) -> str:
    """The page with each table between its two comments. Raises ValueError where it has no place for one."""
    for name, table in tables(found).items():
        begin, end = f"<!-- {name} -->", f"<!-- /{name} -->"
        before, found_begin, rest = page.partition(begin)
        _old, found_end, after = rest.partition(end)
        if not found_begin or not found_end:
            raise ValueError(f"the page has no place for {name}")
        page = f"{before}{begin}\n{table}\n{end}{after}"
    return page


def write(found: Results, page: Path = PAGE) -> None:
    """Fill the page's tables in."""
    page.write_text(filled(page.read_text(encoding="utf-8"), found), encoding="utf-8")


def spread(ratios: Sequence[float]) -> str:
    """The median, and the quartiles, of ratios within each round."""
    lower, middle, upper = quantiles(ratios, method="inclusive")
    return f"{_short(middle)} ({_short(lower)} to {_short(upper)})"


def _short(ratio: float) -> str:
    """Three figures, or two of what is small."""
    decimals = 0 if ratio >= 100 else 1 if ratio >= 10 else 2 if ratio >= 0.1 else 3 if ratio >= 0.01 else 4
    return f"{ratio:.{decimals}f}"


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _head(cells: Sequence[str]) -> Iterator[str]:
    yield _row(cells)
    yield _row(["---"] * len(cells))


def _engines(found: Results) -> Iterator[str]:
    speeds = {name: [turn["moves"] / turn["cpu_seconds"] for turn in turns] for name, turns in found["engines"].items()}
    yardstick = speeds[engines.YARDSTICK]
    yield from _head(["moves/s of CPU time", "÷ Y", *(f"{name} ÷ it" for name in GAMES.values())])
    ours = [speeds[f"Gavel: {game}"] for game in GAMES]
    for name in [engine.name for engine in (*engines.OURS, *engines.PEERS) if engine.name != engines.YARDSTICK]:
        ratios = [_ratios(speeds[name], yardstick), *(_ratios(each, speeds[name]) for each in ours)]
        own = name.startswith("Gavel: ")
        yield _row([name, spread(ratios[0]), *("" if own else spread(each) for each in ratios[1:])])


FIGURES = {"CPU time": "cpu_microseconds", "requests/s": "per_second", "p99": "p99_microseconds"}


def _stacks(found: Results) -> Iterator[str]:
    """By CPU time alone where other programs kept the machine busy: their wall-clock times would be theirs, too."""
    quiet = max(found["disturbance"].values()) <= QUIET
    figures = [name for name in FIGURES if quiet or name == "CPU time"]
    yield from _head(["", *(f"{name} ÷ Gavel" for name in figures)])
    for game, rounds in found["stacks"].items():
        for stack in (stack for stack in stacks.STACKS if stack != stacks.OURS):
            spreads = [_against_ours(rounds, stack, FIGURES[name]) for name in figures]
            yield _row([f"{GAMES[game]}: {stack}", *spreads])


def _against_ours(rounds: Rounds, stack: str, figure: str) -> str:
    theirs, ours = ([each[figure] for each in rounds[name]] for name in (stack, stacks.OURS))
    return spread(_ratios(theirs, ours))


def _shapes(found: Results) -> Iterator[str]:
    yield from _head(["wrong shapes refused", *GAMES.values()])
    for stack in (stacks.FASTAPI, stacks.FASTIFY):
        counts = [found["shapes"][game][stack] for game in GAMES]
        yield _row([stack, *(f"{refused} of {asked}" for refused, asked in counts)])


def _ratios(numerators: Sequence[float], denominators: Sequence[float]) -> list[float]:
    """Round by round."""
    return [above / below for above, below in zip(numerators, denominators, strict=True)]
