"""Golden games of Canvas: `python -m tests.games.canvas.golden` plays them with the bots and records them anew."""

from tests.golden.whole import Golden
from vernissage.games.canvas.bots.search import Greedy, Search
from vernissage.games.canvas.rules import GAME, box, decisions, titles

CHOICE = 1 << box.CONSISTENCY | 1 << box.SPACE | 1 << box.STYLE | 1 << box.SYMMETRY
GOLDEN = Golden(
    GAME,
    decisions,
    {
        "solo": (1, {}, 101),
        "solo_published": (1, {"edition": 1, "set": 1}, 106),
        "two_rulebook": (2, {}, 102),
        "two_spatial": (2, {"set": 3, "people": 3}, 107),
        "three_drawn": (3, {"set": box.DRAWN}, 103),
        "four_published": (4, {"edition": 1, "set": 4}, 104),
        "five_chosen": (5, {"set": box.CHOSEN, "chosen": CHOICE}, 105),
    },
    more=lambda match: {"titles": [[titles.title_of(*q[:3]) for q in p.paintings] for p in match.state.players]},
    bot=lambda _name, _turns, seat: (Search(), Greedy())[seat % 2],
)

if __name__ == "__main__":
    GOLDEN.renew()
