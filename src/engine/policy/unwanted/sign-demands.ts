import type { PolicyDemand } from "../demand.ts";
import { nameUnwanted, type UnwantedName } from "./read-unwanted.ts";

/** How notes call questions that are recognised already; the first that fits counts. */
const CALLED: [notes: RegExp, name: UnwantedName][] = [
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

/** Fewer letters than this ask something short, whatever they ask. */
const SHORT_QUESTION = "^(?=[^\\n]*\\?)[^]{0,220}$";

/**
 * Demands about some questions, with the pattern that finds them. The server adds it: the patterns would
 * weigh on every page that checks a draft.
 */
export function signDemands(demands: readonly PolicyDemand[]): PolicyDemand[] {
  return demands.map((demand) => {
    if (demand.of !== "special question" || demand.detail === null) return demand;
    const { detail } = demand;
    const name = CALLED.find(([notes]) => notes.test(detail.toLowerCase()))?.[1];
    if (name === undefined) return demand;
    return { ...demand, sign: name === "simple" ? SHORT_QUESTION : nameUnwanted(name).pattern };
  });
}
