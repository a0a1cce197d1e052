import { readFileSync } from "node:fs";
import type { MatcherModel } from "#engine/matching/matcher-model.ts";
import { ANSWER_IDS, type AnswerId } from "#engine/interview/interview.ts";
import { PROJECT_KINDS } from "#engine/interview/project-kind.ts";
import { measureNearness } from "#engine/writer/place/measure-nearness.ts";
import { type Place, PLACE_FORMS, READERS } from "#engine/writer/place/place.ts";
import {
  type AnswerSign,
  readSaid,
  readWishSigns,
  type SharedSign,
  type WishSigns,
} from "#engine/writer/plan/wish-signs.ts";
import { readPlace } from "#engine/writer/project/read-place.ts";
import { readAnswers } from "#engine/writer/told/read-answers.ts";
import { type Example, fitLogistic, sumSigns } from "./fit-logistic.ts";
import type { Ideal } from "./read-ideals.ts";
import type { Founder } from "./read-founders.ts";
import { readKnown } from "./write-plans.ts";
import { openCatalogue } from "./open-catalogue.ts";

/** What one post told, what readers missed in it and what they did not want there. */
export type Wish = {
  founder: string;
  community: string;
  rating: number;
  told: AnswerId[];
  wanted: AnswerId[];
  unwanted: AnswerId[];
  /** Of the first writer's posts, which had other faults, few remarks say which answers were wanted. */
  isOfFirstWriter: boolean;
};

function isId(id: string): id is AnswerId {
  return ANSWER_IDS.some((each) => each === id);
}

function listIds(cell = ""): AnswerId[] {
  return cell.split(",").filter(isId);
}

export function readWishes(file: string): Wish[] {
  const [, ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
  return lines.map((line) => {
    const [post = "", rating, told, wanted, unwanted, writer] = line.split("\t");
    const [founder = "", community = ""] = post.split(" ");
    return {
      founder,
      community,
      // Where nothing was written there is nothing to rate.
      rating: rating ? Number(rating) : Number.NaN,
      told: listIds(told),
      wanted: listIds(wanted),
      unwanted: listIds(unwanted),
      isOfFirstWriter: writer === "first",
    };
  });
}

/** How much a reader's own word counts beside a grade of somebody who saw all answers, and how much the mere presence in a post that was rated. */
const OF_WISH = 0.45;
const OF_GOOD = 0.1;
const OF_LEFT_OUT = 0.035;
const OF_FIRST_WRITER = 0.3;
const GOOD = 7.3;
const BAD = 5.4;
const MOST_GRADE = 3;

/** `share` is how much of it is so: a grade of two is two thirds. */
type Case = { signs: WishSigns; id: AnswerId; share: number; weight: number } & {
  founder: string;
  community: string;
  /** What was graded beside all other answers of the slot. */
  isGraded: boolean;
};

/** One case for each answer of each rated post, and of each slot whose ideal post was described: was it wanted there? */
export async function listCases(
  matcher: MatcherModel,
  founders: Founder[],
  { wishes, ideals }: { wishes: Wish[]; ideals: Ideal[] },
): Promise<Case[]> {
  const known = await readKnown(await openCatalogue(), founders);
  const places = new Map<string, Place>();
  const read = (id: string, community: string) => {
    const founder = founders.find((each) => each.id === id);
    const entry = known.get(community);
    if (!founder || !entry) return null;
    const { interview, name, url } = founder;
    const key = `${id} ${community}`;
    const place =
      places.get(key) ??
      readPlace(
        community,
        { ...entry.community, near: measureNearness(matcher, interview)(entry.modelRow) },
        readAnswers({ name, url }, interview),
      );
    places.set(key, place);
    return { interview, place };
  };
  const list = (
    founder: string,
    community: string,
    judge: (id: AnswerId) => { share: number; weight: number } | null,
    isGraded: boolean,
  ): Case[] => {
    const found = read(founder, community);
    if (!found) return [];
    const { interview, place } = found;
    return ANSWER_IDS.filter((id) => interview.answers[id]).flatMap((id): Case[] => {
      const judged = judge(id);
      if (!judged) return [];
      const said = readSaid(interview.answers[id] ?? "", place);
      const signs = readWishSigns(id, place, interview.kind, said);
      return [{ signs, id, founder, community, isGraded, ...judged }];
    });
  };
  return [
    ...wishes.flatMap((wish) =>
      list(wish.founder, wish.community, (id) => judgeWish(wish, id), false),
    ),
    ...ideals.flatMap(({ founder, community, wants }) =>
      list(
        founder,
        community,
        (id) => {
          const grade = wants.get(id);
          return grade === undefined ? null : { share: grade / MOST_GRADE, weight: 1 };
        },
        true,
      ),
    ),
  ];
}

function judgeWish(wish: Wish, id: AnswerId): { share: number; weight: number } | null {
  const factor = wish.isOfFirstWriter ? OF_FIRST_WRITER : 1;
  if (wish.wanted.includes(id)) return { share: 1, weight: OF_WISH * factor };
  if (wish.unwanted.includes(id)) return { share: 0, weight: OF_WISH * factor };
  const isTold = wish.told.includes(id);
  if (wish.rating >= GOOD)
    return { share: Number(isTold), weight: (isTold ? OF_GOOD : OF_LEFT_OUT) * factor };
  return isTold && wish.rating <= BAD ? { share: 0, weight: OF_GOOD * factor } : null;
}

const ANSWER_SIGNS: readonly AnswerSign[] = [
  "all",
  ...READERS,
  ...PROJECT_KINDS,
  ...PLACE_FORMS,
  "forValue",
  "long",
  "figure",
  "peers",
];
const SHARED_SIGNS: readonly SharedSign[] = ["near", "named", "namesTool", "demanded"];

/** The base, the shared signs, and one row of all answers for each sign that counts by answer. */
function spread({ signs: { ofAnswer, ofAll }, id }: Case): number[] {
  const row = Array<number>(1 + SHARED_SIGNS.length + ANSWER_SIGNS.length * ANSWER_IDS.length);
  row.fill(0);
  row[0] = 1;
  for (const [sign, value] of ofAll) row[1 + SHARED_SIGNS.indexOf(sign)] = value;
  for (const [sign, value] of ofAnswer) row[placeOf(sign, id)] = value;
  return row;
}

function placeOf(sign: AnswerSign, id: AnswerId): number {
  const row = ANSWER_SIGNS.indexOf(sign);
  return 1 + SHARED_SIGNS.length + row * ANSWER_IDS.length + ANSWER_IDS.indexOf(id);
}

const RIDGES = [2, 4, 8];
const FOLDS = 5;

type Guessed = Case & { guess: number };

/** The table of weights, ready to be pasted, and how well each ridge does on founders that it was not fitted to. */
export function wordWishes(cases: Case[]): string {
  const rows = cases.map((each) => spread(each));
  const founders = [...new Set(cases.map(({ founder }) => founder))];
  const guessed = RIDGES.map((ridge) => ({ ridge, guessed: guessKept(cases, rows, ridge) }));
  const [best] = guessed.toSorted((a, b) => lossOf(a.guessed) - lossOf(b.guessed));
  const weights = fitLogistic(listExamples(cases, rows), best?.ridge);
  const base = weights[0] ?? 0;
  const at = (place: number) => weights[place] ?? 0;
  const tables = ANSWER_SIGNS.map((sign) => {
    const own = ANSWER_IDS.map((id) => round(at(placeOf(sign, id)) + (sign === "all" ? base : 0)));
    return `  ${sign}: [${own.join(", ")}],`;
  });
  return [
    `${cases.length} answers of ${founders.length} founders`,
    ...guessed.map((each) => `ridge ${each.ridge}: ${wordGuesses(each.guessed)}`),
    ...SHARED_SIGNS.map((sign, index) => `  ${sign}: ${round(at(1 + index))},`),
    ...tables,
  ].join("\n");
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** What is graded counts as so for its share, and as not so for the rest. */
function listExamples(cases: readonly Case[], rows: readonly number[][]): Example[] {
  return cases.flatMap(({ share, weight }, index) => {
    const signs = rows[index] ?? [];
    return [
      { signs, isSo: true, weight: weight * share },
      { signs, isSo: false, weight: weight * (1 - share) },
    ].filter((each) => each.weight > 0);
  });
}

function guessKept(cases: readonly Case[], rows: readonly number[][], ridge: number): Guessed[] {
  const founders = [...new Set(cases.map(({ founder }) => founder))];
  return Array.from({ length: FOLDS }, (_, fold) => {
    const held = new Set(founders.filter((__, index) => index % FOLDS === fold));
    const isKept = ({ founder }: Case) => !held.has(founder);
    const weights = fitLogistic(
      listExamples(
        cases.filter(isKept),
        rows.filter((__, index) => !held.has(cases[index]?.founder ?? "")),
      ),
      ridge,
    );
    return cases.flatMap((each, index) => {
      if (isKept(each)) return [];
      const guess = 1 / (1 + Math.exp(-sumSigns(weights, rows[index] ?? [])));
      return [{ ...each, guess }];
    });
  }).flat();
}

function lossOf(guessed: readonly Guessed[]): number {
  const graded = guessed.filter(({ isGraded }) => isGraded);
  const sum = graded.reduce(
    (all, { share, guess }) => all - share * Math.log(guess) - (1 - share) * Math.log(1 - guess),
    0,
  );
  return sum / graded.length;
}

function wordGuesses(guessed: readonly Guessed[]): string {
  const slots = Map.groupBy(
    guessed.filter(({ isGraded }) => isGraded),
    ({ founder, community }) => `${founder} ${community}`,
  );
  const pairs = [...slots.values()].flatMap((own) =>
    own.flatMap((a) => own.filter((b) => a.share > b.share).map((b) => a.guess > b.guess)),
  );
  const right = pairs.filter(Boolean).length / pairs.length;
  return `log loss of the grades ${lossOf(guessed).toFixed(4)}, ${(right * 100).toFixed(1)} % of ${pairs.length} pairs in the right order (five folds)`;
}
