/** SHA-256 in hexadecimal digits. The browser's own is missing on pages that come over plain http, as in a home network. */

import { sha256 as hashOf } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

export const sha256 = (bytes: Uint8Array): string => bytesToHex(hashOf(bytes));

/** What is no hexadecimal digit, in a file that somebody has changed, is no error: its hash is another. */
export const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

export const textBytes = (text: string): Uint8Array => new TextEncoder().encode(text);
