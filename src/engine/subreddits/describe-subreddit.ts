import { hashText } from "#engine/text/hash-text.ts";
import { composeOpening } from "./description/compose-opening.ts";
import { composeScene } from "./description/compose-scene.ts";
import { guessLanguage, keepWholeWords } from "./description/guess-language.ts";
import { nameEstimatedField, nameKind } from "./description/name-kind.ts";
import { pickKeywords } from "./description/pick-keywords.ts";
import type { SubredditFacts } from "./subreddit-facts.ts";

const MAX_LENGTH = 220;
const MAX_WORDS = 4;

/**
 * A sentence or two on a community nobody has described by hand, composed of its facts alone. Reads
 * the same every time; names that differ get different sentences.
 */
export function describeSubreddit(facts: SubredditFacts): string {
  const seed = hashText(facts.name.toLowerCase());
  const kind = nameKind(facts);
  const language = guessLanguage(facts.keywords);
  const picked = pickKeywords(facts.keywords, { name: facts.name, kind: kind ?? "" });
  const words = language ? keepWholeWords(picked, language) : picked;
  const known = {
    kind,
    estimatedField: nameEstimatedField(facts),
    language,
    size: sizeWord(facts.members),
    hasSeenPosts: facts.postTypes.length > 0 || facts.activity !== null,
  };
  const scene = composeScene(facts, seed, words.length);
  // Fewer words rather than a sentence cut short.
  for (let count = Math.min(words.length, MAX_WORDS); count >= 0; count -= 1) {
    const opening = composeOpening({ ...known, words: words.slice(0, count) }, seed);
    const text = scene ? `${opening} ${scene}` : opening;
    if (text.length <= MAX_LENGTH) return text;
    if (opening.length <= MAX_LENGTH && count <= 2) return opening;
  }
  return composeOpening({ ...known, words: [] }, seed);
}

function sizeWord(members: number): "large" | "small" | undefined {
  if (members >= 1_000_000) return "large";
  return members < 1000 ? "small" : undefined;
}
