import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import { isAscii } from "#engine/text/characters.ts";

/** Longer ones are nobody's words, and an index has its limits. */
export const LONGEST_WORD = 40;

/** Lower-cased words of any script; `c++` and `c#` keep their marks. */
export function splitWords(text: string): string[] {
  // Most keywords are one plain word already, and a catalogue has two million of them.
  if (/^[a-z0-9]+$/.test(text)) return [text];
  return foldForSearch(text).match(/[\p{L}\p{N}]+[+#]*/gu) ?? [];
}

/** `SideProject` and `side_project` are both side, project. */
export function splitName(name: string): string[] {
  return splitWords(
    name
      // Capitals tell words apart, but not in this one and its kin.
      .replace(/[SPI]aaS/g, (word) => ` ${word.toLowerCase()} `)
      .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, "$1 $2")
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
      .replaceAll("_", " "),
  );
}

/** Lower-cased, without accents and apostrophes. */
export function foldForSearch(text: string): string {
  return (isAscii(text) ? text : withoutMarks(text)).replace(/['’‘`]/g, "").toLowerCase();
}

function withoutMarks(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "");
}

/** Longer than any name, so that a longer text finds none. */
const LONGEST_NAME = 40;

/**
 * The one name that a text may spell: `small business` is r/smallbusiness. None ('') where it holds
 * what no name can: `c++` does not mean r/c.
 */
export function joinName(text: string): string {
  const joined = foldForSearch(text).replace(/[\s./-]/g, "");
  return /^\w*$/.test(joined) ? joined.slice(0, LONGEST_NAME) : "";
}

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
