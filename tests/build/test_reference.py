"""The reference of the package, and what its docstrings have to say."""

import ast
import inspect
import re
from collections.abc import Iterator

import pytest

import vernissage
from build.library import reference
from build.places import PACKAGE
from build.site import budget, offline, pack


def raised(function: ast.FunctionDef) -> set[str]:
    """The classes of the errors that a function itself raises."""
    raises = [node.exc for node in ast.walk(function) if isinstance(node, ast.Raise)]
    found = [error.func if isinstance(error, ast.Call) else error for error in raises]
    return {node.id for node in found if isinstance(node, ast.Name) and node.id[0].isupper()}


def public(body: list[ast.stmt]) -> Iterator[ast.FunctionDef]:
    """The functions and methods with a public name."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_"):
            yield from [node] if isinstance(node, ast.FunctionDef) else public(node.body)


def silent(source: str) -> list[str]:
    """Functions that raise an error which neither their docstring nor their module's names, nor the protocol's, to which it
    points. (ruff finds names without a docstring.)
    """
    module = ast.parse(source)
    told = [(f, f"{ast.get_docstring(f)} {ast.get_docstring(module)}") for f in public(module.body)]
    return [function.name for function, text in told if not all(e in text for e in raised(function)) and "See `" not in text]


@pytest.mark.slow
def test_who_raises_an_error_says_so() -> None:
    assert silent('def f():\n    """Does it."""\n    raise ValueError') == ["f"]
    files = [file for name in ("library", *reference.TOLD) for file in sorted((PACKAGE / name).rglob("*.py"))]
    assert len(files) > 100
    assert not {str(file): names for file in files if (names := silent(file.read_text(encoding="utf-8")))}


@pytest.mark.parametrize("name", vernissage.__all__)
def test_what_is_exported_says_what_goes_in(name: str) -> None:
    """Each parameter stands in the docstring of its function or, for a method, in that of its class."""
    shown = getattr(vernissage, name)
    for key, function in [*vars(shown).items(), (name, shown)] if hasattr(shown, "__dict__") else []:
        if inspect.isfunction(function) and not key.startswith("_"):
            told = f"{inspect.getdoc(function)} {inspect.getdoc(shown)}"
            taken = [p for p in inspect.signature(function).parameters if p != "self"]
            assert not [p for p in taken if not re.search(rf"\b{p}\b", told)], function.__qualname__


@pytest.mark.slow
def test_it_has_every_name_and_no_script() -> None:
    folder = reference.reference()
    pages = {page: page.read_text(encoding="utf-8") for page in folder.rglob("*.html")}
    assert len(pages) > 50
    assert all(f'id="{name}"' in pages[folder / "vernissage.html"] for name in vernissage.__all__)
    assert all(f'href="vernissage/{name}.html"' in pages[folder / "vernissage.html"] for name in reference.TOLD)
    for page, text in pages.items():
        assert not re.search(r"<script|<style| style=", text), "the site's policy allows none"
        links = set(re.findall(r'<(?:a|link)[^>]* href="(?!https?:)([^"#]+)', text))
        assert not [link for link in links if not (page.parent / link).exists()], page


@pytest.mark.long
def test_it_is_in_the_site_and_no_visit_fetches_it() -> None:
    site = pack.built(small=False)
    assert (site / reference.FOLDER / "index.html").exists()
    assert not [path for files in budget.weights(site).values() for path in files if reference.FOLDER in path]
    assert re.fullmatch(offline.APART, f"{reference.FOLDER}/vernissage.html")
