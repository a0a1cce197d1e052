import { findLinks } from "#engine/drafts/find-links.ts";
import { breaksDemands, type Demands, readDemands } from "#engine/posts/community/openness.ts";
import type { Tone } from "#engine/drafts/draft.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import { isCampaign } from "#engine/posts/introduce.ts";
import type { Place } from "../place/place.ts";
import type { Wish } from "./plan.ts";
import { keepFound, keepOfEach } from "../told/keep-found.ts";
import { sendsToPage } from "../told/sends-to-page.ts";
import { takeSentences } from "../told/take-sentences.ts";
import type { Matter, Told } from "../told/told.ts";
import { countBits, type Mask, maskOf, mostOver, type Shelf } from "./shelf.ts";
import { measureRoom } from "./measure-room.ts";
import { rankBest } from "./rank-best.ts";
import { valueAnswer } from "./value-answer.ts";
import { type Asked, createValuer } from "./value-set.ts";
import type { Start } from "./start.ts";
import { OF_SET, OF_START, OF_TOLD } from "./weights.ts";
import { measureSaid, readSaid } from "./wish-signs.ts";

/** One way to write for a community, and what it is worth there. */
export type Candidate = {
  start: Start;
  mask: Mask;
  value: number;
  /** Of its answers. */
  words: number;
  /** Of how to get it. */
  factWords: number;
};

/** What comes behind these is never the best that is left, but for sets of few answers where others have told the most. */
const MOST_KEPT = 500;
const FEW = 3;
const MOST_OF_FEW = 150;
/** What comes in at the end of a month is for makers alone. */
const OF_TAKINGS = 1.5;
/** A campaign that asks for nothing puzzles whoever agrees with it; from far away nobody writes to its council. */
const OF_CALL = { near: 2, far: 0.3 };

/** The founder's word comes before what readers like in general. */
const OF_MARKED_START = 8;

/** All that can be told there, the best first. */
export function listCandidates(
  shelf: Shelf,
  place: Place,
  asked: readonly Asked[],
  wish: Wish = {},
): Candidate[] {
  const values = shelf.matters.map(
    ({ id }, at) => valueMatter(id, at, shelf, place) + leanTo(id, wish),
  );
  const ofStart = (start: Start) =>
    (OF_START[start] ?? 0) + (isMarked(start, shelf) ? OF_MARKED_START : 0);
  // The answers that a post can open on, and behind them the ways to begin with the thing.
  const starts = [...shelf.starts, ...listPlainStarts(shelf.told, place)];
  const worths = starts.map((start) => (start === null ? -Infinity : ofStart(start)));
  const count = shelf.starts.length;
  const room = measureRoom(shelf, place, wish);
  const allowed = listAllowed(shelf, place);
  const { isInsisted } = wish;
  const valueSet = createValuer(shelf, place, { values, asked, room, allowed, isInsisted });
  const bestPlain = Math.max(...worths.slice(count));
  const sets: Valued[] = [];
  const mosts: number[] = [];
  for (const { mask, words } of allowed) {
    const value = valueSet(mask, words);
    if (value === null) continue;
    sets.push({ mask, words, value });
    mosts.push(value + Math.max(bestPlain, mostOver(mask, worths)));
  }
  const ways: { set: Valued; at: number }[] = [];
  const valuesOfWays: number[] = [];
  // Nothing that begins worse than so many others can be among the best.
  for (const set of keepBest(sets, mosts, maskOfSet))
    for (let at = 0; at < starts.length; at++) {
      if (at < count && (starts[at] === null || (set.mask & (1 << at)) === 0)) continue;
      ways.push({ set, at });
      valuesOfWays.push(set.value + (worths[at] ?? 0));
    }
  const best = keepBest(ways, valuesOfWays, maskOfWay).map(
    ({ set: { mask, words, value }, at }) => ({
      start: starts[at] ?? "plain",
      mask,
      value: value + (worths[at] ?? 0),
      words,
      factWords: room.factWords,
    }),
  );
  return turnTo(best, wish.angle ?? 0);
}

type Valued = { mask: Mask; words: number; value: number };
const maskOfSet = ({ mask }: Valued) => mask;
const maskOfWay = ({ set }: { set: Valued }) => set.mask;

/** Those that are worth most, the best first, with some that tell few answers: beside other posts there may be no room for more. */
function keepBest<Each>(
  list: readonly Each[],
  worth: readonly number[],
  maskOfEach: (each: Each) => Mask,
): Each[] {
  const best: Each[] = [];
  let few = 0;
  for (const at of rankBest(new Float64Array(worth))) {
    const each = list[at];
    if (each === undefined) continue;
    const isKept =
      best.length < MOST_KEPT || (countBits(maskOfEach(each)) <= FEW && few++ < MOST_OF_FEW);
    if (isKept) best.push(each);
    if (few >= MOST_OF_FEW) break;
  }
  return best;
}

/** The sets with what has to be told there, and without what may not. */
function listAllowed(shelf: Shelf, place: Place): Shelf["sets"] {
  const barred = findBarred(shelf, place);
  const required = maskOf(shelf, place.required);
  // Below a picture or a link it is enough to say what it is; in a thread nobody stops for that.
  const isShown = place.form === "caption" || place.form === "link";
  const sets = shelf.sets.filter(
    ({ mask }) => (mask & barred) === 0 && (mask & required) === required,
  );
  return isShown ? [{ mask: 0, words: 0 }, ...sets] : sets;
}

/** What a tone lives on. */
export const LEANS: Record<Tone, readonly AnswerId[]> = {
  plain: [],
  warm: ["scene", "before", "userSaid", "surprise"],
  technical: ["unusual", "stackOrMaterial", "teach", "formula", "howItPlays"],
};
const OF_TONE = 4;

export function leanTo(id: AnswerId, { tone = "plain" }: Wish): number {
  return LEANS[tone].includes(id) ? OF_TONE : 0;
}

/** Another angle is another way to begin, or else other answers behind it; each goes on from the one before. */
function turnTo(candidates: Candidate[], angle: number): Candidate[] {
  const passed: Candidate[] = [];
  let left = candidates;
  for (let turn = 0; turn < angle && left.length > 1; turn++) {
    passed.push(...left.slice(0, 1));
    const isOther = ({ start, mask }: Candidate) =>
      passed.every(
        (each) => each.mask !== mask && (each.start !== start || (each.mask & mask) === 0),
      );
    const next = left.findIndex(isOther);
    left = left.slice(Math.max(1, next));
  }
  return left;
}

/** Answers with a word that may not occur there, or with an address where none may be given; in a thread or below a picture, lists. */
function findBarred({ matters }: Shelf, place: Place): Mask {
  const isRefused = barAnswers(place);
  const isBarred = (matter: Matter) =>
    isRefused(matter) ||
    (place.form !== "post" && matter.paragraphs.some((paragraph) => paragraph.includes("\n")));
  return matters.reduce((mask, matter, at) => (isBarred(matter) ? mask | (1 << at) : mask), 0);
}

export function barAnswers(place: Place): (matter: Matter) => boolean {
  return (matter) => isBarredThere(place, matter);
}

const demandsOf = keepFound(({ policy }: Place) => readDemands(policy));

const isBarredThere = keepOfEach(
  (place: Place, matter: Matter) =>
    takeSentences(matter, (sentence) => isTaken(sentence, demandsOf(place), place.link)).length ===
    0,
);

/** Whether a sentence has no word that may not occur there, and leads to no address where none may be given. */
function isTaken(text: string, demands: Demands, link: Place["link"]): boolean {
  const leadsAway = () => findLinks(text).length > 0 || sendsToPage(text);
  return !breaksDemands(text, demands) && (link !== "none" || !leadsAway());
}

/** As much of an answer as this community takes, beside the others that are told. */
export function tellFor(place: Place, told: readonly AnswerId[]): (matter: Matter) => string[] {
  const demands = demandsOf(place);
  return (matter) =>
    takeSentences(
      matter,
      (sentence, at) =>
        isTaken(sentence, demands, place.link) &&
        (matter.restsOf[at]?.every((id) => told.includes(id)) ?? true),
    );
}

const NOTHING_SAID = { text: "", measured: measureSaid(""), isMoney: false };

const readThere = keepOfEach((place: Place, { text, measured }: Shelf["said"][number]) =>
  readSaid(text, place, measured),
);

/** What it adds to a post that it tells this, beside what else might be told there. */
function valueMatter(id: AnswerId, at: number, { said, told }: Shelf, place: Place): number {
  const saying = said[at] ?? NOTHING_SAID;
  const { measured, isMoney } = saying;
  const isMinded = isMoney && place.readers !== "makers" && place.readers !== "trade";
  const { kind } = told.interview;
  const wanted = valueAnswer(id, place, kind, readThere(place, saying));
  const isCall = id === "theAsk" && kind === "cause";
  return (
    OF_SET.each +
    OF_SET.wanted * wanted +
    OF_SET.length * measureLength(measured.words) +
    (OF_TOLD[id] ?? 0) -
    (isMinded ? OF_TAKINGS : 0) +
    (isCall ? OF_CALL[place.readers === "neighbours" ? "near" : "far"] : 0)
  );
}

/** A remark of five words adds little, and a story of a hundred less than twice what one of fifty does. */
export function measureLength(words: number): number {
  return Math.log(Math.min(MOST_LENGTH, Math.max(LEAST_LENGTH, words)) / USUAL_LENGTH);
}

const [LEAST_LENGTH, USUAL_LENGTH, MOST_LENGTH] = [5, 33, 120];

function isMarked(start: Start, { marked }: Shelf): boolean {
  return start !== "plain" && start !== "town" && marked.has(start);
}

/** 'I write X here in Leeds' begins otherwise than 'I write X'; a campaign says where it is in what it is for. */
function listPlainStarts({ what, interview }: Told, { town }: Place): Start[] {
  const isSaid = town === null || (what ?? "").includes(town) || isCampaign(interview, what ?? "");
  return isSaid ? ["plain"] : ["plain", "town"];
}
