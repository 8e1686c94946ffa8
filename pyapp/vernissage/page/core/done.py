"""What comes of a message: the one result of every update."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from .messages import Effect

Shows: TypeAlias = Literal["nothing", "root", "frame", "dialog", "typed", "all"]
"""How much of the page is written anew. "nothing": nothing has changed. "root": only the root's attributes. "frame": these,
and what every table and replay has around its game. "dialog": the root's attributes and the dialog. "typed": nothing, since the
document shows already what people typed. "all": every region that has changed.
"""


@dataclass(frozen=True, slots=True)
class Done:
    """The effects, in order, how much of the page is written anew, and whether the message was of use (`used`)."""

    effects: tuple[Effect, ...] = ()
    shows: Shows = "all"
    used: bool = True

    def __add__(self, other: Done) -> Done:
        """This result, followed by the other."""
        if not (self.used and other.used):
            return self if self.used else other
        alike = other.shows in (self.shows, "nothing")
        shows = self.shows if alike else other.shows if self.shows == "nothing" else "all"
        return Done(self.effects + other.effects, shows)

    def then(self, *effects: Effect) -> Done:
        """This result, followed by these effects."""
        return replace(self, effects=self.effects + effects)

    def showing(self, shows: Shows) -> Done:
        """This result, with another part of the page written."""
        return replace(self, shows=shows)


def done(*effects: Effect, shows: Shows = "all") -> Done:
    """A message was carried out, with these effects."""
    return Done(effects, shows)


UNUSED: Final = Done(shows="nothing", used=False)
"""The app had no use for the message; nothing has changed."""
