"""Honours: small rewards for style in a finished game. None takes extra time, and none is hidden.

An honour's rule is a pure function of the finished match and a seat. The honours of a game are kept among the figures of its
record, so they are saved, sent and deleted with the game.
"""
