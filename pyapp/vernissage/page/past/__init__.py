"""Facts about a person's finished games. None of them is stored: they follow from a game's answers.

Glossary: *facts* are what one game says about one seat. A *work* is something that the seat has made in it, which the
collection shows: a wall, a painting, a line. *Pieces* are the paintings of Art Society, or the cards of Canvas, in the seat's
works.
"""
