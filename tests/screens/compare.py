"""Compares two folders of pictures, pixel by pixel."""

import base64
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from build.bench.browser import browser

_DIFFER = """async ([one, other]) => {
  const read = async (data) => {
    const image = await createImageBitmap(await (await fetch("data:image/png;base64," + data)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height), pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, image.width, image.height);
  };
  const [a, b] = [await read(one), await read(other)];
  const [w, h] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const out = new ImageData(w, h);
  let count = 0, top = h, bottom = 0, left = w, right = 0;
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) {
    const pixel = (from, i) => x < from.width && y < from.height ? from.data[4 * (y * from.width + x) + i] : -1;
    const same = [0, 1, 2].every(i => pixel(a, i) === pixel(b, i)), at = 4 * (y * w + x);
    const grey = 255 - (255 - Math.max(0, pixel(b, 1))) / 4;
    out.data.set(same ? [grey, grey, grey, 255] : [220, 0, 60, 255], at);
    if (same) continue;
    count++;
    [top, bottom, left, right] = [Math.min(top, y), Math.max(bottom, y), Math.min(left, x), Math.max(right, x)];
  }
  if (!count) return null;
  const canvas = new OffscreenCanvas(w, h);
  canvas.getContext("2d").putImageData(out, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  return [count, [left, top, right + 1, bottom + 1], bytes.toBase64?.() ?? btoa(String.fromCharCode(...bytes))];
}"""


class Difference(NamedTuple):
    """A picture that differs: how many pixels, and their box (px from left, top, right, bottom). None: one folder lacks it."""

    name: str
    pixels: int
    box: tuple[int, int, int, int]


def differences(before: Path, after: Path, told: Path) -> Iterator[Difference]:
    """What differs, by name; `told` is the folder that gets a picture of each difference, red on a pale ground."""
    one, other = ({file.name: file for file in folder.glob("*.png")} for folder in (before, after))
    told.mkdir(parents=True, exist_ok=True)
    with browser() as running:
        page = running.new_page()
        for name in sorted(one.keys() | other.keys()):
            if name not in one or name not in other:
                yield Difference(name, 0, (0, 0, 0, 0))
                continue
            a, b = one[name].read_bytes(), other[name].read_bytes()
            if a == b:
                continue
            found = page.evaluate(_DIFFER, [base64.b64encode(data).decode() for data in (a, b)])
            if found is not None:
                pixels, box, picture = found
                (told / name).write_bytes(base64.b64decode(picture))
                yield Difference(name, pixels, tuple(box))
