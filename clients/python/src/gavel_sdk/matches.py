"""The answer about a match: several games whose scores add up."""

from dataclasses import dataclass, field

from gavel_sdk.violations import Json


@dataclass(frozen=True, slots=True)
class MatchStanding:
    """One player's place in the match: rank from 1, the total of all games, and how many of them were won."""

    rank: int
    player: str
    total: int
    wins: int
    raw: Json = field(repr=False)

    @classmethod
    def from_json(cls, raw: Json) -> "MatchStanding":
        """Read one standing of a match."""
        return cls(raw["rank"], raw["player"], raw["total"], raw["wins"], raw)


@dataclass(frozen=True, slots=True)
class MatchStandings:
    """The standings of a match by rank; without `winners` and `decided_by` until it is `over`.

    `cash`, by player, is for the setup of the next game; None once the match is over.
    """

    standings: tuple[MatchStanding, ...]
    over: bool
    winners: tuple[str, ...]
    decided_by: str | None
    cash: dict[str, int] | None
    raw: Json = field(repr=False)

    @classmethod
    def from_json(cls, raw: Json) -> "MatchStandings":
        """Read the answer of matches."""
        return cls(
            standings=tuple(map(MatchStanding.from_json, raw["standings"])),
            over=raw["over"],
            winners=tuple(raw["winners"]),
            decided_by=raw["decided_by"],
            cash=raw["cash"],
            raw=raw,
        )
