/** Options in the order in which the server numbers them for a typed line: by cost, then alphabetically. */

import { say } from "../languages";

export function numbered(names: Iterable<string>, costs: { [name: string]: number } = {}): string[] {
  return say.sorted(names).sort((a, b) => (costs[a] ?? 0) - (costs[b] ?? 0));
}
