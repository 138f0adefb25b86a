/** The messages of a Fluent file, and those of the English one that it lacks, as Python's `fluent/files.py` has them. */

/** Written by hand where a language needs it; elsewhere the text follows from the card's program. */
const BY_HAND = /^(text|option)-/;

export function withEnglish(text: string, english: string): string {
  const known = new Set(messagesOf(text).map(idOf));
  const missing = messagesOf(english).filter((message) => !known.has(idOf(message)) && !BY_HAND.test(message));
  return [text.replace(/^#.*\n/gm, "").trimEnd(), ...missing].join("\n") + "\n";
}

function messagesOf(text: string): string[] {
  const bare = text.replace(/^#.*\n/gm, "");
  return bare.split(/^(?=[a-z][a-z0-9-]* *=)/m).flatMap((message) => message.trim() || []);
}

function idOf(message: string): string {
  return message.slice(0, message.search(/[ =]/));
}
