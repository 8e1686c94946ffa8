"""Those who collect: Zofia, Marek, Noor, Ottoline.

Short names: b a bust.
"""

from __future__ import annotations

from ..shapes import ell
from .kit import GOLD, INK, PAPER, Bust, Features, back, dark, front, light, out_of


def zofia(b: Bust) -> None:
    """Red hair cut to the chin, large round spectacles, a price tag for an earring."""
    hair, frame = "#c2562a", "#176a70"
    look = Features(
        "#f8dcc2",
        hair,
        lashes=True,
        mouth=("M70 98Q80 105 92 95", "M67 96Q80 100 93 96Q91 110 80 110Q69 110 67 96Z", "M71 102Q80 97 89 102"),
    )
    back(b)
    b.dots(((28, 52), (132, 44), (124, 106), (36, 104), (20, 84), (142, 78)), 4, "#6fb3a0")
    front(b)
    b.shape("M42 112C34 60 40 26 80 24C120 26 126 60 118 112Q104 120 92 112H68Q56 120 42 112Z", hair)
    b.shoulders("#176a70", look.skin)
    b.shape("M54 124Q80 142 106 124L110 136Q80 156 50 136Z", GOLD)
    b.line("M62 133l-4 9M76 139l-2 9M90 138l3 9M102 131l5 8", dark(GOLD, 0.35), 3)
    b.head(look, ears=False)
    b.features(look)
    for x in (68, 92):
        b.flat(ell(x, 77, 12.5).d, "#dff5f2", 0.3)
        b.line(ell(x, 77, 12.5).d, INK, 6.4)
        b.line(ell(x, 77, 12.5).d, "#2fa39b", 3.4)
    b.line("M80 75Q80 73 80 75M55 74l-5-2M105 74l5-2", "#2fa39b", 4)
    b.shape(
        "M47 96C36 44 52 24 80 24C108 24 124 44 113 96Q106 96 106 88Q108 70 102 58Q80 66 58 58Q52 70 54 88Q54 96 47 96Z", hair
    )
    b.line("M56 50Q62 36 78 33M94 34Q104 40 106 50", light(hair), 3.6)
    b.line("M109 96v8", INK, 2)
    b.shape("M103 104L115 104L117 119L101 119Z", PAPER)
    b.line("M106 114L112 108M106 109h0M112 114h0", frame, 2.6)


def marek(b: Bust) -> None:
    """A full brown beard, a pencil behind the ear, his apron, and a corner of a frame over the shoulder."""
    hair, apron = "#5f3a24", "#3d5f8f"
    look = Features(
        "#f0c8a2",
        hair,
        brow=5,
        age=1,
        mouth=("M71 100Q80 105 89 100", "M68 98Q80 101 92 98Q90 109 80 109Q70 109 68 98Z", "M72 104Q80 99 88 104"),
    )
    back(b)
    b.line("M14 112L14 44L60 44", dark("#abc48a", 0.25), 6)
    b.line("M124 34h22v30", dark("#abc48a", 0.25), 6)
    front(b)
    b.shoulders("#e9dfc8", look.skin)
    b.shape("M50 128L60 164H100L110 128L98 132L94 146H66L62 132Z", apron)
    b.line("M62 132L58 122M98 132L102 122", INK, 7)
    b.line("M62 132L58 122M98 132L102 122", apron, 3.4)
    b.head(look)
    b.shape(
        "M52 76Q50 100 58 114Q68 126 80 126Q92 126 102 114Q110 100 108 76Q104 92 94 93Q86 88 80 91Q74 88 66 93Q56 92 52 76Z",
        hair,
    )
    b.line("M64 108l3 8M74 114l1 7M86 114l-1 7M96 108l-3 8", light(hair, 0.2), 3)
    b.features(look)
    b.shape("M49 74C38 34 62 24 84 24C112 24 120 44 111 74Q106 70 106 60Q96 52 84 54Q70 56 58 50Q54 62 49 74Z", hair)
    b.line("M62 42Q74 32 92 34", light(hair, 0.25), 3.6)
    out_of(b)
    b.line("M34 88L62 38", INK, 9)
    b.line("M36 85L60 42", GOLD, 5)
    b.flat("M59 34L68 31L66 41Z", "#f3d9b4")
    front(b)
    b.shape("M108 164V110H160V124H123V164Z", "#c99338")
    b.line("M115 162V117H158", light("#c99338"), 2.6)


def noor(b: Bust) -> None:
    """A coral headscarf, a painter's jacket, a spray can and its cap full of colour."""
    scarf, jacket = "#ef6f57", "#2f4f46"
    look = Features(
        "#d49a6a",
        "#3a2018",
        lashes=True,
        brow=4,
        mouth=("M69 97Q80 106 91 97", "M66 95Q80 99 94 95Q92 111 80 111Q68 111 66 95Z", "M71 102Q80 97 89 102"),
    )
    back(b)
    b.line(
        "M0 44H160M0 72H160M0 100H160M30 44v28M76 16v28M124 44v28M14 72v28M140 72v28M44 16v28M104 100v28",
        dark("#7d97b8", 0.16),
        3,
    )
    b.flat("M112 56q12-14 24 0q16 8 2 22q-6 12-18 4q-16-10-8-26Z", "#f2c84a", 0.85)
    front(b)
    b.shape("M36 126C30 60 40 22 80 22C120 22 130 60 124 126Z", dark(scarf, 0.2))
    b.shoulders(jacket, look.skin)
    b.line("M80 134V164", light(jacket, 0.3), 3)
    b.head(look, ears=False)
    b.features(look)
    b.shape(
        (
            "M44 98C34 40 52 20 80 20C108 20 126 40 116 98C116 118 110 130 100 140Q80 150 60 140C50 130 44 118 44 98"
            "ZM57 70C56 92 64 110 80 110C96 110 104 92 103 70C102 56 96 50 80 50C64 50 58 56 57 70Z"
        ),
        scarf,
    )
    b.out[-1] = b.out[-1].replace("<path", '<path fill-rule="evenodd"')
    b.line("M50 60Q58 34 80 32M60 132Q82 132 104 112M70 142Q92 138 110 116", dark(scarf, 0.3), 3)
    out_of(b)
    b.shape("M118 112Q118 106 124 104L124 97L136 97L136 104Q142 106 142 112L142 154L118 154Z", "#3fa7a0")
    b.shape("M118 122H142V140H118Z", PAPER)
    b.flat("M126 127q8-5 10 3q1 8-8 7q-7-4-2-10Z", scarf)
    b.shape("M126 90H134V98H126Z", INK)


def ottoline(b: Bust) -> None:
    """A duchess: powdered curls, a small crown, pearls, and a beauty spot that sits elsewhere every day."""
    wig, gown = "#efe6ee", "#3d4f9c"
    look = Features(
        "#fae0d2",
        "#d9c8d6",
        lids=0.34,
        lashes=True,
        age=1,
        mouth=("M72 99Q80 103 88 98", "M68 97Q80 101 92 97Q90 109 80 109Q70 109 68 97Z", "M72 103Q80 98 88 103"),
    )
    back(b)
    b.line("M24 20Q32 80 18 150M44 12Q52 40 42 70M136 20Q128 80 142 150M116 12Q108 40 118 70", dark("#cf6077", 0.25), 4)
    front(b)
    for x, y, r in ((44, 72, 15), (40, 94, 14), (46, 114, 12), (116, 72, 15), (120, 94, 14), (114, 114, 12)):
        b.shape(ell(x, y, r).d, wig)
    b.shoulders(gown, look.skin, "M14 164C18 144 42 136 56 128Q80 150 104 128C118 136 142 144 146 164Z")
    b.line("M56 128Q80 152 104 128", PAPER, 6)
    b.dots(((62, 121), (68, 126), (74, 129), (80, 130), (86, 129), (92, 126), (98, 121)), 3.6, PAPER)
    b.shape(ell(80, 139, 5, 6).d, "#c23a52")
    b.head(look, ears=False)
    b.features(look)
    b.dots(((95, 99),), 1.9, INK)
    b.shape("M52 76C40 40 54 16 80 14C106 16 120 40 108 76Q104 60 96 54Q80 46 64 54Q56 60 52 76Z", wig)
    b.line("M60 46Q64 30 80 28M72 42Q78 36 86 38M94 32Q102 38 102 50", dark(wig, 0.25), 3)
    for x, y in ((44, 72), (40, 94), (116, 72), (120, 94)):
        b.line(f"M{x - 5} {y + 1}Q{x} {y - 8} {x + 5} {y - 1}", dark(wig, 0.22), 2.6)
    out_of(b)
    b.shape("M56 28L52 2L66 13L80 1L94 13L108 2L104 28Q80 18 56 28Z", GOLD)
    b.dots(((53, 4), (80, 3), (107, 4)), 3, PAPER)
    b.dots(((80, 18),), 3.4, "#c23a52")
    b.dots(((67, 20), (93, 20)), 2.6, "#3f8fb0")
