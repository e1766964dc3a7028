"""How a game at the table begins: by flags, or by questions, whose answers have defaults."""

from collections.abc import Sequence

import click

from gavel.cli import arguments
from gavel.cli.answers import Document, ProblemReceived
from gavel.cli.look import look_of
from gavel.cli.problems import print_problem
from gavel.cli.session import Session
from gavel.cli.table.prompts import Prompter
from gavel.cli.table.record import Record, start_game


def new_game(session: Session, prompter: Prompter, sheet: Document, setup: Document) -> Record:
    """A new game: by the setup if it names the players, else by questions about all that it leaves open.

    Raises ProblemReceived if a setup with players is refused.
    """
    setup = {"dealer": "table", **setup}
    if "players" in setup:
        return start_game(session.backend, sheet["id"], _with_deal(setup, sheet, prompter))
    prompter.tell(session.phrases("welcome", game=sheet["name"]))
    while True:
        try:
            asked = _asked(setup, sheet, prompter)
            return start_game(session.backend, sheet["id"], _with_deal(asked, sheet, prompter))
        except ProblemReceived as received:
            print_problem(received.answer.document, session.phrases)
        except click.UsageError as error:
            prompter.tell(error.message)


def _asked(setup: Document, sheet: Document, prompter: Prompter) -> Document:
    phrases = prompter.phrases
    asked = dict(setup)
    ruleset = asked.setdefault("ruleset", _ruleset(sheet, prompter))
    edition = next((each for each in sheet["rulesets"] if each["id"] == ruleset), sheet["rulesets"][0])
    if "variant" not in asked and len(edition["variants"]) > 1:
        asked["variant"] = _one_of(phrases.label("variant"), edition["variants"], edition["variants"][0], prompter)
    asked["players"] = _players(edition["player_counts"], prompter)
    if "first_player" not in asked:
        players = asked["players"]
        asked["first_player"] = _one_of(phrases.label("first_player"), players, players[0], prompter)
    dealers = ("table", "service")
    asked["dealer"] = _one_of(phrases.label("dealer"), dealers, asked["dealer"], prompter)
    if "options" not in asked:
        asked["options"] = _options(sheet, prompter)
    return asked


def _ruleset(sheet: Document, prompter: Prompter) -> str:
    rulesets = [each["id"] for each in sheet["rulesets"]]
    if len(rulesets) == 1:
        return str(rulesets[0])
    return _one_of(prompter.phrases.label("ruleset"), rulesets, sheet["default_ruleset"], prompter)


def _one_of(what: str, choices: Sequence[str], default: str, prompter: Prompter) -> str:
    """One of the choices, by number or by name; Enter takes the default."""
    listed = "  ".join(f"{number} {choice}" for number, choice in enumerate(choices, 1))
    while True:
        entry = prompter.line(f"{what}: {listed} [{default}]")
        if not entry:
            return default
        if entry in choices:
            return entry
        if entry.isascii() and entry.isdigit() and 1 <= int(entry) <= len(choices):
            return choices[int(entry) - 1]


def _players(counts: Sequence[int], prompter: Prompter) -> list[str]:
    while True:
        names = prompter.line(prompter.phrases("players", fewest=counts[0], most=counts[-1])).split(",")
        players = [name.strip() for name in names if name.strip()]
        if len(players) in counts and len(set(players)) == len(players):
            return players


def _options(sheet: Document, prompter: Prompter) -> Document:
    """House rules, in one line; `?` lists what there is."""
    while (entry := prompter.line(prompter.phrases("house-rules"))) == "?":
        for option in sheet["options"]:
            prompter.tell(f"{option['id']}: {option['decides']}")
    return arguments.pairs(entry.split(), prompter.phrases("house-rules-short"))


def _with_deal(setup: Document, sheet: Document, prompter: Prompter) -> Document:
    """The setup with what lies open at the beginning, where a real table deals and the game needs to know."""
    ask_deal = look_of(sheet["id"]).ask_deal
    if setup["dealer"] != "table" or "deal" in setup or ask_deal is None:
        return setup
    return {**setup, "deal": ask_deal(setup, sheet, prompter.line, prompter.phrases)}
