import { type Budget, measureBudget } from "#engine/budget/measure-budget.ts";
import type { Contribution } from "#engine/ledger/contribution.ts";
import { ANYBODY } from "#engine/ledger/account.ts";
import { findLocalDay } from "#engine/clock/local-day.ts";
import { HOUR_MS } from "#engine/clock/time-units.ts";
import type { TaskPost, TaskProject, TaskState } from "#engine/tasks/task.ts";
import { unknownPolicy } from "#engine/policy/derive-policy.ts";

/** A Sunday morning in Berlin. */
export const NOW = new Date("2026-11-15T09:00:00Z");

export const inHours = (hours: number, from = NOW) => new Date(from.getTime() + hours * HOUR_MS);

export const LEDGERLY: TaskProject = {
  id: "p1",
  name: "Ledgerly",
  description: "Ledgerly sends invoices and keeps the books for freelancers.",
  subject: "invoicing",
  hasFacts: true,
  communities: 2,
};

export function makePost(changes: Partial<TaskPost> = {}): TaskPost {
  return {
    id: "a",
    projectId: "p1",
    subredditId: "saas",
    fullName: "r/SaaS",
    title: "What helped with late invoices",
    status: "scheduled",
    scheduledFor: inHours(3),
    postedAt: null,
    permalink: null,
    blanks: 0,
    isPromotional: false,
    postType: "question",
    outcome: "unknown",
    hasCounts: false,
    comments: null,
    looks: [],
    watch: null,
    due: null,
    hold: null,
    asksFirst: false,
    ...changes,
  };
}

export function makeMade(hoursAgo: number, changes: Partial<TaskPost> = {}): TaskPost {
  const postedAt = inHours(-hoursAgo);
  return makePost({ status: "posted", scheduledFor: postedAt, postedAt, ...changes });
}

/** Of r/SaaS: so many contributions, all within the hour. */
export function makeBudget(promotional: number, helpful: number): Budget {
  const policy = { ...unknownPolicy("saas"), fullName: "r/SaaS" };
  const comments = [...write(promotional, true), ...write(helpful, false)];
  const account = { posts: [], comments, promoter: ANYBODY, timezone: "UTC", now: NOW };
  return measureBudget({ policy, ...account });
}

function write(count: number, isPromotional: boolean): Contribution[] {
  return Array.from({ length: count }, () => ({
    subredditId: "saas",
    at: inHours(-1),
    isPromotional,
  }));
}

export function makeState({
  now = NOW,
  timezone = "Europe/Berlin",
  ...changes
}: Partial<TaskState> = {}): TaskState {
  return {
    now,
    timezone,
    day: findLocalDay(now, timezone),
    projects: [LEDGERLY],
    posts: [],
    budgets: [],
    threads: [],
    found: [],
    helpfulToday: new Map(),
    ticks: new Set(),
    earlierTicks: new Set(),
    canPlan: false,
    hasFreeDraft: false,
    hasProjects: true,
    ...changes,
  };
}
