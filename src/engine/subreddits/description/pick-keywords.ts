import { ACTIVITIES } from "./activities.ts";
import { GENERIC_WORDS } from "./generic-words.ts";
import { listWords } from "./list-words.ts";
import { capitalise } from "./proper-nouns.ts";
import { isExplicit, isHarsh } from "./unfit-words.ts";

/** Later keywords are ever less distinctive. */
const CANDIDATES = 18;

/**
 * The words that tell most about a community and can be shown, most telling first; `said` is what
 * the reader knows already.
 */
export function pickKeywords(keywords: string[], said: { name: string; kind: string }): string[] {
  const words = keywords.map((keyword) => keyword.toLowerCase());
  if (words.some(isExplicit)) return [];
  const bareName = said.name.toLowerCase().replace(/_/g, "");
  const telling = words
    .slice(0, CANDIDATES)
    .filter(
      (word) =>
        !isGeneric(word) && isWord(word) && !isHarsh(word) && !isSaid(word, bareName, said.kind),
    );
  const nouns = telling.filter((word) => !isAdjective(word));
  return dropVariants([...nouns, ...telling.filter(isAdjective)]).map(capitalise);
}

/** No domains, numbers, contractions or fragments of a word. */
function isWord(word: string): boolean {
  return /^(\p{L}{3,}(-\p{L}{2,})*|ai|uk|us|ui|ux|vr|pc|b2b|b2c|3d|web3|ps[1-5])$/u.test(word);
}

function isGeneric(word: string): boolean {
  if (GENERIC_WORDS.has(word)) return true;
  if (word.endsWith("ing")) return !ACTIVITIES.has(word);
  return VERB_OR_ADJECTIVE.test(word) && !NOUNS_ALL_THE_SAME.has(word);
}

// Verbs and adjectives read oddly in a list of what comes up, and say little.
const VERB_OR_ADJECTIVE =
  /..(ed|ly|ful|ous|less|ish|iest|able|ible|ive|like|minded|based|wide|self|friendly|related)$/;

const NOUNS_ALL_THE_SAME = new Set(
  listWords(`
    seed weed feed speed breed reed steed greed shed watershed embed family italy lily emily monopoly anomaly assembly
    butterfly firefly dragonfly supply rally jelly belly wireless fish irish english british spanish turkish swedish danish
    finnish scottish jewish polish kurdish crayfish catfish goldfish vegetable cable table bible crucible detective
    automotive locomotive archive hive drive dive olive roguelike rogue-like soulslike
  `),
);

function isAdjective(word: string): boolean {
  return /(ical|ional|ial|ental|tic|ant|ary|est|er-made|ern|ized|ised)$/.test(word);
}

function isSaid(word: string, bareName: string, kind: string): boolean {
  const stem = stemOf(word.replace(/-/g, ""));
  if (bareName.includes(stem) || (bareName.length > 3 && word.includes(bareName))) return true;
  return kind.includes(stem) || kind.includes(SAME_SUBJECT.get(word) ?? "–");
}

/** Words that only repeat what the kind of community says. */
const SAME_SUBJECT = new Map([
  ["game", "gaming"],
  ["games", "gaming"],
  ["gamers", "gaming"],
  ["gamer", "gaming"],
  ["movie", "film"],
  ["movies", "film"],
  ["cars", "vehicles"],
  ["pets", "animals"],
  ["show", "television"],
  ["cryptocurrency", "crypto"],
  ["tech", "technology"],
  ["celebrity", "public figures"],
  ["podcast", "podcasts"],
  ["manga", "anime"],
]);

/** "cookie" and "cookies", "art" and "artist": the first one stands for both. */
function dropVariants(words: string[]): string[] {
  const kept: string[] = [];
  for (const word of words) {
    const stem = stemOf(word);
    const isVariant = kept.some(
      (other) => word.startsWith(stemOf(other)) || other.startsWith(stem),
    );
    if (!isVariant) kept.push(word);
  }
  return kept;
}

function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(ies|es|s|y|e)$/, "") : word;
}
