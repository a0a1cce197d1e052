import type { AnswerId } from "#engine/interview/interview.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import { START_QUESTIONS } from "#engine/interview/list-questions.ts";
import { hasSign } from "#engine/lexicon/sentence-signs.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import { listPremises } from "../told/find-premises.ts";
import { hasOpener } from "../told/steer-sentences.ts";
import { keepFound } from "../told/keep-found.ts";
import { findMatter, type Matter, QUESTIONS, type Told } from "../told/told.ts";
import { findOpening } from "./find-opening.ts";
import { measureSaid } from "./wish-signs.ts";

/** Some of the answers on a shelf, one bit for each: sets are compared many thousand times. */
export type Mask = number;

/** Everything about the answers that is the same for all communities, worked out once. */
export type Shelf = {
  told: Told;
  /** What posts can be about, in the order in which it is told. */
  matters: Matter[];
  words: number[];
  /** What each of them says, and whether it says what a business takes in. */
  said: { text: string; measured: ReturnType<typeof measureSaid>; isMoney: boolean }[];
  /** Those that a post can open on, and those of them that the founder wants there. */
  starts: (AnswerId | null)[];
  marked: ReadonlySet<AnswerId>;
  /** The words of some of them together. */
  countIn: (mask: Mask) => number;
  /** For each answer, those that it rests on. */
  rests: Mask[];
  /** Said like a price wherever it matters, so that it is held against no other post. */
  lookedUp: Mask;
  /** What its kind of project lives on. */
  core: Mask;
  questions: { id: (typeof QUESTIONS)[number]; words: number; rests: Mask; premises: Mask }[];
  /** Words that every post has: what it is. */
  commonWords: number;
  /** With what most of them have: whom it is for, and why. */
  sharedWords: number;
  /** Every set that can be told: up to five answers, none without what it rests on. */
  sets: { mask: Mask; words: number }[];
};

/** How things are told after each other: the order of 577 ideal posts, pair by pair, but for limits: of 372 rated posts those that end on them lost 0.4. */
const ORDER: readonly AnswerId[] = [
  "scene",
  "premise",
  "sample",
  "howItPlays",
  "before",
  "oneJob",
  "unusual",
  "formula",
  "episode",
  "stackOrMaterial",
  "numbers",
  "limits",
  "mistake",
  "teach",
  "surprise",
  "userSaid",
  "theAsk",
];

/** Whether an answer can be what a post is about. */
export function isMatter(id: AnswerId): boolean {
  return ORDER.includes(id);
}

export const TELL_THING: readonly AnswerId[] = [
  "unusual",
  "howItPlays",
  "premise",
  "oneJob",
  "formula",
  "stackOrMaterial",
  "episode",
];
const NEED_THING: readonly AnswerId[] = ["limits", "surprise", "sample"];

export function fillShelf(told: Told): Shelf {
  const matters = ORDER.flatMap((id) => findMatter(told, id) ?? []);
  const mask = (ids: readonly AnswerId[]) => maskOf({ matters }, ids);
  const { kind } = told.interview;
  const words = matters.map((matter) => matter.words);
  const rests = matters.map((matter) => mask(matter.rests));
  const countIn = createCounter(words);
  const things = { tell: mask(TELL_THING), need: mask(NEED_THING) };
  return {
    told,
    matters,
    words,
    said: matters.map(readSaying),
    starts: matters.map((matter) => findOpening(matter, told)),
    marked: new Set(matters.filter((matter) => hasOpener(matter, told)).map(({ id }) => id)),
    countIn,
    rests,
    sets: listSets(rests, things).map((set) => ({ mask: set, words: countIn(set) })),
    lookedUp: mask(LOOKED_UP[kind] ?? []),
    core: mask([START_QUESTIONS[kind][2] ?? "unusual"]),
    questions: QUESTIONS.flatMap((id) => {
      const question = findMatter(told, id);
      if (!question) return [];
      const { words: own, rests: needed } = question;
      return [{ id, words: own, rests: mask(needed), premises: mask(listPremises(id, told)) }];
    }),
    commonWords: ABOUT_WHO + countWords(`${told.what ?? ""} ${told.further.join(" ")}`),
    sharedWords: ABOUT_WHO + countWords(listShared(told).join(" ")),
  };
}

const readSaying = keepFound(({ sentences }: Matter) => {
  const text = sentences.join(" ");
  return { text, measured: measureSaid(text), isMoney: hasSign(text, "takings") };
});

const LOOKED_UP: Partial<Record<ProjectKind, readonly AnswerId[]>> = {
  software: ["stackOrMaterial"],
  cause: ["theAsk"],
};

export function maskOf({ matters }: Pick<Shelf, "matters">, ids: readonly AnswerId[]): Mask {
  return matters.reduce((mask, { id }, at) => (ids.includes(id) ? mask | (1 << at) : mask), 0);
}

/** Of one post. */
export const MOST_MATTERS = 5;

/** Those that say how the thing works, and those that make no sense before that. */
function listSets(rests: readonly Mask[], things: { tell: Mask; need: Mask }): Mask[] {
  const sets: Mask[] = [];
  const isWhole = (mask: Mask) => {
    if (things.tell !== 0 && (mask & things.need) !== 0 && (mask & things.tell) === 0) return false;
    for (let at = 0; at < rests.length; at++)
      if ((mask & (1 << at)) !== 0 && ((rests[at] ?? 0) & ~mask) !== 0) return false;
    return true;
  };
  const add = (mask: Mask, from: number, count: number) => {
    if (count > 0 && isWhole(mask)) sets.push(mask);
    if (count === MOST_MATTERS) return;
    for (let at = from; at < rests.length; at++) add(mask | (1 << at), at + 1, count + 1);
  };
  add(0, 0, 0);
  return sets;
}

function listShared({ what, further, forWhom, why }: Told): string[] {
  return [what ?? "", ...further, forWhom ?? "", ...(why ?? [])];
}

/** 'I wrote Coldplatter,'. */
const ABOUT_WHO = 3;

/** What all answers of a set have together, of one figure each. */
export function sumOver(mask: Mask, figures: readonly number[]): number {
  let sum = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1)
    sum += figures[31 - Math.clz32(rest & -rest)] ?? 0;
  return sum;
}

/** The largest of these figures that any answer of a set has. */
export function mostOver(mask: Mask, figures: readonly number[]): number {
  let most = -Infinity;
  for (let rest = mask; rest !== 0; rest &= rest - 1)
    most = Math.max(most, figures[31 - Math.clz32(rest & -rest)] ?? -Infinity);
  return most;
}

/** Half of all answers, whose sums are looked up: so often words are counted. */
const HALF_BITS = 9;

/** Words are whole or halves, so their sums are the same in any order. */
function createCounter(words: readonly number[]): (mask: Mask) => number {
  const first = listSums(words.slice(0, HALF_BITS));
  const rest = listSums(words.slice(HALF_BITS));
  return (mask) => (first[mask & ((1 << HALF_BITS) - 1)] ?? 0) + (rest[mask >> HALF_BITS] ?? 0);
}

function listSums(words: readonly number[]): Float64Array {
  return Float64Array.from({ length: 1 << words.length }, (_, mask) => sumOver(mask, words));
}

/** How many answers there are in a set. */
export function countBits(mask: Mask): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
