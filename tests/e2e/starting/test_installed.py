"""What Python loads: the packages of PyScript's configuration, in each start."""

import json
from importlib.metadata import distributions
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
from pathlib import Path
site = Path(vernissage.__file__).parents[1]
files = {str(file.relative_to(site)): file.read_text() for file in site.glob("*.dist-info/**/*") if file.is_file()}
seen = vernissage.__file__, vernissage.__spec__.origin, vernissage.__version__
json.dumps([files, *seen, sorted({"micropip"} & {*sys.modules})])
"""


def told(files: dict[str, str], folder: Path) -> dict[str, list[object]]:
    """What Python tells of packages whose files about themselves are written into the folder."""
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return {one.name: [one.version, one.read_text("INSTALLER"), [(point.name, point.value) for point in one.entry_points]]
            for one in distributions(path=[str(folder)])}  # fmt: skip


@pytest.mark.long
def test_the_packages_of_the_configuration_are_installed_in_each_start(page: Page, dist: Path, base_url: str, tmp_path: Path,
                                                                        troubles: Troubles) -> None:  # fmt: skip
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    found = []
    for way, address in {"snapshot": "/", "plain": "/?start=plain"}.items():
        start(page, address)
        page.locator("html[data-rest=here]").wait_for(state="attached", timeout=START_MS)  # what tells comes with its words
        files, *same, there = json.loads(str(in_python(page, dist, INSTALLED)))
        packages = told(files, tmp_path / way)
        assert (packages.pop("micropip", None), there) == ((None, []) if way == "snapshot" else (ANY, ["micropip"]))
        assert any("/micropip-" in url for url in asked) == (way == "plain"), "it travels when something is installed"
        found.append([packages, *same])
    assert found[0] == found[1]
    packages, *_, version = found[0]
    (ours,) = vendor.CONFIGURATION["packages"]
    assert packages == {ours: [version, "pyodide.loadPackage", [("vernissage", "vernissage.__main__:run")]]}
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
