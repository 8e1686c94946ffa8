"""Types of the page's scripts, which their JSDoc gives: TypeScript's compiler reads them, by each of CONFIGURATIONS."""

from __future__ import annotations

import subprocess
from typing import Final

from ..places import MODULES, WEB

CONFIGURATIONS: Final = ("tsconfig.json", "tsconfig.sw.json")
"""The page's and its workers'; the service worker's, whose global names are others."""


def faults(configuration: str) -> str:
    """What tsc says of the scripts that a configuration in web/ names; empty if all is well."""
    compiler = MODULES / "typescript" / "bin" / "tsc"
    done = subprocess.run(["node", compiler, "--pretty", "false", "-p", WEB / configuration], check=False, cwd=WEB, text=True,
                          encoding="utf-8", stdout=subprocess.PIPE, stderr=subprocess.STDOUT)  # fmt: skip
    return done.stdout or ("" if done.returncode == 0 else f"tsc ended with {done.returncode}")


if __name__ == "__main__":
    found = "".join(faults(configuration) for configuration in CONFIGURATIONS)
    print(found or "Success: no issues found in the scripts")
    raise SystemExit(bool(found))
