import { findDisclosure } from "#engine/drafts/find-disclosure.ts";
import { sayMade } from "#engine/posts/say-made.ts";
import { areMany, isCampaign, isForItself } from "#engine/posts/introduce.ts";
import { isOwnClause } from "#engine/interview/weak-answers.ts";
import { keepFound } from "../told/keep-found.ts";
import { findMatter, type Told } from "../told/told.ts";
import type { Candidate } from "./list-candidates.ts";
import { needsStory } from "../told/needs-story.ts";
import type { Opening, Sibling } from "./plan.ts";
import { readShape } from "./shape.ts";
import type { Start } from "./start.ts";
import type { Shelf } from "./shelf.ts";
import { countFacts } from "./value-answer.ts";

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
  const words = shelf.countIn(mask);
  const factWords = countFacts(
    shelf.told,
    (id) => findMatter(shelf.told, id)?.sentences.some((each) => ends(content, each)) ?? false,
  );
  return { start: start ?? "plain", mask, value: 0, words, factWords };
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
  return opening === undefined || isPlain(opening) ? "plain" : opening;
}

/** Those that begin with what it is, without its town, and with why it is or whom it is for. */
const PLAIN = ["thing", "name", "called", "why", "forWhom"] as const satisfies Opening[];

function isPlain(opening: Opening): opening is (typeof PLAIN)[number] {
  return PLAIN.some((each) => each === opening);
}

/** The ways to begin with the thing itself that no other post has taken. */
export function listPlains(told: Told, siblings: readonly Sibling[]): Opening[] {
  const taken = new Set(siblings.flatMap((sibling) => listTaken(told, sibling)));
  return listWays(told).filter((way) => !taken.has(way));
}

const listWays = keepFound(({ why, forWhom, what, interview }: Told): Opening[] => {
  // Of 60 posts 51 were better on why than on what it is.
  const own: Opening[] = why === null || needsStory(why) ? ["thing"] : ["why", "thing"];
  // A campaign is introduced by those who are behind it, or by one of them.
  if (isCampaign(interview, what ?? "")) return [...own, "name"];
  // 'For people in their forties. They're ten evenings' says who, and not what.
  const isNamed = isOwnClause(what ?? "") || !areMany(what ?? "");
  // 'We are preparing it' may be said by anybody who helps.
  const saysWhose = findDisclosure(`${sayMade(interview)} it.`) !== null;
  return [
    ...own,
    ...(saysWhose && canBeNamed(what ?? "") ? (["name"] as const) : []),
    ...(saysWhose && IS_ONE.test(what ?? "") ? (["called"] as const) : []),
    ...(forWhom !== null && isNamed ? (["forWhom"] as const) : []),
  ];
});

/** Which of the ways a post begins in: the one that it was planned with, or those that its first words may be. */
function listTaken({ why, forWhom, project }: Told, { content, shape }: Sibling): Opening[] {
  const planned = readShape(shape)?.opening;
  if (planned !== undefined) return [planned];
  const [begun = ""] = content.split("\n", 1);
  const has = (words: string | null) => words !== null && begun.includes(words);
  if (begun.replace(/^In /, "").startsWith(`${project.name} `)) return ["name"];
  if (has(why?.[0] ?? null)) return ["why"];
  if (has(forWhom)) return ["forWhom"];
  return SAYS_WHOSE.test(begun) ? ["thing"] : [];
}

/** What can stand behind 'X is', or behind 'X:' by itself. */
function canBeNamed(what: string): boolean {
  return IS_ONE.test(what) || isOwnClause(what) || isForItself(what);
}

const IS_ONE = /^an? (?!(?:few|lot|couple|series|set|pair)\b)/i;
const SAYS_WHOSE = /^(?:I|We)(?:'m| am|'re| are)? \p{Ll}+ /u;
