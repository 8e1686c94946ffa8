"""A game by link at the table of one device: its own seat answers here, the other seats answer on other devices."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from functools import cached_property
from typing import Any

from ...bots.registry import nearest
from ...table.fair import device as older
from ...table.fair.blind import after
from ...table.fair.editions import Device, Draft, Record
from ...table.fair.standing import Unusual
from ...table.fair.trouble import Refused
from ...table.game import CHANCE, Action, Decision, IllegalAction, Seat
from ...table.match import Border, Match, Turn
from ..core.measure import TableLook
from ..core.words import Words
from ..keeping.saves import Problem, Shelf
from ..live import screens
from ..table.logbook import LogTurn
from ..table.play import Play
from ..view.scene import ONLOOKER, Scene, View


class SeatPlay(Play):
    """A match whose other seats are on other devices. The own answers are a draft until they are sent."""

    by_link = True

    def __init__(
        self,
        device: Device,
        record: Record,
        view: View[Any],
        levels: Collection[str],
        game_id: str,
        begun: int,
        draft: Draft | None,
        save: Callable[[SeatPlay], Problem | None],
    ) -> None:
        """`save` stores the game with its draft; it returns the problem if that failed. `levels`: of its bots, of
        whom none advises here.
        """
        self.device, self.known, self.draft, self._save, self._levels = device, record, draft, save, levels
        self.seat = device.seat
        self.onlooker = self.seat is None
        self._next: tuple[Decision | None] | None = None
        """What is asked once chance has drawn; None if it was not looked for since the match has changed."""
        self.unsent = False
        """Whether the link of the own last message has not been given out yet."""
        self._told_of: list[Turn[Any]] = []
        """The turns that the log was made of."""
        super().__init__(self._known_match(), record.table.players, view, {}, game_id, begun)
        self.bare = screens.bare(record.table.game.key) if self.onlooker else frozenset()
        self.people = tuple(range(record.seats))
        self.viewer = self.reader

    # -- the match, as far as it is known here --------------------------------------------------------------------------

    def _known_match(self) -> Match[Any]:
        """The match with the answers of the draft."""
        return self.draft.match if self.draft is not None else self.device.pausing() or self.known.match

    @property
    def over(self) -> bool:
        """Whether the game is over and the last message is known to all."""
        return self.draft is None and self.known.match.decision is None

    @property
    def asked(self) -> Seat | None:
        """The seat that is asked, or whose device makes the next message; None at the end."""
        if self.over or self.draft is not None:
            return None if self.over else self.seat
        author, d = self.device.next, self.known.match.decision
        if isinstance(self.device, older.Device) or author is None:
            return author
        table = self.device.record.table if self.device.record is not None else None
        if table is None or d is None or d.seat not in table.seats[author]:
            return self.known.table.person(author)
        return d.seat

    @property
    def awaited(self) -> Seat:
        """The seat whose device makes the next message: a bot's message is made by the device that invited it. 0 at the end."""
        author = None if self.over else self.device.place if self.draft is not None else self.device.next
        return 0 if author is None else self.known.table.person(author)

    @property
    def bot_asked(self) -> bool:
        """Always False: bots answer in messages too."""
        return False

    def level(self, seat: Seat) -> str:
        """See `Play.level`."""
        return nearest(self.players[seat].level, self._levels)

    @property
    def away(self) -> tuple[Seat, ...]:
        """The seats of the other devices."""
        return tuple(seat for seat in range(self.known.seats) if seat != self.seat)

    @property
    def seats_here(self) -> tuple[Seat, ...]:
        """The seat of this device; empty if it only looks on."""
        return () if self.seat is None else (self.seat,)

    @property
    def between_turns(self) -> bool:
        """Whether the draft contains no answers."""
        return self.draft is None or not self.draft.answers

    def hand_over(self) -> None:
        """Does nothing: only one person plays on this device."""

    # What the device has to play ahead to find out is found out once: until something is answered, or a link comes.

    @cached_property
    def following(self) -> Seat | None:
        """Whose device makes the message after the draft, if it is sent as it stands: its person's seat. None if the game is
        over then. Raises Refused if something is left to answer.
        """
        author = None if self.draft is None else self.draft.following()
        return None if author is None else self.known.table.person(author)

    @cached_property
    def stands_in(self) -> tuple[Unusual, ...]:
        """How this seat could go on without waiting in edition 1: see `Device.stands_in`."""
        return self.device.stands_in() if isinstance(self.device, older.Device) else ()

    @property
    def steps(self) -> tuple[Unusual, ...]:
        """The steps with which the draft begins, in edition 1."""
        return self.draft.steps if isinstance(self.draft, older.Draft) else ()

    @property
    def mine(self) -> bool:
        """Whether the person here is asked something, and not one of the own bots, whose answers go with the same message."""
        d = None if self.draft is None else self.draft.decision
        return d is not None and d.seat == self.seat

    # -- what is seen -----------------------------------------------------------------------------------------------------

    def scene(self, look: TableLook, seat: Seat | None = None) -> Scene:
        """What the own seat sees, with the answers of the draft; an onlooker sees what everybody may see."""
        scene = super().scene(look, seat)
        if self.onlooker:  # sees what lies open, and nobody is "you"
            open_ = seat is None and not self.over
            scene = replace(scene, state=self.match.view(None) if open_ else scene.state, reader=ONLOOKER)
        opened = self.draft is not None and self.draft.record.phase is None
        scene = replace(scene, sealed=frozenset() if opened else self.known.sealed_seats)
        d = self.draft.decision if self.draft is not None and self.mine and seat is None else None
        if d is not None and self.draft is not None:
            state = self.draft.shown(d.seat) if self.draft.dark else scene.state  # what lies face down shows its back
            return replace(scene, state=state, decision=d, options=self.draft.choices)
        return replace(scene, decision=self._then(scene.decision), options=())

    def _then(self, d: Decision | None) -> Decision | None:
        """The next decision that a seat has to make, past those of chance. It is only shown, so any draw of chance will do."""
        if d is None or d.seat != CHANCE:
            return d
        if self._next is None:
            game, s = self.match.game, self.match.state
            while d is not None and d.seat == CHANCE:
                s = after(game, s, game.options(s, d)[0])
                d = game.decision(s)
            self._next = (d,)
        return self._next[0]

    def log(self, look: TableLook) -> list[LogTurn]:
        """See `Play.log`. Turns that were only stood in for, or taken back, are told anew."""
        turns = self.match.turns
        same = next((i for i, (a, b) in enumerate(zip(self._told_of, turns, strict=False)) if a is not b), len(self._told_of))
        del self._log[min(same, len(turns)) :]
        self._told_of = list(turns)
        return super().log(look)

    def refresh(self, look: TableLook) -> None:
        """Makes the interface's state anew."""
        self._scene = None
        super().refresh(look)

    @property
    def complete(self) -> bool:
        """Whether nothing is left to answer for the person here before the message can be sent."""
        return self.draft is not None and not self.mine

    def turn_sentence(self, words: Words) -> str:
        """Whose turn it is, when the game's own view cannot know it; else empty."""
        if self.complete or (self.draft is None and self.unsent):
            return words("Not sent yet.")
        if self.draft is None and not self.over and self.asked is not None:
            return words("Waiting for %(name)s.", name=self.name(self.awaited, words))
        return ""

    # -- answers ----------------------------------------------------------------------------------------------------------

    def answer(self, action: Action) -> None:
        """Adds an answer to the draft. Raises IllegalAction."""
        if self.draft is None:
            raise IllegalAction("it is somebody else's turn")
        try:
            self.draft.answer(action)
        except Refused as e:
            raise IllegalAction(str(e)) from e
        self._changed()

    def go_on(self, known: Record, draft: Draft | None) -> None:
        """Continues with a newer record and draft, in the same room."""
        self.known, self.draft, self.unsent = known, draft, False
        self._changed()

    def _changed(self) -> None:
        self.match, self._scene, self._next = self._known_match(), None, None
        for name in ("following", "stands_in"):
            self.__dict__.pop(name, None)

    @property
    def border(self) -> Border | None:
        """Why the last answer cannot be taken back now; None if it can."""
        if self.draft is None:
            return "other"
        if not self.draft.answers:
            return "start"
        if not isinstance(self.draft, older.Draft) and self.draft.by[-1] != self.seat:
            return "other"  # a bot has answered after it
        return None if self.draft.may_undo() else "draw"

    def undo(self) -> None:
        """Takes the last answer back from the draft. Raises IllegalAction."""
        if self.draft is None:
            raise IllegalAction("nothing can be taken back")
        self.draft.undo()
        self._changed()

    def store(self, _shelf: Shelf, _now: int) -> Problem | None:
        """Saves the game. Returns the problem if it could not be saved."""
        return self._save(self)
