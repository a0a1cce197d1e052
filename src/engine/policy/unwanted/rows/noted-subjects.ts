import type { RuleCode } from "#engine/rules/rule-table.ts";
import type { UnwantedName } from "../read-unwanted.ts";

/** How notes call questions that are recognised already; the first that fits counts. */
export const CALLED: [notes: RegExp, name: UnwantedName][] = [
  [/\b(?:medical|diagnos|medication|injur|health|symptom)/, "health"],
  [/\bveterinary|\banimal/, "pet"],
  [/\blegal/, "legal"],
  [/\bhomework|\bpuzzle/, "study"],
  [/\b(?:code|programming)\b/, "code"],
  [/\b(?:support|technical|troubleshoot|repair|bug)\b/, "support"],
  [
    /\b(?:purchase|buy|buying|shopping|gear|hardware|brand)\b|\bwhich (?:car|browser)\b|\bwhat to buy\b/,
    "buy",
  ],
  [/\b(?:recommend|suggest)/, "recommend"],
  [/\bidentif|\bwhere is this\b/, "identify"],
  [/\b(?:value|price|estimate|worth)\b/, "worth"],
  [/\b(?:fake|authenticity|counterfeit)\b/, "legit"],
  [/\b(?:career|job|junior|entry|getting started|start)\b/, "junior"],
  [/\b(?:admission|applicant)/, "applicant"],
  [/\b(?:student|undergraduate)/, "student"],
  [/\b(?:critique|feedback)\b/, "critique"],
  [/\b(?:travel|tourist|visit|visiting|moving)\b/, "visit"],
  [/\bhome ?owner/, "home"],
  [/\b(?:simple|small|short|quick|basic|easy|beginner|general|first-time)\b/, "simple"],
];

/** Subjects that notes have no sort for and that words give away, and the rule that says the same of them. */
export const SUBJECTS: [notes: RegExp, rule: RuleCode, sign: string][] = [
  [
    /^(?:us )?politic/,
    "no-politics",
    String.raw`\b(?:elections?|electoral|ballots?|politicians?|republicans?|democrats|senat(?:e|ors?)|congress(?:ional|men|women)?|presidential|approval ratings?|(?:left|right)-wing|abortion|gun control)\b`,
  ],
  [
    /^memes?\b/,
    "no-memes",
    String.raw`\b(?:memes?|shitposts?|me irl|when you (?:finally|realize|realise))\b`,
  ],
  [
    /^crypto/,
    "no-crypto",
    String.raw`\b(?:crypto(?:currency|currencies)?|bitcoin|ethereum|nfts?|altcoins?|memecoins?)\b`,
  ],
];
