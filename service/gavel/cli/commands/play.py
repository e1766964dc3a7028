"""Playing: a new game, what is legal, an action, what a seat may see."""

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

import click

from gavel.cli.input import arguments, completing, documents
from gavel.cli.input.options import (
    action_argument,
    examples,
    for_viewers,
    game_argument,
    names_option,
    state_option,
    viewer_option,
    with_names,
)
from gavel.cli.input.usage import wrong_usage
from gavel.cli.input.words import nearest
from gavel.cli.output.answers import Document, ProblemReceived, accepted
from gavel.cli.session import Session, with_session

SPECTATOR = "spectator"

P = ParamSpec("P")
T = TypeVar("T")

BEFORE_THE_DEALER = (
    click.option(
        "--setup",
        "source",
        metavar="FILE",
        shell_complete=completing.files,
        help="A whole setup document; - for standard input.",
    ),
    click.option("--players", metavar="A,B,C", help="Ids in seat order, clockwise."),
    click.option("--ruleset", metavar="ID", shell_complete=completing.rulesets, help="The edition."),
    click.option("--variant", metavar="ID", shell_complete=completing.variants, help="The variant."),
    click.option(
        "--option",
        "options",
        metavar="NAME=JSON",
        multiple=True,
        shell_complete=completing.options,
        help="A house rule or ruling; repeatable.",
    ),
    click.option("--first-player", metavar="ID", help="Who begins; by default the first player."),
    click.option("--draw-first-player", is_flag=True, help="Draw who begins, from the seed."),
)
AFTER_THE_DEALER = (
    click.option("--seed", metavar="TEXT", help="For a deal that can be repeated."),
    click.option("--deal", metavar="JSON|@FILE", help="The order of the decks, or what lies open at a real table."),
    click.option(
        "--set", "others", metavar="NAME=JSON", multiple=True, help="Another member of the setup; repeatable."
    ),
)


def setup_flags(command: Callable[P, T]) -> Callable[P, T]:
    """The command with the options that make a setup; the service deals by default."""
    return setup_flags_with(command, dealer="service")


def setup_flags_with(command: Callable[P, T], *, dealer: str) -> Callable[P, T]:
    """The command with the options that make a setup, whose help names who deals by default."""
    who = click.option("--dealer", type=click.Choice(["service", "table"]), help=f"Who deals; by default the {dealer}.")
    for option in reversed((*BEFORE_THE_DEALER, who, *AFTER_THE_DEALER)):
        command = option(command)
    return command


@click.command(
    epilog=examples(
        "gavel new for-sale --players ann,bob,cy > position.json",
        "gavel new the-estates --players ann,bob --option open_money=true --text",
    )
)
@game_argument
@setup_flags
@viewer_option
@names_option
@with_session
def new(
    session: Session, game: str, source: str | None, viewers: tuple[str, ...], names: str | None, **flags: Any
) -> int:
    """Set up a GAME; the answer is a position.

    Without --players, the whole setup is read from --setup or standard input; flags change its members.
    """
    body = with_names(for_viewers(read_setup(session, source, **flags), viewers), names)
    answer = accepted(session.backend.post(game, "setup", body))
    session.show(answer.raw, lambda: _show_position(session, answer.document))
    return answer.exit_status


def read_setup(session: Session, source: str | None, **flags: Any) -> Document:
    """The setup of the flags; unless they name the players, what a file or standard input has, changed by them."""
    request = {} if source is None and flags["players"] else documents.read(source, session, "wanted-players")
    if not isinstance(request, dict):
        raise wrong_usage("no-setup")
    return setup_with(request, **flags)


def setup_with(
    request: Document,
    *,
    players: str | None = None,
    options: tuple[str, ...] = (),
    deal: str | None = None,
    others: tuple[str, ...] = (),
    draw_first_player: bool = False,
    **plain: str | None,
) -> Document:
    """A setup with what flags change in it; what they do not name stays."""
    changed = dict(request)
    if players is not None:
        changed["players"] = [name.strip() for name in players.split(",")]
    changed = arguments.with_options(changed, options)
    if draw_first_player:
        changed["first_player"] = {"draw": True}
    if deal is not None:
        changed["deal"] = arguments.value(deal, what="--deal")
    changed.update({name: text for name, text in plain.items() if text is not None})
    changed.update(arguments.pairs(others, "--set"))
    return changed


@click.command(
    epilog=examples(
        "gavel legal --state position.json", "gavel new for-sale --players ann,bob,cy | gavel legal --player ann"
    )
)
@state_option
@click.option("--player", metavar="ID", help="Only this player's actions.")
@click.option("--expand", is_flag=True, help="List every bid instead of ranges.")
@names_option
@with_session
def legal(session: Session, source: str | None, player: str | None, expand: bool, names: str | None) -> int:
    """Say who may act now, and what they may do."""
    game, state = documents.read_state(source, session)
    body: Document = {"state": state}
    if player is not None:
        body["player"] = player
    if expand:
        body["expand"] = True
    answer = accepted(session.backend.post(game, "legal-actions", with_names(body, names)))

    def readable() -> None:
        from gavel.cli.output import tables

        tables.show(tables.legal_actions(answer.document, session.phrases.about(game)))

    session.show(answer.raw, readable)
    return answer.exit_status


@click.command(
    epilog=examples(
        "gavel act bid 3 --state position.json",
        "gavel new the-estates --players ann,bob,cy | gavel act offer cube 1 left",
        'gavel act \'{"type": "pass", "player": "ann"}\' < position.json | gavel legal',
    )
)
@action_argument
@state_option
@click.option("--player", metavar="ID", help="Who acts; may be left out where only one may.")
@viewer_option
@names_option
@with_session
def act(
    session: Session,
    action: tuple[str, ...],
    source: str | None,
    player: str | None,
    viewers: tuple[str, ...],
    names: str | None,
) -> int:
    """Judge an ACTION and play it; the answer is the next position.

    ACTION is a JSON object, or its type and members, by name or in order: gavel act bid 3 --player ann
    """
    values = arguments.unnamed_values(action)
    proposed = arguments.parse_action((action[0], *(word for word in action[1:] if word not in values)), player)
    game, state = documents.read_state(source, session)
    members = completing.members_to_fill(game, proposed["type"])
    if values and members is not None:
        listed = _listed_with(session, game, state, proposed, values)
        proposed = listed or arguments.with_values(proposed, values, members)
    if "player" not in proposed:
        proposed["player"] = _only_actor(session, game, state)
    body = with_names(for_viewers({"state": state, "action": proposed}, viewers), names)
    answer = session.backend.post(game, "actions", body)
    if not answer.ok:
        near = _type_meant(session, game, proposed.get("type"), answer.document)
        raise ProblemReceived(answer, near=near, game=game)
    session.show(answer.raw, lambda: _show_position(session, answer.document))
    return answer.exit_status


def _listed_with(
    session: Session, game: str, state: Document, proposed: Document, values: list[str]
) -> Document | None:
    """The one legal action with these members that has exactly these other values, such as `offer cube 1 left`."""
    listed = accepted(session.backend.post(game, "legal-actions", {"state": state})).document["legal_actions"]
    found = [
        each
        for each in listed
        if all(each.get(name) == value for name, value in proposed.items())
        and [*arguments.values_in(each, but=proposed)] == values
    ]
    return found[0] if len(found) == 1 else None


def _type_meant(session: Session, game: str, kind: Any, refusal: Document) -> str | None:
    """The type of action that was probably meant where a refusal says that the game does not have this one."""
    if all(each["pointer"] != "/action/type" for each in refusal.get("errors", ())):
        return None
    known = [each["id"] for each in accepted(session.backend.sheet(game)).document["action_types"]]
    return nearest(kind, known) if isinstance(kind, str) and kind not in known else None


def _only_actor(session: Session, game: str, state: Document) -> str:
    """The one who may act now; raises UsageError where there is not exactly one."""
    to_act = accepted(session.backend.post(game, "legal-actions", {"state": state})).document["to_act"]
    if len(to_act) != 1:
        raise wrong_usage("who-acts", players=to_act)
    actor: str = to_act[0]
    return actor


@click.command(
    epilog=examples("gavel view ann --state position.json --text", "gavel view ann spectator < position.json")
)
@click.argument("viewers", metavar="[VIEWER]...", nargs=-1)
@state_option
@names_option
@with_session
def view(session: Session, viewers: tuple[str, ...], source: str | None, names: str | None) -> int:
    """Show what each VIEWER may see on the table now.

    A VIEWER is a player, or "spectator", which is the default.
    """
    game, state = documents.read_state(source, session)
    asked = {"viewers": [*viewers]} if len(viewers) > 1 else {"viewer": (*viewers, SPECTATOR)[0]}
    answer = accepted(session.backend.post(game, "views", with_names({"state": state, **asked}, names)))

    def readable() -> None:
        from gavel.cli.output import tables
        from gavel.cli.output.boards import board, show_views

        shown = answer.document
        if "view" in shown:
            tables.show(*board(shown["view"], shown["to_act"], session.phrases))
            tables.show(tables.legal_actions(shown, session.phrases.about(game)))
        show_views(shown, shown["to_act"], session.phrases)

    session.show(answer.raw, readable)
    return answer.exit_status


def _show_position(session: Session, position: Document) -> None:
    from gavel.cli.output.boards import show_position, show_views

    show_position({**position, "state": _as_it_lies(session, position["state"])}, session.phrases)
    show_views(position, position["to_act"], session.phrases)


def _as_it_lies(session: Session, state: Document) -> Document:
    """A state whose decks lie face down: whoever plays at a terminal sees no card before it is dealt.

    The JSON has them, and so have the players' hands, which whoever has the state may see.
    """
    asked = {"state": state, "viewer": SPECTATOR}
    seen: Document = accepted(session.backend.post(state["game"], "views", asked)).document["view"]
    return {**state, **{name: value for name, value in seen.items() if name != "players"}}
