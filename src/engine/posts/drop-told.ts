import { listSubjectWords, listTouched, touchesSubject } from "./community/subject.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import type { Piece } from "./shapes/shape.ts";
import { GOES_ON } from "./shapes/take-first.ts";

/** What a post is made for; it stays, whatever was said before it. */
const STAYS: ReadonlySet<Piece["is"]> = new Set<Piece["is"]>(["introduction", "link", "askReaders", "askPeers", "theAsk", "scene", "price", "platform", "sample"]); // prettier-ignore
/** From here on readers hear it for the second time. */
const MOST_TOLD = 0.6;
/** In fewer words anything is told already. */
const FEWEST_WORDS = 3;

/** What tells of the thing that was just named, perhaps in the same words. */
const OF_THING: ReadonlySet<Piece["is"]> = new Set<Piece["is"]>(["premise", "unusual", "howItPlays", "oneJob"]); // prettier-ignore
const HEADING_WORDS = 6;
/** 'You find a body' is a step of what follows, and no heading. */
const TELLS = /^(?:you|I|we|it|they|he|she|there)\b/i;

/** 'Body on the lift.' behind 'A lift mechanic finds a body': the heading of what follows. */
function leaveHeading({ is, sentences }: Piece, named: string): string[] {
  const [first = "", next] = sentences;
  if (!OF_THING.has(is) || next === undefined || countWords(first) > HEADING_WORDS || TELLS.test(first) || GOES_ON.test(next)) return sentences; // prettier-ignore
  const words = listSubjectWords(first);
  // 'The microphone is on' is said by no 'phone'.
  const isSaid = words.length > 1 && !/\d|\b(?:no|not|never)\b/i.test(first) && words.every((word) => touchesSubject(named, [word])); // prettier-ignore
  return isSaid ? sentences.slice(1) : sentences;
}

/** The pieces without answers whose telling words were nearly all said above them. */
export function dropTold(pieces: Piece[]): Piece[] {
  const kept: Piece[] = [];
  const named = pieces.find(({ is }) => is === "introduction")?.sentences.join(" ") ?? "";
  for (const whole of pieces) {
    const piece = named === "" ? whole : { ...whole, sentences: leaveHeading(whole, named) };
    const isKept = !piece.isOptional || piece.heading !== undefined || STAYS.has(piece.is);
    if (isKept || !isTold(piece, kept)) kept.push(piece);
  }
  return kept;
}

function isTold({ sentences }: Piece, above: Piece[]): boolean {
  const text = sentences.join(" ");
  const words = [...listSubjectWords(text), ...(text.match(/\d[\d.,]*/g) ?? [])];
  if (words.length < FEWEST_WORDS) return false;
  const said = above.map((piece) => piece.sentences.join(" ")).join(" ");
  return listTouched(said, words).length >= words.length * MOST_TOLD;
}
