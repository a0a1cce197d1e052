import { hasSpace, splitAtSpaces } from "#engine/text/characters.ts";
import { BIAS, LOADS, NAMES, STEP } from "./sort-weights.ts";
import { SORT_SIGNS } from "./sort-rows.ts";
import { POST_SORTS, type PostSort, type ReadSort } from "./sort.ts";

/** What a draft has of each sign of promotion, by its name. */
type Signs = ReadonlyMap<string, number>;

/** A sort and how likely it is. */
export type SortGuess = { sort: PostSort; share: number };

/** What a post is shows early. */
const SAMPLE_LENGTH = 1200;
const MOST_IN_TITLE = 2;
const MOST_IN_TEXT = 4;
const MOST_PARAGRAPHS = 6;

/** What a draft is, likeliest first; `found` are the signs of promotion in it. */
export function guessSorts(title: string, content: string, found: Signs): SortGuess[] {
  const values = Float64Array.from(BIAS);
  for (const [name, value] of readSortSigns(title, content, found)) {
    const loads = WEIGHTS.get(name);
    if (loads)
      for (let k = 0; k < values.length; k++)
        values[k] = (values[k] ?? 0) + value * (loads[k] ?? 0);
  }
  const highest = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return POST_SORTS.map((sort, k) => ({ sort, share: (powers[k] ?? 0) / sum })).toSorted(
    (a, b) => b.share - a.share,
  );
}

/** The likeliest. */
export const readSort: ReadSort = (title, content, found) =>
  title.trim() === "" && content.trim() === ""
    ? null
    : (guessSorts(title, content, found)[0]?.sort ?? null);

/** Two kinds of word in one sentence say little about the sort. */
const isJoint = (name: string) => name.includes("&");

export function readSortSigns(title: string, content: string, found: Signs): Map<string, number> {
  const sample = content.slice(0, SAMPLE_LENGTH);
  const signs = new Map(Array.from(found).filter(([name]) => !isJoint(name)));
  const add = (name: string, value: number) => {
    if (value !== 0) signs.set(name, value);
  };
  for (const [name, pattern] of SORT_SIGNS) {
    add(`^~${name}`, Math.min(MOST_IN_TITLE, title.match(pattern)?.length ?? 0));
    add(`~${name}`, Math.min(MOST_IN_TEXT, sample.match(pattern)?.length ?? 0));
  }
  const words = splitAtSpaces(title).length;
  add("^~length", Math.log(1 + title.length) - 4);
  add("^~capitals", (title.match(/\b[A-Z][a-z]+/g)?.length ?? 0) / Math.max(3, words));
  add("^~small letters", title === title.toLowerCase() ? 1 : 0);
  const alone = sample.trim();
  add("~link alone", alone !== "" && !hasSpace(alone) ? 1 : 0);
  add("~paragraphs", Math.min(MOST_PARAGRAPHS, sample.split(/\n\s*\n/).length));
  return signs;
}

/** The character of no weight; loads are at most 46 either way, which keeps all of them printable. */
const MIDDLE = 79;

const WEIGHTS: ReadonlyMap<string, readonly number[]> = new Map(
  NAMES.split("|").map((name, at) => [
    name,
    POST_SORTS.map((_, k) => (LOADS.charCodeAt(at * POST_SORTS.length + k) - MIDDLE) * STEP),
  ]),
);
