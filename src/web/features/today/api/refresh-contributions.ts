import type { QueryClient } from "@tanstack/react-query";
import { budgetKeys } from "#web/components/budget/budget-keys.ts";
import { todayKeys } from "./today-keys.ts";

/** What drafts are compared with counts them as well. */
const POSTING_CONTEXT = ["posts", "context"];

export function refreshContributions(cache: QueryClient, subredditId: string): Promise<unknown> {
  const keys = [
    budgetKeys.all,
    todayKeys.all,
    todayKeys.contributions(subredditId),
    POSTING_CONTEXT,
  ];
  return Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })));
}
