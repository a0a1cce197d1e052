import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

/** How much the account promoted in each community of a project, and how much it may. */
export function useBudgets(projectId: string) {
  const budgets = useQuery({
    queryKey: queryKeys.budgets.of(projectId),
    queryFn: ({ signal }) => api.listBudgets({ query: { projectId } }, { signal }),
  });
  useEffect(() => {
    if (budgets.error) logError(budgets.error);
  }, [budgets.error]);
  return budgets;
}
