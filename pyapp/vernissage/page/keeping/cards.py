"""Games of the shelf as cards: a small picture of each, drawn when there is time, who plays, and what can be done with it.

A game that goes on shows what the seat has that is asked; a finished one shows what its winner made.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..app import App
from ..core.bidi import isolated
from ..core.buttons import button
from ..core.done import UNUSED, Done, done
from ..core.markup import NOTHING, Content, Markup, Node, el
from ..core.measure import TableLook
from ..core.words import Words
from ..programme import show
from ..table.guide import is_first
from ..table.play import Play
from ..view.faces import face
from ..view.scene import Scene
from .record import Save
from .saves import KeptGame
from .state import GameCard

# -- drawing --------------------------------------------------------------------------------------------------------------


def draws(app: App, entries: Sequence[KeptGame]) -> Done:
    """Has the next card of these drawn when there is time."""
    return done(app.wait(0)) if _missing(app, entries) is not None else done()


def draw_next(app: App, entries: Sequence[KeptGame]) -> Done:
    """Draws one card: the game is replayed as an onlooker sees it."""
    missing = _missing(app, entries)
    if missing is None:
        return UNUSED
    game_id, saved = missing
    card = GameCard(NOTHING, "")
    loaded = app.shelf.look(game_id)
    if loaded.match is not None and loaded.record is not None:
        key = loaded.record.game
        card = _card(app, Play(loaded.match, loaded.record.players, app.views[key], app.bots[key], game_id, 0))
    app.stock.cards[game_id, saved, app.words.language] = card
    return draws(app, entries)


def _missing(app: App, entries: Sequence[KeptGame]) -> tuple[str, int] | None:
    language = app.words.language
    for entry in entries:
        record = entry.record
        if record and record.game in app.views and (entry.id, record.saved, language) not in app.stock.cards:
            return entry.id, record.saved
    return None


def _card(app: App, play: Play) -> GameCard:
    """A card of this match as an onlooker sees it: the things of whoever is asked, or at the end what its winner made."""
    if play.over:
        work = play.view.outcome(play.scene(app.look, 0)).work
        box = f"0 0 {work.width:g} {work.height:g}"
        return GameCard(el("svg", Markup(work.markup), viewBox=box), "")
    seat = play.asked if play.asked in play.people else play.reader
    scene = public(play, app.look._replace(compact=True), seat if seat is not None else 0)
    parts = (part.replace(" ", "\N{NO-BREAK SPACE}") for part in play.view.status(scene).split(" · "))
    return GameCard(play.view.picture(scene), ", ".join(parts))  # no line ends with a dot


def public(play: Play, look: TableLook, seat: int) -> Scene:
    """A scene of a seat's things with nothing in it that only this seat may know."""
    scene = play.scene(look, seat)
    return replace(scene, state=play.match.view(None), options=(), news=())


# -- showing --------------------------------------------------------------------------------------------------------------


def picture(app: App, entry: KeptGame, record: Save) -> Node:
    """The picture of a game, empty while it is not drawn."""
    card = app.stock.cards.get((entry.id, record.saved, app.words.language))
    return _framed(card.picture if card else NOTHING, record.game)


def arriving(app: App, play: Play) -> Node:
    """The picture of a game that a link brings: nothing in it that only a player may know."""
    return _framed(_card(app, play).picture, play.match.game.key)


def _framed(picture: Content, key: str) -> Node:
    return el("span", picture, cls="cpic", data_game=key, aria_hidden="true")


def entry_card(app: App, entry: KeptGame, where: str = "") -> Node:
    """A game that goes on: a press resumes it. One that cannot be opened says why. `where` begins the ids."""
    if entry.record is None or not app.playable(entry.record.game):
        return _shut_card(app, entry, where)
    words, record = app.words, entry.record
    card = app.stock.cards.get((entry.id, record.saved, words.language), GameCard(NOTHING, ""))
    title = words(show(record.game).title)
    head = record.title or (words("First game") if is_first(record.marks) else title)
    about = card.status if head == title else title
    if card.status and about != card.status:
        about = words("%(game)s, %(status)s", game=title, status=card.status)
    who = _with(words, record)
    faces = el("span", *(face(p.name) for p in record.players if p.level), cls="faces") if where else NOTHING
    now = el("span", words("Look at it")) if not (record.people or where) else el("time", data_ms=record.saved)
    return el(
        "button",
        picture(app, entry, record),
        el(
            "span",
            el("span", el("b", head), el("span", words("practice"), cls="chip") if "practice" in record.marks else ""),
            el("span", about) if about else "",
            el("span", faces, who, cls="cwith") if who else "",
            el("span", now, cls="cwho"),
            cls="ctext",
        ),
        el("span", words("Continue") if record.people else words("Look at it"), cls="btn") if where else "",
        type="button",
        cls="ccard",
        id=f"{where}resume-{entry.id}",
        data_do=f"resume {entry.id}",
    )


def standing(app: App, entry: KeptGame, record: Save) -> list[Node]:
    """How far a game has come, as soon as its card is drawn, and who plays; a line each."""
    card = app.stock.cards.get((entry.id, record.saved, app.words.language))
    lines = (card.status if card else "", _with(app.words, record))
    return [el("span", line) for line in lines if line]


def _with(words: Words, record: Save) -> str:
    """Who plays, the first person left out, whose game it is."""
    those = ((i, p.name) for i, p in enumerate(record.players) if i not in record.people[:1])
    names = [isolated(name) or words("Player %(n)s", n=i + 1) for i, name in those]
    if not names:
        return ""
    if len(names) == 1:
        return words("with %(name)s", name=names[0])
    return words("with %(names)s and %(last)s", names=", ".join(names[:-1]), last=names[-1])


def _shut_card(app: App, entry: KeptGame, where: str) -> Node:
    """A save that cannot be opened: it is left as it is, and can be kept as a file."""
    words = app.words
    if entry.problem == "newer" or entry.record is not None:
        text = words("This game needs another version of the page, and stays as it is.")
    else:
        text = words("A saved game cannot be read, and is set aside.")
    keep = button(words("Save as a file"), f"keep-damaged {entry.id}", cls="quiet", sign="save", id=f"{where}keep-{entry.id}")
    return el(
        "div", el("p", text), keep if entry.problem == "damaged" else "", remove_button(app, entry.id, where), cls="ccard shut"
    )


def remove_button(app: App, game_id: str, where: str) -> Node:
    """Removes a game at the second press."""
    sure = app.stock.removing == game_id
    text = app.words("Yes, remove") if sure else app.words("Remove")
    return button(text, f"remove {game_id}", cls="quiet sure" if sure else "quiet", sign="bin", id=f"{where}remove-{game_id}")
