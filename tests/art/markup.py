"""Checks for every picture: well formed, refers to nothing else, harmless under a strict policy. And a fresh Python."""

import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections import Counter

ALLOWED = {
    "svg", "g", "defs", "path", "use", "circle", "ellipse", "rect", "clipPath", "pattern", "stop", "text", "image",
    "linearGradient", "radialGradient", "mask",
}  # fmt: skip
NUMBER = re.compile(r"nan|inf|\d{6,}|e[-+]\d")


def faults(svg: str, *, images: bool = False) -> list[str]:
    """Give what is wrong with an SVG document, in words; nothing if it is sound."""
    found: list[str] = []
    ids: Counter[str] = Counter()
    wanted: set[str] = set()
    for element in ET.fromstring(svg).iter():  # our own markup: nothing to fear
        name = element.tag.rsplit("}", 1)[-1]
        if name not in ALLOWED or (name == "image" and not images):
            found.append(f"element {name}")
        for key, value in element.attrib.items():
            if key == "id":
                ids[value] += 1
            elif key == "style" or key.startswith("on"):
                found.append(f"attribute {key}")
            elif key.endswith("href") and name != "image":
                wanted.add(value.removeprefix("#"))
                if not value.startswith("#"):
                    found.append(f"outside reference {value}")
            else:
                wanted.update(re.findall(r"url\(#([^)]*)\)", value))
                if re.search(r"url\((?!#)|javascript:|data:", value):
                    found.append(f"outside reference {value}")
                if key not in ("fill", "stroke", "stop-color", "class") and NUMBER.search(value):
                    found.append(f"number in {key}: {value[:60]}")
    found += [f"id {name} twice" for name, many in ids.items() if many > 1]
    found += [f"no {name} to refer to" for name in sorted(wanted - set(ids))]
    return found


def run(code: str, hash_seed: str = "0") -> str:
    """Give what a fresh Python with another hash seed prints when it runs the code."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.strip()
