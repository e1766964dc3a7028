"""The course of a game with explicit chance: the cards of the deal, and of what a table turns up, one by one."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from random import Random
from typing import Any

from gavel import games
from gavel.adapters.turns import next_player, rewards
from gavel.engine.actions import TABLE
from gavel.engine.state import SERVICE_DEALER
from gavel.library.search import suggest


class Course:
    """A game under way, by the numbers of actions and of cards."""

    def __init__(self, game: games.Game, setup: Mapping[str, Any]) -> None:
        """Raises InvalidDocument and InvalidSetup; NotImplementedError for a game that does not declare its limits."""
        self._game, self._setup = game, setup
        self.encoding = game.encoding(setup)
        self._draws = () if setup.get("dealer") == TABLE else game.draws(setup)
        self._drawn: list[list[Any]] = [[]]
        """The cards of each draw that has begun."""
        self._reported: list[Any] = []
        """The cards of the report that is under way."""
        self._state: games.State | None = None
        self._begin()

    def __deepcopy__(self, _memo: object) -> "Course":
        other = object.__new__(Course)
        other.__dict__.update(self.__dict__)
        other._drawn = [[*cards] for cards in self._drawn]
        other._reported = [*self._reported]
        other._state = self._state and self._state.copy()
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        transcript = self._state and self._state.transcript()
        return _restored, (self._game, self._setup, self._drawn, self._reported, transcript)

    @property
    def most_outcomes(self) -> int:
        """A bound on the number of cards that can come next."""
        dealt = self._game.draws({**self._setup, "dealer": SERVICE_DEALER})
        return max((len(draw.cards) for draw in dealt), default=0)

    # --- chance -------------------------------------------------------------------------------------------------------

    @property
    def is_chance(self) -> bool:
        """Whether a card is to be drawn."""
        return self._state is None or (not self._state.finished and next_player(self._state) is None)

    def outcomes(self) -> list[tuple[int, float]]:
        """The numbers of the cards that can be drawn, with the probabilities; equal cards have one number."""
        cards = self._cards()
        left = Counter(map(_key, cards))
        left.subtract(map(_key, self._gone()))
        total = sum(left.values())
        return [(number, left[card] / total) for number, card in enumerate(left) if left[card]]

    def draw(self, number: int) -> None:
        """Draw the card with a number."""
        card = json.loads(self.card(number))
        if self._state is None:
            self._drawn[-1].append(card)
            self._begin()
            return
        self._reported.append(card)
        due = self._due()
        if len(self._reported) == due.number:
            self._state.play(due.report(self._reported))
            self._reported = []

    def card(self, number: int) -> str:
        """The card with a number, as JSON."""
        return [*dict.fromkeys(map(_key, self._cards()))][number]

    def _cards(self) -> Sequence[Any]:
        """All cards of the draw or the report that is under way."""
        return self._draws[len(self._drawn) - 1].cards if self._state is None else self._due().candidates

    def _gone(self) -> Sequence[Any]:
        """The cards that have been drawn, and cannot come again."""
        if self._state is not None:
            return self._reported
        return () if self._draws[len(self._drawn) - 1].again else self._drawn[-1]

    def _due(self) -> games.Chance:
        due = self._state and self._state.chance()
        assert due, "a card is to be drawn"
        return due

    def _begin(self) -> None:
        """Go on to the next draw once one is complete, and begin the game after the last."""
        while len(self._drawn) <= len(self._draws) and len(self._drawn[-1]) == self._draws[len(self._drawn) - 1].number:
            self._drawn.append([])
        if len(self._drawn) > len(self._draws):
            deal = {draw.name: draw.dealt(drawn) for draw, drawn in zip(self._draws, self._drawn, strict=False)}
            setup = {**self._setup, "deal": deal} if deal else {**self._setup}
            self._state = self._game.new(**setup)

    # --- play ---------------------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self._state is not None and self._state.finished

    @property
    def seat(self) -> int:
        """The seat of the player to act."""
        return self._begun.players.index(self._player)

    def legal_actions(self) -> list[int]:
        """The numbers of the legal actions of the player to act, ascending."""
        return sorted(map(self.encoding.encode, self._begun.legal_actions(self._player, expand=True)))

    def play(self, action: int) -> None:
        """Play the action with a number for the player to act."""
        self._begun.play(self.encoding.decode(action, self._player))

    def suggested(self, playouts: int, seed: int) -> int:
        """The number of the action that a search suggests to the player to act."""
        found = suggest(self._game, self._begun.record(self._player), playouts=playouts, seed=seed)
        return self.encoding.encode(found[0].action)

    def action(self, action: int) -> str:
        """The action with a number, as JSON."""
        return json.dumps(self.encoding.decode(action))

    def rewards(self) -> list[float]:
        """The rewards by seat; nothing before the end."""
        if not self.is_over:
            return [0.0] * len(self._setup["players"])
        return [*rewards(self._begun).values()]

    @property
    def _begun(self) -> games.State:
        assert self._state is not None, "everything has been dealt"
        return self._state

    @property
    def _player(self) -> str:
        player = next_player(self._begun)
        assert player is not None, "a player is to act"
        return player

    # --- what is known ------------------------------------------------------------------------------------------------

    def observation(self, seat: int, *, private: bool) -> list[int] | None:
        """The numbers of what a seat may see, or of what everybody may; None before everything has been dealt."""
        if self._state is None:
            return None
        player = self._state.players[seat]
        return self.encoding.observation(self._state.view(player if private else "spectator"), player)

    def seen(self, seat: int, *, private: bool, recall: bool) -> str:
        """What a seat may see, or has seen and done, or what everybody may see, as JSON; nothing before the deal."""
        if self._state is None:
            return ""
        player = self._state.players[seat]
        if recall:
            return json.dumps(self._state.record(player))
        return json.dumps(self._state.view(player if private else "spectator"))

    def resampled(self, seat: int, random: Random) -> Iterator[int]:
        """The numbers of the cards and actions that lead to a game that agrees with what a seat knows."""
        record = self._begun.record(self._begun.players[seat])
        world = self._game.possible(record, random).transcript()
        other = Course(self._game, self._setup)
        for draw in self._draws:
            rows = world["setup"]["deal"][draw.name]
            for card in chain.from_iterable(rows) if draw.row else rows:
                yield other._number_of(card)
        for action in world["actions"]:
            if action["player"] == TABLE:
                reported = action[other._due().member]
                for card in reported if isinstance(reported, list) else [reported]:
                    yield other._number_of(card)
            else:
                yield self.encoding.encode(action)
                other.play(self.encoding.encode(action))

    def _number_of(self, card: Any) -> int:
        """The number of a card, which is drawn."""
        number = [*dict.fromkeys(map(_key, self._cards()))].index(_key(card))
        self.draw(number)
        return number


def _restored(
    game: games.Game,
    setup: Mapping[str, Any],
    drawn: list[list[Any]],
    reported: list[Any],
    transcript: Mapping[str, Any] | None,
) -> Course:
    """The course that was pickled."""
    course = Course(game, setup)
    course._drawn, course._reported = drawn, reported
    course._state = None if transcript is None else game.replay(transcript)
    return course


def _key(card: Any) -> str:
    return json.dumps(card)
