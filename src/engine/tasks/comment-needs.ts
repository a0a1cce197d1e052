import { isBudgeted } from "#engine/budget/is-budgeted.ts";
import { type Budget, COMMENTS_A_DAY, countMissing } from "#engine/budget/measure-budget.ts";
import { wordStanding } from "#engine/budget/word-budget.ts";
import { formatLocalDay } from "#engine/timing/format-local.ts";
import { findLocalDay } from "#engine/timing/local-day.ts";
import { RANKS } from "./ranks.ts";
import { linkToThreads } from "./thread-links.ts";
import type { Need, TaskPost } from "./task.ts";
import type { TaskState } from "./task-state.ts";

const DAY_MS = 24 * 3_600_000;
/** A plan further away leaves time enough. */
const AHEAD_DAYS = 7;

/** Helpful comments where a promotional post is planned: once for a community, for its next post. */
export function listCommentNeeds(state: TaskState): Need[] {
  return state.budgets.flatMap((budget) => {
    const post = findNextPromotion(state, budget.subredditId);
    const helpful = state.helpfulToday.get(budget.subredditId) ?? 0;
    const missing = countMissingBefore(budget, helpful);
    const wanted = Math.min(COMMENTS_A_DAY, missing);
    return post?.scheduledFor && wanted > 0
      ? [
          describeNeed(
            state,
            budget,
            post,
            post.scheduledFor,
            { done: helpful, of: wanted },
            missing,
          ),
        ]
      : [];
  });
}

/** What was missing as this day began; three where nobody knows the account yet. */
function countMissingBefore({ total, promotional, limit }: Budget, helpfulToday: number): number {
  if (limit.percent === 0 || limit.basis === "purpose") return 0;
  const before = total - helpfulToday;
  return before <= 0 ? COMMENTS_A_DAY : countMissing(before, promotional, limit.percent);
}

function findNextPromotion({ posts, now }: TaskState, subredditId: string): TaskPost | undefined {
  const until = now.getTime() + AHEAD_DAYS * DAY_MS;
  return posts
    .filter((post) => post.subredditId === subredditId && post.status === "scheduled")
    .filter((post) => isBudgeted(post) && timeOf(post) > now.getTime() && timeOf(post) < until)
    .toSorted((a, b) => timeOf(a) - timeOf(b) || (a.id < b.id ? -1 : 1))[0];
}

function timeOf({ scheduledFor }: TaskPost): number {
  return scheduledFor?.getTime() ?? Infinity;
}

function describeNeed(
  state: TaskState,
  budget: Budget,
  post: TaskPost,
  at: Date,
  progress: { done: number; of: number },
  missing: number,
): Need {
  const { day, timezone, projects } = state;
  const { fullName } = budget;
  const isSoon = at < findLocalDay(day.endsAt, timezone).endsAt;
  const project = projects.find(({ id }) => id === post.projectId);
  return {
    kind: "comments",
    about: budget.subredditId,
    title: wordTitle(fullName, progress.of, missing),
    detail: `${wordStanding(budget)} Your next post there is planned for ${formatLocalDay(at, timezone)}.`,
    projectId: post.projectId,
    postId: null,
    subredditId: budget.subredditId,
    fullName,
    progress,
    links: linkToThreads(fullName, project ?? null),
    isOpen: progress.done < progress.of,
    rank: isSoon ? RANKS.commentsSoon : RANKS.commentsLater,
    at,
  };
}

/** What one day can't make up for is said in the same breath: two numbers apart read like two tasks. */
function wordTitle(fullName: string, wanted: number, missing: number): string {
  if (missing > wanted)
    return `Write ${wanted} of ${missing} helpful comments in ${fullName} today`;
  return `Write ${wanted === 1 ? "1 helpful comment" : `${wanted} helpful comments`} in ${fullName} first`;
}
