"""The meaning of figures in Auctionland's events and violations, where the name has none in all games."""

from gavel.engine.kinds import INTEGER, TEXT, TEXTS, Kind
from gavel.games.auctionland.rules.islands import CELL_ROW, COLUMN
from gavel.games.auctionland.rules.state import TILE_SOURCE
from gavel.games.auctionland.rules.tiles import ROTATION, TILE_ID

TILE = Kind(TEXT.name, shape=TILE_ID, about=TILE_ID.about)
TURNED = Kind(INTEGER.name, shape=ROTATION, about=ROTATION.about)
CELL = {"x": INTEGER.meaning(COLUMN.about), "y": INTEGER.meaning(CELL_ROW.about)}
POSITION = INTEGER.meaning("The position on the market, counted from 1.")
HOW_MANY_TILES = INTEGER.meaning("How many tiles there are.")
SOURCE = Kind(TEXT.name, shape=TILE_SOURCE, about="How the state says the player has come to the tile.")
OWN_MONEY = INTEGER.meaning("The player's coins. For that player alone.")
ON_THE_MARKET = TEXTS.meaning("The ids of the tiles on the market.")
