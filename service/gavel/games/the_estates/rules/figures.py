"""The meaning of figures in The Estates' events and violations, where the name has none in all games."""

from gavel.engine.kinds import INTEGER, INTEGERS, TEXT, TEXTS, Kind
from gavel.games.the_estates.rules.board import EFFECT, ROW_ID
from gavel.games.the_estates.rules.pieces import COLOUR

ROW = Kind(TEXT.name, shape=ROW_ID, about="The row of the board.")
LOT = INTEGER.meaning("The lot, from Main Street, 1 to 10.")
EFFECT_OF_PERMIT = Kind(TEXT.name, shape=EFFECT, about="Whether the permit shortens or lengthens the row.")
COMPANY = Kind(TEXT.name, shape=COLOUR, about="The company, by its colour.")
VALUE_OF_PIECE = INTEGER.meaning("The value of the piece.")
CUBE_VALUES = INTEGERS.meaning("The values of the cubes, bottom first.")
PERMIT_VALUE = INTEGER.meaning("The value of the permit.")
PERMIT_VALUES = INTEGERS.meaning("The values of the permits that stand in the row.")
DEVELOPED = INTEGER.meaning("How many lots of the row are developed.")
REQUIREMENT = INTEGER.meaning("How many lots the row needs, or would need.")
SPECIAL = TEXT.meaning("The permit, mayor or cancel cube in question.")
AVAILABLE = TEXTS.meaning("The permits, mayor and cancel cube that can still be offered.")
CASH_IN_HAND = INTEGER.meaning("The player's cash. For that player alone.")
CASH_AMOUNT = INTEGER.meaning("How much cash: of a bid, or stowed away.")
MARKET_ROW = INTEGER.meaning("The row of the market, by number.")
ROOFTOP_VALUE = INTEGER.meaning("The value of the rooftop.")
