"""Pictures and strips of every screen. Its modules need the package whole, with its compiled words."""

from pathlib import Path

from build.prepare import prepare

prepare(Path(__file__).parents[2])
