"""Guests: files are picked in the set-up, its bot takes a bot's place there, is asked when it is its turn, and is sent away."""

from __future__ import annotations

from typing import Final

from ...bots.characters import free
from ...bots.guests import KINDS, written
from ...table.game import Seat
from ...table.link import clean_name
from ..app import App
from ..core.done import UNUSED, Done, done
from ..core.markup import Node
from ..core.messages import Focus, Hosted, Say
from ..core.messages import Host as Asked
from ..core.presses import maybe, one_of, press, word
from ..core.untrusted import loads
from ..foyer.setup import PERSON, Occupant, free_name
from ..foyer.state import SettingUp
from ..press import Verbs
from ..table.play import GUEST, Play
from ..table.turns import give, keep
from . import render
from .state import Guest, GuestLeft, Trouble

LONGEST: Final = 2000
"""The most characters that are read of what a guest's worker tells."""


class Guests:
    """What is done with the guest. See `foyer.state.Guesting`."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.guest = Guest()
        self._ticket = 0
        """That of the last files: below zero, unlike those of questions."""
        self._seats: dict[str, Seat] = {}
        """Where it sits, by the ids of the games in which it does."""

    # -- the set-up -------------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """See `Guesting`."""
        if not self.guest.name or self.guest.game != self.app.plans.chosen:
            return None
        occupants = self.app.setup(self.guest.game).occupants
        return next((i for i, p in enumerate(occupants) if p.level != PERSON and p.name == self.guest.name), None)

    def panel(self) -> Node:
        """See `Guesting`."""
        return render.panel(self.app, self.guest, self.seat)

    def picked(self, file: str) -> Done:
        """Has files loaded, for the chosen game. `file`: their names."""
        if not isinstance(self.app.dialog, SettingUp):
            return UNUSED
        self.guest.file, self.guest.game, self.guest.trouble, self.guest.coming = file, self.app.plans.chosen, None, True
        self._ticket -= 1
        said = Say(self.app.words("Loading %(file)s.", file=file))
        return done(Asked(self._ticket, "seat", (self.guest.game,)), said)

    def _loaded(self, told: str) -> Done:
        game, words = self.guest.game, self.app.words  # another may have been chosen since
        self.guest.coming, self.guest.name = False, ""
        self._seats.clear()
        found = _read(told)
        name = found.get("name")
        if isinstance(name, str):
            occupants = self.app.setup(game).occupants
            i = next((i for i, p in enumerate(occupants) if p.level != PERSON), None)
            if i is None:
                return self._refused(Trouble("place"))
            self.guest.name = occupants[i].name = _called(name, occupants)
            self.guest.trouble = None
            said = words("%(name)s sits at the table, as player %(n)s.", name=self.guest.name, n=i + 1)
            seen = isinstance(self.app.dialog, SettingUp) and self.seat is not None
            return done(Say(said), Focus("guest-away")) if seen else done(Say(said))
        return self._refused(_trouble(found))

    def _refused(self, trouble: Trouble) -> Done:
        self.guest.trouble = trouble
        return done(Asked(0, "leave"), Say(render.why_not(self.app, self.guest)))

    # -- the table --------------------------------------------------------------------------------------------------------

    def menu(self) -> list[Node]:
        """See `Guesting`."""
        play = self.app.play
        return [] if play is None or play.over or play.id not in self._seats else [render.away(self.app.words, self.guest.name)]

    def sit(self, play: Play) -> None:
        """See `Guesting`."""
        seat = next((s for s, p in enumerate(play.players) if p.level and p.name == self.guest.name), None)
        if self.guest.name and seat is not None and play.match.game.key == self.guest.game:
            self._seats[play.id] = seat
            play.mark(GUEST)

    def question(self, play: Play) -> Asked | None:
        """See `Guesting`."""
        if play.asked is None or self._seats.get(play.id) != play.asked or play.guide is not None:
            return None
        seat, _, _, luck = play.question()
        self.app.ticket += 1
        return Asked(self.app.ticket, "think", (written(play.match.view(seat)), self.guest.game, seat, str(luck)))

    def take_hosted(self, message: Hosted) -> Done:
        """See `Guesting`."""
        if message.ticket < 0:
            return self._loaded(message.told) if message.ticket == self._ticket else UNUSED
        play = self.app.play
        d = None if play is None else play.match.decision
        if message.ticket != self.app.ticket or play is None or d is None:  # taken back, left, taken over
            return UNUSED
        if self._seats.get(play.id) != d.seat:  # it was sent away meanwhile
            return done(self.app.wait(0), shows="nothing")
        options, found = play.match.game.options(play.match.state, d), _read(message.told)
        place = found.get("place")
        if type(place) is int and 0 <= place < len(options):
            return give(self.app, (options[place],))
        return self._stopped(play, d.seat, _trouble(found))

    def _stopped(self, play: Play, seat: Seat, trouble: Trouble) -> Done:
        """It has a fault: one of our bots plays on in its seat, and people are told why."""
        left = GuestLeft(self.guest.name, trouble, seat)
        away = self._go(play)
        title, _ = render.why_guest_left(self.app, left)
        if self.app.dialog is None:
            self.app.dialog = left
            away = away.then(Focus("dialog-title"))
        return away.then(Say(title), self.app.wait(0))

    # -- leaving ----------------------------------------------------------------------------------------------------------

    def send_away(self) -> Done:
        """Ends the guest's worker; one of our bots has its place, and its seat at the table."""
        if not self.guest.name:
            return UNUSED
        in_setup, name, play = self.seat is not None, self.guest.name, self.app.play
        gone = self._go(play).then(Say(self.app.words("%(name)s has left.", name=name)))
        if isinstance(self.app.dialog, SettingUp):
            return gone.then(Focus("guest")) if in_setup else gone
        self.app.dialog = None
        if play is not None and play.bot_asked:  # it was perhaps thinking
            gone = gone.then(self.app.wait(0))
        return gone.then(Focus("title"))

    def _go(self, play: Play | None) -> Done:
        i = self.seat
        if i is not None:
            occupants = self.app.setup(self.guest.game).occupants
            occupants[i].name = free_name(occupants[i].level, occupants)
        seat = None if play is None else self._seats.get(play.id)
        if play is not None and seat is not None:
            play.call(seat, free(play.level(seat), {p.name for p in play.players})[0].name)
            play.refresh(self.app.look)
            keep(self.app, play)
        self.guest.name = ""
        self._seats.clear()
        return done(Asked(0, "leave"))


def _read(told: str) -> dict[str, object]:
    """What a guest's worker tells; it is not trusted. Empty if that is nothing it may tell."""
    try:
        found = loads(told, LONGEST)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _trouble(found: dict[str, object]) -> Trouble:
    kind, *texts = (found.get(name) for name in ("fault", "detail", "file"))
    return Trouble(str(kind) if kind in KINDS else "lost", *(text if isinstance(text, str) else "" for text in texts))


def _called(name: str, occupants: list[Occupant]) -> str:
    """What a guest is called: nobody else at the table, and no character, may be called so."""
    name = clean_name(name[:1].upper() + name[1:]) or "?"
    taken = {p.name for p in occupants} | set(render.CHARACTERS)
    return next(one for one in (name, *(clean_name(f"{name[:20]} {n}") for n in range(2, 100))) if one not in taken)


def _pressed(app: App, what: str, file: str | None) -> Done:
    """Files were picked, or the guest is sent away."""
    guests = app.guest = app.guest if isinstance(app.guest, Guests) else Guests(app)
    return guests.picked(file or "") if what == "picked" else guests.send_away()


VERBS: Final[Verbs] = {"guest": press(_pressed, one_of(("picked", "away")), maybe(word))}
