"""A failed test leaves what its page showed, said and asked for."""

from pathlib import Path
from types import SimpleNamespace

import pytest
from playwright.sync_api import Page
from urllib3.exceptions import NewConnectionError

from build import licences
from build.testing.engines import WEBKIT

from . import film, webkit
from .left import healed, leave

SPEAKS = """() => new Promise(done => {
  console.log('said in the page');
  setTimeout(() => { throw new Error('thrown in the page'); });
  const worker = new Worker(URL.createObjectURL(new Blob(["console.warn('said in a worker'); postMessage(1)"])));
  worker.onmessage = () => setTimeout(done);
  document.body.innerHTML = '<p>Shown in the page';
})"""


@pytest.mark.fresh
def test_a_failed_test_leaves_its_picture_console_errors_requests_and_words(page: Page, base_url: str, tmp_path: Path) -> None:
    page.goto(f"{base_url}/{licences.NAME}")
    page.goto("about:blank")
    assert page.evaluate("getComputedStyle(document.body).opacity") == "0", "it is blind, as most pages are"
    with page.expect_event("pageerror"), page.expect_console_message(lambda said: said.worker is not None):
        page.evaluate(SPEAKS)
    room = leave("tests/e2e/a/test_b.py::test_c[Firefox-d]", [3, SimpleNamespace(page=page), page.context, page], tmp_path)
    assert room == tmp_path / "a-test_b.py-test_c-Firefox-d"
    assert {file.name for file in room.iterdir()} == {"1.png", "1.txt"}, "the page is told of once"
    told = (room / "1.txt").read_text(encoding="utf-8")
    asked = f"/{licences.NAME}: answered"
    for line in ("log: said in the page", "said in a worker", "thrown in the page", asked, "Shown in the page"):
        assert line in told
    assert "not there" not in told
    assert len(set(b"".join(film.grey((room / "1.png").read_bytes())))) > 1, "its words are painted"
    page.close()
    assert leave("tests/e2e/a/test_b.py::test_e", [page], tmp_path) is None


@pytest.mark.long
def test_in_webkit_a_page_tells_what_it_complained_of(base_url: str, tmp_path: Path) -> None:
    if not WEBKIT.found():
        pytest.skip(WEBKIT.missing())  # Debian's WebKit cannot be installed without root
    with webkit.browser(tmp_path / "browser") as engine:
        page = engine.new_page()
        page.goto(f"{base_url}/{licences.NAME}")
        page.evaluate("""() => {
          console.error('complained of', new Error('with a cause'));
          setTimeout(() => { throw new Error('thrown in the page'); });
        }""")
        page.evaluate("new Promise(done => setTimeout(done))")
        leave("tests/e2e/a/test_b.py::test_c", [engine], tmp_path)
        assert not healed(engine)
        page.evaluate("sessionStorage.setItem('vernissage again', JSON.stringify({ times: [1, 2] }))")
        assert healed(engine) == ["Python has ended in WebKit, and the page began again: 2"]
        told = (tmp_path / "a-test_b.py-test_c" / "1.txt").read_text(encoding="utf-8")
        page.close()
    for line in ("error: complained of Error: with a cause", "uncaught: Error: thrown in the page"):
        assert line in told


@pytest.mark.long
def test_a_webkit_whose_driver_has_gone_with_it_is_said_to_be_not_there(tmp_path: Path) -> None:
    class Gone(webkit.Browser):
        def __init__(self) -> None: ...

        def said(self) -> str:
            return "said before"

        def pages(self) -> list[webkit.Page]:
            raise NewConnectionError(None, "connection refused")  # type: ignore[arg-type]

    leave("tests/e2e/a/test_b.py::test_c", [Gone()], tmp_path)
    room = tmp_path / "a-test_b.py-test_c"
    assert (room / "console.txt").read_text(encoding="utf-8") == "said before"
    assert "connection refused" in (room / "1.txt").read_text(encoding="utf-8")
