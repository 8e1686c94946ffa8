// Reads QR codes in pictures, for browsers that cannot do so themselves: jsQR, as one script that comes late.
import jsQR from "jsqr";

globalThis.vernissage = { ...globalThis.vernissage, scan: jsQR };
