"""Packed files are unpacked to the same bytes, or refused with the reason."""

import base64
import hashlib
import json
import subprocess
from pathlib import Path
from random import Random

import brotli
import pytest

from build.places import MODULES
from build.site import compress, unpacker

RUN = """
import { readFileSync } from "node:fs";
const [folder, name, file, decoder] = process.argv.slice(2);
await import(`${folder}/unpack.js`);
const bytes = readFileSync(name);
const packed = new ReadableStream({
  start(to) {
    for (let at = 0; at < bytes.length; at += 10_000) to.enqueue(new Uint8Array(bytes.subarray(at, at + 10_000)));
    to.close();
  },
});
const plain = new Blob([readFileSync(`${folder}/${decoder}`)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
const program = new Response(plain).arrayBuffer().then((it) => WebAssembly.compile(it));
try {
  const whole = await new Response(globalThis.unpacked(packed, JSON.parse(file), program)).arrayBuffer();
  process.stdout.write(Buffer.from(whole));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
"""


def unpacked(packed: bytes, told: bytes, room: Path) -> subprocess.CompletedProcess[bytes]:
    """What comes of a packed file where another, perhaps, was announced."""
    (room / "run.mjs").write_text(RUN)
    (room / "packed").write_bytes(packed)
    file = {"at": "it", "bytes": len(told), "sha256": base64.b64encode(hashlib.sha256(told).digest()).decode()}
    command = ["node", room / "run.mjs", unpacker.unpacker(), room / "packed", json.dumps(file), unpacker.DECODER]
    return subprocess.run(command, check=False, capture_output=True)


@pytest.mark.slow
def test_what_was_packed_comes_out_as_it_was(tmp_path: Path) -> None:
    rng = Random(1)
    data = bytes(rng.choice(b"Vernissage ") for _ in range(900_000)) + rng.randbytes(50_000)
    packed = brotli.compress(data, quality=compress.QUICK)
    assert len(packed) > 100_000
    done = unpacked(packed, packed, tmp_path)
    assert done.stdout == data, done.stderr
    for wrong, told in (
        (packed[:-10], "it was cut off"),
        (packed + b"x", "it is too long"),
        (packed[:-300] + bytes(300), "it was changed on the way"),
        (b"<p>Sign in" + packed[10:], "it was changed on the way"),
    ):
        done = unpacked(wrong, packed, tmp_path)
        assert (done.returncode, done.stderr.decode().startswith(told)) == (1, True), done.stderr


def test_a_folder_is_packed_but_for_what_is_not_named(tmp_path: Path) -> None:
    (tmp_path / "a.wasm").write_bytes(b"program" * 100)
    (tmp_path / "b.mjs").write_bytes(b"script")
    for small in (False, True):
        room = compress.packed("packed-test", tmp_path, ["a.wasm"], small=small)
        assert sorted(file.name for file in room.iterdir()) == ["a.wasm.bin", "b.mjs"]
        assert brotli.decompress((room / "a.wasm.bin").read_bytes()) == b"program" * 100


def test_another_decoder_stops_the_build() -> None:
    glue = (MODULES / unpacker.PACKAGE / "pkg" / "brotli_dec_wasm.js").read_text()
    assert "import.meta" not in unpacker.classic(glue)
    with pytest.raises(SystemExit, match="is written in another way"):
        unpacker.classic(glue.replace("as default", "as otherwise"))
