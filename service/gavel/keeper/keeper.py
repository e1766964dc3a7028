"""The keeper: takes from the agenda what is due, plays for those whose time is up, and calls players.

It does both in rounds of their own, for which two threads call it: a message may take its time, and no clock waits.
"""

import logging
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, Final

from gavel.api.operations.call import Call
from gavel.api.problems import Problem
from gavel.i18n.translator import translator_for
from gavel.keeper.messages import message
from gavel.observe.blotting import traceback_of
from gavel.observe.keeping import Keeping, Result
from gavel.sealing.agenda import MOST_SUBSCRIPTIONS, Agenda, Entry, Kind
from gavel.sealing.calling import PATIENCE, is_due
from gavel.sealing.contents import Contents
from gavel.sealing.games import sealed_game
from gavel.sealing.guard import LostRace, current
from gavel.sealing.heads import Heads
from gavel.sealing.inviting import newest_contents
from gavel.sealing.operations.calls import read
from gavel.sealing.operations.request import SealedRequest
from gavel.sealing.push import Push
from gavel.sealing.tokens import Vault

log = logging.getLogger("gavel")

CLOCKS_AT_ONCE: Final = 100
"""The most clocks of a round, one after another: each takes a moment."""

SEATS_AT_ONCE: Final = 8
"""The most seats of a round that are called, all at the same time, each by all of its browsers."""

Send = Callable[[Mapping[str, Any], bytes, str], Result]
"""Sends a message for a subscription, under a topic."""


class Keeper:
    """Does what is due, round by round."""

    def __init__(
        self,
        vault: Callable[[], Vault],
        heads: Heads,
        agenda: Agenda,
        push: Push,
        send: Send,
        now: Callable[[], float] = time.time,
        watcher: Keeping | None = None,
    ) -> None:
        """`vault`: the keys in force, which may be read anew; `now`: the seconds since 1970."""
        self._vault, self._heads, self._agenda, self._push = vault, heads, agenda, push
        self._send, self._now = send, now
        self._watcher = watcher or Keeping()
        self._callers = ThreadPoolExecutor(SEATS_AT_ONCE)
        self._senders = ThreadPoolExecutor(SEATS_AT_ONCE * MOST_SUBSCRIPTIONS)
        self._clocks_at = self._calls_at = now()

    def play(self) -> int:
        """Play where clocks have run out, and return how many had; raises HeadsUnavailable."""
        now = self._now()
        entries = self._agenda.take_clocks(int(now), CLOCKS_AT_ONCE)
        self._clocks_at = now
        self._tell(entries, now)
        for entry in entries:
            self._try(entry)
        return len(entries)

    def call(self) -> int:
        """Call seats, and return how many were to be called; raises HeadsUnavailable."""
        now = self._now()
        entries = self._agenda.take_calls(int(now), SEATS_AT_ONCE)
        self._calls_at = now
        self._tell(entries, now)
        list(self._callers.map(self._try, entries))
        return len(entries)

    def _tell(self, entries: list[Entry], now: float) -> None:
        """Tell that a round begins; of the two kinds of rounds that which began earlier counts: both are to live."""
        self._watcher.begins_round(min(self._clocks_at, self._calls_at))
        for entry in entries:
            self._watcher.took(now - entry.due)

    def _try(self, entry: Entry) -> None:
        """Do what is due; the others are due all the same where that fails."""
        try:
            self._do(entry)
        except Problem:  # the table's record has gone, or its key; or the store has, which has logged it
            return
        except Exception as error:
            log.error("The keeper has failed at a %s: %s\n%s", entry.kind, type(error).__name__, traceback_of(error))
            self._watcher.failed(entry.kind)

    def _do(self, entry: Entry) -> None:
        found = newest_contents(self._vault(), self._heads, entry.table)
        if found is None:
            return
        contents, token = found
        if entry.kind is Kind.CLOCK:
            self._play_for_late(contents, token)
        else:
            self._call(contents, entry)

    def _play_for_late(self, contents: Contents, token: str) -> None:
        call = Call(translator_for("en"), "")
        store = (self._heads, self._agenda, self._push)
        request = SealedRequest(sealed_game(contents.game), {}, call, None, self._vault(), *store, self._watcher)
        with suppress(LostRace):
            current(request, token)

    def _call(self, contents: Contents, entry: Entry) -> None:
        """Call a seat, unless it has looked meanwhile, or there is no reason any more."""
        looked = self._agenda.seen(entry.table).get(entry.seat, 0)
        sealed = sealed_game(contents.game)
        if looked > self._now() - PATIENCE or not is_due(sealed, contents, entry):
            return
        kept = self._agenda.subscriptions(entry.table, entry.seat)
        if kept:
            results = list(self._senders.map(partial(self._sent, entry, sealed.game.name), kept))
            if gone := [each for each, result in zip(kept, results, strict=True) if result is Result.GONE]:
                self._agenda.unsubscribe(entry.table, entry.seat, gone)

    def _sent(self, entry: Entry, game: str, kept: str) -> Result:
        subscription = read(kept)
        result = self._send(subscription, message(entry, game, subscription["language"]), entry.table)
        self._watcher.called(entry.kind, result)
        return result
