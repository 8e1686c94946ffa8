"""Travelling: links out, links and files in."""
