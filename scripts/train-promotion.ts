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
import { findLinks } from "#engine/drafts/find-links.ts";
import { findQuotes } from "#engine/drafts/find-quotes.ts";
import { foldText } from "#engine/drafts/fold-text.ts";
import { readPromotionFeatures } from "#engine/drafts/read-promotion-features.ts";
import { wilsonInterval } from "#engine/statistics/wilson-interval.ts";
import { fitWeights, type Observation, predict, type Weights } from "./promotion/fit-weights.ts";
import { type Example, readExamples } from "./promotion/read-examples.ts";

const OPTIONS = { most: 900, ridge: 0.005 };
/** What the engine takes for promotion. */
const CUT = 0.4;

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
  for (const source of ["verdicts", "verdicts-second", "promotion"] as const) {
    const weights = fitWeights(all.filter((each) => each.source !== source), OPTIONS); // prettier-ignore
    console.log(`${source}, never seen: ${wordFit(weights, all.filter((each) => each.source === source))}`); // prettier-ignore
  }
}
const kept = all.filter(({ source }) => source !== values.without);
write(fitWeights(kept, OPTIONS));

function observe(example: Example): Observation {
  const features = readPromotionFeatures(readPart(example.title), readPart(example.text));
  return { ...example, features };
}

function readPart(original: string) {
  const { text } = foldText(original);
  return { text, links: findLinks(text), quotes: findQuotes(text) };
}

function wordFit(weights: Weights, unseen: Observation[]): string {
  const taken = unseen.filter(({ features }) => predict(weights, features) >= CUT);
  const right = taken.filter(({ isPromotion }) => isPromotion).length;
  const promoted = unseen.filter(({ isPromotion }) => isPromotion).length;
  return `recall ${wordShare(right, promoted)}, precision ${wordShare(right, taken.length)}`;
}

function wordShare(part: number, whole: number): string {
  const { low, high } = wilsonInterval(part, whole);
  return `${percent(part / Math.max(1, whole))} [${percent(low)} ${percent(high)}]`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** One printable character for each weight, around the one in the middle. */
function write({ bias, weights }: Weights): void {
  const largest = Math.max(...Array.from(weights.values(), Math.abs));
  const step = largest / 46;
  const rounded = Array.from(weights, ([name, weight]) => ({ name, load: Math.round(weight / step) })); // prettier-ignore
  // In order, the names pack better.
  const used = rounded
    .filter(({ load }) => load !== 0)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const names = used.map(({ name }) => name).join("|");
  const loads = used.map(({ load }) => String.fromCharCode(79 + load)).join("");
  const text = `// Written by scripts/train-promotion.ts: do not edit.

export const BIAS = ${bias.toFixed(4)};
export const STEP = ${step.toFixed(6)};
export const NAMES =
  ${JSON.stringify(names)};
export const LOADS =
  ${JSON.stringify(loads)};
`;
  const file = fileURLToPath(new URL("../src/engine/drafts/promotion-weights.ts", import.meta.url));
  writeFileSync(file, text);
  console.log(`${used.length} weights, ${text.length} characters`);
}
