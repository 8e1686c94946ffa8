"""Wheels for tests: honest ones, and a table of others with the fault that each is refused for."""

import stat
import zipfile
from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping
from hashlib import sha256
from io import BytesIO
from typing import Final

WHEEL: Final = "mine-1.0-py3-none-any.whl"
PURE: Final = "Wheel-Version: 1.0\nGenerator: a test\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
Files = list[tuple[str, bytes]]


def wheel(
    name: str = WHEEL,
    files: Mapping[str, str | bytes] = {},
    about: Mapping[str, str] = {},
    *,
    needs: tuple[str, ...] = (),
    unlisted: Mapping[str | zipfile.ZipInfo, str | bytes] = {},
    listed: str = "",
) -> bytes:
    """A wheel of this name. `files`: its modules; `about`: what lies in its dist-info beside or instead of what has to;
    `needs`: what it requires; `unlisted`: files that its list does not name; `listed`: more lines of that list.
    """
    package, version = name.split("-")[:2]
    folder = f"{package}-{version}.dist-info"
    requires = "".join(f"Requires-Dist: {need}\n" for need in needs)
    told = {"METADATA": f"Metadata-Version: 2.1\nName: {package}\nVersion: {version}\n{requires}\nA package.\n", "WHEEL": PURE}
    there = {**files, **{f"{folder}/{file}": text for file, text in {**told, **about}.items() if file != "RECORD"}}
    content = BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        record = ""
        for path, given in there.items():
            data = given.encode() if isinstance(given, str) else given
            archive.writestr(path, data)
            digest = urlsafe_b64encode(sha256(data).digest()).rstrip(b"=").decode()
            quoted = '"{}"'.format(path.replace('"', '""')) if "," in path else path
            record += f"{quoted},sha256={digest},{len(data)}\n"
        for where, given in unlisted.items():
            archive.writestr(where, given)
        archive.writestr(f"{folder}/RECORD", about.get("RECORD", f"{record}{listed}{folder}/RECORD,,\n"))
    return content.getvalue()


def _link(path: str) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(path)
    info.external_attr = (stat.S_IFLNK | 0o777) << 16
    return info


def _crowd() -> bytes:
    content = BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        for n in range(40_000):  # as many as fit into a file that is read at all
            archive.writestr(zipfile.ZipInfo(f"mine/{n}.py"), b"")
    return content.getvalue()


def _damaged() -> bytes:
    data = bytearray(wheel(files={"mine.py": "x = 1"}))
    data[data.index(b"mine.py") + len("mine.py")] ^= 255
    return bytes(data)


def _encrypted() -> bytes:
    data = bytearray(wheel(files={"mine.py": "x = 1"}))
    for head, at in ((b"PK\3\4", 6), (b"PK\1\2", 8)):
        data[data.index(head) + at] |= 1
    return bytes(data)


def _one(made: Callable[[], bytes], name: str = WHEEL) -> Callable[[], Files]:
    return lambda: [(name, made())]


def _twice() -> Files:
    return [(WHEEL, wheel()), ("Mine-2.0-py3-none-any.whl", wheel("Mine-2.0-py3-none-any.whl"))]


def _over() -> Files:
    other = "other-1.0-py3-none-any.whl"
    return [(WHEEL, wheel(files={"mine.py": "x = 1"})), (other, wheel(other, {"mine.py": "x = 2"}))]


_NATIVE: Final = "mine-1.0-cp314-cp314-pyodide_2025_0_wasm32.whl"
_OURS: Final = "vernissage_games-9.0-py3-none-any.whl"

HOSTILE: Final[dict[str, tuple[Callable[[], Files], str, str]]] = {
    "up": (_one(lambda: wheel(unlisted={"../evil.py": "x"})), "outside", "../evil.py"),
    "up in it": (_one(lambda: wheel(files={"mine/../../evil.py": "x"})), "outside", "evil.py"),
    "absolute": (_one(lambda: wheel(files={"/lib/python3.14/evil.py": "x"})), "outside", "/lib"),
    "backslash": (_one(lambda: wheel(files={"mine\\..\\evil.py": "x"})), "outside", "evil.py"),
    "link": (_one(lambda: wheel(unlisted={_link("mine/link"): "/lib"})), "outside", "mine/link"),
    "data": (_one(lambda: wheel(files={"mine-1.0.data/data/lib/evil.py": "x"})), "outside", ".data"),
    "crowd": (_one(_crowd), "bomb", ""),
    "bomb": (_one(lambda: wheel(files={"mine/zero.bin": bytes(50_000_000)})), "bomb", ""),
    "dense": (_one(lambda: wheel(files={"mine/zero.bin": bytes(5_000_000)})), "bomb", ""),
    "no zip": (_one(lambda: b"no zip"), "record", "not a zip file"),
    "cut off": (_one(lambda: wheel(files={"mine.py": "x"})[:-40]), "record", ""),
    "other bytes": (_one(_damaged), "record", ""),
    "no list": (_one(lambda: wheel(about={"RECORD": ""}, files={"mine.py": "x"})), "record", "mine"),
    "other hash": (_one(lambda: wheel(about={"RECORD": "mine.py,sha256=AAAA,1\nmine-1.0.dist-info/METADATA,sha256=A,1\n"
                                                       "mine-1.0.dist-info/WHEEL,sha256=A,1\nmine-1.0.dist-info/RECORD,,\n"},
                                      files={"mine.py": "x"})), "record", ""),
    "unlisted": (_one(lambda: wheel(unlisted={"evil.py": "x"})), "record", "evil.py"),
    "listed alone": (_one(lambda: wheel(listed="evil.py,sha256=AAAA,1\n")), "record", "evil.py"),
    "other name": (_one(lambda: wheel(about={"METADATA": "Name: micropip\nVersion: 1.0\n\n"})), "record", "METADATA"),
    "encrypted": (_one(_encrypted), "record", "encrypted"),
    "by itself": (_one(lambda: wheel(files={"mine.pth": "import evil"})), "starts", "mine.pth"),
    "customized": (_one(lambda: wheel(files={"sitecustomize.py": "x"})), "starts", "sitecustomize.py"),
    "our module": (_one(lambda: wheel(files={"vernissage/games/__init__.py": "x"})), "hides", "vernissage"),
    "our package": (_one(lambda: wheel(_OURS, {"mine.py": "x"}), _OURS), "hides", "vernissage-games"),
    "library": (_one(lambda: wheel(files={"bz2.py": "x"})), "hides", "bz2"),
    "twice": (_twice, "twice", "mine"),
    "over another": (_over, "hides", "mine.py"),
    "for one machine": (_one(lambda: wheel(_NATIVE), _NATIVE), "native", ""),
    "compiled": (_one(lambda: wheel(files={"mine/fast.cpython-314-wasm32-emscripten.so": b"\0asm"})), "native", "fast"),
    "renamed": (_one(wheel, "mine-1.0-py3-none-any (1).whl"), "named", ""),
}  # fmt: skip
"""What is brought, the last file being the one that is refused; the fault; a piece of its detail."""
