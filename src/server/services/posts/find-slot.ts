import { isBudgeted } from "#engine/budget/is-budgeted.ts";
import { findWithinBudget } from "#engine/budget/measure-budget.ts";
import type { Draft, PostType } from "#engine/drafts/draft.ts";
import { isPromotional } from "#engine/drafts/measure-promotion.ts";
import { PROMOTION_GAP_DAYS } from "#engine/roadmap/keep-spacing.ts";
import { planSlot } from "#engine/roadmap/plan-slot.ts";
import type { Policy } from "#engine/policy/policy.ts";
import type { Activity } from "#engine/subreddits/subreddit-facts.ts";
import type { ProjectRow } from "#server/db/projects-repository.ts";
import type { UserRow } from "#server/db/users-repository.ts";
import { budgetOf } from "../budget/read-budgets.ts";
import type { History } from "../budget/read-history.ts";

const DAY_MS = 24 * 3600 * 1000;

/** What was posted to a community since then keeps it from being due again. */
export function restBegan(now: Date): Date {
  return new Date(now.getTime() - PROMOTION_GAP_DAYS * DAY_MS);
}

type SlotWanted = {
  draft: Draft;
  postType: PostType;
  policy: Policy;
  /** null where nobody counted its posts. */
  activity: Activity | null;
  project: Pick<ProjectRow, "name" | "url">;
  user: UserRow;
  /** What a new post has to keep clear of: read it with the user's row locked. */
  history: History;
  now: Date;
};

export function findSlot(wanted: SlotWanted): { at: Date; reason: string } {
  const { draft, postType, policy, activity, project, user, history, now } = wanted;
  const promotes = isPromotional(draft, project.name, project.url);
  const budget = budgetOf(policy, history, now);
  const isShort = isBudgeted({ isPromotional: promotes, postType }) && budget.shortfall > 0;
  const { at, reason } = planSlot({
    now,
    timezone: user.timezone,
    activity,
    codes: policy.codes,
    subredditId: policy.subredditId,
    fullName: policy.fullName,
    text: { title: draft.title, content: draft.content },
    isPromotional: promotes,
    postType,
    projectUrl: project.url,
    taken: history.posts,
    ...(isShort && { earliest: findWithinBudget(budget, now) }),
  });
  return { at, reason: isShort ? `${reason} ${wordComments(budget.shortfall)}` : reason };
}

function wordComments(count: number): string {
  const comments = count === 1 ? "1 helpful comment" : `${count} helpful comments`;
  return `It leaves time for ${comments} there first.`;
}
