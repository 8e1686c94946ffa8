"""The unpacker for packed files, for browsers without brotli: web/unpack.js, and a decoder from npm."""

from __future__ import annotations

import re
import subprocess
import zlib
from pathlib import Path
from typing import Final

from ..cache import digest, made
from ..places import MODULES, WEB

PACKAGE: Final = "brotli-dec-wasm"
SCRIPT: Final = "unpack.js"
DECODER: Final = "decoder.bin"
"""The decoder's program, compressed with deflate, which every browser knows."""

FORMS: Final = (
    (r"\bexport (?=class |function |const )", ""),
    (r'new URL\("brotli_dec_wasm_bg\.wasm",import\.meta\.url\)', "undefined"),  # our scripts give its address
    (r"export\{\w+ as initSync,(\w+) as default\};?\s*\Z",
     r"return{init:\1,Stream:BrotliDecStream,Code:BrotliStreamResultCode};\n"),
)
"""How the package's module becomes the body of a function: patterns and their replacements."""


def unpacker() -> Path:
    """A folder with SCRIPT and DECODER."""
    package = MODULES / PACKAGE / "pkg"
    program, glue = package / "brotli_dec_wasm_bg.wasm", package / "brotli_dec_wasm.js"

    def make(room: Path) -> None:
        script = (WEB / SCRIPT).read_text(encoding="utf-8")
        body = classic(glue.read_text(encoding="utf-8"))
        small = [str(MODULES / "esbuild" / "bin" / "esbuild"), "--minify", "--target=es2022", "--tsconfig-raw={}"]
        done = subprocess.run(small, check=True, capture_output=True, text=True, input=script.replace("/* {{brotli}} */", body))
        (room / SCRIPT).write_text(done.stdout, encoding="utf-8")
        deflate = zlib.compressobj(9, wbits=-15)
        (room / DECODER).write_bytes(deflate.compress(program.read_bytes()) + deflate.flush())

    return made("unpack", digest(program, glue, WEB / SCRIPT, MODULES / "esbuild" / "package.json", Path(__file__)), make)


def classic(module: str) -> str:
    """The decoder's module as the body of a function that returns what unpack.js uses. Raises SystemExit if it has another
    form.
    """
    text = module
    for pattern, becomes in FORMS:
        text, found = re.subn(pattern, becomes, text)
        if not found:
            raise SystemExit(f"{PACKAGE} is written in another way: {pattern} is not in it any more. See FORMS in {__file__}.")
    return text
