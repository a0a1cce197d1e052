import { readFileSync } from "node:fs";
import type { MatcherModel } from "#engine/matching/matcher-model.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import { layOut } from "#engine/writer/plan/desk.ts";
import { measureLength } from "#engine/writer/plan/list-candidates.ts";
import { FULL } from "#engine/writer/plan/measure-room.ts";
import { readStart } from "#engine/writer/plan/read-sibling.ts";
import { readShape } from "#engine/writer/plan/shape.ts";
import { maskOf } from "#engine/writer/plan/shelf.ts";
import { valueAnswer } from "#engine/writer/plan/value-answer.ts";
import { weighPremise } from "#engine/writer/plan/value-set.ts";
import { readSaid } from "#engine/writer/plan/wish-signs.ts";
import { readPlace } from "#engine/writer/project/read-place.ts";
import { readAnswers } from "#engine/writer/told/read-answers.ts";
import { type Example, fitLogistic, sumSigns } from "./fit-logistic.ts";
import { openCatalogue } from "./open-catalogue.ts";
import type { Founder } from "./read-founders.ts";
import { askFor, readKnown } from "./write-plans.ts";

/** Two posts for one community, as they were planned, and by how much a stranger would rather read the first: a little, clearly or far. */
type Choice = {
  founder: string;
  community: string;
  better: Post;
  worse: Post;
  by: number;
};
type Post = { shape: string; question: string };

export function readChoices(file: string): Choice[] {
  const [, ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
  return lines.map((line, at) => {
    const [post = "", better, asks, worse, alsoAsks, by] = line.split("\t");
    const [founder = "", community = ""] = post.split(" ");
    if (!better || !asks || !worse || !alsoAsks || !by)
      throw new Error(`${file}, line ${at + 2}: ${line}`);
    return {
      founder,
      community,
      better: { shape: better, question: asks },
      worse: { shape: worse, question: alsoAsks },
      by: Number(by),
    };
  });
}

type Signs = ReadonlyMap<string, number>;
export type ChoiceCase = { founder: string; signs: Signs; weight: number };

/** What tells the better post of each pair from the worse one. */
export async function listChoiceCases(
  matcher: MatcherModel,
  founders: Founder[],
  choices: Choice[],
): Promise<ChoiceCase[]> {
  const known = await readKnown(await openCatalogue(), founders);
  return choices.flatMap(({ founder: id, community, better, worse, by }) => {
    const founder = founders.find((each) => each.id === id && each.communities.includes(community));
    if (!founder) return [];
    const read = createReader(askFor(founder, matcher, known), community);
    const [more, less] = [read(better), read(worse)];
    if (!more || !less) return [];
    const names = new Set([...more.keys(), ...less.keys()]);
    const signs = new Map(
      Array.from(names, (name) => [name, (more.get(name) ?? 0) - (less.get(name) ?? 0)]),
    );
    return [{ founder: id, signs, weight: OF_CHOICE[by] ?? 1 }];
  });
}

/** A little, clearly, far. */
const OF_CHOICE: Record<number, number> = { 1: 0.7, 2: 1, 3: 1.3 };

function createReader(
  { project, interview, communities }: ReturnType<typeof askFor>,
  community: string,
): (post: Post) => Signs | null {
  const told = readAnswers(project, interview);
  const own = communities.find(({ id }) => id === community);
  if (!own) return () => null;
  const place = readPlace(community, own.community, told);
  const desk = layOut(told);
  const { shelf } = desk;
  const wanted = (id: AnswerId, text: string) =>
    valueAnswer(id, place, interview.kind, readSaid(text, place));
  return ({ shape, question }) => {
    const planned = readShape(shape);
    // An answer may be read otherwise since the pair was judged.
    const isWhole = planned?.matters.every((id) => shelf.matters.some((each) => each.id === id));
    if (!planned || !isWhole) return null;
    const mask = maskOf(shelf, planned.matters);
    const matters = shelf.matters.filter(({ id }) => planned.matters.includes(id));
    const asked = desk.listQuestions(place).find((each) => each.question.id === question);
    const sum = (measure: (matter: (typeof matters)[number]) => number) =>
      matters.reduce((all, matter) => all + measure(matter), 0);
    return new Map<string, number>([
      ["each", matters.length],
      ["wanted", sum(({ id, sentences }) => wanted(id, sentences.join(" ")))],
      ["length", sum(({ words }) => measureLength(words))],
      ["word", Math.min(FULL, shelf.countIn(mask)) / PER_WORDS],
      ["core", Number((mask & shelf.core) !== 0)],
      ...matters.map(({ id }): [string, number] => [`told ${id}`, 1]),
      [`start ${readStart(planned.opening)}`, 1],
      ["asks", Number(question !== NONE)],
      ["asks well", asked ? asked.value + weighPremise(asked, mask) : 0],
    ]);
  };
}

const NONE = "-";
/** Words are many, and would otherwise weigh too little for the ridge. */
const PER_WORDS = 50;

const RIDGES = [1, 2, 4, 8];
const FOLDS = 10;
/** One point of the plan, in log odds of a reader's choice: with it, all other weights of the plan keep their worth. */
const POINT = 0.6;

/** The weights in points of the plan, and how many choices they foretell of founders that they were not fitted to. */
export function wordChoices(cases: ChoiceCase[]): string {
  const names = [...new Set(cases.flatMap(({ signs }) => [...signs.keys()]))].toSorted();
  const tried = RIDGES.map((ridge) => measureKept(cases, names, ridge));
  const [best] = tried.toSorted((a, b) => a.loss - b.loss);
  const weights = fit(cases, names, best?.ridge);
  return [
    `${cases.length} pairs of ${new Set(cases.map(({ founder }) => founder)).size} founders`,
    ...tried.map(
      ({ ridge, right, loss }) =>
        `ridge ${ridge}: ${(100 * right).toFixed(1)} % foretold, log loss ${loss.toFixed(3)}, on founders that were kept out`,
    ),
    ...names.map((name, at) => {
      // Beginnings are held against the thing itself.
      const base = name.startsWith("start ") ? (weights[names.indexOf("start plain") + 1] ?? 0) : 0;
      const points = ((weights[at + 1] ?? 0) - base) / POINT / (name === "word" ? PER_WORDS : 1);
      return `  ${name}: ${points.toFixed(name === "word" ? 4 : 2)}`;
    }),
  ].join("\n");
}

function toColumns(signs: Signs, names: readonly string[]): number[] {
  // A pair has no base: whichever came first was chosen by lot.
  return [0, ...names.map((name) => signs.get(name) ?? 0)];
}

function fit(cases: ChoiceCase[], names: readonly string[], ridge?: number): number[] {
  const examples = cases.flatMap(({ signs, weight }): Example[] => {
    const columns = toColumns(signs, names);
    return [
      { signs: columns, isSo: true, weight: weight / 2 },
      { signs: columns.map((sign) => -sign), isSo: false, weight: weight / 2 },
    ];
  });
  return fitLogistic(examples, ridge);
}

function measureKept(cases: ChoiceCase[], names: readonly string[], ridge: number) {
  const founders = [...new Set(cases.map(({ founder }) => founder))].toSorted();
  const foldOf = new Map(founders.map((founder, at) => [founder, at % FOLDS]));
  const guesses = Array.from({ length: FOLDS }, (_, fold) => {
    const isOwn = ({ founder }: ChoiceCase) => foldOf.get(founder) === fold;
    const weights = fit(
      cases.filter((each) => !isOwn(each)),
      names,
      ridge,
    );
    return cases.filter(isOwn).map(({ signs }) => sumSigns(weights, toColumns(signs, names)));
  }).flat();
  return {
    ridge,
    right: guesses.filter((guess) => guess > 0).length / guesses.length,
    loss: guesses.reduce((sum, guess) => sum + Math.log1p(Math.exp(-guess)), 0) / guesses.length,
  };
}
