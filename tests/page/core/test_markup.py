"""Text never becomes markup."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.page.double import read
from vernissage.page.core.markup import NOTHING, Markup, Node, does, el, filled, join, lasting, written

NASTY = "<img src=x onerror=alert(1)>&\"'\u202e\x00</p>"


def test_text_is_escaped_wherever_it_stands() -> None:
    assert written("<b>") == "&lt;b&gt;"
    assert written(el("p", "<b>", title='"<')) == '<p title="&quot;&lt;">&lt;b&gt;</p>'
    assert written(join(["<", el("b", "&")])) == "&lt;<b>&amp;</b>"
    assert written(filled("%(who)s <wins>", who="<b>")) == "&lt;b&gt; &lt;wins&gt;"


def test_markup_stays_markup() -> None:
    assert written(el("p", el("b", "x"), Markup("<i/>"))) == "<p><b>x</b><i/></p>"
    assert written(filled("%(who)s wins 5 %%", who=el("b", "x"))) == "<b>x</b> wins 5 %"


def test_a_phrase_names_only_what_is_filled_in() -> None:
    with pytest.raises(KeyError, match="whom"):
        filled("%(whom)s wins", who="x")


def test_a_row_of_nothing_is_empty() -> None:
    assert not NOTHING
    assert not join(["", NOTHING])
    assert join([0])
    assert el("p")


def test_a_tree_is_searched_and_changed_without_being_written() -> None:
    tree = el("ul", el("li", "a", id="a", data_do="room take 1"), el("li", el("b", "b"), data_do="room taken"))
    found = tree.find(lambda node: does(node, "take"))
    assert found is not None
    assert found.attributes["id"] == "a"
    assert tree.find(lambda node: node.name == "p") is None
    marked = tree.changed(lambda node: node.having(data_here="yes") if does(node, "take") else node)
    assert written(marked) == written(tree).replace('take 1"', 'take 1" data-here="yes"')
    assert [node.name for node in tree.walk()] == ["ul", "li", "li", "b"]
    assert tree.changed(lambda node: node) is tree


def test_attributes() -> None:
    assert written(
        el("button", id="a", data_do="x y", disabled=True, hidden=False, aria_label=None, cls="btn", for_="b", tabindex=0)
    ) == ('<button id="a" data-do="x y" disabled class="btn" for="b" tabindex="0"></button>')
    assert written(el("input", type="text")) == '<input type="text">'
    assert isinstance(el("p"), Node)


@pytest.mark.parametrize("name", ["style", "onclick", "onload"])
def test_what_the_policy_forbids_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=name):
        el("p", **{name: "x"})


def test_a_void_element_takes_no_content() -> None:
    with pytest.raises(ValueError, match="input"):
        el("input", "x")


ISOLATES = "\u2068\u2069"
"""They may be added around a text."""


@pytest.mark.slow
@given(st.text() | st.text("א \u2068\u2069a<"))
def test_any_text_comes_back_as_it_was(text: str) -> None:
    one = read(written(el("p", text, title=text))).children[0]
    assert not isinstance(one, str)
    assert one.attributes == {"title": text}
    inside = one.children
    if len(inside) == 1 and not isinstance(inside[0], str):
        assert inside[0].name == "bdi"
        inside = inside[0].children
    assert all(isinstance(c, str) for c in inside)
    shown, meant = ("".join(c for c in the if c not in ISOLATES) for the in ("".join(map(str, inside)), text))
    assert shown == meant


def test_nasty_text_makes_no_element() -> None:
    assert [e.name for e in read(written(el("p", NASTY))).walk()] == ["", "p"]


@pytest.mark.parametrize(
    "broken",
    [
        "<p>",
        "</p>",
        "<p><b></p></b>",
        "<p>a < b</p>",
        '<p id="a" id="b"></p>',
        "<p",
        "<p id='a'></p>",
        '<p id="a></p>',
        "<p><!-- </p>",
        "<input></input>",
    ],
)
def test_what_is_not_well_formed_is_not_read(broken: str) -> None:
    with pytest.raises(AssertionError):
        read(broken)


def test_what_is_well_formed_is_read() -> None:
    one = read('<p id="a" hidden>x &amp; y<br><svg viewBox="0 0 1 1"><path d="M0 0"/></svg>&lt;</p>').children[0]
    assert not isinstance(one, str)
    assert one.attributes == {"id": "a", "hidden": ""}
    assert [e.name for e in one.walk()] == ["p", "br", "svg", "path"]
    assert [c for c in one.children if isinstance(c, str)] == ["x & y", "<"]


def test_what_lasts_is_written_once_and_a_change_of_it_is_written() -> None:
    node = el("p", "a & b", el("b", "c"), cls="d")
    lasts = lasting(node)
    assert lasts == node
    assert written(el("div", lasts, lasts)) == written(el("div", node, node))
    assert written(lasts.having(id="e")) == written(node.having(id="e"))
    assert written(lasts.changed(lambda one: one.having(id="e") if one.name == "b" else one)).count('id="e"') == 1
