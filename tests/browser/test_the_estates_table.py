"""The Estates at the table in a browser: what is drawn is what the state says, what is clicked is what is played."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.support import choose_place, start

Json = dict[str, Any]
OpenTable = Callable[..., Page]
Screenshot = Callable[..., None]

ROWS = ("upper", "middle", "lower")
PLAYERS = ["Ann", "Bob", "Cy"]


def post(page: Page, path: str, body: Json) -> Json:
    answer = page.request.post(f"/v1/games/the-estates/{path}", data=body)
    assert answer.ok, answer.text()
    return dict(answer.json())


def clickable(scope: Page | Locator, action: Json) -> Locator:
    """What stands for this legal action: its data-action is the action, compact, as the service lists it."""
    written = json.dumps(action, separators=(",", ":"), ensure_ascii=False)
    return scope.locator(f"[data-action='{written}']").first


def begin(page: Page, seed: str, players: list[str]) -> None:
    """A new game, from the first screen on."""
    start(page, "the-estates", players=players, seed=seed)
    expect(page.locator(".ply")).to_have_text("0 / 0")


def wait_for_turn(page: Page, player: str) -> Locator:
    """The board, once this player may act; nothing is chosen unseen."""
    page.wait_for_selector(f'[data-actor="{player}"][aria-busy=false]')
    expect(page.locator("[data-pass]")).to_have_count(0)
    return page.locator(".board-area")


READ_BOARD = """() => {
    const texts = (scope, what) => [...scope.querySelectorAll(what)].map((each) => each.textContent.trim());
    const names = (scope) => [...scope.querySelectorAll("[aria-label]")].map((each) => each.getAttribute("aria-label"));
    const all = (what) => [...document.querySelectorAll(what)];
    return {
        lots: all(".es-row").map((row) => texts(row, ".es-lot > .es-hidden")),
        market: all(".es-market__row").map(names),
        money: Object.fromEntries(all(".es-seat").map((seat) => [seat.dataset.player, texts(seat, "dd")])),
    };
}"""


def seen(page: Page) -> Json:
    """What the board says: of the lots that are built up, of the market's cubes, of everybody's money."""
    found: Json = page.evaluate(READ_BOARD)
    rows = [[each for each in row if "empty" not in each and "beyond" not in each] for row in found["lots"]]
    return {**found, "lots": dict(zip(ROWS, rows, strict=True))}


def said_of(number: int, building: Json, one_cube: list[int]) -> str:
    stack = ", ".join(f"{cube['colour']} {cube['value']}" for cube in building["cubes"])
    roof = "no rooftop." if building["rooftop"] is None else f"rooftop {building['rooftop']}."
    kind = " (one cube only)" if number in one_cube else ""
    return f"Lot {number}: {stack}, {roof}{kind}"


def expected_lots(state: Json, sheet: Json) -> dict[str, list[str]]:
    one_cube = sheet["components"]["one_cube_lots"]
    return {
        name: [said_of(at, each, one_cube[name]) for at, each in enumerate(state["board"][name]["lots"], 1)]
        for name in ROWS
    }


WISHES: dict[int, Json] = {
    1: {"kind": "permit", "value": 3},
    2: {"kind": "permit", "value": 1},
    3: {"kind": "cancel"},
    4: {"kind": "permit", "value": 2},
    5: {"kind": "mayor"},
}


def chosen(position: Json) -> Json:
    """A short game: rows are shortened, one permit is cancelled, two rows are built up; some pieces are bid for."""
    legal: list[Json] = position["legal_actions"]
    turn: int = position["state"]["round"]
    kind = legal[0]["type"]
    if kind == "stow" and turn == 1:
        return legal[0]
    if kind in ("stow", "offer"):
        offers = [each for each in legal if each["type"] == "offer"]
        wish = WISHES.get(turn, {"kind": "rooftop"})
        return next((each for each in offers if each["piece"] == wish), offers[0])
    if kind == "bid" and turn % 2 == 1:
        lowest: Json = {**legal[0], "amount": legal[0]["amount"]["minimum"]}
        return lowest
    if kind == "sell":
        return legal[turn // 2 % len(legal)]
    if kind == "bid":
        return legal[-1]
    return next((each for each in legal if each.get("effect") == "shorten"), legal[0])


def assert_the_table_shows(page: Page, state: Json, sheet: Json) -> None:
    """The board and the market; all money is hidden until its owner looks at it."""
    found = seen(page)
    if state["phase"] != "placing":
        assert found["lots"] == expected_lots(state, sheet)
    for names, cubes in zip(found["market"], state["market"], strict=True):
        expected = [f"{each['colour']} cube {each['value']}" for each in cubes]
        assert [name for name, each in zip(names, expected, strict=True) if each not in name] == []
    assert found["money"] == {each["id"]: ["hidden", "hidden"] for each in state["players"]}


def assert_a_look_shows(page: Page, state: Json, player: str) -> None:
    """Cash and cash box of one player, as long as the key is held."""
    button = page.locator(f"[data-look={player}]")
    button.focus()
    page.keyboard.down(" ")
    [own] = [each for each in state["players"] if each["id"] == player]
    expect(page.locator(f"[data-own={player}] dd")).to_have_text([str(own["cash"]), str(own["cash_box"])])
    button.blur()
    page.keyboard.up(" ")
    expect(page.locator("[data-own]")).to_have_count(0)


def perform(page: Page, board: Locator, action: Json) -> None:
    """Do it where a player would: on the board if it lies there, else in the panel."""
    if action["type"] == "bid":
        page.locator("input[name=amount]").fill(str(action["amount"]))
        page.locator("[data-action-type=bid] [type=submit]").click()
    else:
        clickable(board if action["type"] in ("offer", "place") else page, action).click()


def wait_until_played(page: Page, position: Json) -> None:
    if position["finished"]:
        page.wait_for_selector("[data-screen=scores]")
    else:
        expect(page.locator(".ply")).to_have_text(f"{position['state']['ply']} / {position['state']['ply']}")


def assert_the_sheet_is_shown(page: Page, scores: Json) -> None:
    """Each standing as the service has it: every building with its points, the cash box, the total."""
    for standing in scores["standings"]:
        shown = page.locator(f'[data-standing="{standing["player"]}"] .es-sheet')
        buildings = standing["breakdown"]["buildings"]
        points = sorted(each["points"] for each in buildings)
        lines = shown.locator("tr:has(.es-sheet__sum) .es-number").all_text_contents()
        assert sorted(as_number(each) for each in lines) == points
        assert as_number(shown.locator("tfoot .es-number").text_content() or "") == standing["total"]
        assert sum(points) + standing["breakdown"]["cash_box"] == standing["total"]


def as_number(text: str) -> int:
    return int(text.replace("\u2212", "-"))


def test_a_whole_game_is_played_by_what_can_be_clicked(open_table: OpenTable, screenshot: Screenshot) -> None:
    page = open_table()
    sheet = page.request.get("/v1/games/the-estates").json()
    position = post(page, "setup", {"players": PLAYERS[:2], "seed": "street"})
    begin(page, "street", PLAYERS[:2])
    pictures = {"offer": 9, "placing": 10}
    while not position["finished"]:
        state, action = position["state"], chosen(position)
        player = action["player"]
        board = wait_for_turn(page, player)
        assert_the_table_shows(page, state, sheet)
        assert_a_look_shows(page, state, player)
        if pictures.get(state["phase"], 99) <= state["round"]:
            screenshot(name=f"the-estates-{state['phase']}", page=page)
            del pictures[state["phase"]]
        perform(page, board, action)
        position = post(page, "actions", {"state": state, "action": action})
        wait_until_played(page, position)
    assert pictures == {}
    assert_the_sheet_is_shown(page, position["scores"])
    page.locator(".last-look summary").click()
    assert seen(page)["lots"] == expected_lots(position["state"], sheet)
    screenshot(name="the-estates-finished", page=page)


def test_the_score_pad_counts_a_board_that_was_picked_piece_by_piece(table: Page, screenshot: Screenshot) -> None:
    table.locator("[data-game=the-estates] [data-go=pad]").click()
    pad = table.locator(".es-pad")
    choose(pad, "permit 3", "Upper row, shortens it")
    choose(pad, "permit 2", "Middle row, shortens it")
    choose(pad, "mayor", "Middle row")
    build(pad, "Upper row, lot 1", ["yellow cube 4"], 6)
    build(pad, "Middle row, lot 1", ["red cube 6", "red cube 3"], 4)
    build(pad, "Middle row, lot 2", ["blue cube 2"], 5)
    build(pad, "Lower row, lot 1", ["white cube 5", "green cube 1"], None)
    for colour, holder in {"yellow": "Ann", "red": "Cy", "blue": "Bob"}.items():
        choose(pad, colour, holder)
    expect(pad.locator(".es-note--bad")).to_have_count(0)
    ann = pad.get_by_role("group", name="Ann")
    ann.get_by_label("Cash", exact=True).fill("10")
    expect(pad.locator(".es-note--bad")).to_have_text("Together 10 of 36.")
    ann.get_by_label("Cash box").fill("2")
    table.locator("[data-tally]").click()
    missing = table.locator(".problem li").filter(has_text="Bob, cash:")
    expect(missing).to_have_count(1)
    expect(table.locator("[name='cash/Bob']")).to_be_focused()
    for player in ("Bob", "Cy"):
        pad.get_by_role("group", name=player).get_by_label("Cash", exact=True).fill("12")
    table.locator("[data-tally]").click()
    faulty = pad.locator("fieldset [data-error]")
    expect(faulty).to_have_count(2)
    for index, colour in enumerate(("green", "white")):
        expect(faulty.nth(index)).to_have_attribute("data-error", re.compile(f"^There is a {colour} cube [^.]*[.]$"))
    expect(pad.get_by_label("green", exact=True)).to_be_focused()
    for colour in ("green", "white"):
        choose(pad, colour, "Ann")
    table.locator("[data-tally]").click()
    expect(table.locator("[data-standing=Cy]")).to_have_attribute("data-total", "26")
    assert_the_sheet_is_shown(table, post(table, "tallies", ENDED))
    expect(table.locator("[data-doubt]")).to_have_count(0)
    screenshot(name="the-estates-pad", page=table)


def cube(colour: str, value: int) -> Json:
    return {"colour": colour, "value": value}


ENDED: Json = {
    "players": [
        {"id": "Ann", "cash": 10, "cash_box": 2},
        {"id": "Bob", "cash": 12, "cash_box": 0},
        {"id": "Cy", "cash": 12, "cash_box": 0},
    ],
    "certificates": {"yellow": "Ann", "red": "Cy", "blue": "Bob", "green": "Ann", "white": "Ann"},
    "board": {
        "upper": {
            "lots": [{"cubes": [cube("yellow", 4)], "rooftop": 6}],
            "permits": [{"value": 3, "effect": "shorten"}],
            "requirement": 1,
            "mayor": False,
        },
        "middle": {
            "lots": [
                {"cubes": [cube("red", 6), cube("red", 3)], "rooftop": 4},
                {"cubes": [cube("blue", 2)], "rooftop": 5},
            ],
            "permits": [{"value": 2, "effect": "shorten"}],
            "requirement": 2,
            "mayor": True,
        },
        "lower": {
            "lots": [{"cubes": [cube("white", 5), cube("green", 1)], "rooftop": None}],
            "permits": [],
            "requirement": 4,
            "mayor": False,
        },
    },
}


def choose(pad: Locator, name: str, choice: str) -> None:
    pad.get_by_label(name, exact=True).select_option(label=choice)


def build(pad: Locator, place: str, cubes: list[str], rooftop: int | None) -> None:
    pad.get_by_role("button", name=place).click()
    for each in cubes:
        pad.get_by_role("button", name=each, exact=True).click()
    if rooftop is not None:
        pad.get_by_role("button", name=f"rooftop {rooftop}", exact=True).click()


def test_at_a_real_table_the_market_is_laid_out_and_rooftops_are_reported(table: Page) -> None:
    table.locator("[data-game=the-estates] [data-go=setup]").click()
    choose_place(table, "table")
    cubes = [cube(colour, value) for colour in ("blue", "green", "yellow", "purple") for value in range(1, 7)]
    typed = table.locator("[name=cubes]")
    typed.fill("purple6 p5 pu4 x1")
    typed.press("Enter")
    expect(table.locator("[data-laid]")).to_have_count(3)
    expect(typed).to_have_value("x1")
    expect(table.locator(".es-deal [data-errors]")).to_contain_text("x1")
    # In German two colours begin with the same letter: nothing behind it moves forward.
    table.locator("[name=language]").select_option("de")
    typed.fill("rot1 g1 b2")
    typed.press("Enter")
    expect(table.locator(".es-deal [data-errors]")).to_have_text("g1: Grün oder Gelb?")
    expect(typed).to_have_value("g1 b2")
    expect(table.locator("[data-laid]")).to_have_count(4)
    typed.fill("")
    table.locator("[data-laid='3']").click()
    table.locator("[name=language]").select_option("en")
    for each in reversed(cubes[:-3]):
        table.get_by_role("button", name=f"{each['colour']} cube {each['value']}", exact=True).click()
    laid = cubes[::-1][2]
    table.get_by_role("button", name=f"Take the {laid['colour']} cube {laid['value']} back").click()
    expect(table.locator("[data-laid='3']")).to_be_focused()
    table.get_by_role("button", name=f"{laid['colour']} cube {laid['value']}", exact=True).press("Enter")
    expect(table.locator("[data-laid]")).to_have_count(24)
    expect(table.locator("[data-start]")).to_be_focused()
    table.locator("[data-start]").click()
    deal = {"cubes": [cubes[::-1][at : at + 8] for at in (0, 8, 16)]}
    position = post(table, "setup", {"players": PLAYERS, "dealer": "table", "deal": deal})
    sheet = table.request.get("/v1/games/the-estates").json()
    for wanted in ("offer", "pass", "pass", "place", "offer", "reveal", "pass", "pass", "place"):
        action = next(each for each in reversed(position["legal_actions"]) if each["type"] == wanted and is_plain(each))
        clickable(table, action).click()
        position = post(table, "actions", {"state": position["state"], "action": action})
        wait_until_played(table, position)
    assert position["state"]["board"]["lower"]["lots"][0]["rooftop"] == 6
    expect(table.locator("main")).to_have_attribute("aria-busy", "false")
    assert seen(table)["lots"] == expected_lots(position["state"], sheet)
    assert table.locator(".es-slot__note").first.inner_text() == "rooftops: 11"


def is_plain(action: Json) -> bool:
    """Not a special piece: cubes and rooftops alone go up."""
    return action["type"] != "offer" or action["piece"]["kind"] in ("cube", "rooftop")
