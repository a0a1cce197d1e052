import { readFileSync } from "node:fs";
import type { Matcher } from "#engine/recommendations/matcher.ts";
import { ANSWER_IDS, type AnswerId } from "#engine/interview/interview.ts";
import { namesCommunity } from "#engine/writer/place/names-community.ts";
import { measureNearness } from "#engine/writer/place/measure-nearness.ts";
import { type Place, READERS } from "#engine/writer/place/place.ts";
import { isForValue, measureLength } from "#engine/writer/plan/value-answer.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import { readCommunity } from "#engine/writer/place/read-community.ts";
import { type Example, fitLogistic, sumSigns } from "./fit-logistic.ts";
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

/** How much a reader's own word counts, and how much the mere presence in a post that was rated. */
const OF_WISH = 1.5;
const OF_GOOD = 0.35;
const OF_LEFT_OUT = 0.12;
const OF_FIRST_WRITER = 0.3;
const GOOD = 7.3;
const BAD = 5.4;

type Case = Example & { founder: string };

/** One case for each answer of each rated post: was it wanted there? */
export async function listCases(
  matcher: Matcher,
  founders: Founder[],
  wishes: Wish[],
): Promise<Case[]> {
  const catalogue = await openCatalogue();
  const known = await readKnown(catalogue, founders);
  return wishes.flatMap((wish) => {
    const founder = founders.find(({ id }) => id === wish.founder);
    const entry = known.get(wish.community);
    if (!founder || !entry) return [];
    const { interview, url } = founder;
    const near = measureNearness(matcher, interview)(entry.modelRow);
    const place = readCommunity(
      wish.community,
      entry.community,
      { kind: interview.kind, url },
      near,
    );
    return ANSWER_IDS.filter((id) => interview.answers[id]).flatMap((id): Case[] => {
      const judged = judge(wish, id);
      if (!judged) return [];
      const text = interview.answers[id] ?? "";
      const isNamed = namesCommunity(text, wish.community);
      const signs = listSigns(id, place, isNamed, measureLength(countWords(text)));
      const weight = judged.weight * (wish.isOfFirstWriter ? OF_FIRST_WRITER : 1);
      return [{ signs, isSo: judged.isSo, weight, founder: wish.founder }];
    });
  });
}

function judge(wish: Wish, id: AnswerId): { isSo: boolean; weight: number } | null {
  if (wish.wanted.includes(id)) return { isSo: true, weight: OF_WISH };
  if (wish.unwanted.includes(id)) return { isSo: false, weight: OF_WISH };
  const isTold = wish.told.includes(id);
  if (wish.rating >= GOOD)
    return isTold ? { isSo: true, weight: OF_GOOD } : { isSo: false, weight: OF_LEFT_OUT };
  return isTold && wish.rating <= BAD ? { isSo: false, weight: OF_GOOD } : null;
}

/** Base, nearness, which answer, which answer for whom, and where, and how long it is. */
function listSigns(
  id: AnswerId,
  { readers, near, policy }: Place,
  isNamed: boolean,
  length: number,
): number[] {
  const answer = ANSWER_IDS.indexOf(id);
  const cell = READERS.indexOf(readers) * ANSWER_IDS.length + answer;
  const signs = Array<number>(OF_LENGTH + ANSWER_IDS.length + 1).fill(0);
  signs[0] = 1;
  signs[1] = (near?.answers[id] ?? 0) * NEAR_SCALE;
  signs[2 + answer] = 1;
  signs[2 + ANSWER_IDS.length + cell] = 1;
  if (OF_CRAFT.has(id)) signs[OF_PEERS + answer] = (near?.peers ?? 0) * PEERS_SCALE;
  signs[OF_NAME] = Number(isNamed);
  signs[OF_VALUE + answer] = Number(isForValue(policy.stance.is));
  signs[OF_LENGTH + answer] = length;
  signs[OF_LENGTH + ANSWER_IDS.length] = length;
  return signs;
}

const OF_PEERS = 2 + ANSWER_IDS.length * (1 + READERS.length);
const OF_NAME = OF_PEERS + ANSWER_IDS.length;
const OF_VALUE = OF_NAME + 1;
const OF_LENGTH = OF_VALUE + ANSWER_IDS.length;
const PEERS_SCALE = 5;
/** What those who make such things want otherwise than those who use them. */
const OF_CRAFT: ReadonlySet<AnswerId> = new Set<AnswerId>([
  "stackOrMaterial",
  "mistake",
  "userSaid",
  "askReaders",
  "askPeers",
]);
/** Cosines are small beside the other signs. */
const NEAR_SCALE = 3;
const RIDGES = [2, 4, 8, 16];
const FOLDS = 5;

/** The table of weights, ready to be pasted, and how well each ridge does on founders that it was not fitted to. */
export function wordWishes(cases: Case[]): string {
  const founders = [...new Set(cases.map(({ founder }) => founder))];
  const tried = RIDGES.map((ridge) => ({ ridge, loss: measureLoss(cases, founders, ridge) }));
  const best = tried.toSorted((a, b) => a.loss - b.loss)[0]?.ridge ?? 1;
  const weights = fitLogistic(cases, best);
  const at = (place: number) => weights[place] ?? 0;
  const ofId = (from: number, factor = 1) =>
    ANSWER_IDS.map((id, answer) => `${id}: ${round(at(from + answer) * factor)}`).join(", ");
  const cells = READERS.map((_, reader) =>
    ANSWER_IDS.map(
      (_id, answer) => at(2 + answer) + at(2 + ANSWER_IDS.length * (1 + reader) + answer),
    ),
  );
  const mean = cells.flat().reduce((sum, each) => sum + each, 0) / cells.flat().length;
  const ofReaders = READERS.map((readers, reader) => {
    const row = ANSWER_IDS.map(
      (id, answer) => `${id}: ${round((cells[reader]?.[answer] ?? 0) - mean)}`,
    );
    return `  ${readers}: { ${row.join(", ")} },`;
  });
  const common = at(OF_LENGTH + ANSWER_IDS.length);
  const lengths = ANSWER_IDS.map(
    (id, answer) => `${id}: ${round(common + at(OF_LENGTH + answer))}`,
  );
  return [
    `${cases.length} answers of ${founders.length} founders`,
    ...tried.map(({ ridge, loss }) => `ridge ${ridge}: ${loss.toFixed(4)} (log loss, five folds)`),
    `nothing but the base: ${measureBase(cases).toFixed(4)}`,
    `PEERS = { ${ofId(OF_PEERS, PEERS_SCALE)} }`,
    `NAMED = ${round(at(OF_NAME))}`,
    `NEAR = ${round(at(1) * NEAR_SCALE)}`,
    `FOR_VALUE = { ${ofId(OF_VALUE)} }`,
    `LENGTH = { ${lengths.join(", ")} }`,
    ...ofReaders,
  ].join("\n");
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function measureLoss(cases: Case[], founders: string[], ridge: number): number {
  let [sum, total] = [0, 0];
  for (let fold = 0; fold < FOLDS; fold++) {
    const held = new Set(founders.filter((_, at) => at % FOLDS === fold));
    const weights = fitLogistic(
      cases.filter(({ founder }) => !held.has(founder)),
      ridge,
    );
    for (const { signs, isSo, weight, founder } of cases) {
      if (!held.has(founder)) continue;
      const guess = 1 / (1 + Math.exp(-sumSigns(weights, signs)));
      sum -= weight * Math.log(isSo ? guess : 1 - guess);
      total += weight;
    }
  }
  return sum / total;
}

function measureBase(cases: Case[]): number {
  const total = cases.reduce((sum, { weight }) => sum + weight, 0);
  const so = cases.reduce((sum, { weight, isSo }) => sum + (isSo ? weight : 0), 0);
  const share = so / total;
  return -(share * Math.log(share) + (1 - share) * Math.log(1 - share));
}
