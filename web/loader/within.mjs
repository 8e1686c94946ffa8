// Nothing waits for ever: whatever something outside of the page answers (a worker, a file, a cache, the journal, a lock, a device)
// is waited for with an end, after which the page does the next best. What people themselves answer has none: a share sheet, or
// the browser's own question whether it may use the camera.
// `vernissage.within` is the same for Python.

/** What a promise comes to; a TimeoutError if that takes longer than so many ms. `what` says who does not answer.
 * @template T @param {number} ms @param {PromiseLike<T> | T} promise @param {string} what @returns {Promise<T>} */
export async function within(ms, promise, what) {
  /** @type {number | undefined} */
  let late;
  /** @type {Promise<never>} */
  const limit = new Promise((_, reject) => {
    late = setTimeout(() => reject(new DOMException(`${what} does not answer`, "TimeoutError")), ms);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(late);
  }
}
