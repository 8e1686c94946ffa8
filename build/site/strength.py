"""'How strong are the bots?': a page of the site in each language with the results of the tournaments in `web/strength/`.

`python -m vernissage tournament` has written the files there, which name every game that was played. The pages are plain markup
with drawings and need no script. They are fetched only if somebody opens them.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple

from babel.numbers import format_decimal

from vernissage.bots.registry import STRENGTH
from vernissage.games import PLAYED
from vernissage.lab.ledger import FORMAT, times_of
from vernissage.page.core.words import LANGUAGES, Words
from vernissage.page.prerender import symbols
from vernissage.page.programme import level_names, show

from ..cache import digest, made
from ..places import WEB
from . import fonts
from .styles import joined

FILES: Final = WEB / "strength"
NAMES: Final = {language: f"strength.{language}.html" for language in LANGUAGES}
"""The pages by language."""
SHEET: Final = "strength.css"

GOAL: Final = 65
"""How many of 100 games each level should win against the one below."""


class Shown(NamedTuple):
    """The result of a pair, as its file tells it."""

    game: str
    seats: int
    seed: int
    one: str
    other: str
    games: int
    won: float
    low: float
    high: float
    points: tuple[float, float]
    times: tuple[float, float] | None
    """How many milliseconds an answer of each of the two took, if known."""
    marks: dict[str, str]
    file: str

    @property
    def command(self) -> str:
        """The command that plays the same games again."""
        seats = "" if self.seats == 2 else f" --seats {self.seats}"
        return (
            f"python -m vernissage tournament {self.game} --bots {self.one},{self.other}{seats} "
            f"--games {self.games} --seed {self.seed}"
        )


def results(folder: Path = FILES) -> list[Shown]:
    """The results by game, seats and level, the strongest first. Raises SystemExit for a file with something else."""
    found = [shown for file in sorted(folder.glob("*.json")) if not file.stem.endswith(".times") for shown in _read(file)]
    order = {level: -n for n, level in enumerate(STRENGTH)}
    return sorted(found, key=lambda r: (PLAYED.index(r.game), r.seats, order[r.one], order[r.other]))


def _read(file: Path) -> list[Shown]:
    told: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    if told.get("format") != FORMAT or "table" not in told:
        raise SystemExit(f"{file} was not written by `python -m vernissage tournament`: see build/site/strength.py.")
    out = []
    for row in told["table"]:
        low, high = row["anytime" if "until_lower" in told else "wilson"]
        one, other = row["bot"], row["against"]["bot"]
        out.append(
            Shown(
                told["game"], told["seats"], told["seed"], one, other, row["games"], row["won"], low, high,
                (row["points"][0], row["points"][1]), _times(file), told["marks"], file.name,
            )
        )  # fmt: skip
    return [shown for shown in out if shown.games]


def _times(file: Path) -> tuple[float, float] | None:
    path = times_of(file)
    if not path.exists():
        return None
    jobs = json.loads(path.read_text(encoding="utf-8"))["jobs"].values()
    one, other = (1000 * sum(j["seconds"][k] for j in jobs) / max(sum(j["answers"][k] for j in jobs), 1) for k in (0, 1))
    return one, other


def strength(pictures: str) -> Path:
    """A folder with the pages, their style sheet and its typefaces. `pictures` is the address of the pictures' folder, with a
    slash at its end.
    """
    cut, pages = fonts.fonts(), {NAMES[language]: page(results(), Words(language), pictures) for language in LANGUAGES}
    sheet = (cut / fonts.ALL).read_text(encoding="utf-8").replace("url(", "url(strength.") + joined(WEB / "css" / SHEET)

    def make(room: Path) -> None:
        for name, text in {**pages, SHEET: sheet}.items():
            (room / name).write_text(text, encoding="utf-8")
        for file in cut.glob("*.woff2"):
            shutil.copyfile(file, room / f"strength.{file.name}")

    return made("strength", digest(cut, sheet, *pages.values()), make)


def page(found: Sequence[Shown], words: Words, pictures: str = "") -> str:
    """The page in one language."""
    title, again = escape(words("How strong are the bots?")), escape(words("Measure it yourself"))
    games = "".join(_game(key, [r for r in found if r.game == key], words) for key in PLAYED)
    head = (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8"><title>{title} · Vernissage'
        '</title><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">'
        f'<meta name="color-scheme" content="light dark"><link rel="stylesheet" href="{SHEET}"></head>\n'
    )
    first, *method = (
        words("Our bots have played each other many times. This page says how often each of them won."),
        words("Each pair plays every deal once from each seat, so that luck with the cards or with the first turn helps "
              "neither. A shared victory counts in parts."),
        words("The dot is the share of victories. The line through it covers the true share in 95 of 100 such "
              "measurements: the more games, the shorter it is. The dashed line at 65 is what each level is meant to win "
              "against the one below."),
    )  # fmt: skip
    how = words("With Python and a copy of the project, each of these commands plays the same games again, with the same "
                "result.")  # fmt: skip
    commands = "\n".join(escape(f"{r.command} --resume web/strength/{r.file}") for r in found)
    home = escape(words("Vernissage: back to the foyer"))
    told = "".join(f"<p>{escape(text)}</p>" for text in (*method, how))
    return (
        f'{head}<body class="figures">{symbols(pictures)}<header><a class="home" href="./" aria-label="{home}">Vernissage</a>'
        f"<h1>{title}</h1></header>\n<main><p>{escape(first)}</p>\n{games}"
        f"<section><h2>{again}</h2>{told}<pre>{commands}</pre></section></main></body></html>\n"
    )


def _game(key: str, rows: Sequence[Shown], words: Words) -> str:
    """A game: its poster, a rung for each pair, what leads to a game of it, and all figures as a table."""
    title = escape(words(show(key).title))
    poster = f'<svg class="hung" viewBox="0 0 312 468" aria-hidden="true"><use href="#poster-{key}"/></svg>'
    if not rows:
        return f"<section>{poster}<div><h2>{title}</h2><p>{escape(words('Not measured yet.'))}</p></div></section>\n"
    columns = (words.of("figures", "Who"), words.of("figures", "Games"), words.of("figures", "Won"),
               words("%(share)s range", share=percent("95", words)), words("Points a game"), words("ms a move"))  # fmt: skip
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in columns)
    body = "".join(_row(r, words) for r in rows)
    play = escape(words("Play %(game)s", game=words(show(key).title)))
    return (
        f'<section>{poster}<div><h2>{title}</h2><ol aria-hidden="true">{"".join(_rung(r, words) for r in rows)}</ol>'
        f'<a class="btn do" href="./?choose={key}">{play}</a></div>\n'
        f'<div class="wide" tabindex="0" role="region" aria-label="{title}"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div></section>\n"
    )


def pair(r: Shown, words: Words) -> str:
    """The two players in words."""
    one, other = (level_names(words)[level] for level in (r.one, r.other))
    if r.seats == 2:
        return words("%(one)s against %(other)s", one=one, other=other)
    return words("%(one)s against %(other)s, %(n)s of them", one=one, other=other, n=r.seats - 1)


def number(value: float, words: Words, places: int = 1) -> str:
    """A number in the notation of the language."""
    text = format_decimal(value, format="0.0" if places else "0", locale=words.language)
    return str(text).replace("-", "\N{MINUS SIGN}")


def percent(figure: str, words: Words) -> str:
    """A share in the notation of the language: English has no space before the sign."""
    return f"{figure}%" if words.language == "en" else f"{figure} %"


def _row(r: Shown, words: Words) -> str:
    reach = words("%(low)s to %(high)s", low=number(r.low, words), high=number(r.high, words))
    took = "" if r.times is None else " : ".join(number(t, words, 0 if t >= 10 else 1) for t in r.times)
    points = " : ".join(number(p, words) for p in r.points)
    cells = (str(r.games), percent(number(r.won, words), words), reach, points, took)
    return f'<tr><th scope="row">{escape(pair(r, words))}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in cells)}</tr>'


def _rung(r: Shown, words: Words) -> str:
    """A pair as a drawing: the share and its interval. It is hidden from screen readers: the table says the same."""
    marks = "".join(f'<path class="{cls}" d="M{at} 0V20"/>' for cls, at in (("half", 50), ("goal", GOAL)))
    line = f'<path class="track" d="M0 10H100"/>{marks}<path class="reach" d="M{r.low:.1f} 10H{r.high:.1f}"/>'
    bar = f'<svg viewBox="0 0 100 20" preserveAspectRatio="none">{line}</svg>'
    dot = f'<svg class="dot"><circle cx="{r.won:.1f}%" cy="50%" r="6"/></svg>'
    return f"<li><span>{escape(pair(r, words))}</span><b>{percent(number(r.won, words), words)}</b><i>{bar}{dot}</i></li>"
