import type { OverBudget } from "#contract/contribution.ts";
import { toRiskInput } from "#engine/checks/risk-input.ts";
import { findObjections, type Objections } from "#engine/risk/find-objections.ts";
import type { Draft, PostType } from "#engine/drafts/draft.ts";
import type { Policy } from "#engine/policy/policy.ts";
import type { ProjectRow } from "#server/db/projects/projects-repository.ts";
import type { UserRow } from "#server/db/accounts/users-repository.ts";
import { ServiceError } from "#server/service-error.ts";
import { readAuthor } from "../accounts/read-author.ts";
import { budgetOf } from "./read-budgets.ts";
import type { History } from "./read-history.ts";

type PlannedPost = {
  postId: string;
  draft: Draft;
  postType: PostType;
  policy: Policy;
  project: Pick<ProjectRow, "name" | "url">;
  user: UserRow;
  history: History;
  at: Date;
  /** It has a time already. */
  isMoved: boolean;
  now: Date;
};

/** Over budget it is a question, not a ban: whoever confirms goes on. */
export function askFirst(planned: PlannedPost): void {
  const { policy, project, user, history, now, isMoved, ...post } = planned;
  const objections = findObjections(
    {
      ...toRiskInput({
        ...post,
        ...history,
        policy,
        author: readAuthor(user, now),
        timezone: user.timezone,
        now,
        project,
      }),
      at: post.at,
      isMoved,
    },
    budgetOf(policy, history, now),
  );
  if (objections) throw askToConfirm(objections);
}

function askToConfirm({ reasons, laterAt, commentsFirst }: Objections): ServiceError {
  const overBudget: OverBudget = {
    reasons,
    laterAt: laterAt?.toISOString() ?? null,
    commentsFirst,
  };
  return new ServiceError(
    "CONFLICT",
    `${reasons.join(" ")} Choose another time, or confirm that you want this one.`,
    { overBudget },
  );
}
