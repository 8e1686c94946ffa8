// Live tables: the connections between the devices (WebRTC data channels, without any server), the camera that reads codes, and
// the lock that keeps the screen on. It comes late. Python decides what the devices send each other
// (pyapp/vernissage/table/live); this only transports it. Python sets `tell(what, line, text)` before it calls anything else.
const GATHER_MS = 3000, TICK_MS = 1000, LONGEST = 16_000, HIGH_WATER = 1 << 20, FLOOD = 300, SCAN_MS = 120, SOON_MS = 10_000;
/** @typedef {{pc: RTCPeerConnection, channel: RTCDataChannel, heard: number}} Line */
/** @type {Map<number, Line>} */
const lines = new Map();
let /** @type {RTCCertificate} */ certificate, /** @type {number} */ ticking, /** @type {WakeLockSentinel | null} */ lock, wanted = false,
  /** @type {HTMLVideoElement | null} */ video = null;
const others = new BroadcastChannel("vernissage-live");

/** What the device answers, or an error if it does not; people have as long as they like to allow the camera.
 * @template T @param {PromiseLike<T> | T} promise */
const soon = (promise) => vernissage.within(SOON_MS, promise, "the device");

const tell = (/** @type {string} */ what, line = 0, text = "") => live.tell?.(what, line, text);

/** A new connection. Both sides agree on its channel beforehand, so neither waits for the other to announce one.
 * @param {number} line @returns {Line} */
function made(line) {
  const pc = new RTCPeerConnection({ iceServers: [], certificates: [certificate] });
  const channel = pc.createDataChannel("table", { negotiated: true, id: 0 });
  const one = { pc, channel, heard: 0 };
  lines.set(line, one);
  channel.onopen = () => lines.get(line) === one && tell("opened", line);
  channel.onclose = () => ended(line, one);
  pc.onconnectionstatechange = () => pc.connectionState === "failed" && ended(line, one);
  channel.onmessage = ({ data }) => {
    if (lines.get(line) !== one) return;
    if (typeof data !== "string" || data.length > LONGEST || ++one.heard > FLOOD) return ended(line, one);
    tell("heard", line, data);
  };
  return one;
}

/** @param {number} line @param {Line} one */
function ended(line, one) {
  if (lines.get(line) !== one) return;
  lines.delete(line);
  one.pc.close();
  tell("closed", line);
}

/** The browser's description of itself for this connection, with the addresses that it has found so far.
 * @param {number} line @param {Line} one @param {(pc: RTCPeerConnection) => Promise<RTCSessionDescriptionInit>} make */
async function described(line, one, make) {
  try {
    const { pc } = one;
    /** @type {Promise<void>} */
    const gathered = new Promise((done) => {
      pc.addEventListener("icecandidate", ({ candidate }) => candidate || done());
      setTimeout(done, GATHER_MS);
    });
    await soon(make(pc).then((description) => pc.setLocalDescription(description)));
    await gathered;
    if (lines.get(line) === one) tell("described", line, /** @type {RTCSessionDescription} */ (pc.localDescription).sdp);
  } catch {
    if (lines.get(line) === one) tell("described", line);
  }
}

/** Shows the camera's picture, and tells each text that it reads; the same text again only after a while. */
async function scan() {
  /** @type {MediaStream | undefined} */
  let stream;
  try {
    const wish = { facingMode: "environment", width: { ideal: 640 }, height: { ideal: 480 } };
    stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: wish });
    const read = await soon(reader());
    while ((video = /** @type {HTMLVideoElement | null} */ (document.getElementById("live-camera")))) {
      if (video.srcObject !== stream) {
        video.srcObject = stream;
        await soon(video.play());
      }
      const text = video.videoWidth ? await soon(read(video)) : "";
      if (text) tell("scanned", 0, text);
      await new Promise((done) => setTimeout(done, SCAN_MS));
    }
  } catch (fault) {
    tell("no-camera", 0, fault?.name ?? "");
  } finally {
    for (const track of stream?.getTracks() ?? []) track.stop();
    if (video) video.srcObject = null;
  }
}

/** @returns {Promise<(picture: HTMLVideoElement) => Promise<string>>} */
async function reader() {
  if (await native()) {
    const detector = new BarcodeDetector({ formats: ["qr_code"] });
    return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? "";
  }
  const canvas = document.createElement("canvas"), context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));
  return async (picture) => {
    [canvas.width, canvas.height] = [picture.videoWidth, picture.videoHeight];
    context.drawImage(picture, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    return vernissage.scan(data, width, height, { inversionAttempts: "dontInvert" })?.data ?? "";
  };
}

/** Whether the browser itself can read codes. */
const native = async () => !!globalThis.BarcodeDetector && (await BarcodeDetector.getSupportedFormats()).includes("qr_code");

async function stayOn() {
  try {
    lock = wanted && !document.hidden ? await soon(navigator.wakeLock.request("screen")) : null;
    tell(wanted ? "awake" : "asleep");
  } catch {
    wanted = false;
    tell("asleep", 0, "refused");
  }
}

others.onmessage = ({ data }) => {
  if (typeof data?.answer === "string" && data.answer.length < 500) tell("offered", 0, data.answer);
  if (typeof data?.taken === "string") tell("handed", 0, data.taken);
};
for (const what of ["online", "offline"]) addEventListener(what, () => tell(what));
document.addEventListener("visibilitychange", () => {
  if (document.hidden) return;
  tell("tick");
  if (wanted) stayOn();
});

/** What Python calls; a line is the number that it has given to a connection.
 * @satisfies {Record<string, ((...given: any) => unknown) | null>} */
const live = {
  /** @type {((what: string, line: number, text: string) => void) | null} */
  tell: null,
  native,
  /** Makes the certificate by which others know this device while the page is open. Each description contains its SHA-256. */
  async start() {
    try {
      certificate ??= await soon(RTCPeerConnection.generateCertificate(/** @type {EcKeyGenParams} */ ({ name: "ECDSA", namedCurve: "P-256" })));
      const pc = new RTCPeerConnection({ iceServers: [], certificates: [certificate] });
      pc.createDataChannel("own");
      const { sdp } = await soon(pc.createOffer());
      pc.close();
      ticking ??= setInterval(() => {
        for (const one of lines.values()) one.heard = 0;
        tell("tick");
      }, TICK_MS);
      tell("ready", navigator.userAgent.includes("Firefox/") ? 0 : 1, sdp); // Firefox gives up what waits
    } catch {
      tell("ready");
    }
  },
  dial: (/** @type {number} */ line) => described(line, made(line), (pc) => pc.createOffer()),
  reply: (/** @type {number} */ line, /** @type {string} */ sdp) => described(line, made(line), async (pc) => {
    await pc.setRemoteDescription({ type: "offer", sdp });
    return pc.createAnswer();
  }),
  async accept(/** @type {number} */ line, /** @type {string} */ sdp) {
    const one = lines.get(line);
    try {
      await soon(one?.pc.setRemoteDescription({ type: "answer", sdp }));
    } catch {
      ended(line, /** @type {Line} */ (one));
    }
  },
  /** Searches for the other device of a spare line, at these candidates: see table/live/spares.py. */
  wake(/** @type {number} */ line, /** @type {string} */ text) {
    for (const candidate of text.split("\n"))
      lines.get(line)?.pc.addIceCandidate({ candidate, sdpMid: "0" }).catch(() => {}); // the line ends by itself then
  },
  post(/** @type {number} */ line, /** @type {string} */ text) {
    const channel = lines.get(line)?.channel;
    // A frame that is not sent now is made up for later: see `beat` in table/live/peers.py.
    if (channel?.readyState === "open" && channel.bufferedAmount < HIGH_WATER) channel.send(text);
  },
  hang(/** @type {number} */ line) {
    const one = lines.get(line);
    lines.delete(line);
    setTimeout(() => one?.pc.close(), 200); // after the farewell has been sent
  },
  scan,
  /** Offers an answer to the other tabs of this browser. If none takes it within two seconds, tells "nobody". */
  hand(/** @type {number} */ _line, /** @type {string} */ text) {
    others.postMessage({ answer: text });
    setTimeout(() => tell("nobody"), 2_000);
  },
  soon: () => setTimeout(() => tell("soon")),
  taken: (/** @type {number} */ _line, /** @type {string} */ text) => others.postMessage({ taken: text }),
  awake(/** @type {unknown} */ on) {
    wanted = !!on;
    if (lock) lock.release();
    lock = null;
    stayOn();
  },
};

globalThis.vernissage = { ...globalThis.vernissage, live };
