import { splitAtSpaces } from "#engine/text/characters.ts";
import { plainWord, type Token } from "./tokens.ts";

/** One word of a phrase: 'promo*', '*thread', 'in/into', 'own?', or up to so many words of any kind ('~3'). */
type Element =
  | { gap: number }
  | {
      isOptional: boolean;
      exact: Set<string>;
      /** By how long they are, so that a word is looked up once for each length. */
      beginnings: Map<number, Set<string>>;
      endings: string[];
    };

export type Phrase<Name> = { name: Name; elements: Element[] };

/** Where a phrase stands, from token to token. */
export type Found<Name> = { name: Name; from: number; to: number };

const SHORTEST_BEGINNING = 3;

/** Ways to say something, looked up by how they begin, so that a text takes time in proportion to its length. */
export class PhraseBook<Name> {
  #byWord = new Map<string, Phrase<Name>[]>();
  #byBeginning = new Map<string, Phrase<Name>[]>();
  #byEnding: Phrase<Name>[] = [];

  /** Phrases are separated by '|'. */
  add(name: Name, phrases: string): void {
    for (const notation of phrases.split("|")) {
      const elements = splitAtSpaces(notation.trim()).filter(Boolean).map(readElement);
      const [first] = elements;
      if (!first || "gap" in first || first.isOptional) {
        if (elements.length === 0) continue;
        throw new Error(`'${notation}' begins with no word.`);
      }
      const phrase = { name, elements };
      for (const word of first.exact) put(this.#byWord, word, phrase);
      for (const [length, known] of first.beginnings) {
        if (length < SHORTEST_BEGINNING) throw new Error(`'${notation}' begins with too little.`);
        const keys = Array.from(known, (word) => word.slice(0, SHORTEST_BEGINNING));
        for (const key of new Set(keys)) put(this.#byBeginning, key, phrase);
      }
      if (first.endings.length > 0) this.#byEnding.push(phrase);
    }
  }

  find(tokens: readonly Token[]): Found<Name>[] {
    const found: Found<Name>[] = [];
    for (const [from, { text }] of tokens.entries()) {
      const byBeginning = this.#byBeginning.get(text.slice(0, SHORTEST_BEGINNING));
      for (const candidates of [this.#byWord.get(text), byBeginning, this.#byEnding]) {
        for (const { name, elements } of candidates ?? []) {
          const to = match(elements, tokens, 0, from);
          if (to !== null) found.push({ name, from, to });
        }
      }
    }
    return found;
  }
}

function put<Name>(map: Map<string, Phrase<Name>[]>, key: string, phrase: Phrase<Name>): void {
  const known = map.get(key);
  if (known) known.push(phrase);
  else map.set(key, [phrase]);
}

function readElement(notation: string): Element {
  if (notation.startsWith("~")) return { gap: Number(notation.slice(1)) };
  const isOptional = notation.endsWith("?") && notation.length > 1;
  const words = (isOptional ? notation.slice(0, -1) : notation).split("/").map(plainWord);
  const beginnings = new Map<number, Set<string>>();
  for (const word of words.filter((each) => each.endsWith("*"))) {
    const length = word.length - 1;
    const known = beginnings.get(length) ?? new Set();
    beginnings.set(length, known.add(word.slice(0, -1)));
  }
  return {
    isOptional,
    exact: new Set(words.filter((word) => !word.includes("*"))),
    beginnings,
    endings: words.filter((word) => word.startsWith("*")).map((word) => word.slice(1)),
  };
}

/** The token after the match, or null. A phrase has few words and gaps are short: the work is bounded. */
function match(
  elements: readonly Element[],
  tokens: readonly Token[],
  at: number,
  from: number,
): number | null {
  const element = elements[at];
  if (!element) return from;
  if ("gap" in element) {
    for (let skipped = 0; skipped <= element.gap; skipped += 1) {
      const to = match(elements, tokens, at + 1, from + skipped);
      if (to !== null) return to;
    }
    return null;
  }
  const token = tokens[from];
  if (token && matches(element, token.text)) {
    const to = match(elements, tokens, at + 1, from + 1);
    if (to !== null) return to;
  }
  return element.isOptional ? match(elements, tokens, at + 1, from) : null;
}

function matches(
  { exact, beginnings, endings }: Exclude<Element, { gap: number }>,
  word: string,
): boolean {
  if (exact.has(word)) return true;
  for (const [length, known] of beginnings) {
    if (word.length >= length && known.has(word.slice(0, length))) return true;
  }
  return endings.some((ending) => word.endsWith(ending));
}
