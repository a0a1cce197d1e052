import type { AnswerId } from "#engine/interview/interview.ts";
import { hasSign } from "#engine/lexicon/sentence-signs.ts";

/** What stands behind a verb, and never behind a plural. */
const OBJECT =
  "(?:the|an?|each|every|your|my|our|its?|them|him|her|me|us|what|how|when|you|one|two|three|four|five|no|all|everything|[£$€]?\\d[\\d.,]*)";
const DOES = new RegExp(String.raw`^\p{Lu}\p{Ll}{2,}(?<![s'])s ${OBJECT}(?![\p{L}'’])`, "u");
const DID = new RegExp(String.raw`^\p{Lu}\p{Ll}+ed ${OBJECT}(?![\p{L}'’])`, "u");
const HAS_OBJECT = new RegExp(String.raw`^\p{L}+ (?:only |just )?${OBJECT}(?![\p{L}'’])`, "u");
/** Behind these, a word that ends in 's' is several things. */
const ARE_MANY =
  /^\p{L}+ (?:of|for|from|by|and|or|that|which|who|is|are|was|were|have|had|will|can)\b/u;
/** No verbs, although they look like some. */
const NO_VERB =
  /^(?:\p{L}+days|This|His|Its|Plus|Yes|Thus|Perhaps|Always|Sometimes|Besides|Unless|Across|Towards|Afterwards|Nowadays|Minus|Was|Is|Does|Has|Indeed|Instead|Hundred|Unlimited|Limited|Need)\b/u;

/** 'Made in Ahmedabad', 'Tested with 90 people': what it is, and what was done once. */
const IS_DONE =
  /^(?:Made|Built|Written|Printed|Used|Fermented|Recorded|Drawn|Bound|Sewn|Cast|Fired|Licensed|Hosted|Based|Designed|Brewed|Roasted|Baked|Powered|Carved|Knitted|Woven|Dyed|Aged) (?=by|in|with|of|from|on|at|for|to|only|mostly|entirely|\d)/u;
const WAS_DONE =
  /^(?:Tested|Played|Downloaded|Reviewed|Rejected|Edited|Translated) (?=by|in|with|of|from|on|at|for|\d)/u;
/** 'First version used GPS'. */
const LACKS_ARTICLE =
  /^(?:First|Second|Third|Last|Latest|Current|Old|New|Original) \p{Ll}+ (?:was|were|had|has|is|used|took|broke|came|went|ran|got|did|didn['’]t|\p{Ll}+ed)\b/u;

/** Advice is said to somebody, and what others said stays as it was. */
const AS_IT_IS: ReadonlySet<AnswerId> = new Set<AnswerId>([
  "teach",
  "theAsk",
  "userSaid",
  "sample",
  "askReaders",
  "askPeers",
]);

/** A sentence that lacks nothing but its first word gets it; what might be meant otherwise stays a note. */
export function completeNote(sentence: string, id: AnswerId, isTeam: boolean): string {
  const lead = AS_IT_IS.has(id) ? null : findLead(sentence, isTeam);
  return lead === null
    ? sentence
    : `${lead} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}

function findLead(sentence: string, isTeam: boolean): string | null {
  if (NO_VERB.test(sentence)) return null;
  const isVerb = hasSign(sentence, "doesFirst") && !ARE_MANY.test(sentence);
  if (isVerb || DOES.test(sentence) || /^Sold out\b/.test(sentence)) return "It";
  if (IS_DONE.test(sentence)) return "It's";
  if (WAS_DONE.test(sentence)) return "It was";
  if (LACKS_ARTICLE.test(sentence)) return "The";
  const isDid = hasSign(sentence, "didFirst") && HAS_OBJECT.test(sentence);
  return isDid || DID.test(sentence) ? (isTeam ? "We" : "I") : null;
}
