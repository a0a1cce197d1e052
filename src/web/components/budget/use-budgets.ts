import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";

/** How much the account promoted in each community of a project, and how much it may. */
export function useBudgets(projectId: string) {
  const budgets = useQuery({
    queryKey: budgetKeys.ofProject(projectId),
    queryFn: ({ signal }) => api.listBudgets({ query: { projectId } }, { signal }),
  });
  useEffect(() => {
    if (budgets.error) logError(budgets.error);
  }, [budgets.error]);
  return budgets;
}

/** Under the root of projects, so that whatever changes a post or a project reaches them. */
export const budgetKeys = {
  all: ["projects", "budgets"] as const,
  ofProject: (projectId: string) => ["projects", "budgets", projectId] as const,
};
