import {
  Budgets,
  Contribution,
  ContributionParams,
  Contributions,
  ContributionsQuery,
  NewContribution,
} from "../contribution.ts";
import { routes } from "./routes.ts";
import { TaskParams, Today, TodayQuery } from "../task.ts";
import { type Endpoint, noContent } from "./endpoint.ts";

export const todayEndpoints = {
  getToday: {
    ...routes.getToday,
    tag: "Today",
    summary: "At most five tasks for this day of the user's calendar, what matters now first.",
    query: TodayQuery,
    response: Today,
    errors: ["NOT_FOUND"],
  },
  tickTask: {
    ...routes.tickTask,
    tag: "Today",
    summary: "Tick one of today's tasks; safe to repeat.",
    params: TaskParams,
    status: 204,
    response: noContent,
    errors: ["NOT_FOUND"],
    ownedParam: "taskKey",
  },
  untickTask: {
    ...routes.untickTask,
    tag: "Today",
    summary: "Undo one of today's ticks; safe to repeat.",
    params: TaskParams,
    status: 204,
    response: noContent,
    errors: ["NOT_FOUND"],
    ownedParam: "taskKey",
  },
  listBudgets: {
    ...routes.listBudgets,
    tag: "Today",
    summary: "How much the account promoted in each of its communities, and how much it may.",
    query: TodayQuery,
    response: Budgets,
    errors: ["NOT_FOUND"],
  },
  listContributions: {
    ...routes.listContributions,
    tag: "Today",
    summary: "What the user logged, the newest 100 first.",
    query: ContributionsQuery,
    response: Contributions,
  },
  logContribution: {
    ...routes.logContribution,
    tag: "Today",
    summary: "Log a comment or a post that was written on Reddit.",
    body: NewContribution,
    status: 201,
    response: Contribution,
    errors: ["NOT_FOUND", "CONFLICT", "RATE_LIMITED"],
  },
  deleteContribution: {
    ...routes.deleteContribution,
    tag: "Today",
    summary: "Take back what was logged.",
    params: ContributionParams,
    status: 204,
    response: noContent,
    errors: ["NOT_FOUND"],
    ownedParam: "contributionId",
  },
} as const satisfies Record<string, Endpoint>;
