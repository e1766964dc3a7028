"""Ways of spoiling a transcript, each with the verdict that an audit must give."""

from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from typing import Any

from gavel.audit import verdicts
from gavel.schemas import strict_json

STRANGER = "nobody of that name"
NO_GAME = "no-such-game"
BEYOND_ANY_PURSE = 10**9

Document = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Fault:
    """The fault of a spoilt line: the way, and the verdict that it deserves; for an illegal action, its index."""

    way: str
    verdict: str
    index: int | None = None

    def dump(self, line: int) -> dict[str, Any]:
        """The entry for a line in the file beside an archive."""
        return {"line": line, "way": self.way, "verdict": self.verdict, "index": self.index}


@dataclass(frozen=True, slots=True)
class _Change:
    """A transcript after a change, as a document or as the bytes of a line; with the verdict that it deserves."""

    content: Document | bytes
    verdict: str
    index: int | None = None


def spoil(transcript: Mapping[str, Any], dice: Random) -> tuple[bytes, Fault]:
    """Spoil the transcript of a finished game, with all its claims, in one of the ways; the line and its fault."""
    while True:
        way = dice.choice([*WAYS])
        change = WAYS[way](deepcopy(dict(transcript)), dice)
        if change is not None:
            raw = change.content if isinstance(change.content, bytes) else strict_json.dumps(change.content)
            return raw, Fault(way, change.verdict, change.index)


# --- actions --------------------------------------------------------------------------------------------------------


def _stranger_acts(transcript: Document, dice: Random) -> _Change:
    actions = transcript["actions"]
    index = dice.randrange(len(actions))
    actions.insert(index, {**actions[index], "player": STRANGER})
    return _Change(transcript, verdicts.ILLEGAL, index)


def _goes_on_after_the_end(transcript: Document, dice: Random) -> _Change:
    actions = transcript["actions"]
    actions.append(dice.choice(actions))
    return _Change(transcript, verdicts.ILLEGAL, len(actions) - 1)


def _bids_beyond_any_purse(transcript: Document, dice: Random) -> _Change | None:
    """Raise a bid; None where there is none."""
    actions = transcript["actions"]
    bids = [index for index, action in enumerate(actions) if "amount" in action]
    if not bids:
        return None
    index = dice.choice(bids)
    actions[index]["amount"] += BEYOND_ANY_PURSE
    return _Change(transcript, verdicts.ILLEGAL, index)


def _last_action_is_missing(transcript: Document, _dice: Random) -> _Change:
    transcript["actions"].pop()
    return _Change(transcript, verdicts.UNFINISHED)


# --- claims ---------------------------------------------------------------------------------------------------------


def _total_is_wrong(transcript: Document, dice: Random) -> _Change:
    dice.choice(transcript["scores"]["standings"])["total"] += 1
    return _Change(transcript, verdicts.SCORES_DIFFER)


def _ranks_are_exchanged(transcript: Document, _dice: Random) -> _Change:
    transcript["scores"]["standings"].reverse()
    return _Change(transcript, verdicts.SCORES_DIFFER)


def _digest_is_wrong(transcript: Document, dice: Random) -> _Change:
    digest = transcript["history"]
    place = dice.randrange(len(digest))
    transcript["history"] = digest[:place] + ("0" if digest[place] != "0" else "1") + digest[place + 1 :]
    return _Change(transcript, verdicts.HISTORY_DIFFERS)


# --- the beginning --------------------------------------------------------------------------------------------------


def _game_is_unknown(transcript: Document, _dice: Random) -> _Change:
    return _Change({**transcript, "game": NO_GAME}, verdicts.UNKNOWN_GAME)


def _game_is_not_named(transcript: Document, _dice: Random) -> _Change | None:
    """Remove the name; None where the state names the game, too."""
    del transcript["game"]
    return None if "state" in transcript else _Change(transcript, verdicts.INVALID_REQUEST)


def _member_is_unknown(transcript: Document, _dice: Random) -> _Change:
    return _Change({**transcript, "note": "a fine game"}, verdicts.INVALID_REQUEST)


def _player_sits_twice(transcript: Document, _dice: Random) -> _Change | None:
    if "setup" not in transcript:
        return None
    players = transcript["setup"]["players"]
    players[-1] = players[0]
    return _Change(transcript, verdicts.INVALID_REQUEST)


def _seed_is_missing(transcript: Document, _dice: Random) -> _Change | None:
    if "setup" not in transcript:
        return None
    del transcript["setup"]["seed"]
    return _Change(transcript, verdicts.UNSEEDED)


def _schema_is_of_another_version(transcript: Document, _dice: Random) -> _Change | None:
    if "state" not in transcript:
        return None
    transcript["state"]["schema_version"] = 0
    return _Change(transcript, verdicts.INVALID_REQUEST)


def _deal_is_not_the_seeds(transcript: Document, _dice: Random) -> _Change | None:
    if "state" not in transcript:
        return None
    transcript["state"]["deal"]["seed"] += "!"
    return _Change(transcript, verdicts.INVALID_STATE)


# --- the line -------------------------------------------------------------------------------------------------------


def _line_is_cut(transcript: Document, dice: Random) -> _Change:
    raw = strict_json.dumps(transcript)
    return _Change(raw[: dice.randrange(1, len(raw))], verdicts.MALFORMED)


def _member_stands_twice(transcript: Document, _dice: Random) -> _Change:
    return _Change(strict_json.dumps(transcript)[:-1] + b',"actions":[]}', verdicts.MALFORMED)


def _line_is_binary(_transcript: Document, dice: Random) -> _Change:
    return _Change(b"\x00\xff" + dice.randbytes(200).replace(b"\n", b"\x00"), verdicts.MALFORMED)


WAYS: dict[str, Callable[[Document, Random], _Change | None]] = {
    "stranger-acts": _stranger_acts,
    "goes-on-after-the-end": _goes_on_after_the_end,
    "bids-beyond-any-purse": _bids_beyond_any_purse,
    "last-action-is-missing": _last_action_is_missing,
    "total-is-wrong": _total_is_wrong,
    "ranks-are-exchanged": _ranks_are_exchanged,
    "digest-is-wrong": _digest_is_wrong,
    "game-is-unknown": _game_is_unknown,
    "game-is-not-named": _game_is_not_named,
    "member-is-unknown": _member_is_unknown,
    "player-sits-twice": _player_sits_twice,
    "seed-is-missing": _seed_is_missing,
    "schema-is-of-another-version": _schema_is_of_another_version,
    "deal-is-not-the-seeds": _deal_is_not_the_seeds,
    "line-is-cut": _line_is_cut,
    "member-stands-twice": _member_stands_twice,
    "line-is-binary": _line_is_binary,
}
"""Way -> the function that spoils a transcript so; it returns None for a transcript that cannot be."""
