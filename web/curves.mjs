// Signatures and shared keys for games played by link: the parts of @noble/curves that the page uses, in one file that comes
// late (see build/site/curves.py). Python calls it through pyapp/vernissage/page/fair/curves.py, which checks lengths and encodings.
import { ed25519, x25519 } from "@noble/curves/ed25519.js";
import { bytesToNumberLE } from "@noble/curves/utils.js";
import { sha512 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";

const { Point } = ed25519;

/** Whether R == S*B - k*A. RFC 8032 (5.1.7) lets implementations choose whether the two may differ by a point of small order.
 * The library allows that, CPython's does not; all devices must agree. So this refuses some signatures that the library
 * accepts, and never the other way round.
 * @param {Uint8Array} key @param {Uint8Array} message @param {Uint8Array} signature */
function exact(key, message, signature) {
  const [r, s] = [signature.subarray(0, 32), bytesToNumberLE(signature.subarray(32))];
  const k = Point.Fn.create(bytesToNumberLE(sha512(concatBytes(r, key, message))));
  return Point.BASE.multiplyUnsafe(s).subtract(Point.fromBytes(key).multiplyUnsafe(k)).equals(Point.fromBytes(r));
}

/** Takes and returns hexadecimal digits.
 * @type {{public(secret: string): string, sign(secret: string, message: string): string,
 *   verify(key: string, message: string, signature: string): boolean, shared(secret: string, key: string): string}} */
const curves = {
  public: (secret) => bytesToHex(ed25519.getPublicKey(hexToBytes(secret))),
  sign: (secret, message) => bytesToHex(ed25519.sign(hexToBytes(message), hexToBytes(secret))),
  verify(key, message, signature) {
    const [a, m, s] = [key, message, signature].map(hexToBytes);
    return ed25519.verify(s, m, a, { zip215: false }) && exact(a, m, s);
  },
  shared(secret, key) {
    try {
      return bytesToHex(x25519.getSharedSecret(hexToBytes(secret), hexToBytes(key)));
    } catch { // a point of small order: lengths and encodings were checked before
      return "";
    }
  },
};

globalThis.vernissage = { ...globalThis.vernissage, curves };
