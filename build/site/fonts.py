"""The two typefaces, reduced to the letters that the page can need, and the CSS that names them.

Each face is two files: `plain` has the letters of western Europe; `more` has those that other languages of ours add, and is
fetched only when one of them is shown.

The faces of the first sight travel in a script that is run before the first paint. A face that comes later, be it a file or
data in a style sheet, has other widths than the browser's own, and moves what is shown already.
"""

from __future__ import annotations

import json
from base64 import b64encode
from pathlib import Path
from typing import Final

from fontTools import subset

from ..cache import digest, made
from ..places import MODULES

FACES: Final = (("Brygada 1918", "brygada-1918", "normal", "400 700"), ("Brygada 1918", "brygada-1918", "italic", "400 700"),
                ("Figtree", "figtree", "normal", "300 900"))
"""Family, npm name, style, weights of each face."""

FIRST: Final = ("brygada-1918.woff2", "figtree.woff2")
"""The files of the first sight."""
SCRIPT: Final = "faces.js"
ALL: Final = "all.css"
"""Names all of them, for a page that no script comes to."""
ADD: Final = """\
for (const [family, data, how] of %s) {
  const letters = atob(data), bytes = new Uint8Array(letters.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = letters.charCodeAt(i); // a third of the time of Uint8Array.from
  document.fonts.add(new FontFace(family, bytes, how));
}
"""

PLAIN: Final = ("U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+2010-2014,U+2018-201E,U+2022,U+2026,U+202F,U+2032-2033,"
                "U+2039-203A,U+2212")
MORE: Final = "U+0104-0107,U+0118-0119,U+0141-0144,U+015A-015B,U+0179-017C"


def fonts() -> Path:
    """A folder with the woff2 files, `fonts.css` and ALL, which name them, and SCRIPT, which has those of FIRST."""
    sources = [MODULES / "@fontsource-variable" / name for name in ("brygada-1918", "figtree")]
    key = digest(*(source / "package.json" for source in sources), Path(__file__))

    def make(room: Path) -> None:
        rules, every, first = [], [], []
        for family, name, style, weights in FACES:
            for part, letters in (("latin", PLAIN), ("latin-ext", MORE)):
                file = f"{name}{'-italic' if style == 'italic' else ''}{'-more' if part == 'latin-ext' else ''}.woff2"
                source = MODULES / "@fontsource-variable" / name / "files" / f"{name}-{part}-wght-{style}.woff2"
                cut(source, room / file, letters)
                every.append(f'@font-face{{font-family:"{family}";font-style:{style};font-weight:{weights};font-display:swap;'
                             f'src:url({file}) format("woff2");unicode-range:{letters}}}')
                if file in FIRST:
                    data = b64encode((room / file).read_bytes()).decode()
                    first.append((family, data, {"style": style, "weight": weights, "unicodeRange": letters}))
                    continue
                rules.append(every[-1])
        for sheet, some in (("fonts.css", rules), (ALL, every)):
            (room / sheet).write_text("\n".join(some) + "\n", encoding="utf-8")
        (room / SCRIPT).write_text(ADD % json.dumps(first), encoding="utf-8")

    return made("fonts", key, make, "cutting the typefaces")


def cut(source: Path, target: Path, letters: str) -> None:
    """Writes a font that contains only these letters (a CSS unicode-range), with all its weights and layout features."""
    options = subset.Options(flavor="woff2", layout_features=["*"], hinting=False, notdef_outline=True)
    worker = subset.Subsetter(options)
    worker.populate(unicodes=subset.parse_unicodes(letters.replace("U+", "")))
    with subset.load_font(source, options) as font:
        worker.subset(font)
        subset.save_font(font, target, options)
