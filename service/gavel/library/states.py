"""The state of a game: what may be done in it, what has been done, and who may see what."""

from collections.abc import Mapping
from typing import Any

from gavel.engine import refereeing
from gavel.engine.actions import TABLE
from gavel.engine.game import FINISHED, SPECTATOR, Game
from gavel.engine.json_values import as_json_value
from gavel.engine.listing import expanded
from gavel.engine.state import GameState
from gavel.engine.verdicts import Violation
from gavel.library import worlds
from gavel.library.chances import Chance, chance_in
from gavel.library.documents import DocumentChecks, InvalidDocument, require

Document = dict[str, Any]


class State:
    """A game at one moment; `play` changes it in place, `copy` makes another. Games make states, programs do not."""

    __slots__ = ("_actions", "_beginning", "_checks", "_events", "_first", "_rules", "_state")

    def __init__(
        self,
        rules: Game[Any],
        checks: DocumentChecks,
        state: GameState,
        beginning: Document,
        events: tuple[Document, ...],
        actions: tuple[Document, ...] = (),
        first: GameState | None = None,
    ) -> None:
        self._rules, self._checks, self._state = rules, checks, state
        # Nothing changes these, so that copies share them.
        self._beginning, self._events, self._actions = beginning, events, actions
        self._first = rules.declaration.state.copy(state) if first is None else first

    def __repr__(self) -> str:
        return f"<State of {self._rules.id}: {self.phase}, ply {self.ply}>"

    # --- what it is ---------------------------------------------------------------------------------------------------

    @property
    def players(self) -> tuple[str, ...]:
        """The players by seat, clockwise."""
        return self._state.ids

    @property
    def phase(self) -> str:
        """The phase of the game; `finished` at its end."""
        return self._state.phase

    @property
    def ply(self) -> int:
        """The number of actions since the setup."""
        return self._state.ply

    @property
    def history(self) -> str:
        """The digest of the setup and of every action since."""
        return self._state.history

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self._state.phase == FINISHED

    @property
    def to_act(self) -> tuple[str, ...]:
        """The players who may act now; `table` if cards have to be reported."""
        return self._rules.to_act(self._state)

    @property
    def events(self) -> list[Document]:
        """Every event since the setup, or since the state was read."""
        return [as_json_value(event) for event in self._events]

    def copy(self) -> "State":
        """An independent copy."""
        copied = self._rules.declaration.state.copy(self._state)
        return State(self._rules, self._checks, copied, self._beginning, self._events, self._actions, self._first)

    def bare(self) -> Any:
        """A copy of the rules' own state, on which `Game.fast` plays."""
        return self._rules.declaration.state.copy(self._state)

    # --- what may be done, and is done --------------------------------------------------------------------------------

    def legal_actions(self, player: str | None = None, *, expand: bool = False) -> list[Document]:
        """The legal actions of everyone or of one player; `expand` lists every bid of a range.

        Raises InvalidDocument for an unknown player.
        """
        if player is not None:
            self._require_player(player, "/player", TABLE)
        listed = as_json_value(self._rules.legal_actions(self._state, player))
        return expanded(listed) if expand else listed

    def default_actions(self, player: str | None = None) -> dict[str, Document]:
        """The default action of each player whom the game waits for, or of one of them; by player.

        Raises InvalidDocument for an unknown player.
        """
        if player is not None:
            self._require_player(player, "/player", TABLE)
        defaults: dict[str, Document] = as_json_value(self._rules.default_actions(self._state, player))
        return defaults

    def chance(self) -> Chance | None:
        """The cards that the table has to report, to be drawn by a program; None if it has none to report."""
        return chance_in(self._rules, self._state)

    def why_not(self, action: Mapping[str, Any]) -> tuple[Violation, ...]:
        """Every reason why an action is illegal; empty if it is legal. Raises InvalidDocument if it is no action."""
        require(action, self._checks.action)
        if refereeing.is_referees(action):
            return tuple(refereeing.check(self._rules, self._state, action, self._checks.shape_check))
        return tuple(self._rules.check(self._state, action))

    def play(self, action: Mapping[str, Any]) -> list[Document]:
        """Play an action in place; returns its events.

        Raises InvalidDocument, and IllegalAction with every reason; then the state is as it was.
        """
        require(action, self._checks.action)
        copied = as_json_value(action)
        if refereeing.is_referees(copied):
            events = refereeing.play(self._rules, self._state, copied, self._checks.shape_check)
        else:
            events = self._rules.play(self._state, copied)
        kept: list[Document] = as_json_value(events)
        self._events += tuple(kept)
        self._actions += (copied,)
        answer: list[Document] = as_json_value(kept)
        return answer

    # --- documents ----------------------------------------------------------------------------------------------------

    def document(self) -> Document:
        """The whole state as JSON values, hidden cards included: what HTTP calls `state`."""
        return self._rules.document(self._state)

    def view(self, viewer: str) -> Document:
        """The part of the state that a player or `spectator` may see. Raises InvalidDocument for anyone else."""
        self._require_player(viewer, "/viewer", SPECTATOR)
        view: Document = as_json_value(self._rules.view(self._state, viewer))
        return view

    def record(self, seat: str) -> Document:
        """Everything that a player with perfect memory knows: the public setup, events, own actions, and the view.

        `beginning`: the player's view at the setup. Two games that differ only in what the player cannot know have
        equal records. Of a state that was read, nothing before it is known: `setup` is null, and `beginning` is the
        view then. Raises InvalidDocument for anyone else than a player.
        """
        self._require_player(seat, "/seat")
        record = {
            "game": self._rules.id,
            "seat": seat,
            "setup": worlds.public_setup(self._beginning.get("setup")),
            "beginning": self._rules.view(self._first, seat),
            "events": [*self._events],
            "actions": [action for action in self._actions if action["player"] == seat],
            "view": self._rules.view(self._state, seat),
        }
        known: Document = as_json_value(record)
        return known

    def scores(self) -> Document:
        """The scoresheet: final if the game is over, interim while it runs."""
        sheet: Document = as_json_value(self._rules.scores(self._state))
        return sheet

    def transcript(self) -> Document:
        """The record from the setup, or from the state that was read; `Game.replay` leads from it to this state."""
        record = {"game": self._rules.id, **self._beginning, "actions": [*self._actions], "history": self.history}
        transcript: Document = as_json_value(record)
        return transcript

    def _require_player(self, player: str, at: str, *reserved: str) -> None:
        if player not in (*self.players, *reserved):
            figures = {"player": player, "players": [*self.players]}
            raise InvalidDocument([Violation("player.unknown", at, figures=figures)])
