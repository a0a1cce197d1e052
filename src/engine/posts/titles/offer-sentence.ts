import type { Piece } from "../shapes/shape.ts";
import { touchesSubject } from "../community/subject.ts";
import type { Candidate } from "./candidate.ts";
import {
  cutAtClause,
  cutAtComma,
  FEW_WORDS,
  isTitle,
  LATER_CLAUSE,
  LONGEST_SCENE,
  LONGEST_TITLE,
  NEXT_CLAUSE,
  pairSentences,
  SETS_OUT,
  TURNS,
} from "./cut-title.ts";

const FEWEST_STRONG = 6;
const MOST_STRONG = 16;
/** Less than this is a sentence like any other. */
const STRONG = 5;
export const COUNTS = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w{3,5}teen|twenty|thirty|forty|fifty|hundred|thousand|half)\b/i; // prettier-ignore
const HAPPENED: ReadonlySet<Piece["is"]> = new Set<Piece["is"]>(["scene", "before", "mistake", "surprise", "oneJob", "episode", "premise", "teach", "unusual"]); // prettier-ignore

/** A short sentence of the post that turns, counts or says what somebody did, and names what it is about. */
export function findStrongest(pieces: Piece[], known: string[]): string | null {
  const told = pieces.filter(({ is }) => HAPPENED.has(is));
  const scored = told.flatMap(({ is, sentences }) =>
    sentences.map((sentence, at) => {
      const text = sentence.replace(/[.]$/, "");
      const words = text.split(/\s+/).length;
      const isFit = words >= FEWEST_STRONG && words <= MOST_STRONG && text.length <= LONGEST_TITLE;
      const isAlone = at === 0 || !LEANS.test(text);
      if (!isFit || !isAlone || !isTitle(text, "sentence") || HANGS.test(text)) return { text, strength: 0 }; // prettier-ignore
      const strength = (touchesSubject(text, known) ? 3 : 0) + (TURNS.test(text) ? 2 : 0) + (COUNTS.test(text) ? 2 : 0) + (/\b(?:I|we)\b/.test(text) ? 1 : 0) + (is === "teach" ? -1 : 0); // prettier-ignore
      return { text, strength };
    }),
  );
  const [best] = scored.toSorted((a, b) => b.strength - a.strength);
  return best && best.strength >= STRONG ? best.text : null;
}

/** The first sentence, or its first clause where another with a subject of its own follows. */
export function offerSentence(
  { sentences }: Piece,
  worth: number,
  { isCurious = false, isFirst = true, isPaired = false, isMistake = false } = {},
): Candidate[] {
  const pair = isPaired ? pairSentences(sentences, isMistake) : null;
  const worthOfPair = (pair?.length ?? 0) > LONGEST_TITLE ? -COST_OF_LENGTH : WORTH_OF_PAIR;
  if (pair) return [{ formula: "sentence", text: pair, worth: worth + worthOfPair, isCurious }];
  const whole = (sentences[0] ?? "").replace(/[.]$/, "");
  const [clause = ""] = whole.split(NEXT_CLAUSE);
  const [shorter = ""] = whole.split(LATER_CLAUSE);
  // A story that is a little longer is better than its beginning.
  const isTold = isFirst && isCurious && whole.length <= LONGEST_SCENE;
  const most = isCurious ? LONGEST_SCENE : LONGEST_TITLE;
  const cuts = [cutAtClause(whole), clause, shorter, cutAtComma(whole, most)];
  // 'We played a wedding' is no story yet.
  const long = cuts.filter((each) => !isCurious || each.split(" ").length > FEW_WORDS);
  const fitting = isTold ? [whole] : [whole, ...long, ...cuts].filter(({ length }) => length <= most); // prettier-ignore
  // From the middle of an answer, 'and I broke it on purpose' would ask what.
  const clear = isFirst ? undefined : fitting.find((each) => !LEANS.test(each));
  const text = clear ?? fitting[0] ?? whole;
  const cut = text === whole ? 0 : 6;
  const isIdle = isFirst && SETS_OUT.test(text) && !TURNS.test(text);
  const isDated = IS_DATE.test(text) && !IS_SENTENCE.test(text);
  const vague = HANGS.test(text) || isIdle || isDated ? 24 : 0;
  return [{ formula: "sentence", text, worth: worth - cut - vague, isCurious }];
}

/** 'July 2023, 43 degrees, Patission street': nothing has happened yet. */
const IS_DATE = /^(?:(?:in |on )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:\.|\p{Ll}*)(?: \d+|,)|christmas|(?:last |in )?(?:winter|summer|spring|autumn|fall|january|february)\b)/iu; // prettier-ignore
/** 'Go, single static binary, about 6k lines' has nobody who does something. */
export const IS_SENTENCE =
  /\b(?:I|we|you|he|she|it|they|nobody|everybody|is|are|was|were|has|have|had|does|do|did|can|cannot|will|would|says?)\b|(?<!, )\b\p{Ll}+ed\b|n['’]t\b/u;

const WORTH_OF_PAIR = 4;
const COST_OF_LENGTH = 10;
export const PAIRED: ReadonlySet<Piece["is"]> = new Set<Piece["is"]>(["scene", "mistake", "surprise", "before", "premise", "oneJob"]); // prettier-ignore
/** What only the sentences before it explain. */
export const LEANS =
  /^(?:now|then|when|after|finally|once|before|if|at first|in the end|most of|my|after that)\b|\b(?:it|its|they|them|their|this|that|these|those|she|he|her|him|his|both)\b/i;

/** What is not there, or what somebody is not, makes nobody curious. */
const HANGS =
  /^(?:there (?:is|are) no|(?:I|we) (?:do not|don['’]t|did not|am not|are not)|all of)\b/i;
