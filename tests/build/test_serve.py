"""The local server: the published site's headers, brotli, ETags, and nothing outside its folder."""

import http.client
from collections.abc import Iterator
from pathlib import Path

import brotli
import pytest

from build.headers import headers, media_type
from build.serve import Server, serving


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    folder = tmp_path / "dist"
    (folder / "s" / "app.1").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "s" / "app.1" / "a.mjs").write_text("1;")
    (folder / "s" / "app.1" / "a.mjs.br").write_bytes(brotli.compress(b"1;"))
    (tmp_path / "secret").write_text("secret")
    with serving(folder) as running:
        yield running


def asked(server: Server, path: str, **more: str) -> tuple[http.client.HTTPResponse, bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", server.server_address[1])
    connection.request("GET", path, headers={name.replace("_", "-"): value for name, value in more.items()})
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer, body


def test_a_browser_that_hangs_up_is_no_news_and_anything_else_is(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    for fault, told in ((ConnectionResetError, False), (BrokenPipeError, False), (OSError, True)):
        try:
            raise fault
        except OSError:
            server.handle_error(None, ("127.0.0.1", 1))
        assert (fault.__name__ in capsys.readouterr().err) == told


def test_the_page_is_served_with_the_sites_headers(server: Server) -> None:
    answer, body = asked(server, "/?x=1")
    assert (answer.status, body) == (200, b"<!doctype html>")
    for name, value in headers("/").items():
        assert answer.headers[name] == value
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"


def test_brotli_goes_to_those_who_take_it(server: Server) -> None:
    answer, body = asked(server, "/s/app.1/a.mjs", Accept_Encoding="gzip, br")
    assert answer.headers["Content-Encoding"] == "br"
    assert answer.headers["Content-Type"].startswith("text/javascript")
    assert brotli.decompress(body) == b"1;"
    plain, body = asked(server, "/s/app.1/a.mjs")
    assert (plain.headers["Content-Encoding"], body) == (None, b"1;")
    assert plain.headers["ETag"] != answer.headers["ETag"]


def test_what_did_not_change_is_not_sent_again(server: Server) -> None:
    first, _ = asked(server, "/")
    again, body = asked(server, "/", If_None_Match=first.headers["ETag"])
    assert (again.status, body) == (304, b"")
    Path(server.folder, "index.html").write_text("<!doctype html><p>")
    assert asked(server, "/", If_None_Match=first.headers["ETag"])[0].status == 200


@pytest.mark.parametrize("path", ["/../secret", "/%2e%2e/secret", "//../secret", "/s", "/nothing"])
def test_nothing_else_is_served(server: Server, path: str) -> None:
    assert asked(server, path)[0].status == 404


def test_only_hashed_folders_are_kept_for_ever() -> None:
    assert "immutable" in headers("/s/app.1/a.mjs")["Cache-Control"]
    assert headers("/index.html")["Cache-Control"] == "no-cache"
    assert "Content-Security-Policy" in headers("/s/app.1/a.mjs")


def test_only_the_package_for_python_users_is_open_to_other_sites() -> None:
    for path in ("/", "/index.html", "/s/app.1/a.mjs", "/sw.js", "/wheels", "/examples/pyscript.html"):
        assert headers(path)["Cross-Origin-Resource-Policy"] == "same-origin"
        assert "Access-Control-Allow-Origin" not in headers(path)
    wheel = headers("/wheels/vernissage_games-0.1.0-py3-none-any.whl")
    assert (wheel["Access-Control-Allow-Origin"], wheel["Cross-Origin-Resource-Policy"]) == ("*", "cross-origin")
    assert wheel["X-Content-Type-Options"] == "nosniff"


def test_types_that_browsers_insist_on() -> None:
    assert media_type("x.wasm") == "application/wasm"
    assert media_type("x.asm.mjs").startswith("text/javascript")
    assert media_type("x.webmanifest") == "application/manifest+json"
    assert media_type("LICENSE") == "application/octet-stream"


def test_who_stops_it_is_answered_no_more_on_an_open_line(server: Server) -> None:
    line = http.client.HTTPConnection("127.0.0.1", server.server_address[1])

    def ask() -> bytes:
        line.request("GET", "/")
        return line.getresponse().read()

    assert ask() == ask()
    server.shutdown()
    server.server_close()
    with pytest.raises(ConnectionError):
        ask()
    line.close()
