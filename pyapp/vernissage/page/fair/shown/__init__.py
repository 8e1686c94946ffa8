"""Markup of games by link."""
