/*
 * Learns what makes a draft a promotion and what sort of post it is, and writes src/engine/drafts/promotion-weights.ts
 * and src/engine/sorts/sort-weights.ts:
 *   node scripts/train-signs.ts FOLDER [--without SOURCE]
 * FOLDER holds projects-dev, posts-dev, advertising-dev (.jsonl.gz) and post-sorts-dev.tsv, which are not ours to publish;
 * the judged drafts come from eval/. The same texts give the same weights. First it prints how sorts do on communities
 * that were kept out, in five folds. --without leaves sets out of what promotion is learned from ('eighth,ninth'), so
 * that `npm run eval -- verdicts` measures drafts that were never seen.
 */

import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { EVIDENCE, readSigns } from "#engine/drafts/read-signs.ts";
import { readText } from "#engine/drafts/read-text.ts";
import { readSortSigns } from "#engine/sorts/read-sort.ts";
import { POST_SORTS, type PostSort } from "#engine/sorts/sort.ts";
import { readSorts } from "./eval/measure-sorts.ts";
import {
  type Fit,
  fitSoftmax,
  keepHeaviest,
  type Observation,
  predict,
} from "./signs/fit-softmax.ts";
import { readExamples, readLabelledPosts, readSortedDrafts } from "./signs/read-examples.ts";

/** With 140 or 200 signs, and the ridge twice as high, communities that were kept out fared alike. */
const PROMOTION = { classes: 2, ridge: 0.004, most: 140 };
/** What one printable character can hold, in tenths. */
const MOST_WEIGHT = 4.6;
const SORTS = { classes: POST_SORTS.length, ridge: 0.04, most: 100 };
/** Rare sorts count for more, but a question stays a question: 0, 0.3 and 0.5 were tried. */
const RARE_POWER = 0.3;
const OWN_WEIGHT = 3;
const FOLDS = 5;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { without: { type: "string", default: "" } },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error("Name the folder that holds the texts to learn from.");
  process.exit(1);
}
learnPromotion(folder);
learnSorts(folder);

function learnPromotion(from: string): void {
  const left = new Set(values.without.split(",").map((name) => `verdicts-${name}`));
  const examples = readExamples(from).filter(({ source }) => !left.has(source));
  const total = (is: boolean) =>
    examples.reduce((sum, each) => sum + (each.isPromotion === is ? each.weight : 0), 0);
  const totals = { yes: total(true), no: total(false) };
  const all = examples.map(({ title, text, isPromotion, weight }) => ({
    signs: readSigns(readText(title), readText(text)).signs,
    is: Number(isPromotion),
    weight: weight / (isPromotion ? totals.yes : totals.no),
  }));
  const fit = fitSoftmax(keepHeaviest(all, { ...PROMOTION, risesWith }), {
    ...PROMOTION,
    risesWith,
  });
  const rows = fit.names
    .map((name, at) => [name, weigh(fit.weights[at] ?? [])] as const)
    .filter(([, weight]) => weight !== 0);
  write("src/engine/drafts/promotion-weights.ts", {
    BIAS: weigh(fit.bias),
    NAMES: rows.map(([name]) => name).join("|"),
    LOADS: String.fromCharCode(...rows.map(([, weight]) => 79 + Math.round(weight * 10))),
  });
  console.log(`promotion: ${all.length} texts, ${rows.length} signs`);
}

function risesWith(sign: string): boolean {
  return EVIDENCE.has(sign.replace("^", ""));
}

function weigh([no = 0, yes = 0]: number[]): number {
  return Math.max(-MOST_WEIGHT, Math.min(MOST_WEIGHT, Number((yes - no).toFixed(1))));
}

type Labelled = Observation & { community: string; isOwn: boolean };

function learnSorts(from: string): void {
  const own = [...readSorts().filter(({ isUnseen }) => !isUnseen), ...readSortedDrafts()];
  const all: Labelled[] = weighRare([
    ...readLabelledPosts(from).map((post) => observe(post, false)),
    ...own.map((post) => observe(post, true)),
  ]);
  const judged = Array.from({ length: FOLDS }, (_, fold) => judgeFold(all, fold)).flat();
  const shareOf = (isOwn: boolean, places: number) => {
    const those = judged.filter((each) => each.isOwn === isOwn);
    return Math.round((100 * those.filter(({ place }) => place < places).length) / those.length);
  };
  console.log(
    `sorts, communities kept out: right in ${shareOf(false, 1)}%, among the two best in ${shareOf(false, 2)}%; of our own posts ${shareOf(true, 1)}% and ${shareOf(true, 2)}%`,
  );
  const fit = fitSoftmax(keepHeaviest(all, SORTS), SORTS);
  const largest = Math.max(...fit.weights.flat().map(Math.abs));
  const step = Number((largest / 46).toFixed(4));
  const codes = fit.weights.flat().map((weight) => 79 + Math.round(weight / step));
  write("src/engine/sorts/sort-weights.ts", {
    BIAS: fit.bias.map((each) => Number(each.toFixed(2))),
    STEP: step,
    NAMES: fit.names.join("|"),
    LOADS: String.fromCharCode(...codes),
  });
}

function observe(
  {
    community,
    title,
    text,
    sort,
  }: { community: string; title: string; text: string; sort: PostSort },
  isOwn: boolean,
): Labelled {
  const { signs } = readSigns(readText(title), readText(text));
  return {
    community,
    isOwn,
    signs: readSortSigns(title, text, signs),
    is: POST_SORTS.indexOf(sort),
    weight: isOwn ? OWN_WEIGHT : 1,
  };
}

function weighRare(all: Labelled[]): Labelled[] {
  const counts = POST_SORTS.map((_, k) => all.filter(({ is }) => is === k).length);
  const most = Math.max(...counts);
  return all.map((each) =>
    Object.assign(each, { weight: each.weight * (most / (counts[each.is] ?? most)) ** RARE_POWER }),
  );
}

/** A fifth of all communities, judged by what was learned from the others. */
function judgeFold(all: Labelled[], fold: number): { isOwn: boolean; place: number }[] {
  const isIn = ({ community }: Labelled) => numberOf(community.toLowerCase()) % FOLDS === fold;
  const fit = fitSoftmax(
    keepHeaviest(
      all.filter((each) => !isIn(each)),
      SORTS,
    ),
    SORTS,
  );
  return all.filter(isIn).map((each) => ({ isOwn: each.isOwn, place: placeOf(fit, each) }));
}

/** How many classes seem likelier than the right one. */
function placeOf(fit: Fit, { signs, is }: Observation): number {
  const shares = predict(fit, signs);
  return shares.filter((share) => share > (shares[is] ?? 0)).length;
}

function numberOf(name: string): number {
  return Array.from(name).reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973,
    7,
  );
}

function write(file: string, parts: Record<string, unknown>): void {
  const lines = Object.entries(parts).map(([name, value]) => {
    return `export const ${name} = ${JSON.stringify(value)};`;
  });
  const text = `// Written by scripts/train-signs.ts: do not edit.\n\n${lines.join("\n")}\n`;
  writeFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), text);
}
