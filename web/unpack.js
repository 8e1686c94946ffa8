// Unpacks what the build has packed with brotli, so that the page has the same size on hosts that do not compress.
//
// It is a classic script, because three kinds of scripts load it: the page's own worker (files.mjs makes it), which answers
// as the end of this file says; the bots' worker; and the service worker. `unpacked(packed, file, decoder)` turns a packed
// stream into the stream of the original bytes; it ends with an error if they are not those of `file` ({at, bytes, sha256}).
// `decoder` is a promise of the decoder's program; only browsers without brotli need it.
(() => {
  const PIECE = 1 << 18; // bytes per step of the decoder

  // brotli-dec-wasm as in npm, but for its imports and exports
  /** @type {Brotli} */
  const brotli = (/** @returns {any} */ () => {
/* {{brotli}} */
  })();

  /** Passes a packed file on, and fails at its end if it was not the right one.
   * @param {Packed} file @returns {TransformStream<Bytes, Bytes>} */
  function checked({ at, bytes, sha256 }) {
    /** @type {Bytes[]} */
    const seen = [];
    let length = 0;
    return new TransformStream({
      transform(chunk, to) {
        length += chunk.length;
        if (length > bytes) throw new Error(`${at} is too long`);
        seen.push(chunk.slice());
        to.enqueue(chunk);
      },
      async flush() {
        if (length < bytes) throw new Error(`${at} was cut off`);
        if (!globalThis.crypto?.subtle) return; // on an insecure origin the browser has checked it: see files.mjs
        const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", await new Blob(seen).arrayBuffer()));
        if (btoa(String.fromCharCode(...hash)) !== sha256) throw new Error(`${at} was changed on the way`);
      },
    });
  }

  /** @param {Promise<WebAssembly.Module>} decoder @returns {TransformStream<Bytes, Bytes>} */
  function decoded(decoder) {
    let /** @type {Decoder} */ stream, /** @type {number} */ code;
    return new TransformStream({
      async start() {
        await brotli.init({ module_or_path: await decoder });
        stream = new brotli.Stream();
      },
      transform(chunk, to) {
        do {
          const made = stream.dec(chunk, PIECE);
          code = made.code;
          chunk = chunk.subarray(made.input_offset);
          if (made.buf.length) to.enqueue(made.buf);
          made.free();
        } while (code === brotli.Code.NeedsMoreOutput);
      },
      flush() {
        if (code !== brotli.Code.ResultSuccess) throw new Error("it ends too early");
        stream.free();
      },
    });
  }

  globalThis.unpacked = (packed, file, decoder) => {
    const how = decoder ? decoded(decoder) : new DecompressionStream(/** @type {any} */ ("brotli"));
    const reader = packed.pipeThrough(checked(file)).pipeThrough(how).getReader();
    return new ReadableStream({
      async pull(to) {
        try {
          const { done, value } = await reader.read();
          if (done) to.close();
          else to.enqueue(value);
        } catch (error) { // our own error, or the network's, or the decoder's, if the bytes are not the build's
          throw String(error?.message).startsWith(file.at) ? error : new Error(`${file.at} was changed on the way: ${error?.message ?? error}`);
        }
      },
      cancel: (why) => reader.cancel(why),
    });
  };

  /** A packed file arrives at a port: bytes until null, or an error's text if the network failed. The decoder may arrive at any
   * time.
   * @param {{file: Packed, port: MessagePort, needs: boolean}} asked */
  async function answer({ file, port, needs }) {
    /** @type {(decoder: WebAssembly.Module) => void} */
    let give;
    const decoder = needs ? new Promise((resolve) => (give = resolve)) : undefined;
    const incoming = new ReadableStream({
      start(to) {
        port.onmessage = ({ data }) => {
          if (data instanceof WebAssembly.Module) give(data);
          else if (data === null) to.close();
          else if (typeof data === "string") {
            port.onmessage = null;
            to.error(new Error(data));
          }
          else to.enqueue(data);
        };
      },
      cancel() {
        port.onmessage = null;
      },
    });
    try {
      const reader = globalThis.unpacked(incoming, file, decoder).getReader();
      for (let part; !(part = await reader.read()).done;) port.postMessage(part.value, [part.value.buffer]);
      port.postMessage(null);
    } catch (error) {
      port.postMessage(String(error.message));
    }
  }

  if (/** @type {any} */ (globalThis).name === "unpack") addEventListener("message", ({ data }) => answer(data));
})();
