"""Contact sheets of the puzzles, to look at many of them at once: the position, the answer, its worth."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any, Final

from vernissage.games.art_society.view import names as salon
from vernissage.games.canvas.view import names, signs
from vernissage.page.prerender import unseen
from vernissage.page.puzzles.boards import TABLES, sight
from vernissage.page.puzzles.room import pack

from .places import CACHE, WEB
from .site import pictures

STYLE: Final = """
body { margin: 16px; font: 14px/1.35 sans-serif; background: var(--ground); color: var(--ink); }
ol { display: grid; grid-template-columns: repeat(auto-fill, 380px); gap: 16px; padding: 0; list-style: none; }
li { background: var(--sheet); padding: 10px; }
li svg { width: 360px; height: auto; display: block; }
p { margin: 6px 0 0; }
"""


def _drawn(board: Any, sight: Any, app: Any, puzzle: Any) -> tuple[str, str]:
    """A puzzle's picture with the answer shown on it, and the question as text."""
    board.lay(puzzle.answer)
    scene, position = board.scene(sight), puzzle.position
    if puzzle.game == "art-society":
        drawing = scene_drawing(app, puzzle.game, scene, ("wall", "0"))
        worth = ", ".join(f"{salon.type_name(app.words, kind)} {n}" for kind, n in enumerate(position.worth))
        return drawing, f"{worth}. " + "; ".join(salon.described(app.words, tile) for tile in position.tiles)
    if puzzle.game == "canvas":
        row = "".join(
            str(signs.stack((card,))).replace("<svg", f'<svg x="{102 * i}" width="100" height="140"', 1)
            for i, card in enumerate((*puzzle.answer, *(c for c in position.hand if c not in puzzle.answer)))
        )
        pairs = zip(position.conditions, position.held, strict=True)
        held = ", ".join(f"{names.condition(app.words, c)} ({n})" for c, n in pairs)
        cards = "; ".join(names.described(app.words, card) for card in position.hand)
        return f'<svg viewBox="0 0 512 140">{row}</svg>', f"{held}. {cards}. From the left: bottom, middle, top, not used."
    return scene_drawing(app, puzzle.game, scene, ("line", "0")), f"patrons {position.patrons}"


def scene_drawing(app: Any, game: str, scene: Any, what: tuple[str, ...]) -> str:
    """A picture of the table as markup."""
    drawing = app.views[game].drawing(scene, what)
    return "" if drawing is None else f'<svg viewBox="0 0 {drawing.width} {drawing.height}">{drawing.markup}</svg>'


def sheet(game: str) -> Path:
    """Writes a page with all puzzles of a game. Returns its path."""
    app = unseen("en")
    rows = []
    for puzzle in pack(game):
        drawn, given = _drawn(TABLES[game].board(puzzle), sight(app, puzzle), app, puzzle)
        head = f"<b>{puzzle.number}</b>, strength {puzzle.strength}: {puzzle.best} of {puzzle.answers} answers"
        rows.append(f"<li>{drawn}<p>{head}</p><p>{escape(given)}</p></li>")
    body = "".join(rows).replace('href="art/', f'href="{pictures.pictures().as_uri()}/')
    tokens = (WEB / "css" / "tokens.css").read_text(encoding="utf-8")
    file = CACHE / f"puzzles-{game}.html"
    file.write_text(
        f'<!doctype html><meta charset="utf-8"><title>{game}</title><style>{tokens}{STYLE}</style><ol>{body}</ol>\n',
        encoding="utf-8",
    )
    return file
