"""Games that several devices play by link: the page hands messages over to `GamesByLink`, and gets markup from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ...table.found import link_in
from ...table.league import is_league
from ...table.link import LONGEST, is_by_link
from ..core.done import UNUSED, Done, done
from ..core.markup import Content, Node
from ..core.messages import Arrived, Carried, Changed, Do, Lock, Message
from ..live import panel as live_panel
from ..live import screens
from ..live import update as live
from ..travel.state import LinkedSheet, Reading
from . import arriving, errands, joining, missing, sending
from .hand import Hand
from .shown import foyer, panel


class GamesByLink(Hand):
    """See `travel.state.ByLink`."""

    def handled(self, message: Message) -> Done:
        """Handles a message; unused if it is not about games by link."""
        if (came := live.handled(self, message)).used:
            return came
        match message:
            case Do("linked", (what, *args)) if what in _DOES:
                return _DOES[what](self, tuple(args))
            case Do("share") if self.playing is not None:
                return self.open("send")
            case Arrived(text):
                link = link_in(text, arriving.reads(self), is_by_link)
                return arriving.arrive(self, link) if is_by_link(link) and not is_league(link) else UNUSED
            case Changed(field, value) if isinstance(self.app.dialog, LinkedSheet):
                return self._changed(field, value)
            case Carried() if isinstance(self.app.dialog, LinkedSheet):
                return sending.answered(self, message)
        return UNUSED

    def _changed(self, field: str, value: str) -> Done:
        if field not in ("linked-name", "linked-line", "linked-pasted"):
            return UNUSED
        setattr(self, field.removeprefix("linked-"), value[: 4 * LONGEST])
        return done(shows="typed")

    @property
    def is_live(self) -> bool:
        """Whether this device is at a live table."""
        return self.live is not None

    def cards(self) -> Node:
        """The cards of these games for the foyer."""
        return foyer.cards(self)

    def menu(self) -> list[Node]:
        """The menu's items for such a game."""
        return [*live_panel.menu(self), *([] if live.between(self) else panel.menu(self))]  # they are about the game at hand

    def around(self, regions: Mapping[str, Content]) -> dict[str, Content]:
        """The regions of the table of such a game: those of its view or of a screen for all, and how the turn stands."""
        play = self.playing
        if play is not None and play.onlooker and not play.over:
            regions = {**regions, **screens.shown(play.scene(self.app.look), play.ui, play.asked)}
        at_live_table = self.plays_live or live.between(self)
        return live_panel.around(self, regions) if at_live_table else panel.around(self, regions)

    def after(self) -> Done:
        """Does what a live table needs after each message. The game on the table is the one at hand again as soon as no sheet
        is about another one: what is answered at the table is saved there.
        """
        play, dialog, anew = self.playing, self.app.dialog, done(shows="nothing")
        same = play is not None and play.device is not self.device and self.kept is not None and self.kept.id == play.id
        if same and not isinstance(dialog, Reading):  # it was read anew: another tab may have played on
            anew, self.app.dialog = self.sit(), dialog
        came, play, dialog = anew + live.after(self), self.playing, self.app.dialog
        kept = next((kept for kept in self.games if play is not None and kept.id == play.id), None)
        if play is None or play.over or kept is None or play.device is self.device or isinstance(dialog, LinkedSheet | Reading):
            return came
        self.turns_to(play.device, kept)
        return came.then(Lock(kept.id))


_DOES: Final[dict[str, Callable[[GamesByLink, tuple[str, ...]], Done]]] = {
    "ways": joining.choose,
    "invite": joining.invite,
    "seats": joining.set_seats,
    "bots": joining.set_bots,
    "final": joining.set_final,
    "create": joining.create,
    "join": joining.join,
    "send": sending.send,
    "let-bots": sending.let_bots,
    "give": sending.give,
    "show": errands.show,
    "resume": errands.resume,
    "compared": errands.compared,
    "close": GamesByLink.close,
    "line": errands.keep_line,
    "proof": errands.proof,
    "follow": errands.follow,
    "without": missing.go_on,
    "wait": missing.wait,
    "agree": missing.agree,
    "back": missing.come_back,
    "leave": missing.leave_game,
    "replay": errands.replay,
    "restore": errands.restore,
    "go-on": errands.go_on,
    "remove": errands.remove,
}
"""The functions that handle `data-do="linked ..."`, by its second word."""
