"""How long a run of the benchmark measures."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Effort:
    """How long to measure."""

    repetitions: int
    """Of random play, for each player count."""
    rounds: int
    """Of bursts of requests; two at least, for there to be quartiles."""
    seconds: int
    """Of one burst of requests."""
    audits: int
    """Repetitions of an audit, by one process and by two."""
    audit_seconds: float
    """Of one process."""

    def longer(self) -> "Effort":
        """Twice the rounds: for what is measured again."""
        return Effort(self.repetitions * 2, self.rounds * 2, self.seconds, self.audits * 2, self.audit_seconds)


EFFORTS = {
    "full": Effort(repetitions=25, rounds=9, seconds=2, audits=5, audit_seconds=6),
    "short": Effort(repetitions=5, rounds=3, seconds=1, audits=1, audit_seconds=2),
}
