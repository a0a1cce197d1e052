import type { RuleCode } from "#engine/rules/rule-table.ts";
import type { UnwantedName } from "../read-unwanted.ts";

/** How notes call questions that are recognised already; the first that fits counts. */
export const CALLED: [notes: RegExp, name: UnwantedName][] = [
  [/\bveterinary|\banimal|\br\/askvet/, "pet"],
  [/\b(?:medical|diagnos|medication|injur|health|symptom|patients?['’])/, "health"],
  [/\blegal/, "legal"],
  [/\bhomework|\bpuzzle|\bessay/, "study"],
  [/\btranslat/, "translate"],
  [/\b(?:code|programming)\b/, "code"],
  [/\b(?:support|technical|troubleshoot|repair|bug)\b/, "support"],
  [
    /\b(?:purchase|buy|buying|shopping|gear|hardware|brand)\b|\bwhich (?:car|browser)\b|\bwhat to buy\b/,
    "buy",
  ],
  [/\b(?:recommend|suggest)/, "recommend"],
  [/\bidentif|\bwhere is this\b/, "identify"],
  [/\b(?:values?|prices?|pricing|estimates?|worth|valuations?|apprais\w+)\b/, "worth"],
  [/\b(?:fake|authenticity|counterfeit)\b/, "legit"],
  [
    /\b(?:careers?|jobs?|junior|entry|getting (?:started|into)|start|break(?:ing)? into)\b/,
    "junior",
  ],
  [/\b(?:admission|applicant)/, "applicant"],
  [/\b(?:student|undergraduate)/, "student"],
  [/\b(?:critique|feedback)\b/, "critique"],
  [/\b(?:travel\w*|tourists?|visit(?:ing|ors?)?|moving|relocat\w+|itinerar\w+)\b/, "visit"],
  [/\bhome ?owner/, "home"],
  [/\b(?:simple|small|short|quick|basic|easy|beginners?|general|first-time|faq)\b/, "simple"],
];

/** Subjects that notes have no sort for and that words give away, and the rule that says the same of them. */
export const SUBJECTS: [notes: RegExp, rule: RuleCode, sign: string][] = [
  [
    /^(?:us |real |real-life )?politic/,
    "no-politics",
    String.raw`\b(?:elections?|electoral|ballots?|politicians?|republicans?|democrats|senat(?:e|ors?)|congress(?:ional|men|women)?|presidential|approval ratings?|(?:left|right)-wing|abortion|gun control)\b`,
  ],
  [
    /^memes?\b/,
    "no-memes",
    String.raw`\b(?:memes?|shitposts?|me irl|when you (?:finally|realize|realise))\b`,
  ],
  [
    /^pira(?:cy|ted)/,
    "no-piracy",
    String.raw`\b(?:torrents?|warez|keygens?|pirated?|nulled|cracked (?:version|software|copy|apk|app)|(?:free|full) pdf (?:of|download)|z-?lib\w*|libgen)\b`,
  ],
  [
    /^crypto/,
    "no-crypto",
    String.raw`\b(?:crypto(?:currency|currencies)?|bitcoin|ethereum|nfts?|altcoins?|memecoins?)\b`,
  ],
];
