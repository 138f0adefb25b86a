/** Asks the server for plain data; a refusal is thrown as a phrase. */

import { Refusal } from "../protocol/api";
import type { Wrong } from "../protocol/types";

export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const sent =
    body === undefined
      ? {}
      : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(path, { credentials: "same-origin", ...sent }).catch(() => {
    throw new Refusal(["web-no-server", {}], "The server cannot be reached.", 0);
  });
  if (response.ok) return response.json() as Promise<T>;
  const said = (await response.json().catch(() => ({}))) as Partial<Wrong>;
  throw new Refusal(said.error ?? ["web-failed", { status: response.status }], said.text ?? "", response.status);
}
