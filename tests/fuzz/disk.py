"""A browser's storage and journal, with a limit and a point of interruption before every operation."""

from collections.abc import Callable, Mapping

from vernissage.page.core.messages import Batch, Differences
from vernissage.page.keeping.saves import StorageForbidden, StorageFull
from vernissage.page.keeping.versions import GAME, GONE


class Killed(BaseException):
    """The tab is gone."""


class Disk:
    """Texts by key; `room` bounds the characters of all keys and texts (None: no bound)."""

    def __init__(self, room: int | None = None) -> None:
        self.texts: dict[str, str] = {}
        self.room = room
        self.forbidden = False
        self.tears = False
        """Whether a text for which there is no room is kept in part, as after a crash of the browser."""

    def used(self) -> int:
        return sum(len(k) + len(v) for k, v in self.texts.items())


class Tab:
    """One tab's way to a disk; `before` is called ahead of every operation, with its name."""

    def __init__(self, disk: Disk, before: Callable[[str], None] = lambda _: None) -> None:
        self.disk, self.before = disk, before

    def _go(self, what: str) -> dict[str, str]:
        self.before(what)
        if self.disk.forbidden:
            raise StorageForbidden
        return self.disk.texts

    def get(self, key: str) -> str | None:
        return self._go("get").get(key)

    def set(self, key: str, value: str) -> None:
        try:
            texts = self._go("set")
        except Killed as cut:
            if cut.args:  # the disk has a part of the text
                self.disk.texts[key] = value[: int(len(value) * cut.args[0])]
            raise
        room = self.disk.room
        if room is not None and self.disk.used() - len(texts.get(key, "")) + len(key) + len(value) > room:
            if self.disk.tears:
                texts[key] = value[: len(value) // 2]
            raise StorageFull
        texts[key] = value

    def remove(self, key: str) -> None:
        self._go("remove").pop(key, None)

    def keys(self) -> list[str]:
        return list(self._go("keys"))


class Log:
    """A journal: what every batch that it took has made of it, from the beginning on."""

    def __init__(self, texts: Mapping[str, str] = {}) -> None:
        self.states = [dict(texts)]

    @property
    def texts(self) -> dict[str, str]:
        return self.states[-1]

    def write(self, batch: Batch) -> None:
        both = {**self.texts, **batch}
        self.states.append({key: text for key, text in both.items() if text is not None})

    def differs(self, storage: Mapping[str, str]) -> Differences:
        """What web/loader/journal.mjs finds when it opens."""
        here = {key: text for key, text in storage.items() if key.startswith((GAME, GONE))}
        return Differences(
            frozenset(here.keys() - self.texts.keys()), {key: text for key, text in self.texts.items() if here.get(key) != text}
        )
