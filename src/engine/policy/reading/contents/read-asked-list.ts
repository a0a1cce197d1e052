import { hasLetter } from "#engine/text/characters.ts";
import { NO_CONTENTS } from "../concepts/contents.ts";
import type { Mood } from "../concepts/moods.ts";
import { isQuestionWord, isWritingTo } from "../concepts/page-words.ts";
import { isAskedSort, isItemStart, isOneOf, isRestriction } from "../concepts/sort-words.ts";
import { isImageWord, isJoiner, isPronoun, isWith } from "../concepts/word-lists.ts";
import type { Demand } from "#engine/policy/demand.ts";
import { isPromoting } from "#engine/policy/concerns.ts";
import { ALL_SUBJECTS } from "../marks.ts";
import type { Meaning } from "../meaning.ts";
import type { Part } from "../part.ts";
import { type Context, pickConcern } from "../pick-subjects.ts";
import { askFor } from "./read-contents.ts";
import { trimWords } from "../words/tokens.ts";

const FEWEST_ITEMS = 3;
const FEWEST_ASKED = 2;
const MOST_OF_AN_ITEM = 14;
const MOST_OF_A_LABEL = 8;

/** 'Engine trouble: the model, the year and a clip of the noise': what has to be told, with no verb of telling. */
export function readAskedList(part: Part, context: Context): Meaning[] {
  const colon = part.tokens.findIndex(({ text }, at) => at > part.from && text === ":");
  const items = colon === -1 ? [] : listItems(part, colon + 1);
  // 'With nest photos: the month and the height'
  const isEachTold = items.every(([first = ""]) => isItemStart(first) || isQuestionWord(first));
  const isList =
    items.length >= (isEachTold ? FEWEST_ASKED : FEWEST_ITEMS) &&
    items.every(({ length }) => length <= MOST_OF_AN_ITEM);
  // 'The proverb says: "…"'
  if (!isList || part.tokens[colon + 1]?.text === '"') return [];
  // 'At least 100 words: what it does, how you made it and what it costs'
  const asked = items.filter(
    ([first = "", next = ""]) => isQuestionWord(first) || isQuestionWord(next),
  );
  const isLed = part.hasBetween(["require", "include"], part.from, colon);
  if (asked.length >= FEWEST_ASKED && isLed && !part.has("deny"))
    return askFor(trimWords(part.words(colon + 1, part.to)), pickConcern(part, context));
  const isLabel = colon - part.from <= MOST_OF_A_LABEL && isSortOfPosts(part, colon);
  if (!isLabel || !isSilent(part, colon)) return [];
  const label = part.tokens.slice(part.from, colon).map(({ text }) => text);
  const isFor = /^(?:for|with|fur|bei|mit|zu|pour|avec|para|con|com)$/.test(label[0] ?? "");
  const told = items.filter(([first = ""]) => isItemStart(first) || isQuestionWord(first));
  const isOfPosts = label.some(isAskedSort);
  // 'Birds: herons, gulls and terns' tells what there is.
  if (told.length === 0 || !(isFor || isOfPosts || told.length >= 2)) return [];
  const whom = pickListed(part, colon, context);
  return whom ? askFor(trimWords(part.words(colon + 1, part.to)), whom) : [];
}

/** What stands before the colon, and not what has to be told of it. */
function pickListed(
  part: Part,
  colon: number,
  { sort }: Context,
): Pick<Demand, "of" | "detail"> | null {
  const named = part.subjects().filter(({ mark }) => mark.to <= colon);
  const of = named.map(({ id }) => ALL_SUBJECTS[id].of).find((each) => each !== "other");
  if (of) return { of, detail: null };
  return sort ? { of: "other", detail: sort } : null;
}

/** No name of what one promotes or of what is on every post. */
function isSortOfPosts(part: Part, colon: number): boolean {
  return part.marks
    .filter(({ from }) => from < colon)
    .every(
      ({ name }) =>
        (name.group === "mood" && name.id === "refers") ||
        (name.group === "subject" && !isPromoting(ALL_SUBJECTS[name.id].of)),
    );
}

const LISTED_MOODS: ReadonlySet<Mood> = new Set<Mood>(["refers", "include", "condition"]);

/** Nothing behind the colon says what is allowed, refused or where it goes. */
function isSilent(part: Part, colon: number): boolean {
  return part.marks
    .filter(({ from }) => from > colon)
    .every(
      ({ name }) =>
        name.group === "subject" ||
        name.group === "measure" ||
        (name.group === "mood" && LISTED_MOODS.has(name.id)),
    );
}

function listItems(part: Part, from: number): string[][] {
  const items: string[][] = [[]];
  for (const { text } of part.tokens.slice(from, part.to)) {
    if (text === "," || isJoiner(text)) items.push([]);
    else if (hasLetter(text) || isImageWord(text)) items.at(-1)?.push(text);
  }
  return items.filter(({ length }) => length > 0);
}

/** 'Concerts are welcome with date, place and price', 'Events are fine if the date and the place are given': what allows a post. */
export function readAllowedWith(part: Part, context: Context): Meaning[] {
  const permit = part.moods("permit")[0] ?? part.moods("invite")[0];
  const others =
    part.rooms("flair").length + part.rooms("mods").length + part.rooms("thread").length;
  if (!permit || others > 0 || part.measures("title").length > 0 || part.has("deny")) return [];
  const words = nameWith(part, permit.to);
  return words === null ? [] : askFor(trimWords(words), pickConcern(part, context));
}

const NEAR_PERMIT = 1;
const MOST_ALLOWED = 24;

/** 'With date, place and price', 'mit einem Satz zur Technik' */
function nameWith(part: Part, from: number): string | null {
  const at = part.tokens.findIndex(
    ({ text }, index) => index >= from && index <= from + NEAR_PERMIT && isWith(text),
  );
  if (at === -1 || part.to - at > MOST_ALLOWED) return null;
  // 'Send a modmail with your name and your plan' is nothing for a post.
  if (part.tokens.slice(part.from, at).some(({ text }) => isWritingTo(text))) return null;
  const first = part.tokens[at + 1]?.text ?? "";
  const isListed = part.tokens
    .slice(at + 2, part.to)
    .some(({ text }) => text === "," || isJoiner(text));
  const isThing = NO_CONTENTS.has(first) || isPronoun(first) || part.tokens[at + 1]?.text === "[";
  const isBound = part.tokens.slice(at + 1, part.to).some(({ text }) => isRestriction(text));
  return !isThing && !isBound && (isListed || isOneOf(first)) ? part.words(at + 1, part.to) : null;
}
