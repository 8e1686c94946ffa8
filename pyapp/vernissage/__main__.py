"""`python -m vernissage`: the command line, see `vernissage.cli`."""

from __future__ import annotations

import sys
from time import perf_counter

from .cli.command import main


def run() -> int:
    """Runs the command that was typed, and returns its exit code: `vernissage` where the package is installed."""
    return main(sys.argv[1:], perf_counter)


if __name__ == "__main__":
    sys.exit(run())
