"""The log: one sentence of plain text for each event, in the present tense."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....page.core.markup import Content
from ....page.view.phrases import points
from ....page.view.scene import Scene
from ....table.game import Event
from ..rules import titles
from .names import condition, described, plain_word, ribbons, tokens
from .signs import background, stack


def _who(scene: Scene, seat: int, you: str, them: str, /, **things: object) -> str:
    """Translates `you` if the seat is the reader's, else `them`, which contains `%(name)s`."""
    return you % things if seat == scene.you else them % {"name": scene.names[seat], **things}


def _drawn(scene: Scene, c: int) -> str:
    w = scene.words
    return w("A scoring card is drawn: %(card)s.", card=condition(w, c))


def _dealt(scene: Scene, card: int) -> str:
    w = scene.words
    return w("New in the row: %(card)s.", card=described(w, card))


def _took(scene: Scene, seat: int, n: int, card: int, got: int) -> str:
    w = scene.words
    what = plain_word(w, card)
    if not n:
        said = _who(scene, seat, w("You took %(card)s for free."), w("%(name)s took %(card)s for free."), card=what)
    else:
        said = _who(
            scene,
            seat,
            w("You took %(card)s for %(cost)s."),
            w("%(name)s took %(card)s for %(cost)s."),
            card=what,
            cost=tokens(w, n),
        )
    return w("%(first)s %(second)s", first=said, second=w("It brought %(tokens)s.", tokens=tokens(w, got))) if got else said


def _automaton(scene: Scene, n: int, card: int, got: int) -> str:
    w = scene.words
    said = w("The automaton spent %(tokens)s and took %(card)s.", tokens=tokens(w, n), card=plain_word(w, card))
    return w("%(first)s %(second)s", first=said, second=w("It brought %(tokens)s.", tokens=tokens(w, got))) if got else said


def _painted(scene: Scene, seat: int, bottom: int, middle: int, top: int, _background: int) -> str:
    w = scene.words
    return _who(
        scene,
        seat,
        w("You completed a painting: %(title)s."),
        w("%(name)s completed a painting: %(title)s."),
        title=titles.title_of(bottom, middle, top, w.language),
    )


def _ribbons(scene: Scene, seat: int, c: int, met: int, taken: int) -> str:
    w = scene.words
    if not taken:
        return _who(
            scene,
            seat,
            w("It met %(card)s, but you have all the ribbons it pays for."),
            w("It met %(card)s, but %(name)s has all the ribbons it pays for."),
            card=condition(w, c),
        )
    return _who(
        scene,
        seat,
        w("You won %(ribbons)s for %(card)s."),
        w("%(name)s won %(ribbons)s for %(card)s."),
        ribbons=ribbons(w, taken),
        card=condition(w, c),
    )


def _bonus(scene: Scene, seat: int, icons: int, worth: int) -> str:
    w = scene.words
    return _who(
        scene,
        seat,
        w("Bonus icons brought you %(points)s."),
        w("Bonus icons brought %(name)s %(points)s."),
        points=points(w, worth),
    )


def _finished(scene: Scene, seat: int) -> str:
    w = scene.words
    return _who(scene, seat, w("Your three paintings are made."), w("%(name)s has made all three paintings."))


def _end(scene: Scene) -> str:
    w = scene.words
    return w("The exhibition opens: the game is over.")


def _judged(scene: Scene, judge: int, seat: int) -> str:
    w = scene.words
    who = w("you") if seat == scene.you else scene.names[seat]
    return _who(
        scene,
        judge,
        w("You judged the tied paintings: the prize went to %(who)s."),
        w("%(name)s judged the tied paintings: the prize went to %(who)s."),
        who=who,
    )


_TOLD: Mapping[str, Callable[..., str]] = {
    "drawn": _drawn,
    "dealt": _dealt,
    "took": _took,
    "automaton": _automaton,
    "painted": _painted,
    "ribbons": _ribbons,
    "bonus": _bonus,
    "finished": _finished,
    "end": _end,
    "judged": _judged,
}


def told(event: Event, scene: Scene) -> str:
    """The sentence for an event; empty for an event that is not told."""
    tell = _TOLD.get(event.kind)
    return tell(scene, *event.args) if tell is not None else ""


def things(event: Event) -> list[Content]:
    """See `View.things`: the card that was taken, the painting that was made."""
    match event.kind, event.args:
        case ("took", (_, _, card, _)) | ("automaton", (_, card, _)):
            return [stack((card,))]
        case "painted", (seat, bottom, middle, top, ground):
            return [stack((bottom, middle, top), background(seat, ground))]
    return []
