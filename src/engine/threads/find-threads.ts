import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { RecurringThread } from "#engine/policy/demand.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { readSchedule, type ThreadSchedule, wordSchedule } from "./read-schedule.ts";
import { takesPromotion } from "./thread-rows.ts";

/** A thread of a community that takes what a project posts about itself. */
export type PromotionThread = {
  subredditId: string;
  fullName: string;
  name: string;
  takes: string;
  /** null where nobody knows its day. */
  schedule: ThreadSchedule | null;
  /** 'weekly, Friday'. */
  often: string;
};

/** The threads in which a project of these kinds is at home; none where there is nothing for projects. */
export function findThreads(
  policy: Pick<Policy, "subredditId" | "fullName" | "stance" | "threads">,
  kinds: readonly ProjectKind[],
): PromotionThread[] {
  if (policy.stance.is === "closed" || policy.stance.is === "no-place") return [];
  return listFitting(policy.threads, kinds).map((thread) => ({
    subredditId: policy.subredditId,
    fullName: policy.fullName,
    name: thread.name,
    takes: thread.takes,
    schedule: readSchedule(thread),
    often: wordSchedule(thread),
  }));
}

function listFitting(
  threads: readonly RecurringThread[],
  kinds: readonly ProjectKind[],
): RecurringThread[] {
  return threads.filter(({ takes }) => takesPromotion(takes, kinds));
}

/**
 * A policy as it counts for a comment in such a thread: there promotion is at home, whatever the
 * community wants of posts. The same where it has none.
 */
export function seenInThread<P extends Policy>(policy: P, kinds: readonly ProjectKind[]): P {
  const [thread] = listFitting(policy.threads, kinds);
  const { is } = policy.stance;
  if (!thread || is === "thread" || is === "closed" || is === "no-place") return policy;
  const { source } = thread;
  const stance = {
    ...policy.stance,
    is: "thread" as const,
    detail: thread.name,
    day: null,
    source,
  };
  return { ...policy, stance };
}
