import { readFileSync } from "node:fs";
import type { MatcherModel } from "#engine/matching/matcher-model.ts";
import { ANSWER_IDS } from "#engine/interview/interview.ts";
import { measureNearness } from "#engine/writer/place/measure-nearness.ts";
import { readPlace } from "#engine/writer/project/read-place.ts";
import { readAnswers } from "#engine/writer/told/read-answers.ts";
import type { TitleForm } from "#engine/writer/title/title.ts";
import { readTitleSigns, TITLE_SIGNS } from "#engine/writer/title/title-signs.ts";
import { type Example, fitLogistic, sumSigns } from "./fit-logistic.ts";
import { openCatalogue } from "./open-catalogue.ts";
import type { Founder } from "./read-founders.ts";
import { readKnown } from "./write-plans.ts";

/** A title above one post, and how many readers called it good or bad. */
type RatedTitle = {
  founder: string;
  community: string;
  set: string;
  form: TitleForm;
  from: (typeof ANSWER_IDS)[number];
  good: number;
  bad: number;
  text: string;
};

export function readRatedTitles(file: string): RatedTitle[] {
  const [, ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
  return lines.flatMap((line) => {
    const [post = "", set = "", form, id, good, bad, text = ""] = line.split("\t");
    const [founder = "", community = ""] = post.split(" ");
    const from = ANSWER_IDS.find((each) => each === id);
    if (!from) return [];
    return {
      founder,
      community,
      set,
      form: form as TitleForm,
      from,
      good: Number(good),
      bad: Number(bad),
      text,
    };
  });
}

export type TitleCase = Example & Pick<RatedTitle, "set" | "form" | "founder" | "community">;

const COMPARED = ["named", "nameFirst", "bare", "wayAndThing"] as const;

/** Several readers of one title are not several titles. */
const OF_EACH = 0.5;
/** Titles that two strangers saw alone count more: with 1, 3 and 6 the first of 135 posts was good to them 47, 50 and 50 times of 100, and bad 17, 14 and 14, on founders kept out. */
const OF_FEED = 3;

export async function listTitleCases(
  matcher: MatcherModel,
  founders: Founder[],
  titles: RatedTitle[],
): Promise<TitleCase[]> {
  const known = await readKnown(await openCatalogue(), founders);
  return titles.flatMap(({ founder: id, community, set, form, from, good, bad, text }) => {
    const founder = founders.find((each) => each.id === id);
    const entry = known.get(community);
    if (!founder || !entry) return [];
    const { name, url, interview } = founder;
    const told = readAnswers({ name, url }, interview);
    const near = measureNearness(matcher, interview)(entry.modelRow);
    const place = readPlace(community, { ...entry.community, near }, told);
    const found = readTitleSigns(told, place, { form, from, text });
    // Who reads a list of titles is milder than who reads one above its post, and compares the ways to say the same; who reads single sentences is stricter.
    const isList = Number(set.endsWith("-all"));
    const compared = COMPARED.map((sign) => isList * found[sign]);
    const readers = [
      isList,
      ...compared,
      Number(set.startsWith("sentences")),
      Number(set === "facts"),
      // Who sees titles alone, as in a feed, is stricter with lines out of the middle of a post.
      Number(set === "feed"),
      0,
      0,
    ];
    const signs = [1, ...TITLE_SIGNS.map((sign) => found[sign]), ...readers];
    const of = { signs, set, form, founder: id, community };
    const weighed = set === "feed" ? OF_FEED : 1;
    return [
      ...(good > 0 ? [{ ...of, isSo: true, weight: weighed * good ** OF_EACH }] : []),
      ...(bad > 0 ? [{ ...of, isSo: false, weight: weighed * bad ** OF_EACH }] : []),
    ];
  });
}

const RIDGES = [0.3, 1, 2, 4, 8];
const FOLDS = 5;

type Held = { set: string; isSo: boolean; weight: number; value: number };

/** The weights, ready to be pasted, and how well each ridge tells good from bad above posts of founders that it was not fitted to. */
export function wordTitles(cases: TitleCase[]): string {
  const sets = [...new Set(cases.map(({ set }) => set))];
  const tried = RIDGES.map((ridge) => {
    const held = holdOut(cases, ridge);
    return Object.assign(measureHeld(held), { ridge, held });
  });
  const [best] = tried.toSorted((a, b) => a.loss - b.loss);
  const weights = fitLogistic(cases, best?.ridge);
  return [
    `${cases.length} verdicts on titles of ${sets.length} sets`,
    ...tried.map(
      ({ ridge, loss, pairs, right }) =>
        `ridge ${ridge}: log loss ${loss.toFixed(4)}, ${right} of ${pairs} pairs in the right order, on founders that were kept out`,
    ),
    `nothing but the base: ${measureBase(cases).toFixed(4)}`,
    ...sets.map((set) => {
      const { loss, pairs, right } = measureHeld(best?.held.filter((each) => each.set === set));
      return `  ${set}: log loss ${loss.toFixed(4)}, ${right} of ${pairs} pairs`;
    }),
    ...TITLE_SIGNS.map(
      (sign, at) => `  ${sign}: ${Math.round((weights[at + 1] ?? 0) * 100) / 100},`,
    ),
  ].join("\n");
}

/** What each is worth by weights that were fitted without its founder. */
function holdOut(cases: TitleCase[], ridge: number): Held[] {
  const founders = [...new Set(cases.map(({ founder }) => founder))].toSorted();
  return Array.from({ length: FOLDS }, (_, fold) => {
    const own = new Set(founders.filter((_each, at) => at % FOLDS === fold));
    const weights = fitLogistic(
      cases.filter(({ founder }) => !own.has(founder)),
      ridge,
    );
    return cases
      .filter(({ founder }) => own.has(founder))
      .map(({ set, signs, isSo, weight }) => ({
        set,
        isSo,
        weight,
        value: sumSigns(weights, signs),
      }));
  }).flat();
}

/** A pair is a good and a bad title of the same set. */
function measureHeld(held: Held[] = []) {
  let [sum, total, pairs, right] = [0, 0, 0, 0];
  for (const { value, isSo, weight } of held) {
    const guess = 1 / (1 + Math.exp(-value));
    sum -= weight * Math.log(isSo ? guess : 1 - guess);
    total += weight;
  }
  for (const own of Map.groupBy(held, ({ set }) => set).values())
    for (const good of own.filter(({ isSo }) => isSo))
      for (const bad of own.filter(({ isSo }) => !isSo)) {
        pairs += 1;
        right += Number(good.value > bad.value);
      }
  return { loss: sum / total, pairs, right };
}

function measureBase(cases: TitleCase[]): number {
  const total = cases.reduce((sum, { weight }) => sum + weight, 0);
  const share = cases.reduce((sum, { isSo, weight }) => sum + (isSo ? weight : 0), 0) / total;
  return -(share * Math.log(share) + (1 - share) * Math.log(1 - share));
}
