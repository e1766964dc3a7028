"""`gavel sealed`: a table of a server, by tokens in pipes and files and keys that are no arguments."""

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from gavel.http.app import create_app
from gavel.http.settings import Settings
from gavel.sealing.push import Push
from tests.cli.conftest import Runner
from tests.keeper.double import Browser
from tests.sealing.table import key_file
from tests.support.serving import in_this_process


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with in_this_process(create_app(Settings(keys=key_file()))) as url:
        yield url


class Shell:
    """The command at one server, with a table for For Sale in the file `table`."""

    def __init__(self, run: Runner, url: str, folder: Path) -> None:
        self._run, self._url, self.table = run, url, folder / "table.json"
        done = self.run("setup", "for-sale", "--players", "ann,bob,cy", "--referee", "--held")
        assert done.exit_code == 0, done.output
        self.table.write_text(done.stdout)
        self.first: dict[str, Any] = json.loads(done.stdout)
        for name, key in {**self.first["seat_keys"], "referee": self.first["referee_key"]}.items():
            (folder / f"{name}.key").write_text(f"{key}\n")
        self.folder = folder

    def run(self, *arguments: str, stdin: str = "", **environment: str) -> Any:
        return self._run("sealed", *arguments, "--url", self._url, stdin=stdin, **environment)

    def good(self, *arguments: str, by: str | None = None, stdin: str = "") -> dict[str, Any]:
        key = [] if by is None else ["--key", str(self.folder / f"{by}.key")]
        done = self.run(*arguments, *key, stdin=stdin or self.table.read_text())
        assert done.exit_code == 0, done.output
        found: dict[str, Any] = json.loads(done.stdout)
        return found


@pytest.fixture
def shell(run: Runner, server: str, tmp_path: Path) -> Shell:
    return Shell(run, server, tmp_path)


def test_actions_and_views_compose_with_pipes(shell: Shell) -> None:
    played = shell.good("act", "for-sale", "bid", "player=ann", "amount=3", by="ann")
    assert played["view"]["bids"] == {"ann": 3}
    seen = shell.good("view", "for-sale", "--since", "0", by="bob", stdin=json.dumps(played))
    assert [action["type"] for action in seen["legal_actions"]] == ["bid", "pass"]
    assert [action["player"] for action in seen["actions"]] == ["ann"]


def test_choices_are_merged_from_files(shell: Shell) -> None:
    table = shell.first
    while len(table["to_act"]) == 1:
        [player] = table["to_act"]
        table = shell.good("act", "for-sale", "pass", f"player={player}", by=player, stdin=json.dumps(table))
        if table["held"]:
            other = "bob" if player == "ann" else "ann"
            table = shell.good("view", "for-sale", by=other, stdin=json.dumps(table))
    files = [str(shell.folder / name) for name in ("ann", "bob", "cy")]
    for file in files:
        player = Path(file).name
        sale = shell.good("view", "for-sale", by=player, stdin=json.dumps(table))["legal_actions"][0]
        chosen = shell.good("act", "for-sale", json.dumps(sale), by=player, stdin=json.dumps(table))
        Path(file).write_text(chosen["token"] + "\n")
    assert shell.good("merge", "for-sale", *files, by="ann")["held"] == {"by": "ann"}


def test_a_key_may_come_from_the_environment(shell: Shell) -> None:
    done = shell.run("view", "for-sale", stdin=shell.table.read_text(), GAVEL_KEY=shell.first["seat_keys"]["ann"])
    assert json.loads(done.stdout)["legal_actions"]
    assert shell.good("view", "for-sale")["legal_actions"] == []


def test_people_get_tables_and_the_token_in_a_line_of_its_own(shell: Shell) -> None:
    """Each of the tables has what the same answer has as JSON."""
    key = ("--key", str(shell.folder / "ann.key"), "--text")
    done = shell.run("view", "for-sale", *key, "--since", "0", stdin=shell.table.read_text())
    assert done.exit_code == 0, done.output
    assert done.stdout.splitlines()[-1] == shell.first["token"]
    assert "For Sale · " in done.stdout
    assert "To act: ann" in done.stdout
    assert "bid" in done.stdout
    played = shell.run("act", "for-sale", "pass", "player=ann", *key, stdin=shell.table.read_text())
    assert "ann" in played.stdout.splitlines()[0]
    assert "To act: bob" in played.stdout
    token = played.stdout.splitlines()[-1]
    file = shell.folder / "token"
    file.write_text(token)
    assert shell.good("view", "for-sale", "--token", str(file))["token"] == token


def test_people_get_keys_each_under_its_holder(shell: Shell) -> None:
    done = shell.run("setup", "for-sale", "--players", "ann,bob,cy", "--referee", "--text")
    lines = done.stdout.splitlines()
    for number, holder in (("1", "ann"), ("2", "bob"), ("3", "cy"), ("r", "referee")):
        [at] = [line for line, text in enumerate(lines) if text == f"Key for {holder} alone:"]
        assert lines[at + 1].startswith(f"gvs1.{number}.")
    changed = shell.run(
        "key", "for-sale", "ann", "--key", str(shell.folder / "ann.key"), "--text", stdin=shell.table.read_text()
    )
    assert changed.stdout.splitlines()[0] == "Key for ann alone:"


def test_people_are_told_what_is_held_the_plain_state_and_the_scores(shell: Shell) -> None:
    table = shell.first
    while not table["held"]:
        [player] = table["to_act"]
        table = shell.good("act", "for-sale", "pass", f"player={player}", by=player, stdin=json.dumps(table))
    seen = shell.run("view", "for-sale", "--text", stdin=json.dumps(table))
    assert f"What {table['held']['by']} has turned up waits until another seat looks." in seen.stdout
    referee = ("--key", str(shell.folder / "referee.key"))
    plain = shell.run("unseal", "for-sale", *referee, "--text", stdin=shell.table.read_text())
    assert plain.exit_code == 0, plain.output
    assert "For Sale · " in plain.stdout
    while not table["finished"]:
        if table["held"]:
            by = next(player for player in ("ann", "bob") if player != table["held"]["by"])
            table = shell.good("view", "for-sale", by=by, stdin=json.dumps(table))
            continue
        player = table["to_act"][0]
        action = shell.good("view", "for-sale", by=player, stdin=json.dumps(table))["default_actions"][player]
        table = shell.good("act", "for-sale", json.dumps(action), by=player, stdin=json.dumps(table))
    assert "Final scores" in shell.run("view", "for-sale", "--text", stdin=json.dumps(table)).stdout
    receipt = shell.run("receipt", "for-sale", "--text", stdin=json.dumps(table)).stdout.splitlines()
    assert receipt[-2] == "Receipt:"
    assert receipt[-1].count(".") == 2


def test_seats_get_other_keys_and_referees_open_the_state(shell: Shell) -> None:
    changed = shell.good("key", "for-sale", "ann", by="ann")
    assert changed["seat_keys"].keys() == {"ann"}
    assert shell.good("unseal", "for-sale", by="referee", stdin=json.dumps(changed))["state"]["game"] == "for-sale"


@pytest.mark.parametrize(
    ("arguments", "status", "problem"),
    [
        (["act", "for-sale", "pass", "player=ann"], 1, "key-missing"),
        (["unseal", "for-sale"], 1, "key-missing"),
        (["receipt", "for-sale"], 1, "not-finished"),
        (["view", "the-estates"], 1, "seal-broken"),
        (["view", "chess"], 1, "unknown-game"),
    ],
)
def test_what_is_refused_is_told(shell: Shell, arguments: list[str], status: int, problem: str) -> None:
    done = shell.run(*arguments, stdin=shell.table.read_text())
    assert (done.exit_code, json.loads(done.stdout)["type"]) == (status, f"/problems/{problem}")


def test_the_head_of_an_unguarded_table_is_kept_by_nobody(shell: Shell) -> None:
    done = shell.run("head", "for-sale", "--key", str(shell.folder / "referee.key"), stdin=shell.table.read_text())
    assert (done.exit_code, json.loads(done.stdout)["type"]) == (1, "/problems/table-unknown")


@pytest.mark.parametrize("stdin", ["{}", "[]", '{"token": 3}'])
def test_what_has_no_token_is_wrong_usage(shell: Shell, stdin: str) -> None:
    assert shell.run("view", "for-sale", stdin=stdin).exit_code == 2


@pytest.mark.parametrize("spoilt", ["", "a key", "clé", "key\nX: y"])
def test_what_is_no_key_is_wrong_usage_and_is_not_repeated(shell: Shell, spoilt: str) -> None:
    file = shell.folder / "spoilt"
    file.write_text(spoilt)
    done = shell.run("view", "for-sale", "--key", str(file), stdin=shell.table.read_text())
    assert done.exit_code == 2
    assert not spoilt or spoilt not in done.output


def test_without_a_server_there_are_no_keys(run: Runner) -> None:
    assert run("sealed", "setup", "for-sale", "--players", "ann,bob,cy").exit_code == 2


# --- shared tables ----------------------------------------------------------------------------------------------------


@pytest.fixture
def invited(run: Runner, tmp_path: Path) -> Iterator[Callable[..., Any]]:
    """`gavel sealed` with the invitation to a table of For Sale, which a guarded server keeps."""
    heads = f"sqlite://{tmp_path / 'heads.db'}"
    with in_this_process(create_app(Settings(keys=key_file(), heads=heads))) as url:

        def command(*arguments: str, **environment: str) -> Any:
            return run("sealed", *arguments, "--url", url, **environment)

        made = json.loads(command("setup", "for-sale", "--players", "ann,bob,cy", "--shared").stdout)
        (tmp_path / "invitation.txt").write_text(made["invitation"] + "\n")
        yield command


def test_everybody_takes_a_seat_by_one_invitation(invited: Callable[..., Any], tmp_path: Path) -> None:
    invitation = ["--key", str(tmp_path / "invitation.txt")]
    for seat in ("bob", "ann", "cy"):
        done = invited("sit", seat, "--save", str(tmp_path / f"{seat}.key"), *invitation)
        assert done.exit_code == 0, done.output
    assert (tmp_path / "ann.key").stat().st_mode & 0o077 == 0
    (tmp_path / "table.json").write_text(invited("find", *invitation).stdout)
    bid = ["act", "for-sale", "bid", "player=ann", "amount=1", "--token", str(tmp_path / "table.json")]
    assert json.loads(invited(*bid, "--key", str(tmp_path / "ann.key")).stdout)["to_act"] == ["bob"]


def test_a_seat_that_is_refused_leaves_no_key_behind(invited: Callable[..., Any], tmp_path: Path) -> None:
    invitation, file = ["--key", str(tmp_path / "invitation.txt")], tmp_path / "mine.key"
    assert invited("sit", "ann", "--save", str(tmp_path / "ann.key"), *invitation).exit_code == 0
    for seat, code in (("ann", "seat-taken"), ("zoe", "player.unknown")):
        done = invited("sit", seat, "--save", str(file), *invitation)
        assert (done.exit_code, json.loads(done.stdout)["errors"][0]["code"]) == (1, code)
        assert not file.exists()


def test_a_key_is_never_written_over_another_file(invited: Callable[..., Any], tmp_path: Path) -> None:
    file = tmp_path / "mine.key"
    file.write_text("something else")
    done = invited("sit", "ann", "--save", str(file), "--key", str(tmp_path / "invitation.txt"))
    assert done.exit_code == 1
    assert "File exists" in done.stderr
    assert file.read_text() == "something else"
    assert json.loads(invited("find", "--key", str(tmp_path / "invitation.txt")).stdout)["game"] == "for-sale"


def test_people_are_shown_the_invitation_and_the_free_seats(invited: Callable[..., Any], tmp_path: Path) -> None:
    made = invited("setup", "for-sale", "--players", "ann,bob,cy", "--shared", "--text", "--language", "fr")
    assert "Invitation, pour tous" in made.stdout
    assert "gvi1." in made.stdout
    sat = ["sit", "ann", "--save", str(tmp_path / "ann.key"), "--key", str(tmp_path / "invitation.txt")]
    assert "Free seats: bob, cy." in invited(*sat, "--text").stdout


def test_the_people_of_a_table_play_again(invited: Callable[..., Any], tmp_path: Path) -> None:
    old = str(tmp_path / "invitation.txt")
    setup = ["setup", "for-sale", "--players", "ann,bob,cy", "--shared", "--after", old]
    assert json.loads(invited(*setup).stdout)["type"] == "/problems/not-finished"
    for seat in ("ann", "bob", "cy"):
        invited("sit", seat, "--save", str(tmp_path / seat), "--key", old)
    table = json.loads(invited("find", "--key", old).stdout)
    while not (table := _after_a_default(invited, table, tmp_path))["finished"]:
        pass
    made = json.loads(invited(*setup).stdout)
    assert made["invitation"] in invited("find", "--key", old, "--text", "--language", "de").stdout
    assert invited(*setup).exit_code == 1


def _after_a_default(invited: Callable[..., Any], table: Any, folder: Path) -> Any:
    """The table after the default action of whoever is to act."""
    token = folder / "token.txt"
    token.write_text(table["token"])
    seat = json.loads(invited("view", "for-sale", "--token", str(token)).stdout)["to_act"][0]
    own = ["--token", str(token), "--key", str(folder / seat)]
    action = json.loads(invited("view", "for-sale", *own).stdout)["default_actions"][seat]
    members = [f"{name}={value}" for name, value in action.items() if name != "type"]
    return json.loads(invited("act", "for-sale", action["type"], *members, *own).stdout)


def test_an_invitation_has_to_be_given(invited: Callable[..., Any]) -> None:
    done = invited("find")
    assert done.exit_code == 2
    assert "Give the invitation" in done.stderr
    assert json.loads(invited("find", GAVEL_KEY=f"gvi1.{'A' * 22}").stdout)["type"] == "/problems/table-unknown"


# --- transcripts ------------------------------------------------------------------------------------------------------


@pytest.fixture
def finished(invited: Callable[..., Any], tmp_path: Path) -> list[str]:
    """`--token` with the file of a table's first answer; its short game is over by now."""
    decks = [f"--option={name}=[1,2,3]" for name in ("houses", "cheques")]
    made = invited("setup", "for-sale", "--players", "ann,bob,cy", *decks, "--option=removed=0").stdout
    (tmp_path / "table.json").write_text(made)
    table = json.loads(made)
    for seat, key in table["seat_keys"].items():
        (tmp_path / seat).write_text(key)
    while not (table := _after_a_default(invited, table, tmp_path))["finished"]:
        pass
    return ["--token", str(tmp_path / "table.json")]


def test_the_transcript_of_a_finished_table_is_one_that_replay_takes(
    invited: Callable[..., Any], finished: list[str], run: Runner
) -> None:
    answer = json.loads(invited("transcript", "for-sale", *finished).stdout)
    assert [each["player"] for each in answer["actions"]] == ["ann", "bob", "ann", "bob", "cy"]
    assert run("replay", "-", stdin=json.dumps(answer["transcript"])).exit_code == 0


def test_people_read_what_has_been_played_line_by_line(invited: Callable[..., Any], finished: list[str]) -> None:
    names = ("--names", json.dumps({"ann": "Anne"}))
    shown = invited("transcript", "for-sale", *finished, *names, "--text", COLUMNS="40").stdout.splitlines()
    assert shown[0].startswith("The game is set up.")
    [first] = [at for at, line in enumerate(shown) if line.startswith("   1  Anne ")]
    [second] = [at for at, line in enumerate(shown) if line.startswith("   2  bob ")]
    assert all(line.startswith("      ") for line in shown[first + 1 : second])
    assert len(shown[-1]) > len("Token"), "the token comes last, in one line"
    assert not [line for line in shown[:-1] if len(line) > 40]


def test_people_read_the_last_actions_where_no_more_are_known(shell: Shell) -> None:
    played = shell.good("act", "for-sale", "bid", "player=ann", "amount=3", by="ann")
    shown = shell.run("transcript", "for-sale", "--text", "--language", "de", stdin=json.dumps(played)).stdout
    assert shown.startswith("Von diesem Tisch sind nur die letzten Aktionen bekannt.")
    assert "bieten 3" in shown
    assert shown.splitlines()[-1] == played["token"]


# --- clocks -----------------------------------------------------------------------------------------------------------


def test_people_are_told_how_much_time_is_left(invited: Callable[..., Any]) -> None:
    made = invited("setup", "for-sale", "--players", "ann,bob,cy", "--clock", "86400", "--text")
    assert "Time left for the next action: 1 day, 0:00:00." in made.stdout


def test_people_are_told_for_whom_the_service_has_played(
    invited: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = invited("setup", "for-sale", "--players", "ann,bob,cy", "--clock", "60")
    (tmp_path / "table.json").write_text(made.stdout)
    monkeypatch.setattr("gavel.sealing.operations.request.SealedRequest.now", lambda _: int(time.time()) + 60)
    seen = invited("view", "for-sale", "--text", "--language", "de", "--token", str(tmp_path / "table.json"))
    assert "Die Zeit war um, also hat der Dienst gespielt für: ann." in seen.stdout


def test_a_clock_has_ten_seconds_at_least(invited: Callable[..., Any]) -> None:
    assert invited("setup", "for-sale", "--players", "ann,bob,cy", "--clock", "9").exit_code == 2


# --- calls ------------------------------------------------------------------------------------------------------------


def test_a_browser_is_called_and_is_not_any_more(run: Runner, tmp_path: Path) -> None:
    push = Push("B" * 87)
    settings = Settings(keys=key_file(), heads=f"sqlite://{tmp_path / 'heads.db'}", push=push)
    with in_this_process(create_app(settings)) as url:
        made = run("sealed", "setup", "for-sale", "--players", "ann,bob,cy", "--url", url)
        (tmp_path / "ann.key").write_text(json.loads(made.stdout)["seat_keys"]["ann"])
        subscription = Browser("https://fcm.googleapis.com/fcm/send/x").subscription
        (tmp_path / "subscription.json").write_text(json.dumps(subscription))

        def subscribe(*arguments: str) -> Any:
            key = ("--key", str(tmp_path / "ann.key"), "--url", url)
            return run("sealed", "subscribe", "for-sale", *arguments, *key, stdin=made.stdout)

        assert json.loads(subscribe(str(tmp_path / "subscription.json")).stdout)["subscribed"] is True
        assert json.loads(subscribe("--end").stdout)["subscribed"] is False
        assert subscribe().exit_code == 2
        assert subscribe(str(tmp_path / "subscription.json"), "--end").exit_code == 2


def test_an_action_without_its_player_says_how_to_name_one(shell: Shell) -> None:
    refused = shell.run("act", "for-sale", "bid", "amount=3", stdin=shell.table.read_text())
    assert refused.exit_code == 2
    assert "player=ID" in refused.stderr


def test_who_sits_down_is_told_where_the_key_is(invited: Callable[..., Any], tmp_path: Path) -> None:
    key = tmp_path / "own.key"
    sat = invited("sit", "ann", "--key", str(tmp_path / "invitation.txt"), "--save", str(key), "--text")
    assert f"its key is in {key}" in sat.stdout
