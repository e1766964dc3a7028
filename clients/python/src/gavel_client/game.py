"""The operations on one game."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from gavel_client.matches import MatchStandings
from gavel_client.results import Inspection, LegalActions, Position, Replay, Scoresheet, View
from gavel_client.sheets import GameSheet, Rules
from gavel_client.transport import Transport, read, segment
from gavel_client.violations import Json

T = TypeVar("T")

Document = Mapping[str, Any]
"""A state or an action: a value that came from the service, or one that you wrote."""


class GameClient:
    """One game of the service. Every method is one call; what is None is left out of the request.

    All of them raise a Problem if the service refuses and TransportError if no usable answer comes. `request_id` is
    sent as X-Request-Id: 1 to 128 of letters, digits, `.`, `_` and `-`.
    """

    def __init__(self, transport: Transport, game: str) -> None:
        self.id = game
        self._transport = transport
        self._path = f"/v1/games/{segment(game)}"

    def __repr__(self) -> str:
        return f"<GameClient {self.id} at {self._transport.base_url}>"

    def sheet(self, *, request_id: str | None = None) -> GameSheet:
        """The game sheet: rulesets, options, components, phases and action types."""
        return read(GameSheet.from_json, self._transport.get_json(self._path, request_id))

    def rules(self, *, request_id: str | None = None) -> Rules:
        """The rule clauses, in the client's language."""
        return read(Rules.from_json, self._transport.get_json(f"{self._path}/rules", request_id))

    def setup(
        self,
        players: Iterable[str],
        *,
        ruleset: str | None = None,
        variant: str | None = None,
        options: Document | None = None,
        first_player: str | None = None,
        dealer: str | None = None,
        seed: str | None = None,
        deal: Document | None = None,
        cash: Mapping[str, int] | None = None,
        request_id: str | None = None,
    ) -> Position:
        """A new game. Without `seed`, `deal` and dealer "table" the service draws a seed; a repeated call, another.

        `cash`, what each player begins with, is for games that are played in matches (see `match`).
        """
        body = {
            "ruleset": ruleset,
            "variant": variant,
            "options": options,
            "players": list(players),
            "first_player": first_player,
            "dealer": dealer,
            "seed": seed,
            "deal": deal,
            "cash": cash,
        }
        return self._post("setup", body, Position.from_json, request_id)

    def act(self, state: Document, action: Document, *, request_id: str | None = None) -> Position:
        """The position after `action`; raises IllegalAction with every reason if it is not allowed."""
        return self._post("actions", {"state": state, "action": action}, Position.from_json, request_id)

    def legal_actions(
        self,
        state: Document,
        player: str | None = None,
        expand: bool | None = None,
        *,
        request_id: str | None = None,
    ) -> LegalActions:
        """What may be done now, by everyone or by `player`; `expand` lists every bid instead of ranges."""
        body = {"state": state, "player": player, "expand": expand}
        return self._post("legal-actions", body, LegalActions.from_json, request_id)

    def scores(self, state: Document, final: bool | None = None, *, request_id: str | None = None) -> Scoresheet:
        """The scoresheet, interim while the game runs; `final=True` raises NotFinished then."""
        return self._post("scores", {"state": state, "final": final}, Scoresheet.from_json, request_id)

    def tally(
        self,
        players: Iterable[Document],
        *,
        ruleset: str | None = None,
        variant: str | None = None,
        options: Document | None = None,
        certificates: Document | None = None,
        board: Document | None = None,
        request_id: str | None = None,
        **members: Any,
    ) -> Scoresheet:
        """The scoresheet of a hand-entered end.

        The Estates needs `certificates` and `board`, as its states have them; `members` are further ones that a game's
        tally has.
        """
        body = {
            "ruleset": ruleset,
            "variant": variant,
            "options": options,
            "players": list(players),
            "certificates": certificates,
            "board": board,
            **members,
        }
        return self._post("tallies", body, Scoresheet.from_json, request_id)

    def match(
        self,
        rounds: int,
        results: Iterable[Scoresheet | Document],
        options: Document | None = None,
        *,
        request_id: str | None = None,
    ) -> MatchStandings:
        """The standings of a match of at most `rounds` games after those whose final scoresheets are `results`.

        Raises NotFound for a game that has no matches.
        """
        sheets = [result.raw if isinstance(result, Scoresheet) else result for result in results]
        body = {"rounds": rounds, "results": sheets, "options": options}
        return self._post("matches", body, MatchStandings.from_json, request_id)

    def view(self, state: Document, viewer: str, *, request_id: str | None = None) -> View:
        """What `viewer`, a player or "spectator", may see on the table now."""
        return self._post("views", {"state": state, "viewer": viewer}, View.from_json, request_id)

    def inspect(self, state: Document, *, request_id: str | None = None) -> Inspection:
        """Whether a game can have led to `state`, and every broken invariant."""
        return self._post("inspections", {"state": state}, Inspection.from_json, request_id)

    def replay(
        self,
        *,
        actions: Iterable[Document],
        setup: Document | None = None,
        state: Document | None = None,
        history: str | None = None,
        request_id: str | None = None,
    ) -> Replay:
        """Play `actions` on from exactly one of a `setup` request and a `state`; the first refused one stops it.

        `history` is the digest that your record ends with; the answer says whether it matches.
        """
        body = {"setup": setup, "state": state, "actions": list(actions), "history": history}
        return self._post("replays", body, Replay.from_json, request_id)

    def _post(self, operation: str, body: Json, parse: Callable[[Json], T], request_id: str | None) -> T:
        given = {name: value for name, value in body.items() if value is not None}
        return read(parse, self._transport.post_json(f"{self._path}/{operation}", given, request_id))
