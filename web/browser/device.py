"""What the app asks a device for: storage, time, luck; and the lock of the game that this tab plays."""

from typing import TYPE_CHECKING

import js
from pyodide.ffi import JsException, create_once_callable, to_js

from vernissage.page.core.device import Storage, StorageForbidden, StorageFull
from vernissage.page.core.messages import Locked, Lost

from .document import Js
from .work import Send, later

if TYPE_CHECKING:
    from vernissage.table.fair.curves import Curves

PREFIX = "vernissage/"
LOCK = 3_000  # ms until a game is opened without its lock


class LocalStorage:
    """The browser's local storage under our own prefix. While the saved games are left alone, the tab's session storage."""

    def _all(self) -> Js:
        storage = getattr(js, "sessionStorage" if js.vernissage.without else "localStorage", None)
        if not storage:  # null if it is switched off for a whole app, undefined if the browser has none
            raise StorageForbidden
        return storage

    def _do(self, method: str, *args: str) -> Js:
        try:
            return getattr(self._all(), method)(*args)
        except JsException as e:
            # In some browsers this exception is no Error; then only its text contains its name.
            raise (StorageFull if "QuotaExceededError" in str(e) else StorageForbidden) from e

    def get(self, key: str) -> str | None:
        """The text under the key; None if there is none."""
        value = self._do("getItem", PREFIX + key)
        return value if isinstance(value, str) else None

    def set(self, key: str, value: str) -> None:
        """Stores the text under the key."""
        self._do("setItem", PREFIX + key, value)

    def remove(self, key: str) -> None:
        """Removes the text under the key."""
        self._do("removeItem", PREFIX + key)

    def keys(self) -> list[str]:
        """All of our keys."""
        try:
            names = [str(name) for name in js.Object.keys(self._all())]
        except JsException as e:
            raise StorageForbidden from e
        return [name.removeprefix(PREFIX) for name in names if name.startswith(PREFIX)]


class Device:
    """See `vernissage.page.core.device.DeviceServices`."""

    def __init__(self) -> None:
        self.storage: Storage = LocalStorage()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return int(js.Date.now())

    def elapsed(self) -> float:
        """Milliseconds since the page was opened."""
        return float(js.performance.now())

    def luck(self) -> int:
        """48 random bits."""
        high, low = js.crypto.getRandomValues(js.Uint32Array.new(2))
        return (int(high) & 0xFFFF) << 32 | int(low)

    def secret(self, size: int) -> bytes:
        """`size` random bytes from the browser's cryptographic generator."""
        return bytes(js.crypto.getRandomValues(js.Uint8Array.new(size)).to_bytes())

    def curves(self) -> Curves:
        """The cryptography of games by link; see `Fetch`."""
        from vernissage.page.fair.curves import PageCurves  # noqa: PLC0415 - it comes late

        return PageCurves(js.vernissage.curves)


class Locks:
    """The lock (Web Locks) of the game that this tab plays. It is held until another game is opened or another tab takes it."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.id = ""
        self.release: Js = None

    def hold(self, ident: str, steal: bool) -> None:
        """Gives back the present game's lock and asks for this game's. With `steal`, takes it from another tab."""
        if ident and ident == self.id:
            self.send(Locked(ident, mine=True))
            return
        self.let_go()
        self.id = ident
        if not ident:
            return
        if not getattr(js.navigator, "locks", None):  # insecure origins have none: the saves tell which tab was overtaken
            self.send(Locked(ident, mine=True))
            return
        how = to_js({"steal": True} if steal else {"ifAvailable": True}, dict_converter=js.Object.fromEntries)
        later(self._request(ident, how), self.send)
        js.setTimeout(create_once_callable(lambda: self._late(ident)), LOCK)

    async def _request(self, ident: str, how: Js) -> Lost | Locked | None:
        try:
            await js.navigator.locks.request(PREFIX + ident, how, create_once_callable(lambda lock: self._got(ident, lock)))
        except JsException as e:
            if self.id != ident:
                return None
            if "AbortError" not in f"{getattr(e, 'name', '')} {e}":  # the browser gives none here: as if it had none
                return Locked(ident, mine=True)
            self.id, self.release = "", None  # another tab has stolen it
            return Lost(ident)
        return None

    def _late(self, ident: str) -> None:
        """The browser has not answered: as without locks, the saves tell which tab was overtaken."""
        if self.id == ident and self.release is None:
            self.send(Locked(ident, mine=True))

    def _got(self, ident: str, lock: Js) -> Js:
        if self.id != ident:
            return None
        if not lock:
            self.id = ""
            self.send(Locked(ident, mine=False))
            return None
        held = js.Promise.withResolvers()
        self.release = held.resolve
        js.setTimeout(create_once_callable(lambda: self.send(Locked(ident, mine=True))), 0)
        return held.promise

    def let_go(self) -> None:
        """Gives back the lock."""
        if self.release:
            self.release()
        self.id, self.release = "", None
