"""A game and its states, as Python programs use them."""

from collections.abc import Mapping, Sequence
from functools import cache
from math import inf
from random import Random
from typing import Any, Final

from gavel import catalogue
from gavel.engine import game as rules
from gavel.engine.decks import Draw
from gavel.engine.json_values import as_json_value
from gavel.engine.shapes import MOST
from gavel.engine.verdicts import IllegalAction, InvalidSetup, Violation, pointer
from gavel.library import worlds
from gavel.library.documents import DocumentChecks, InvalidDocument, require
from gavel.library.encodings import Encoding
from gavel.library.fast import Fast
from gavel.library.states import State

_SEED_BYTES: Final = 32
_MOST_PLY: Final = MOST - 10_000
"""The highest ply of a state that is read, as over HTTP."""


class UnknownGame(LookupError):
    """No game has this id; `games` are the ids that there are."""

    def __init__(self, identity: str) -> None:
        self.games = tuple(catalogue.packages())
        super().__init__(f"{identity!r} is none of the games {', '.join(self.games)}")


class Game:
    """One game of the catalogue."""

    __slots__ = ("_checks", "_rules", "fast")

    def __init__(self, of: rules.Game[Any]) -> None:
        self._rules = of
        self._checks = DocumentChecks(of)
        self.fast = Fast(of)

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.id,)

    @property
    def id(self) -> str:
        """The id of the game, for example `for-sale`."""
        return self._rules.id

    @property
    def name(self) -> str:
        """The name of the game, for example `For Sale`."""
        return self._rules.name

    @property
    def player_counts(self) -> tuple[int, ...]:
        """The numbers of players with which some edition is played, in order."""
        return tuple(sorted({count for ruleset in self._rules.rulesets for count in ruleset.player_counts}))

    def new(
        self,
        players: Sequence[str],
        *,
        seed: str | None = None,
        nonce: str | None = None,
        deal: Mapping[str, Any] | None = None,
        dealer: str | None = None,
        ruleset: str | None = None,
        variant: str | None = None,
        options: Mapping[str, Any] | None = None,
        first_player: str | Mapping[str, bool] | None = None,
        **others: Any,
    ) -> State:
        """A new game; without a seed, a deal or a table as dealer, a seed is drawn.

        `others`: the game's own members of a setup. Raises InvalidDocument, and InvalidSetup for members that
        contradict each other.
        """
        given = {
            "players": [*players] if isinstance(players, list | tuple) else players,
            "seed": seed,
            "nonce": nonce,
            "deal": deal,
            "dealer": dealer,
            "ruleset": ruleset,
            "variant": variant,
            "options": options,
            "first_player": first_player,
            **others,
        }
        return self._begin({name: value for name, value in given.items() if value is not None})

    def read(self, document: Mapping[str, Any]) -> State:
        """The state of a document; raises InvalidDocument, and InvalidState if no game can have led to it."""
        require(document, self._checks.state)
        if document["ply"] > _MOST_PLY:
            figures = {"minimum": 0, "maximum": _MOST_PLY}
            raise InvalidDocument([Violation("value.out-of-range", "/ply", figures=figures)])
        copied = as_json_value(document)
        return State(self._rules, self._checks, self._rules.open(copied), {"state": copied}, ())

    def replay(self, transcript: Mapping[str, Any]) -> State:
        """The state at the end of a transcript.

        Raises InvalidDocument, also if the transcript claims another `history`; InvalidSetup, InvalidState; and
        IllegalAction, whose pointers lead into the transcript. `names` and `scores` of a transcript are not compared.
        """
        require(transcript, self._checks.transcript)
        state = self._replay_beginning(transcript)
        for index, action in enumerate(transcript["actions"]):
            try:
                state.play(action)
            except IllegalAction as refusal:
                raise IllegalAction(_within(refusal.violations, "actions", index)) from None
        if transcript.get("history", state.history) != state.history:
            figures = {"history": transcript["history"], "expected": state.history}
            raise InvalidDocument([Violation("history.differs", "/history", figures=figures)])
        return state

    def possible(self, record: Mapping[str, Any], random: Random, *, ends: float = inf) -> State:
        """A game that agrees with the record of a player: what the player does not know is drawn at random.

        Its record for that player is the given one, but for what a seed has decided: its `deal` is explicit, its
        `history` another, and a `first_player` who was drawn is named. Raises
        InvalidDocument for a record of a game that was read, or in which a referee has acted, and for one that no game
        can have led to; NotImplementedError for a game of another distribution that does not declare its deal.
        `ends`: after this `time.thread_time` no further deal is tried; raises TimeoutError if none has agreed by then.
        """
        require(record, self._checks.record)
        known = as_json_value(record)
        world, setup = worlds.world_of(self._rules, self._checks, known, random, ends)
        return State(
            self._rules,
            self._checks,
            world.state,
            {"setup": setup},
            tuple(known["events"]),
            tuple(world.actions),
            world.first,
        )

    def draws(self, setup: Mapping[str, Any]) -> tuple[Draw, ...]:
        """What chance draws for the explicit deal of a setup, in order; nothing for a game without chance.

        Raises InvalidDocument and InvalidSetup.
        """
        state = self._begin(setup)
        return tuple(self._rules.draws({**setup, "players": [*state.players]}))

    def encoding(self, setup: Mapping[str, Any]) -> Encoding:
        """The actions and views of games with a setup, as numbers.

        Raises InvalidDocument and InvalidSetup; NotImplementedError for a game that does not declare its limits.
        """
        state = self._begin(setup)
        if self._rules.limits is None:  # a game of another distribution need not say how large its figures get
            raise NotImplementedError(f"{self.id} does not declare its limits")
        return Encoding(self._rules, self._rules.limits(state.bare()), state.players)

    def _replay_beginning(self, transcript: Mapping[str, Any]) -> State:
        if "state" in transcript:
            return self.read(transcript["state"])
        try:
            return self._begin(transcript["setup"])
        except InvalidSetup as refusal:
            raise InvalidSetup(_within(refusal.violations, "setup")) from None

    def _begin(self, setup: Mapping[str, Any]) -> State:
        require(setup, self._checks.setup)
        request = as_json_value(setup)
        if not (self._rules.is_repeatable(request) or "nonce" in request):
            import secrets  # it is large, and a program that gives its seeds does not need it

            request = {**request, "seed": secrets.token_hex(_SEED_BYTES), "nonce": secrets.token_hex(_SEED_BYTES)}
        state, events = self._rules.setup(request)
        return State(self._rules, self._checks, state, {"setup": request}, tuple(as_json_value(events)))


@cache
def load(identity: str) -> Game:
    """The game of an id; raises UnknownGame."""
    if identity not in catalogue.packages():
        raise UnknownGame(identity)
    return Game(catalogue.game(identity))


def ids() -> tuple[str, ...]:
    """The ids of all games, in order."""
    return tuple(catalogue.packages())


def _within(violations: Sequence[Violation], *steps: str | int) -> list[Violation]:
    """These violations of a part of a document, with pointers into the whole."""
    return [Violation(each.code, pointer(*steps) + each.pointer, each.rule, each.figures) for each in violations]
