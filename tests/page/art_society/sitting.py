"""Players of Art Society who only press, by taps or by keys; see `tests.page.sitting`."""

from collections.abc import Mapping

from tests.page.sitting import Sitting, acts
from vernissage.games.art_society.rules.game import ArtSociety
from vernissage.page.view.scene import Reply
from vernissage.table.chance import Rng
from vernissage.table.match import Match

GAME = ArtSociety()


def _choose(s: Sitting, rng: Rng) -> None:
    while ("call", ()) not in (can := acts(s.regions(), buttons=True)):
        s.press(*_flat(rng.pick([a for a in can if a[0] == "pick"])))
    assert s.press("call")


def _flat(act: tuple[str, tuple[str, ...]]) -> tuple[str, ...]:
    return (act[0], *act[1])


ALWAYS = ("confirm", "store", "done", "enough", "give", "trade", "assist", "take")
"""What a person who is stuck may still press, in this order; `exchange` goes by holding a museum's painting."""


def _way_out(s: Sitting, rng: Rng) -> bool:
    can = acts(s.regions(), buttons=True)
    if s.ui().trade >= 0:
        return s.press("hang")
    for verb in ALWAYS:
        ways = [a for a in can if a[0] == verb]
        if ways:
            return s.press(*_flat(rng.pick(ways)))
    holds = [a for a in can if a[0] == "hold"]
    if not holds:  # nothing but hanging is left
        if step := next((a for a in can if a[0] == "step"), None):  # the only place has no next one
            s.press(*_flat(step))
        return s.press("hang")
    return s.press(*_flat(rng.pick(holds)))


def by_taps(s: Sitting, rng: Rng) -> None:
    """Answers one decision by pressing what is in the document, spaces of the wall included; never a drag or a key."""
    kind = s.match.decision.kind
    before = len(s.match.turns)
    if kind == "choose":
        _choose(s, rng)
        return
    for _ in range(30):
        can = acts(s.regions())
        verbs = {verb for verb, _ in can}
        if "seen" in verbs:
            s.press("seen")
        elif kind == "bid":
            card = rng.pick([a for a in can if a[0] == "bid"])
            s.press(*_flat(card))
            s.press(*_flat(card))
        elif kind == "take" and s.ui().held is None:
            s.press(*_flat(rng.pick([a for a in can if a[0] == "lot"])))
        elif "space" in verbs and rng.below(8):
            s.press(*_flat(rng.pick([a for a in can if a[0] == "space"])))
            if len(s.match.turns) == before:
                s.press("ghost")
        else:
            _way_out(s, rng)
        if len(s.match.turns) != before:
            return
    raise AssertionError(f"no answer to {s.match.decision}")


def by_keys(s: Sitting, rng: Rng) -> None:
    """Answers one decision by keys on the wall and the hand, and by buttons, which a keyboard presses too."""
    kind = s.match.decision.kind
    before = len(s.match.turns)
    if kind == "choose":
        _choose(s, rng)
        return
    for _ in range(60):
        can = acts(s.regions(), buttons=True)
        verbs = {verb for verb, _ in can}
        if "seen" in verbs:
            s.press("seen")
        elif kind == "bid":
            for _ in range(1 + rng.below(5)):
                s.key("ArrowRight", "hand")
            s.press("bid", str(s.ui().bid))
        elif kind == "take" and s.ui().held is None:
            s.press(*_flat(rng.pick([a for a in can if a[0] == "lot"])))
        elif s.ui().held is not None and rng.below(10):
            s.key(
                rng.pick(
                    ["n", "N", "PageDown", "PageUp", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "p"]
                )
            )
            s.key("Enter")
        else:
            _way_out(s, rng)
        if len(s.match.turns) != before:
            return
    raise AssertionError(f"no answer to {s.match.decision}")


def start(seats: int, seed: int, *, compact: bool = False, options: Mapping[str, int] | None = None) -> Sitting:
    return Sitting(Match(GAME, seats, options or {}, seed), compact=compact)


def wander(seats: int, seed: int, *, compact: bool = False):
    """The sittings of a whole game of random answers, one for each decision."""
    s = start(seats, seed, compact=compact)
    rng = Rng(seed)
    while s.match.decision is not None:
        yield s
        d = s.match.decision
        options = GAME.options(s.match.state, d)
        calm = [a for a in options if a.verb != "rehang"]
        s.take(Reply(s.ui(), (rng.pick(calm),)))
