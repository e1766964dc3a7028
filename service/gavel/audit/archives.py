"""Archives to try an audit with: transcripts of random play by a seed, some of them spoilt in known ways."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from gavel.api.operations.call import Call
from gavel.api.operations.states import with_ruling_reasons
from gavel.api.registry import registry
from gavel.api.service import GameService
from gavel.audit.spoiling import Fault, spoil
from gavel.engine import history
from gavel.engine.actions import TABLE, Move, Range
from gavel.engine.game import FINISHED
from gavel.engine.json_values import as_json_value
from gavel.i18n.translator import translator_for
from gavel.schemas import strict_json

NAMES = ("ann", "bob", "cy", "dee", "eve", "fay", "gus", "hal")

Document = dict[str, Any]


class ArchiveLine(NamedTuple):
    """A line of an archive without its end, and its fault if it is spoilt."""

    raw: bytes
    fault: Fault | None = None


def generate_lines(count: int, *, game: str | None = None, share: float = 0, seed: str = "") -> Iterator[ArchiveLine]:
    """Generate transcripts of one game or of all, about that share of them spoilt; the arguments decide every byte."""
    services = [registry()[game]] if game is not None else [*registry().values()]
    for number in range(count):
        # Each line has dice of its own: a longer archive begins like a shorter one.
        dice = Random(f"{seed}/{number}")  # noqa: S311  # dice that a seed decides are what is wanted
        transcript = play_at_random(dice.choice(services), dice)
        if dice.random() < share:
            yield ArchiveLine(*spoil(transcript, dice))
        else:
            yield ArchiveLine(strict_json.dumps(transcript))


def play_at_random(service: GameService, dice: Random) -> Document:
    """The transcript of a game of any edition, variant and number of players, from its setup or from a later state."""
    game = service.game
    setup = _draw_setup(service, dice)
    state, _events = game.setup(setup)
    start: Document = {"setup": setup}
    actions: list[Document] = []
    # Now and then the record begins in the middle of the game.
    later = dice.randrange(40) if dice.random() < 0.125 else None
    while state.phase != FINISHED:
        if len(actions) == later:
            start, actions, later = {"state": as_json_value(game.dump(state))}, [], None
        phase = game.phase_of(state)
        move = _draw_amount(dice.choice(phase.moves(state)), dice)
        action = phase.by_type[move[0]].dump(move, (*state.ids, TABLE))
        game.apply(state, move)
        state.history = history.advance(state.history, action)
        actions.append(action)
    sheet = with_ruling_reasons(service, game.scores(state), Call(translator_for("en"), ""))
    return {"game": game.id, **start, "actions": actions, "history": state.history, "scores": as_json_value(sheet)}


def _draw_setup(service: GameService, dice: Random) -> Document:
    ruleset = dice.choice(service.game.rulesets)
    return {
        "ruleset": ruleset.id,
        "variant": dice.choice(ruleset.variants),
        "players": [*NAMES[: dice.choice(ruleset.player_counts)]],
        "seed": f"{dice.getrandbits(64):016x}",
    }


def _draw_amount(move: Move, dice: Random) -> Move:
    """Draw a number for a move that states a range: rather a low one, so that auctions go on for a while."""
    if type(move[-1]) is not Range:
        return move
    least, most = move[-1]
    return (*move[:-1], dice.choice((least, least, min(least + 1, most), dice.randint(least, most))))
