import { hashText } from "#engine/text/hash-text.ts";
import { composeScene } from "./description/compose-scene.ts";
import { guessLanguage } from "./description/guess-language.ts";
import { nameKind } from "./description/name-kind.ts";
import type { SubredditFacts } from "./subreddit-facts.ts";

/**
 * A sentence or two on a community nobody has described by hand, composed of its facts alone; empty
 * where they say nothing. Its keywords are left out: a list of stray words is worse than none.
 */
export function describeSubreddit(facts: SubredditFacts): string {
  const seed = hashText(facts.name.toLowerCase());
  return [composeOpening(facts), composeScene(facts, seed)].filter(Boolean).join(" ");
}

/** What the community is, as far as anyone has said. */
function composeOpening(facts: SubredditFacts): string {
  const kind = nameKind(facts);
  const language = guessLanguage(facts.keywords);
  if (!kind && !language) return "";
  const noun = (kind ?? "~").replace("~", "community");
  const size = sizeWord(facts.members);
  const phrase = size ? `${size} ${noun}` : noun;
  const article = /^[aeiou]/.test(phrase) ? "An" : "A";
  return `${article} ${phrase}${language ? `, apparently in ${language}` : ""}.`;
}

function sizeWord(members: number): "large" | "small" | undefined {
  if (members >= 1_000_000) return "large";
  return members < 1000 ? "small" : undefined;
}
