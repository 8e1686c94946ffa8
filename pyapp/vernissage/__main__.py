"""`python -m vernissage`: the command line, see `vernissage.cli`."""

from __future__ import annotations

import sys
from time import perf_counter

from .cli.command import main

sys.exit(main(sys.argv[1:], perf_counter))
