"""The screens of games by link: decisions at the table, the panel beside them, and every sheet."""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from tests.page.double import FakeDevice, FakePage
from tests.page.fair.test_links import friends, opened
from vernissage.page.core.messages import Carried, Resized
from vernissage.page.fair.hand import SheetName
from vernissage.page.table import turns

NAMES: Final = ("Ann", "Bartłomiej", "Cy", "Dorothea")
MOST: Final = 60
"""So many messages of a game are looked at."""
Make = Callable[[str, FakeDevice], FakePage]
"""Makes a page at the foyer: its language, its device."""


def linked(language: str, make: Make) -> Iterator[tuple[str, FakePage]]:
    """All of them: a name, and the page that shows it."""
    yield from _joining(language, make)
    for key, seats in (("art-society", 3), ("canvas", 3), ("avant-carde", 3), ("art-society", 2)):
        yield from _game(language, make, key, seats)
    yield from _left_out(language, make)


def _joining(language: str, make: Make) -> Iterator[tuple[str, FakePage]]:
    host, guest = (make(language, FakeDevice(luck=1000 * n)) for n in (1, 2))
    host.press("poster-button-art-society", "friends")
    yield "linked-ways", host
    host.press("linked-by-link", "linked-seats-4", "linked-bots-1")
    yield "linked-invite", host
    host.press("linked-create")
    yield "linked-invite-nameless", host
    host.enter("linked-name", NAMES[0])
    host.press("linked-create")
    yield "linked-pass", host
    host.send(Carried("copy", good=True))
    yield "linked-pass-copied", host
    opened(guest, friends(host).link)
    yield "linked-invited", guest
    guest.enter("linked-name", NAMES[1])
    guest.press("linked-join")
    yield "linked-in", guest
    guest.press("dialog-close")
    yield "linked-foyer-inviting", guest


def table(language: str, make: Make, key: str, seats: int) -> list[FakePage]:
    """Pages at one table, before anybody has compared words."""
    pages = [make(language, FakeDevice(luck=1000 * (n + 1))) for n in range(seats)]
    host = pages[0]
    host.press(f"poster-button-{key}", "friends", "linked-by-link", f"linked-seats-{seats}")
    host.enter("linked-name", NAMES[0])
    host.press("linked-create")
    for n, page in enumerate(pages[1:], 1):
        opened(page, friends(pages[n - 1]).link)
        page.enter("linked-name", NAMES[n])
        page.press("linked-join")
    newest = pages[-1]
    for page in (*pages[1:-1], pages[0]):
        opened(page, friends(newest).link)
        newest = page
    return pages


def _sheets(page: FakePage, name: str, sheets: Sequence[SheetName]) -> Iterator[tuple[str, FakePage]]:
    for sheet in sheets:
        friends(page).open(sheet)
        page.send(Resized(1280, 800, still=True))
        yield f"linked-{name}-{sheet}", page
    page.press("dialog-close")


def _game(language: str, make: Make, key: str, seats: int) -> Iterator[tuple[str, FakePage]]:
    name, dice = f"{key}-{seats}", random.Random(seats)
    pages = table(language, make, key, seats)
    seen: set[tuple[object, ...]] = set()
    if key == "canvas":
        yield from _sheets(pages[0], name, ("words", "line", "lost", "remove"))
    for page in pages:
        page.press("dialog-close") if page.find("dialog-close") else None
    for n in range(MOST):
        page = next((p for p in pages if (play := friends(p).playing) is not None and play.draft is not None), pages[0])
        play = friends(page).playing
        if play is None or play.draft is None:
            break
        while not play.complete:
            draft = play.draft
            state = (type(draft.decision).__name__, draft.dark, draft.openly, draft.secret)
            if state not in seen:
                seen.add(state)
                page.send(Resized(1280, 800, still=True))
                yield f"linked-{name}-asked-{'-'.join(map(str, state))}", page
            came = turns.give(page.app, (dice.choice(list(draft.choices)),))
            page.session.show(came)
        state = ("sent", play.draft.dark)
        if state not in seen:
            seen.add(state)
            yield f"linked-{name}-unsent-{play.draft.dark}", page
        page.press("linked-send")
        if n == 3:
            yield from _sheets(page, name, ("send", "old", "fair"))
            yield f"linked-{name}-waiting", page
            watcher = make(language, FakeDevice(luck=9000))
            opened(watcher, friends(page).link)
            yield f"linked-{name}-looking", watcher
            watcher.press("linked-go")
            yield f"linked-{name}-watching", watcher
        else:
            page.press("dialog-close") if page.find("dialog-close") else None
        for other in pages:
            if other is not page:
                opened(other, friends(page).link)
                if n == 4:
                    yield f"linked-{name}-news-{friends(other).seat}", other
                other.press("linked-go" if other.find("linked-go") else "dialog-close")
                if n == 4 and other.find("linked-missing"):
                    yield from _sheets(other, name, ("missing",))


def _left_out(language: str, make: Make) -> Iterator[tuple[str, FakePage]]:
    """Two go on without the third, who is asked first, is told, and comes back; and what leaving costs."""
    pages = table(language, make, "canvas", 3)
    _go_round(pages, _moved(pages))
    waited = _asked(pages)
    one, two = (page for page in pages if page is not waited)
    yield from _sheets(waited, "left", ("leave",))
    one.press("linked-missing")
    yield "linked-left-missing", one
    for page, other, said in ((one, two, "asked"), (two, waited, "waited")):
        page.press("linked-agree")
        yield f"linked-left-agreed-{said}", page
        opened(other, friends(page).link)
        yield f"linked-left-{said}", other
    _go_round([one], friends(two).link)
    _go_round([one, two, waited], _moved([one, two]))
    opened(waited, friends(_asked([one, two])).link)
    yield "linked-left-stepped", waited
    waited.press("linked-follow")
    yield "linked-left-watching", waited
    yield from _sheets(one, "left", ("fair",))


def _asked(pages: Sequence[FakePage]) -> FakePage:
    return next(page for page in pages if (play := friends(page).playing) is not None and play.draft is not None)


def _moved(pages: Sequence[FakePage]) -> str:
    """Whoever is asked answers with the first that can be answered; the link."""
    page = _asked(pages)
    _go_round([page], friends(page).link)
    play = friends(page).playing
    while play is not None and play.draft is not None and not play.complete:
        page.session.show(turns.give(page.app, (play.draft.choices[0],)))
    page.press("linked-send", "linked-copy")
    page.send(Carried("copy", good=True))
    return friends(page).link


def _go_round(pages: Sequence[FakePage], link: str) -> None:
    """All of them open a link, and close what it brings."""
    for page in pages:
        opened(page, link)
        while page.find("dialog-close"):
            page.press("dialog-close")
