"""Guests: bots from a file. Comes late; what runs in a guest's worker is `bots.hosting`."""
