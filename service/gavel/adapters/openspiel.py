"""The games as Python games of OpenSpiel: to import this module registers all that are installed.

Source: OpenSpiel's Python API, as `open_spiel/python/games` uses it. It needs the extra `openspiel`.
"""

import json
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from gavel import games
from gavel.adapters.course import Course

Numbers = NDArray[np.float32]

PREFIX: Final = "gavel_"
_registered: Final[dict[str, games.Game]] = {}
_RESAMPLINGS: Final = 1 << 53
_CHOSEN_BY_NAME: Final = ("ruleset", "variant", "dealer")


def short_name(game: str) -> str:
    """The name of a game in OpenSpiel, for example `gavel_for_sale`."""
    return PREFIX + game.replace("-", "_")


def register(game: games.Game) -> str:
    """Register a game with OpenSpiel; its name there.

    Its parameters are `players`, `ruleset`, `variant`, `dealer` and `options`. All but the first are texts, empty for
    the default: `open_money:true;starting_money:10 12 14` has two options; values are numbers, words and lists of them.
    """
    fewest = game.player_counts[0]
    type_ = pyspiel.GameType(
        short_name=short_name(game.id),
        long_name=game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.player_counts[-1],
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": fewest, **dict.fromkeys((*_CHOSEN_BY_NAME, "options"), "")},
    )
    _registered[type_.short_name] = game
    # A class, as OpenSpiel's own games are: a function that it holds beyond Python's end makes Python end by a signal.
    pyspiel.register_game(type_, type(GavelGame.__name__, (GavelGame,), {"about": type_}))
    return short_name(game.id)


@cache
def _beginning(name: str, parameters: str) -> Course:
    """The course of a game with these parameters, as JSON, before anything has been drawn."""
    given = {name: value for name, value in json.loads(parameters).items() if value}
    given["players"] = [f"player_{number}" for number in range(given["players"])]
    if texts := given.get("options"):
        pairs = (each.partition(":") for each in texts.split(";"))
        given["options"] = {option.strip(): _value(text) for option, _, text in pairs}
    return Course(_registered[name], given)


class GavelGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is not typed
    """A game with its parameters; each game of Gavel's has a class of its own."""

    about: ClassVar[Any]
    """What OpenSpiel knows of all games of the class."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        """Raises InvalidDocument and InvalidSetup for parameters that no game can have."""
        given = {**self.about.parameter_specification, **(parameters or {})}
        course = self.beginning = _beginning(self.about.short_name, json.dumps(given, sort_keys=True))
        information = pyspiel.GameInfo(
            num_distinct_actions=course.encoding.size,
            max_chance_outcomes=course.most_outcomes,
            num_players=given["players"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=course.encoding.longest,
        )
        super().__init__(self.about, information, parameters or {})

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> "GavelState":
        """A state before anything has been dealt."""
        return GavelState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """An observer of what one player, or everybody, knows."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class GavelState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is not typed
    """A game under way: the deal is drawn card by card, and so is what a table turns up."""

    def __init__(self, game: GavelGame) -> None:
        super().__init__(game)
        self.course = deepcopy(game.beginning)

    def current_player(self) -> int:
        """The seat to act, the id of chance, or that of the end."""
        if self.course.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.course.is_chance else self.course.seat

    def _legal_actions(self, _player: int) -> list[int]:
        return self.course.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The number of each card that can come next, with its probability."""
        return self.course.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.course.is_chance:
            self.course.draw(action)
        else:
            self.course.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.course.card(action) if player == pyspiel.PlayerId.CHANCE else self.course.action(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.course.is_over

    def returns(self) -> list[float]:
        """The rewards, which come at the end: `turns.rewards`."""
        return self.course.rewards()

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "GavelState":
        """A state that agrees with all that a player knows, drawn at random."""
        random = Random(int(probability_sampler() * _RESAMPLINGS))  # noqa: S311  # for games, and repeatable
        other: GavelState = self.get_game().new_initial_state()
        for action in self.course.resampled(player_id, random):
            other.apply_action(action)
        return other

    def __str__(self) -> str:
        return self.course.seen(0, private=False, recall=False)


class SearchBot(pyspiel.Bot):  # type: ignore[misc]  # OpenSpiel is not typed
    """A bot of OpenSpiel that acts by Gavel's own search, which knows what its seat knows and nothing else."""

    def __init__(self, playouts: int = 1000, seed: int = 0) -> None:
        super().__init__()
        self._playouts, self._seed = playouts, seed

    def step(self, state: GavelState) -> int:
        """The action that the search suggests."""
        return state.course.suggested(self._playouts, self._seed)

    def restart_at(self, state: GavelState) -> None:
        """Begin anew: the bot remembers nothing that the record of its seat does not hold."""


class Observer:
    """What a player may see: by the view alone, or with perfect recall by the record; or what everybody may see."""

    def __init__(self, game: GavelGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        self._recall = kind.perfect_recall
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if self._recall and not (self._private and kind.public_info):
            raise ValueError("a record holds what is public and what one player knows, not parts of it")
        self.tensor: Numbers = np.zeros(game.beginning.encoding.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: GavelState, player: int) -> None:
        """Write what the player may see into the tensor; zeros before everything has been dealt."""
        self.tensor[:] = state.course.observation(player, private=self._private) or 0.0

    def string_from(self, state: GavelState, player: int) -> str:
        """What the player may see, as JSON."""
        return state.course.seen(player, private=self._private, recall=self._recall)


def _value(text: str) -> Any:
    """The value of an option: a number, a truth value or a word; a list of them where there are several."""
    values = [_scalar(word) for word in text.split()]
    return values[0] if len(values) == 1 else values


def _scalar(word: str) -> Any:
    try:
        return json.loads(word)
    except ValueError:
        return word


for identity in games.ids():
    register(games.load(identity))
