import { readFileSync } from "node:fs";
import type { MatcherModel } from "#engine/matching/matcher-model.ts";
import { ANSWER_IDS } from "#engine/interview/interview.ts";
import { measureNearness } from "#engine/writer/place/measure-nearness.ts";
import { readPlace } from "#engine/writer/project/read-place.ts";
import { readAnswers } from "#engine/writer/told/read-answers.ts";
import type { TitleForm } from "#engine/writer/title/title.ts";
import { readTitleSigns, type TitleSigns } from "#engine/writer/title/title-signs.ts";
import { type Example, fitLogistic, sumSigns } from "./fit-logistic.ts";
import { openCatalogue } from "./open-catalogue.ts";
import type { Founder } from "./read-founders.ts";
import { readKnown } from "./write-plans.ts";

/** A title that could be above one post, and how good strangers called it who had read the post: from 0 to 1. */
type GradedTitle = {
  founder: string;
  community: string;
  /** The post begins with it. */
  opens: boolean;
  form: TitleForm;
  from: (typeof ANSWER_IDS)[number];
  grade: number;
  text: string;
};

const BEST = 2;

export function readGradedTitles(file: string): GradedTitle[] {
  const [, ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
  return lines.map((line, at) => {
    const [post = "", opens, form = "", id, grade, text = ""] = line.split("\t");
    const [founder = "", community = ""] = post.split(" ");
    const from = ANSWER_IDS.find((each) => each === id);
    if (!from || Number.isNaN(Number(grade))) throw new Error(`${file}, line ${at + 2}: ${line}`);
    return {
      founder,
      community,
      opens: opens === "y",
      form: form as TitleForm,
      from,
      grade: Number(grade) / BEST,
      text,
    };
  });
}

export type TitleCase = Pick<GradedTitle, "founder" | "community" | "grade"> & {
  signs: TitleSigns;
};

/** Of posts alone: nobody sees a title above a comment. */
export async function listTitleCases(
  matcher: MatcherModel,
  founders: Founder[],
  titles: GradedTitle[],
): Promise<TitleCase[]> {
  const known = await readKnown(await openCatalogue(), founders);
  const posts = Map.groupBy(titles, ({ founder, community }) => `${founder} ${community}`);
  return [...posts.values()].flatMap((own) => {
    const [{ founder: id, community } = { founder: "", community: "" }] = own;
    const founder = founders.find((each) => each.id === id && each.communities.includes(community));
    const entry = known.get(community);
    if (!founder || !entry) return [];
    const { name, url, interview } = founder;
    const told = readAnswers({ name, url }, interview);
    const near = measureNearness(matcher, interview)(entry.modelRow);
    const place = readPlace(community, { ...entry.community, near }, told);
    if (place.form === "comment") return [];
    return own.map((title) => ({
      ...title,
      signs: readTitleSigns(told, place, title, title.opens ? title.text : ""),
    }));
  });
}

const RIDGES = [1, 3, 6, 12];
const FOLDS = 6;
/** A sign that so few titles have tells of their founders alone. */
const FEWEST = 12;
/** Of fewer titles there is nothing to choose. */
const FEWEST_TITLES = 3;
/** What adds less than this adds nothing. */
const LEAST_WEIGHT = 0.1;

/** The weights, ready to be pasted, and how good the title is that would come first, above posts of founders that they were not fitted to. */
export function wordTitles(cases: TitleCase[]): string {
  const names = listSigns(cases);
  const tried = RIDGES.map((ridge) => measureFirsts(cases, names, ridge));
  const [best] = tried.toSorted((a, b) => b.mean - a.mean);
  const weights = fit(cases, names, best?.ridge);
  return [
    `${cases.length} titles of ${new Set(cases.map(({ founder }) => founder)).size} founders, ${names.length} signs`,
    ...tried.map(
      ({ ridge, mean, good, bad, count }) =>
        `ridge ${ridge}: of ${count} first titles ${good} good, ${bad} bad, ${(BEST * mean).toFixed(3)} of ${BEST} in the mean, on founders that were kept out`,
    ),
    wordBest(cases),
    ...names.flatMap((name, at) => {
      const weight = Math.round((weights[at + 1] ?? 0) * 100) / 100;
      return Math.abs(weight) < LEAST_WEIGHT ? [] : `  ${JSON.stringify(name)}: ${weight},`;
    }),
  ].join("\n");
}

function listSigns(cases: TitleCase[]): string[] {
  const counts = new Map<string, number>();
  for (const { signs } of cases)
    for (const name of signs.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].flatMap(([name, count]) => (count < FEWEST ? [] : name)).toSorted();
}

function toColumns(signs: TitleSigns, names: readonly string[]): number[] {
  return [1, ...names.map((name) => signs.get(name) ?? 0)];
}

/** A grade between good and bad counts as some of both. */
function fit(cases: TitleCase[], names: readonly string[], ridge?: number): number[] {
  const examples = cases.flatMap(({ signs, grade }): Example[] => {
    const columns = toColumns(signs, names);
    return [
      { signs: columns, isSo: true, weight: grade },
      { signs: columns, isSo: false, weight: 1 - grade },
    ].filter(({ weight }) => weight > 0);
  });
  return fitLogistic(examples, ridge);
}

function measureFirsts(cases: TitleCase[], names: readonly string[], ridge: number) {
  const founders = [...new Set(cases.map(({ founder }) => founder))].toSorted();
  const foldOf = new Map(founders.map((founder, at) => [founder, at % FOLDS]));
  const firsts = Array.from({ length: FOLDS }, (_, fold) => {
    const isOwn = ({ founder }: TitleCase) => foldOf.get(founder) === fold;
    const weights = fit(
      cases.filter((each) => !isOwn(each)),
      names,
      ridge,
    );
    const worth = ({ signs }: TitleCase) => sumSigns(weights, toColumns(signs, names));
    return groupPosts(cases.filter(isOwn)).map((own) =>
      own.reduce((best, each) => (worth(each) > worth(best) ? each : best)),
    );
  }).flat();
  return {
    ridge,
    count: firsts.length,
    good: firsts.filter(({ grade }) => grade === 1).length,
    bad: firsts.filter(({ grade }) => grade === 0).length,
    mean: firsts.reduce((sum, { grade }) => sum + grade, 0) / firsts.length,
  };
}

function groupPosts(cases: TitleCase[]): TitleCase[][] {
  const posts = Map.groupBy(cases, ({ founder, community }) => `${founder} ${community}`);
  return [...posts.values()].filter(({ length }) => length >= FEWEST_TITLES);
}

function wordBest(cases: TitleCase[]): string {
  const bests = groupPosts(cases).map((own) => Math.max(...own.map(({ grade }) => grade)));
  const mean = bests.reduce((sum, grade) => sum + grade, 0) / bests.length;
  return `the best of each post: ${(BEST * mean).toFixed(3)} in the mean`;
}
