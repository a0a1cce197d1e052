import type { AnswerId } from "#engine/interview/interview.ts";
import { touchesSubject } from "../community/subject.ts";
import { isRooted } from "../keep-roots.ts";
import { findDefinite, isIndefinite } from "../order-references.ts";
import { countPieces } from "./fill-shape.ts";
import type { Piece } from "./shape.ts";
import { HALF, takeFirst } from "./take-first.ts";
import { textOf, type UsableAnswers } from "../usable-answers.ts";

/** What can explain a thing that a question speaks of, the clearest first. */
const EXPLAINS: AnswerId[] = ["howItPlays", "unusual", "premise", "formula", "oneJob", "stackOrMaterial", "mistake", "before", "surprise", "limits", "numbers", "price", "episode", "scene"]; // prettier-ignore
/** Where to get it and what it costs come behind everything that is told. */
const LAST: ReadonlySet<Piece["is"]> = new Set<Piece["is"]>(["numbers", "price", "platform", "link", "askReaders", "askPeers", "theAsk"]); // prettier-ignore

const STORIES: ReadonlySet<AnswerId> = new Set<AnswerId>(["mistake", "before", "surprise", "howItPlays", "premise", "oneJob"]); // prettier-ignore

type Limits = {
  /** Words of the whole post. */
  most: number;
  /** What readers there do not want to hear. */
  leavesOut: ReadonlySet<AnswerId>;
};

/**
 * The pieces with what a question rests on: 'does the bar annoy you?' needs the answer that has a bar. Null
 * where that is not told and has no place.
 */
export function addPremise(
  pieces: Piece[],
  question: string,
  answers: UsableAnswers,
  {
    most,
    leavesOut,
    roots,
  }: Limits & { /** The answers that the question grows from. */ roots: AnswerId[] },
): Piece[] | null {
  let told = pieces;
  for (const noun of listPointed(question)) {
    if (touchesSubject(tell(told), [noun])) continue;
    const explaining = EXPLAINS.filter((id) => touchesSubject(textOf(answers, id), [noun]));
    // What no answer names is known to everybody, or the question says it itself.
    if (explaining.length === 0) continue;
    const isClear = (id: AnswerId) => isIndefinite(textOf(answers, id), noun);
    const ordered = [...explaining.filter(isClear), ...explaining.filter((id) => !isClear(id))];
    const added = insert(told, ordered, { answers, most, leavesOut, noun });
    if (!added) return null;
    told = added;
  }
  if (isRooted(told, question, roots, answers)) return told;
  return insert(told, roots, { answers, most, leavesOut });
}

type Inserting = Limits & { answers: UsableAnswers; noun?: string };

function insert(
  pieces: Piece[],
  ids: AnswerId[],
  { answers, most, leavesOut, noun }: Inserting,
): Piece[] | null {
  const end = pieces.findLastIndex(({ is }) => !LAST.has(is)) + 1;
  for (const id of ids) {
    const sentences = answers[id]?.sentences ?? [];
    const at =
      noun === undefined ? -1 : sentences.findIndex((each) => touchesSubject(each, [noun]));
    // What went wrong is told with how it ended.
    const few = HALF.test(sentences[at] ?? "") ? takeFirst(id, sentences).length : at + 1;
    const taken = at < 0 || STORIES.has(id) ? sentences : sentences.slice(0, Math.max(at + 1, few)); // prettier-ignore
    const there = pieces.findIndex(({ is }) => is === id);
    // An answer that was cut is told further.
    const added: Piece = there < 0 ? { is: id, sentences: taken, isOptional: true } : { ...(pieces[there] as Piece), sentences: taken }; // prettier-ignore
    const filled = there < 0 ? pieces.toSpliced(end, 0, added) : pieces.with(there, added);
    if (taken.length > 0 && !leavesOut.has(id) && countPieces(filled) <= most) return filled;
  }
  return null;
}

const ORDINAL = /\b(?:the|that|this|my|our) (?:first|second|third|fourth|last|next|old|new|free|paid|cheap|small|big) (\p{Ll}{3,20})/giu; // prettier-ignore
/** 'at that price'; 'that price' alone may be a clause. */
const SHOWN = /\b(?:at|for|with|of|on|in|about|by|from|to|like|than|use|keep|take|charge|change|drop) (?:that|this|these|those) (\p{Ll}{3,20})/giu; // prettier-ignore

/** 'The bar', 'that price', 'the second batch': what readers have to know already. */
function listPointed(question: string): string[] {
  const named = [ORDINAL, SHOWN].flatMap((sign) => Array.from(question.matchAll(sign), ([, noun = ""]) => noun.toLowerCase())); // prettier-ignore
  const definite = findDefinite(question).flatMap(({ noun, start }) => touchesSubject(start, [noun]) ? [] : [noun]); // prettier-ignore
  return [...new Set([...definite, ...named])];
}

function tell(pieces: Piece[]): string {
  return pieces.flatMap(({ sentences }) => sentences).join(" ");
}
