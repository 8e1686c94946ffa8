"""Sealed Lots: everybody bids coins in secret for one lot after the other; the highest bid takes it."""
