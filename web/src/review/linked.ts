/** A record in a link: compressed, and behind the "#", which no browser sends to a server. */

/** Longer links are cut off by some programs. */
const LONGEST = 16_000;

/** The record as a part of a link; null if it would be too long. */
export async function packed(record: string): Promise<string | null> {
  const bytes = await through(new TextEncoder().encode(record), new CompressionStream("deflate-raw"));
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  const code = btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return code.length > LONGEST ? null : code;
}

/** The record of such a link; "" if there is none. */
export async function unpacked(code: string): Promise<string> {
  if (!code || code.length > LONGEST) return "";
  try {
    const text = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(
      await through(bytes, new DecompressionStream("deflate-raw")),
    );
  } catch {
    return "";
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const out = new Response(new Blob([bytes]).stream().pipeThrough(stream));
  return new Uint8Array(await out.arrayBuffer());
}
