import { SAYS } from "#engine/lexicon/phrases.ts";
import { hasSign } from "#engine/lexicon/sentence-signs.ts";
import type { Form } from "../rows/frame.ts";

const LIST = /^\s*(?:[-*•]|\d+[.)])\s/;

/** Whether there is a verb before the sentence turns to something else. */
export function readForm(sentence: string): Form {
  if (LIST.test(sentence)) return "list";
  const [main = ""] = sentence.replace(REMARK, "").split(/ (?:that|which|who|where|because) /);
  const [start = "", next = ""] = main.split(/[,;]/);
  // 'On Fridays, we open at nine', but 'by post, or bring it on Fridays'.
  const isAside = SAYS.opensAside.test(main) && !GOES_ON.test(next);
  // 'Twelve miles around it'.
  const clause = (isAside ? main : start)
    .replace(/ (?:it|them|us|me)\.?$/, "")
    .replace(OF_OURS, "$1");
  // 'Since April last year: 311 instruments' has its lead.
  const hasLead = /^[^.]{1,60}:\s/.test(sentence);
  return hasLead || hasSign(clause, "clause") || DOES.test(clause) ? "said" : "note";
}

/** 'Leaves (my wife has views on this) and flour'. */
const REMARK = / \([^()]*\)/g;

/** 'A sheet I made her' is a sheet, where 'A year ago I made her a sheet' is a sentence. */
const OF_OURS =
  /^(An? (?:(?!(?:ago|later|earlier|before|after|and|said|told|asked|thought|knew|year|week|month|day|few|while)\b)\p{L}+ ){1,2})(?:I|we) (?:made|had|kept|wrote|built|used|bought|found|drew|printed)(?: (?:her|him|them|us|me))?/u;
const GOES_ON = /^ (?:or|and|in|on|at|by|from|plus|to|until|every)\b/;
/** 'Each pupil receives one chart', but '40 bottles every two weeks'. */
const DOES =
  /^\p{Lu}(?:[\p{L}'’-]+ ){1,4}?\p{Ll}{3,}(?:s|ed) (?:the|an?|one|your|my|our|it|them|you|what)\b/u;
