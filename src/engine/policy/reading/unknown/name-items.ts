import { beginsWithLetter } from "#engine/text/characters.ts";
import type { Mood } from "../concepts/moods.ts";
import { isBehindHead, isDoing, isPerson, isSortOfPost } from "../concepts/sort-words.ts";
import { isConduct, isJoiner, isOwning } from "../concepts/word-lists.ts";
import { ALL_SUBJECTS, type Mark } from "../marks.ts";
import type { Part } from "../part.ts";
import { nameListed, saysMore } from "./name-thing.ts";

type Span = { from: number; to: number };
/**
 * What of a list is refused in words that we have none for, as the rule calls it; null where nothing is. Names of rules
 * are lists of what they refuse; of other sentences all has to be in words that we have none for.
 */
export function nameItems(
  part: Part,
  { from, to }: Span,
  most: number,
  isHeading: boolean,
): string | null {
  const within = part.marks.filter(
    (mark) => mark.from < to && mark.to > from && saysMore(mark) && !isLed(part, mark),
  );
  const items = isHeading ? splitItems(part, from, to) : [{ from, to }];
  const isMore = within.some((mark) => !isHeading || binds(mark));
  // 'No slurs, baiting or fuss' is on how people treat each other.
  const isOnConduct = splitItems(part, from, to).some((item, at) =>
    isDeed(wordsOf(part, item), at === 0),
  );
  if (isMore || isOnConduct || to - from > most * MOST_TOKENS) return null;
  const known = isHeading ? within.filter(isKnown) : within;
  const kept = items.filter(
    (item) =>
      // A site is no sort of posts.
      !part.tokens.slice(item.from, item.to).some(({ text }) => text === ".") &&
      !known.some((mark) => mark.from < item.to && mark.to > item.from) &&
      nameListed(part, skipLead(part, item), item.to, most) !== null,
  );
  // 'No crude or hateful replies': an adjective of what is named behind it.
  const isWhole = kept.at(-1)?.to === items.at(-1)?.to;
  const told = isWhole
    ? kept
    : kept.filter(
        ({ from: at, to: end }) => end - at > 1 || SEVERAL.test(part.tokens[at]?.text ?? ""),
      );
  return told.length === 0 ? null : wordItems(part, told);
}

const SEVERAL = /s$/;

function wordsOf(part: Part, item: Span): string[] {
  return part.tokens.slice(skipLead(part, item), item.to).map(({ text }) => text);
}

/** 'No duels, no raffles', 'no the usual jokes' */
function skipLead(part: Part, { from, to }: Span): number {
  const lead = part.leads("refused").find((each) => each.from === from && each.to < to);
  let start = lead?.to ?? from;
  while (start < to && isOwning(part.tokens[start]?.text ?? "")) start += 1;
  return start;
}

/** 'Sem boatos, sem correntes': each of them is refused. */
function isLed(part: Part, { name, from }: Mark): boolean {
  return name.id === "without" && part.leads("refused").some((lead) => lead.from === from);
}

/** Commas are tokens, too. */
const MOST_TOKENS = 2;

/** In the name of a rule, these are about more than what it refuses. */
const BINDING: ReadonlySet<Mood> = new Set<Mood>([
  "permit",
  "require",
  "only",
  "except",
  "condition",
  "without",
  "unasked",
  "past",
]);

export function binds({ name }: Mark): boolean {
  return (
    (name.group === "mood" && BINDING.has(name.id)) ||
    name.group === "day" ||
    (name.group === "form" && name.id === "respect") ||
    // 'No nudity or shock': beside what has a code and is no sort of posts.
    (name.group === "subject" && ALL_SUBJECTS[name.id].ban === null && name.id !== "piracy")
  );
}

/** What we have a word for is read by that. */
function isKnown({ name }: Mark): boolean {
  return (
    (name.group === "subject" && !ALL_SUBJECTS[name.id].isCarrier) ||
    name.group === "form" ||
    (name.group === "measure" && name.id === "title")
  );
}

function splitItems(part: Part, from: number, to: number): Span[] {
  const items: Span[] = [];
  let start = from;
  for (let at = from; at <= to; at += 1) {
    const text = part.tokens[at]?.text ?? "";
    if (at < to && !BREAKS.has(text) && !isJoiner(text)) continue;
    if (at > start) items.push({ from: start, to: at });
    start = at + 1;
  }
  return items;
}

const BREAKS: ReadonlySet<string> = new Set([",", ";", "/", "&", "+"]);

/** 'Stirring the pot', 'agenda pushing', 'ageism', 'throwaway accounts': what people do, think or are, and no sort of posts. */
function isDeed(said: readonly string[], isFirst: boolean): boolean {
  if (said.some(isConduct)) return true;
  const words = said.filter((word) => beginsWithLetter(word));
  const of = words.findIndex((word, at) => at > 0 && isBehindHead(word));
  const head = words[(of === -1 ? words.length : of) - 1] ?? "";
  const isDone = isFirst && isDoing(words[0] ?? "") && !isSortOfPost(words.at(-1) ?? "");
  return isDone || isDoing(head) || BELIEF.test(head) || isPerson(head);
}

const BELIEF = /(?:isms?|ity|sty|ness|phobia|apologia)$/;

/** Neighbours as they are written. */
function wordItems(part: Part, items: readonly Span[]): string {
  const runs: Span[] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last && item.from - last.to <= 2) last.to = item.to;
    else runs.push({ from: skipLead(part, item), to: item.to });
  }
  return runs.map(({ from, to }) => part.words(from, to)).join(", ");
}
