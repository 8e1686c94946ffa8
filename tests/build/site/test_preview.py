"""The preview picture of a link to the site: the right size, and an absolute address if the site's address is known."""

import struct

import pytest

from build.site import pack, preview


@pytest.mark.slow
def test_the_picture_has_the_size_that_the_page_names() -> None:
    png = (preview.preview() / preview.NAME).read_bytes()
    assert png.startswith(b"\x89PNG")
    assert struct.unpack(">II", png[16:24]) == (preview.WIDTH, preview.HEIGHT)
    assert 100_000 < len(png) < 600_000, "of pictures, and no larger than what shows previews takes"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("given", "environment", "site"),
    [
        ("https://art.example/play", {}, "https://art.example/play/"),
        ("https://art.example", {"NETLIFY": "true", "URL": "https://vernissage.example"}, "https://art.example/"),
        ("", {"CF_PAGES_URL": "https://vernissage.example"}, "https://vernissage.example/"),
        ("", {"RENDER_EXTERNAL_URL": "https://vernissage.example"}, "https://vernissage.example/"),
        ("", {}, ""),
        ("", {"URL": "https://elsewhere.example"}, ""),
        ("", {"NETLIFY": "true"}, ""),
        ("", {"NETLIFY": "true", "URL": "https://vernissage.example"}, "https://vernissage.example/"),
        ("", {"NETLIFY": "true", "URL": "https://vernissage.example/"}, "https://vernissage.example/"),
        ("", {"NETLIFY": "true", "URL": '"><script>'}, ""),
    ],
)
def test_the_address_is_absolute_where_it_is_given_or_the_host_tells_it(
    monkeypatch: pytest.MonkeyPatch, given: str, environment: dict[str, str], site: str
) -> None:
    for name in ("NETLIFY", *pack.HOSTS):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    page = pack._index({name: f"./s/{name}" for name in ("pyodide", "pyscript", "look", "pictures", "app")}, given)
    assert f'<meta property="og:image" content="{site}preview.png">' in page
    assert ('"og:url"' in page) == bool(site)
    assert not site or f'<meta property="og:url" content="{site}">' in page
    for name in ("og:title", "og:description", "twitter:card"):
        assert f'"{name}" content="' in page


def test_what_is_no_address_of_a_site_is_refused() -> None:
    for given in ("vernissage.example", "https://art.example/?x", '"><script>', "ftp://art.example"):
        with pytest.raises(ValueError, match="no address"):
            pack.address_of(given)
