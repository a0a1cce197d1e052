import { hashText } from "#engine/text/hash-text.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import { MOST_REPETITIONS } from "#engine/text/repeated-words.ts";
import { findBlanks } from "./blanks.ts";
import { type Demands, isSayable } from "./community/demands.ts";
import type { Need, Plan } from "./structures/slot.ts";
import { countEach, type WordCounts } from "./wording/count-words.ts";

/** How long a post may be, and how many blanks a founder will fill in. */
export type Limits = { mostWords: number; mostBlanks: number };

/** What is left to chance: the seed, and how often it was tried before. */
export type Chance = { seed: number; round: number };

type Filled = { options: string[]; choice: number; need: Need; paragraph: number };

/**
 * A plan made into a text that keeps to the demands: each place takes the first of its options that
 * fits, and places that can go do so where nothing fits. Null where the plan can't be kept.
 */
export function assembleDraft(
  plan: Plan,
  demands: Demands,
  limits: Limits,
  chance: Chance,
): { title: string; content: string } | null {
  const filled = fillPlaces(plan, demands, chance);
  if (!filled) return null;
  const [title] = filled;
  if (!title) return null;
  dropBeyond(filled, limits);
  if (demands.isRepetitionCounted && !avoidRepetition(filled)) return null;
  return { title: textOf(title), content: writeContent(filled.slice(1)) };
}

const TITLE = -1;
const LONGEST_TITLE = 110;

/** The title is a place like the others, the first. */
function fillPlaces(plan: Plan, demands: Demands, { seed, round }: Chance): Filled[] | null {
  const filled: Filled[] = [];
  const short = plan.titles.filter(
    (title) => title.length <= LONGEST_TITLE && !title.startsWith("{{"),
  );
  const places = [
    { options: short.length > 0 ? short : plan.titles, need: "must" as const, paragraph: TITLE },
    ...plan.paragraphs.flatMap((slots, paragraph) => slots.map((slot) => ({ ...slot, paragraph }))),
  ];
  for (const [index, { options, need, paragraph }] of places.entries()) {
    if (options.length === 0) continue;
    const sayable = options.filter((option) => isSayable(option, demands));
    const random = hashText(`${seed} ${index}`);
    if (sayable.length > 0 && isKept(need, round, random)) {
      filled.push({ options: sayable, choice: random % sayable.length, need, paragraph });
    } else if (need === "must") return null;
  }
  return filled;
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

function dropBeyond(filled: Filled[], { mostWords, mostBlanks }: Limits): void {
  const isTooLong = () => countWords(filled.map(textOf).join(" ")) > mostWords;
  const isTooOpen = () => findBlanks(filled.map(textOf).join(" ")).length > mostBlanks;
  while (isTooLong() && dropLast(filled, () => true));
  while (isTooOpen() && dropLast(filled, (place) => textOf(place).includes("{{")));
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
  for (;;) {
    const counts = filled.map((place) => place.options.map(countEach));
    const total = sumChosen(filled, counts);
    if (excessOf(total) === 0) return true;
    if (!rewordBest(filled, counts, total) && !dropBest(filled, counts, total)) return false;
  }
}

function rewordBest(filled: Filled[], counts: WordCounts[][], total: WordCounts): boolean {
  let best = { excess: excessOf(total), place: -1, choice: -1 };
  for (const [place, { choice, options }] of filled.entries()) {
    for (let other = 0; other < options.length; other += 1) {
      if (other === choice) continue;
      const excess = excessOf(exchange(total, counts[place]?.[choice], counts[place]?.[other]));
      if (excess < best.excess) best = { excess, place, choice: other };
    }
  }
  const place = filled[best.place];
  if (!place) return false;
  place.choice = best.choice;
  return true;
}

function dropBest(filled: Filled[], counts: WordCounts[][], total: WordCounts): boolean {
  let best = { excess: excessOf(total), index: -1 };
  for (const need of ["may", "should"] as const) {
    for (const [index, place] of filled.entries()) {
      if (place.need !== need) continue;
      const excess = excessOf(exchange(total, counts[index]?.[place.choice], undefined));
      if (excess < best.excess) best = { excess, index };
    }
    if (best.index >= 0) return filled.splice(best.index, 1).length > 0;
  }
  return false;
}

function sumChosen(filled: Filled[], counts: WordCounts[][]): WordCounts {
  let total: WordCounts = new Map();
  for (const [index, place] of filled.entries()) {
    total = exchange(total, undefined, counts[index]?.[place.choice]);
  }
  return total;
}

function exchange(total: WordCounts, out?: WordCounts, into?: WordCounts): WordCounts {
  const next = new Map(total);
  for (const [word, times] of out ?? []) next.set(word, (next.get(word) ?? 0) - times);
  for (const [word, times] of into ?? []) next.set(word, (next.get(word) ?? 0) + times);
  return next;
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
