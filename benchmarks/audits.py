"""Transcripts per second of `gavel audit`, by one process and by two, and how much more two do."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from benchmarks.playouts import yardstick_speed
from gavel.audit.archives import generate_lines
from gavel.audit.auditing import Audit
from gavel.audit.judging import judge
from gavel.audit.sources import find_sources
from gavel.catalogue import games

GAMES = 40
"""Different transcripts of each game; an archive has them again and again."""


@dataclass(frozen=True, slots=True)
class Speed:
    """How fast the transcripts of one game are judged."""

    game: str
    actions: float
    """Of a transcript, on average."""
    judged: float
    """Transcripts per second of CPU time, of a process that does nothing but judge: the best repetition."""
    judged_ratio: float
    """Actions judged in the time of one move of the yardstick: the median of the repetitions."""
    one: float
    two: float
    """Transcripts per second of whole audits by one process and by two, from archive to report: the medians."""
    ratio: float
    """Two to one: the median of the repetitions. Only where two CPUs are free does it say anything."""
    coordinating: float
    """CPU time of who gives out the work and writes the report, to that of judging: it bounds how many can help."""


def measure(repetitions: int, seconds: float, wanted: Collection[str]) -> Iterator[Speed]:
    """These games, on archives that take one process about so long."""
    with TemporaryDirectory() as folder:
        for game in (game for game in games() if game in wanted):
            yield _measured(game, repetitions, seconds, Path(folder))


def _measured(game: str, repetitions: int, seconds: float, folder: Path) -> Speed:
    made = [line.raw for line in generate_lines(GAMES, game=game, seed="benchmark")]
    actions = sum(judge(raw).actions or 0 for raw in made) / GAMES
    judgings = [(_judged(made), yardstick_speed()) for _ in range(max(repetitions, 5))]
    alone = max(judged for judged, _yardstick in judgings)
    judged_ratio = median(judged * actions / yardstick for judged, yardstick in judgings)
    times = max(1, round(alone * seconds / GAMES))
    archive = folder / f"{game}.ndjson"
    with archive.open("wb") as file:
        for _ in range(times):
            file.writelines(raw + b"\n" for raw in made)
    pairs, coordinating = [], []
    for _ in range(repetitions):
        one_process = _audited(archive, 1)
        before = process_time()
        pairs.append((one_process, _audited(archive, 2)))
        coordinating.append((process_time() - before) / (times * GAMES) * alone)
    one, two = median(one for one, _two in pairs), median(two for _one, two in pairs)
    ratio = median(two / one for one, two in pairs)
    return Speed(game, actions, alone, judged_ratio, one, two, ratio, median(coordinating))


def _judged(made: list[bytes]) -> float:
    start = process_time()
    for raw in made:
        judge(raw)
    return len(made) / (process_time() - start)


def _audited(archive: Path, processes: int) -> float:
    """Transcripts per second, counted from when every process has begun."""
    work = Audit(find_sources([str(archive)]), archive.with_suffix(".report.ndjson"), processes)
    partial = work.begin(force=True)
    marks = [(0, perf_counter())]
    work.run(partial, lambda _piece, progress: marks.append((progress.transcripts, perf_counter())))
    # Processes take a while to begin: what is done before the last of them has is not counted.
    (before, since), (done, until) = marks[min(processes * 4, len(marks) // 2)], marks[-1]
    return (done - before) / (until - since)
