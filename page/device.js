// Device features besides the display: sound, a screen that stays awake, full screen, installing.
// The app requests them by events of `window`, and reads what is available from attributes of <html>:
//   "sound-dice", "sound-settle", "sound-sinking", "sound-conquest", "sound-turn", "sound-victory"
//                                  play this sound after those that are still playing
//   "awake-wanted", "awake-over"   keep the screen awake while the page is visible; stop that
//   "full-screen"                  enter or leave full screen         <html data-full-screen="off|on">
//   "install"                      offer to install the game          <html data-install="offered|by-hand">
//   "device"                       from here: one of these attributes has changed
const root = document.documentElement;

/**
 * @param {string} attribute
 * @param {string | null} value
 */
function say(attribute, value) {
  if (value) root.dataset[attribute] = value;
  else delete root.dataset[attribute];
  dispatchEvent(new Event("device"));
}

// Sounds are synthesized, so there is nothing to download. A note: hertz, start in seconds, length in seconds, hertz at the end.
/** @type {Record<string, [hertz: number, at: number, seconds: number, end?: number][]>} */
const NOTES = {
  sinking: [[392, 0, 0.6, 131], [294, 0.2, 0.8, 98]],
  conquest: [[392, 0, 0.22], [523.25, 0.11, 0.35]],
  turn: [[659.25, 0, 0.3], [880, 0.13, 0.45]],
  victory: [[392, 0, 0.3], [523.25, 0.16, 0.3], [659.25, 0.32, 0.3], [783.99, 0.48, 0.9]],
};
/**
 * The times at which a die hits the table, in seconds, and the pitches, in hertz.
 *
 * @type {Record<string, [at: number, hertz: number][]>}
 */
const HITS = {
  dice: [[0, 2400], [0.07, 2050], [0.11, 1700], [0.19, 1350]],
  settle: [[0, 800], [0.06, 650]],
};
/** The longest that a sound may lag behind the picture, in seconds. */
const LATEST = 0.6;
/** @type {AudioContext | null} */
let audio = null;
let free = 0;

/** @param {string} kind */
function sound(kind) {
  // Browsers allow sound only after the first tap, and log a warning about earlier attempts.
  if (document.hidden || navigator.userActivation?.hasBeenActive === false || !window.AudioContext) return;
  audio ??= new AudioContext();
  if (audio.state !== "running") audio.resume().catch(() => {});
  const start = Math.max(audio.currentTime, free);
  if (start > audio.currentTime + LATEST) return;
  free = start + (HITS[kind] ? rattle(audio, HITS[kind], start) : ring(audio, NOTES[kind], start));
}

/**
 * Plays short bursts of noise. Returns the seconds until the next sound may start.
 *
 * @param {AudioContext} audio
 * @param {[number, number][]} hits
 * @param {number} start
 */
function rattle(audio, hits, start) {
  const noise = audio.createBuffer(1, audio.sampleRate * 0.05, audio.sampleRate);
  noise.getChannelData(0).forEach((_, at, data) => { data[at] = Math.random() * 2 - 1; });
  for (const [hit, frequency] of hits) {
    const source = new AudioBufferSourceNode(audio, { buffer: noise });
    const wood = new BiquadFilterNode(audio, { type: "bandpass", frequency, Q: 3 });
    source.connect(wood).connect(fading(audio, 0.35, start + hit, 0.05));
    source.start(start + hit);
  }
  return Math.max(...hits.map(([hit]) => hit)) + 0.06;
}

/**
 * Plays notes. Returns the seconds until the next sound may start.
 *
 * @param {AudioContext} audio
 * @param {[number, number, number, number?][]} notes
 * @param {number} start
 */
function ring(audio, notes, start) {
  for (const [frequency, at, length, end = frequency] of notes) {
    const voice = new OscillatorNode(audio, { type: "triangle", frequency });
    voice.frequency.setValueAtTime(frequency, start + at);
    voice.frequency.exponentialRampToValueAtTime(end, start + at + length);
    voice.connect(fading(audio, 0.14, start + at, length));
    voice.start(start + at);
    voice.stop(start + at + length);
  }
  return Math.max(...notes.map(([, at]) => at)) + 0.2;
}

/**
 * Returns a node that passes sound on to the speakers and fades out.
 *
 * @param {AudioContext} audio
 * @param {number} loudness
 * @param {number} start
 * @param {number} length
 */
function fading(audio, loudness, start, length) {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  gain.connect(audio.destination);
  return gain;
}

function silence() {
  audio?.close().catch(() => {});
  audio = null;
  free = 0;
}

for (const kind of Object.keys({ ...HITS, ...NOTES })) addEventListener(`sound-${kind}`, () => sound(kind));

// Keeping the screen awake. The browser releases the lock when the page is hidden, and the system may do so at any time.
/** The time to wait before requesting a lock again that the system has released, in milliseconds. */
const AGAIN = 1000;
let wanted = false;
let asking = false;
/** @type {WakeLockSentinel | null} */
let lock = null;

async function watch() {
  if (lock && !wanted) {
    lock.release().catch(() => {});
    lock = null;
  }
  if (!wanted || lock || asking || document.hidden || !navigator.wakeLock) return;
  asking = true;
  try {
    const held = await navigator.wakeLock.request("screen");
    held.addEventListener("release", () => {
      if (lock !== held) return;
      lock = null;
      setTimeout(watch, AGAIN);
    });
    lock = held;
  } catch {
    // The battery is low, or a setting forbids it: the screen turns off as usual.
  }
  asking = false;
  if (lock && !wanted) watch();
}

/** @param {boolean} awake */
function want(awake) {
  wanted = awake;
  watch();
}

addEventListener("awake-wanted", () => want(true));
addEventListener("awake-over", () => want(false));
document.addEventListener("visibilitychange", () => (document.hidden ? silence() : watch()));

// Full screen.
function sayFullScreen() {
  if (document.fullscreenEnabled) say("fullScreen", document.fullscreenElement ? "on" : "off");
}

addEventListener("full-screen", () => {
  const done = document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen({ navigationUI: "hide" });
  done?.catch(() => {});
});
document.addEventListener("fullscreenchange", sayFullScreen);
sayFullScreen();

// Installing: the browser's offer is kept until the player presses a button.
/** @type {BeforeInstallPromptEvent | null} */
let offer = null;
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event;
  say("install", "offered");
});
addEventListener("install", async () => {
  const offered = offer;
  offer = null;
  say("install", null);
  await offered?.prompt();
});
addEventListener("appinstalled", () => say("install", null));
// Only Safari on phones and tablets has this property. There, the share menu installs the game.
if (navigator.standalone === false) say("install", "by-hand");
