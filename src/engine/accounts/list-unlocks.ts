import type { Author } from "#engine/drafts/past-post.ts";
import type { CodedRules, FactDate, RuleValue } from "#engine/rules/rule-codes.ts";
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

export type GatedCommunity = { subredditId: string; fullName: string; rules: CodedRules | null };

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

function judgeCommunity(account: Author, { subredditId, fullName, rules }: GatedCommunity): Unlock {
  const gates = {
    karma: readDemand(rules?.codes["min-karma"], account.karma),
    accountAgeDays: readDemand(rules?.codes["min-account-age-days"], account.accountAgeDays),
  };
  const state = rules ? judgeGates(gates) : "rules-unknown";
  const text = wordUnlock(fullName, state, gates);
  return { subredditId, fullName, state, text, asOf: rules?.asOf ?? null, ...gates };
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
