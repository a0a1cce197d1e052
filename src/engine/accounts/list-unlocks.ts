import type { Policy } from "#engine/policy/policy.ts";
import type { Author } from "#engine/drafts/draft.ts";
import type { DemandCode, PolicyDemand } from "#engine/policy/demand.ts";
import type { RuleValue } from "#engine/rules/rule-row.ts";
import { formatCount, type FactDate, joinWords } from "#engine/text/format.ts";

/** What a community asks of an account, as far as it says so. */
export type Demand = {
  /** null: a minimum is asked, but not how much. */
  asked: number | null;
  /** 0: reached. null: can't be compared. */
  missing: number | null;
  /** It is old or little known, and said so. */
  isProbable?: true;
};

/** The order in which they are of use. */
export const UNLOCK_STATES = ["closed", "unclear", "open", "not-named", "rules-unknown"] as const;
export type UnlockState = (typeof UNLOCK_STATES)[number];

export type Gates = { karma: Demand | null; accountAgeDays: Demand | null };

export type Unlock = Gates & {
  subredditId: string;
  fullName: string;
  state: UnlockState;
  text: string;
  /** Of when its rules are. */
  asOf: FactDate | null;
};

export type GatedCommunity = Pick<
  Policy,
  "subredditId" | "fullName" | "codes" | "codeSources" | "demands" | "listedRules" | "stance"
>;

/** What opens next comes first. */
export function listUnlocks(account: Author, communities: readonly GatedCommunity[]): Unlock[] {
  const unlocks = communities.map((community) => judgeCommunity(account, community));
  return unlocks.toSorted(
    (a, b) =>
      UNLOCK_STATES.indexOf(a.state) - UNLOCK_STATES.indexOf(b.state) ||
      countMissing(a) - countMissing(b) ||
      a.fullName.localeCompare(b.fullName, "en"),
  );
}

function judgeCommunity(account: Author, community: GatedCommunity): Unlock {
  const { subredditId, fullName, codes, codeSources, demands, listedRules, stance } = community;
  const find = (code: DemandCode) =>
    demands.find((each) => each.code === code && each.of === "all") ?? null;
  const [byKarma, byAge] = [find("min-karma"), find("min-days")];
  const gates = {
    karma: readDemand(codes["min-karma"], byKarma, account.karma),
    accountAgeDays: readDemand(codes["min-account-age-days"], byAge, account.accountAgeDays),
  };
  const isKnown =
    listedRules !== null || stance.is !== "unknown" || byKarma !== null || byAge !== null;
  const state = isKnown ? judgeGates(gates) : "rules-unknown";
  const text = wordUnlock(fullName, state, gates);
  const source =
    byKarma?.source ??
    byAge?.source ??
    codeSources["min-karma"] ??
    codeSources["min-account-age-days"];
  const asOf = source?.asOf ?? listedRules?.source.asOf ?? stance.source.asOf;
  return { subredditId, fullName, state, text, asOf, ...gates };
}

/** As in a verdict, a demand counts more than a rule that says the same. */
function readDemand(
  rule: RuleValue | undefined,
  demand: PolicyDemand | null,
  has: number | null,
): Demand | null {
  if (rule === undefined && demand === null) return null;
  const value = demand === null ? rule : demand.value;
  const asked = typeof value === "number" ? value : null;
  const missing = asked === null || has === null ? null : Math.max(0, asked - has);
  return { asked, missing, ...(demand?.certainty === "probable" && { isProbable: true }) };
}

function judgeGates({ karma, accountAgeDays }: Gates): UnlockState {
  const demands = [karma, accountAgeDays].filter((demand) => demand !== null);
  if (demands.length === 0) return "not-named";
  if (demands.some(({ missing }) => (missing ?? 0) > 0)) return "closed";
  return demands.some(({ missing }) => missing === null) ? "unclear" : "open";
}

/** Karma is earned by the piece, days pass by themselves. */
function countMissing({ karma, accountAgeDays }: Unlock): number {
  return (karma?.missing ?? 0) + (accountAgeDays?.missing ?? 0);
}

/** '12 more karma opens r/SaaS.' Nothing is said beyond what the community's rules say. */
function wordUnlock(fullName: string, state: UnlockState, gates: Gates): string {
  switch (state) {
    case "closed":
      return [wordMissing(fullName, gates), ...wordOpenQuestions("It also", gates)].join(" ");
    case "unclear":
      return [...wordReached(fullName, gates), ...wordOpenQuestions(fullName, gates)].join(" ");
    case "open":
      return wordReached(fullName, gates).join(" ");
    case "not-named":
      return `${fullName} names no minimum in the rules we know.`;
    case "rules-unknown":
      return `We don't know the rules of ${fullName}.`;
  }
}

function wordMissing(fullName: string, { karma, accountAgeDays }: Gates): string {
  const points = karma?.missing ?? 0;
  const days = accountAgeDays?.missing ?? 0;
  const parts = [
    points > 0 ? `${formatCount(points)} more karma` : "",
    days > 0 ? `${formatCount(days)} more ${days === 1 ? "day" : "days"}` : "",
  ].filter(Boolean);
  const isPlural = parts.length > 1 || (points === 0 && days > 1);
  const isProbable = [karma, accountAgeDays].some((gate) => gate?.missing && gate.isProbable);
  return `${joinWords(parts)} ${isProbable ? "probably " : ""}${isPlural ? "open" : "opens"} ${fullName}.`;
}

function wordReached(fullName: string, { karma, accountAgeDays }: Gates): string[] {
  const reached = [
    isReached(karma) ? nameKarma(karma.asked) : "",
    isReached(accountAgeDays) ? nameAge(accountAgeDays.asked) : "",
  ].filter(Boolean);
  const isProbable = [karma, accountAgeDays].some((gate) => isReached(gate) && gate.isProbable);
  return reached.length > 0
    ? [`${fullName} ${isProbable ? "probably " : ""}asks for ${joinWords(reached)}: you have that.`]
    : [];
}

/** What can't be compared, because one side did not tell. */
function wordOpenQuestions(who: string, { karma, accountAgeDays }: Gates): string[] {
  return [
    ...wordOpenQuestion(who, karma, {
      name: nameKarma,
      untold: "Tell us yours to compare.",
      unsaid: "some karma, but doesn't say how much",
    }),
    ...wordOpenQuestion(who, accountAgeDays, {
      name: nameAge,
      untold: "Tell us how old yours is to compare.",
      unsaid: "some account age, but doesn't say how much",
    }),
  ];
}

type Words = { name: (asked: number) => string; untold: string; unsaid: string };

function wordOpenQuestion(who: string, demand: Demand | null, words: Words): string[] {
  if (!demand || demand.missing !== null) return [];
  const asks = demand.isProbable ? "probably asks" : "asks";
  if (demand.asked === null) return [`${who} ${asks} for ${words.unsaid}.`];
  return [`${who} ${asks} for ${words.name(demand.asked)}. ${words.untold}`];
}

type Reached = Demand & { asked: number; missing: 0 };

function isReached(demand: Demand | null): demand is Reached {
  return demand?.missing === 0;
}

function nameKarma(asked: number): string {
  return `${formatCount(asked)} karma`;
}

function nameAge(asked: number): string {
  return `an account of ${asked === 1 ? "1 day" : `${formatCount(asked)} days`}`;
}
