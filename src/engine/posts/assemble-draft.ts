import { hashText } from "#engine/text/hash-text.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import { MOST_REPETITIONS } from "#engine/text/repeated-words.ts";
import { findBlanks } from "#engine/drafts/blanks.ts";
import type { Said } from "./read-siblings.ts";
import type { Need, Plan } from "./structures/slot.ts";
import { countEach, type WordCounts } from "./wording/count-words.ts";

/** How long a post should be, and how many blanks a founder will fill in. */
export type Limits = { fewestWords: number; mostWords: number; mostBlanks: number };

/** What a choice hangs on: the seed, how often it was tried before, and what siblings said already. */
export type Chance = { seed: number; round: number; countSaid: (option: string) => Said };

type Filled = { options: string[]; choice: number; need: Need; paragraph: number };

/**
 * A plan made into a text that keeps to the demands: each place takes the first of its options that
 * fits, and places that can go do so where nothing fits. Null where the plan can't be kept.
 */
export function assembleDraft(
  plan: Plan,
  limits: Limits,
  isRepetitionCounted: boolean,
  chance: Chance,
): { title: string; content: string } | null {
  const filled = fillPlaces(plan, chance);
  const [title] = filled;
  if (!title) return null;
  if (!dropBeyond(filled, limits)) return null;
  if (isRepetitionCounted && !(avoidRepetition(filled) && dropBeyond(filled, limits))) return null;
  return { title: textOf(title), content: writeContent(filled.slice(1)) };
}

const TITLE = -1;
/** The round from which on briefness is worth more than a full picture. */
const SPARE_FROM = 2;

/** The title is a place like the others, the first. */
function fillPlaces(plan: Plan, { seed, round, countSaid }: Chance): Filled[] {
  const places = [
    { options: plan.titles, spare: [], need: "must" as const, paragraph: TITLE },
    ...plan.paragraphs.flatMap((slots, paragraph) => slots.map((slot) => ({ ...slot, paragraph }))),
  ];
  const measure = (option: string) => MEASURES[round % MEASURES.length]?.(countSaid(option)) ?? 0;
  return places.flatMap((place, index) => {
    const random = hashText(`${seed} ${index}`);
    if (!isKept(place.need, round, random)) return [];
    const options = round < SPARE_FROM ? place.options : [...place.options, ...place.spare];
    const { need, paragraph } = place;
    return [{ options, need, paragraph, choice: chooseFresh(options, random, measure) }];
  });
}

/** Fresh words at first, then fewer words that were said before, then any. */
const MEASURES: ((said: Said) => number)[] = [({ share }) => share, ({ runs }) => runs, () => 0];

/** The option that siblings have said least of; among equals, the seed decides. */
function chooseFresh(
  options: string[],
  random: number,
  measure: (option: string) => number,
): number {
  let best = { choice: 0, said: Infinity };
  for (let step = 0; step < options.length && best.said > 0; step += 1) {
    const choice = (random + step) % options.length;
    const said = measure(options[choice] ?? "");
    if (said < best.said) best = { choice, said };
  }
  return best.choice;
}

/** Out of ten, by round: later rounds say less, so that posts of one project share less. */
const KEPT: Record<Need, number[]> = {
  must: [10],
  should: [10, 10, 8, 5],
  may: [8, 6, 4, 1],
};

function isKept(need: Need, round: number, random: number): boolean {
  return Math.floor(random / 97) % 10 < (KEPT[need][round] ?? KEPT[need].at(-1) ?? 10);
}

/** False where even what can't go is too much. */
function dropBeyond(filled: Filled[], { mostWords, mostBlanks }: Limits): boolean {
  const isTooLong = () => countWords(filled.map(textOf).join(" ")) > mostWords;
  const isTooOpen = () => findBlanks(filled.map(textOf).join(" ")).length > mostBlanks;
  while (isTooLong() && dropLast(filled, () => true));
  while (isTooOpen() && dropLast(filled, (place) => textOf(place).includes("{{")));
  return !isTooOpen();
}

function dropLast(filled: Filled[], canGo: (place: Filled) => boolean): boolean {
  for (const need of ["may", "should"] as const) {
    const index = filled.findLastIndex((place) => place.need === need && canGo(place));
    if (index >= 0) return filled.splice(index, 1).length > 0;
  }
  return false;
}

/** Other words for the same, or fewer sentences, until no word comes up too often. */
function avoidRepetition(filled: Filled[]): boolean {
  const counts = new Map(filled.map((place) => [place, place.options.map(countEach)]));
  const total: WordCounts = new Map();
  const countOf = (place: Filled, choice = place.choice) => counts.get(place)?.[choice];
  for (const place of filled) change(total, countOf(place), 1);
  while (excessOf(total) > 0) {
    const step = findBestStep(filled, total, countOf);
    if (!step) return false;
    change(total, countOf(step.place), -1);
    if (step.choice === null) filled.splice(filled.indexOf(step.place), 1);
    else {
      step.place.choice = step.choice;
      change(total, countOf(step.place), 1);
    }
  }
  return true;
}

/** Other words first; then without what may be missing, then without what should not be. */
function findBestStep(
  filled: Filled[],
  total: WordCounts,
  countOf: (place: Filled, choice?: number) => WordCounts | undefined,
): { place: Filled; choice: number | null } | null {
  const reword = filled.flatMap((place) =>
    place.options.map((_, choice) => ({ place, choice: choice as number | null })),
  );
  const drop = (need: Need) =>
    filled.filter((place) => place.need === need).map((place) => ({ place, choice: null }));
  for (const steps of [reword, drop("may"), drop("should")]) {
    let best = { gain: 0, step: null as (typeof steps)[number] | null };
    for (const step of steps) {
      const next = step.choice === null ? undefined : countOf(step.place, step.choice);
      const gain = measureGain(total, countOf(step.place), next);
      if (gain > best.gain) best = { gain, step };
    }
    if (best.step) return best.step;
  }
  return null;
}

/** By how much fewer words are too many after an exchange. */
function measureGain(total: WordCounts, out?: WordCounts, into?: WordCounts): number {
  let gain = 0;
  const words = new Set([...(out?.keys() ?? []), ...(into?.keys() ?? [])]);
  for (const word of words) {
    const now = total.get(word) ?? 0;
    const then = now - (out?.get(word) ?? 0) + (into?.get(word) ?? 0);
    gain += Math.max(0, now - MOST_REPETITIONS) - Math.max(0, then - MOST_REPETITIONS);
  }
  return gain;
}

function change(total: WordCounts, counts: WordCounts | undefined, sign: 1 | -1): void {
  for (const [word, times] of counts ?? []) total.set(word, (total.get(word) ?? 0) + sign * times);
}

function excessOf(counts: WordCounts): number {
  let excess = 0;
  for (const times of counts.values()) excess += Math.max(0, times - MOST_REPETITIONS);
  return excess;
}

function writeContent(filled: Filled[]): string {
  const paragraphs = Map.groupBy(filled, ({ paragraph }) => paragraph);
  return [...paragraphs.values()].map((places) => places.map(textOf).join(" ")).join("\n\n");
}

function textOf({ options, choice }: Filled): string {
  return options[choice] ?? "";
}
