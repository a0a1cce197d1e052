import { findDisclosure } from "#engine/drafts/find-disclosure.ts";
import { sayMade } from "#engine/posts/say-made.ts";
import { areMany, isCampaign, splitPlayed } from "#engine/posts/introduce.ts";
import type { Told } from "../told/told.ts";
import type { Candidate, Start } from "./list-candidates.ts";
import type { Opening, Sibling } from "./plan.ts";
import { readShape } from "./shape.ts";
import { type Shelf, sumOver } from "./shelf.ts";

/** From here on an answer counts as told, although its author has changed a sentence. */
const MOSTLY = 0.5;

/** What a post that was written before tells, so that new ones can be held against it. */
export function readSibling(shelf: Shelf, { content, shape }: Sibling): Candidate {
  const { matters } = shelf;
  const planned = readShape(shape);
  const mask = matters.reduce((found, { id, sentences }, at) => {
    const isPlanned =
      planned?.matters.includes(id) && sentences.some((each) => ends(content, each));
    const told = sentences.filter((sentence) => content.includes(sentence));
    return isPlanned || told.length >= MOSTLY * sentences.length ? found | (1 << at) : found;
  }, 0);
  const first = matters.find(({ sentences }) => content.startsWith(sentences[0] ?? "\n"))?.id;
  const start = [planned?.opening, first].map(readStart).find((each) => each !== "plain");
  const sentences = sumOver(mask, shelf.sentences);
  const words = sumOver(mask, shelf.words);
  return { start: start ?? "plain", mask, value: 0, sentences, words };
}

/** A comment or a caption holds no post off: others read it. */
export function isLong({ shape }: Sibling): boolean {
  return (readShape(shape)?.form ?? "post") === "post";
}

const TAIL = 25;

/** A note got other words before it, and perhaps another mark behind it. */
function ends(content: string, sentence: string): boolean {
  return content.includes(sentence.slice(-TAIL, -1));
}

/** The answer that comes before the thing itself in a post that opens so. */
export function readStart(opening: Opening | undefined): Start {
  const isPlain = opening === undefined || opening === "thing" || opening === "name";
  return isPlain || opening === "why" || opening === "forWhom" ? "plain" : opening;
}

/** The ways to begin with the thing itself that no other post has taken. */
export function listPlains(
  { why, forWhom, what, project, interview }: Told,
  siblings: readonly Sibling[],
): Opening[] {
  const begun = siblings.map(({ content }) => content.split("\n", 1)[0] ?? "");
  const isTaken = (words: string | null) =>
    words !== null && begun.some((text) => text.includes(words));
  // A campaign is introduced in the same words, whatever else would come first.
  const isThing = !isCampaign(interview, what ?? "");
  const made = sayMade(interview);
  // 'X is a game, and we're making it' limps, and 'We are preparing it' may be said by anybody who helps.
  const limps = made.endsWith("ing") && splitPlayed(what ?? "") === null;
  const saysWhose = !limps && findDisclosure(`${made} it.`) !== null;
  const plains: Opening[] = [
    ...(why !== null && !isTaken(why) ? (["why"] as const) : []),
    // 'For people in their forties. They're ten evenings' says who, and not what.
    ...(isThing && forWhom !== null && !areMany(what ?? "") && !isTaken(forWhom)
      ? (["forWhom"] as const)
      : []),
    ...(isThing &&
    saysWhose &&
    IS_ONE.test(what ?? "") &&
    !begun.some((text) => text.startsWith(`${project.name} `))
      ? (["name"] as const)
      : []),
  ];
  const saysThing = (text: string) =>
    !(why && text.includes(why)) && !(isThing && forWhom && text.includes(forWhom));
  return begun.some((text) => SAYS_WHOSE.test(text) && saysThing(text))
    ? plains
    : ["thing", ...plains];
}

/** What can stand behind 'X is'. */
const IS_ONE = /^an? /i;
const SAYS_WHOSE = /^(?:I|We)(?:'m| am|'re| are)? \p{Ll}+ /u;
