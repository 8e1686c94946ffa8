"""Those who hang the shows: Duarte, Henri, Leela, Ines, and Amara, who taught them.

Short names: b a bust.
"""

from __future__ import annotations

from ..shapes import ell
from .kit import GOLD, INK, PAPER, Bust, Features, back, dark, front, light, out_of


def duarte(b: Bust) -> None:
    """Silver hair brushed back, a black moustache, a roll-neck in claret, one brow that knows."""
    hair, knit = "#c9c6c4", "#8d2a42"
    look = Features(
        "#b87c50",
        "#4a4446",
        brow=4.6,
        lids=0.3,
        age=1,
        mouth=("M72 103Q82 106 89 101", "M69 101Q80 104 91 101Q89 111 80 111Q71 111 69 101Z", "M73 106Q80 102 87 106"),
    )
    back(b)
    b.flat("M96 0L160 0V40L60 160H0Z", light("#b2a3d8", 0.35), 0.6)
    front(b)
    b.shoulders(knit, look.skin)
    b.shape("M60 112Q80 126 100 112L104 130Q80 146 56 130Z", knit)
    b.line("M66 120l-1 13M74 124l-1 13M86 124l1 13M94 120l1 13", dark(knit, 0.35), 3)
    b.head(look)
    b.flat("M52 68Q52 82 56 88Q60 80 58 66ZM108 68Q108 82 104 88Q100 80 102 66Z", hair)
    b.features(look)
    if b.mood == "calm":
        b.line("M85 62Q92 55 101 60", INK, 4.6)
    b.shape(
        "M80 96Q70 90 60 99Q54 104 50 99Q54 111 68 107Q77 104 80 101Q83 104 92 107Q106 111 110 99Q106 104 100 99Q90 90 80 96Z",
        "#2e2629",
    )
    b.shape("M51 72C38 34 60 18 88 20C114 20 122 44 109 72Q108 58 100 50Q84 52 70 40Q64 52 56 56Q52 62 51 72Z", hair)
    b.line("M72 36Q90 46 106 40M78 27Q94 34 108 32M60 46Q60 38 66 32", dark(hair, 0.25), 3)


def henri(b: Bust) -> None:
    """Grey curls, a goatee, a loupe pushed up to the brow, a red neckerchief."""
    hair = "#7d7573"
    look = Features(
        "#f2ccaa",
        hair,
        brow=3.6,
        age=1,
        mouth=("M69 97Q82 106 92 95", "M67 95Q80 99 94 95Q92 108 80 108Q69 108 67 95Z", "M71 102Q80 97 89 102"),
    )
    back(b)
    b.line("M18 40h34v26H18zM110 30h34v40h-34z", dark("#a5bbdc", 0.18), 5)
    front(b)
    for x, y, r in ((48, 62, 13), (50, 82, 10), (112, 62, 13), (110, 82, 10)):
        b.shape(ell(x, y, r).d, hair)
    b.shoulders("#3a4a6b", look.skin)
    b.shape("M56 118Q80 138 104 118L106 130Q94 138 84 138L92 158L80 150L68 158L76 138Q64 138 54 130Z", "#d23c32")
    b.dots(((66, 130), (94, 130), (80, 134)), 2.2, PAPER)
    b.head(look)
    b.features(look)
    b.shape("M72 106Q80 102 88 106Q88 120 80 125Q72 120 72 106Z", hair)
    b.line("M70 93Q80 88 90 93", hair, 4.4)
    d = (
        "M50 66Q40 56 50 46Q48 32 62 32Q68 20 80 24Q92 18 100 30Q114 32 111 46Q121 56 110 66Q104 52 94 54Q88 46 80"
        " 52Q70 46 66 55Q56 52 50 66Z"
    )
    b.shape(d, hair)
    b.line("M60 44q4-6 10-3M80 36q6-4 10 1M96 44q6-2 8 4", light(hair, 0.35), 3)
    out_of(b)
    b.line("M48 56Q80 40 112 56", INK, 6.4)
    b.line("M48 56Q80 40 112 56", "#9a5a34", 3)
    b.shape(ell(92, 45, 12).d, GOLD)
    b.shape(ell(92, 45, 7.5).d, "#bfe6ec")
    b.line("M88 43q3-4 7-3", "#fff", 2.4)


def leela(b: Bust) -> None:
    """White hair parted in the middle, half-moon glasses, a sari with a gold hem, and her gavel."""
    hair, sari = "#f3efe8", "#b32d6b"
    look = Features(
        "#c98a54",
        hair,
        lids=0.16,
        age=2,
        lashes=True,
        mouth=("M70 98Q80 104 90 98", "M67 96Q80 100 93 96Q91 109 80 109Q69 109 67 96Z", "M71 103Q80 98 89 103"),
    )
    back(b)
    b.line(
        "M28 36q10 10 0 20M28 36q-10 10 0 20M132 36q10 10 0 20M132 36q-10 10 0 20M132 96q10 10 0 20M132 96q-10 10 0 20",
        dark("#f2ab5e", 0.2),
        3.4,
    )
    front(b)
    b.shape(ell(114, 46, 17, 15).d, hair)
    b.line("M106 40Q114 34 122 42", dark(hair, 0.2), 3)
    b.shoulders("#1f7f78", look.skin)
    b.shape("M92 120C116 126 142 138 144 166H64C70 146 84 134 92 120Z", sari)
    b.line("M93 123C84 138 74 148 70 164", GOLD, 5)
    b.head(look)
    b.shape("M51 76C42 40 58 24 80 24C102 24 118 40 109 76Q106 58 80 38Q54 58 51 76Z", hair)
    b.line("M80 26V38M62 40Q56 50 55 58M98 40Q104 50 105 58", dark(hair, 0.22), 3)
    b.dots(((80, 60),), 3, "#c2263a")
    b.features(look)
    for x in (68, 92):
        b.line(f"M{x - 10} 84Q{x - 9} 94 {x} 94Q{x + 9} 94 {x + 10} 84Z", INK, 5.4)
        b.line(f"M{x - 10} 84Q{x - 9} 94 {x} 94Q{x + 9} 94 {x + 10} 84Z", GOLD, 2.8)
    b.line("M78 85Q80 83 82 85", GOLD, 2.8)
    b.dots(((50, 92), (110, 92)), 3.4, GOLD)
    out_of(b)
    b.line("M32 152L48 116", INK, 10)
    b.line("M32 152L48 116", "#9a5a30", 5.4)
    b.shape("M24 98L64 112L58 128L18 114Z", "#9a5a30")
    b.line("M31 101L25 117M57 110L51 126", GOLD, 3.6)


def ines(b: Bust) -> None:
    """A black knot of hair with the red pencil through it, triangles in her ears, a notebook's worth of doubt."""
    hair, dress, red = "#231c22", "#352c38", "#d8322f"
    look = Features(
        "#e9bd94",
        hair,
        lids=0.3,
        lashes=True,
        brow=4,
        mouth=("M72 100Q82 101 90 97", "M68 97Q80 101 92 97Q90 109 80 109Q70 109 68 97Z", "M71 103Q80 98 89 103"),
    )
    back(b)
    b.line("M18 52h40M18 64h30M18 76h36M112 60h32M112 72h24M112 84h30M112 96h20", dark("#d3d765", 0.22), 3)
    front(b)
    b.shoulders(dress, look.skin)
    b.shape("M64 110Q80 122 96 110L99 128Q80 140 61 128Z", dress)
    b.line("M60 120Q80 134 100 120", light(dress, 0.25), 2.6)
    b.head(look)
    b.shape("M51 78C42 38 60 26 80 26C100 26 118 38 109 78Q108 60 98 50Q88 42 74 44Q56 50 51 78Z", hair)
    b.line("M60 46Q68 36 82 36M96 38Q104 44 106 54", light(hair, 0.35), 3.2)
    b.features(look)
    if b.mood == "calm":
        b.line("M75 97Q80 95 86 97", "#b8323a", 3)
    for x in (50, 110):
        b.line(f"M{x} 89v4", INK, 2.4)
        b.shape(f"M{x} 92L{x + 8} 108L{x - 8} 108Z", red)
    out_of(b)
    b.line("M46 34L116 12", INK, 8.4)
    b.line("M48 33L112 13.5", red, 4.4)
    b.flat("M112 9L122 9L115 18Z", "#f3d9b4")
    b.shape(ell(80, 21, 17, 14).d, hair)
    b.line("M70 18Q78 10 88 14", light(hair, 0.4), 3)


def amara(b: Bust) -> None:
    """Short white curls, large white glasses, a collar of painted discs: the head of the house."""
    hair, dress = "#dcd8d2", "#2c2630"
    look = Features(
        "#7d4e32",
        hair,
        age=1,
        brow=4,
        lashes=True,
        mouth=("M68 97Q80 107 92 97", "M65 95Q80 99 95 95Q93 112 80 112Q67 112 65 95Z", "M71 103Q80 98 89 103"),
    )
    back(b)
    b.flat("M0 110Q60 60 160 90V160H0Z", light("#e0ad3c", 0.3), 0.7)
    b.line(ell(80, 70, 62).d, light("#e0ad3c", 0.5), 3)
    front(b)
    curls = ((44, 70, 13), (44, 50, 14), (56, 34, 15), (80, 27, 16), (104, 34, 15), (116, 50, 14), (116, 70, 13))
    for x, y, r in curls:
        b.shape(ell(x, y, r).d, hair)
    b.shoulders(dress, look.skin)
    b.head(look)
    b.flat("M54 64C50 40 62 32 80 32C98 32 110 40 106 64Q104 50 92 50Q80 44 68 50Q56 50 54 64Z", hair)
    b.line("M54 62Q58 49 68 50Q80 44 92 50Q102 49 106 62", INK, 3)
    for x, y, _ in curls:
        b.line(f"M{x - 4} {y - 2}q3-6 8-3", dark(hair, 0.22), 2.8)
    b.features(look)
    for x in (67, 93):
        b.line(ell(x, 78, 13).d, INK, 7.4)
        b.line(ell(x, 78, 13).d, PAPER, 4.4)
    b.line("M54 74l-5-2M106 74l5-2", PAPER, 4)
    for x, y, c in ((50, 130, "#d23c32"), (63, 139, GOLD), (80, 143, "#2f8f9a"), (97, 139, GOLD), (110, 130, "#d23c32")):
        b.shape(ell(x, y, 9.5).d, c)
        b.dots(((x, y),), 3, PAPER)
    b.dots(((50, 94), (110, 94)), 4, GOLD)
