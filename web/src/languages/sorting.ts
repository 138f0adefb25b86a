/** Sorting by each language's own alphabet. */

const ALPHABETS: { [lang: string]: string } = {
  en: "abcdefghijklmnopqrstuvwxyz",
  hu: "aábcdeéfghiíjklmnoóöőpqrstuúüűvwxyz",
  ru: "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
  pl: "aąbcćdeęfghijklłmnńoóprsśtuvwxyzźż",
  is: "aábcdðeéfghiíjklmnoóprstuúvwxyýzþæö",
};
/** Letters that sort as their neighbour and only break ties. */
const ALIKE: { [lang: string]: [from: string, to: string] } = {
  hu: ["áéíóőúű", "aeioöuü"],
  ru: ["ё", "е"],
};

type Key = [places: number[], small: string];

function key(text: string, lang: string): Key {
  const alphabet = ALPHABETS[lang] ?? ALPHABETS["en"]!;
  const [from, to] = ALIKE[lang] ?? ["", ""];
  const small = text.toLowerCase();
  const places = Array.from(small, (letter) => {
    const merged = from.includes(letter) ? to[from.indexOf(letter)]! : letter;
    if (alphabet.includes(merged)) return alphabet.indexOf(merged) + 1;
    return merged === " " ? 0 : 1000 + merged.codePointAt(0)!;
  });
  return [places, small];
}

function compare([a, smallA]: Key, [b, smallB]: Key): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    if (a[i] !== b[i]) return a[i]! - b[i]!;
  }
  return a.length - b.length || (smallA < smallB ? -1 : smallA > smallB ? 1 : 0);
}

/** The things in the order of their texts. */
export function alphabetical<T>(things: Iterable<T>, lang: string, text: (thing: T) => string): T[] {
  const keyed = Array.from(things, (thing) => ({ thing, key: key(text(thing), lang) }));
  return keyed.sort((a, b) => compare(a.key, b.key)).map(({ thing }) => thing);
}
