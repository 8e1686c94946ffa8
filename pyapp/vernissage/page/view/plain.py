"""The plain view: with it people can play any game, before the game has a view of its own.

It draws the fields of the state that the seat may know, those of all seats side by side, and a button for each answer. A game's
`words.py` may give names in words (see `table.phrases`); without it, the names in the rules are shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Final

from ...games.manifest import Show
from ...table.game import BACK, Action, Event, Game, Seat, figures, packed
from ...table.phrases import Phrases
from ..core.buttons import button
from ..core.markup import Content, Node, el, join
from ..core.words import N_, Words
from . import ending
from .phrases import figure, name, named, points
from .scene import Drawing, Outcome, Reply, Scene, View

SHOWN: Final = 24
"""The most answers that are shown at once."""
HIDDEN: Final = N_("hidden")


@dataclass(frozen=True)
class Ui:
    """Which answers are shown: the index of the first of them."""

    first: int = 0


def view(game: Game[Any], show: Show, phrases: Phrases) -> View[Ui]:
    """The plain view of a game."""
    at = Plain(game, show, phrases)
    return View(
        key=game.key,
        apart=False,
        noises={},
        ui=lambda *_: Ui(),
        render=at.render,
        sentence=at.sentence,
        asked=_asked,
        status=at.status,
        press=at.press,
        keyed=at.keyed,
        pointed=lambda *_: None,
        told=at.told,
        picture=at.picture,
        drawing=lambda *_: None,
        drawings=lambda _: (),
        outcome=at.outcome,
        result=at.result,
        result_steps=lambda _: 1,
        terms={},
        lesson=None,
    )


def _asked(scene: Scene, ui: Ui) -> str:
    return f"give-{ui.first}" if scene.options else ""


class Plain:
    """The functions of a plain view. See `View` for each of them."""

    def __init__(self, game: Game[Any], show: Show, phrases: Phrases) -> None:
        self.game, self.show, self.phrases = game, show, phrases

    # -- what is on the table -----------------------------------------------------------------------------------------------

    def render(self, scene: Scene, ui: Ui) -> Mapping[str, Content]:
        """See `View.render`."""
        shared, each = self._fields(scene)
        return {
            "own": el(
                "section",
                el("h2", scene.words(self.show.title)),
                _pairs(scene.words, shared),
                _pairs(scene.words, [(label, values[scene.seat]) for label, values in each] if scene.seat >= 0 else []),
                cls="plain",
            ),
            "decision": self._decision(scene, ui),
            "others": self._players(scene, each),
        }

    def _fields(self, scene: Scene) -> tuple[list[tuple[str, Any]], list[tuple[str, Sequence[Any]]]]:
        """What is on the table: (label, value) for what all share, and (label, values by seat) for what each seat has."""
        s, named_ = scene.state, self.phrases.fields
        shared: list[tuple[str, Any]] = []
        each: list[tuple[str, Sequence[Any]]] = []
        for key, value in _parts(s):
            if isinstance(value, list) and value and is_dataclass(value[0]):
                for inner, _ in _parts(value[0]):
                    if inner in named_ or not named_:
                        each.append((named_.get(inner, _plain(inner)), [getattr(p, inner) for p in value]))
            elif key in named_ or (not named_ and key != "agenda"):
                label = named_.get(key, _plain(key))
                if isinstance(value, (list, tuple)) and len(value) == len(scene.names):
                    each.append((label, value))
                else:
                    shared.append((label, value))
        return shared, each

    def _players(self, scene: Scene, each: list[tuple[str, Sequence[Any]]]) -> Node:
        words = scene.words
        labels = (*(label for label, _ in each), "Points")
        head = el("tr", el("td"), *(el("th", words(label), scope="col") for label in labels))
        rows = (
            el(
                "tr",
                el("th", name(scene, seat), scope="row"),
                *(el("td", text(words, values[seat])) for _, values in each),
                el("td", figure(score)),
                cls="me" if seat == scene.seat else None,
            )
            for seat, score in enumerate(self.game.scores(scene.state))
        )
        return el(
            "section",
            el("table", el("caption", words("Players"), cls="vh"), el("thead", head), el("tbody", *rows)),
            cls="plain plain-players",
            tabindex=0,
            aria_label=words("Players"),
        )

    # -- what is asked ------------------------------------------------------------------------------------------------------

    def _decision(self, scene: Scene, ui: Ui) -> Node:
        words, options = scene.words, scene.options
        if not options:
            return el("section", el("p", self.sentence(scene, ui), cls="say"), cls="decide plain")
        shown = options[ui.first : ui.first + SHOWN]
        answers = (
            button(self.label(scene, a), f"room give {_spelt(a)}", id=f"give-{i}") for i, a in enumerate(shown, start=ui.first)
        )
        more = words("More answers (%(n)s of %(all)s)", n=ui.first + len(shown), all=len(options))
        return el(
            "section",
            el("p", self.sentence(scene, ui), cls="say"),
            el("div", *answers, cls="plain-answers"),
            button(more, "room more", cls="quiet", id="give-more") if len(options) > SHOWN else "",
            cls="decide plain",
        )

    def label(self, scene: Scene, a: Action) -> str:
        """The text on an answer's button (plain text)."""
        verb, numbers = packed(a)
        if verb in self.phrases.answers:
            fields_of: tuple[str, ...] = getattr(a, "_fields", ())
            things = {field: _thing(scene, field, getattr(a, field)) for field in fields_of[:-1]}
            return scene.words(self.phrases.answers[verb], **things)
        return " ".join((_plain(verb), *map(figure, numbers)))

    def sentence(self, scene: Scene, ui: Ui) -> str:
        """See `View.sentence`."""
        words, d = scene.words, scene.decision
        if d is None:
            return words("The game is over.")
        if scene.options:
            return words(self.phrases.asked[d.kind]) if d.kind in self.phrases.asked else words("Your turn: choose an answer.")
        asked = self.game.questions.get(d.kind)
        if asked is not None and asked.sentence:
            return words(asked.sentence, name=scene.names[d.seat])
        return words("It is %(name)s's turn.", name=scene.names[d.seat])

    def status(self, scene: Scene) -> str:
        """See `View.status`. It tells the points."""
        scores = self.game.scores(scene.state)
        return points(scene.words, scores[scene.seat]) if scene.seat >= 0 else ""

    def press(self, scene: Scene, ui: Ui, act: str, args: tuple[str, ...]) -> Reply:
        """See `View.press`."""
        if act == "more" and not args:
            following = ui.first + SHOWN
            first = following if following < len(scene.options) else 0
            return Reply(Ui(first), focus=f"give-{first}")
        if act == "give":
            for a in scene.options:
                if _spelt(a) == " ".join(args):
                    return Reply(ui, (a,))
        return Reply(ui)

    def keyed(self, scene: Scene, ui: Ui, key: str, region: str) -> Reply | None:
        """See `View.keyed`. The digits give the answers that are shown."""
        i = ui.first + int(key) - 1 if key in tuple("123456789") else -1
        return Reply(ui, (scene.options[i],)) if 0 <= i < len(scene.options) else None

    # -- what has happened --------------------------------------------------------------------------------------------------

    def told(self, event: Event, scene: Scene) -> str:
        """See `View.told`."""
        if not self.phrases.events:
            values = (value if isinstance(value, tuple) else (value,) for value in figures(event).values())
            said = ", ".join(figure(number) for row in values for number in row)
            return f"{_plain(event.kind)}: {said}" if said else _plain(event.kind)
        if event.kind not in self.phrases.events:
            return ""
        things = {field: _thing(scene, field, value) for field, value in figures(event).items()}
        return scene.words(self.phrases.events[event.kind], **things)

    # -- the end ------------------------------------------------------------------------------------------------------------

    def _headline(self, scene: Scene) -> tuple[str, str]:
        """Who won, and the points of the others (plain text)."""
        words, s = scene.words, scene.state
        scores, won = self.game.scores(s), self.game.winners(s)
        if won:
            return ending.victory(scene, self._order(scene), won, scores, alone=True)
        return words("Nobody wins"), ending.standings(scene, self._order(scene), scores)

    def _order(self, scene: Scene) -> list[Seat]:
        """The seats in the order of the sheet: the winners first, then by points."""
        scores, won = self.game.scores(scene.state), self.game.winners(scene.state)
        return sorted(range(len(scores)), key=lambda seat: (seat not in won, -scores[seat], seat))

    def result(self, scene: Scene, step: int) -> Mapping[str, Content]:
        """See `View.result`."""
        words, scores = scene.words, self.game.scores(scene.state)
        head = self._headline(scene)
        order = self._order(scene)
        total = ending.total(scene, order, [scores[seat] for seat in order])
        sheet = ending.sheet(words("Points"), ending.heads(scene, order), (), total)
        return {
            "own": join((ending.headline(words, 0, 1, "", head, "only-narrow"), self._players(scene, self._fields(scene)[1]))),
            "decision": join((ending.headline(words, 0, 1, "", head, "only-wide"), sheet)),
        }

    def outcome(self, scene: Scene) -> Outcome:
        """See `View.outcome`. The picture of the winner's work is the poster."""
        scores, won = self.game.scores(scene.state), self.game.winners(scene.state)
        rows = tuple((name(scene, seat), figure(scores[seat])) for seat in self._order(scene))
        title = scene.words(self.show.title)
        from ...art.poster import plain  # noqa: PLC0415 - drawn when such a game has ended

        work = Drawing(title, scene.words(self.show.about) or title, plain(title), 312, 468)
        return Outcome(self._headline(scene)[0], rows, len(won), work)

    def picture(self, scene: Scene) -> Content:
        """See `View.picture`. It is a frame with the first letter of the title."""
        letter = el("text", scene.words(self.show.title)[:1], x=30, y=43, text_anchor="middle", cls="plain-letter")
        return el("svg", el("rect", x=2, y=2, width=56, height=56, cls="plain-frame"), letter, viewBox="0 0 60 60")


def text(words: Words, value: Any) -> str:
    """A value of the state in words: "hidden" for what the viewer may not know, a dash for None and for what is empty."""
    if value is None or (isinstance(value, (tuple, list, str)) and not value):
        return "\N{EN DASH}"
    if isinstance(value, bool):
        return words("yes") if value else words("no")
    if isinstance(value, int):
        return words(HIDDEN) if value == BACK else figure(value)
    if isinstance(value, (tuple, list)):
        return ", ".join(text(words, inner) for inner in value)
    if is_dataclass(value):
        return ", ".join(text(words, inner) for _, inner in _parts(value))
    return str(value)


def _pairs(words: Words, pairs: Iterable[tuple[str, Any]]) -> Node:
    return el("dl", *(el("div", el("dt", words(label)), el("dd", text(words, value))) for label, value in pairs))


def _parts(thing: Any) -> list[tuple[str, Any]]:
    """The fields of a dataclass with their values."""
    return [(f.name, getattr(thing, f.name)) for f in fields(thing)]


def _thing(scene: Scene, field: str, value: Any) -> str:
    """A number in an answer or an event as text; a seat's number becomes the player's name."""
    if field == "seat" and isinstance(value, int) and 0 <= value < len(scene.names):
        return named(scene, value)
    return text(scene.words, value)


def _spelt(a: Action) -> str:
    """An answer as its button carries it in `data-do`."""
    verb, numbers = packed(a)
    return " ".join((verb, *map(str, numbers)))


def _plain(key: str) -> str:
    """A name from the rules as words: `first_player` becomes "First player"."""
    return key.replace("_", " ").replace("-", " ").capitalize()
