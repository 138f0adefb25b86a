/** SHA-256 (FIPS 180-4). The browser's own is missing on pages that come over plain http, as in a home network. */

const SIZE = 64;

/** The first 32 bits of the fractional parts of a root of the first primes. */
function fractions(n: number, root: (prime: number) => number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < n; candidate++) {
    if (primes.every((prime) => candidate % prime)) primes.push(candidate);
  }
  return primes.map((prime) => ((root(prime) % 1) * 2 ** 32) | 0);
}

const START = fractions(8, Math.sqrt);
const ROUND = fractions(SIZE, Math.cbrt);

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function padded(bytes: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / SIZE) * SIZE));
  bytes.forEach((byte, i) => view.setUint8(i, byte));
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 4, bytes.length * 8);
  return view;
}

function mixed(state: number[], view: DataView, at: number): number[] {
  const w: number[] = [];
  for (let i = 0; i < SIZE; i++) {
    if (i < 16) {
      w.push(view.getInt32(at + 4 * i));
      continue;
    }
    const [a, b] = [w[i - 15]!, w[i - 2]!];
    const low = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const high = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    w.push((w[i - 16]! + low + w[i - 7]! + high) | 0);
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < SIZE; i++) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]!) | 0);
}

export function sha256(bytes: Uint8Array): string {
  const view = padded(bytes);
  let state = START;
  for (let at = 0; at < view.byteLength; at += SIZE) state = mixed(state, view, at);
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

export const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

export const textBytes = (text: string): Uint8Array => new TextEncoder().encode(text);
