"""`python3 build COMMAND`: play, serve, watch, test, site, docs, bench, words, puzzles, art, house. Sets up what is missing."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parent.parent)  # makes `build` this package, not only this folder

if sys.version_info < (3, 11):  # noqa: UP036 - older Pythons get this message
    sys.exit(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}.")

from build import setup  # noqa: E402
from build.places import VENV  # noqa: E402


def main(words: list[str]) -> int:
    """Does what the command line says. Returns the exit status."""
    parser = _parser()
    wanted, rest = parser.parse_known_args(words)
    if rest and wanted.command != "test":
        parser.error(f"what is {' '.join(rest)}?")
    setup.venv()
    if Path(sys.prefix).resolve() != VENV.resolve():
        return _again(words)
    setup.npm()
    from build import commands  # noqa: PLC0415 - needs the virtual environment

    run = getattr(commands, wanted.command)
    given = {name: value for name, value in vars(wanted).items() if name != "command"}
    return int(run(rest) if wanted.command == "test" else run(**given))


def _again(words: list[str]) -> int:
    """Runs the same command in the virtual environment."""
    command = [str(setup.PYTHON), str(Path(__file__).resolve().parent), *words]
    if os.name != "nt":
        os.execv(command[0], command)  # noqa: S606 - our own interpreter, and no shell is wanted
    return subprocess.run(command, check=False).returncode


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python3 build", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    play = commands.add_parser("play", help="build the page, serve it on this machine and open it")
    play.add_argument("--no-open", dest="show", action="store_false", help="do not open a browser")
    play.add_argument("--port", type=int, default=8000, help="the port to serve on (8000; the next free one if it is taken)")
    serve = commands.add_parser("serve", help="build the site as it is published and serve it as a host would")
    serve.add_argument(
        "--like",
        choices=("plain", "netlify", "pages"),
        default="plain",
        help="plain: nothing compressed, no headers; netlify: brotli on the way; pages: gzip, in a folder",
    )
    serve.add_argument("--port", type=int, default=8200, help="the port to serve on (8200; the next free one if it is taken)")
    watch = commands.add_parser("watch", help="serve the page, built and loaded again whenever a file of it changes")
    watch.add_argument("--no-open", dest="show", action="store_false", help="do not open a browser")
    watch.add_argument("--port", type=int, default=8100, help="the port to serve on (8100; the next free one if it is taken)")
    test = ("run the checks; `quick`: those without a browser; `long`: what takes long; `heard`: what a screen reader says; "
            "with other words, only pytest with these")
    commands.add_parser("test", help=test, add_help=False)
    site = commands.add_parser("site", help="make dist/, ready to be published")
    site.add_argument("--address", default="", metavar="URL", help="where the site will be: previews of links need it")
    site.add_argument("--whole", action="store_true", help="with all of Pyodide, without the diet")
    docs = commands.add_parser("docs", help="write the reference of the package")
    docs.add_argument("--no-open", dest="show", action="store_false", help="do not open a browser")
    bench = commands.add_parser("bench", help="measure")
    bench.add_argument("parts", nargs="*", metavar="PART", help="playouts, start, links, bots and so on; none is all")
    bench.add_argument("--json", type=Path, metavar="FILE", help="also write the figures to this file")
    words = commands.add_parser("words", help="bring the catalogues of words up to what the page says")
    words.add_argument("codes", nargs="*", metavar="CODE", help="with --check: only these languages")
    words.add_argument("--add", nargs=2, default=(), metavar=("CODE", "NAME"), help="make a language, all English still")
    words.add_argument("--check", action="store_true", help="say what is not translated, and what may be too long on a phone")
    commands.add_parser("house", help="draw the packages and their imports anew in CONTRIBUTING.md")
    found = commands.add_parser("puzzles", help="find the puzzles anew in bots' games (half an hour)")
    found.add_argument("--keep", action="store_true", help="keep those there are, but for dull ones, and fill up")
    found.add_argument("--look", action="store_true", help="find none: make pages that show those there are")
    found.add_argument("games", nargs="*", metavar="GAME", help="art-society, canvas or avant-carde; all if none is named")
    commands.add_parser("art", help="make one page that shows all pictures").add_argument(
        "--no-open", dest="show", action="store_false", help="do not open a browser"
    )
    return parser


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        print("\nStopped. Running it again goes on from here.", file=sys.stderr)
        sys.exit(130)
