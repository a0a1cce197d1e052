import { listSubjectWords, touchesSubject } from "./community/subject.ts";
import type { Piece } from "./shapes/shape.ts";

/** What a post is made for; it stays, whatever was said before it. */
const STAYS: ReadonlySet<Piece["is"]> = new Set<Piece["is"]>(["introduction", "link", "askReaders", "askPeers", "theAsk", "scene", "price", "platform"]); // prettier-ignore
/** From here on readers hear it for the second time. */
const MOST_TOLD = 0.6;
/** In fewer words anything is told already. */
const FEWEST_WORDS = 3;

/** The pieces without answers whose telling words were nearly all said above them. */
export function dropTold(pieces: Piece[]): Piece[] {
  const kept: Piece[] = [];
  for (const piece of pieces) {
    const said = kept.map(({ sentences }) => sentences.join(" ")).join(" ");
    const text = piece.sentences.join(" ");
    const words = [...listSubjectWords(text), ...(text.match(/\d[\d.,]*/g) ?? [])];
    const told = words.filter((word) => touchesSubject(said, [word]));
    const isTold = words.length >= FEWEST_WORDS && told.length >= words.length * MOST_TOLD;
    if (!isTold || !piece.isOptional || piece.heading !== undefined || STAYS.has(piece.is)) kept.push(piece); // prettier-ignore
  }
  return kept;
}
