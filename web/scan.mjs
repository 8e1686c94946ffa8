// What reads QR codes in pictures, for browsers that cannot by themselves: jsQR, as one script that comes late.
import jsQR from "jsqr";

globalThis.vernissage = { ...globalThis.vernissage, scan: jsQR };
