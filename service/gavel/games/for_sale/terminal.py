"""For Sale in a terminal: the general tables are enough; only the choice of a house to sell is secret."""

from typing import Final

from gavel.cli.output.look import Look
from gavel.cli.table.corrections import Figures, Pieces

COINS: Final = Figures("coins", {"/players/*/coins": ""}, bank=("/players/*/coins", "/bids/*"))
HOUSES: Final = Pieces(
    "house",
    {
        "/market/houses/*": "market",
        "/players/*/houses/*": "",
        "/sold/*": "sold",
    },
    of="houses",
    unseen=("/decks/houses/*", "/removed/houses/*"),
    ascending=("/market/houses", "/players/*/houses", "/sold", "/removed/houses"),
    follow=("/choices/*",),
)
CHEQUES: Final = Pieces(
    "cheque",
    {"/market/cheques/*": "market", "/players/*/cheques/*": ""},
    of="cheques",
    unseen=("/decks/cheques/*", "/removed/cheques/*"),
    ascending=("/market/cheques", "/players/*/cheques", "/removed/cheques"),
)

LOOK = Look(sealed=frozenset({"sell"}), corrections=(COINS, HOUSES, CHEQUES))
