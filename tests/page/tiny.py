"""A tiny view of the null game, by which the page's core is tested."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from vernissage.games.null.rules import NO_CLAIM, Claim, Null
from vernissage.page.core.markup import Node, el, join
from vernissage.page.core.motion import Flight
from vernissage.page.view.phrases import name
from vernissage.page.view.scene import Drawing, Noise, Outcome, Phase, Reply, Scene
from vernissage.page.view.terms import Sign
from vernissage.table.game import Event, Revealed


@dataclass(frozen=True)
class Ui:
    picked: int = 0


class TinyView:
    """How the null game looks: a prize, three claims to choose from, the claims and points of all."""

    key = "null"
    apart = True
    noises: Mapping[type[Event], Noise] = {Revealed: "card"}
    terms: Mapping[str, Sign] = {}
    heard = None

    def ui(self, scene: Scene, last: Ui | None) -> Ui:
        return Ui()

    def render(self, scene: Scene, ui: Ui) -> Mapping[str, str]:
        words, s = scene.words, scene.state
        claims = (
            el(
                "button",
                n,
                type="button",
                id=f"claim-{n}",
                data_do=f"room claim {n}",
                aria_pressed="true" if ui.picked == n else "false",
            )
            for n in (1, 2, 3)
        )
        mine = s.claims[scene.seat]
        others = (el("li", f"{who} {claim}") for who, claim in zip(scene.names, s.claims, strict=True))
        return {
            "shared": el("p", words("Prize %(n)s", n=s.prize)),
            "own": el("p", words("Secret %(n)s", n=mine) if mine != NO_CLAIM else words("No claim"), id="mine", tabindex=0),
            "decision": join(claims) if scene.options else el("p", words("Wait")),
            "others": el("ul", *others),
        }

    def sentence(self, scene: Scene, ui: Ui) -> str:
        if scene.options:
            return scene.words("Your claim, %(name)s", name=scene.names[scene.seat])
        return scene.words("Somebody claims")

    def status(self, scene: Scene) -> str:
        return scene.words("Gone: %(n)s", n=scene.state.gone)

    def asked(self, scene: Scene, ui: Ui) -> str:
        return "claim-1" if scene.options else ""

    def press(self, scene: Scene, ui: Ui, act: str, args: tuple[str, ...]) -> Reply:
        if act != "claim" or len(args) != 1 or args[0] not in ("1", "2", "3", "9"):
            return Reply(ui)
        n = int(args[0])
        if n not in (9, ui.picked):
            return Reply(Ui(n), say=scene.words("Lifted %(n)s", n=n), focus=f"claim-{n}")
        return Reply(ui, (Claim(n),))

    def keyed(self, scene: Scene, ui: Ui, key: str, region: str) -> Reply | None:
        return self.press(scene, ui, "claim", (key,)) if key in ("1", "2", "3") else None

    def pointed(self, scene: Scene, ui: Ui, phase: Phase, act: str, x: float, y: float) -> Reply | None:
        return Reply(Ui(1 + min(int(x * 3), 2))) if phase == "move" else None

    def told(self, event: Event, scene: Scene) -> str:
        if isinstance(event, Revealed):
            return scene.words("Claims: %(claims)s", claims=", ".join(map(str, event.answers)))
        return scene.words("Prize %(n)s", n=event.value)

    def spared(self, scene: Scene) -> tuple[str, ...]:
        return ()

    def laid(self, scene: Scene) -> str:
        return ""

    def unseen(self, scene: Scene, ui: Ui) -> bool:
        return False

    def flights(self, event: Event, scene: Scene) -> Sequence[Flight]:
        return ()

    def things(self, event: Event) -> Sequence[Node]:
        return [el("svg", viewBox="0 0 1 1")] if event.kind == "drawn" else []

    def drawing(self, scene: Scene, what: tuple[str, ...]) -> Drawing | None:
        title, image = f"Prize <{scene.state.prize}>", '<image href="art/icon.svg" width="9" height="9"/>'
        return Drawing(title, "A & B", image, 9, 9) if what == ("prize",) else None

    def drawings(self, scene: Scene) -> Sequence[tuple[tuple[str, ...], str]]:
        return [(("prize",), "The prize")]

    def outcome(self, scene: Scene) -> Outcome:
        drawing = self.drawing(scene, ("prize",))
        assert drawing is not None
        rows = tuple((name(scene, seat), str(n)) for seat, n in enumerate(scene.game.scores(scene.state)))
        return Outcome(f"{name(scene, 0)} wins", rows, 1, drawing)

    def picture(self, scene: Scene) -> str:
        return el("svg", viewBox="0 0 1 1")

    def result(self, scene: Scene, step: int) -> Mapping[str, str]:
        return {"own": el("h1", scene.words("The end")), "decision": el("p", step, id="step")}

    def result_steps(self, scene: Scene) -> int:
        return 3

    def counted(self, scene: Scene, step: int) -> None:
        return None


GAMES: dict[str, Any] = {"null": Null()}
VIEWS: dict[str, Any] = {"null": TinyView()}
