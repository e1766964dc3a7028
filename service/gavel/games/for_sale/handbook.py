"""For Sale in the handbook: a round of each half, as in the examples of the rulebooks."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from gavel.handbook.asking import events
from gavel.handbook.drawing import Drawing, Labels
from gavel.handbook.look import Look


def buying(title: str, labels: Labels) -> str:
    """A round of buying: each player's house and bid, and the refund."""
    bids = {event["player"]: event["amount"] for event in events("for-sale", "FS.B.02", "bid")}
    taken = events("for-sale", "FS.B.02", "house-taken", "house-won")[: len(bids)]
    drawing, lines = Drawing(640, 262, title), []
    for number, event in enumerate(taken):
        x, bid, back = 20 + 205 * number, bids[event["player"]], event.get("refund", 0)
        how = labels["passes" if "refund" in event else "left"]
        drawing.box(x, 52, 190, 190, "panel")
        drawing.text(x + 95, 78, f"{event['player']} {how}", "middle strong")
        _card(drawing, x + 70, 92, str(event["house"]))
        _coins(drawing, x + 95, 178, bid, back)
        line = f"{labels['bid']} {bid} · {labels['paid']} {event['paid']} · {labels['back']} {back}"
        drawing.text(x + 95, 226, line, "middle small")
        lines.append(f"{event['player']} {how}: {event['house']}; {line}")
    return drawing.written(". ".join(lines) + ".")


def selling(title: str, labels: Labels) -> str:
    """A round of selling: each house and its cheque."""
    sold = events("for-sale", "FS.E.01", "house-sold")[:3]
    drawing, lines = Drawing(640, 262, title), []
    for number, event in enumerate(sold):
        x = 20 + 205 * number
        drawing.box(x, 52, 190, 160, "panel")
        drawing.text(x + 95, 78, event["player"], "middle strong")
        _card(drawing, x + 20, 92, str(event["house"]))
        drawing.path(f"M{x + 78} 122 h30 m-8 -6 l8 6 l-8 6", "line")
        drawing.box(x + 116, 98, 56, 48, "ground")
        drawing.box(x + 116, 98, 56, 48, "line")
        drawing.text(x + 144, 129, str(event["cheque"]), "middle big")
        line = f"{labels['house']} {event['house']} → {labels['cheque']} {event['cheque']}"
        drawing.text(x + 95, 192, line, "middle small")
        lines.append(f"{event['player']}: {line}")
    drawing.text(20, 242, labels["highest"], "soft")
    return drawing.written(". ".join([*lines, labels["highest"]]) + ".")


def _card(drawing: Drawing, x: int, y: int, number: str) -> None:
    drawing.box(x, y, 50, 60, "ground")
    drawing.box(x, y, 50, 60, "line")
    drawing.path(f"M{x + 12} {y + 22} l13 -12 l13 12", "line")
    drawing.text(x + 25, y + 47, number, "middle big")


def _coins(drawing: Drawing, middle: int, y: int, bid: int, back: int) -> None:
    """The bid as a row of coins; the refunded ones are filled."""
    for number in range(bid):
        classes = "filled" if number < back else "line"
        drawing.circle(middle + 22 * (number - (bid - 1) / 2), y, 8, classes)


def details(parts: Mapping[str, Any], _language: str) -> Iterator[str]:
    """The lines of a score: cheques and coins."""
    yield f"{parts['cheque_total']} + {parts['coins']}"


LOOK: Final = Look(diagrams={"buying": buying, "selling": selling}, details=details)
