import type { AnswerId, Interview } from "#engine/interview/interview.ts";
import { type MatcherModel, encodeText } from "#engine/matching/matcher-model.ts";
import { splitWords } from "#engine/matching/tokenise.ts";
import { EVERYDAY_WORDS } from "#engine/risk/everyday-words.ts";
import { joinThread, type Thread } from "./read-thread.ts";
import { stemWord } from "#engine/text/stem-word.ts";

/** An answer of the founder's that may help the asker. */
export type Help = {
  id: AnswerId;
  /** Whether enough speaks for it; otherwise the founder had better look twice. */
  isSure: boolean;
  /** Whether it is about the very same things, so that it can stand beside another answer. */
  isClose: boolean;
  /** Telling words that it shares with the thread, the rarest first. */
  shared: string[];
};

/** What can help somebody who never heard of the project, and how much it is preferred; limits are the project's. */
const HELPFUL: Partial<Record<AnswerId, number>> = {
  teach: 3,
  mistake: 0,
  scene: -1,
  before: -1,
};

/** Measured on the first half of eval/comments.jsonl; npm run eval -- comments. */
const FITS = 10.9;
const SURELY_FITS = 15.2;
/** What is not sure has to lie near all that the founder said. */
const NEAR = 0.45;
const CLOSE_WEIGHT = 4;
const MOST_SHARED = 6;

/** The answers that fit the thread, the best first: by rare words in common and by the matcher's sense of both. */
export function rankAnswers(model: MatcherModel, thread: Thread, { answers }: Interview): Help[] {
  const text = joinThread(thread);
  const direction = encodeText(model, text);
  if (!direction) return [];
  const asked = listTelling(model, text);
  const said = Object.values(answers);
  const subject = Math.min(weighShared(asked, said.map((answer) => listTelling(model, answer))), MOST_OF_SUBJECT); // prettier-ignore
  const nearness = measureNearness(model, direction, said);
  return Object.entries(HELPFUL)
    .flatMap(([key, preference]) => {
      const id = key as AnswerId;
      const answer = answers[id];
      if (!answer) return [];
      const own = listTelling(model, answer);
      const weight = weighShared(asked, [own]);
      const closeness = multiply(direction, encodeText(model, answer));
      const score = Math.min(weight, MOST_OF_WORDS) + subject / 2 + 10 * (closeness + nearness);
      const shared = listShared(asked, own);
      const isSure = score >= SURELY_FITS;
      const isMaybe = score >= FITS && nearness >= NEAR && shared.length > 0 && isLesson(id);
      const isClose = shared.length > 1 && weight >= CLOSE_WEIGHT;
      return isSure || isMaybe ? [{ id, isSure, isClose, shared, rank: score + preference }] : [];
    })
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ id, isSure, isClose, shared }) => ({ id, isSure, isClose, shared }));
}

/** A lesson may fit although few words are shared; a story had better be about the same thing. */
function isLesson(id: AnswerId): boolean {
  return id === "teach" || id === "mistake";
}

/** What one answer, and all of them together, can count for: a long thread shares words by chance. */
const MOST_OF_WORDS = 6;
const MOST_OF_SUBJECT = 9;

type Telling = ReadonlyMap<string, { word: string; weight: number }>;

/** Words that say what a text is about, by their stems; the rarer, the more they weigh. */
function listTelling(model: MatcherModel, text: string): Telling {
  const words = splitWords(text).filter((word) => word.length > 2 && !/^\d/.test(word) && !isCommon(word)); // prettier-ignore
  const weighed = words.map((word) => ({ word, weight: weighRarity(model, word) }));
  return new Map(
    weighed
      .filter(({ weight }) => weight > LEAST_WEIGHT)
      .map((each) => [stemWord(each.word), each] as const),
  );
}

const LEAST_WEIGHT = 0.7;
/** The vocabulary is in the order of frequency; what it does not know is as rare as its last words. */
const RAREST = 40_000;
const FREQUENCY_SHIFT = 50;
const FREQUENT = 400;

function weighRarity({ vocabulary }: MatcherModel, word: string): number {
  const place = Math.min(vocabulary.get(word) ?? RAREST, RAREST);
  return Math.log((place + FREQUENCY_SHIFT) / FREQUENT);
}

function isCommon(word: string): boolean {
  return EVERYDAY_WORDS.has(word) || COUNTING.has(word);
}

/** Numbers, days and 'everybody' occur in every story. */
const COUNTING = new Set(
  "one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand first second third fourth half twice once nobody everybody somebody anybody everyone someone anyone minute minutes hour hours day days week weeks month months year years morning evening night monday tuesday wednesday thursday friday saturday sunday".split(
    " ",
  ),
);

function weighShared(asked: Telling, said: Telling[]): number {
  let sum = 0;
  for (const [stem, { weight }] of asked) {
    if (said.some((words) => words.has(stem))) sum += weight;
  }
  return sum;
}

function listShared(asked: Telling, own: Telling): string[] {
  return Array.from(asked)
    .filter(([stem]) => own.has(stem))
    .toSorted(([, a], [, b]) => b.weight - a.weight)
    .slice(0, MOST_SHARED)
    .map(([, { word }]) => word);
}

/** How near a thread lies to all that the founder said. */
function measureNearness(model: MatcherModel, direction: Float64Array, said: string[]): number {
  const sum = new Float64Array(direction.length);
  for (const answer of said) {
    const each = encodeText(model, answer);
    if (each) for (const [index, value] of each.entries()) sum[index] = (sum[index] ?? 0) + value;
  }
  const length = Math.hypot(...sum);
  return length === 0 ? 0 : multiply(direction, sum) / length;
}

function multiply(a: Float64Array, b: Float64Array | null): number {
  return b === null ? 0 : a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
}
