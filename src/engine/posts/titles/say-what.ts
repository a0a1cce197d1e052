import type { Interview } from "#engine/interview/interview.ts";
import { IS_IT_CLAUSE } from "#engine/interview/complete-sentence.ts";
import { isOwnClause } from "#engine/interview/weak-answers.ts";
import { isCampaign, sayMade, splitWhat } from "../introduce.ts";
import type { UsableAnswers } from "../usable-answers.ts";
import { type Candidate, LAST_RESORT } from "./candidate.ts";
import {
  leaveRest,
  LONGEST_TITLE,
  LONGEST_WHAT,
  LONGEST_WHOLE,
  shortenWhat,
  type WhatFormula,
} from "./cut-title.ts";

/** What a title that says what it is is worth, the best form first. */
export type WhatWorths = Record<WhatFormula | "forWhom", number>;

type Said = {
  name: string;
  interview: Interview;
  answers: UsableAnswers;
  /** Where a project comes second it is not the title. */
  isNameWelcome: boolean;
};

/** 'Lockpeek: a tool that …', 'I wrote Lockpeek, a tool …', 'I wrote a tool …', 'A tool that …'. */
export function sayWhat(
  { name, interview, answers, isNameWelcome }: Said,
  worths: WhatWorths,
): Candidate[] {
  const forms = listForms(answers);
  const [what = ""] = forms;
  if (what === "") return [];
  const candidates: Candidate[] = [];
  const add = (formula: Candidate["formula"], start: string, worth: number, given?: string) => {
    const said = given ?? forms.find(({ length }) => length + start.length <= LONGEST_WHAT) ?? what;
    const fitting = fit(said, start);
    const text =
      start === "" ? fitting.charAt(0).toUpperCase() + fitting.slice(1) : start + fitting;
    // 'A picture book, 32 pages' has lost what it is about.
    const isPoor = fitting.length < (fitting.length < said.length ? FEWEST_LETTERS : FEWEST_OF_ALL);
    candidates.push({ formula, text, worth: isPoor ? worth - FEWEST_LETTERS : worth });
  };
  const made = sayMade(interview);
  if (IS_IT_CLAUSE.test(what)) {
    const does = what.slice(3);
    add("named", `${name} `, Math.max(worths.named, worths.made), does);
    add("made", `${made} ${name}: it `, worths.made - 1, does);
    add("what", "What it does: ", LAST_RESORT, does);
    return candidates;
  }
  const isClause = isOwnClause(what);
  // A name with a colon, and a thing that is explained behind one.
  const mark = name.includes(":") || fit(what, `${name}: `).includes(": ") ? "," : ":";
  if (isCampaign(interview, what)) {
    if (isNameWelcome) add("named", `${name}: campaigning for `, worths.named);
    add("made", "We are campaigning for ", worths.made);
    add("what", "", worths.what);
    return candidates;
  }
  if (isNameWelcome) add("named", `${name}${mark} `, worths.named);
  const isOne = /^(?:an?|the|one|two|my|our|\d+)\b/i.test(what);
  // Nobody runs a sauce.
  const isRun = !isClause && /\b(?:run|teach)$/.test(made) && !isOne;
  if (!isRun) add("made", isClause ? "" : `${made} `, worths.made);
  if (isNameWelcome && isOne && !isClause) add("called", `${made} ${name}${name.includes(",") ? ":" : ","} `, worths.called); // prettier-ignore
  if (!isClause) add("what", "", worths.what);
  const [plain = what] = forms.slice(-1);
  const both = `${plain}, for ${sayForWhom(answers)}`;
  const isForWhom = answers.forWhom && both.length <= LONGEST_TITLE && !/\bfor\b.* for |[.] /.test(both); // prettier-ignore
  if (isForWhom && isNameWelcome && !isClause) add("forWhom", "", worths.forWhom, both);
  return candidates;
}

const FEWEST_LETTERS = 45;
/** 'A refill shop'. */
const FEWEST_OF_ALL = 24;

/**
 * What it is, the fullest first. 'A small container' says nothing without what it does, which the founder said
 * in a sentence of its own; where both are too long, whom it is for says as much in fewer words.
 */
function listForms(answers: UsableAnswers): string[] {
  const [first = "", ...further] = answers.what?.sentences ?? [];
  const { what, more } = splitWhat(first);
  const [next = ""] = more === "" ? further : [more];
  if (what.length >= FEWEST_LETTERS || next === "") return [what];
  const does = /^It (?=\p{Ll}+s \p{L})/u.exec(next);
  // One sentence is worth more letters than two.
  if (does) return [`${what} that ${next.slice(does[0].length)}`.replace(/[.]$/, "")];
  const [sentence = next] = next.split(/(?<=\p{L}{2})[.!?] /u);
  const joined = [next, sentence].map((each) => `${what}. ${each}`.replace(/[.]$/, ""));
  const forWhom = sayForWhom(answers);
  const aimed = forWhom === "" || /\bfor\b|[.,]/.test(`${what} ${forWhom}`) ? [] : [`${what} for ${forWhom}`]; // prettier-ignore
  const alone = what.split(" ").length > FEWEST_WORDS ? [what] : [];
  return [...new Set([...joined, ...aimed, ...alone])];
}

/** 'An iPhone app', 'a small container'. */
const FEWEST_WORDS = 4;

/** 'Choir singers' begins with a name only if 'choir' is written small nowhere else. */
function sayForWhom(answers: UsableAnswers): string {
  const said = answers.forWhom?.sentences[0] ?? "";
  const [first = ""] = said.split(" ");
  const others = Object.values(answers).flatMap(({ sentences }) => sentences).join(" "); // prettier-ignore
  const isSmall = /^\p{Lu}\p{Ll}+$/u.test(first) && new RegExp(String.raw`\b${first.toLowerCase()}\b`).test(others); // prettier-ignore
  return isSmall ? first.toLowerCase() + said.slice(first.length) : said;
}

/** Whole where that is not far too long; otherwise as far as a clause goes. */
function fit(what: string, start: string): string {
  if (what.length + start.length <= LONGEST_TITLE) return what;
  const lean = leaveRest(what, LONGEST_WHAT - start.length);
  if (lean) return lean;
  if (what.length + start.length <= LONGEST_WHOLE) return what;
  const most = LONGEST_WHAT - start.length;
  const plain = what.replaceAll(/ \([^()]*\)/g, "");
  return plain.length <= most ? plain : shortenWhat(plain, most);
}
