"""Whether a page closes what it opens."""

from html.parser import HTMLParser

ALONE = ("meta", "link", "path", "circle")
"""What stands without an end."""


class _Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.opened: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in ALONE:
            self.opened.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ALONE:
            assert self.opened.pop() == tag


def unclosed(page: str) -> list[str]:
    """The tags that are left open at a page's end; fails at an end that is another one's."""
    tags = _Tags()
    tags.feed(page)
    return tags.opened
