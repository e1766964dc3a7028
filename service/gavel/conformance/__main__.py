"""`python -m gavel.conformance --base-url URL`: play the conformance cases against any server of the contract.

Exit status: 0 if all passed, 1 if some failed, 2 if the server or a case prevented the run.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from time import monotonic, sleep
from typing import NamedTuple

from gavel.conformance.cases import Case, CaseError, cases, folders
from gavel.conformance.runner import Failure, Outcome, Pause, Send, play
from gavel.conformance.transport import Connection, Unreachable

PASSED, FAILED, NOT_PLAYED = 0, 1, 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit status."""
    parser = _parser()
    options = parser.parse_args(arguments)
    chosen = _chosen(parser, options)
    if options.list:
        for case in chosen:
            print(f"{case.id}  {case.title}")
        return PASSED
    if options.base_url is None:
        parser.error("--base-url is needed to play the cases")
    try:
        connection = Connection(options.base_url)
    except ValueError as error:
        parser.error(str(error))
    try:
        return _play(chosen, connection, verbose=options.verbose)
    except (CaseError, Unreachable) as error:
        print(f"conformance: {error}", file=sys.stderr)
        return NOT_PLAYED
    finally:
        connection.close()


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python -m gavel.conformance", description="Play the conformance cases.")
    parser.add_argument("--base-url", metavar="URL", help="where the server is, for example http://127.0.0.1:8000")
    parser.add_argument("--game", choices=list(folders()), help="only the cases of this game")
    parser.add_argument("--case", action="append", metavar="ID", help="only this case; may be given several times")
    parser.add_argument("--list", action="store_true", help="list the cases and play none")
    parser.add_argument("-v", "--verbose", action="store_true", help="report the cases that pass, too")
    return parser


def _chosen(parser: ArgumentParser, options: Namespace) -> list[Case]:
    chosen = cases(options.game)
    if options.case is None:
        return chosen
    unknown = sorted(set(options.case) - {case.id for case in chosen})
    if unknown:
        parser.error(f"no such case: {', '.join(unknown)}")
    return [case for case in chosen if case.id in options.case]


def _play(chosen: Sequence[Case], send: Send, *, verbose: bool) -> int:
    passed = failed = not_offered = 0
    for case, outcome in _outcomes(chosen, send):
        if isinstance(outcome, Failure):
            failed += 1
            print(f"FAILED {outcome}")
            continue
        passed += outcome is None
        not_offered += outcome is not None
        if verbose:
            print(f"passed {case.id} {case.title}" if outcome is None else f"left out {outcome}")
    print(f"{passed} passed, {failed} failed" + (f", {not_offered} not offered by the server" if not_offered else ""))
    return FAILED if failed else PASSED


def _outcomes(chosen: Sequence[Case], send: Send) -> Iterator[tuple[Case, Outcome]]:
    """Each case with its outcome; those that wait for the server's clock begin first, and the others fill that time."""
    waiting: list[_Waiting] = []
    for case in sorted(chosen, key=_has_pause, reverse=True):
        yield from _go_on(case, play(case, send), waiting)
        while waiting and waiting[0].until <= monotonic():
            yield from _resume(waiting)
    while waiting:
        sleep(max(0.0, waiting[0].until - monotonic()))
        yield from _resume(waiting)


class _Waiting(NamedTuple):
    until: float
    case: Case
    played: Iterator[Pause | Outcome]


def _go_on(case: Case, played: Iterator[Pause | Outcome], waiting: list[_Waiting]) -> Iterator[tuple[Case, Outcome]]:
    """Play a case until it ends or, where it pauses, put it in its place among those that wait."""
    reached = next(played)
    if isinstance(reached, Pause):
        waiting.append(_Waiting(monotonic() + reached.seconds, case, played))
        waiting.sort(key=lambda each: each.until)
    else:
        yield case, reached


def _resume(waiting: list[_Waiting]) -> Iterator[tuple[Case, Outcome]]:
    """Go on with the first of those that wait."""
    _until, case, played = waiting.pop(0)
    return _go_on(case, played, waiting)


def _has_pause(case: Case) -> bool:
    return any("wait" in step for step in case.steps)


if __name__ == "__main__":
    sys.exit(main())
