"""Checks of a game's documents: setups, states, actions and transcripts."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from heapq import nsmallest
from operator import attrgetter
from typing import Any, Final

from gavel.engine.actions import REVEAL, TABLE
from gavel.engine.game import Game
from gavel.engine.referee_shapes import ACTIONS, RECORDS
from gavel.engine.shapes import FEWEST_PLAYERS, MOST, with_seats
from gavel.engine.state import SERVICE_DEALER, TABLE_DEALER
from gavel.engine.verdicts import MOST_FOUND, Refused, Violation, by_pointer
from gavel.library import checks
from gavel.library.checks import Check, below
from gavel.library.from_shapes import PLAYER, SEAT, check_of, checks_of

_DIGEST: Final = checks.text(64, 64, "^[0-9a-f]{64}$")
_SEED: Final = checks.text(1, 128)
_DEALER: Final = checks.one_of((SERVICE_DEALER, TABLE_DEALER))
_COUNT: Final = checks.integer(0, MOST)


class InvalidDocument(Refused):
    """A document does not have the shape that its game declares; `violations` holds every fault."""


@dataclass(frozen=True)
class DocumentChecks:
    """The checks of one game's documents, each made at its first use."""

    game: Game[Any]

    @cached_property
    def setup(self) -> Check:
        """The check of a setup."""
        first = checks.either(PLAYER, checks.members({"draw": checks.one_of((True,))}))
        return checks.members(
            {
                **{name: _optional(check) for name, check in self._edition().items()},
                "players": checks.items(SEAT, FEWEST_PLAYERS, self.game.seats, unique=True),
                "first_player": _optional(first),
                "dealer": _optional(_DEALER),
                "seed": _optional(_SEED),
                "nonce": _optional(_DIGEST),
                **self._deal(),
                **checks_of(self.game.declaration.setup),
            }
        )

    def _deal(self) -> Mapping[str, Check]:
        deal = self.game.declaration.deal
        return {} if deal is None else {"deal": _optional(check_of(deal))}

    @cached_property
    def state_members(self) -> Mapping[str, Check]:
        """The check of each member of a state."""
        deal = checks.members({"seed": _SEED, "nonce": _optional(_DIGEST), "commitment": _DIGEST})
        player = checks.members({"id": SEAT, **self._declared(each=True)})
        return {
            "game": checks.one_of((self.game.id,)),
            "schema_version": checks.one_of((1,)),
            **self._edition(),
            "dealer": _DEALER,
            "deal": replace(deal, null=True),
            "players": checks.items(player, FEWEST_PLAYERS, self.game.seats),
            "phase": checks.one_of(self.game.phase_names),
            "round": _COUNT,
            "ply": _COUNT,
            "history": _DIGEST,
            **checks_of(RECORDS),
            **self._declared(each=False),
        }

    @cached_property
    def state(self) -> Check:
        """The check of a state."""
        return checks.members(self.state_members)

    @cached_property
    def action(self) -> Check:
        """The check of any action of a player, the table or a referee."""
        of_players = {name: self._action(name) for name in self.game.action_types}
        return checks.tagged("type", {**of_players, **checks_of(ACTIONS)})

    @cached_property
    def transcript(self) -> Check:
        """The check of a transcript."""
        return checks.members(
            {
                "game": _optional(checks.one_of((self.game.id,))),
                "setup": _optional(self.setup),
                "state": _optional(self.state),
                "actions": checks.items(self.action, 0, MOST),
                "history": _optional(_DIGEST),
                "names": _optional(checks.by_key(PLAYER, PLAYER, 0, self.game.seats)),
                "scores": _optional(checks.ANYTHING),
            },
            exactly_one=("setup", "state"),
        )

    @cached_property
    def record(self) -> Check:
        """The check of what a player knows of a game, from its setup on."""
        return checks.members(
            {
                "game": checks.one_of((self.game.id,)),
                "seat": SEAT,
                "setup": self.setup,
                "beginning": checks.ANY_OBJECT,
                "events": checks.items(checks.ANY_OBJECT, 0, MOST),
                "actions": checks.items(self.action, 0, MOST),
                "view": checks.ANY_OBJECT,
            }
        )

    def shape_check(self, members: Mapping[str, Any], names: Sequence[str]) -> list[Violation]:
        """The faults in these members of a corrected state."""
        return nsmallest(MOST_FOUND, self._member_faults(members, names), by_pointer)

    def _member_faults(self, members: Mapping[str, Any], names: Sequence[str]) -> Iterable[Violation]:
        for name in names:
            check = self.state_members.get(name)
            if check is None:
                if name in members:
                    yield Violation("member.unknown", below("", name))
            elif name in members:
                yield from check.faults(members[name], below("", name))
            elif check.required:
                yield Violation("member.missing", below("", name))

    def _edition(self) -> dict[str, Check]:
        rulesets = self.game.rulesets
        variants = dict.fromkeys(variant for ruleset in rulesets for variant in ruleset.variants)
        return {
            "ruleset": checks.one_of([ruleset.id for ruleset in rulesets], "ruleset.unknown"),
            "variant": checks.one_of([*variants], "variant.unknown"),
            "options": checks.members({each.id: check_of(each.shape.optional()) for each in self.game.options}),
        }

    def _declared(self, *, each: bool) -> dict[str, Check]:
        """The checks of the members of a state that the game declares, of each player or of the state itself."""
        members = self.game.declaration.state.members
        return {
            member.key: check_of(with_seats(member.kind.shape, self.game.seats))
            for member in members
            if member.each == each
        }

    def _action(self, name: str) -> Check:
        """The check of a type of action."""
        form = self.game.action_form(name)
        player = checks.one_of((TABLE,)) if name == REVEAL else PLAYER
        own = checks_of(form.shapes(attrgetter("sent")))
        return checks.members(
            {"type": checks.one_of((name,)), "player": player, **own}, form.exactly_one, form.at_most_one
        )


def faults_in(document: object, check: Check) -> list[Violation]:
    """The first faults of a document, by pointer, then code; empty if it has none."""
    return nsmallest(MOST_FOUND, check.faults(document), by_pointer)


def require(document: object, check: Check) -> None:
    """Raise InvalidDocument with the faults of a document, if it has any."""
    if faults := faults_in(document, check):
        raise InvalidDocument(faults)


def _optional(check: Check) -> Check:
    return replace(check, required=False)
