import { IS_IT_CLAUSE } from "#engine/interview/complete-sentence.ts";
import { isOwnClause } from "#engine/interview/weak-answers.ts";
import { introductions, isCampaign, sayMade, splitWhat } from "#engine/posts/introduce.ts";
import type { Opening } from "../plan/plan.ts";
import type { Place } from "../place/place.ts";
import type { Told } from "../told/told.ts";

/** Nobody says of themselves that they are behind something. */
const STIFF = /\b(?:person|people) behind\b|\bauthors? of\b/;

/** What it is and whose it is, in the words that its opening asks for. */
export function introduce(told: Told, place: Place, opening: Opening): string {
  const { project, interview, what, further, forWhom, why, who } = told;
  const { name } = project;
  const town = findTown(told, place);
  const ways = introductions({ name, what: what ?? "", further, who, town }, interview);
  const plain = ways.find((way) => !STIFF.test(way)) ?? ways[0] ?? "";
  if (opening === "why" && why)
    return `${sayMade(interview)} ${name} because ${endSentence(why)} ${sayAfter(told, plain)}`;
  if (opening === "forWhom" && forWhom)
    return `${sayMade(interview)} this for ${endSentence(forWhom)} ${sayWhat(told, plain)}`;
  return plain;
}

/** 'Rubber feet' are several. */
const IS_ONE = /^(?:an?|the|one|my|our) /i;

/** What it is, once its name was said: 'It's a tool that …', 'Rubber feet that …'. */
function sayAfter({ interview, what, further }: Told, plain: string): string {
  const { what: thing, more } = splitWhat(what ?? "");
  if (isCampaign(interview, thing) || isOwnClause(thing)) return plain;
  const large = thing.charAt(0).toUpperCase() + thing.slice(1);
  const said = IS_IT_CLAUSE.test(thing) || !IS_ONE.test(thing) ? large : `It's ${thing}`;
  return [endSentence(said), ...(more ? [endSentence(more)] : []), ...further].join(" ");
}

/** 'Coldplatter is a command-line tool that …'. */
function sayWhat({ project, interview, what, further }: Told, plain: string): string {
  const { what: thing, more } = splitWhat(what ?? "");
  if (isCampaign(interview, thing) || isOwnClause(thing)) return plain;
  const says = IS_ONE.test(thing) ? ` is ${thing}` : `: ${thing}`;
  const does = `${project.name}${IS_IT_CLAUSE.test(thing) ? thing.slice(2) : says}`;
  return [endSentence(does), ...(more ? [endSentence(more)] : []), ...further].join(" ");
}

function endSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** Neighbours hear that it is one of them. */
function findTown({ interview }: Told, { readers, name }: Place): string | null {
  const { place } = interview;
  if (readers !== "neighbours" || !place) return null;
  return lettersOf(name).includes(lettersOf(place)) ? place : null;
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}]/gu, "");
}
