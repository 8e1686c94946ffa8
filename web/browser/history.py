"""The tab's history: see vernissage.page.trail."""

import js
from pyodide.ffi import JsException, to_js

from vernissage.page.routes import Route


class History:
    """See `vernissage.page.trail.History`. Safari refuses more than a hundred changes in half a minute; a later one makes
    up for those.
    """

    def here(self) -> Route | None:
        """The route of the present entry."""
        state = js.history.state
        return tuple(map(str, state)) if js.Array.isArray(state) else None

    def write(self, route: Route) -> None:
        """Writes the present entry."""
        self._put("replaceState", route, js.location.href)

    def add(self, below: Route, route: Route) -> None:
        """Writes the present entry, and adds one."""
        whole = js.location.href
        if below != self.here() or js.location.hash:
            self._put("replaceState", below, self._bare())
        self._put("pushState", route, whole)

    def back(self, steps: int) -> None:
        """Begins to go back."""
        js.history.go(-steps)

    def forget(self) -> None:
        """Takes the fragment out of the address."""
        self._put("replaceState", self.here() or (), self._bare())

    def _bare(self) -> str:
        return str(js.location.pathname + js.location.search)

    def _put(self, how: str, route: Route, address: str) -> None:
        try:
            getattr(js.history, how)(to_js(list(route)), "", address)
        except JsException as e:
            js.console.info(f"Vernissage's history is late: {e}")
