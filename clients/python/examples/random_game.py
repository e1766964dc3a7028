"""Play a whole game at random over HTTP, telling each event, and show the scoresheet.

    python random_game.py http://127.0.0.1:8000 --game for-sale --players 4 --seed lucky

Nothing here knows any game: it works for every game of the service.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from gavel_sdk import Client, GameClient, GavelError, concrete
from gavel_sdk.types import AnyPosition, AnyScoresheet, AnyStanding

NAMES = ("ann", "bob", "cy", "dee", "eve", "fay")


def main(arguments: Sequence[str] | None = None) -> int:
    """Play one game; the exit code is 1 if the service could not be reached or refused."""
    given = _parser().parse_args(arguments)
    rng = Random(given.seed)
    try:
        with Client(given.base_url, language=given.language) as client:
            game = client.game(given.game)
            position = _begin(game, given)
            while not position["finished"]:
                position = game.act(position["state"], concrete(rng.choice(position["legal_actions"]), rng))
                _tell(position)
            print()
            print(table(game.scores(position["state"], final=True)))
    except GavelError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _begin(game: GameClient, given: argparse.Namespace) -> AnyPosition:
    position = game.setup(
        NAMES[: given.players],
        ruleset=given.ruleset,
        variant=given.variant,
        dealer=given.dealer,
        seed=None if given.dealer == "table" else given.seed,
    )
    _tell(position)
    return position


def _tell(position: AnyPosition) -> None:
    for event in position["events"]:
        print(event["text"])


# --- the scoresheet as a table --------------------------------------------------------------------------------------


def table(sheet: AnyScoresheet) -> str:
    """The scoresheet as text: a row for each player, a column for each part of the breakdown."""
    parts = list(dict.fromkeys(part for standing in sheet["standings"] for part in standing["breakdown"]))
    head = ["rank", "player", "total", *(part.replace("_", " ") for part in parts), "tie-break"]
    rows = [head, *(_row(standing, parts) for standing in sheet["standings"])]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [_line(row, widths) for row in rows]
    lines.insert(1, "  ".join("-" * width for width in widths))
    winners = ", ".join(sheet["winners"]) or "nobody"
    return "\n".join([*lines, "", f"Totals in {sheet['unit']}. Won by {winners} (decided by: {sheet['decided_by']})."])


def _row(standing: AnyStanding, parts: Iterable[str]) -> list[str]:
    breakdown = [_cell(standing["breakdown"].get(part)) for part in parts]
    return [
        str(standing["rank"]),
        standing["player"],
        str(standing["total"]),
        *breakdown,
        _cell(list(standing["tiebreak"])),
    ]


def _cell(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, list) and all(isinstance(item, int | str) for item in value):
        return " ".join(map(str, value))
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _line(row: Iterable[str], widths: Iterable[int]) -> str:
    cells = zip(row, widths, strict=True)
    return "  ".join(cell.rjust(width) if cell.isdigit() else cell.ljust(width) for cell, width in cells).rstrip()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Play a whole game at random over HTTP and show the scoresheet.")
    parser.add_argument("base_url", metavar="BASE_URL", help="where the service is, such as http://127.0.0.1:8000")
    parser.add_argument("--game", default="for-sale", help="the game's id (default: %(default)s)")
    parser.add_argument("--ruleset", help="the edition (default: the game's)")
    parser.add_argument("--variant", help="the variant (default: standard)")
    parser.add_argument("--players", type=int, default=4, choices=range(2, len(NAMES) + 1), help="default: %(default)s")
    parser.add_argument("--dealer", choices=("service", "table"), help="who deals (default: service)")
    parser.add_argument("--language", help="of the events and refusals: en, fr or de (default: en)")
    parser.add_argument("--seed", help="of deal and moves; the same seed plays the same game")
    return parser


if __name__ == "__main__":
    sys.exit(main())
