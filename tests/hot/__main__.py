"""Records which functions of Python's program the page uses, and writes their list, build/diet/hot.txt.

    python3 -m tests.hot          # about ten minutes
    python3 -m tests.hot --add    # keeps what the present list has

The tests of TESTS play whole games of all three kinds, open dialogs, files and links, in both languages, on a program whose
functions leave a mark when they run. What they use starts the page; the rest of the program follows later (README, "The program
in two parts"). Needed after a change of Pyodide's version; otherwise the list only becomes less exact with time, and
tests/e2e/starting/test_program.py notices when it matters.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext

from build import diet
from build.python import vendor
from build.site import pack

TESTS: Final = (
    *(f"everyone/test_{name}.py" for name in ("mouse", "keyboard", "taps", "polish", "pictures", "motion", "access")),
    *(f"playing/test_{name}.py" for name in ("canvas", "avant_carde", "lessons", "advice")),
    "keeping/test_saves.py", "keeping/test_journal.py", "together/test_travel.py",
    "starting/test_trouble.py::test_a_game_of_bots_alone_is_watched",
    "starting/test_program.py::test_whoever_comes_again_finds_their_games_and_plays_before_the_cold_part",
)  # fmt: skip
"""Without tests that run Python's source in the page."""

READER: Final = """(() => {
  performance.setResourceTimingBufferSize(10_000);
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...given) => {
    const made = await instantiate.apply(WebAssembly, given);
    const marks = Object.entries(made.exports ?? {}).filter(([name]) => /^#ran\\d+$/.test(name));
    if (!marks.length) return made;
    const [mine, seen] = [Math.random(), new Map()];
    const isLate = ({ name }) => /(codes|days|fair|rooms)\\.zip\\.bin$/.test(name);
    const late = () => performance.getEntriesByType("resource").some(isLate);
    const reading = setInterval(() => {
      if (late()) return clearInterval(reading); // what late parts need is no part of a game; they wait for the cold part
      const fresh = [];
      for (const [name, { value }] of marks) {
        if (seen.get(name) === value) continue;
        seen.set(name, value);
        fresh.push([Number(name.slice(4)), value]);
      }
      if (fresh.length) keepMarks(fresh);
    }, 300);
    return made;
  };
  const { Worker } = globalThis; // bots think on the page, where they leave their marks
  globalThis.Worker = function (address, how) {
    if (how.name === "bots") throw new Error("recorded");
    return new Worker(address, how);
  };
})();"""


class Recorder:
    """Collects the marks of all pages: groups of 32 functions -> bits of those that ran."""

    def __init__(self) -> None:
        self.marks: dict[int, int] = {}
        self.order = (diet.lean(vendor.PYODIDE) / diet.NUMBERS).read_text(encoding="utf-8").split()

    @contextmanager
    def recording(self) -> Iterator[None]:
        """Tests get the marked site, and every page reports its marks."""
        with pytest.MonkeyPatch.context() as patch:
            built, opened = pack.built, Browser.new_context
            patch.setattr(pack, "built", lambda **_: built(small=False, marked=True))

            def new_context(browser: Browser, **how: Any) -> BrowserContext:
                context = opened(browser, **how)
                context.expose_binding("keepMarks", lambda _, fresh: self.keep(fresh))
                context.add_init_script(READER)
                return context

            patch.setattr(Browser, "new_context", new_context)
            yield

    def keep(self, fresh: list[tuple[int, int]]) -> None:
        """Adds a page's marks."""
        for place, bits in fresh:
            self.marks[place] = self.marks.get(place, 0) | bits & 0xFFFFFFFF

    def numbers(self) -> set[int]:
        """The recorded functions, by their numbers in npm's program."""
        ran = {int(self.order[32 * place + bit]) for place, bits in self.marks.items() for bit in range(32) if bits >> bit & 1}
        return ran - {-1}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tests.hot", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)  # fmt: skip
    parser.add_argument("--add", action="store_true", help="keep the present list, and add to it even if tests fail")
    asked = parser.parse_args()
    recorder = Recorder()
    folder = Path(__file__).parents[1] / "e2e"
    with recorder.recording():
        status = pytest.main(["-q", "-p", "no:cacheprovider", *(str(folder / name) for name in TESTS)])
    if status and not asked.add:
        print("Some of the tests failed; the list stays as it is.")
        return 1
    numbers = recorder.numbers() | (diet.hot() if asked.add else set())
    diet.write_hot(numbers)
    print(f"{len(numbers)} functions are in {diet.HOT.name}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
