"""Pages at a live table, with connections between them that always work: what one posts, the other hears."""

from collections import deque
from collections.abc import Sequence

from tests.page.double import FakeDevice, FakePage
from tests.page.fair.test_links import friends
from tests.sure import sure
from vernissage.page.core.messages import Arrived, Wired
from vernissage.page.live.state import Live
from vernissage.page.travel.state import Reading
from vernissage.table.fair.chain import digest
from vernissage.table.live import code
from vernissage.table.live.code import Address, Description

HERE = (Address("4", bytes((192, 168, 0, 7)), 40_000),)


class Wires:
    """All pages, and what is under way between them."""

    def __init__(self, names: Sequence[str], **kit: object) -> None:
        self.pages = [FakePage(FakeDevice(luck=1_000 * (i + 1)), **kit) for i in range(len(names))]  # type: ignore[arg-type]
        self.names = list(names)
        self.ends: dict[tuple[int, int], tuple[int, int]] = {}
        self._agreed: dict[tuple[int, int], tuple[int, int]] = {}
        """By end of a line the other, also where no address is known yet."""
        self._ufrags: dict[str, tuple[int, int]] = {}
        self._due: deque[tuple[int, Wired]] = deque()
        self.off: set[int] = set()
        """Pages that hear nothing."""
        self.older: set[int] = set()
        """Pages that do not say with which edition of the protocol they begin games."""
        self.silent: dict[int, tuple[str, ...]] = {}
        """Pages that keep frames of these kinds to themselves."""

    def settle(self, *, reads: bool = True) -> None:
        """Carries everything on until nothing is under way. Whoever reads a link stays at it unless it `reads` on."""
        for _ in range(20_000):
            for i, page in enumerate(self.pages):
                while reads and isinstance(page.app.dialog, Reading):
                    assert page.tick(), f"page {i} reads a link, and waits for nothing"
                wires, page.wires = page.wires, []
                for wire in wires:
                    self._carry(i, wire.what, wire.line, wire.text)
            if not self._due:
                return
            to, message = self._due.popleft()
            if to not in self.off:
                self.pages[to].send(message)
        raise AssertionError("it does not end")

    def press(self, page: FakePage, *idents: str) -> None:
        """Somebody presses these, and all that comes of it goes across."""
        page.press(*idents)
        self.settle()

    def _sdp(self, i: int, role: code.Role = "offer", ufrag: str = "0000ffff") -> str:
        return code.write(Description(role, 0, ufrag, "0" * 32, digest("cert", self.names[i].encode()), HERE))

    def _carry(self, i: int, what: str, line: int, text: str) -> None:
        match what:
            case "start":
                self._due.append((i, Wired("ready", 1, self._sdp(i))))
            case "dial" | "reply":
                ufrag = f"{len(self._ufrags):08x}"
                self._ufrags[ufrag] = i, line
                if what == "reply":
                    self._ufrags[f"{ufrag}!"] = self._ufrags[code.read(text, 0).ufrag]
                self._due.append((i, Wired("described", line, self._sdp(i, "offer" if what == "dial" else "active", ufrag))))
            case "accept":
                mine, theirs = (i, line), self._ufrags[code.read(text, 0).ufrag]
                assert self._ufrags[f"{code.read(text, 0).ufrag}!"] == mine
                self._agreed[mine], self._agreed[theirs] = theirs, mine
                if code.read(text, 0).addresses:
                    self._open(mine)
            case "wake":
                assert text == "\n".join(code.candidates(HERE))
                self._open((i, line))
            case "post":
                kept = (*self.silent.get(i, ()), *(("edition",) if i in self.older else ()))
                if (other := self.ends.get((i, line))) and not text.startswith(kept):
                    self._due.append((other[0], Wired("heard", other[1], text)))
            case "hang":
                self.cut(i, line)
            case "soon" | "awake" | "scan" | "hand" | "taken":
                self._due.append((i, Wired(what)))

    def _open(self, mine: tuple[int, int]) -> None:
        theirs = self._agreed.get(mine)
        if theirs is not None and not self.off & {mine[0], theirs[0]}:
            self.ends[mine], self.ends[theirs] = theirs, mine
            for page, n in (mine, theirs):
                self._due.append((page, Wired("opened", n)))

    def cut(self, i: int, line: int) -> None:
        """Closes a line."""
        self._agreed.pop(self._agreed.pop((i, line), (-1, 0)), None)
        other = self.ends.pop((i, line), None)
        if other is not None:
            del self.ends[other]
            self._due.append((other[0], Wired("closed", other[1])))

    def pass_time(self, ms: int) -> None:
        """So much time passes."""
        for _ in range(ms // 1_000):
            for i, page in enumerate(self.pages):
                page.device._elapsed += 1_000
                if i not in self.off:
                    page.send(Wired("tick"))
            self.settle()

    def arrive(self, i: int, text: str) -> None:
        """Somebody opens a link."""
        self.pages[i].send(Arrived(text))
        self.settle()


def live(page: FakePage) -> Live:
    return sure(friends(page).live)


def shown(page: FakePage) -> str:
    """The link of the code that is shown."""
    return sure(page.find("live-address")).attributes["value"].partition("#")[2]


def opened(game: str, names: Sequence[str], *, older: Sequence[int] = (), **kit: object) -> Wires:
    """Everybody has met the first one, by links; the pages of `older` are of an older version."""
    net = Wires(names, **kit)
    net.older = set(older)
    host = net.pages[0]
    net.press(host, f"poster-button-{game}", "friends", "linked-live")
    host.enter("linked-name", names[0])
    net.press(host, "live-name")
    for i, name in enumerate(names[1:], 1):
        if i > 1:
            net.press(host, "live-invite")
        joins(net, host, i, name)
    return net


def shows_code(net: Wires, host: FakePage) -> None:
    """Shows a code for one more, from the table."""
    host.press("menu", "menu-live")
    host.press_if_there("live-invite")
    net.settle()


def joins(net: Wires, host: FakePage, i: int, name: str = "", button: str = "live-name") -> None:
    """A guest answers the code that is shown, under this name or the one that is kept; the answer is pasted there."""
    page = net.pages[i]
    net.arrive(i, shown(host))
    net.settle()
    assert page.find("live-name") is not None
    if name:
        page.enter("linked-name", name)
    net.press(page, button)
    assert page.app.dialog is not None
    host.press("live-paste")
    host.enter("linked-pasted", f"https://example.org/#{shown(page)}")
    net.press(host, "live-pasted")


def cut_off(net: Wires, who: int) -> FakePage:
    """This one's page is loaded anew, with all that was kept, and has no connection any more."""
    for end in [end for end in net.ends if end[0] == who]:
        net.cut(*end)
    net.pages[who] = page = FakePage(net.pages[who].device)
    net.names[who] += " again"
    net.settle()
    cards = (e.attributes.get("id", "") for e in page.document.walk())
    net.press(page, next(ident for ident in cards if ident.startswith("linked-by-link")))
    return page
