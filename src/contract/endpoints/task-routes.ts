import type { Route } from "#contract/endpoints/route.ts";

/** Of the day's tasks and what they count. */
export const taskRoutes = {
  getToday: { method: "GET", path: "/api/today", auth: "user", token: "read" },
  tickTask: { method: "PUT", path: "/api/today/tasks/:taskKey/tick", auth: "user" },
  untickTask: { method: "DELETE", path: "/api/today/tasks/:taskKey/tick", auth: "user" },
  listBudgets: { method: "GET", path: "/api/budgets", auth: "user", token: "read" },
  listContributions: { method: "GET", path: "/api/contributions", auth: "user", token: "read" },
  logContribution: { method: "POST", path: "/api/contributions", auth: "user" },
  deleteContribution: {
    method: "DELETE",
    path: "/api/contributions/:contributionId",
    auth: "user",
  },
} as const satisfies Record<string, Route>;
