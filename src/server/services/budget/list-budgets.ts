import type { Budgets } from "#contract/contribution.ts";
import { BUDGET_WINDOW_DAYS, type Budget } from "#engine/budget/measure-budget.ts";
import { wordBudget } from "#engine/budget/word-budget.ts";
import type { Db } from "#server/db/database.ts";
import { listProjectPosts } from "#server/db/posts-repository.ts";
import { listProjectSubreddits, type ProjectRow } from "#server/db/projects-repository.ts";
import type { Scope } from "#server/scope.ts";
import { requireProject } from "../projects/require-project.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { readBudgets } from "./read-budgets.ts";
import { type History, readHistory } from "./read-history.ts";

/** Of a project's communities, or of all that the account writes in; what needs care comes first. */
export async function listBudgets(
  deps: ServiceDeps,
  scope: Scope,
  projectId: string | undefined,
): Promise<Budgets> {
  const { db } = deps.database;
  const now = deps.clock();
  const project = projectId === undefined ? null : await requireProject(deps, scope, projectId);
  const history = await readHistory(db, scope.userId, now);
  const ids = project ? await listCommunities(db, project) : listWrittenIn(history);
  const budgets = await readBudgets(db, scope.userId, ids, history, now);
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
