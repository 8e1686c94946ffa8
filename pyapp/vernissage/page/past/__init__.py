"""What finished games tell of the person who played them. Nothing of it is kept: a game's answers are enough to derive it.

Glossary: *facts* are what one game tells of one seat. A *work* is what that seat has made there and a collection shows: a wall,
a painting, a line. *Pieces* are the paintings of Art Society, or the cards of Canvas, in the seat's works.
"""
