"""Who plays along at the table: the characters, their levels and what they like, as markup."""

from __future__ import annotations

from ...bots.characters import Character, named
from ...bots.tastes import taste_at
from ..core.markup import NOTHING, Child, Node, el
from ..core.words import Words
from ..programme import level_name
from ..view.faces import face
from .play import Play


def about(words: Words, game: str, level: str, who: Character | None) -> tuple[Child, ...]:
    """What is said of a bot at a level: who it is, and the taste that shows in how it plays. Nothing of no character."""
    if who is None:
        return ()
    taste = taste_at(game, level, who.name)
    if taste is None:
        return (words(who.sentence),)
    return words(who.sentence), " ", el("b", words(taste.sentence), cls="taste")


def opponents(words: Words, play: Play) -> Node:
    """The characters at the table, for the menu; nothing if there are none."""
    those = []
    for seat, player in enumerate(play.players):
        who = named(player.name) if player.level else None
        if who is not None:
            name = words("%(name)s (%(level)s)", name=player.name, level=level_name(words, player.level))
            told = about(words, play.match.game.key, play.level(seat), who)
            those.append(el("li", face(who.name), el("p", el("b", name), " ", *told)))
    return el("section", el("h3", words("At the table")), el("ul", *those, cls="company")) if those else NOTHING
