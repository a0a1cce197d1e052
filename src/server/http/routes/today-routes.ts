import type { Handlers } from "#server/http/handlers.ts";
import { deleteContribution } from "#server/services/budget/delete-contribution.ts";
import { listBudgets } from "#server/services/budget/list-budgets.ts";
import { listContributions } from "#server/services/budget/list-contributions.ts";
import { logContribution } from "#server/services/budget/log-contribution.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { getToday } from "#server/services/today/get-today.ts";
import { tickTask, untickTask } from "#server/services/today/tick-task.ts";

export function todayRoutes(deps: ServiceDeps) {
  return {
    getToday: ({ scope, query }) => getToday(deps, scope, query.projectId),
    tickTask: ({ scope, params }) => tickTask(deps, scope, params.taskKey),
    untickTask: ({ scope, params }) => untickTask(deps, scope, params.taskKey),
    listBudgets: ({ scope, query }) => listBudgets(deps, scope, query.projectId),
    listContributions: ({ scope, query }) => listContributions(deps, scope, query.subredditId),
    logContribution: ({ scope, body }) => logContribution(deps, scope, body),
    deleteContribution: ({ scope, params }) =>
      deleteContribution(deps, scope, params.contributionId),
  } satisfies Partial<Handlers>;
}
