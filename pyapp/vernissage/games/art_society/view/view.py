"""Art Society's view: it combines the regions of the table (see `View`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from ....art.papers import PAPERS
from ....page.core.markup import Child, Content, Node, el, join
from ....page.view.lesson import Lesson
from ....page.view.phrases import figure, listing, named, owned, series, signed
from ....page.view.scene import ONLOOKER, Scene, View
from ....table.game import Revealed
from ..rules import box, scoring
from ..rules.decisions import AskChoose, AskDecor, AskPlace, AskStart, Rehang
from ..rules.events import Chosen, Dealt, Hung, Ordered, RoundBegun, Took, Turned
from ..rules.questions import QUESTIONS
from ..rules.state import Placed
from . import log, readout
from .deciding import bids, decision, moves, pointer, reveal, trades
from .deciding.asked import asked
from .flights import flights
from .names import tile_name
from .terms import TERMS
from .things import cells, lots, museum, pictures, result, rivals, wall
from .ui import Ui, best_tries, fresh, ghost, me, own_decision, places, revealing, state, trade


def render(scene: Scene, ui: Ui) -> Mapping[str, Content]:
    """See `View.render`."""
    turned = revealing(scene, ui)
    out: dict[str, Content] = {
        "shared": museum.museum(scene, ui),
        "own": _own(scene, ui, turned=turned),
        "decision": reveal.panel(scene) if turned else trades.panel(scene, ui) or decision.panel(scene, ui),
        "market": lots.market(scene, ui),
        "others": rivals.rivals(scene, ui),
    }
    # A phone shows the hand only while a bid is asked for, in place of the readout.
    if not scene.compact or (bids.bidding(scene) and (ui.held is None or ui.bid)):
        out["hand"] = bids.hand(scene, ui)
    if not scene.compact:
        out["aside"] = lots.aside(scene, ui)
    return out


def sentence(scene: Scene, ui: Ui) -> str:
    """See `View.sentence`."""
    if revealing(scene, ui):
        return reveal.outcome(scene)
    return _asked_sentence(scene, ui) if own_decision(scene) is not None else _waiting_sentence(scene)


def laid(scene: Scene) -> str:
    """See `View.laid`: the painting that each has to hang first."""
    return " ".join(log.told(e, scene) for e in scene.news if isinstance(e, Dealt))


def heard(scene: Scene, ui: Ui) -> tuple[str, ...]:
    """See `View.heard`: what the painting that went to the museum did to everybody's points; in a new round how all stand, and
    what is left; then the question, with the lots that can be taken.
    """
    words, s, d = scene.words, state(scene), own_decision(scene)
    out: list[str] = []
    if gains := museum.gains(scene):
        out.append(words("The museum brings: %(points)s.", points=_each(scene, map(signed, gains))))
    if d is not None and any(isinstance(e, RoundBegun) for e in scene.news):
        stand = words("Scores: %(points)s", points=_each(scene, map(figure, scoring.scores(s))))
        out.append(f"{series(words, (stand, _left(scene), _fullest(scene)))}.")
    had = readout.to_be_had(scene) if ui.held is None and not revealing(scene, ui) else ""
    return (*out, sentence(scene, ui), *([had] if had else []))


def _each(scene: Scene, figures: Iterable[str]) -> str:
    """What each player has or gets, as a list."""
    told = [scene.words("%(name)s %(bid)s", name=named(scene, seat), bid=one) for seat, one in enumerate(figures)]
    return listing(scene.words, told)


def _left(scene: Scene) -> str:
    return scene.words.count("%(n)s bid left", "%(n)s bids left", me(scene).hand.bit_count())


def _fullest(scene: Scene) -> str:
    most = max(p.taken.bit_count() for p in state(scene).players)
    return scene.words("fullest wall %(n)s of %(all)s", n=most, all=box.WALL.width * box.WALL.height)


def spared(scene: Scene) -> Sequence[str]:
    """See `View.spared`: which lots were put up, once they are turned up; of two players' order, which the title tells."""
    s, turned = state(scene), any(isinstance(e, Turned) for e in scene.news)
    two = [log.told(e, scene) for e in scene.news if isinstance(e, Ordered) and len(e.seats) == 2]
    return [*two, *([log.told(Chosen(s.gavel, lot.format), scene) for lot in s.lots] if turned else [])]


def status(scene: Scene) -> str:
    """See `View.status`."""
    words, s = scene.words, state(scene)
    if not s.round:
        return words("Getting ready")
    if any(len(p.excess) == box.EXCESS_LIMIT for p in s.players):
        return words("Round %(n)s · the last round", n=s.round)
    first = [seat for seat, p in enumerate(s.players) if p.excess]
    short = bool(first) and scene.compact  # a phone has room for the warning alone
    parts = [] if short else [words("Round %(n)s", n=s.round)]
    if scene.you != ONLOOKER and not short:
        parts.append(_left(scene))
    if not scene.compact and not first:
        parts.append(_fullest(scene))
    if scene.you in first:
        parts.append(words("your next excess ends the game"))
    elif first:
        parts.append(words("%(name)s's next excess ends the game", name=scene.names[first[0]]))
    return " · ".join(parts)


def picture(scene: Scene) -> Node:
    """See `View.picture`. It is what hangs on the own wall."""
    return rivals.small(scene.words, me(scene), PAPERS[scene.seat], near=True)


def lesson() -> Lesson:
    """See `View.lesson`."""
    from .lesson import LESSON  # noqa: PLC0415 - imported when somebody plays it

    return LESSON


def _own(scene: Scene, ui: Ui, *, turned: bool) -> Node:
    """The own wall, or in its place the revealed bids or a rival's; who walks it by keys keeps it while others move."""
    words, player, worth = scene.words, me(scene), museum.strip(scene)
    whose = owned(scene, words("Your wall"), words("%(name)s's wall"))
    if turned:
        beside: Child = ""
        if not scene.options and reveal.two(state(scene)):  # a replay has the room for it
            hangs = rivals.small(words, player, PAPERS[scene.seat], near=True)
            beside = el("div", hangs, whose, cls="sale-wall", aria_hidden="true")
        return join((worth, reveal.floor(scene, beside)))
    if ui.rival >= 0:
        return join((worth, rivals.enlarged(scene, ui.rival)))
    if ui.fresh and ui.cursor < 0 and (moving := rivals.watched(scene)) is not None:
        return join((worth, rivals.enlarged(scene, moving)))
    t = ghost(scene, ui)
    held = Placed(ui.held.piece, ui.place) if ui.held is not None and ui.place >= 0 else None
    drawn = wall.svg(
        words, player, PAPERS[scene.seat], scene.unit,
        legal=places(scene, ui.held) if ui.held is not None else None, held=held,
        matches=t.matches if t else (), faux_pas=t.faux_pas if t else (),
        swap=trade(scene, ui), peeks=() if scene.compact or ui.held is not None else best_tries(scene),
    )  # fmt: skip
    label = owned(
        scene,
        words("Your wall, %(filled)s of 108 spaces covered"),
        words("%(name)s's wall, %(filled)s of 108 spaces covered"),
        filled=player.taken.bit_count(),
    )
    if held is not None:
        label = words("%(wall)s. Tried on it: %(tile)s", wall=label, tile=tile_name(words, held.piece))
        keys = words("Arrows move the tile, N and P go through the places by what they earn, Enter hangs, Escape lets go.")
    elif told := trades.spoken(scene, ui):
        label = words("%(wall)s. %(trade)s", wall=label, trade=told)
        keys = words("N and P go through the trades, Enter makes the one shown, Escape leaves. Arrows tell what hangs where.")
    else:
        keys = words("Arrows tell what hangs where.")
    look = "wallgrid holding" if held is not None else "wallgrid"
    return join(
        (
            worth,
            el(
                "div",
                el("h2", whose, cls="vh"),
                el("div", cls="rail"),
                el("div", drawn, cells.grid(scene, ui, label), cls=look, id="own-wall", data_drag="wall"),
                el("p", keys, cls="vh", id="wall-keys"),
                result.eyes(),
                cls=f"wallbox paper-{PAPERS[scene.seat]}",
            ),
        )
    )


def _asked_sentence(scene: Scene, ui: Ui) -> str:
    words, d = scene.words, own_decision(scene)
    if d is None:
        return ""
    if d.kind == "take":
        trying = ui.held is not None and ui.held.source == "lot"
        return words("Your turn: take this lot, or another.") if trying else words("Your turn: take a lot.")
    if isinstance(d, AskStart):
        return words("Cover a star with your first painting.")
    if isinstance(d, AskPlace):
        return words("Your turn: hang the painting.")
    if d.kind == "decor" and trade(scene, ui) is not None:
        return words("Decor has run out: trade old tiles.")
    if isinstance(d, AskDecor):
        return words.count("Your turn: hang decor of one shield.", "Your turn: hang decor of up to %(n)s shields.", d.budget)
    if isinstance(d, AskChoose):
        return words.count("Your turn: choose %(n)s lot.", "Your turn: choose %(n)s lots.", d.left)
    return {
        "bid": words("Your turn: bid in secret."),
        "after": words("Hang your assistant's tile too?"),
        "close": words("Confirm your wall, or hang again.") if Rehang() in scene.options else words("Confirm your wall."),
    }[d.kind]


def _waiting_sentence(scene: Scene) -> str:
    words, d = scene.words, scene.decision
    if d is None:
        return words("The game is over.")
    return words(QUESTIONS[d.kind].sentence, name=scene.names[d.seat])


VIEW: Final[View[Ui]] = View(
    key="art-society",
    apart=True,
    noises={Revealed: "card", Took: "gavel", Hung: "brush"},
    ui=fresh,
    render=render,
    sentence=sentence,
    asked=asked,
    status=status,
    press=moves.on_press,
    keyed=moves.keyed,
    pointed=pointer.pointed,
    told=log.told,
    laid=laid,
    heard=heard,
    spared=spared,
    unseen=revealing,
    flights=flights,
    things=pictures.things,
    picture=picture,
    drawing=pictures.drawing,
    drawings=pictures.drawings,
    outcome=pictures.outcome,
    result=result.regions,
    result_steps=result.steps,
    terms=TERMS,
    lesson=lesson,
)
