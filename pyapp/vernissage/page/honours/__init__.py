"""Small honours: a finished game is looked at for things done with style. None asks for time, none is hidden.

A rule is a pure function of the finished match and a seat. Which honours a game has brought is noted with the game itself,
among the figures of its record, so that it travels and goes with it.
"""
