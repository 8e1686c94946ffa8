"""Avant Carde in the lab."""
