/** A packed file of the build, as build/site/pack.py tells of it: its address, its packed length, its SHA-256 in base64. */
interface Packed {
  at: string;
  bytes: number;
  sha256: string;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** What unpack.js uses of brotli-dec-wasm. */
interface Brotli {
  init(from: object): Promise<unknown>;
  Stream: new () => Decoder;
  Code: Record<string, number>;
}

interface Decoder {
  dec(packed: Bytes, most: number): { code: number; buf: Bytes; input_offset: number; free(): void };
  free(): void;
}

/** What unpack.js gives: the stream of a packed file's original bytes. */
declare var unpacked: (packed: ReadableStream<Bytes>, file: Packed, decoder?: Promise<WebAssembly.Module>) => ReadableStream<Bytes>;
