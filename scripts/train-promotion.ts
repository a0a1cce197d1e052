/*
 * Learns what makes a draft a promotion, and writes src/engine/drafts/promotion-weights.ts:
 *   node scripts/train-promotion.ts FOLDER [--without SOURCE]
 * FOLDER holds projects-dev, posts-dev and advertising-dev (.jsonl.gz), which are not ours to publish; the
 * judged drafts come from eval/. The same texts give the same weights. First it prints, for each of our
 * own sets, how weights do that were learned without the set. --without leaves a source out of what is
 * written as well, so that `npm run eval -- verdicts` measures drafts that were never seen.
 */

import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { nameFeature, readPromotionFeatures } from "#engine/drafts/read-promotion-features.ts";
import { readText } from "#engine/drafts/read-text.ts";
import { fitWeights, type Observation, predict, type Weights } from "./promotion/fit-weights.ts";
import { packWeights } from "./promotion/pack-weights.ts";
import { type Example, JUDGED_SETS, readExamples } from "./promotion/read-examples.ts";
import { wilsonInterval } from "#engine/statistics/chance.ts";

const OPTIONS = { most: 460, ridge: 0.003 };
/** What the engine takes for promotion. */
const CUT = 0.4;
const FOLDS = 5;
const OWN_SETS = [...JUDGED_SETS, "promotion"] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { without: { type: "string" } },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error("Name the folder that holds the texts to learn from.");
  process.exit(1);
}
const all = readExamples(folder).map(observe);
console.log(`${all.length} texts, ${all.filter(({ isPromotion }) => isPromotion).length} promotions`); // prettier-ignore
if (values.without === undefined) {
  for (const source of OWN_SETS) {
    const weights = fitWeights(all.filter((each) => each.source !== source), OPTIONS); // prettier-ignore
    const judged = judge(weights, all.filter((each) => each.source === source)); // prettier-ignore
    console.log(`${source}, learned without it: ${wordFit(judged)}`);
  }
  const folds = Array.from({ length: FOLDS }, (_, fold) => judgeFold(fold)).flat();
  for (const source of OWN_SETS) {
    const judged = folds.filter((each) => each.source === source);
    console.log(`${source}, learned without the fifth that it is in: ${wordFit(judged)}`);
  }
}
const kept = all.filter(({ source }) => source !== values.without);
write(fitWeights(kept, OPTIONS));

function observe(example: Example): Observation {
  const features = readPromotionFeatures(readText(example.title), readText(example.text));
  return {
    ...example,
    features: features.map((each) => ({ name: nameFeature(each), value: each.value })),
  };
}

type Judged = Pick<Observation, "source" | "isPromotion"> & { score: number };

function judge(weights: Weights, texts: Observation[]): Judged[] {
  return texts.map(({ source, isPromotion, features }) => ({
    source,
    isPromotion,
    score: predict(weights, features),
  }));
}

/** A fifth of all texts, judged by what was learned from the others; one author's are never in both. */
function judgeFold(fold: number): Judged[] {
  const isIn = ({ group }: Observation) => numberOf(group) % FOLDS === fold;
  const weights = fitWeights(all.filter((each) => !isIn(each)), OPTIONS); // prettier-ignore
  return judge(weights, all.filter(isIn));
}

function numberOf(group: string): number {
  return Array.from(group).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7); // prettier-ignore
}

function wordFit(judged: Judged[]): string {
  const taken = judged.filter(({ score }) => score >= CUT);
  const right = taken.filter(({ isPromotion }) => isPromotion).length;
  const promoted = judged.filter(({ isPromotion }) => isPromotion).length;
  return `recall ${wordShare(right, promoted)}, precision ${wordShare(right, taken.length)}`;
}

function wordShare(part: number, whole: number): string {
  const { low, high } = wilsonInterval(part, whole);
  return `${percent(part / Math.max(1, whole))} [${percent(low)} ${percent(high)}]`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

function write({ bias, weights }: Weights): void {
  const largest = Math.max(...Array.from(weights.values(), Math.abs));
  const step = largest / 46;
  const rounded = Array.from(weights, ([name, weight]) => ({ name, load: Math.round(weight / step) })); // prettier-ignore
  // In order, the names pack better.
  const used = rounded
    .filter(({ load }) => load !== 0)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const parts = { BIAS: round(bias, 4), STEP: round(step, 6), ...packWeights(used) };
  const lines = Object.entries(parts).map(
    ([name, value]) => `export const ${name} =\n  ${JSON.stringify(value)};`,
  );
  const text = `// Written by scripts/train-promotion.ts: do not edit.\n\n${lines.join("\n")}\n`;
  const file = fileURLToPath(new URL("../src/engine/drafts/promotion-weights.ts", import.meta.url));
  writeFileSync(file, text);
  console.log(`${used.length} weights, ${text.length} characters`);
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
