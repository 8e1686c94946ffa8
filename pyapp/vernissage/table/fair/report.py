"""What was checked in a record, for people: figures, each draw with those whose numbers made it, and what is not promised."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from ..game import Action, Decision
from ..question import N_
from .editions import Record
from .record import Record as OlderRecord

_OWN_DECK: Final = N_("Players with a changed program: they can look at the next cards of their own deck, but not choose them.")
_OLDER: Final = (
    N_("Players who tell each other what they know, or one person on two seats."),
    N_("Two players in a row who work together: they can foresee what is drawn between them, but not change it."),
    N_("Players who leave after they have seen a draw or the bids."),
    _OWN_DECK,
    N_("Bots: whoever runs a bot can see its secrets, and foresee what is drawn between it and the own seat."),
    N_("After two different messages of one player: what the message that was dropped has shown."),
    N_("The program itself: whoever serves this site could serve another one."),
)
"""What a checked game of edition 1 does not rule out."""

_TALK: Final = N_("Players can talk. One person can hold two seats.")
_PAIR: Final = N_("Two players who work together can know some draws between them before they happen. They cannot change them.")
_READER: Final = N_(
    "By link, one player opens all that is sealed first. That player has already sealed, but could tell a friend who has not."
)
_DECK: Final = N_("By link, a changed program can look at the next cards of its own deck, not choose them.")
_PAUSES: Final = N_(
    "Live, somebody who has drawn 31 times in the middle of one part can look at the next cards of the own deck with a changed "
    "program."
)
_CONCEALED: Final = N_("Concealed cards are checked at the end of the round.")
_NEVER_TOLD: Final = N_("If somebody never tells what lay concealed, the others can go on as if other cards had lain there.")
_BOTS: Final = N_("Whoever runs a bot sees what the bot holds.")
_STOP: Final = N_("Anybody can stop playing, also after seeing a draw.")
_FIRST: Final = N_("Who shows the last number sees the set-up first, and could say that the link was lost.")
_WITHOUT: Final = N_(
    "If everybody else agrees, they can go on without you. Your device will tell you, and will not follow by itself."
)
_ALL: Final = N_("One player who does not agree keeps the table waiting.")
_WHEN: Final = N_("Nobody can prove when a link was sent or received.")
_LEFT: Final = N_("If a player leaves, one draw may be made anew. The player who left may have seen the old one.")
_TWO_MOVES: Final = N_(
    "If one player has made two different moves, people decide which counts. The other has shown numbers that somebody may "
    "now know."
)
SHUT: Final = N_("A box did not open: %(a)s's program or %(b)s's is wrong, nobody can tell which. Nothing was lost.")
"""What is said of a box that did not open, with its owner's name and the reader's."""
_SIGNED: Final = N_(
    "Your moves are signed. Whoever has a link can prove to anybody, for ever, what you played, under your name. Links cannot "
    "be called back."
)
_LINE: Final = N_("Without your key, a lost device is a lost seat.")
_WORDS: Final = N_("The words show that you sit at one table. They do not show who somebody is.")
_PROGRAM: Final = N_("Whoever serves this site could serve another program.")


class Unpromised(NamedTuple):
    """What a checked game does not rule out, as phrases: what matters in this game by now, and all else."""

    here: tuple[str, ...]
    rest: tuple[str, ...]


def not_promised(record: Record) -> Unpromised:
    """What this game does not rule out."""
    if isinstance(record, OlderRecord):  # of a game that was begun live, nobody can look ahead in the own deck
        return Unpromised(tuple(p for p in _OLDER if p != _OWN_DECK or not record.table.stretched), ())
    several, sealing = record.parties > 2, record.phase is not None or record.phases > 0
    left = any(note.kind in ("step", "leave") for _, note in record.notes)
    here = {
        _PAIR: several,
        _TALK: True,
        _READER: several and sealing,
        _DECK: sealing,
        _PAUSES: False,
        _CONCEALED: sealing,
        _NEVER_TOLD: False,
        _BOTS: any(e.bots for e in record.table.entries),
        _STOP: True,
        _FIRST: not record.laid,
        _WITHOUT: several,
        _ALL: False,
        _WHEN: False,
        _LEFT: left,
        _TWO_MOVES: False,
        _SIGNED: False,
        _LINE: False,
        _WORDS: False,
        _PROGRAM: False,
    }
    for_many = {_PAIR, _READER, _WITHOUT, _ALL, _LEFT, _NEVER_TOLD}
    never = set[str]()
    if record.table.unread:  # each opens its own part
        never.add(_READER)
    never.add(_DECK if record.table.live else _PAUSES)
    if record.table.concealing is None:
        never |= {_CONCEALED, _NEVER_TOLD}
    never |= set() if several else for_many
    rest = [phrase for phrase, now in here.items() if not now and phrase not in never]
    return Unpromised(tuple(phrase for phrase, now in here.items() if now and phrase not in never), tuple(rest))


What: TypeAlias = Literal["alone", "without", "shut", "step", "untold", "back", "leave"]
"""What can be noted: `alone` and `without` by edition 1, `step`, `back` and `leave` by edition 2; `untold` follows from a step:
what the party had concealed was never told.
"""


class Noted(NamedTuple):
    """Something unusual: with which message, what, about whom (their place among the entries), who sent it."""

    at: int
    what: What
    who: int
    author: int


def noted(record: Record) -> tuple[Noted, ...]:
    """All that was unusual in a record."""
    if isinstance(record, OlderRecord):
        return tuple(Noted(n.at, n.what, n.seat, record.authors[n.at - 1]) for n in record.notes)
    found = [Noted(at, n.kind, n.party, record.authors[at - 1]) for at, n in record.notes]
    found += [Noted(at, "untold", party, record.authors[at - 1]) for at, party in record.untold]
    return tuple(sorted(found, key=lambda note: note.at))


class DrawnCard(NamedTuple):
    """A draw as people can check it: what was asked of chance, what came, with which message (edition 1) or from which number
    of each chain (edition 2), and the names of those whose numbers made it; of a secret one in edition 2 its owner's only, as
    the other number is of who has sealed before, or, live and after an answer, of who has helped, and the owner's.
    """

    decision: Decision
    action: Action
    at: int
    names: tuple[str, ...]
    secret: bool


class Report(NamedTuple):
    """A record that has been checked, in figures. `waiting` is whose message is next, by the entries; None at the end."""

    record: Record
    messages: int
    draws: int
    phases: int
    sealed: int
    """How many parts are sealed and not open yet."""
    waiting: int | None
    over: bool
    notes: tuple[Noted, ...]

    @property
    def older(self) -> bool:
        """Whether the game is of edition 1."""
        return isinstance(self.record, OlderRecord)

    def drawn(self) -> Iterator[DrawnCard]:
        """Each draw, in the order of the game."""
        record, names = self.record, [e.name for e in self.record.table.entries]
        if isinstance(record, OlderRecord):
            made: list[tuple[int, int, tuple[int, ...], bool]] = [
                (d.ply, d.at, (d.first, d.second), d.secret) for d in record.drawn
            ]
        else:
            made = [(d.ply, d.label, d.who, d.secret) for d in record.drawn]
        for ply, at, who, secret in made:
            turn = record.match.turns[ply]
            yield DrawnCard(turn.decision, turn.action, at, tuple(names[i] for i in who), secret)

    def agreed(self, note: Noted) -> list[int]:
        """Who has gone on after this note, and so has signed it."""
        return sorted(set(self.record.authors[note.at - 1 :]))


def report(record: Record) -> Report:
    """The report of a record that `text.decode` has read, and so has checked."""
    p = record.phase
    closed = [here.part is None and getattr(here, "veil", None) is None for here in p.places.values()] if p is not None else []
    sealed = sum(closed)
    game: Any = record.match.game
    return Report(
        record, len(record.authors), len(record.drawn), record.phases, sealed, record.author(),
        game.decision(record.match.state) is None, noted(record),
    )  # fmt: skip


def said_shut(record: Record) -> list[tuple[str, str]]:
    """Whose box did not open, and for whom, by their names."""
    names = [e.name for e in record.table.entries]
    return [(names[n.who], names[n.author]) for n in noted(record) if n.what == "shut"]
