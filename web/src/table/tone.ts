/** Short tunes made on the spot: it is my turn, somebody has hurt me, I have won. */

export type Tune = "turn" | "attack" | "victory";

/** Pitches in Hz, how long each lasts in seconds, and the colour of the sound. */
const TUNES: Record<Tune, { notes: number[]; length: number; type: OscillatorType }> = {
  turn: { notes: [587, 880], length: 0.16, type: "sine" },
  attack: { notes: [233, 175], length: 0.14, type: "triangle" },
  victory: { notes: [523, 659, 784, 1047], length: 0.19, type: "triangle" },
};
const LOUD = 0.08;

export function tone(tune: Tune = "turn"): void {
  const { notes, length, type } = TUNES[tune];
  const audio = new AudioContext();
  notes.forEach((pitch, i) => {
    const from = audio.currentTime + i * length;
    const note = new OscillatorNode(audio, { frequency: pitch, type });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(LOUD, from + 0.02);
    volume.gain.linearRampToValueAtTime(0, from + length);
    note.connect(volume).connect(audio.destination);
    note.start(from);
    note.stop(from + length);
  });
  setTimeout(() => void audio.close(), notes.length * length * 1000 + 200);
}
