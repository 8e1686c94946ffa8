"""What Python loads: the packages of PyScript's configuration, in each start."""

import json
from pathlib import Path
from unittest.mock import ANY

import pytest
from playwright.sync_api import Page, Route, expect

from build.python import vendor

from ..conftest import START_MS, Troubles, start
from .test_start import in_python

pytestmark = [pytest.mark.fresh, pytest.mark.browser_context_args(service_workers="block")]

INSTALLED = """
import json, sys, vernissage
from importlib.metadata import distributions, entry_points, version
told = {one.name: [one.version, one.read_text("INSTALLER")] for one in distributions()}
assert version("vernissage-games") == vernissage.__version__
assert [point.value for point in entry_points(name="vernissage")] == ["vernissage.__main__:run"]
json.dumps([told, vernissage.__file__, vernissage.__spec__.origin, sorted({"micropip"} & {*sys.modules})])
"""


@pytest.mark.long
def test_the_packages_of_the_configuration_are_installed_in_each_start(page: Page, dist: Path, base_url: str,
                                                                        troubles: Troubles) -> None:  # fmt: skip
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    found = []
    for address in ("/", "/?start=plain"):
        start(page, address)
        page.locator("html[data-rest=here]").wait_for(state="attached", timeout=START_MS)  # what tells comes with the rest
        *same, there = json.loads(str(in_python(page, dist, INSTALLED)))
        assert (same[0].pop("micropip", None), there) == ((None, []) if address == "/" else (ANY, ["micropip"]))
        assert any("/micropip-" in url for url in asked) == (address != "/"), "it travels when something is installed"
        found.append(same)
    assert found[0] == found[1]
    assert {*found[0][0]} == {*vendor.CONFIGURATION["packages"]}
    assert not [url for url in asked if not url.startswith((f"{base_url}/", "blob:", "data:"))]


@pytest.mark.long
def test_a_plain_start_has_nothing_but_the_packages_of_its_configuration(page: Page) -> None:
    def without(route: Route) -> None:
        answer = route.fetch()
        assert '"packages": ["vernissage-games"]' in answer.text()
        route.fulfill(response=answer, body=answer.text().replace('"packages": ["vernissage-games"]', '"packages": []'))

    page.route("**/?start=plain", without)
    page.goto("/?start=plain")
    expect(page.locator("#trouble-load, #trouble-run").filter(visible=True)).to_have_count(1, timeout=START_MS)
    expect(page.locator("html")).to_have_attribute("data-start", "plain")
