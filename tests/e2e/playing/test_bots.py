"""Bots think in a worker with its own Python; the page stays responsive."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.marks import seldom

from ..conftest import Troubles, bots_workers, start
from ..player import Mouse, set_up
from ..starting.test_start import in_python, position


def thought(page: Page, dist: Path, text: str, level: str, seat: int, luck: int) -> int:
    """The place of the bot's answer among the options, found on the page's own thread."""
    return int(
        str(
            in_python(
                page,
                dist,
                f"""
from vernissage.bots.bot import answer
from vernissage.bots.registry import BOTS
from vernissage.games import GAMES
from vernissage.table.chance import Rng
from vernissage.table.link import decode
match = decode({text!r}, GAMES).match
found = answer(BOTS[match.game.key][{level!r}], match.view({seat}), {seat}, Rng({luck}))
str(list(match.game.options(match.state, match.decision)).index(found))
""",
            )
        )
    )


@pytest.mark.parametrize("address", ["/", seldom("/?start=plain")])
def test_the_worker_answers_as_the_page_would(page: Page, dist: Path, troubles: Troubles, address: str) -> None:
    start(page, address)
    assert not bots_workers(page)
    text, seat = position(page, dist)
    for level in ("random", "greedy"):
        luck = 2**63 + 5
        there = page.evaluate("(asked) => vernissage.think(...asked)", [text, level, seat, str(luck)])
        assert there == thought(page, dist, text, level, seat, luck)
    assert len(bots_workers(page)) == 1


@pytest.mark.long
@pytest.mark.fresh
@pytest.mark.browser_context_args(service_workers="block")
def test_the_page_stays_awake_while_a_bot_thinks(page: Page, dist: Path, troubles: Troubles) -> None:
    start(page)
    text, seat = position(page, dist)
    page.evaluate("(asked) => vernissage.think(...asked)", [text, "random", seat, "1"])  # the worker is up
    took, longest = page.evaluate(
        """async (asked) => {
        let [thinking, last, longest] = [true, performance.now(), 0];
        const began = last;
        const beat = () => {
            const now = performance.now();
            longest = Math.max(longest, now - last);
            last = now;
            if (thinking) setTimeout(beat, 5);
        };
        beat();
        await Promise.all(Array.from({ length: 10 }, () => vernissage.think(...asked)));
        thinking = false;
        return [performance.now() - began, longest];
    }""",
        [text, "search", seat, "3"],
    )
    assert longest < took / 4, f"of {took} ms the page stood still for {longest}"


@pytest.mark.long
def test_bad_input_is_refused_and_the_worker_goes_on(page: Page, dist: Path, troubles: Troubles) -> None:
    start(page)
    text, seat = position(page, dist)
    refused = page.evaluate("vernissage.think('nonsense', 'greedy', 0, '1').catch((error) => error.message)")
    assert "BadLink" in refused
    assert page.evaluate("(asked) => vernissage.think(...asked)", [text, "random", seat, "1"]) >= 0


def test_when_the_worker_cannot_start_the_page_is_told(page: Page) -> None:
    def none(route: Route) -> None:
        route.fulfill(status=404)

    page.route("**/worker.mjs*", none)
    start(page)
    for _ in range(2):
        assert page.evaluate("vernissage.think('', 'greedy', 0, '1').catch(() => 'no')") == "no"
    expect(page.locator("html")).to_have_attribute("data-state", "ready")


NO_WORKER = """globalThis.Worker = class extends Worker {
  constructor(at, how) {
    if (how?.name === "bots") throw new Error("no worker for bots");
    super(at, how);
  }
};"""


@pytest.mark.long
def test_the_best_bots_play_from_their_worker_and_alike_on_the_page_if_there_is_none(
    page: Page, dist: Path, troubles: Troubles
) -> None:
    games = []
    for worker in (True, False):
        if not worker:
            page.add_init_script(NO_WORKER)
        start(page, "/?choose=art-society")
        assert "choose" not in page.url
        mouse = set_up(Mouse(page), 2, 77, level="search", open_=False)
        mouse.play(rounds=1)
        assert len(bots_workers(page)) == worker
        games.append(in_python(page, dist, "import main; main.session.app.play.text"))
    assert games[0] == games[1]
