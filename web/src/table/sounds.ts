/** Ten soft sounds, made on the spot of tones and noise. Loaded once somebody has pressed something. */

export type Sound = "card" | "coins" | "gain" | "land" | "trash" | "attack" | "clang" | "shuffle" | "turn" | "victory";

/** When it begins and how long it takes, in seconds, and how loud it is. */
interface Part {
  at: number;
  length: number;
  loud: number;
}

interface Tone extends Part {
  /** In Hz; it may glide. */
  pitch: number;
  to?: number;
  type?: OscillatorType;
}

/** Noise around a pitch: paper, wood, fire. */
interface Noise extends Part {
  around: number;
}

const LOUD = 0.08;
/** Of a tone, until it is loud. */
const RISE = 0.02;
const SILENCE = 0.0001;
/** The same sound is not made twice within so many milliseconds. */
const APART = 60;
const HISS = 1;

const tune = (pitches: number[], length: number, type: OscillatorType): Tone[] =>
  pitches.map((pitch, i) => ({ pitch, at: i * length, length, loud: LOUD, type }));
const ticks = (count: number, apart: number, loud: number, around: number): Noise[] =>
  Array.from({ length: count }, (_, i) => ({ around: around + 240 * (i % 3), at: i * apart, length: 0.045, loud }));

const PARTS: Record<Sound, (Tone | Noise)[]> = {
  card: [{ around: 2400, at: 0, length: 0.07, loud: 0.09 }],
  coins: [2093, 2637, 3136].map((pitch, i) => ({ pitch, at: 0.055 * i, length: 0.14, loud: 0.025 })),
  gain: [
    { around: 1500, at: 0, length: 0.16, loud: 0.07 },
    { pitch: 494, to: 622, at: 0.1, length: 0.16, loud: 0.04 },
  ],
  land: [
    { pitch: 120, to: 55, at: 0, length: 0.34, loud: 0.2 },
    { around: 320, at: 0, length: 0.12, loud: 0.16 },
    ...[392, 494, 587].map((pitch) => ({ pitch, at: 0.12, length: 0.6, loud: 0.03, type: "triangle" as const })),
  ],
  trash: [0, 0.05, 0.08, 0.15, 0.19, 0.27].map((at, i) => ({
    around: 1800 + 700 * (i % 3),
    at,
    length: 0.05,
    loud: 0.06,
  })),
  attack: tune([233, 175], 0.14, "triangle"),
  clang: [
    { around: 3200, at: 0, length: 0.05, loud: 0.12 },
    ...[622, 1174, 1661, 2489].map((pitch, i) => ({ pitch, at: 0, length: 0.75 - 0.12 * i, loud: 0.045 })),
  ],
  shuffle: [
    ...ticks(9, 0.024, 0.05, 1700),
    ...ticks(9, 0.024, 0.05, 2000).map((part) => ({ ...part, at: part.at + 0.3 })),
  ],
  turn: tune([587, 880], 0.16, "sine"),
  victory: tune([523, 659, 784, 1047], 0.19, "triangle"),
};

let audio: AudioContext | undefined;
let hiss: AudioBuffer | undefined;
const last = new Map<Sound, number>();

export function play(sound: Sound): void {
  const now = performance.now();
  if (now - (last.get(sound) ?? -APART) < APART) return;
  last.set(sound, now);
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  for (const part of PARTS[sound]) made(audio, part);
}

function made(audio: AudioContext, part: Tone | Noise): void {
  const from = audio.currentTime + part.at;
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(part.loud, from + Math.min(RISE, part.length / 4));
  volume.gain.exponentialRampToValueAtTime(SILENCE, from + part.length);
  volume.connect(audio.destination);
  const source = "pitch" in part ? tone(audio, part, from) : noise(audio, part);
  source.connect(volume);
}

function tone(audio: AudioContext, { pitch, to, length, type = "sine" }: Tone, from: number): AudioNode {
  const note = new OscillatorNode(audio, { frequency: pitch, type });
  if (to) note.frequency.exponentialRampToValueAtTime(to, from + length);
  note.start(from);
  note.stop(from + length);
  return note;
}

function noise(audio: AudioContext, { around, at, length }: Noise): AudioNode {
  hiss ??= hissed(audio.sampleRate);
  const from = audio.currentTime + at;
  const source = new AudioBufferSourceNode(audio, { buffer: hiss });
  const narrow = new BiquadFilterNode(audio, { type: "bandpass", frequency: around, Q: 0.9 });
  source.connect(narrow);
  source.start(from);
  source.stop(from + length);
  return narrow;
}

function hissed(sampleRate: number): AudioBuffer {
  const buffer = new AudioBuffer({ length: HISS * sampleRate, sampleRate });
  const wave = buffer.getChannelData(0);
  for (let i = 0; i < wave.length; i++) wave[i] = 2 * Math.random() - 1;
  return buffer;
}
