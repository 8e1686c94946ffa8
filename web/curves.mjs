// Signatures and shared keys for games played by link: what the page takes of @noble/curves, in one file that comes late (see
// build/curves.py). Python sees it through pyapp/vernissage/page/fair/curves.py, which has looked at the lengths and encodings.
import { ed25519, x25519 } from "@noble/curves/ed25519.js";
import { bytesToNumberLE } from "@noble/curves/utils.js";
import { sha512 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";

const { Point } = ed25519;

/** Whether R == S*B - k*A. The library lets those differ by a point of small order, which RFC 8032 (5.1.7) leaves open and the
 * library of CPython does not: devices must agree. This only ever refuses what the library has found right. */
function exact(key, message, signature) {
  const [r, s] = [signature.subarray(0, 32), bytesToNumberLE(signature.subarray(32))];
  const k = Point.Fn.create(bytesToNumberLE(sha512(concatBytes(r, key, message))));
  return Point.BASE.multiplyUnsafe(s).subtract(Point.fromBytes(key).multiplyUnsafe(k)).equals(Point.fromBytes(r));
}

const curves = {
  public: (secret) => bytesToHex(ed25519.getPublicKey(hexToBytes(secret))),
  sign: (secret, message) => bytesToHex(ed25519.sign(hexToBytes(message), hexToBytes(secret))),
  verify(key, message, signature) {
    const [a, m, s] = [key, message, signature].map(hexToBytes);
    return ed25519.verify(s, m, a, { zip215: false }) && exact(a, m, s);
  },
  sharedPublic: (secret) => bytesToHex(x25519.getPublicKey(hexToBytes(secret))),
  shared(secret, key) {
    try {
      return bytesToHex(x25519.getSharedSecret(hexToBytes(secret), hexToBytes(key)));
    } catch { // of small order: lengths and encodings are known to be right
      return "";
    }
  },
};

globalThis.vernissage = { ...globalThis.vernissage, curves };
