"""What was chosen for a browser, with several tabs that choose."""

import pytest

from tests.page.double import FakeDevice, FakePage
from vernissage.page.core.messages import Do
from vernissage.page.keeping.likes import LIKES_KEY, kept_likes

CHOICES = {
    "theme": (Do("theme", ("dark",)), "dark"),
    "sound": (Do("sound", ("off",)), False),
    "speed": (Do("speed", ("slow",)), "slow"),
    "language": (Do("language", ("pl",)), "pl"),
}


def two_tabs() -> tuple[FakeDevice, FakePage, FakePage]:
    device = FakeDevice()
    other = FakeDevice(device.storage, luck=5000)
    return device, FakePage(device), FakePage(other)


@pytest.mark.parametrize("first", CHOICES)
@pytest.mark.parametrize("second", CHOICES)
def test_a_tab_does_not_undo_what_another_one_has_chosen(first: str, second: str) -> None:
    device, one, other = two_tabs()
    for page, name in ((one, first), (other, second)):
        assert page.send(CHOICES[name][0])
    now, good = kept_likes(device.storage)
    assert good
    for name in (first, second):
        assert getattr(now, name) == CHOICES[name][1]


def test_of_what_two_tabs_have_chosen_the_last_counts() -> None:
    device, one, other = two_tabs()
    for page, theme in ((one, "dark"), (other, "light"), (one, "system")):
        page.send(Do("theme", (theme,)))
        assert kept_likes(device.storage)[0].theme == theme
    one.send(Do("sound", ("off",)))
    other.send(Do("speed", ("off",)))
    assert (other.app.likes.sound, other.app.likes.theme) == (False, "system"), "and the tab knows it now"


@pytest.mark.parametrize("text", [None, "{", "[]", '{"theme": 7}'])
def test_a_tab_keeps_what_it_knows_if_the_storage_has_lost_it(text: str | None) -> None:
    device, one, _ = two_tabs()
    one.send(Do("theme", ("dark",)))
    if text is None:
        device.storage.remove(LIKES_KEY)
    else:
        device.storage.set(LIKES_KEY, text)
    one.send(Do("sound", ("off",)))
    now = kept_likes(device.storage)[0]
    assert now.sound is False
    assert now.theme == ("system" if text == '{"theme": 7}' else "dark")
