"""A yardstick in pure Python: the kind of work that a rules engine does, frozen, so that ratios to it can be compared.

Its speed depends on the machine and the interpreter alone. Do not tune it: every ratio ever quoted would lose its
meaning.
"""

from typing import Any

SEATS = 4
MOVES_PER_LAP = 64


def lap() -> int:
    """Play a fixed game of no sense, MOVES_PER_LAP moves long; returns a checksum, always the same.

    A move looks up what may be done (dicts in a list), picks one by a linear congruential step, replaces a value in a
    tuple by seat, and appends an event.
    """
    purse = (20,) * SEATS
    events: list[dict[str, Any]] = []
    dice = 1
    for turn in range(MOVES_PER_LAP):
        seat = turn % SEATS
        options = _options(purse, seat)
        dice = (dice * 1103515245 + 12345) % 2147483648
        option = options[dice % len(options)]
        purse = _moved(purse, seat, option["step"])
        events.append({"type": option["type"], "seat": seat, "purse": purse[seat]})
    return sum(purse) + len(events)


def _options(purse: tuple[int, ...], seat: int) -> list[dict[str, Any]]:
    options: list[dict[str, Any]] = [{"type": "earn", "seat": seat, "step": 2}]
    if purse[seat] > 0:
        options.append({"type": "spend", "seat": seat, "step": -1})
    if max(purse) > purse[seat]:
        options.append({"type": "wait", "seat": seat, "step": 0})
    return options


def _moved(purse: tuple[int, ...], seat: int, step: int) -> tuple[int, ...]:
    return (*purse[:seat], purse[seat] + step, *purse[seat + 1 :])
