"""`python3 build watch`: changes are noticed, open pages are told, and the site itself contains nothing of this."""

import http.client
import threading
import time
from pathlib import Path

import pytest

from build import watch
from build.places import ROOT
from build.site import pack


def site(folder: Path, build: str) -> Path:
    folder.mkdir()
    (folder / "index.html").write_text(f'<html data-build="{build}"><head></head><body>{build}</body></html>')
    (folder / "sw.js").write_text("the real one")
    return folder


@pytest.fixture
def server(tmp_path: Path) -> watch.Watched:
    return watch.Watched(site(tmp_path / "one", "first"))


def asked(server: watch.Watched, path: str) -> tuple[http.client.HTTPResponse, str]:
    connection = http.client.HTTPConnection("127.0.0.1", server.server_address[1])
    connection.request("GET", path)
    answer = connection.getresponse()
    body = answer.read().decode()
    connection.close()
    return answer, body


def test_a_page_is_told_of_the_next_build_and_of_nothing_else(server: watch.Watched, tmp_path: Path) -> None:
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
    answer, page = asked(server, "/?x=1")
    assert page.count('<script type="module" src="/watch.js"></script>') == 1
    assert "script-src 'self'" in answer.headers["Content-Security-Policy"], "as the site has it"
    assert "location.reload()" in asked(server, "/watch.js")[1]
    assert "the real one" not in asked(server, "/sw.js")[1]
    assert asked(server, "/watch?older")[1] == "first", "a page of another build hears at once"
    told: list[str] = []
    waiting = threading.Thread(target=lambda: told.append(asked(server, "/watch?first")[1]))
    waiting.start()
    waiting.join(0.3)
    assert not told
    server.show(site(tmp_path / "two", "second"))
    waiting.join(5)
    assert told == ["second"]
    assert "second" in asked(server, "/")[1]
    server.shutdown()
    server.server_close()


def test_new_gone_and_written_files_are_seen(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("1")
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "b.py").write_text("1")
    before = watch.times([tmp_path])
    assert set(before) == {tmp_path / "a.py", tmp_path / "inner" / "b.py"}
    assert watch.changed(before, watch.times([tmp_path])) == []
    (tmp_path / "vernissage.mo").write_text("made")
    assert watch.changed(before, watch.times([tmp_path])) == [], "what the build makes itself is no change"
    time.sleep(0.01)
    (tmp_path / "a.py").write_text("2")
    (tmp_path / "inner" / "b.py").unlink()
    (tmp_path / "c.css").write_text("")
    found = watch.changed(before, watch.times([tmp_path]))
    assert found == [tmp_path / "a.py", tmp_path / "c.css", tmp_path / "inner" / "b.py"]


def test_what_the_page_is_made_of_is_watched() -> None:
    watched = {file.relative_to(ROOT).as_posix() for file in watch.times()}
    assert {"web/css/tokens.css", "web/index.html", "web/main.py", "pyapp/vernissage/page/app.py", "build/site/pack.py",
            "pyapp/vernissage/locale/pl/LC_MESSAGES/vernissage.po"} <= watched  # fmt: skip
    assert "pyapp/vernissage/library/tokens.css" not in watched
    assert not [name for name in watched if "node_modules" in name or name.endswith(".mo")]


def test_a_change_builds_and_shows_and_a_fault_leaves_the_page(
    server: watch.Watched, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file, builds = ROOT / "pyapp" / "x.py", iter([site(tmp_path / "two", "second"), None])
    looks = iter([{file: 1}, {file: 2}, {file: 2}, {file: 3}])
    stop = threading.Event()

    def times() -> dict[Path, int]:
        found = next(looks, None)
        if found is None:
            stop.set()
            return {file: 3}
        return found

    monkeypatch.setattr(watch, "EVERY", 0)
    monkeypatch.setattr(watch, "times", times)
    monkeypatch.setattr(watch, "built", lambda: next(builds))
    watch.watch(server, {file: 1}, stop)
    assert server.build == "second"
    out = capsys.readouterr().out
    assert out.count("pyapp/x.py") == 2
    assert "It cannot be built so; the page stays as it was." in out
    server.server_close()


def test_nothing_of_it_is_in_the_site() -> None:
    for file in (ROOT / "web").glob("*.html"):
        assert "watch" not in file.read_text(encoding="utf-8")
    assert "watch" not in Path(pack.__file__).read_text(encoding="utf-8")
