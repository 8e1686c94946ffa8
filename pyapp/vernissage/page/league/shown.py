"""Markup of a league: the plate before the curtain, and the table of all games once one's own is over."""

from __future__ import annotations

import re

from ...bots.league import EDITION
from ...table.league import Attempt, League
from ..app import App
from ..collection.render import hung
from ..core.buttons import button
from ..core.icons import icon
from ..core.markup import NOTHING, Child, Markup, Node, el, filled, join
from ..core.words import Words
from ..house.render import brand, poster, room_head
from ..past.pasts import amount_in
from ..programme import level_name, show
from ..travel.share import given_words
from ..travel.sharing import too_large
from ..view.ending import place
from ..view.faces import face, portrait
from ..view.figures import total
from ..view.phrases import figure, listing
from ..view.scene import Drawing
from . import deals
from .room import LeagueRoom, fault, message_text, not_counted


def markup(app: App, room: LeagueRoom) -> Node:
    """The room."""
    return _league(app, room) if room.open else _plate(app, room)


def _title(app: App, room: LeagueRoom) -> str:
    return app.words(show(room.challenge.game.key).title)


def _bots(app: App, room: LeagueRoom) -> str:
    """Who plays along, in a sentence; empty if one plays alone."""
    words = app.words
    who = [words("%(name)s (%(level)s)", name=p.name, level=level_name(words, p.level)) for p in room.challenge.others]
    return words("Against %(names)s, in the same seats.", names=listing(words, who)) if who else words("You play alone.")


def _faults(app: App, room: LeagueRoom) -> list[Node]:
    """The games that do not count, each with its reason."""
    return [el("p", not_counted(app, room, one), cls="fault") for one in room.others]


def _asked(app: App, room: LeagueRoom) -> Node:
    """How many games are still to be looked at; below all else, because its room stays when they are through."""
    left = len(room.unasked)
    told = app.words.count("The bots are being asked again about one game.",
                           "The bots are being asked again about %(n)s games.", left)  # fmt: skip
    return el("p", told if left else NOTHING, cls="hint lg-asked", aria_hidden=None if left else "true")


# -- before one's own game --------------------------------------------------------------------------------------------


def _plate(app: App, room: LeagueRoom) -> Node:
    """Who challenges, the score to beat; whatever else others have made hangs draped."""
    words, title, found, key = app.words, _title(app, room), room.named, room.challenge.game.key
    told = _to_beat(words, found, title)
    minutes = words.count("%(n)s minute", "%(n)s minutes", show(key).minutes)
    stops = words("%(minutes)s; you may stop and go on later.", minutes=minutes)
    faces = el("span", *(face(p.name) for p in room.challenge.others), cls="faces")
    learn = NOTHING
    if app.views[key].lesson is not None:
        learn = button(words("New to %(game)s? Learn it first, the deal waits.", game=title), f"learn {key}", cls="quiet",
                       sign="bulb", id="lg-learn")  # fmt: skip
    body = el(
        "div",
        brand(words),
        el("p", *(portrait(name) for name in sorted(one.name for one in found.attempts)[:3]), cls="faces", aria_hidden="true"),
        el("h1", _challengers(words, found, title), id="title", tabindex=-1),
        el("p", el("b", total(words, found.attempts[0].score, amount_in(key))), " ", el("span", told), cls="lg-beat")
        if found.attempts
        else el("p", told, cls="lg-first"),
        *_faults(app, room),
        _changed(words, room),
        el("div", button(_act(app, room), "room lg-play", cls="do", id="lg-play"), cls="acts"),
        el("div", faces, el("p", _bots(app, room), " ", stops, cls="hint"), cls="lg-with"),
        learn,
        join((_ways(app, room), _notes(app, room))) if not found.attempts else NOTHING,
        _plainly(words, found),
        _asked(app, room),
        cls="lg-in",
    )
    plate = el("section", el("div", poster(key), cls="lg-poster"), body, _draped(words, found), cls="plate lg-plate")
    return el("main", plate, cls="drapes lg-drapes")


def _act(app: App, room: LeagueRoom) -> str:
    """What the button says that plays the deal."""
    if room.changed:
        return app.words("Play against today's bots")
    return app.words("Continue") if deals.under_way(app, room.challenge) else app.words("Play this deal")


def _challengers(words: Words, found: League, title: str) -> str:
    """Who challenges: nobody's place shows in the order of their names."""
    names = sorted(one.name for one in found.attempts)
    if not names:
        return words("A deal of %(game)s for all", game=title)
    if len(names) > 3:
        some, more = ", ".join(names[:2]), len(names) - 2
        return words.count(
            "%(names)s and %(n)s other challenge you", "%(names)s and %(n)s others challenge you", more, names=some
        )
    return words.count("%(names)s challenges you", "%(names)s challenge you", len(names), names=listing(words, names))


def asked(app: App, room: LeagueRoom) -> str:
    """Who challenges, to what, against whom, and what Enter does: to be said when it opens; empty once its games are shown."""
    words, found, title = app.words, room.named, _title(app, room)
    act = words("%(name)s: %(work)s", name=words("Enter"), work=_act(app, room))
    best = [amount_in(room.challenge.game.key)(words, one.score) for one in found.attempts[:1]]
    told = (f"{_challengers(words, found, title)}.", *best, _to_beat(words, found, title), _bots(app, room), f"{act}.")
    return "" if room.open else " ".join(told)


def _to_beat(words: Words, found: League, title: str) -> str:
    """What is said after the score to beat, or of there being none yet."""
    same = words("The same deal, the same bots.")
    if not found.attempts:
        told = words("Nobody has played it yet: the first game is the one to beat.")
        return f"{told} {same}"
    best = found.attempts[0]
    told = words("to beat in %(game)s.", game=title)
    if len(found.attempts) > 1:
        told = words("to beat in %(game)s: %(name)s leads.", game=title, name=best.name)
    return f"{told} {same}"


def _changed(words: Words, room: LeagueRoom) -> Node:
    """What other bots mean, before anybody plays."""
    if not room.changed:
        return NOTHING
    told = words("The bots have changed since then: a game against today's bots begins a challenge of its own.")
    if room.challenge.bots > EDITION:
        told = words("This challenge has bots of a newer version of the page: load the page again before you play.")
    look = button(words("Show their games"), "room lg-look", id="lg-look") if room.counting.attempts else NOTHING
    return el("div", el("p", told, cls="fault", role="note"), look, cls="lg-changed")


def _draped(words: Words, found: League) -> Node:
    """The games whose scores are not shown yet: names under curtains."""
    names = sorted(one.name for one in found.attempts[1:])
    if not names:
        return NOTHING
    those = (el("li", el("span", cls="lg-drape", aria_hidden="true"), el("bdi", name)) for name in names)
    told = words("Played, too: scores and works show once your game is over.")
    return el("div", el("ul", *those, cls="lg-draped"), el("p", told, cls="hint"), cls="lg-others")


def _plainly(words: Words, found: League) -> Node:
    """What a link cannot promise."""
    told = words("Nobody can see whether somebody has tried this deal before: that is a matter of honour.")
    if found.attempts:
        told += " " + words("The link holds all games: the page covers them, but whoever decodes the link can see them.")
    return el("p", told, cls="hint")


# -- the league -------------------------------------------------------------------------------------------------------


def _league(app: App, room: LeagueRoom) -> Node:
    words, found = app.words, room.named
    every = button(el("span", words("Challenges")), "league", cls="quiet", sign="flag", label=words("Challenges"), id="lg-all")
    before, game, after = words("%(game)s: the challenge", game=_title(app, room)).partition(_title(app, room))
    head = room_head(words, join((before + game, el("span", after, cls="lg-what"))), every)
    rows = (_row(app, room, found, n) for n in range(len(found.attempts)))
    table = el(
        "section",
        el("h2", headline(words, found, room.me), id="lg-head"),
        _merged(words, room),
        *_faults(app, room),
        el("p", words("The bots have changed since: these games are compared with each other alone."), cls="hint")
        if room.changed
        else NOTHING,
        el("p", words("A game in your name has come that was not played on this device."), cls="fault")
        if room.twice
        else NOTHING,
        el("ol", *rows, cls="lg-rows"),
        _asked(app, room),
        cls="lg-table",
        aria_labelledby="lg-head",
    )
    below = _signature(app, room) if room.own else _ways(app, room)
    side = el("div", _wall(app, room), NOTHING if room.own else _notes(app, room), cls="lg-side")
    body = el("main", table, below, side, cls="room lg")
    return join((head, body, el("div", cls="skirt", aria_hidden="true")))


def headline(words: Words, found: League, me: str) -> str:
    """How the person of this device, who is called so in the league, stands."""
    own = next((n for n, one in enumerate(found.attempts) if one.name == me), None)
    if own is None:
        return words("Your game is not among the best ten") if me else words("The games so far")
    mine, scores = found.attempts[own].score, [one.score for one in found.attempts]
    score = figure(mine)
    rest = scores[:own] + scores[own + 1 :]
    if not rest:
        return words("You have %(score)s: who takes it up?", score=score)
    if mine < scores[0]:
        first = found.attempts[0].name
        return words("%(name)s %(best)s, you %(score)s", name=first, best=figure(scores[0]), score=score)
    if mine == max(rest):
        return words("You share the lead with %(score)s", score=score)
    return words("You lead, %(score)s to %(best)s", score=score, best=figure(max(rest)))


def _merged(words: Words, room: LeagueRoom) -> Node:
    """What the link that was opened last has brought."""
    if room.new is None:
        return NOTHING
    seen = zip(room.counting.attempts, room.named.attempts, strict=True)
    new = [named.name for one, named in seen if one.name in room.new and not room.mine(one)]
    told = words("Two links have become one. New: %(names)s.", names=listing(words, new)) if new else words(
        "This link has brought no new game."
    )  # fmt: skip
    return el("p", icon("layers"), el("span", told), cls="lg-merged", role="status")


def _small(drawing: Drawing) -> Node:
    """A work whole; its row says whose it is."""
    return hung(drawing).having(role=None, aria_label=None, aria_hidden="true")


def _wall(app: App, room: LeagueRoom) -> Node:
    """The work of the game that is looked at."""
    words, one = app.words, room.shown
    if one is None:
        return NOTHING
    drawing = room.works.get((one.digits, words.language))
    mine = room.mine(one)
    named = words("You") if mine else one.name
    picture: Child = el("p", words("A moment, please."), cls="hint")
    if drawing is not None:
        picture = hung(drawing)
    elif (one.digits, words.language) in room.works:
        picture = el("p", words("No work came of this game."), cls="hint")
    title = el("cite", drawing.title) if drawing is not None else ""
    caption = el("figcaption", filled(words("%(name)s: %(work)s"), name=el("bdi", named), work=title))
    if drawing is not None and one.name and re.search(rf"(?<!\w){re.escape(one.name)}(?!\w)", drawing.title):
        caption = el("figcaption", el("bdi", named) if mine else title)  # it names them: "Ben's wall"
    watch = button(words("Replay of this game"), "room lg-replay", cls="quiet", sign="reel", id="lg-replay")
    return el("figure", el("div", picture, cls="lg-hung"), caption, watch, cls="lg-work", id="lg-work")


def _row(app: App, room: LeagueRoom, found: League, n: int) -> Node:
    """A game of the league: a press shows its work."""
    words, one = app.words, found.attempts[n]
    drawing = room.works.get((one.digits, words.language))
    best = max(*(a.score for a in found.attempts), 1)
    bar = el(
        "svg",
        el("rect", width=100, height=10, cls="lg-rail"),
        el("rect", width=max(round(100 * one.score / best), 0), height=10, cls="lg-full"),
        cls="lg-bar",
        viewBox="0 0 100 10",
        preserveAspectRatio="none",
        aria_hidden="true",
    )
    mine = room.mine(one)
    note = _note(words, room, found, n)
    return el(
        "li",
        el(
            "button",
            el("span", words("Place %(n)s", n=found.place(n)), cls="vh"),
            place(words, found.place(n)).having(aria_hidden="true"),
            el("span", _small(drawing) if drawing is not None else "", cls="lg-thumb"),
            el("span", el("b", words("You")) if mine else el("b", el("bdi", one.name)), el("span", ",", cls="vh"), " ",
               join((el("span", note, cls="hint"), el("span", ",", cls="vh"), " ")) if note else "", cls="lg-who"),
            bar,
            el("span", total(words, one.score, amount_in(room.challenge.game.key)), cls="lg-score"),
            type="button",
            cls="lg-row mine" if mine else "lg-row",
            id=f"lg-row-{n}",
            data_do=f"room lg-row {n}",
            aria_pressed="true" if one == room.shown else "false",
        ),
    )  # fmt: skip


def _note(words: Words, room: LeagueRoom, found: League, n: int) -> str:
    """What is odd about a game."""
    same = found.first_alike(n)
    if same is None:
        return ""
    other: Attempt = found.attempts[same]
    return words("the same game as yours") if room.mine(other) else words("the same game as %(name)s's", name=other.name)


def _signature(app: App, room: LeagueRoom) -> Node:
    """The field for a name: no game is passed on without one."""
    words, wrong = app.words, fault(app, room)
    field = el(
        "input", type="text", id="link-name", data_field="link-name", value=room.typed, maxlength=24, dir="auto",
        autocomplete="off", aria_describedby="lg-name-hint", aria_invalid="true" if wrong else None,
    )  # fmt: skip
    told = wrong or words("This is your name in the challenge, on every device.")
    hint = el("p", told, cls="fault" if wrong else "hint", id="lg-name-hint")
    return el(
        "form",
        el("label", words("Your name in the challenge"), for_="link-name"),
        el("div", field, el("button", words("Make the link"), type="submit", cls="btn do", id="lg-sign"), cls="naming"),
        hint,
        cls="signing",
        data_do="room lg-sign",
    )


def _ways(app: App, room: LeagueRoom) -> Node:
    """Passing it on: the message, the link, the ways to send it."""
    words, there = app.words, room.address(app)
    sheet = app.browser.sheet
    look = "do" if room.open else ""  # before that, to play comes first
    copy = button(words("Copy the link"), "room lg-copy", cls="" if sheet else look, sign="copy", id="lg-copy")
    acts = [button(words("Send"), "room lg-share", cls=look, sign="share", id="lg-share") if sheet else copy]
    others = [*([copy] if sheet else []), *([] if room.code else [button(words("QR code"), "room lg-code", id="lg-code")])]
    if room.open and not room.changed:
        acts.append(button(words("Same deal again"), "room lg-play", sign="again", id="lg-play"))
    field = el("input", type="text", id="address", readonly=True, value=there, aria_label=words("The link"), spellcheck="false")
    code: Child = ""
    if room.code.startswith("<svg"):
        code = el("div", Markup(room.code), cls="qr-box")
    elif room.code:
        code = el("p", too_large(words), cls="hint")
    return el(
        "section",
        el("h3", words("Challenge a friend")),
        el("p", message_text(app, room), cls="lg-message"),
        el("div", *acts, cls="acts"),
        el("div", field, *others, cls="lg-link"),
        el("p", given_words(app.words, room.given), cls="hint", id="copied"),
        code,
        cls="lg-ways",
    )


def _notes(app: App, room: LeagueRoom) -> Node:
    """What the link holds; of an open league what it cannot promise, too."""
    words, games = app.words, len(room.counting.attempts)
    told = words("The link holds no game yet.")
    if games:
        told = words.count("The link holds one game.", "The link holds all %(n)s games.", games)
    about = words("Every device works the scores out from the moves, so nobody can make one up. Of each name the best game "
                  "counts, and ten fit in.")  # fmt: skip
    more = _plainly(words, room.counting) if room.open else NOTHING
    return el("div", el("p", told, " ", about, cls="hint"), more, cls="lg-notes")
