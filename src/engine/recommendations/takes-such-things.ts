import type { StanceOnPromotion } from "#engine/policy/policy.ts";
import { splitWords } from "#engine/search/split-words.ts";
import { isEmptyWord } from "#engine/text/empty-words.ts";
import { stemWord } from "#engine/text/stem-word.ts";
import type { Brought, Sort } from "./reading/read-brought.ts";
import {
  ANY_PIECE,
  BETWEEN_THINGS,
  CALLED,
  MANNER,
  OF_ANYBODY,
  OPEN,
  FREE,
  BY_STUDENTS,
} from "./noted-thing-rows.ts";
import { END_OF_WELCOME, OWN } from "#engine/policy/noted-rows.ts";

const SORTS = Object.entries(CALLED) as [Sort, RegExp][];

/** Whether a community that lets people show some things, by its note, lets them show this. */
export function takesSuchThings(
  { is, detail, source }: StanceOnPromotion,
  brought: Brought,
): boolean {
  if (detail === null || source.kind === "yours" || brought.sorts.size === 0) return true;
  if (is !== "value" && is !== "welcome" && is !== "flair") return true;
  const clauses = readClauses(detail);
  const saysWhat = clauses.some((clause) => OWN.test(clause) || findNamed(clause).length > 0);
  return !saysWhat || clauses.some((clause) => takes(clause, brought));
}

/** 'free tools, scripts and write-ups; no shops': each thing by itself, as far as they are welcome. */
function readClauses(detail: string): string[] {
  const [welcome = ""] = detail.split(END_OF_WELCOME, 1);
  return welcome.split(BETWEEN_THINGS).filter((clause) => clause.trim() !== "");
}

/** 'own sauces with method': it is the sauce that is shown. */
function withoutManner(clause: string): string {
  return OWN.test(clause) ? clause.replace(MANNER, "") : clause;
}

function takes(said: string, { sorts, isFree, isOpenSource }: Brought): boolean {
  const clause = withoutManner(said);
  if (FREE.test(clause) && !isFree && !isOpenSource) return false;
  if (OPEN.test(clause) && !isOpenSource) return false;
  if (BY_STUDENTS.test(clause)) return false;
  if (OF_ANYBODY.test(clause)) return true;
  return findNamed(clause).some((sort) => sorts.has(sort));
}

function findNamed(clause: string): Sort[] {
  return SORTS.filter(([, called]) => called.test(clause)).map(([sort]) => sort);
}

/** Whether somebody who sells pieces makes such pieces: of leather, where leather is shown. */
export function takesSuchPieces({ is, detail, source }: StanceOnPromotion, text: string): boolean {
  if (detail === null || source.kind === "yours" || is !== "value") return true;
  const clauses = readClauses(detail);
  const own = clauses.filter((clause) => OWN.test(clause));
  if (own.length === 0 || own.some((clause) => ANY_PIECE.test(clause))) return true;
  const said = splitWords(takeHead(text)).map(stemWord);
  const shown = splitWords(clauses.join(" "))
    .filter((word) => !isEmptyWord(word))
    .map(stemWord);
  return shown.some((word) => said.some((other) => isSameTrade(word, other)));
}

/** What it is, and not what it is for: of 'leaves for shrimp tanks', the leaves. */
function takeHead(text: string): string {
  const [before = text, ...after] = text.split(" for ", 2);
  return after.length > 0 && splitWords(before).length <= MOST_OF_HEAD ? before : text;
}

const MOST_OF_HEAD = 12;

/** Leather and leatherwork are one trade. */
const SHORTEST_OF_TRADE = 5;

function isSameTrade(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  return shorter >= SHORTEST_OF_TRADE && (one.startsWith(other) || other.startsWith(one));
}
