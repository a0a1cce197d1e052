import type { Handlers } from "#server/http/handlers.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { tickTask, untickTask, getToday } from "#server/services/tasks/tasks.ts";
import {
  getCalendar,
  getCalendarFeed,
  replaceCalendarFeed,
  revokeCalendarFeed,
} from "#server/services/calendar/calendar-feed.ts";
import {
  logContribution,
  listContributions,
  deleteContribution,
  listBudgets,
} from "#server/services/budget/budgets.ts";

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

export function calendarRoutes(deps: ServiceDeps) {
  return {
    getCalendarFeed: ({ scope }) => getCalendarFeed(deps, scope),
    replaceCalendarFeed: ({ scope }) => replaceCalendarFeed(deps, scope),
    revokeCalendarFeed: ({ scope }) => revokeCalendarFeed(deps, scope),
    getCalendar: ({ caller, params }) => getCalendar(deps, caller, params),
  } satisfies Partial<Handlers>;
}
