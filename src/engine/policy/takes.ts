import type { Interview } from "#engine/interview/interview.ts";
import { isGivenAway } from "#engine/interview/is-given-away.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import { isEmptyWord } from "#engine/text/empty-words.ts";
import { stemWord } from "#engine/text/stem-word.ts";
import { ANY_PIECE, BETWEEN_THINGS, END_OF_WELCOME, IN_PRINT, OWN } from "./noted-rows.ts";
import type { Policy } from "./policy.ts";

/** What founders bring, as far as communities tell it apart, in the order of the grades in a note. */
export const WORKS = [
  "free software",
  "paid software",
  "game",
  "book",
  "own piece",
  "product",
  "place",
  "media",
  "course",
  "service",
  "cause",
] as const;
export type Work = (typeof WORKS)[number];

/** Two people who know such communities gave 0 to 2 each to a post of its maker's. */
export const MOST_GRADE = 4;

/** A project as far as it decides who takes a post on it; null where nobody said what it costs. */
export type Brought = { kind: ProjectKind; text: string; isFree: boolean | null };

/** As the founder says it; where nothing was answered yet, as the project is described. */
export function readBrought(
  { kind, answers }: Pick<Interview, "kind" | "answers">,
  description = "",
): Brought {
  const what = answers.what?.trim() ? answers.what : description;
  const isFree = isGivenAway({ answers: { ...answers, what } });
  return { kind, text: what, isFree: isFree || (answers.price?.trim() ? false : null) };
}

/**
 * From here on at least both said that it depends. Of 350 posts that two others judged, 8 of 152 that stay are below, and
 * 40 of 70 that are removed.
 */
const LEAST_TAKEN = 2;

/** Whether posts on such a project stay there; true where nobody graded it, or the founder knows better. */
export function isTaken({ takes, stance }: Pick<Policy, "takes" | "stance">, brought: Brought) {
  const isNoted = stance.source.kind === "note" || stance.source.kind === "hint";
  if (!takes || !isNoted || stance.is === "ask") return true;
  return listWorks(stance.detail, brought).some((work) => gradeOf(takes, work) >= LEAST_TAKEN);
}

export function gradeOf(takes: string, work: Work): number {
  return Number(takes[WORKS.indexOf(work)]);
}

const OF_KIND: Record<ProjectKind, Work> = {
  software: "paid software",
  game: "game",
  book: "book",
  product: "product",
  shop: "place",
  media: "media",
  course: "course",
  service: "service",
  cause: "cause",
};

/** All that it can be shown as: a zine is a thing that somebody made as well, and what is free a help to others. */
function listWorks(detail: string | null, { kind, text, isFree }: Brought): Work[] {
  const works: Work[] = kind === "software" && isFree === true ? [] : [OF_KIND[kind]];
  if ((kind === "software" && isFree !== false) || (kind === "course" && isFree === true))
    works.push("free software");
  if (kind === "shop") works.push("product");
  if (kind === "product" ? showsSuch(detail, text) : IN_PRINT.test(text)) works.push("own piece");
  return works;
}

/** Whether somebody who sells pieces makes such pieces: of leather, where leather is shown. */
function showsSuch(detail: string | null, text: string): boolean {
  if (detail === null) return true;
  const [welcome = ""] = detail.split(END_OF_WELCOME, 1);
  const clauses = welcome.split(BETWEEN_THINGS).filter((clause) => clause.trim() !== "");
  const own = clauses.filter((clause) => OWN.test(clause));
  if (own.length === 0 || own.some((clause) => ANY_PIECE.test(clause))) return true;
  const said = listStems(takeHead(text));
  const shown = listStems(clauses.join(" "));
  return shown.some((word) => said.some((other) => isSameTrade(word, other)));
}

/** What it is, and not what it is for: of 'leaves for shrimp tanks', the leaves. */
function takeHead(text: string): string {
  const [before = text, ...after] = text.split(" for ", 2);
  return after.length > 0 && before.split(" ").length <= MOST_OF_HEAD ? before : text;
}

function listStems(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => !isEmptyWord(word)).map(stemWord);
}

const MOST_OF_HEAD = 12;

/** Leather and leatherwork are one trade. */
const SHORTEST_OF_TRADE = 5;

function isSameTrade(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  return shorter >= SHORTEST_OF_TRADE && (one.startsWith(other) || other.startsWith(one));
}
