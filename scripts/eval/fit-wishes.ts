import { readFileSync } from "node:fs";
import type { Matcher } from "#engine/recommendations/matcher.ts";
import { ANSWER_IDS, type AnswerId } from "#engine/interview/interview.ts";
import { namesCommunity } from "#engine/writer/place/names-community.ts";
import { measureNearness } from "#engine/writer/place/measure-nearness.ts";
import { READERS, type Readers } from "#engine/writer/place/place.ts";
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
    const [post = "", rating, told, wanted, unwanted] = line.split("\t");
    const [founder = "", community = ""] = post.split(" ");
    return {
      founder,
      community,
      rating: Number(rating),
      told: listIds(told),
      wanted: listIds(wanted),
      unwanted: listIds(unwanted),
    };
  });
}

/** How much a reader's own word counts, and how much the mere presence in a post that was rated. */
const OF_WISH = 1.5;
const OF_GOOD = 0.35;
const OF_LEFT_OUT = 0.12;
const GOOD = 7.3;
const BAD = 5.4;

type Case = Example & { id: AnswerId; readers: Readers; post: string };

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
    const { readers } = readCommunity(
      wish.community,
      entry.community,
      { kind: interview.kind, url },
      near,
    );
    return ANSWER_IDS.filter((id) => interview.answers[id]).flatMap((id): Case[] => {
      const judged = judge(wish, id);
      if (!judged) return [];
      const signs = listSigns(
        id,
        readers,
        near?.answers[id] ?? 0,
        near?.peers ?? 0,
        namesCommunity(interview.answers[id] ?? "", wish.community),
      );
      return [{ signs, ...judged, id, readers, post: `${wish.founder} ${wish.community}` }];
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

/** Base, nearness, which answer, and which answer for whom. */
function listSigns(
  id: AnswerId,
  readers: Readers,
  near: number,
  peers: number,
  isNamed: boolean,
): number[] {
  const answer = ANSWER_IDS.indexOf(id);
  const cell = READERS.indexOf(readers) * ANSWER_IDS.length + answer;
  const signs = Array<number>(OF_NAME + 1).fill(0);
  signs[0] = 1;
  signs[1] = near * NEAR_SCALE;
  signs[2 + answer] = 1;
  signs[2 + ANSWER_IDS.length + cell] = 1;
  if (OF_CRAFT.has(id)) signs[OF_PEERS + answer] = peers * PEERS_SCALE;
  signs[OF_NAME] = Number(isNamed);
  return signs;
}

const OF_PEERS = 2 + ANSWER_IDS.length * (1 + READERS.length);
const OF_NAME = OF_PEERS + ANSWER_IDS.length;
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
const RIDGES = [1, 2, 4, 8];
const FOLDS = 5;

/** The table of weights, ready to be pasted, and how well each ridge does on posts that it was not fitted to. */
export function wordWishes(cases: Case[]): string {
  const posts = [...new Set(cases.map(({ post }) => post))];
  const tried = RIDGES.map((ridge) => ({ ridge, loss: measureLoss(cases, posts, ridge) }));
  const best = tried.toSorted((a, b) => a.loss - b.loss)[0]?.ridge ?? 1;
  const weights = fitLogistic(cases, best);
  const ofReaders = READERS.map((readers, at) => {
    const row = ANSWER_IDS.map((id, answer) => {
      const own = weights[2 + answer] ?? 0;
      const cell = weights[2 + ANSWER_IDS.length * (1 + at) + answer] ?? 0;
      return [id, round((weights[0] ?? 0) + own + cell)] as const;
    });
    return `  ${readers}: { ${row.map(([id, value]) => `${id}: ${value}`).join(", ")} },`;
  });
  return [
    `${cases.length} answers in ${posts.length} rated posts`,
    ...tried.map(({ ridge, loss }) => `ridge ${ridge}: ${loss.toFixed(4)} (log loss, five folds)`),
    `nothing but the base: ${measureBase(cases).toFixed(4)}`,
    `PEERS = { ${ANSWER_IDS.map((id, answer) => `${id}: ${round((weights[OF_PEERS + answer] ?? 0) * PEERS_SCALE)}`).join(", ")} }`,
    `NAMED = ${round(weights[OF_NAME] ?? 0)}`,
    `NEAR = ${round((weights[1] ?? 0) * NEAR_SCALE)}`,
    ...ofReaders,
  ].join("\n");
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function measureLoss(cases: Case[], posts: string[], ridge: number): number {
  let [sum, total] = [0, 0];
  for (let fold = 0; fold < FOLDS; fold++) {
    const held = new Set(posts.filter((_, at) => at % FOLDS === fold));
    const weights = fitLogistic(
      cases.filter(({ post }) => !held.has(post)),
      ridge,
    );
    for (const { signs, isSo, weight, post } of cases) {
      if (!held.has(post)) continue;
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
