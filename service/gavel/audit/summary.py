"""What an audit has found, in numbers: by verdict, by game and edition, by what was refused and by which rule."""

from collections import Counter
from typing import Any

from gavel.audit.partial import Progress
from gavel.audit.verdicts import AGREES


def summary(progress: Progress) -> dict[str, Any]:
    """The numbers as JSON; most frequent first. What could not be found out is null."""
    verdicts, editions, faults, refusals = Counter[str](), Counter[Any](), Counter[Any](), Counter[Any]()
    for (kind, *told), count in progress.counts.items():
        if kind == "verdict":
            game, ruleset, verdict = told
            verdicts[verdict] += count
            editions[game, ruleset] += count
            faults[game, ruleset] += count if verdict != AGREES else 0
        else:
            refusals[tuple(told)] += count
    return {
        "transcripts": progress.transcripts,
        "actions": progress.actions,
        "faults": progress.transcripts - verdicts[AGREES],
        "verdicts": dict(_in_order(verdicts)),
        "editions": [
            {"game": key[0] or None, "ruleset": key[1] or None, "transcripts": count, "faults": faults[key]}
            for key, count in _in_order(editions)
        ],
        "refusals": [
            {"game": game or None, "code": code, "rule": rule or None, "count": count}
            for (game, code, rule), count in _in_order(refusals)
        ],
    }


def _in_order(counted: Counter[Any]) -> list[tuple[Any, int]]:
    return sorted(counted.items(), key=lambda item: (-item[1], item[0]))
