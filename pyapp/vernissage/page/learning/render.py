"""The dialogs that explain, as markup: the rules, the words and signs, the keys."""

from __future__ import annotations

from ..app import App
from ..core.markup import NOTHING, Node, el, filled, join
from ..foyer.state import Foyer
from ..programme import ENTRIES, show
from ..replay.state import Replay
from .book import book
from .panel import offer
from .rulebook import rules as rulebook
from .state import KeyList, Rules, Terms


def rules(app: App, dialog: Rules) -> tuple[str, Node]:
    """Title and body of the rules of the game at hand."""
    words, key = app.words, app.at_hand
    text = rulebook(key, words.language)
    if text is None:
        return words(show(key).title), el("p", words("The rules of this game are not written yet."))
    first, last = (
        offer(app, key, ident).having(cls="btn do") if isinstance(app.room, Foyer) else NOTHING
        for ident in ("rules-learn", "rules-begin")
    )
    plates = ENTRIES[key].plates if key in ENTRIES else None
    told = book(words, dialog, text, words(show(key).about), {} if plates is None else plates()(words))
    return text.title, el("div", first, told, "" if dialog.sought.strip() else last, data_game=key)


def terms(app: App, dialog: Terms) -> tuple[str, Node]:
    """The words and signs of the game at hand; the one that was pressed comes first."""
    words, key = app.words, app.at_hand
    every = app.views[key].terms
    first = every.get(dialog.term)
    rows = (
        el("div", el("dt", one.sign(words) if one.sign else "", words(one.word)), el("dd", words(one.text)))
        for one in every.values()
        if one is not first
    )
    listed = el("dl", *rows, cls="terms", data_game=key)  # signs look as their game draws them
    if first is None:
        return words("Words and signs"), listed
    sign = el("span", first.sign(words), cls="t-sign", aria_hidden="true") if first.sign else ""
    head = el("p", sign, words(first.text), cls="t-first", data_game=key)
    return words(first.word), join((head, el("h3", words("Words and signs")), listed))


def keys(app: App, _dialog: KeyList) -> tuple[str, Node]:
    """Title and body of the keys of the room."""
    words, key = app.words, app.at_hand
    rows = [
        (words("Tab"), words("go from one thing to the next")),
        ("T", words("say whose turn it is")),
        ("H", words("say what happened last")),
        ("U, Y", words("take back, redo")),
        ("I", words("ask for a hint")),
        ("Esc", words("close what is open; while bots play: skip the pauses")),
        ("?", words("show these keys")),
        *((words(k) if len(k) > 1 else k, words(does)) for k, does in show(key).keys),
    ]
    if isinstance(app.room, Replay):
        rows = [
            ("← →", words("a move back, on")),
            ("[ ]", words("a turn back, on")),
            (words("Page up, page down"), words("a round back, on")),
            ("Home, End", words("to the start, to the end")),
            ("H", words("say what happened last")),
            ("Esc", words("back to the game")),
            ("?", words("show these keys")),
        ]
    return words("%(which)s: %(where)s", which=words("Keys"), where=words(show(key).title)), el(
        "dl", *(el("div", el("dt", filled("%(key)s", key=k)), el("dd", does)) for k, does in rows), cls="keys"
    )
