"""Those who begin: Jun, Kreska the dachshund, Oskar.

Short names: b a bust.
"""

from __future__ import annotations

from ..shapes import ell
from .kit import GOLD, INK, PAPER, Bust, Features, back, dark, front, light, out_of


def jun(b: Bust) -> None:
    """A boy with a bowl cut and a tooth missing, a sketchbook before him."""
    hair = "#2b2530"
    look = Features(
        "#f3cda4", hair, mouth=("M69 97Q80 106 91 97", "M65 95Q80 99 95 95Q93 112 80 112Q67 112 65 95Z", "M71 101Q80 96 89 101")
    )
    back(b)
    b.flat("M16 40q14-12 26 2q14-2 14 10H10q-4-8 6-12ZM112 30q12-12 24 2q14 0 14 10h-44q-2-10 6-12Z", "#fff", 0.6)
    front(b)
    b.shoulders("#2f9a86", look.skin)
    b.line("M64 124Q80 138 96 124", light("#2f9a86"), 4)
    b.head(look)
    b.shape(
        (
            "M49 82C40 30 62 22 80 22C98 22 120 30 111 82Q106 80 106 72L102 62L95 67L89 60L81 66L73 60L66 67L58 62"
            "L54 72Q54 80 49 82Z"
        ),
        hair,
    )
    b.shape("M78 24Q76 12 66 12Q78 8 83 17Q88 10 96 13Q88 16 87 24Z", hair)
    b.line("M58 44Q64 32 76 31", light(hair, 0.35), 4)
    b.features(look)
    if b.mood != "cross":
        b.flat("M76.5 99H82V103.5H76.5Z", "#fff" if b.mood == "calm" else "#7c2430")
    b.shape("M38 126L122 126L126 168L34 168Z", PAPER)
    b.line("M44 121v9M56 121v9M68 121v9M80 121v9M92 121v9M104 121v9M116 121v9", "#6b7480", 3)
    b.flat(ell(80, 147, 9).d, "#f0a32e")
    b.line("M80 132v4M66 138l3 3M94 138l-3 3M62 149h4M94 149h4", "#f0a32e", 2.6)
    out_of(b)
    b.line("M120 148L142 112", INK, 8)
    b.line("M120 148L142 112", "#d9483b", 4)


def kreska(b: Bust) -> None:
    """A dachshund in profile, her nose in the air, with a red collar and its tag."""
    coat, tan = "#7c4527", "#c98345"
    back(b)
    b.line("M20 40h30M112 30h26M16 76h16M128 118h20", "#e3bd62", 4)
    front(b)
    b.shape("M28 166C26 132 40 108 58 100L92 108C104 120 110 140 110 166Z", coat)
    b.flat("M74 166C74 142 84 126 96 122C104 134 108 150 108 166Z", tan, 0.9)
    b.shape(
        (
            "M46 74C42 44 62 30 84 32C100 34 108 44 112 56L142 68Q152 72 151 82Q149 92 138 92L108 94C98 106 84 110"
            " 70 108C54 106 48 92 46 74Z"
        ),
        coat,
    )
    b.flat("M104 78L140 74Q150 80 147 88Q142 92 134 91L106 93Q96 96 92 88Q94 80 104 78Z", tan)
    b.shape(ell(146, 73, 8, 7).d, INK)
    b.dots(((143.5, 70.5),), 1.8, "#fff")
    if b.mood == "pleased":
        b.shape("M118 92Q124 112 134 106Q138 98 134 91Z", "#e0686a")
        b.line("M104 91Q122 96 144 87")
        b.line("M92 60Q99 52 106 60")
    elif b.mood == "cross":
        b.line("M110 94Q126 86 145 88")
        b.flat("M122 91l3 7 4-8ZM133 89l3 6 3-7Z", "#fff")
        b.flat(ell(99, 60, 6, 5).d, "#fff")
        b.flat(ell(101, 61, 3.6).d, INK)
        b.line("M88 51Q98 52 108 60", INK, 4)
    else:
        b.line("M106 92Q124 95 144 87")
        b.flat(ell(99, 58, 6, 7).d, "#fff")
        b.flat(ell(101, 58.5, 4.2, 5).d, INK)
        b.dots(((99.6, 56.5),), 1.4, "#fff")
        b.line("M91 49Q98 45 105 49", tan, 4)
    b.shape("M62 40C44 34 30 50 28 74C26 96 36 112 48 108C60 104 60 86 66 74C70 64 72 48 62 40Z", dark(coat, 0.35))
    b.line("M44 56Q36 72 40 94", coat, 4)
    b.line("M56 108Q74 124 98 112", INK, 14)
    b.line("M56 108Q74 124 98 112", "#d23b30", 8.5)
    b.shape(ell(82, 128, 8).d, GOLD)
    b.line("M82 124v8", dark(GOLD, 0.4), 2.4)


def oskar(b: Bust) -> None:
    """A museum guard with a cap and a great white moustache, his badge polished."""
    navy = "#31446f"
    look = Features(
        "#f0c3a0",
        "#f2ece0",
        brow=5,
        age=2,
        mouth=("M76 108h8", "M73 105Q80 107 87 105Q86 113 80 113Q74 113 73 105Z", "M75 110Q80 107 85 110"),
    )
    back(b)
    b.line("M24 48h28v24h-28zM112 44h26v30h-26z", dark("#e39a80", 0.2), 5)
    front(b)
    b.shoulders(navy, look.skin)
    b.shape("M62 121L80 142L60 152L48 127ZM98 121L80 142L100 152L112 127Z", dark(navy, 0.25))
    b.shape("M72 128L88 128L84 138L90 164H70L76 138Z", INK)
    b.shape(ell(112, 147, 7).d, GOLD)
    b.head(look)
    b.flat("M51 70Q50 84 54 92Q60 84 58 70ZM109 70Q110 84 106 92Q100 84 102 70Z", "#f2ece0")
    b.features(look)
    b.shape(
        (
            "M80 95C72 89 64 92 58 98Q52 103 46 98Q50 114 66 110Q76 108 80 102Q84 108 94 110Q110 114 114 98Q108 103"
            " 102 98C96 92 88 89 80 95Z"
        ),
        "#fbf6ea",
    )
    out_of(b)
    b.shape("M46 58C30 44 34 22 56 18Q80 10 104 18C126 22 130 44 114 58Q80 46 46 58Z", navy)
    b.flat("M108 22C126 28 126 46 114 56L102 53Q112 38 108 22Z", dark(navy), 0.8)
    b.shape("M46 58Q80 44 114 58L115 67Q80 54 45 67Z", dark(navy, 0.45))
    b.shape("M50 66Q80 54 110 66Q96 74 80 72Q64 74 50 66Z", INK)
    b.shape("M80 24L90 29L88 41L80 47L72 41L70 29Z", GOLD)
    b.line("M75 40V32L80 37L85 32V40", dark(GOLD, 0.5), 2.6)
