import type { RiskReason } from "#engine/risk/ban-risk.ts";
import type {
  Removal,
  RemovalDiagnosis,
  RemovalBasis,
  RemovalCause,
  RemovalEvidence,
  RemovalSighting,
} from "./removal.ts";
import { wordEvidence, listNextSteps, writeToModerators } from "./removal-steps.ts";
import {
  RULE_CODES,
  RULES,
  type RuleCode,
  wordRule,
  type RuleCodes,
} from "#engine/rules/rule-table.ts";
import { RULE_WORDINGS } from "#engine/rules/wordings/rule-wordings.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { toSingleLine } from "#engine/text/single-line.ts";

/** Why a post may have been removed, as far as its words, the rules and the account tell. */
export function diagnoseRemoval(removal: Removal): RemovalDiagnosis {
  const given = readGivenReason(removal);
  const suspects = suspectReasons(removal);
  const possible = given || suspects.length > 0 ? [] : listPossible(removal);
  const [first] = suspects;
  const found = [...suspects.map((reason) => wordEvidence(reason, removal)), ...possible];
  const evidence = given ? [given.evidence, ...found].slice(0, MOST_EVIDENCE) : found;
  const cause = given?.cause ?? (first ? causeOf(first) : "unknown");
  const headline = given?.headline ?? (first ? wordHeadline(first, removal) : null);
  return {
    cause,
    headline: headline ?? (possible.length > 0 ? POSSIBLE : wordIgnorance(removal)),
    isByGivenReason: given !== null,
    evidence,
    nextSteps: listNextSteps(removal, cause, evidence[0]?.basis, given !== null),
    message: writeToModerators(removal, cause, first, given !== null),
  };
}

function wordHeadline(reason: RiskReason, removal: Removal): string {
  return `${nameCause(reason, removal)} is ${wordCertainty(reason.points)} cause.`;
}

/** Never certain: only the one who removed it knows. */
function wordCertainty(points: number): string {
  if (points >= 40) return "the most likely";
  return points >= 20 ? "a likely" : "a possible";
}

function nameCause(reason: RiskReason, { policy, post }: Removal): string {
  const { id } = reason;
  const noun = post.isComment ? "comment" : "post";
  if (id === "min-karma") return "Your karma";
  if (id === "min-account-age-days") return "The age of your account";
  if (id === "new-account") return "A new or low-karma account";
  if (id === "newcomers-link") return "A link from an account with little karma";
  if (id === "flair") return "A missing flair";
  if (id === "same-community" || id === "promotion-share" || id === "promotion-volume")
    return "How often you promote";
  if (causeOf(reason) === "rule") return `A rule of ${policy.fullName}`;
  if (id === "banned-keywords") return "A banned word";
  if (id === "many-links") return "The number of links";
  if (id.includes("link")) return "A link";
  if (id === "similar-text") return "A text much like another of yours";
  if (id === "no-disclosure") return "Not saying you made it";
  return id.startsWith("title") ? "The title" : `The wording of the ${noun}`;
}

const POSSIBLE = "We don't know why, but it may be a rule that we couldn't check.";

/** What of the community's own nobody looked at, since only the author could know or do it: what concerns promotion first. */
function listPossible({ sighting, checks }: Removal): RemovalEvidence[] {
  if (sighting !== "removed-by-moderators") return [];
  const open = checks.filter(
    ({ kind, outcome, source }) =>
      OF_COMMUNITY.has(kind) && UNSEEN.has(outcome) && source !== null && source.kind !== "none",
  );
  const ofStance = open.filter(({ kind, demand }) => kind === "stance" || demand === "ask-mods");
  return [...new Set([...ofStance, ...open])].slice(0, MOST_EVIDENCE).map(({ label, source }) => ({
    text: `It may be this: ${label}`,
    quote: null,
    basis: source ? { kind: "rule", text: label, source } : { kind: "unlisted", text: label },
  }));
}

const OF_COMMUNITY: ReadonlySet<string> = new Set(["stance", "rule", "requirement"]);
const UNSEEN: ReadonlySet<string> = new Set(["read", "asked"]);

function wordIgnorance({ sighting, policy, post }: Removal): string {
  const noun = post.isComment ? "comment" : "post";
  if (sighting === "removed-by-reddit") {
    return `We don't know why: nothing in the ${noun} is what Reddit's filters usually catch.`;
  }
  return policy.listedRules || policy.stance.is !== "unknown"
    ? `We don't know why: nothing in the ${noun} explains it.`
    : `We don't know why, and we don't know the rules of ${policy.fullName}.`;
}

type GivenCause = {
  cause: Extract<RemovalCause, "rule" | "gate" | "told">;
  headline: string;
  evidence: RemovalEvidence;
};

const LONGEST_QUOTE = 160;

/** What the user was told as the reason: it counts more than what we find, with or without a rule. */
function readGivenReason({ givenReason, policy, sighting }: Removal): GivenCause | null {
  if (!givenReason?.trim()) return null;
  const code = findNamedRule(givenReason, policy.codes);
  const isGate = code === "min-karma" || code === "min-account-age-days";
  const who = sighting === "removed-by-reddit" ? "Reddit" : "The moderators";
  return {
    cause: code ? (isGate ? "gate" : "rule") : "told",
    headline: `${who} wrote: “${toSingleLine(givenReason, LONGEST_QUOTE)}”`,
    evidence: {
      text: "You recorded this reason, so it counts more than what we find.",
      quote: null,
      basis: citeRule(code, policy),
    },
  };
}

function citeRule(code: RuleCode | null, policy: Policy): RemovalBasis {
  const { codes, codeSources, fullName } = policy;
  if (!code) return { kind: "unlisted", text: "It names no rule we could look up." };
  const value = codes[code];
  const source = codeSources[code];
  return source && value !== undefined
    ? { kind: "rule", text: wordRule(code, value), source }
    : { kind: "unlisted", text: `It isn't among the rules of ${fullName} that we know.` };
}

/** Moderators say 'promotion' and 'spam' for every rule about promotion, so these two name one only where nothing else does. */
const GENERAL: readonly RuleCode[] = ["no-spam", "no-self-promotion"];

/** The rule that a reason for a removal names, if possible one the community has; null where it names none. */
export function findNamedRule(reason: string, known: RuleCodes): RuleCode | null {
  const isNamed = (code: RuleCode) => RULE_WORDINGS[code].removal?.test(reason);
  const exact = RULE_CODES.filter((code) => !GENERAL.includes(code) && isNamed(code));
  const general = GENERAL.filter(isNamed);
  const onPromotion = RULE_CODES.filter((code) => RULES[code].detection.by === "stance");
  const named = [...exact, ...general, ...(general.length > 0 ? onPromotion : [])];
  return named.find((code) => known[code] !== undefined) ?? named[0] ?? null;
}

/** What is weaker than this happens to posts that stay up, too. */
const WORTH_NAMING = 10;
/** More would bury the likeliest. */
const MOST_EVIDENCE = 3;

/** What may have led to the removal, the likeliest first. */
function suspectReasons({ sighting, risk, policy }: Removal): RiskReason[] {
  return risk.reasons
    .filter(({ id, points }) => points >= WORTH_NAMING && !NO_FINDINGS.has(id))
    .filter(({ id }) => id !== "stance" || policy.stance.is !== "unknown")
    .filter(({ id }) => sighting !== "removed-by-reddit" || FILTERED.has(id))
    .toSorted((a, b) => weigh(b, sighting) - weigh(a, sighting))
    .slice(0, MOST_EVIDENCE);
}

/** Ignorance is no finding, and what follows from another reason is no second one. */
const NO_FINDINGS: ReadonlySet<string> = new Set(["author-unknown", "similar-soon"]);

/** What Reddit's own filter looks at: it knows no community's rules. */
const FILTERED: ReadonlySet<string> = new Set([
  "link-shortener",
  "affiliate-link",
  "many-links",
  "newcomers-link",
  "new-account",
  "similar-text",
]);

/** What a community's robot looks at, which holds posts back without a word. */
const HELD_BACK: ReadonlySet<string> = new Set([
  ...FILTERED,
  "min-karma",
  "min-account-age-days",
  "banned-keywords",
  "flair",
]);

const BONUS = 30;

function weigh({ id, points, basis }: RiskReason, sighting: RemovalSighting): number {
  if (sighting === "not-listed") return points + (HELD_BACK.has(id) ? BONUS : 0);
  return points + (basis.kind === "rule" ? BONUS : 0);
}

const GATES: ReadonlySet<string> = new Set([
  "min-karma",
  "min-account-age-days",
  "new-account",
  "newcomers-link",
]);

/** Asked of how often one promotes, and of what a community is set to demand. */
const HABITS: ReadonlySet<string> = new Set([
  "flair",
  "same-community",
  "promotion-share",
  "promotion-volume",
]);

function causeOf({ id, basis }: RiskReason): RemovalCause {
  if (GATES.has(id)) return "gate";
  if (id === "banned-keywords") return "words";
  return basis.kind === "rule" || HABITS.has(id) ? "rule" : "words";
}
