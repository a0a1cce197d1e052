import type { Author } from "#engine/drafts/past-post.ts";
import type { Policy } from "#engine/policy/policy.ts";
import type { FactDate, RuleValue } from "#engine/rules/rule-value.ts";
import { wordUnlock } from "./word-unlock.ts";

/** What a community asks of an account, as far as it says so. */
export type Demand = {
  /** null: a minimum is asked, but not how much. */
  asked: number | null;
  /** 0: reached. null: can't be compared. */
  missing: number | null;
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
  "subredditId" | "fullName" | "codes" | "codeSources" | "listedRules" | "stance"
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
  const { subredditId, fullName, codes, codeSources, listedRules, stance } = community;
  const gates = {
    karma: readDemand(codes["min-karma"], account.karma),
    accountAgeDays: readDemand(codes["min-account-age-days"], account.accountAgeDays),
  };
  const isKnown = listedRules !== null || stance.is !== "unknown";
  const state = isKnown ? judgeGates(gates) : "rules-unknown";
  const text = wordUnlock(fullName, state, gates);
  const source = codeSources["min-karma"] ?? codeSources["min-account-age-days"];
  const asOf = source?.asOf ?? listedRules?.source.asOf ?? stance.source.asOf;
  return { subredditId, fullName, state, text, asOf, ...gates };
}

function readDemand(value: RuleValue | undefined, has: number | null): Demand | null {
  if (value === undefined) return null;
  const asked = typeof value === "number" ? value : null;
  const missing = asked === null || has === null ? null : Math.max(0, asked - has);
  return { asked, missing };
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
