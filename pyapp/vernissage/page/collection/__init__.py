"""The collection: the works of finished games as a gallery, to look at, to save and to print; and a catalogue of the paintings
and cards in them. None of it is stored: pictures are drawn from the games when somebody looks at them.
"""
