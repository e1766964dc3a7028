"""Games that agree with all that a player with perfect memory knows."""

from collections import Counter
from dataclasses import replace
from itertools import permutations
from random import Random
from typing import Any

import pytest

from gavel import games
from gavel.engine.dealing import completed
from gavel.library import worlds
from tests.rules.test_declared_games import imported
from tests.support.listed import concrete
from tests.support.plugins import EXAMPLES

PLAYERS = ["ann", "bob", "cy", "dan"]
Document = dict[str, Any]
TABLE: dict[str, Document] = {
    "for-sale": {},
    "the-estates": {
        "deal": {
            "cubes": [
                [{"colour": colour, "value": value} for colour in pair for value in range(1, 5)]
                for pair in (("blue", "red"), ("green", "white"), ("purple", "yellow"))
            ]
        }
    },
    "auctionland": {"deal": {"market": [f"ref-{number:03}" for number in range(1, 9)]}},
}


def played(game: str, seed: str, plies: int, **setup: Any) -> games.State:
    given: dict[str, Any] = {"seed": seed} if "dealer" not in setup else {}
    return onwards(games.load(game).new(PLAYERS, **given, **setup), Random(seed), plies)


def onwards(state: games.State, random: Random, plies: int) -> games.State:
    while state.ply < plies and not state.finished:
        due = state.chance()
        state.play(due.draw(random) if due else concrete(random.choice(state.legal_actions()), random))
    return state


def without_seed(record: Document) -> Document:
    """A record without what only the seed decides: the commitment to it, the digest at the end, a draw."""
    record["setup"].pop("first_player", None)
    for view in ("beginning", "view"):
        record[view] = {name: value for name, value in record[view].items() if name not in ("deal", "history")}
    return record


def agree(game: str, state: games.State, player: str) -> games.State:
    return agree_in(games.load(game), state, player)


def agree_in(game: games.Game, state: games.State, player: str) -> games.State:
    record = state.record(player)
    possible = game.possible(record, Random(1))
    assert without_seed(possible.record(player)) == without_seed(record)
    assert game.read(possible.document()).to_act == state.to_act
    assert game.replay(possible.transcript()).document() == possible.document()
    return possible


@pytest.mark.parametrize("game", games.ids())
def test_a_possible_game_agrees_with_the_record_at_every_stage(game: str) -> None:
    for number, plies in enumerate((0, 1, 7, 20, 45, 70, 90, 1000)):
        for player in PLAYERS[:2]:
            agree(game, played(game, f"game {number}", plies), player)


@pytest.mark.parametrize("game", games.ids())
def test_a_player_who_was_drawn_to_begin_begins_in_every_possible_game(game: str) -> None:
    for number in range(4):
        state = played(game, f"game {number}", 5, first_player={"draw": True})
        assert agree(game, state, "ann").transcript()["setup"]["first_player"] in PLAYERS


@pytest.mark.parametrize("game", games.ids())
def test_what_a_table_has_not_turned_up_stays_a_number(game: str) -> None:
    for plies in (0, 12, 40, 1000):
        state = played(game, "at a table", plies, dealer="table", **TABLE[game])
        agree(game, state, "cy")


def test_what_a_player_does_not_know_is_drawn_at_random() -> None:
    game, state = games.load("for-sale"), played("for-sale", "a game", 20)
    record = state.record("ann")
    worlds = [game.possible(record, Random(number)).document() for number in range(20)]
    assert len({tuple(world["decks"]["houses"]) for world in worlds}) == len(worlds)
    assert {frozenset(world["decks"]["houses"] + world["removed"]["houses"]) for world in worlds} == {
        frozenset(state.document()["decks"]["houses"] + state.document()["removed"]["houses"])
    }


def test_choices_of_others_are_drawn_until_they_are_shown() -> None:
    state = games.load("for-sale").new(PLAYERS, seed="a game")
    while state.phase != "selling":
        state.play(next(iter(state.default_actions().values())))
    state.play(state.legal_actions("bob")[0])
    drawn = {
        games.load("for-sale").possible(state.record("ann"), Random(number)).document()["choices"]["bob"]
        for number in range(40)
    }
    assert len(drawn) > 3
    assert {agree("for-sale", state, "bob").document()["choices"]["bob"]} == {state.document()["choices"]["bob"]}


def test_equal_records_and_seeds_make_equal_games() -> None:
    one, other = [games.load("for-sale").new(PLAYERS, seed="a game") for _world in range(2)]
    for state, index in ((one, 0), (other, 1)):
        while state.phase != "selling":
            state.play(next(iter(state.default_actions().values())))
        state.play(state.legal_actions("bob")[index])
    assert one.document() != other.document()
    made = [games.load("for-sale").possible(state.record("ann"), Random(5)).document() for state in (one, other)]
    assert made[0] == made[1]


def refusal(record: Document) -> list[tuple[str, str]]:
    with pytest.raises(games.InvalidDocument) as refused:
        games.load("for-sale").possible(record, Random(1))
    return [(each.code, each.pointer) for each in refused.value.violations]


def test_a_record_of_a_game_that_was_read_is_refused() -> None:
    read = games.load("for-sale").read(played("for-sale", "a game", 5).document())
    assert refusal(read.record("ann")) == [("type.wrong", "/setup")]


def test_a_record_in_which_a_referee_has_acted_is_refused() -> None:
    state = played("for-sale", "a game", 5)
    state.play({"type": "penalty", "player": "referee", "seat": "bob", "points": -1, "reason": "late"})
    index = [event["type"] for event in state.events].index("penalty-given")
    assert refusal(state.record("ann")) == [("record.of-a-referee", f"/events/{index}")]


@pytest.mark.parametrize(
    "spoilt",
    [
        {"events": []},
        {"events": [{"type": "houses-revealed"}]},
        {"events": [{"type": "houses-revealed", "houses": [{}, "x", 99]}]},
        {"beginning": {}},
        {"view": {}},
        {"actions": []},
        {"actions": [{"type": "bid", "player": "ann", "amount": 27}]},
    ],
    ids=str,
)
def test_a_record_that_no_game_can_have_led_to_is_refused(spoilt: Document) -> None:
    record = played("for-sale", "a game", 9).record("ann")
    assert record["actions"]
    assert refusal({**record, **spoilt}) == [("record.impossible", "")]


@pytest.mark.parametrize(
    ("event", "fault"),
    [
        ({}, ("member.missing", "/events/1/type")),
        ({"type": []}, ("type.wrong", "/events/1/type")),
        ({"type": None}, ("type.wrong", "/events/1/type")),
        ({"type": "tile-bought"}, ("record.impossible", "/events/1")),
    ],
    ids=str,
)
def test_an_event_that_the_game_does_not_have_is_refused_there(event: Document, fault: tuple[str, str]) -> None:
    record = played("for-sale", "a game", 9).record("ann")
    record["events"][1] = event
    assert refusal(record) == [fault]


@pytest.mark.parametrize("hidden", [10**9, 2**53 - 1])
def test_no_more_cards_are_hidden_than_a_game_can_have(hidden: int) -> None:
    record = played("auctionland", "a game", 9).record("ann")
    record["view"]["stack"] = {"hidden": hidden}
    with pytest.raises(games.InvalidDocument):
        games.load("auctionland").possible(record, Random(1))


def count_tries(monkeypatch: pytest.MonkeyPatch) -> list[Document]:
    """The setups that will be tried, as they are."""
    tried: list[Document] = []
    follow = worlds._followed

    def followed(known: Any, setup: Document, draws: Any) -> Any:
        tried.append(setup)
        return follow(known, setup, draws)

    monkeypatch.setattr(worlds, "_followed", followed)
    return tried


def test_tries_end_with_their_time_and_the_record_is_not_called_impossible(monkeypatch: pytest.MonkeyPatch) -> None:
    record, tried = played("for-sale", "a game", 9).record("ann"), count_tries(monkeypatch)
    record["view"]["ply"] += 1
    with pytest.raises(TimeoutError, match="1 deals were tried"):
        games.load("for-sale").possible(record, Random(1), ends=0)
    assert len(tried) == 1


def test_a_deal_is_tried_even_when_the_time_is_over() -> None:
    state = played("for-sale", "a game", 9)
    assert games.load("for-sale").possible(state.record("ann"), Random(1), ends=0).view("ann") is not None


def test_nothing_is_tried_again_where_nothing_was_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.Game(imported("hexgame", EXAMPLES / "hex"))
    record = onwards(game.new(PLAYERS[:2], options={"size": 3}), Random(1), 4).record("ann")
    record["view"]["ply"] += 1
    tried = count_tries(monkeypatch)
    with pytest.raises(games.InvalidDocument):
        game.possible(record, Random(1))
    assert len(tried) == 1


def test_the_events_to_come_are_looked_through_once_for_all_hidden_choices() -> None:
    """Looked through from every choice on, they would cost by the square of their number."""

    class Counted(dict[str, Any]):
        looks = 0

        def get(self, name: str, default: Any = None) -> Any:
            Counted.looks += 1
            return super().get(name, default)

    events = [Counted(type="chosen", player=f"player-{number % 3}", house=number) for number in range(300)]
    later = worlds._Later([*events])
    shown = [later.figure(f"player-{at % 3}", "house", at, None) for at in range(300)]
    assert shown == [*range(300)]
    assert later.figure("player-0", "house", 299, "none") == "none"
    assert later.figure("player-9", "house", 0, "none") == "none"
    assert Counted.looks == len(events)


@pytest.mark.parametrize("game", games.ids())
def test_views_that_are_none_are_refused_in_every_game(game: str) -> None:
    record = played(game, "a game", 9).record("ann")
    for name in ("beginning", "view"):
        with pytest.raises(games.InvalidDocument):
            games.load(game).possible({**record, name: {"players": 3}}, Random(1))


def test_every_fault_of_a_record_is_found() -> None:
    record = played("for-sale", "a game", 3).record("ann")
    assert refusal({**record, "seat": "table", "events": 3, "own": []}) == [
        ("type.wrong", "/events"),
        ("member.unknown", "/own"),
        ("player.reserved", "/seat"),
    ]
    assert refusal({**record, "seat": "zoe"}) == [("player.unknown", "/seat")]


@pytest.mark.parametrize(
    ("module", "folder", "players", "dealer"),
    [
        ("goofspiel", "goofspiel", PLAYERS, "service"),
        ("goofspiel", "goofspiel", PLAYERS, "table"),
        ("liars_dice", "liars-dice", PLAYERS, "service"),
        ("liars_dice", "liars-dice", PLAYERS, "table"),
        ("hexgame", "hex", PLAYERS[:2], "service"),
    ],
)
def test_games_of_other_distributions_have_possible_games(
    module: str, folder: str, players: list[str], dealer: str
) -> None:
    game, random = games.Game(imported(module, EXAMPLES / folder)), Random(module)
    options = {"size": 3} if module == "hexgame" else None
    for plies in (0, 1, 4, 9, 1000):
        state = game.new(players, dealer=dealer, options=options)
        agree_in(game, onwards(state, random, plies), players[1])


def test_a_game_that_does_not_declare_what_is_shown_has_no_possible_games() -> None:
    rules = imported("german_whist", EXAMPLES / "german-whist")
    game = games.Game(replace(rules, deal_of=None))
    with pytest.raises(NotImplementedError, match="german-whist does not declare what a record shows"):
        game.possible(game.new(PLAYERS[:2]).record("ann"), Random(1))


@pytest.mark.parametrize(
    "spoilt", [{"player": "zoe"}, {"card": "X"}, {"card": {}}, {"card": "2H"}, {"player": None}], ids=str
)
def test_records_of_cards_that_cannot_be_are_refused(spoilt: Document) -> None:
    game = games.Game(imported("german_whist", EXAMPLES / "german-whist"))
    record = onwards(game.new(PLAYERS[:2], seed="a game"), Random(2), 9).record("ann")
    place = next(index for index, event in enumerate(record["events"]) if event["type"] == "played")
    record["events"][place] |= spoilt
    with pytest.raises(games.InvalidDocument):
        game.possible(record, Random(1))


@pytest.mark.parametrize("player", ["ann", "bob"])
def test_cards_that_could_not_follow_are_in_no_possible_hand(player: str) -> None:
    game, random = games.Game(imported("german_whist", EXAMPLES / "german-whist")), Random("a game")
    for number in range(12):
        state = game.new(PLAYERS[:2], seed=f"game {number}")
        for plies in (1, 6, 13, 22, 27, 34, 45, 52):
            agree_in(game, onwards(state, random, plies), player)


def test_decks_that_fit_are_about_equally_likely() -> None:
    sets = [{"a", "b", "c"}, {"a", "b"}, None, {"a", "b", "c", "d"}]
    decks = [deck for deck in permutations("abcde") if deck[0] in "abc" and deck[1] in "ab" and deck[3] in "abcd"]
    random = Random(1)
    counts = Counter(tuple(completed(sets, "abcde", random.shuffle)) for _deck in range(100 * len(decks)))
    assert counts.keys() == {*decks}
    assert sum((count - 100) ** 2 / 100 for count in counts.values()) < 2 * len(decks)
