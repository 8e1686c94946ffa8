// Small sounds, made by code: there are no files to load.
//
// `vernissage.sound(name)` plays one: "card" (a card is laid), "gavel" (a lot is sold), "brush" (something is painted or hung).
// Browsers allow sounds after people have pressed something; they must do so to switch them on.
/** @type {AudioContext} */
let context;

/** The volume of a sound that begins at `at` (seconds): it rises within `rise` and is silent after `length`. */
function swell(/** @type {number} */ at, /** @type {number} */ rise, /** @type {number} */ length, /** @type {number} */ loud) {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(context.destination);
  return gain;
}

/** Noise through a filter that sweeps from one frequency (Hz) to another. */
function rustle(/** @type {number} */ at, /** @type {number} */ rise, /** @type {number} */ length, /** @type {number} */ loud, /** @type {number} */ from, /** @type {number} */ to) {
  const { sampleRate } = context;
  const buffer = new AudioBuffer({ length: Math.ceil(length * sampleRate), sampleRate });
  buffer.copyToChannel(Float32Array.from({ length: buffer.length }, () => 2 * Math.random() - 1), 0);
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: from, Q: 0.8 });
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(filter).connect(swell(at, rise, length, loud));
  source.start(at);
}

/** Wood on wood: a tone that falls fast, and the click of the blow. */
function knock(/** @type {number} */ at, /** @type {number} */ pitch, /** @type {number} */ loud) {
  const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2.4, at + 0.11);
  tone.connect(swell(at, 0.002, 0.13, loud));
  tone.start(at);
  tone.stop(at + 0.14);
  rustle(at, 0.001, 0.03, loud / 2, 2600, 1400);
}

/** @type {Record<string, (at: number) => void>} */
const SOUNDS = {
  card: (at) => rustle(at, 0.012, 0.09, 0.22, 1800, 4200),
  gavel: (at) => [0, 0.14].forEach((later, i) => knock(at + later, 230, 0.34 / (i + 1))),
  brush: (at) => [0, 0.13].forEach((later) => rustle(at + later, 0.05, 0.15, 0.12, 3400, 900)),
};

globalThis.vernissage = {
  ...globalThis.vernissage,
  sound(name) {
    context ??= new AudioContext();
    if (context.state === "suspended") context.resume();
    SOUNDS[name](context.currentTime + 0.01);
  },
};
