"""Random games in two engines at once: a game of ours and OpenSpiel's, every legal action and the result of each.

It runs in the environment of what Gavel is measured beside: `make test-agreement`.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping
from importlib import import_module
from random import Random
from typing import Any

import pyspiel

GOOFSPIEL = import_module("goofspiel").GAME
HEX = import_module("hexgame").GAME
LIARS_DICE = import_module("liars_dice").GAME


Comparison = tuple[str, Any, Any]
"""What is compared, and what either engine has."""


def goofspiel(players: int, cards: int, random: Random) -> Iterator[Comparison]:
    """One game of Goofspiel: the legal bids of every turn, and the totals at the end."""
    theirs = pyspiel.load_game(
        f"goofspiel(players={players},num_cards={cards},points_order=random,returns_type=total_points,imp_info=False)"
    ).new_initial_state()
    names = [f"p{seat}" for seat in range(players)]
    prizes = random.sample(range(1, cards + 1), cards)
    ours, _events = GOOFSPIEL.setup({"players": names, "options": {"cards": cards}, "deal": {"prizes": prizes}})
    while ours.phase != "finished":
        bids = [[each["card"] for each in GOOFSPIEL.legal_actions(ours, name)] for name in names]
        if not theirs.is_terminal():
            yield "legal actions", bids, _bids_of(theirs, ours.on_offer[0], players)
        chosen = [random.choice(own) for own in bids]
        for name, card in zip(names, chosen, strict=True):
            GOOFSPIEL.play(ours, {"type": "bid", "player": name, "card": card})
        # OpenSpiel plays the last card of each hand by itself.
        if not theirs.is_terminal():
            theirs.apply_actions([card - 1 for card in chosen])
    totals = {each["player"]: each["total"] for each in GOOFSPIEL.scores(ours)["standings"]}
    yield "result", [totals[name] for name in names], theirs.returns()


def _bids_of(theirs: Any, prize: int, players: int) -> list[list[int]]:
    """The legal bids in OpenSpiel's state, once the prize has been turned up there too."""
    if theirs.is_chance_node():
        theirs.apply_action(prize - 1)
    return [[action + 1 for action in theirs.legal_actions(player)] for player in range(players)]


def hex_(size: int, random: Random) -> Iterator[Comparison]:
    """One game of Hex: the free places of every turn, and the winner at the end."""
    theirs = pyspiel.load_game(f"hex(board_size={size})").new_initial_state()
    ours, _events = HEX.setup({"players": ["p0", "p1"], "options": {"size": size}})
    places = import_module("hexgame").board(size)
    while ours.phase != "finished":
        free = [each["place"] for each in HEX.legal_actions(ours)]
        yield "legal actions", free, [places[action] for action in theirs.legal_actions()]
        place = random.choice(free)
        HEX.play(ours, {"type": "place", "player": f"p{ours.turn}", "place": place})
        theirs.apply_action(places.index(place))
    yield "result", [1 if seat == ours.turn else -1 for seat in range(2)], theirs.returns()


def liars_dice(dice: int, random: Random) -> Iterator[Comparison]:
    """One deal of Liar's dice for two: the legal bids and challenges of every turn, and the loser at the end."""
    theirs = pyspiel.load_game(f"liars_dice(players=2,numdice={dice})").new_initial_state()
    rolls = [random.randint(1, 6) for _die in range(2 * dice)]
    setup = {"players": ["p0", "p1"], "options": {"dice": dice}, "deal": {"rolls": rolls}}
    ours, _events = LIARS_DICE.setup(setup)
    for roll in rolls:
        theirs.apply_action(roll - 1)
    while ours.phase != "finished":
        listed = LIARS_DICE.legal_actions(ours)
        numbers = [_number_of(each, dice) for each in listed]
        yield "legal actions", numbers, theirs.legal_actions()
        chosen = random.randrange(len(listed))
        LIARS_DICE.play(ours, listed[chosen])
        theirs.apply_action(numbers[chosen])
    won = LIARS_DICE.scores(ours)["winners"]
    yield "result", [1 if name in won else -1 for name in ("p0", "p1")], theirs.returns()


def _number_of(action: Mapping[str, Any], dice: int) -> int:
    """OpenSpiel's number of an action: bids by quantity and face, then the challenge."""
    return 12 * dice if action["type"] == "challenge" else 6 * (action["quantity"] - 1) + action["face"] - 1


def compare(name: str, games: Iterator[Iterator[Comparison]]) -> bool:
    """Compare these games; print how many comparisons differ, and return whether none does."""
    played = compared = differing = 0
    for game in games:
        played += 1
        for what, ours, theirs in game:
            compared += 1
            if ours != theirs:
                differing += 1
                print(f"{name}, {what}: ours {ours}, OpenSpiel's {theirs}")
    print(f"{name}: {played:,} games, {compared:,} lists of legal actions and results compared, {differing} differ")
    return differing == 0


def main() -> int:
    """Play the games of each kind; the exit status is 1 if any comparison differs."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    random, games = Random("agreement"), parser.parse_args().games
    agreed = [
        compare("goofspiel", (goofspiel(random.randint(2, 6), random.randint(2, 13), random) for _ in range(games))),
        compare("hex", (hex_(random.randint(2, 11), random) for _ in range(games))),
        compare("liars-dice", (liars_dice(random.randint(1, 5), random) for _ in range(games))),
    ]
    return 0 if all(agreed) else 1


if __name__ == "__main__":
    sys.exit(main())
