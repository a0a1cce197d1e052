import type { StanceOnPromotion } from "#engine/policy/policy.ts";
import { splitName, splitWords } from "#engine/search/split-words.ts";
import { isEmptyWord } from "#engine/text/empty-words.ts";
import { stemWord } from "#engine/text/stem-word.ts";
import type { Brought, Sort } from "./reading/read-brought.ts";

/** How notes call each sort of thing. */
const CALLED: Record<Sort, RegExp> = {
  software:
    /\b(?:tool\w*|software|apps?|scripts?|plug-?ins?|add-?(?:on|in)s?|extensions?|templates?|librar\w+|packages?|code|repositor\w+|firmware|integrations?|workflows?|mods?|bots?|sites?|calculators?|modules?|widgets?|open[- ]source|developers?|clients?|decks|readers)\b/i,
  game: /\bgames?\b/i,
  book: /\b(?:novels?|books?|e-?books?|fiction|authors?|writing|gamebooks?)\b/i,
  music: /\b(?:music|songs?|tracks?|beats?|tunes?)\b/i,
  video: /\b(?:videos?|films?|channels?|clips?)\b/i,
  podcast: /\b(?:podcasts?|episodes?|narrations?)\b/i,
  course: /\b(?:courses?|lessons?|tutorials?|teach\w*|learning|classes)\b/i,
};
const SORTS = Object.entries(CALLED) as [Sort, RegExp][];

/** What anybody can write who has made something. */
const OF_ANYBODY =
  /\b(?:articles?|guides?|write-ups?|stor(?:y|ies)|reports?|research|papers?|tips?|methods?|analys[ie]s|experiences?|business\w*|compan\w+|projects?|products?|launch\w*|releases?|startups?|founders?|vendors?|makers?|news|posts?|essays?|case stud\w+|resources?|answer\w*|questions?|discussion|data\w*|material|know-how|promot\w*|progress|advice|blogs?|anything|things)\b/i;
/** Pieces of work: 'own tanks', 'pots you made', 'carvings shown'. */
const OWN = /\bown\b|\byou (?:\w+ed|made|built|took|shot|did|forged)\b|^photos? |\bshown$/i;
/** Pieces that are of every craft. */
const ANY_PIECE =
  /\b(?:works?|pieces?|crafts?|creations?|makes|items|handmade|goods|art|designs?|builds?|projects?|wares|devices?)\b/i;

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
  const [welcome = ""] = detail.split(/;|, (?:but )?no /, 1);
  return welcome.split(/,| and | or /).filter((clause) => clause.trim() !== "");
}

/** 'own sauces with method': it is the sauce that is shown. */
function withoutManner(clause: string): string {
  return OWN.test(clause) ? clause.replace(/ (?:with|under) .*/, "") : clause;
}

function takes(said: string, { sorts, isFree, isOpenSource }: Brought): boolean {
  const clause = withoutManner(said);
  if (/\bfree\b/i.test(clause) && !isFree && !isOpenSource) return false;
  if (/\bopen[- ]?(?:source|tool\w*|librar\w*|package\w*)?\b/i.test(clause) && !isOpenSource)
    return false;
  if (/\bstudent-made\b/i.test(clause)) return false;
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

/** Whether a thing is for what a community is called after, and none of these: a monitor for vans is no van. */
export function isMadeFor(name: string, text: string): boolean {
  const head = takeHead(text).toLowerCase();
  const [first = ""] = text
    .slice(head.length)
    .toLowerCase()
    .split(/[.!?]\s/, 1);
  const called = splitName(name).map(stemWord);
  const saysOf = (part: string) =>
    called.some((word) => word.length >= SHORTEST_CALLED && part.includes(word));
  return saysOf(first) && !saysOf(head);
}

const SHORTEST_CALLED = 3;

/** What it is, and not what it is for: of 'leaves for shrimp tanks', the leaves. */
function takeHead(text: string): string {
  const [before = text, ...after] = text.split(/ for /, 2);
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
