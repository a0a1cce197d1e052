import { splitName, splitWords } from "#engine/search/split-words.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";

const MOST_TERMS = 3;

/** Words of a project that a community uses too, in the order of how telling they are there. */
export function findMatchingTerms(
  text: string,
  facts: Pick<SubredditFacts, "name" | "keywords">,
): string[] {
  const said = new Map<string, string>();
  for (const word of splitWords(text)) if (!said.has(stem(word))) said.set(stem(word), word);
  const theirs = [...splitName(facts.name), ...facts.keywords.flatMap(splitWords)];
  const shared = theirs.map(stem).filter((word) => said.has(word) && !EMPTY_WORDS.has(word));
  return [...new Set(shared)].slice(0, MOST_TERMS).map((word) => said.get(word) ?? word);
}

/** Rough on purpose: freelance, freelancers and freelancing are one. */
function stem(word: string): string {
  if (word.length <= 3) return word;
  return word.replace(/ies$/, "y").replace(/(?:ing|ers|er|es|ed|s|e)$/, "");
}

/** They say nothing about what a project is. */
const EMPTY_WORDS = new Set(
  `a about add after all also an and any app application are as ask at automatic base be been best better both build built
  but by can clean code com come copy create custom daily data day different digital do does done each easy every everyone
  everything fast feature find first for free from full get give go good great hand has hate have help her here high his how i idea if in into
  is it its just keep kind know last learn less let like line link list little live long look lot love made make man many me mean
  month more most much my name need never new next no not note now number of off old on once one online only open or other our
  out own page part people person place plan platform point post problem product project pro quick read real right run save say
  see self send service set share should show simple single site size small so some start stop support take team tell than
  that the their them then there they thing think this those through time to today too tool top track true try turn two under
  until up us use user very view wait want was way we web website week well were what when where which while who why will
  with without word work world would write year you your`
    .split(/\s+/)
    .map(stem),
);
