import { type Budget, measureBudget } from "#engine/budget/measure-budget.ts";
import { BUDGET_WINDOW_DAYS } from "#engine/ledger/promotion-limit.ts";
import type { Policy, PostFormat } from "#engine/policy/policy.ts";
import type { Db } from "#server/db/database.ts";
import { findStoredFor } from "#server/db/subreddits/subreddits-repository.ts";
import type { UserId, Scope } from "#server/scope.ts";
import { buildPolicy } from "#server/services/policies/build-policy.ts";
import { type History, readHistory } from "./read-history.ts";
import { type PromotingProject, readPromoter, readPromoters } from "./read-promoter.ts";
import { unknownPolicy } from "#engine/policy/derive-policy.ts";
import type {
  Budgets,
  OverBudget,
  Contribution,
  NewContribution,
  Contributions,
} from "#contract/task.ts";
import { wordBudget } from "#engine/budget/word-budget.ts";
import { listProjectPosts } from "#server/db/posts/posts-repository.ts";
import { listProjectSubreddits, type ProjectRow } from "#server/db/projects/projects-repository.ts";
import { requireProject } from "#server/services/projects/require-project.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { toRiskInput } from "#engine/checks/risk-input.ts";
import { findObjections, type Objections } from "#engine/risk/find-objections.ts";
import type { Draft, PostType } from "#engine/drafts/draft.ts";
import { type UserRow, findUserById, lockUser } from "#server/db/accounts/users-repository.ts";
import { ServiceError, wrongField } from "#server/service-error.ts";
import { requireUser } from "#server/services/accounts/manage-sessions.ts";
import { readAuthor } from "../accounts/present-user.ts";
import { BROWSER_AHEAD_MS, DAY_MS } from "#engine/clock/time-units.ts";
import {
  insertContribution,
  countContributions,
  listContributions as listRows,
  deleteContribution as deleteRow,
  type ContributionRow,
} from "#server/db/posts/contributions-repository.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import { requireSubreddit } from "#server/services/subreddits/require-subreddit.ts";
import type { ExpectedPlace } from "#engine/outcomes/post-address.ts";
import { readPermalink, findSameAddress } from "#server/services/posts/reading/permalink.ts";

/** One for each community, in the order of the ids. */
export async function readPolicies(
  db: Db,
  userId: UserId,
  subredditIds: string[],
): Promise<Policy[]> {
  const stored = await findStoredFor(db, userId, subredditIds);
  return subredditIds.map((id) => {
    const known = stored.get(id);
    return known ? buildPolicy(known) : unknownPolicy(id);
  });
}

/** Of a project's communities, or of all that the account writes in; what needs care comes first. */
export async function listBudgets(
  deps: ServiceDeps,
  scope: Scope,
  projectId: string | undefined,
): Promise<Budgets> {
  const { db } = deps.database;
  const now = deps.clock();
  const project = projectId === undefined ? null : await requireProject(deps, scope, projectId);
  const { timezone } = requireUser(await findUserById(db, scope.userId));
  const history = await readHistory(db, scope.userId, now);
  const ids = project ? await listCommunities(db, project) : listWrittenIn(history);
  const promoter = project ? readPromoter(project) : await readPromoters(db, scope.userId);
  const account = { ...history, promoter, timezone, now };
  const policies = await readPolicies(db, scope.userId, ids);
  const budgets = policies.map((policy) => measureBudget({ policy, ...account }));
  return { items: budgets.toSorted(compare).map(present), windowDays: BUDGET_WINDOW_DAYS };
}

async function listCommunities(db: Db, { id }: ProjectRow): Promise<string[]> {
  const chosen = await listProjectSubreddits(db, id);
  const posts = await listProjectPosts(db, id);
  return Array.from(new Set([...chosen, ...posts].map(({ subredditId }) => subredditId)));
}

function listWrittenIn({ posts, comments }: History): string[] {
  return Array.from(new Set([...posts, ...comments].map(({ subredditId }) => subredditId)));
}

function compare(a: Budget, b: Budget): number {
  return b.shortfall - a.shortfall || b.total - a.total || (a.subredditId < b.subredditId ? -1 : 1);
}

function present(budget: Budget): Budgets["items"][number] {
  const { lastPromotedAt, restsUntil, ...rest } = budget;
  return {
    ...rest,
    text: wordBudget(budget),
    lastPromotedAt: lastPromotedAt?.toISOString() ?? null,
    restsUntil: restsUntil?.toISOString() ?? null,
  };
}

type PlannedPost = {
  postId: string;
  draft: Draft;
  postType: PostType;
  form: PostFormat | null;
  policy: Policy;
  project: Pick<ProjectRow, "name" | "url"> & PromotingProject;
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
  const { timezone } = user;
  const promoter = readPromoter(project);
  const objections = findObjections(
    {
      ...toRiskInput({
        ...post,
        ...history,
        policy,
        author: readAuthor(user, now),
        timezone,
        now,
        project,
        promoter,
      }),
      at: post.at,
      isMoved,
    },
    measureBudget({ policy, promoter, ...history, timezone, now }),
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
    `${reasons.join(" ")} Choose another time, or confirm this one.`,
    { overBudget },
  );
}

const OLDEST_MS = 365 * DAY_MS;

export async function logContribution(
  deps: ServiceDeps,
  scope: Scope,
  { subredditId, kind, isPromotional = false, permalink, at }: NewContribution,
): Promise<Contribution> {
  const { userId } = scope;
  await requireSubreddit(deps, scope, subredditId);
  const now = deps.clock();
  const writtenAt = readTime(at, now);
  const address = permalink
    ? readThreadAddress(permalink, { subredditId, isComment: kind === "comment" })
    : null;
  await consumeLimit(deps, "logPerUser", userId);
  return deps.database.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const same = address ? await findSameAddress(tx, userId, address) : [];
    if (same.length > 0) throw alreadyCounted();
    const row = await insertContribution(tx, {
      userId,
      subredditId,
      kind,
      isPromotional,
      permalink: address,
      at: writtenAt,
      createdAt: now,
    });
    if (!row) throw alreadyCounted();
    return presentContribution(row);
  });
}

function readTime(at: Date | undefined, now: Date): Date {
  if (!at) return now;
  if (at.getTime() > now.getTime() + BROWSER_AHEAD_MS) {
    throw wrongField("at", "This time is in the future. Log only what you've already written.");
  }
  if (at.getTime() < now.getTime() - OLDEST_MS) {
    throw wrongField("at", "That's more than a year ago. Only the last 90 days count.");
  }
  return at > now ? now : at;
}

/** Of a shortened address nobody can tell which community it leads to. */
function readThreadAddress(permalink: string, expected: ExpectedPlace): string {
  const { subredditId } = expected;
  const address = readPermalink(permalink, expected).address.replace(/(?<!\/)\/+$/, "");
  if (new URL(address).pathname.toLowerCase().startsWith(`/r/${subredditId}/`)) return address;
  throw wrongField(
    "permalink",
    `This address doesn't name a community. Copy the long one, with r/${subredditId} in it.`,
  );
}

function alreadyCounted(): ServiceError {
  return new ServiceError("CONFLICT", "We already count this address.");
}

const MOST_SHOWN = 100;

export async function listContributions(
  { database: { db } }: ServiceDeps,
  { userId }: Scope,
  subredditId: string | undefined,
): Promise<Contributions> {
  const rows = await listRows(db, userId, { subredditId, limit: MOST_SHOWN });
  return {
    items: rows.map(presentContribution),
    total: await countContributions(db, userId, subredditId),
  };
}

export async function deleteContribution(
  { database }: ServiceDeps,
  { userId }: Scope,
  contributionId: string,
): Promise<void> {
  if (await deleteRow(database.db, userId, contributionId)) return;
  throw new ServiceError("NOT_FOUND", "We can't find this entry. It may have been deleted.");
}

function presentContribution({
  id,
  subredditId,
  kind,
  isPromotional,
  permalink,
  at,
}: ContributionRow): Contribution {
  return { id, subredditId, kind, isPromotional, permalink, at: at.toISOString() };
}
