"""The site on usual hosts: its start, its cached files, an update; it has the same size everywhere."""

import os
from collections.abc import Iterator
from pathlib import Path
from time import time

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from build.headers import headers, policy
from build.hosts import host
from build.serve import Server, running
from build.site import compress
from tests.marks import seldom

from ..conftest import Troubles, start
from ..player import Mouse, choose
from .test_offline import kept
from .test_update import build, build_of, look_for_update, offered, taken

pytestmark = pytest.mark.fresh


@pytest.fixture(params=["pages", seldom("plain"), seldom("netlify")])
def like(request: pytest.FixtureRequest, dist: Path) -> Iterator[Server]:
    """A server of the site that is like a host."""
    with running(host(request.param, dist)) as server:
        yield server


@pytest.fixture
def visitor(context: BrowserContext, like: Server) -> Iterator[Page]:
    """A first visit there, on which nothing may be out of order."""
    page = context.new_page()
    troubles = Troubles(page, like.address)
    start(page, like.address + "/")
    yield page
    assert not troubles


@pytest.mark.long
def test_the_page_starts_plays_and_is_kept_on_every_host(visitor: Page, like: Server) -> None:
    expect(visitor.locator("html")).to_have_attribute("data-start", "snapshot")
    large = {path: size for path, size in like.sent if path.endswith(compress.PACKED) and size}  # 0: the browser had it
    assert {
        path: Path(like.folder, path.removeprefix(like.answer.folder).lstrip("/")).stat().st_size for path in large
    } == large
    kept(visitor)
    visitor.context.set_offline(True)
    start(visitor, like.address + "/")
    expect(visitor.locator("html")).to_have_attribute("data-start", "snapshot")
    mouse = Mouse(visitor)
    choose(mouse, "art-society")
    mouse.press("play")
    mouse.answer(mouse.look())
    visitor.context.set_offline(False)
    start(visitor, like.address + "/?start=plain")
    expect(visitor.locator("html")).to_have_attribute("data-start", "plain")


@pytest.mark.long
def test_a_newer_build_comes_on_every_host(context: BrowserContext, like: Server, dist: Path, tmp_path: Path) -> None:
    first, second = (build_of(dist, tmp_path / name, name) for name in ("aaaa", "bbbb"))
    for name in ("sw.js", "index.html"):  # a simple server knows by the second when a file was changed
        os.utime(second / name, (time() + 9, time() + 9))
    like.folder = first
    page = context.new_page()
    start(page, like.address + "/")
    kept(page)
    like.folder = second
    look_for_update(page)
    offered(page)
    taken(page)
    assert build(page) == ("bbbb", "bbbb")


@pytest.mark.long
def test_the_policy_holds_where_no_headers_can_be_set(context: BrowserContext, dist: Path) -> None:
    with running(host("plain", dist)) as server:
        page = context.new_page()
        answer = page.goto(server.address + "/")
        assert answer
        assert "content-security-policy" not in answer.headers
        assert page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content") == policy()
        refused = page.evaluate("""() => new Promise((done) => {
            addEventListener("securitypolicyviolation", ({ effectiveDirective }) => done(effectiveDirective));
            document.head.append(Object.assign(document.createElement("script"), { textContent: "globalThis.ran = true" }));
        })""")
        assert refused == "script-src-elem"
        assert not page.evaluate("globalThis.ran")


def test_the_page_s_own_policy_is_the_headers_but_for_what_only_headers_can_say() -> None:
    assert headers("/")["Content-Security-Policy"].replace("; frame-ancestors 'none'", "") == policy()
