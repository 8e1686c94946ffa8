"""The room of one league: its state, what is looked at again in it while there is time, and what presses do.

Its presses are its own (`room ...`).
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import replace
from typing import Any, Final, Literal

from ...bots.league import EDITION, strange
from ...table.fair.looks import look, numbered
from ...table.game import Seat
from ...table.league import MOST, Attempt, Challenge, League, attempt, decode, encode, league, ranked
from ...table.link import BadLink, Digit, Link, clean_name
from ...table.match import Match
from ..app import App
from ..core.device import StorageForbidden, StorageFull
from ..core.done import UNUSED, Done, done
from ..core.messages import Carried, Copy, Focus, KeyDown, Pointed, Pressed, Reveal, Say, ShareSheet
from ..keeping import leagues
from ..keeping.leagues import KeptLeague
from ..past.pasts import PASTS
from ..programme import show
from ..replay import update as replay
from ..table import opening
from ..table.play import BEAT, LEAGUE, SLICE, Play
from ..travel.share import Given, address, given, given_words, qr_svg
from ..travel.sharing import too_large
from ..view.phrases import figure
from ..view.scene import ONLOOKER, Drawing
from . import deals

Answers = tuple[Digit, ...]
"""The answers of an attempt, which tell it from the others."""
CODE_AT_MOST: Final = 2_953
"""So many characters of an address hold the largest QR code."""


class LeagueRoom:
    """A league, as the person of this device may see it."""

    def __init__(self, app: App, challenge: Challenge, attempts: Sequence[Attempt], kept: KeptLeague | None) -> None:
        """`attempts`: of friends and of this device, those that were here first, then what has come. `kept`: what this device
        knows of the league.
        """
        self.challenge = challenge
        self.ident = deals.ident(challenge)
        self.me = kept.me if kept is not None else ""
        """The name of the person of this device in the league; empty if they have no game or no name in it."""
        self.looks = kept is not None and kept.open
        """Whether they look at the games without one of their own."""
        self.seen = kept.link if kept is not None else ""
        """The league as it was when this tab read or kept it last."""
        self.attempts = _once(attempts)
        """All games that were here or have come. What counts of them is `counting`, what is kept `lasting`."""
        self.here: set[tuple[str, Answers]] = set()
        """The games that are kept here already, and the own ones, by name and answers."""
        self.own: list[Attempt] = []
        """The games of this device, while their person has no name yet."""
        self.played: set[Answers] = set()
        """The answers of the own games."""
        self.twice = False
        """Whether a game has come in the name of this device's person that is none of theirs here."""
        self.new: tuple[str, ...] | None = None
        """Who is new by the link that was opened last; None if none was opened on top of a league that was here."""
        self.checked: dict[Answers, tuple[int, Seat] | None] = {}
        """What the bots have said to a game: see `bots.league.strange`."""
        self.works: dict[tuple[Answers, str], Drawing | None] = {}
        """The pictures of the games' works, by language."""
        self.at: Answers = ()
        """The game whose work is looked at."""
        self.typed = app.likes.name
        self.fault: Literal["", "empty", "taken"] = ""
        self.given: Given = ""
        self.code = ""
        """The QR code: nothing, `large` for too long an address, else the drawing."""
        self._work: tuple[Answers, Generator[float, None, tuple[int, Seat] | None]] | None = None

    # -- what is there ------------------------------------------------------------------------------------------------

    @property
    def leg(self) -> str:
        """See `Visit.leg`."""
        return f"league {self.ident}"

    @property
    def open(self) -> bool:
        """Whether the games are shown."""
        return bool(self.me or self.own or self.looks)

    @property
    def changed(self) -> bool:
        """Whether the bots here are others than those of the challenge."""
        return self.challenge.bots != EDITION

    @property
    def counting(self) -> League:
        """The games that count: those in which the bots have not answered otherwise than here, as far as they were asked.
        Without a name the best own game stands among them under none. Of other bots nobody can tell: what was here stays.
        """
        if self.changed:
            return self.lasting
        some = [one for one in self.attempts if self.checked.get(one.digits) is None]
        mine = deals.best([one for one in self.own if self.checked.get(one.digits) is None])
        return self._fitting([*some, *([] if mine is None else [replace(mine, name="")])])

    @property
    def named(self) -> League:
        """The games that count, by names that people tell apart: of those that look alike the own one and those that were here
        stay as they are, others have a number, as at a live table.
        """
        of, names = self.counting, dict[str, str]()
        for one in sorted(of.attempts, key=lambda one: (not self.mine(one), (one.name, one.digits) not in self.here)):
            names[one.name] = numbered(one.name, names.values())
        return League(of.challenge, tuple(replace(one, name=names[one.name]) for one in of.attempts))

    @property
    def lasting(self) -> League:
        """The games that are kept. One whose bots have not been asked takes no other's place or name: whoever forges ten would
        drive out all that were here.
        """
        some = [one for one in self.attempts if self.checked.get(one.digits) is None]
        here = {digits for _, digits in self.here} | self.checked.keys()
        known = self._fitting([one for one in some if one.digits in here]).attempts
        names = {one.name for one in known}
        new = self._fitting([one for one in some if one.name not in names]).attempts
        return league(self.challenge, (*known, *new[: MOST - len(known)]))

    def _fitting(self, attempts: Sequence[Attempt]) -> League:
        """The league of these. A game that somebody else has had here takes no row but an empty one: whoever put a friend's
        game under ten names would drive out all others. Of too many, those go first that are equal to one above them.
        """
        games = {digits for _, digits in self.here}
        again = [one for one in attempts if one.digits in games and (one.name, one.digits) not in self.here]
        rows = ranked(one for one in attempts if one not in again)
        names = {one.name for one in rows}
        rows += [one for one in ranked(again) if one.name not in names]
        firsts = {one.digits: one for one in reversed(rows)}
        rows.sort(key=lambda one: firsts[one.digits] is not one)
        return league(self.challenge, rows[:MOST])

    @property
    def others(self) -> list[Attempt]:
        """The games found to be of other bots: they do not count, and are not passed on."""
        return [one for one in (*self.attempts, *self.own) if self.checked.get(one.digits) is not None]

    def mine(self, one: Attempt) -> bool:
        """Whether a game is that of this device."""
        return one.name == self.me

    @property
    def link(self) -> str:
        """The link that holds all games that count; empty while the own one has no name."""
        return "" if self.own else encode(self.counting)

    def title(self, app: App) -> str:
        """See `Visit.title`."""
        return app.words("Challenge")

    # -- keeping ------------------------------------------------------------------------------------------------------

    def take(self, app: App, matches: Sequence[Match[Any]]) -> None:
        """Takes the own games of this device into the league; if nobody knows its person's name, they wait for one."""
        name = self.me or clean_name(app.likes.name)
        some = [replace(attempt(self.challenge, "-", match), name=name) for match in matches]
        theirs = {one.digits for one in self.attempts if look(one.name) == look(name)}
        self.played = {one.digits for one in some}
        if not some:
            return
        if not name or (theirs - self.played and not self.me):
            self.own, self.fault = some, "taken" if name else ""
            return
        self.own, self.me = [], name
        self.here |= {(name, digits) for digits in self.played}
        self.attempts = _once([*self.attempts, *some])

    def keep(self, app: App) -> None:
        """Keeps the league on this device, as the newest, with what another tab has kept of it meanwhile."""
        try:
            here = leagues.read(app.device.storage)
            self._join(app, next((one for one in here if one.id == self.ident and one.link != self.seen), None))
            self.seen = encode(self.lasting)
            mine = KeptLeague(self.ident, self.seen, self.me, self.looks)
            leagues.write(app.device.storage, [mine, *(one for one in here if one.id != self.ident)])
        except StorageFull:
            app.notice = "full"
        except StorageForbidden:
            app.notice = "forbidden"

    def _join(self, app: App, there: KeptLeague | None) -> None:
        """Takes in what another tab has kept; what cannot be read is nothing."""
        try:
            found = None if there is None else decode(there.link, app.games)
        except BadLink:
            return
        if there is not None and found is not None and found.challenge == self.challenge:
            self.here |= {(one.name, one.digits) for one in found.attempts}
            self.attempts = _once([*self.attempts, *found.attempts])
            self.me, self.looks = self.me or there.me, self.looks or there.open

    # -- the time -----------------------------------------------------------------------------------------------------

    def tick(self, app: App) -> Done:
        """See `Visit.tick`. Draws what should be visible, then asks the bots once more, for a slice."""
        if (one := self._undrawn(app)) is not None:
            self.works[one.digits, app.words.language] = _work(app, self.challenge, one)
            return done(app.wait(0))
        if (one := next(iter(self.unasked), None)) is None:
            return UNUSED
        if self._work is None or self._work[0] != one.digits:
            self._work = one.digits, strange(self.challenge, one)
        start = app.device.elapsed()
        while app.device.elapsed() - start < SLICE:
            try:
                next(self._work[1])
            except StopIteration as ended:
                self.checked[one.digits], self._work, self.code = ended.value, None, ""
                return self._asked(app, one)
        return done(app.wait(0), shows="nothing")

    def _asked(self, app: App, one: Attempt) -> Done:
        """What is done once the bots of a game have been asked: a game of other bots is told."""
        more = done(app.wait(0))
        if not self.unasked:
            self.keep(app)
        return more if self.checked[one.digits] is None else more.then(Say(not_counted(app, self, one)))

    def _undrawn(self, app: App) -> Attempt | None:
        some = self.named.attempts if self.open else ()
        return next((one for one in some if (one.digits, app.words.language) not in self.works), None)

    @property
    def unasked(self) -> list[Attempt]:
        """The games of which it is not known yet whether their bots are the house's; the best first."""
        some = () if self.changed else (*self.counting.attempts, *self.own)
        return [one for one in some if one.digits not in self.checked]

    # -- what people do -----------------------------------------------------------------------------------------------

    def take_outcome(self, app: App, answered: Carried) -> Done:
        """See `Visit.take_outcome`: the outcome of copying, or a share sheet that did not open."""
        if answered.what not in ("copy", "sheet"):
            return UNUSED
        self.given = given(answered)
        return done(Say(given_words(app.words, self.given)), Focus("lg-copy"))

    def handled(self, app: App, message: Pressed | KeyDown | Pointed) -> Done:
        """See `Visit.handled`."""
        if not isinstance(message, Pressed):
            return UNUSED
        match message.verb, message.args:
            case "lg-play", ():
                return self._play(app)
            case "lg-look", () if not self.open and self.changed:
                self.looks = True
                self.keep(app)
                return done(app.wait(0), Focus("title"))
            case "lg-row", (figures,) if self.open:
                return self._look_at(app, figures)
            case "lg-replay", () if self.open:
                return self._replay(app)
            case "lg-sign", ():
                return self._sign(app)
            case "lg-copy", () if self.link:
                self.given = ""
                return done(Copy(self.address(app)))
            case "lg-share", () if self.link and app.browser.sheet:
                return done(ShareSheet(app.words("Challenge"), self.address(app), message_text(app, self)))
            case "lg-code", () if self.link:
                return self._show_code(app)
        return UNUSED

    def address(self, app: App) -> str:
        """The address that carries the link."""
        return address(app.browser.address, self.link)

    def _play(self, app: App) -> Done:
        """Begins the deal, against the same bots in the same seats; or goes on with the game of it that was begun."""
        of, name = self.challenge, self.me or clean_name(app.likes.name)
        if not self.changed and (ident := deals.under_way(app, of)):
            return opening.resume(app, ident)
        key, match, theirs = of.game.key, of.match(), () if self.changed else self.counting.attempts
        game_id, begun = opening.new_id(app, of.seed)
        app.plans.chosen = key
        play = Play(match, of.players(name), app.views[key], app.bots[key], game_id, begun, (LEAGUE,),
                    figures={BEAT: theirs[0].score} if theirs else None)  # fmt: skip
        play.given = True
        return opening.sit_down(app, play)

    @property
    def shown(self) -> Attempt | None:
        """The game whose work is looked at: the one chosen, else the own one, else the best."""
        some = self.named.attempts if self.open else ()
        order = (*(a for a in some if a.digits == self.at), *(a for a in some if self.mine(a)), *some)
        return next(iter(order), None)

    def _look_at(self, app: App, figures: str) -> Done:
        some = self.counting.attempts
        if figures not in {str(n) for n in range(len(some))}:
            return UNUSED
        self.at = some[int(figures)].digits
        return done(app.wait(0), Focus(f"lg-row-{figures}"), Reveal("lg-work"))

    def _replay(self, app: App) -> Done:
        one = self.shown
        if one is None:
            return UNUSED
        return replay.watch(app, Link("watch", one.match, 0, self.challenge.players(_name(app, self.challenge, one))))

    def _sign(self, app: App) -> Done:
        """Gives the own games the name that was typed."""
        name = clean_name(self.typed)
        mine = {one.digits for one in self.own}
        if not self.own:
            return UNUSED
        if not name or any(look(one.name) == look(name) and one.digits not in mine for one in self.attempts):
            self.fault = "taken" if name else "empty"
            return done(Say(fault(app, self)), Focus("link-name"))
        if not app.likes.name:
            app.likes.name = name
            app.remember()
        self.me, self.fault = name, ""
        self.works.clear()  # they call the person by name
        named = [replace(one, name=name) for one in self.own]
        self.here |= {(name, digits) for digits in self.played}
        self.own, self.attempts = [], _once([*self.attempts, *named])
        self.keep(app)
        return done(Say(app.words("The link now names %(name)s.", name=name)), app.wait(0), Focus("lg-copy"))

    def _show_code(self, app: App) -> Done:
        there = self.address(app)
        self.code = qr_svg(there) if len(there) <= CODE_AT_MOST else "large"
        said = app.words("The QR code is shown.") if self.code != "large" else too_large(app.words)
        return done(Say(said))


def _once(attempts: Sequence[Attempt]) -> list[Attempt]:
    """These games, each once."""
    return [*{(one.name, one.digits): one for one in attempts}.values()]


def _name(app: App, of: Challenge, one: Attempt) -> str:
    """What a picture or a replay calls the person of a game."""
    return one.name or clean_name(app.likes.name) or app.words("Player %(n)s", n=of.seat + 1)


def _work(app: App, of: Challenge, one: Attempt) -> Drawing | None:
    """The best work of a game: a wall, a painting, a line, as the rules give it; None if there is none."""
    works = PASTS[of.game.key].facts(one.match, of.seat).works if of.game.key in PASTS else ()
    if not works:
        return None
    best = max(works, key=lambda work: work.worth)
    players = of.players(_name(app, of, one))
    play = Play(one.match, players, app.views[of.game.key], app.bots[of.game.key], "", 0)
    scene = replace(play.scene(app.look, of.seat), state=one.match.view(of.seat, best.ply), reader=ONLOOKER)
    return play.view.drawing(scene, best.what)


# -- in words ---------------------------------------------------------------------------------------------------------


def not_counted(app: App, room: LeagueRoom, one: Attempt) -> str:
    """Why a game does not count."""
    found = room.checked[one.digits]
    bot = room.challenge.players("")[found[1]].name if found is not None else ""
    name = one.name or app.words("You")
    return app.words("%(name)s: this game does not count, since %(bot)s plays otherwise in it.", name=name, bot=bot)


def fault(app: App, room: LeagueRoom) -> str:
    """What is wrong with the name that was typed."""
    return {
        "": "",
        "empty": app.words("A challenge needs your name."),
        "taken": app.words("This name is taken in the challenge: choose another one."),
    }[room.fault]


def message_text(app: App, room: LeagueRoom) -> str:
    """What the person says to those they challenge."""
    attempts, title = room.named.attempts, app.words(show(room.challenge.game.key).title)
    mine = next((one for one in attempts if one.name == room.me), None)
    if mine is None or not room.me:
        return app.words("The same deal of %(game)s for all: who plays it best?", game=title)
    first, score = attempts[0], figure(mine.score)
    if first.score > mine.score:
        named = {"game": title, "name": first.name, "best": figure(first.score), "score": score}
        return app.words("%(game)s: %(name)s leads with %(best)s, I have %(score)s. Beat us.", **named)
    return app.words("%(game)s: I have %(score)s with this deal. Beat me.", game=title, score=score)
