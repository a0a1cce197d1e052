import type { AnswerId } from "#engine/interview/interview.ts";
import { hasSign } from "#engine/lexicon/sentence-signs.ts";
import { beginSmall } from "#engine/text/characters.ts";

/** What stands behind a verb, and never behind a plural. */
const OBJECT =
  "(?:the|an?|each|every|your|my|our|its?|them|him|her|what|how|when|you|one|two|three|four|five|no|all|everything)";
const AMOUNT = String.raw`(?:${OBJECT}|me|us|[£$€]?\d[\d.,]*)`;
const DOES = new RegExp(String.raw`^\p{Lu}\p{Ll}{2,}(?<![s'])s ${OBJECT}(?![\p{L}'’])`, "u");
const DID = new RegExp(String.raw`^\p{Lu}\p{Ll}+ed ${AMOUNT}(?![\p{L}'’])`, "u");
const HAS_OBJECT = new RegExp(String.raw`^\p{L}+ (?:only |just )?${AMOUNT}(?![\p{L}'’])`, "u");
const DOES_NOT = /^(?:Doesn|Won|Isn|Can)['’]t\b|^Cannot\b/u;
/** 'Took us five months'. */
const TO_ONESELF = /^\p{L}+ (?:me|us)\b/u;
/** Behind these, a word that ends in 's' is several things. */
const ARE_MANY = /^\p{L}+ (?:of|for|from|by|and|or|that|which|who)\b/u;
const SUBORDINATE = / (?:that|which|who|where|because|so|when|if|what|how|whether|why) |[,;]/;
const IS_MORE =
  /\b(?:is|are|was|were|has|have|had|do|don['’]t|will|won['’]t|can|can['’]t|get|go)\b/;
/** No verbs, although they look like some. */
const NO_VERB =
  /^(?:\p{L}+days|This|His|Its|Plus|Yes|Thus|Perhaps|Always|Sometimes|Besides|Unless|Across|Towards|Afterwards|Nowadays|Minus|Was|Is|Does|Has|Indeed|Instead|Hundred|Unlimited|Limited|Need)\b/u;

/** 'Made in Ahmedabad', 'Tested with 90 people': what it is, and what was done once. */
const IS_DONE =
  /^(?:Made|Built|Written|Printed|Used|Fermented|Recorded|Drawn|Bound|Sewn|Cast|Fired|Licensed|Hosted|Based|Designed|Brewed|Roasted|Baked|Powered|Carved|Knitted|Woven|Dyed|Aged) (?=by|in|with|of|from|on|at|for|to|only|mostly|entirely)/u;
const WAS_DONE =
  /^(?:Tested|Played|Downloaded|Reviewed|Rejected|Edited|Translated) (?=by|in|with|of|from|on|at|for|\d)/u;
const DONE_TO_THEM =
  /^(?:Returned|Refunded|Borrowed|Visited|Ordered|Bought|Requested|Attended|Enrolled|Signed|Started|Finished|Failed|Completed|Joined) (?=\d|none\b|nobody\b|one\b)/u;
/** 'Lasted one day' is said of whatever was spoken of before. */
const HAPPENED =
  /^(?:Lasted|Worked|Failed|Crashed|Stopped|Ended|Helped|Turned|Looked|Sounded|Smelled|Tasted|Happened)\b/;
/** 'Used in the book: 140'. */
const IS_LABEL = /^[^.!?:]{1,40}: /;
/** 'First version used GPS'. */
const LACKS_ARTICLE =
  /^(?:First|Second|Third|Last|Latest|Current|Old|New|Original) (?!(?:we|i|they|he|she|it|you|people|there|thing)\b)\p{Ll}+ (?:was|were|had|has|is|used|took|broke|came|went|ran|got|did|didn['’]t|\p{Ll}+ed)\b/u;

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
export function completeNote(
  sentence: string,
  id: AnswerId,
  isTeam: boolean,
  /** Behind another sentence 'it' would be what that one speaks of. */
  isFirst = true,
): string {
  const isUnsure = !isFirst && WAS_DONE.test(sentence);
  const lead = AS_IT_IS.has(id) || isUnsure ? null : findLead(sentence, isTeam);
  return lead === null ? sentence : `${lead} ${beginSmall(sentence)}`;
}

function findLead(sentence: string, isTeam: boolean): string | null {
  if (NO_VERB.test(sentence)) return null;
  const [main = ""] = sentence.split(SUBORDINATE);
  const behind = main.replace(/^\S+ /, "");
  // 'Scans don't work' and 'Columns you mark are replaced' have another verb.
  const isAlone = HAS_OBJECT.test(sentence)
    ? !IS_MORE.test(behind)
    : !hasSign(behind, "clause") && !ARE_MANY.test(sentence);
  if (hasSign(sentence, "doesFirst") && isAlone) return "It";
  if (DOES.test(sentence) && !hasSign(behind, "clause")) return "It";
  if (DOES_NOT.test(sentence)) return "It";
  if (/^(?:Sold out|Used to be)\b/.test(sentence)) return "It";
  if (!IS_LABEL.test(sentence)) {
    if (IS_DONE.test(sentence)) return "It's";
    if (WAS_DONE.test(sentence)) return "It was";
  }
  if (LACKS_ARTICLE.test(sentence)) return "The";
  // 'Returned 34' says of things what others did with them.
  if (DONE_TO_THEM.test(sentence) || HAPPENED.test(sentence)) return null;
  const isDid = hasSign(sentence, "didFirst") && HAS_OBJECT.test(sentence);
  if (!isDid && !DID.test(sentence)) return null;
  return TO_ONESELF.test(sentence) ? "It" : isTeam ? "We" : "I";
}
