"""Archives to try with: transcripts of random play, the same for the same seed, some of them spoilt in known ways."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from gavel.api.operations.call import Call
from gavel.api.operations.states import with_ruling_reasons
from gavel.api.registry import registry
from gavel.api.service import GameService
from gavel.audit.spoiling import Spoilt, spoilt
from gavel.engine import history
from gavel.engine.actions import TABLE, Move, Range
from gavel.engine.game import FINISHED
from gavel.engine.plain import plain
from gavel.i18n.translator import translator_for
from gavel.schemas import strict_json

NAMES = ("ann", "bob", "cy", "dee", "eve", "fay", "gus", "hal")

Document = dict[str, Any]


class Line(NamedTuple):
    """A line of an archive without its end; what an audit must say of it, where it is spoilt."""

    raw: bytes
    spoilt: Spoilt | None = None


def lines(count: int, *, game: str | None = None, share: float = 0, seed: str = "") -> Iterator[Line]:
    """So many transcripts of one game or of all, about that share of them spoilt; the same for the same arguments."""
    services = [registry()[game]] if game is not None else [*registry().values()]
    for number in range(count):
        # Each line has dice of its own: a longer archive begins like a shorter one.
        dice = Random(f"{seed}/{number}")  # noqa: S311  # the same dice for the same seed are what is wanted
        transcript = random_transcript(dice.choice(services), dice)
        if dice.random() < share:
            made = spoilt(transcript, dice)
            yield Line(made.raw, made)
        else:
            yield Line(strict_json.dumps(transcript))


def random_transcript(service: GameService, dice: Random) -> Document:
    """A whole game of any edition, variant and number of players, from its setup or from a state on the way."""
    game = service.game
    setup = _random_setup(service, dice)
    state, _events = game.setup(setup)
    begun: Document = {"setup": setup}
    actions: list[Document] = []
    # Now and then the record begins in the middle of the game.
    later = dice.randrange(40) if dice.random() < 0.125 else None
    while state.phase != FINISHED:
        if len(actions) == later:
            begun, actions, later = {"state": plain(game.dump(state))}, [], None
        phase = game.phase_of(state)
        move = _settled(dice.choice(phase.moves(state)), dice)
        action = phase.by_type[move[0]].dump(move, (*state.ids, TABLE))
        game.apply(state, move)
        state.history = history.advance(state.history, action)
        actions.append(action)
    sheet = with_ruling_reasons(service, game.scores(state), Call(translator_for("en"), ""))
    return {"game": game.id, **begun, "actions": actions, "history": state.history, "scores": plain(sheet)}


def _random_setup(service: GameService, dice: Random) -> Document:
    ruleset = dice.choice(service.game.rulesets)
    return {
        "ruleset": ruleset.id,
        "variant": dice.choice(ruleset.variants),
        "players": [*NAMES[: dice.choice(ruleset.player_counts)]],
        "seed": f"{dice.getrandbits(64):016x}",
    }


def _settled(move: Move, dice: Random) -> Move:
    """The move, with a number drawn where it states a range: a low one rather, so that auctions go on for a while."""
    if type(move[-1]) is not Range:
        return move
    least, most = move[-1]
    return (*move[:-1], dice.choice((least, least, min(least + 1, most), dice.randint(least, most))))
