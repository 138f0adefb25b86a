/** Whether a record proves its deal: the promise is the hash of the secret, the key that of secret and nonces. */

export interface Proof {
  /** holds: all fits; none: the record carries no proof; unable: this browser cannot compute hashes at this address. */
  verdict: "holds" | "promise" | "key" | "other" | "none" | "unable";
  promised: string;
  secret: string;
  nonces: string[];
  key: string;
}

/** `seen` is what this device was told when the table was made, if it was there. */
export async function proofOf(record: string, seen?: string): Promise<Proof> {
  const head = headOf(record);
  const nonces = (head.get("nonces") ?? "-").split(", ").filter((nonce) => nonce !== "-");
  const [promised, secret, key] = ["promised", "secret", "key"].map((name) => head.get(name) ?? "") as [string, string, string];
  const told = { promised, secret, nonces, key };
  if (!promised || !secret || !key) return { ...told, verdict: "none" };
  if (!globalThis.isSecureContext) return { ...told, verdict: "unable" };
  if ((await sha256(secret)) !== promised) return { ...told, verdict: "promise" };
  if ((await sha256([secret, ...nonces].join(""))) !== key) return { ...told, verdict: "key" };
  return { ...told, verdict: seen && seen !== promised ? "other" : "holds" };
}

/** The lines before the first empty one. */
function headOf(record: string): Map<string, string> {
  const head = new Map<string, string>();
  for (const line of record.split(/\r?\n/).slice(1)) {
    if (!line.trim()) break;
    const colon = line.indexOf(": ");
    if (colon > 0) head.set(line.slice(0, colon), line.slice(colon + 2).trim());
  }
  return head;
}

async function sha256(hex: string): Promise<string> {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const hash = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
