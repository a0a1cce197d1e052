import { countWords } from "#engine/pages/tells-fact.ts";
import type { PostType, Tone } from "#engine/drafts/draft.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import type { Sibling } from "../post-brief.ts";
import { needsLead } from "../joints.ts";
import type { Piece, Shape, ShapePart } from "./shape.ts";
import { GOES_ON, takeFirst } from "./take-first.ts";
import { needsIntroduction, type UsableAnswers } from "../usable-answers.ts";

export type Room = { fewest: number; most: number };

export type Filling = {
  answers: UsableAnswers;
  hasLink: boolean;
  /** What readers of this place do not want to hear. */
  leavesOut: ReadonlySet<AnswerId>;
  tone: Tone;
  /** What the community asks for by name. */
  wanted: AnswerId[];
  /** What people of such a place like to be told best. */
  loved?: AnswerId[];
  /** How many other posts of the project have this answer. */
  countUses: (lastSentence: string) => number;
  /** The answers that a question grows from. */
  rootsOf: (question: string) => AnswerId[];
  room: Room;
  /** Where the usual choice was told in another post already. */
  isFresh?: boolean;
  /** How much a text is about what readers came for, where that decides what is told. */
  weighSubject?: ((text: string) => number) | undefined;
};

/** The answers of a shape that make a post of the right length, or those that are missing for it. */
export function fillShape(
  shape: Shape,
  filling: Filling,
): { pieces: Piece[] } | { missing: AnswerId[] } {
  // prettier-ignore
  const taken = new Set<Piece["is"]>();
  const pieces: Piece[] = [];
  const missing: AnswerId[] = [];
  for (const part of shape.parts) {
    const piece = takePiece(part, filling, taken);
    if (piece) {
      taken.add(piece.is);
      pieces.push(piece);
    } else if (!part.isOptional && !part.options.includes("link")) {
      missing.push(...nameMissing(part, filling.answers, taken));
    }
  }
  if (missing.length > 0) return { missing };
  return { pieces: cutToRoom(chooseOptional(pieces, shape.postType, filling), filling.room) };
}

function nameMissing(
  { options }: ShapePart,
  answers: UsableAnswers,
  taken: Set<Piece["is"]>,
): AnswerId[] {
  // prettier-ignore
  const open = options.filter((is): is is AnswerId => is !== "introduction" && is !== "link" && !answers[is] && !taken.has(is)); // prettier-ignore
  if (options.includes("introduction")) return ["what"];
  return open.length > 0 ? open.slice(0, 1) : options.filter((is): is is AnswerId => is !== "introduction" && is !== "link").slice(0, 1); // prettier-ignore
}

function takePiece(part: ShapePart, filling: Filling, taken: Set<Piece["is"]>): Piece | null {
  const { answers, hasLink, leavesOut } = filling;
  const isIntroduced = taken.has("introduction");
  const { isOptional, isFirstOnly, heading } = part;
  for (const is of orderOptions(part.options, filling)) {
    if (taken.has(is)) continue;
    const more = heading === undefined ? {} : { heading };
    if (is === "link") {
      if (hasLink) return { is, sentences: [], isOptional: false, ...more };
      continue;
    }
    const answer = answers[is === "introduction" ? "what" : is];
    if (!answer) continue;
    if (is === "introduction") return { is, sentences: answer.sentences, isOptional, ...more };
    if (isOptional && leavesOut.has(is)) continue;
    if (needsIntroduction(answer) && !isIntroduced) continue;
    if (is === "why" && (taken.has("scene") || POINTS_AT.test(answer.sentences[0] ?? "") || tellTheSame(answers, taken))) continue; // prettier-ignore
    const sentences = isFirstOnly || is === "price" ? takeFirst(is, answer.sentences) : answer.sentences; // prettier-ignore
    return { is, sentences, isOptional, ...more };
  }
  return null;
}

/** Of several answers that would do, the one about what readers came for. */
function orderOptions(
  options: ShapePart["options"],
  { answers, weighSubject, loved = [] }: Filling,
): ShapePart["options"] {
  const isLoved = (is: ShapePart["options"][number]) => loved.some((id) => id === is);
  if (!weighSubject && options.length > 1 && options.some(isLoved)) return options.toSorted((a, b) => Number(isLoved(b)) - Number(isLoved(a))); // prettier-ignore
  if (!weighSubject || options.length < 2 || options.includes("introduction")) return options;
  const weight = (is: ShapePart["options"][number]) => is === "introduction" || is === "link" || !answers[is] ? 0 : weighSubject(answers[is].sentences.join(" ")); // prettier-ignore
  return options.toSorted((a, b) => weight(b) - weight(a) || (weight(a) > 0 ? Number(CASES.has(b)) - Number(CASES.has(a)) : 0)); // prettier-ignore
}

/** One case says more to people who know the subject than how a thing is made in general. */
const CASES: ReadonlySet<ShapePart["options"][number]> = new Set<ShapePart["options"][number]>(["episode", "oneJob", "premise", "formula", "teach"]); // prettier-ignore

/** 'I worked on that car deck': on which? */
const POINTS_AT =
  /\b(?:that|this|these|those) (?!(?:I|we|you|he|she|it|they|the|an?|my|our|is|was)\b)\w+/i;

/** Why it exists and what went wrong are often one story. */
function tellTheSame(answers: UsableAnswers, taken: Set<Piece["is"]>): boolean {
  const reason = contentWords(answers.why?.sentences ?? []);
  return (["mistake", "before", "surprise"] as const).some((id) => taken.has(id) && contentWords(answers[id]?.sentences ?? []).some((word) => reason.includes(word))); // prettier-ignore
}

function contentWords(sentences: string[]): string[] {
  const words =
    sentences
      .join(" ")
      .toLowerCase()
      .match(/\d[\d.,]*|\p{L}{6,}/gu) ?? [];
  return words.filter((word) => !COMMON.has(word));
}

/** In too many stories to make two of them one. */
const COMMON = new Set(
  "people because nobody nothing always before little really should thought wanted everyone everybody somebody someone anyone without another through".split(
    " ",
  ),
);

const TONE_WANTS: Record<Tone, AnswerId[]> = {
  plain: [],
  technical: ["unusual", "stackOrMaterial", "limits"],
  warm: ["scene", "userSaid", "surprise"],
};

/** From here on more words have to be worth more. */
const IDEAL_WORDS = { post: 130, comment: 70 };
const WORTH = 10;
const LIKED = 7;
const OF_QUESTION = 4;
const SAID_BEFORE = 3.5;
const SAID_ALREADY = 9;
const COST_PER_WORD = 0.32;

/** Of the answers that may be left out, those that make the best post that fits. */
function chooseOptional(
  pieces: Piece[],
  postType: PostType,
  { tone, wanted, countUses, rootsOf, room, isFresh = false }: Filling,
): Piece[] {
  const asked = pieces.find(({ is }) => is === "askPeers" || is === "askReaders");
  const roots = asked ? rootsOf(asked.sentences.join(" ")) : [];
  const liked = [...TONE_WANTS[tone], ...wanted];
  const sized = pieces.map((piece, index) => ({
    piece,
    words: measure(piece),
    worth:
      weigh(piece, index, postType) +
      (roots.some((id) => id === piece.is) ? OF_QUESTION : 0) +
      (liked.some((id) => id === piece.is) ? LIKED : 0) -
      (isFresh ? SAID_ALREADY : SAID_BEFORE) * Math.min(2, countUses(piece.sentences.at(-1) ?? "")),
  }));
  const optional = sized.filter(({ piece }) => piece.isOptional);
  const needed = sized.reduce((sum, { piece, words }) => sum + (piece.isOptional ? 0 : words), 0);
  const ideal = Math.min(IDEAL_WORDS[postType === "thread-comment" ? "comment" : "post"], room.most); // prettier-ignore
  const fixed = pieces.filter(({ is, isOptional }) => !isOptional && is !== "link").length;
  let best = { choice: 0, score: -Infinity };
  for (let choice = 0; choice < 2 ** optional.length; choice += 1) {
    let words = needed;
    let worth = 0;
    for (const [index, each] of optional.entries()) {
      if (!isChosen(choice, index)) continue;
      words += each.words;
      worth += each.worth;
    }
    if (words > room.most && choice > 0) continue;
    const lacking = Math.max(0, room.fewest - words);
    const many = COST_PER_PIECE * Math.max(0, fixed + countChosen(choice) - MOST_PIECES);
    const score = worth - COST_PER_WORD * Math.max(0, words - ideal) - lacking - many;
    if (score > best.score) best = { choice, score };
  }
  const left = new Set(optional.filter((_, index) => !isChosen(best.choice, index)).map(({ piece }) => piece)); // prettier-ignore
  return pieces.filter((piece) => !left.has(piece));
}

/** More answers than this read like a form that was filled in. */
const MOST_PIECES = 7;
const COST_PER_PIECE = 7;

function countChosen(choice: number): number {
  let count = 0;
  for (let rest = choice; rest > 0; rest = Math.floor(rest / 2)) count += rest % 2;
  return count;
}

/** Each answer is one digit of a binary number. */
function isChosen(choice: number, index: number): boolean {
  return Math.floor(choice / 2 ** index) % 2 === 1;
}

function weigh({ is }: Piece, index: number, postType: PostType): number {
  let worth = WORTH - index * 0.6;
  if (is === "askReaders" || is === "askPeers") worth += 6;
  if (is === "limits" && postType === "showcase") worth += 5;
  return worth;
}

/** 'Then I made … for readers in …', beside what it is. */
export const INTRODUCTION_WORDS = 6;

/** 'What I have learnt along the way:' */
const LEAD_WORDS = 7;

function measure({ is, sentences }: Piece): number {
  if (is === "link") return 0;
  const joint =
    is === "introduction"
      ? INTRODUCTION_WORDS
      : is === "forWhom" || is === "why"
        ? 3
        : is === "teach" && needsLead(sentences[0] ?? "")
          ? LEAD_WORDS
          : 0;
  const known = COUNTS.get(sentences) ?? countWords(sentences.join(" "));
  COUNTS.set(sentences, known);
  return known + joint;
}

/** The same answers are measured in every shape. */
const COUNTS = new WeakMap<string[], number>();

export function countPieces(pieces: Piece[]): number {
  return pieces.reduce((sum, piece) => sum + measure(piece), 0);
}

/** The share of its words that the most similar other post has too. */
export function measureOverlap(pieces: Piece[], siblings: Sibling[]): number {
  const sized = pieces.filter(({ is }) => is !== "link").map((piece) => ({ words: countPieces([piece]), last: piece.sentences.at(-1) ?? "" })); // prettier-ignore
  const all = sized.reduce((sum, { words }) => sum + words, 0);
  const shares = siblings.map(({ content }) => {
    const shared = sized.reduce((sum, { words, last }) => sum + (content.includes(last) ? words : 0), 0); // prettier-ignore
    return (2 * shared) / Math.max(1, all + countWords(content));
  });
  return Math.max(0, ...shares);
}

/** Last sentences go where whole answers are too long, with those that they go on from. */
function cutToRoom(pieces: Piece[], { most }: Room): Piece[] {
  const cut = pieces.map((piece) => ({ ...piece }));
  for (let guard = 0; guard < 60 && countPieces(cut) > most; guard += 1) {
    const cuttable = cut.filter(({ is, sentences }) => !UNCUT.has(is) && endBefore(sentences) >= (is === "scene" ? 2 : 1)); // prettier-ignore
    const [longest] = cuttable.toSorted((a, b) => measure(b) - measure(a));
    if (!longest) break;
    longest.sentences = longest.sentences.slice(0, endBefore(longest.sentences));
  }
  return cut;
}

/** How many sentences are left without the last one and what it goes on from. */
function endBefore(sentences: string[]): number {
  return sentences.findLastIndex((each) => !GOES_ON.test(each));
}

const UNCUT: ReadonlySet<Piece["is"]> = new Set<Piece["is"]>([
  "introduction",
  "userSaid",
  "sample",
  "askReaders",
  "askPeers",
  "formula",
  "price",
]);

/** Shapes hold the same answers again and again. */
export function remember<T>(work: (text: string) => T): (text: string) => T {
  const done = new Map<string, T>();
  return (text) => {
    const before = done.get(text);
    if (before !== undefined) return before;
    const result = work(text);
    done.set(text, result);
    return result;
  };
}
