import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import { LONGEST_WORD, splitName, splitWords } from "./split-words.ts";

/** Where a word stands, the most telling place first: in the name, among the first keywords, elsewhere. */
export const PLACES = ["name", "keyword", "text"] as const;
export type Place = (typeof PLACES)[number];

const TOP_KEYWORDS = 6;

/** Every word that finds a subreddit, once, with the best place it stands in. */
export function placeWords(facts: SubredditFacts, description: string): Map<string, Place> {
  const places = new Map<string, Place>();
  const add = (word: string, place: Place) => {
    if (word.length <= LONGEST_WORD && !places.has(word)) places.set(word, place);
  };
  add(facts.name.toLowerCase(), "name");
  for (const word of splitName(facts.name)) add(word, "name");
  facts.keywords.forEach((keyword, rank) => {
    for (const word of splitWords(keyword)) add(word, rank < TOP_KEYWORDS ? "keyword" : "text");
  });
  for (const word of splitWords(`${facts.topic ?? ""} ${description}`)) {
    if (word.length > 2 && !STOP_WORDS.has(word)) add(word, "text");
  }
  return places;
}

const STOP_WORDS = new Set(
  "a about all also an and any are as at be been but by can for from get had has have here how if in into is it its just like more most not of on one or other our out own people post posts such than that the their them there these they this those to up use was we well what when where which who why will with you your".split(
    " ",
  ),
);
