"""Golden games of Avant Carde: `PYTHONPATH=pyapp:. python -m tests.games.avant_carde.golden` records them anew.

They are games of the judge that all bots share, whose every tenth answer is by lot, so that more of the rules is seen.
"""

from tests.golden.whole import Golden
from vernissage.bots.random import Random
from vernissage.games.avant_carde.bots.judge import Judge
from vernissage.games.avant_carde.rules import GAME, answers

MIX = {"twos": 3, "threes": 5, "fours": 4, "fives": 3, "sixes": 2, "sevens": 4}
JUDGE, LOTS = Judge(), Random(GAME)
GOLDEN = Golden(
    GAME,
    answers,
    {
        "two_new_yorkers": (2, {}, 201),
        "three_tokyoites": (3, {"patrons": 1}, 202),
        "four_parisians": (4, {"patrons": 2}, 203),
        "five_londoners": (5, {"patrons": 3}, 204),
        "two_singaporeans": (2, {"patrons": 4}, 205),
        "three_mixed": (3, MIX, 206),
        "solo_easy": (1, {"difficulty": 0}, 207),
        "solo_parisians": (1, {"patrons": 2, "difficulty": 3}, 208),
    },
    more=lambda match: {"rounds": match.state.round},
    bot=lambda _name, turns, _seat: JUDGE if turns % 10 else LOTS,
)

if __name__ == "__main__":
    GOLDEN.renew()
