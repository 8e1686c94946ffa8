"""What can be wrong with a message: refused by every device alike, or a fork, which people have to talk about.

A *party* is a place among the entries: of edition 1 a seat, of edition 2 a device with its person and bots.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from ..question import N_

Why: TypeAlias = Literal[
    "element", "used up", "turn", "over", "illegal", "seal", "secret", "shut", "unfinished", "signature", "key", "names",
    "own", "game", "full", "more", "obstacle", "consent", "older",
]  # fmt: skip
"""Why a message is refused; `SAID` has the words."""


class Refused(ValueError):
    """The record cannot have come about by the rules: why, by which party and with which message as far as it can be told."""

    def __init__(self, why: Why, party: int | None = None, at: int | None = None, about: str = "") -> None:
        super().__init__(f"{why} {about}".strip())
        self.why: Final = why
        self.party: Final = party
        self.at: Final = at
        self.about: Final = about


class Fork(ValueError):
    """Two messages of one index, both rightly signed: the parties that sent them, the index, and both links, the proof.

    `parties` are one twice if somebody has sent two messages, two if two have gone on from the same point.
    """

    def __init__(self, parties: tuple[int, int], at: int, mine: str, other: str) -> None:
        super().__init__(f"two messages {at}, by parties {parties}")
        self.parties: Final = parties
        self.at: Final = at
        self.mine: Final = mine
        self.other: Final = other


SAID: Final[Mapping[Why, str]] = {
    "element": N_("The message does not come from the device that joined under this name."),
    "used up": N_("A device has sent all the messages that it can: the game has grown too long to go on by link."),
    "turn": N_("The link holds a message of somebody whose turn it was not."),
    "over": N_("The link goes on after the end of the game."),
    "illegal": N_("The link holds a move that the rules do not allow."),
    "seal": N_("What was opened is not what had been sealed."),
    "secret": N_("What was sealed does not come from the secret of the device that sealed it, or is not allowed by the rules."),
    "shut": N_("Something was opened before everybody had sealed, or that nobody has sealed."),
    "unfinished": N_("The message ends before everything is answered that had to be."),
    "signature": N_("A message was changed after it had been signed, or was signed by somebody else."),
    "key": N_("A player's entry cannot be used: its key is not one that keeps a secret."),
    "names": N_("Two players have one name or one entry, or a name cannot be shown."),
    "own": N_("Your own entry is missing in this link, or was changed."),
    "game": N_("This link belongs to another game."),
    "full": N_("All seats of this game are taken."),
    "more": N_("The link holds something that is not part of the game."),
    "consent": N_("The link goes on without somebody, and not everybody else has agreed to that."),
    "older": N_("This invitation is for an older protocol, with which no game begins any more: ask for a new invitation."),
    "obstacle": N_("This game cannot be played by link with secrets."),
}
"""By reason, what is said to people: a phrase for the catalogues."""
