"""Markup of the calendar of the deals of the day."""

from __future__ import annotations

from typing import Final

from ...bots.daily import FIRST, SEAT, deal
from ...table.days import date_of, month_of, weekday
from ..app import App
from ..core.buttons import button
from ..core.markup import NOTHING, Child, Node, el, join
from ..core.words import N_, Words
from ..day_marks import games
from ..house.render import room_head
from ..keeping.cards import picture
from ..keeping.record import Save
from ..keeping.saves import KeptGame
from ..past.pasts import PASTS
from ..programme import level_name, show
from ..table.play import HINTS, PRACTICE, can_challenge
from ..view.faces import face
from .calendar import PAR, Calendar, copied
from .state import average, streak
from .tries import DayTry, Status, opponents, status, today

MONTHS: Final = (
    N_("January"), N_("February"), N_("March"), N_("April"), N_("May"), N_("June"),
    N_("July"), N_("August"), N_("September"), N_("October"), N_("November"), N_("December"),
)  # fmt: skip
DATES: Final = (
    N_("%(n)s January"), N_("%(n)s February"), N_("%(n)s March"), N_("%(n)s April"), N_("%(n)s May"), N_("%(n)s June"),
    N_("%(n)s July"), N_("%(n)s August"), N_("%(n)s September"), N_("%(n)s October"), N_("%(n)s November"),
    N_("%(n)s December"),
)  # fmt: skip
STATES: Final[dict[str, str]] = {
    "won": N_("won"),
    "played": N_("played"),
    "on": N_("under way"),
    "open": N_("not played"),
}
"""What has become of a deal, in words, by its `Status`."""
WEEK: Final = (N_("Mon"), N_("Tue"), N_("Wed"), N_("Thu"), N_("Fri"), N_("Sat"), N_("Sun"))


def date_text(words: Words, day: int) -> str:
    """A date in people's own format."""
    date = date_of(day)
    return words("%(date)s %(year)s", date=words(DATES[date.month - 1], n=date.day), year=date.year)


def markup(app: App, cal: Calendar) -> Node:
    """The room: the month, and beside it the chosen day."""
    words = app.words
    head = room_head(words, words("Deal of the day"))
    if today(app) < FIRST:
        told = words(
            "By this device's clock it is %(date)s, before the first deal: set the clock right.",
            date=date_text(words, today(app)),
        )
        return join((head, el("main", el("p", told, cls="fault", role="alert"), cls="room days")))
    foot = el("div", cls="skirt", aria_hidden="true")
    return join((head, el("main", _day(app, cal), _month(app, cal), _about(app, cal), cls="room days"), foot))


# -- the month --------------------------------------------------------------------------------------------------------


def _month(app: App, cal: Calendar) -> Node:
    words, now = app.words, today(app)
    first, length = month_of(cal.day)
    date = date_of(first)
    before = button(
        "",
        "month -1",
        cls="step",
        sign="previous",
        label=words("The month before"),
        id="month-back",
        off=first <= month_of(FIRST)[0],
    )
    after = button(
        "",
        "month 1",
        cls="step",
        sign="next",
        label=words("The month after"),
        id="month-on",
        off=first + length > cal.last(app),
    )
    blank = (el("span", cls=f"day none{_week(cal, first)}", aria_hidden="true") for _ in range(weekday(first)))
    cells = (_cell(app, cal, day, now) for day in range(first, first + length))
    names = (el("span", words(name), aria_hidden="true") for name in WEEK)
    run = streak(cal.tries, now)
    told = words("Days in a row: %(now)s, longest so far: %(longest)s", now=run.now, longest=run.longest)
    seen = {state for day in range(first, first + length) for state in _signs(app, cal, day)}
    legend = [el("span", _sign(state), words(name)) for state, name in STATES.items() if state in seen]
    about = words("Press a day to see its deals: old ones can be played, too.")
    return el(
        "section",
        el(
            "div",
            before,
            el("h2", words("%(month)s %(year)s", month=words(MONTHS[date.month - 1]), year=date.year), id="month-of"),
            after,
            cls="month-h",
        ),
        el("p", about, cls="hint month-p"),
        el("div", *names, cls="week"),
        el("div", *blank, *cells, cls="month whole" if cal.whole else "month", role="group", aria_labelledby="month-of"),
        button(words("Whole month"), "room month-whole", cls="quiet", aria_pressed="true" if cal.whole else "false"),
        el("p", *legend, cls="hint legend") if legend else NOTHING,
        el("p", told, id="streak") if run.longest else NOTHING,
        aria_label=words("Calendar"),
    )


def _week(cal: Calendar, day: int) -> str:
    """The class of the days in the chosen one's week, with which a phone begins."""
    return " in-week" if day - weekday(day) == cal.day - weekday(cal.day) else ""


def _sign(state: str) -> Node:
    """A deal's state as a sign: shapes differ, not only colours."""
    return el("i", cls=f"dot {state}", aria_hidden="true")


def _signs(app: App, cal: Calendar, day: int) -> list[Status]:
    """The states of a day's deals, one a sign; none if nobody has played on it."""
    states = [status(cal.tries.get((day, key), [])) for key in games(app)]
    return states if any(state != "open" for state in states) else []


def _cell(app: App, cal: Calendar, day: int, now: int) -> Node:
    words, signs = app.words, _signs(app, cal, day)
    work = next((one for key in games(app) for one in cal.tries.get((day, key), [])[:1] if one.result is not None), None)
    if not FIRST <= day <= cal.last(app):
        return el("span", el("b", date_of(day).day), cls=f"day off{_week(cal, day)}", aria_hidden="true")
    told = zip(games(app), signs, strict=True) if signs else ()
    each = ", ".join(words("%(game)s %(state)s", game=words(show(k).title), state=words(STATES[state])) for k, state in told)
    label = words("%(date)s: %(each)s", date=date_text(words, day), each=each or words(STATES["open"]))
    looks = f"day{_week(cal, day)}{' now' if day == now else ''}{' on' if day == cal.day else ''}"
    return el(
        "button",
        el("b", date_of(day).day),
        _work(app, work) if work else _print(app, day),
        el("span", *map(_sign, signs), cls="dots") if signs else NOTHING,
        type="button",
        cls=looks,
        id=f"day-{day}",
        data_do=f"day {day}",
        aria_label=label,
        aria_pressed="true" if day == cal.day else "false",
        aria_current="date" if day == now else None,
    )


def _print(app: App, day: int) -> Node:
    """What hangs on a day before a work does: a picture from its game, on each day another one."""
    key = _turns(app, day)[0]
    return el("span", PASTS[key].print(day) if key in PASTS else _poster(key), cls="print", aria_hidden="true")


def _poster(key: str) -> Node:
    """A game's poster without its foot, which has no motto here."""
    drawn = el("use", href=f"#poster-{key}")
    return el("svg", drawn, cls="cropped", viewBox="0 0 312 468", preserveAspectRatio="xMidYMin slice", aria_hidden="true")


def _turns(app: App, day: int) -> list[str]:
    """The games on a day: they take turns at being the game of the day, which is the first."""
    keys = games(app)
    turn = weekday(day) % len(keys)
    return keys[turn:] + keys[:turn]


def _work(app: App, one: DayTry) -> Node:
    """The picture of a finished try."""
    return picture(app, KeptGame(one.id, one.record), one.record)


# -- the day ----------------------------------------------------------------------------------------------------------


def _day(app: App, cal: Calendar) -> Node:
    words, now, turns = app.words, today(app), _turns(app, cal.day)
    when = words("Today") if cal.day == now else words("Still to come") if cal.day > now else words("Catching up")
    over = {key for key in turns if any(one.result is not None for one in cal.tries.get((cal.day, key), [])[:1])}
    loud = next((key for key in turns if key not in over), turns[0])  # the next one to play; else what there is to tell of
    against = {key: _against(app, cal, key) for key in turns}
    same = len(set(against.values())) == 1  # then it is said once
    deals = (_game(app, cal, key, now, key == turns[0], key == loud, NOTHING if same else against[key]) for key in turns)
    return el(
        "section",
        el("div", el("h2", date_text(words, cal.day)), el("p", when, cls="kicker"), cls="day-h"),
        against[turns[0]] if same else NOTHING,
        el("ul", *deals, cls="deals"),
        cls="day-box",
    )


def _about(app: App, cal: Calendar) -> Node:
    """What a deal of the day is, and what counts."""
    words = app.words
    about = words("Each day one deal of each game, the same for everybody. Play it: your first try counts. "
                  "The next deals come at midnight, Greenwich time.")  # fmt: skip
    if cal.day < today(app):
        about = words("A past day: its deals can still be played, but they add nothing to your days in a row.")
    return el("p", about, cls="hint")


def _against(app: App, cal: Calendar, key: str) -> Node:
    """Who plays a deal against the person, or has played it."""
    words, some = app.words, cal.tries.get((cal.day, key), [])
    who = [p for p in some[0].record.players if p.level] if some else opponents(app, deal(key, cal.day))
    those = (
        words("%(name)s (%(level)s)", name=p.name, level=level_name(words, p.level)).replace(" ", "\N{NO-BREAK SPACE}")
        for p in who
    )
    told = words("Against: %(levels)s", levels=", ".join(those))
    return el("p", el("span", *(face(p.name) for p in who), cls="faces"), el("span", told), cls="hint deal-who")


def _game(app: App, cal: Calendar, key: str, now: int, featured: bool, loud: bool, against: Child) -> Node:
    """A deal of the day. `featured`: it is the one of the game of the day; `loud`: what is next is done with it."""
    words, some = app.words, cal.tries.get((cal.day, key), [])
    title, first = words(show(key).title), some[0] if some else None
    head = el("p", words("Game of the day"), cls="kicker") if featured else ""
    named = el("div", head, el("h3", title, _chips(words, first)), against, cls="deal-t")
    parts: list[Child] = []
    if featured and first is None:
        parts.append(el("p", words(show(key).about), cls="deal-about"))
    if first is not None and first.result is not None:
        parts.append(_result(app, cal, key, first))
    under_way = any(t.result is None for t in some)
    if cal.day <= now:
        text = (
            words("Continue") if under_way else words("Same deal again") if some else words.of("a deal", "Play")
            if cal.day == now else words("Catch up")
        )  # fmt: skip
        label, look = words("%(press)s: %(game)s", press=text, game=title), "do" if loud else ""
        if first is None or first.result is None:
            acts = [button(text, f"play-day {key} {cal.day}", cls=look, id=f"play-day-{key}", label=label)]
        else:
            share = words("Share the result: %(game)s", game=title)
            acts = [button(words("Share"), f"share-day {first.id}", cls=look, sign="share", id=f"share-day-{key}", label=share)]
            if can_challenge(first.record.players, first.record.marks):
                told, friend = words("Challenge a friend: %(game)s", game=title), words("Challenge a friend")
                acts.append(button(friend, f"challenge {first.id}", cls="quiet", id=f"challenge-{key}", label=told))
            acts.append(button(text, f"play-day {key} {cal.day}", cls="quiet", id=f"play-day-{key}", label=label))
        parts.append(el("div", *acts, cls="acts"))
    if first is not None and cal.shared == first.id:
        parts.append(_shared(app, cal))
    art = _work(app, first) if first is not None and first.result is not None else _poster(key)
    return el("li", art, named, el("div", *parts, cls="deal-r"), cls="deal first" if featured else "deal", data_game=key)


def _chips(words: Words, one: DayTry | None) -> Child:
    if one is None:
        return ""
    marks = []
    if one.won:
        marks.append(words("won"))
    if one.late:
        marks.append(words("made up later"))
    if one.again:
        marks.append(words("another try"))
    if PRACTICE in one.record.marks:
        marks.append(words("practice"))
    if HINTS in one.record.marks:
        marks.append(words("with hints"))
    return join(el("span", mark, cls="chip") for mark in marks)


def _names(words: Words, record: Save) -> list[str]:
    return [
        words("You") if seat == SEAT else p.name or words("Player %(n)s", n=seat + 1) for seat, p in enumerate(record.players)
    ]


def _result(app: App, cal: Calendar, key: str, one: DayTry) -> Node:
    """The score beside those of the others, par, and the person's own average."""
    words, result = app.words, one.result
    if result is None:
        return NOTHING
    scores = zip(_names(words, one.record), result.scores, strict=True)
    rows: list[Child] = [el("p", join(el("span", name, " ", el("b", points)) for name, points in scores), cls="scores")]
    mine, par = result.scores[SEAT], one.record.summary.get(PAR)
    if par is not None:
        than = mine - par
        told = (
            words("%(n)s above par: a Curator scores %(par)s from your seat.", n=than, par=par) if than > 0
            else words("%(n)s below par: a Curator scores %(par)s from your seat.", n=-than, par=par) if than
            else words("Exactly par: a Curator scores %(par)s from your seat, too.", par=par)
        )  # fmt: skip
        rows.append(el("p", told, cls="hint"))
    elif cal.working == one.id:
        so_far = words.count(
            "A Curator is playing from your seat: %(n)s move so far.",
            "A Curator is playing from your seat: %(n)s moves so far.",
            cal.answers,
        )
        rows.append(el("p", so_far, cls="hint"))
    else:
        rows.append(
            button(
                words("What would a Curator score?"),
                f"par {one.id}",
                cls="quiet",
                id=f"par-{key}",
                off=bool(cal.working),
            )
        )
    usual = average(app, key, one.id)
    if usual is not None:
        figure = f"{usual:.1f}".replace(".", words.of("decimal sign", "."))
        rows.append(el("p", words("Your average in other games: %(points)s", points=figure), cls="hint"))
    return el("div", *rows)


def _shared(app: App, cal: Calendar) -> Node:
    words = app.words
    return el(
        "div",
        el("pre", "\n".join(cal.lines), id="day-text", tabindex=0, aria_label=words("The result as text")),
        el(
            "div",
            button(words("Copy the text"), "copy-day text", sign="copy", id="copy-day-text"),
            button(words("Copy the link"), "copy-day link", sign="copy", id="copy-day-link"),
            button(words("Show the result"), f"resume {cal.shared}", id="day-result"),
            cls="acts",
        ),
        el("p", words("The link opens the same deal. The result has a picture to save, too."), cls="hint"),
        el("p", copied(app, cal), cls="hint", id="day-copied"),
        cls="sharing",
    )
