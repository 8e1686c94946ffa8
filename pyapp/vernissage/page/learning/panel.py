"""First games as markup: the panel at the table's foot, the mark on what it points at, the dialog at the end."""

from __future__ import annotations

from collections.abc import Mapping

from ..app import App
from ..core.buttons import button
from ..core.icons import icon
from ..core.markup import NOTHING, Child, Content, Node, does, el, join
from ..core.words import Words
from ..programme import show
from ..table.guide import Guide
from ..view.lesson import LessonStep, Target
from ..view.terms import Sign, explained
from .state import Learnt
from .update import NEXT, TITLE, kept_lesson


def pointed(regions: Mapping[str, Content], place: Target) -> dict[str, Content]:
    """The regions with a mark on the element that is pointed at."""
    out = dict(regions)
    region = out.get(place.region)
    if isinstance(region, Node) and (place.act or place.id):
        out[place.region] = region.changed(lambda node: node.having(data_here="yes") if _is_meant(node, place) else node)
    return out


def _is_meant(node: Node, place: Target) -> bool:
    return does(node, place.act) if place.act else node.attributes.get("id") == place.id


def panel(words: Words, guide: Guide, terms: Mapping[str, Sign]) -> Node:
    """The panel below the table: which step it is, what to do, and why the last answer was not the right one."""
    step = guide.step
    count = words("%(n)s of %(all)s", n=min(guide.at + 1, len(guide.lesson.steps)), all=len(guide.lesson.steps))
    head = el("h2", words(step.title), " ", el("small", count), id=TITLE, tabindex=-1, data_at="step-title", data_held="")
    why = el("p", words(guide.why), cls="why") if guide.why else ""
    act = (
        button(words("Next"), "lesson next", cls="do", id=NEXT)
        if guide.reading
        else button(words("Do it for me"), "lesson show", cls="quiet", id="lesson-show")
    )
    leave = button(words("Go on without advice"), "lesson off", cls="quiet", id="lesson-off")
    return el(
        "section",
        # until bids have turned over, and the like, the step before speaks on
        el("div", head, why or el("p", _told(words, step, terms), id="lesson-text", data_at="step", data_held=""), cls="ls-t"),
        el("div", act, leave, cls="ls-a"),
        cls="lesson",
        aria_labelledby=TITLE,
    )


def _told(words: Words, step: LessonStep, terms: Mapping[str, Sign]) -> Child:
    """The step's text, with the word that it explains as a button; plain, should a translation bend it."""
    text = words(step.text)
    if not step.explains:
        return text
    term = terms[step.explains]
    if (at := text.casefold().find(words(term.word).casefold())) < 0:
        return text
    end = at + len(words(term.word))
    return join((text[:at], explained(words, term, text[at:end], where="-step"), text[end:]))


def learnt(app: App, _dialog: Learnt) -> tuple[str, Node]:
    """Title and body of the dialog at a first game's end: what the pupil knows now, and buttons that play on."""
    words, play = app.words, app.play
    if play is None or play.guide is None:
        return words("First game"), NOTHING
    key = play.match.game.key
    title = words(show(key).title)
    points = el("ul", *(el("li", icon("check"), el("span", words(one))) for one in play.guide.lesson.learnt), cls="learnt")
    acts = el(
        "div",
        "" if play.over else button(words("Finish this game"), "lesson off", cls="do", id="learnt-on"),
        button(words("Play %(game)s", game=title), f"play {key}", cls="do" if play.over else "", id="learnt-play"),
        button(words("Repeat the first game"), "lesson again", sign="again", id="learnt-again"),
        button(words("Back to the foyer"), "leave", sign="door", id="learnt-leave"),
        cls="acts",
    )
    rest = el("p", words("The rest is in the rules; press any dotted word to see what it means."), cls="hint")
    return words("You know how to play"), join((points, rest, acts))


def offer(app: App, key: str, ident: str) -> Node:
    """A button that begins the first game of this kind, or goes on with it; nothing if there is none."""
    if not app.playable(key) or app.views[key].lesson is None:
        return NOTHING
    text = app.words("Continue the first game") if kept_lesson(app, key) else app.words("Learn the game")
    return button(text, f"learn {key}", sign="bulb", id=ident)
