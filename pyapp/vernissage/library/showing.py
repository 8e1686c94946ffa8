"""A match to look at: in letters, and as the pictures that people keep of it (walls, paintings, lines, decks) in SVG."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Any, Final

from ..art.documents import document, resolved, wanted, whole
from ..art.files import file
from ..page.core.bidi import isolated
from ..page.core.words import LANGUAGES, Words
from ..page.programme import VIEWS
from ..page.view.scene import Drawing, Scene
from ..table.game import Seat
from ..table.match import Match
from .letters import table_text
from .links import open_link

TOKENS: Final = "tokens.css"
"""The page's colours and typefaces, which the pictures name; laid beside this module when the package is built."""

_UNIT: Final = 40


class Svg(str):
    """An SVG document as text; a notebook shows it as the picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


class Showing:
    """What `show` gives: prints as a table in letters, and shows itself as a picture in a notebook."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        view = VIEWS.get(scene.game.key)
        self.pictures: dict[tuple[str, ...], str] = {} if view is None else dict(view.drawings(scene))
        """The titles of the pictures there are now, by what `svg` calls them."""

    def __repr__(self) -> str:
        return table_text(self._scene.game, self._scene.state, self._scene.names).rstrip("\n")

    def svg(self, *what: object) -> Svg:
        """The picture that `what` names among `pictures`, as an SVG document that needs nothing else: `svg("wall", 0)`; without
        a name the first one.

        Raises LookupError if there is no such picture now; the message names those there are.
        """
        wants = tuple(map(str, what)) or next(iter(self.pictures), ())
        if wants not in self.pictures:
            there = ", ".join(f"svg({', '.join(map(repr, name))})" for name in self.pictures) or "none yet"
            raise LookupError(f"there is no picture {' '.join(wants)}; there are: {there}")
        drawing: Drawing = VIEWS[self._scene.game.key].drawing(self._scene, wants)  # type: ignore[assignment] # it is there
        svg = document(drawing.markup, drawing.width, drawing.height, drawing.title, drawing.about)
        plain = resolved(svg, lambda name: _tokens().get(name, ""))
        return Svg(whole(plain, {name: file(name) for name in wanted(plain)}))

    def _repr_svg_(self) -> str | None:
        """The first picture, for a notebook; it shows the letters where there is none."""
        return self.svg() if self.pictures else None


def show(
    match: Match[Any] | str,
    *,
    seat: Seat | None = None,
    ply: int | None = None,
    names: tuple[str, ...] = (),
    language: str = "en",
) -> Showing:
    """A match, or the one that a link carries, to look at: printed, as SVG, in a notebook.

    With `seat` only what that seat may know is shown. `ply` is how many answers have been given, chance's included (else as
    many as there are). `names` are the players' by seat. `language` is that of the pictures' texts.

    Raises ValueError for a link that cannot be opened, and for a seat, a ply, names or a language that there is not; TypeError
    for what is neither a match nor a text.

    >>> import vernissage as vn
    >>> match = vn.play("art-society", ["greedy", "random"], seed=7).match(0)
    >>> vn.show(match).pictures
    {('wall', '0'): "seat 0's wall", ('wall', '1'): "seat 1's wall"}
    >>> vn.show(match).svg("wall", 0)[:4]
    '<svg'
    """
    if isinstance(match, str):
        link = open_link(match)
        match, ply = link.match, link.at if ply is None else ply
        names = names or tuple(player.name or f"seat {n}" for n, player in enumerate(link.players))
    elif not isinstance(match, Match):
        raise TypeError(f"show takes a match or a link as text, not {match!r}")
    names = names or tuple(f"seat {n}" for n in range(match.seats))
    if seat is not None and not 0 <= seat < match.seats:
        raise ValueError(f"the seats are 0 to {match.seats - 1}, not {seat}")
    if ply is not None and not 0 <= ply <= len(match.turns):
        raise ValueError(f"the match has {len(match.turns)} answers, not {ply}")
    if len(names) != match.seats:
        raise ValueError(f"{match.seats} names are needed, not {len(names)}")
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}: {', '.join(LANGUAGES)}")
    state = match.at(len(match.turns) if ply is None else ply)
    seen = state if seat is None else match.game.view(state, seat)
    return Showing(scene(match, seen, 0 if seat is None else seat, names, language))


def scene(match: Match[Any], seen: Any, seat: Seat, names: tuple[str, ...], language: str = "en") -> Scene:
    """What the page's views draw and tell from: `seen` is the state as the seat may know it."""
    return Scene(
        game=match.game,
        state=seen,
        seat=seat,
        decision=match.game.decision(seen),
        options=(),
        names=tuple(map(isolated, names)),
        bots=(False,) * match.seats,
        settings=match.options,
        news=(),
        words=Words(language),
        compact=False,
        unit=_UNIT,
    )


@cache
def _tokens() -> dict[str, str]:
    return tokens(resources.files(__package__).joinpath(TOKENS).read_text(encoding="utf-8"))


def tokens(css: str) -> dict[str, str]:
    """The custom properties of a style sheet by name; of several with one name the first, which is the one for everybody."""
    return dict(reversed(re.findall(r"(--[\w-]+):([^;}]+)", css)))
