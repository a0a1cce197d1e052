import type { Told } from "../told/told.ts";
import type { Candidate, Start } from "./list-candidates.ts";
import type { Opening, Sibling } from "./plan.ts";
import { type Shelf, sumOver } from "./shelf.ts";

/** From here on an answer counts as told, although its author has changed a sentence. */
const MOSTLY = 0.5;

/** What a post that was written before tells, so that new ones can be held against it. */
export function readSibling(shelf: Shelf, { content }: Sibling): Candidate {
  const { matters } = shelf;
  const mask = matters.reduce((found, { sentences }, at) => {
    const told = sentences.filter((sentence) => content.includes(sentence));
    return told.length >= MOSTLY * sentences.length ? found | (1 << at) : found;
  }, 0);
  const first = matters.find(({ sentences }) => content.startsWith(sentences[0] ?? "\n"))?.id;
  const isStart = first === "scene" || first === "before" || first === "teach";
  const start: Start = isStart ? first : "plain";
  const words = sumOver(mask, shelf.words);
  return { start, mask, value: 0, words, sentences: sumOver(mask, shelf.sentences) };
}

/** The ways to begin with the thing itself that no other post has taken. */
export function listPlains({ why, forWhom }: Told, siblings: readonly Sibling[]): Opening[] {
  const begun = siblings.map(({ content }) => content.split("\n", 1)[0] ?? "");
  const isTaken = (words: string | null) =>
    words !== null && begun.some((text) => text.includes(words));
  const plains: Opening[] = [
    ...(why !== null && !isTaken(why) ? (["why"] as const) : []),
    ...(forWhom !== null && !isTaken(forWhom) ? (["forWhom"] as const) : []),
  ];
  const isThing = (text: string) =>
    !(why && text.includes(why)) && !(forWhom && text.includes(forWhom));
  return begun.some((text) => SAYS_WHOSE.test(text) && isThing(text))
    ? plains
    : ["thing", ...plains];
}

const SAYS_WHOSE = /^(?:I|We)(?:'m| am|'re| are)? \p{Ll}+ /u;
