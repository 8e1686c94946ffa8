"""How strong the bots are: every contestant against every other, with the intervals that tell how sure that is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Any

from .executors import Workers
from .jobs import Contestant, JobOutcome, levels_of
from .ledger import Ledger
from .marks import bot_mark, fingerprint
from .pairing import Pairing, SetUp, Tell, play_out
from .play import Clock


class Tournament:
    """All pairs of some contestants, the one named first against the one named later."""

    def __init__(self, setting: SetUp, contestants: Sequence[Contestant], *, games: int, until: float | None = None) -> None:
        """At least `games` games a pair, unless `until` decides before (see `Pairing`)."""
        self.setting, self.contestants, self.games, self.until = setting, contestants, games, until
        self.pairings = [Pairing(setting, one, other, games=games, until=until) for one, other in combinations(contestants, 2)]

    def asked(self) -> dict[str, Any]:
        """What the games depend on, for JSON."""
        return {
            "game": self.setting.game,
            "seats": self.setting.seats,
            "options": dict(self.setting.options),
            "seed": self.setting.seed,
            "code": fingerprint(self.setting.game, levels_of(self.contestants)),
            "players": [one.as_json() for one in self.contestants],
        }

    def play(self, ledger: Ledger, workers: Workers, clock: Clock, tell: Tell, save: Callable[[], bool]) -> None:
        """Plays what is still to be played. The file is written at the end, however it comes, and whenever `save` says so."""

        def got_on(pairing: Pairing) -> None:
            tell(pairing)
            if save():
                ledger.save(self.found())

        for pairing in self.pairings:
            pairing.go_on_from(ledger.known)
        with ledger.kept(self.found, self.pairings):
            play_out(self.pairings, workers, clock, ledger.known, got_on)

    def found(self) -> dict[str, Any]:
        """The table, for JSON: by pair the games, the victories of the one named first, and intervals, in percent.

        `wilson` holds if the number of games was fixed beforehand, `anytime` also if the games were stopped for what they
        showed. `points` are means of a game and seat. `marks` are by level the bots' own code (`marks.bot_mark`).
        """
        asked = {} if self.until is None else {"until_lower": percent(self.until)}
        marks = {level: bot_mark(self.setting.game, level) for level in levels_of(self.contestants)}
        return {**asked, "marks": marks, "table": [_row(pairing) for pairing in self.pairings]}

    def times(self, known: Mapping[str, JobOutcome]) -> list[tuple[float, float]]:
        """By pair, how many milliseconds an answer of the one and of the other took."""
        out = []
        for pairing in self.pairings:
            spent = [known[pairing.job(i).key].spent for i in range(pairing.counted)]
            one, other = (
                1000 * sum([s.seconds[k] for s in spent]) / max(sum([s.answers[k] for s in spent]), 1) for k in (0, 1)
            )
            out.append((one, other))
        return out


def result_of(pairing: Pairing) -> dict[str, Any]:
    """What a pairing has shown so far, for JSON; see `Tournament.found`."""
    own, others = pairing.points
    games = max(pairing.games, 1)
    return {
        "games": pairing.games,
        "won": percent(pairing.share),
        "wilson": [percent(edge) for edge in pairing.wilson()],
        "anytime": [percent(edge) for edge in pairing.evidence.interval()],
        "points": [round(own / games, 3), round(others / games / (pairing.setting.seats - 1), 3)],
        "lost": pairing.lost,
    }


def _row(pairing: Pairing) -> dict[str, Any]:
    row = {**pairing.one.as_json(), "against": pairing.other.as_json(), **result_of(pairing)}
    return row if pairing.until is None else {**row, "verdict": verdict(pairing)}


def verdict(pairing: Pairing) -> str:
    """What is sure about the share: it is over or under `until`, or that is open."""
    if pairing.until is not None and pairing.evidence.over(pairing.until):
        return "over"
    return "under" if pairing.until is not None and pairing.evidence.under(pairing.until) else "open"


def table(tournament: Tournament, times: Sequence[tuple[float, float]]) -> str:
    """The table for reading."""
    setting, found = tournament.setting, tournament.found()
    options = "".join(f", {name}={value}" for name, value in setting.options)
    head = f"{setting.game}, {setting.seats} seats{options}, seed {setting.seed}; victories in percent"
    rows = [["bot", "against", "games", "won", "95 %", "at any time", "points", "ms an answer"]]
    for row, pairing, (one, other) in zip(found["table"], tournament.pairings, times, strict=True):
        rows.append(
            [
                str(pairing.one),
                str(pairing.other),
                str(row["games"]),
                f"{row['won']:.1f}",
                "{:.1f} to {:.1f}".format(*row["wilson"]),
                "{:.1f} to {:.1f}".format(*row["anytime"]),
                "{:.2f} : {:.2f}".format(*row["points"]),
                f"{one:.2f} : {other:.2f}",
                *([f"{row['verdict']} {found['until_lower']:g}"] if "verdict" in row else []),
            ]
        )
    widths = [max(len(row[c]) for row in rows if c < len(row)) for c in range(max(len(row) for row in rows))]
    lines = [head]
    for row in rows:
        cells = [cell.ljust(w) if c < 2 else cell.rjust(w) for c, (cell, w) in enumerate(zip(row, widths, strict=False))]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines) + "\n"


def percent(share: float) -> float:
    """A share in percent, as exactly as it is written down."""
    return round(100 * share, 2)
