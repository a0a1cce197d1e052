import type { AnswerId, Interview } from "#engine/interview/interview.ts";
import {
  DIMENSIONS,
  type MatcherModel,
  encodeText,
  sumProducts,
} from "#engine/matching/matcher-model.ts";
import { splitModelWords } from "#engine/matching/tokenise.ts";
import { EVERYDAY_WORDS } from "#engine/risk/everyday-words.ts";
import { joinThread, type Thread } from "./read-thread.ts";
import { stemWord } from "#engine/text/stem-word.ts";
import { hasDigit } from "#engine/text/characters.ts";

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
export const SURELY_FITS = 15.2;
/** What is not sure has to lie near all that the founder said. */
const NEAR = 0.45;
const CLOSE_WEIGHT = 4;
const MOST_SHARED = 6;

/** The answers that fit the thread, the best first: by rare words in common and by the matcher's sense of both. */
export function rankAnswers(model: MatcherModel, thread: Thread, interview: Interview): Help[] {
  const { nearness, answers } = weighAnswers(model, thread, prepareAnswers(model, interview));
  return answers.flatMap(({ id, score, weight, shared }) => {
    const isSure = score >= SURELY_FITS;
    const isMaybe = score >= FITS && nearness >= NEAR && shared.length > 0 && isLesson(id);
    const isClose = shared.length > 1 && weight >= CLOSE_WEIGHT;
    return isSure || isMaybe ? [{ id, isSure, isClose, shared }] : [];
  });
}

/** What is worked out once for a founder, however many threads are held against it. */
export type PreparedAnswers = {
  helpful: { id: AnswerId; telling: Telling; direction: Float64Array | null }[];
  /** Stems of all that the founder said. */
  stems: ReadonlySet<string>;
  /** Where all of it lies together, of length 1; null where the matcher knows none of its words. */
  middle: Float64Array | null;
};

export function prepareAnswers(model: MatcherModel, { answers }: Interview): PreparedAnswers {
  const said = Object.entries(answers).map(([id, text]) => ({
    id: id as AnswerId,
    telling: listTelling(model, text),
    direction: encodeText(model, text),
  }));
  return {
    helpful: said.filter(({ id }) => id in HELPFUL),
    stems: new Set(said.flatMap(({ telling }) => Array.from(telling.keys()))),
    middle: findMiddle(said.flatMap(({ direction }) => direction ?? [])),
  };
}

/** How much speaks for each answer, and for the founder as a whole. */
export type WeighedAnswers = {
  /** Of the thread to all that was said: 1 is the same direction. */
  nearness: number;
  /** Of words that the thread shares with anything that was said. */
  subject: number;
  /** The best first. */
  answers: { id: AnswerId; score: number; weight: number; shared: string[] }[];
};

export function weighAnswers(
  model: MatcherModel,
  thread: Pick<Thread, "title" | "text">,
  { helpful, stems, middle }: PreparedAnswers,
  leastSubject = 0,
): WeighedAnswers {
  const text = joinThread(thread);
  const asked = listTelling(model, text);
  const subject = Math.min(weighShared(asked, stems), MOST_OF_SUBJECT);
  // To find a text's direction takes most of the time, and in a feed most texts are about other things.
  const direction = subject < leastSubject ? null : encodeText(model, text);
  if (!direction) return { nearness: 0, subject, answers: [] };
  const nearness = multiply(direction, middle);
  const answers = helpful
    .map(({ id, telling, direction: own }) => {
      const weight = weighShared(asked, telling);
      const closeness = multiply(direction, own);
      const score = Math.min(weight, MOST_OF_WORDS) + subject / 2 + 10 * (closeness + nearness);
      return { id, score, weight, shared: listShared(asked, telling) };
    })
    .toSorted((a, b) => b.score + preferenceOf(b.id) - a.score - preferenceOf(a.id));
  return { nearness, subject, answers };
}

function preferenceOf(id: AnswerId): number {
  return HELPFUL[id] ?? 0;
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
  const words = splitModelWords(text).filter(
    (word) => word.length > 2 && !hasDigit(word.charAt(0)) && !isCommon(word),
  );
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

function weighShared(asked: Telling, said: { has: (stem: string) => boolean }): number {
  let sum = 0;
  for (const [stem, { weight }] of asked) if (said.has(stem)) sum += weight;
  return sum;
}

function listShared(asked: Telling, own: Telling): string[] {
  return Array.from(asked)
    .filter(([stem]) => own.has(stem))
    .toSorted(([, a], [, b]) => b.weight - a.weight)
    .slice(0, MOST_SHARED)
    .map(([, { word }]) => word);
}

function findMiddle(directions: Float64Array[]): Float64Array | null {
  const sum = new Float64Array(DIMENSIONS);
  for (const each of directions) {
    for (const [index, value] of each.entries()) sum[index] = (sum[index] ?? 0) + value;
  }
  const length = Math.hypot(...sum);
  return length === 0 ? null : sum.map((value) => value / length);
}

function multiply(a: Float64Array, b: Float64Array | null): number {
  return b === null ? 0 : sumProducts(a, b);
}
