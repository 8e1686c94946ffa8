"""Art Society's view: puts the regions of the table together (see `View`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from ...art.papers import PAPERS
from ...games.art_society import box
from ...games.art_society.state import Hung, is_painting
from ...table.game import REVEAL, Event
from ..lesson import Lesson
from ..phrases import owned
from ..scene import Drawing, Noise, Outcome, Phase, Reply, Scene
from ..terms import Term
from . import bids, decision, log, lots, moves, museum, pictures, readout, result, reveal, rivals, wall
from .names import piece_name, title
from .terms import TERMS
from .ui import Ui, asked, fresh, ghost, me, places, revealing, state


class ArtSocietyView:
    """How Art Society looks and is handled."""

    key: Final = "art-society"
    apart: Final = True
    noises: Final[Mapping[str, Noise]] = {REVEAL: "card", "took": "gavel", "hung": "brush"}

    def ui(self, scene: Scene, last: Ui | None) -> Ui:
        """See `View.ui`."""
        return fresh(scene, last)

    def render(self, scene: Scene, ui: Ui) -> Mapping[str, str]:
        """See `View.render`."""
        turned = revealing(scene, ui)
        out = {
            "shared": museum.museum(scene, ui),
            "own": _own(scene, ui, turned=turned),
            "decision": reveal.panel(scene) if turned else decision.panel(scene, ui),
            "market": lots.market(scene, ui),
            "others": rivals.rivals(scene, ui),
        }
        # A phone shows the hand only while a bid is asked for, and then instead of the readout.
        if not scene.compact or (bids.bidding(scene) and (ui.held is None or ui.bid)):
            out["hand"] = bids.hand(scene, ui)
        if not scene.compact:
            out["aside"] = lots.aside(scene, ui)
        return out

    def sentence(self, scene: Scene, ui: Ui) -> str:
        """See `View.sentence`."""
        if revealing(scene, ui):
            return reveal.outcome(scene)
        return _asked_sentence(scene, ui) if asked(scene) is not None else _waiting_sentence(scene)

    def status(self, scene: Scene) -> str:
        """See `View.status`."""
        words, s = scene.words, state(scene)
        if not s.round:
            return words("Getting ready")
        left = words.count("%(n)s bid left", "%(n)s bids left", me(scene).hand.bit_count())
        parts = [words("Round %(n)s", n=s.round), left]
        if not scene.compact:
            most = max(p.taken.bit_count() for p in s.players)
            parts.append(words("fullest wall %(n)s of %(all)s", n=most, all=box.WALL.width * box.WALL.height))
        if any(p.excess for p in s.players):
            parts.append(words("a first excess"))
        return " · ".join(parts)

    def press(self, scene: Scene, ui: Ui, act: str, args: tuple[str, ...]) -> Reply:
        """See `View.press`."""
        return moves.press(scene, ui, act, args)

    def keyed(self, scene: Scene, ui: Ui, key: str, region: str) -> Reply | None:
        """See `View.keyed`."""
        return moves.keyed(scene, ui, key, region)

    def pointed(self, scene: Scene, ui: Ui, phase: Phase, act: str, x: float, y: float) -> Reply | None:
        """See `View.pointed`."""
        return moves.pointed(scene, ui, phase, act, x, y)

    def told(self, event: Event, scene: Scene) -> str:
        """See `View.told`."""
        return log.told(event, scene)

    def picture(self, scene: Scene) -> str:
        """See `View.picture`."""
        return rivals.small(scene.words, me(scene), PAPERS[scene.seat])

    def drawing(self, scene: Scene, what: tuple[str, ...]) -> Drawing | None:
        """See `View.drawing`: the arguments are "wall" and a seat."""
        return pictures.drawing(scene, what)

    def drawings(self, scene: Scene) -> Sequence[tuple[tuple[str, ...], str]]:
        """See `View.drawings`: everybody's wall."""
        return pictures.drawings(scene)

    def outcome(self, scene: Scene) -> Outcome:
        """See `View.outcome`."""
        return pictures.outcome(scene)

    def result(self, scene: Scene, step: int) -> Mapping[str, str]:
        """See `View.result`."""
        at = min(max(step, 0), result.STEPS - 1)
        return {"own": result.own(scene, at), "decision": result.table(scene, at)}

    def result_steps(self, scene: Scene) -> int:
        """See `View.result_steps`."""
        return result.STEPS

    def terms(self) -> Mapping[str, Term]:
        """See `View.terms`."""
        return TERMS

    def lesson(self) -> Lesson:
        """See `View.lesson`."""
        from .lesson import LESSON  # noqa: PLC0415 - only who plays it pays for it

        return LESSON


def _own(scene: Scene, ui: Ui, *, turned: bool) -> str:
    """The own wall, or what stands in its place: the turned bids, a rival's wall."""
    worth = museum.strip(scene)
    if turned:
        return worth + reveal.floor(scene)
    if ui.rival >= 0:
        return worth + rivals.enlarged(scene, ui)
    words, player = scene.words, me(scene)
    t = ghost(scene, ui)
    held = Hung(ui.held.piece, ui.place) if ui.held is not None and ui.place >= 0 else None
    mine = [e for e in scene.news if e.kind == "hung" and e.args[0] == scene.seat] if ui.fresh and held is None else []
    drawn = wall.svg(
        words, player, PAPERS[scene.seat], scene.unit,
        legal=places(scene, ui.held) if ui.held is not None else None, held=held,
        matches=t.matches if t else (), faux_pas=t.faux_pas if t else (),
        cursor=ui.cursor if held is None else -1, new=min(len(mine), len(player.hung)),
    )  # fmt: skip
    label = owned(
        scene,
        words("Your wall, 12 columns by 9 rows, %(filled)s of 108 spaces covered"),
        words("The wall of %(name)s, 12 columns by 9 rows, %(filled)s of 108 spaces covered"),
        filled=player.taken.bit_count(),
    )
    if held is not None:
        label = words(
            "%(wall)s. Over it: %(tile)s, %(where)s",
            wall=label,
            tile=piece_name(words, held.piece),
            where=readout.spoken(scene, ui),
        )
        keys = words("Arrows move the tile, N and P go through the places by what they earn, Enter hangs, Escape lets go.")
    else:
        keys = words("Arrows tell what hangs where.")
    return (
        f'{worth}<div class="wallbox paper-{PAPERS[scene.seat]}"><div class="rail"></div>'
        f'<div class="wallgrid{" holding" if held is not None else ""}" id="wall" role="application" tabindex="0" '
        f'data-drag="wall" '
        f'aria-label="{escape(label)}" aria-describedby="wall-keys">{drawn}</div><p class="vh" '
        f'id="wall-keys">{escape(keys)}</p>{result.eyes()}</div>'
    )


def _asked_sentence(scene: Scene, ui: Ui) -> str:
    words, d = scene.words, asked(scene)
    if d is None:
        return ""
    if d.kind == "take":
        if scene.compact:
            return words("Your turn: take a lot.")
        if ui.held is not None and ui.held.source == "lot":
            return words("Take %(title)s, or another lot.", title=title(words, ui.held.piece))
        return words("Your turn: take a lot.")
    if d.kind in ("start", "place"):
        tile = ui.held.piece if ui.held is not None and is_painting(ui.held.piece) else d.args[0]
        if d.kind == "start":
            return words("Hang your first painting over a star.")
        return words("Your turn: hang %(title)s.", title=title(words, tile))
    if d.kind == "decor":
        return words.count("Your decor: one shield.", "Your decor: up to %(n)s shields.", d.args[0])
    return {
        "choose": words("You are the auctioneer.") if scene.compact else words("You are the auctioneer: choose what is sold."),
        "bid": words("Choose a bid.") if scene.compact else words("Choose a bid. All cards turn together."),
        "after": words("Will your assistant's tile be hung too?"),
        "close": words("Confirm the round, or hang it again."),
    }[d.kind]


def _waiting_sentence(scene: Scene) -> str:
    words, d = scene.words, scene.decision
    if d is None:
        return words("The game is over.")
    name = scene.names[d.seat] if d.seat >= 0 else ""
    return {
        "start": words("%(name)s hangs the first painting.", name=name),
        "choose": words("%(name)s chooses what is auctioned.", name=name),
        "bid": words("%(name)s chooses a bid.", name=name),
        "take": words("%(name)s chooses a lot.", name=name),
        "place": words("%(name)s hangs a painting.", name=name),
        "decor": words("%(name)s hangs decor.", name=name),
        "after": words("%(name)s thinks about the assistant's tile.", name=name),
        "close": words("%(name)s looks over the round.", name=name),
    }[d.kind]
