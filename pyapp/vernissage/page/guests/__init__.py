"""Guests: bots from files. Comes late; what runs in a guest's worker is `bots.hosting`."""
