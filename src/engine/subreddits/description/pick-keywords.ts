import { ACTIVITIES } from "./activities.ts";
import { GENERIC_WORDS } from "./generic-words.ts";
import { capitalise } from "./proper-nouns.ts";
import { isExplicit, isHarsh } from "./unfit-words.ts";

/** Later keywords are ever less distinctive. */
const CANDIDATES = 18;

/** The words that tell most about a community and can be shown, most telling first. */
export function pickKeywords(name: string, keywords: string[]): string[] {
  const words = keywords.map((keyword) => keyword.toLowerCase());
  if (words.some(isExplicit)) return [];
  const telling = words
    .slice(0, CANDIDATES)
    .filter(
      (word) => isWord(word) && !isHarsh(word) && !isGeneric(word) && !repeatsName(word, name),
    );
  return dropVariants(telling).map(capitalise);
}

/** No domains, numbers, contractions or fragments of a word. */
function isWord(word: string): boolean {
  return /^(\p{L}{3,}(-\p{L}{2,})*|ai|uk|us|ui|ux|vr|pc|b2b|b2c|3d|web3|ps[1-5])$/u.test(word);
}

function isGeneric(word: string): boolean {
  if (GENERIC_WORDS.has(word)) return true;
  if (word.endsWith("ing")) return !ACTIVITIES.has(word);
  return VERB_OR_ADJECTIVE.test(word) && !NOUN_ALL_THE_SAME.test(word);
}

// Verbs and adjectives read oddly in a list of what comes up, and say little.
const VERB_OR_ADJECTIVE =
  /..(ed|ly|ful|ous|less|ish|iest|able|ible|ive|like|minded|based|wide|self)$/;
const NOUN_ALL_THE_SAME =
  /^(.*(eed|hed|family|bly|fly|ply|olive|detective|vegetable|cable|table|automotive|locomotive|adhesive|archive|fish|polish|irish|english|british|spanish|turkish|swedish|danish|finnish|scottish|jewish|english|kurdish)|monopoly|italy|july|lily|emily|anomaly|bed|sled|led|ted|fred|jared|ahmed|reed|seed|weed|hybrid|five|hive|drive|dive|live|olive|native|bike|strike|nike|spike|hike|mike|wellness|business|fitness|chess|unreal|rogue-?like|elf)$/;

function repeatsName(word: string, name: string): boolean {
  const bare = name.toLowerCase().replace(/_/g, "");
  const stem = stemOf(word.replace(/-/g, ""));
  return bare.includes(stem) || (bare.length > 3 && word.includes(bare));
}

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
