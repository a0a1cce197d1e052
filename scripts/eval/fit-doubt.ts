import { createHash } from "node:crypto";
import { DOUBT_SIGNS } from "#engine/policy/paste/doubt-signs.ts";
import { fitLogistic, sumSigns } from "./fit-logistic.ts";
import type { RuleReading } from "./measure-rule-reading.ts";

const FOLDS = 10;
/** Each list is kept out once in each: what one split happens to give says little. */
const SPLITS = ["a", "b", "c", "d", "e"];
const SHARES = [0, 0.1, 0.2, 0.25, 0.3, 1 / 3, 0.4, 0.5];

type Kept = { isAsked: number; right: number; reversed: number; rest: number };
type Read = RuleReading & { signs: number[] };

/** How sure stances are: what asking more would leave reversed on lists that were kept out, and the weights of all. */
export function wordDoubtFit(readings: readonly RuleReading[]): string {
  const judged = readings.filter((each) => each.isStanceRight !== null);
  const read = judged.filter((each): each is Read => each.signs !== null);
  const splits = SPLITS.map((split) => orderKeptOut(read, split));
  const curve = SHARES.map((share) => {
    const asked = Math.round(share * judged.length);
    const kept = splits.map((ordered) => countRest(ordered.slice(asked), asked));
    return wordKept(meanOf(kept), judged.length);
  });
  const weights = fit(read).map(
    (weight, at) => `  "${DOUBT_SIGNS[at] ?? ""}": ${weight.toFixed(2)},`,
  );
  return [
    `${judged.length} lists with a noted stance, ${read.length} with one that was read; kept out in ${FOLDS} folds:`,
    ...curve,
    "weights:",
    ...weights,
  ].join("\n");
}

function fit(readings: readonly Read[]): number[] {
  return fitLogistic(
    readings.map(({ signs, isReversed }) => ({ signs, isSo: isReversed, weight: 1 })),
  );
}

/** The least sure first, each by weights that were fitted without it. */
function orderKeptOut(readings: readonly Read[], split: string): Read[] {
  const foldOf = ({ id }: Read) =>
    (createHash("sha256").update(`${id.toLowerCase()} ${split}`).digest()[0] ?? 0) % FOLDS;
  const doubts = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = fit(readings.filter((each) => foldOf(each) !== fold));
    return readings
      .filter((each) => foldOf(each) === fold)
      .map((reading) => ({ reading, doubt: sumSigns(weights, reading.signs) }));
  }).flat();
  return doubts.toSorted((a, b) => b.doubt - a.doubt).map(({ reading }) => reading);
}

function countRest(rest: readonly Read[], isAsked: number): Kept {
  return {
    isAsked,
    right: rest.filter((each) => each.isStanceRight).length,
    reversed: rest.filter((each) => each.isReversed).length,
    rest: rest.length,
  };
}

function meanOf(all: readonly Kept[]): Kept {
  const mean = (pick: (each: Kept) => number) =>
    all.reduce((sum, each) => sum + pick(each), 0) / all.length;
  return {
    isAsked: mean((each) => each.isAsked),
    right: mean((each) => each.right),
    reversed: mean((each) => each.reversed),
    rest: mean((each) => each.rest),
  };
}

function wordKept({ isAsked, right, reversed, rest }: Kept, all: number): string {
  return `  asked ${isAsked} (${percent(isAsked, all)}): of ${rest} claimed right ${right.toFixed(0)} (${percent(right, rest)}), reversed ${reversed.toFixed(1)} (${percent(reversed, rest)}; of all not asked ${percent(reversed, all - isAsked)})`;
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(0)}%`;
}
