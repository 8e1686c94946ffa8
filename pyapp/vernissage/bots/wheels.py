"""Wheels that people bring for a guest are looked at here, before anything of them is installed or run: whether they are what
they say, fit where they belong, and can do nothing but be imported. The form of a wheel: PyPA, Binary distribution format;
of its list of files: PyPA, Recording installed projects.
"""

from __future__ import annotations

import re
import stat
import sys
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Iterable
from hashlib import sha256
from importlib.metadata import distributions
from importlib.util import find_spec
from io import BytesIO
from typing import Final
from zipfile import BadZipFile, ZipFile, ZipInfo

from .guests import Fault

OURS: Final = "vernissage-games"
"""The package with all this, whether it is installed or not."""
ENTRIES: Final = 2_000
"""The most files in a wheel."""
UNPACKED: Final = 20_000_000
"""The most bytes of a wheel when it is unpacked."""
DENSEST: Final = 200
"""How many times as large as it is packed a file may be, if it is not small."""
SMALL: Final = 100_000
"""Bytes of a small file."""
COMPILED: Final = re.compile(r".*\.(so(\.\d+)*|pyd|dll|dylib|wasm)", re.IGNORECASE)
AT_START: Final = re.compile(r"[^/]*\.pth|(site|user)customize\b.*")
"""What Python runs by itself when it starts."""

_NAME: Final = re.compile(r"(?P<name>\w[\w.]*)-(?P<version>[\w.!+]+)(-\d\w*)?(-[\w.]+){3}\.whl", re.ASCII)
_ENTRY: Final = b"PK\1\2"  # begins each file's entry in an archive's list


def looked(wheels: Iterable[tuple[str, bytes]]) -> None:
    """Looks at all wheels, each a file's name and its bytes. Raises Fault for the first one with which something is wrong."""
    ours = {OURS, *(_plain(one.name) for one in distributions())}
    brought: set[str] = set()
    files: set[str] = set()
    for file, content in wheels:
        try:
            name, paths = _look(file, content)
        except Fault as fault:
            raise Fault(fault.kind, fault.detail, file) from fault
        except (BadZipFile, EOFError, LookupError, OSError, RuntimeError, ValueError, zlib.error) as damaged:
            raise Fault("record", str(damaged), file) from damaged
        if name in ours:
            raise Fault("hides", name, file)
        if name in brought:
            raise Fault("twice", name, file)
        if same := files & paths:
            raise Fault("hides", min(same), file)
        brought.add(name)
        files |= paths


def _look(file: str, content: bytes) -> tuple[str, set[str]]:
    """The plain name of a wheel's package, and the paths in it."""
    named = _NAME.fullmatch(file)
    if named is None:
        raise Fault("named")
    if not file.endswith("-none-any.whl"):
        raise Fault("native")
    if content.count(_ENTRY) > ENTRIES:  # before they are all read
        raise Fault("bomb")
    with ZipFile(BytesIO(content)) as archive:
        infos = archive.infolist()
        if sum(info.file_size for info in infos) > UNPACKED or any(map(_is_dense, infos)):
            raise Fault("bomb")
        for info in infos:
            _look_at(info)
        about = {top for info in infos if (top := info.filename.partition("/")[0]).endswith(".dist-info")}
        said = f"{named['name']}-{named['version']}"
        if {_plain(one) for one in about} != {_plain(f"{said}.dist-info")}:
            raise Fault("record", ", ".join(sorted(about)))
        (folder,) = about
        files = {info.filename: archive.read(info) for info in infos if not info.is_dir()}
        if len(files) != sum(not info.is_dir() for info in infos):
            raise Fault("record")
    headers = files[f"{folder}/METADATA"].decode().partition("\n\n")[0]
    if _plain(f"{_header(headers, 'Name')}-{_header(headers, 'Version')}") != _plain(said):
        raise Fault("record", "METADATA")
    if _header(files[f"{folder}/WHEEL"].decode(), "Root-Is-Purelib").lower() != "true":
        raise Fault("native")
    _listed(files, f"{folder}/RECORD")
    return _plain(named["name"]), {*files}


def _plain(name: str) -> str:
    """A name as all its spellings have it (PyPA, Name normalization)."""
    return re.sub(r"[-_.]+", "-", name).lower()


def _header(text: str, name: str) -> str:
    found = re.search(rf"^{name}:[ \t]*(.*?)\s*$", text, re.MULTILINE | re.IGNORECASE)
    return found[1] if found else ""


def _is_dense(info: ZipInfo) -> bool:
    return info.file_size > max(SMALL, DENSEST * info.compress_size)


def _look_at(info: ZipInfo) -> None:
    path = info.orig_filename
    first, *rest = path.split("/")
    kind = stat.S_IFMT(info.external_attr >> 16)
    if (
        not {"", ".", ".."}.isdisjoint((first, *rest[:-1]))
        or (rest and rest[-1] in (".", ".."))
        or re.search(r"[\\:\0]", path)
        or first.endswith(".data")  # an installer puts these files elsewhere
        or kind not in (0, stat.S_IFREG, stat.S_IFDIR)
    ):
        raise Fault("outside", path)
    if COMPILED.fullmatch(path):
        raise Fault("native", path)
    if AT_START.fullmatch(first):
        raise Fault("starts", path)
    module = first.partition(".")[0]
    if not first.endswith(".dist-info") and (rest or first.endswith((".py", ".pyc"))) and _is_there(module):
        raise Fault("hides", module)


def _is_there(module: str) -> bool:
    """Whether Python would find a module of this name already, or its library looks for one, here or elsewhere."""
    if module in sys.modules or module in sys.stdlib_module_names:
        return True
    return find_spec(module) is not None


def _listed(files: dict[str, bytes], record: str) -> None:
    """Looks whether the list of files names those that are there, each with its SHA-256."""
    told = {}
    for line in files[record].decode().splitlines():
        path, digest, _ = line.rsplit(",", 2)
        told[path.strip('"').replace('""', '"')] = digest
    for path in {*told} ^ {*files}:
        if path not in (f"{record}.jws", f"{record}.p7s"):
            raise Fault("record", path)
    for path, content in files.items():
        if path != record and told.get(path) != f"sha256={urlsafe_b64encode(sha256(content).digest()).rstrip(b'=').decode()}":
            raise Fault("record", path)
