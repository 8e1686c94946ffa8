"""The page's tests read the catalogues as the browser does: compiled."""

from build.wheel import catalogues

catalogues()
