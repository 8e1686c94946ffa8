"""The collection: what finished games have made, as a gallery to walk through, to keep and to print; and a catalogue of the
paintings and cards that hung there. Nothing of it is kept: pictures are drawn out of the games when they are looked at.
"""
