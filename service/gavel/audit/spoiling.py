"""Transcripts spoilt in known ways, each with what an audit must say of it."""

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
class Spoilt:
    """A spoilt line, the way in which it is, and the verdict; for an illegal action, its index."""

    raw: bytes
    way: str
    verdict: str
    index: int | None = None

    def expected(self, line: int) -> dict[str, Any]:
        """What the file beside an archive says of this line."""
        return {"line": line, "way": self.way, "verdict": self.verdict, "index": self.index}


@dataclass(frozen=True, slots=True)
class _Change:
    """What became of a transcript: a document, or the bytes of a line; with the verdict on it."""

    made: Document | bytes
    verdict: str
    index: int | None = None


def spoilt(transcript: Mapping[str, Any], dice: Random) -> Spoilt:
    """The transcript of a finished game, with all its claims, spoilt in one of the ways."""
    while True:
        way = dice.choice([*WAYS])
        change = WAYS[way](deepcopy(dict(transcript)), dice)
        if change is not None:
            made = change.made if isinstance(change.made, bytes) else strict_json.dumps(change.made)
            return Spoilt(made, way, change.verdict, change.index)


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
    """None where nobody has bid."""
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
    """None where the state names it."""
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
"""Way -> what spoils a transcript so; None where this transcript cannot be."""
