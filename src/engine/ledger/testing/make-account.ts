import { DAY_MS } from "#engine/clock/time-units.ts";
import type { PastPost } from "#engine/drafts/draft.ts";
import type { PolicyDemand } from "#engine/policy/demand.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { makePolicy } from "#engine/policy/testing/make-policy.ts";
import { wordFrequency } from "#engine/policy/word-policy.ts";
import { type Account, ANYBODY } from "../account.ts";

export const NOW = new Date("2026-11-17T12:00:00Z");

export const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

export function makeDemand(known: Partial<PolicyDemand> = {}): PolicyDemand {
  return {
    of: "promotion",
    code: "gap-days",
    value: 60,
    detail: null,
    countsComments: false,
    source: { kind: "note", asOf: "2026-06" },
    certainty: "sure",
    ...known,
  };
}

/** r/SaaS with these demands and no others. */
export function makeCommunity(...demands: Partial<PolicyDemand>[]): Policy {
  const policy = makePolicy({
    subredditId: "saas",
    fullName: "r/SaaS",
    demands: demands.map((demand) => makeDemand(demand)),
  });
  return { ...policy, postingFrequency: wordFrequency(policy) };
}

/** A promotion that was made so many days from now, or is planned for then. */
export function makePost(days: number, known: Partial<PastPost> = {}): PastPost {
  return {
    id: `${days}`,
    subredditId: "saas",
    title: `Number ${days}`,
    content: "",
    at: inDays(days),
    isPosted: days <= 0,
    isPromotional: true,
    postType: "story",
    projectId: "p1",
    ...known,
  };
}

export function makeAccount(known: Partial<Account> = {}): Account {
  return {
    policy: makeCommunity({}),
    promoter: ANYBODY,
    posts: [],
    comments: [],
    isPromotional: true,
    now: NOW,
    ...known,
  };
}
