/** A short tone made on the spot: it is my turn. */

const NOTES = [587, 880];
const LENGTH = 0.16;
const LOUD = 0.08;

export function tone(): void {
  const audio = new AudioContext();
  NOTES.forEach((pitch, i) => {
    const from = audio.currentTime + i * LENGTH;
    const note = new OscillatorNode(audio, { frequency: pitch, type: "sine" });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(LOUD, from + 0.02);
    volume.gain.linearRampToValueAtTime(0, from + LENGTH);
    note.connect(volume).connect(audio.destination);
    note.start(from);
    note.stop(from + LENGTH);
  });
  setTimeout(() => void audio.close(), NOTES.length * LENGTH * 1000 + 200);
}
