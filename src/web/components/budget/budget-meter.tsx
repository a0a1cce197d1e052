import type { Budget } from "#contract/task.ts";
import { VerdictShape, type Verdict } from "#web/components/ui/verdict-badge.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { formatFactDate } from "#engine/text/format.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

/** The share as a bar with a mark at the limit, and the same in words. */
export function BudgetMeter({ budget }: { budget: Budget }) {
  const { text, limit } = budget;
  const { verdict, word, colour, share } = readStanding(budget);
  return (
    <div className="mt-1.5">
      <div className="flex items-center gap-3">
        <div
          aria-hidden="true"
          className="relative h-1.5 flex-1 overflow-hidden rounded-full bg-line"
        >
          <div className="h-full rounded-full bg-edge" style={{ width: `${share}%` }} />
          {limit.basis !== "purpose" && (
            <div
              className="absolute inset-y-0 w-0.5 bg-ink"
              style={{ left: `min(${limit.percent}%, 100% - 2px)` }}
            />
          )}
        </div>
        <span
          className={classNames("inline-flex items-center gap-1.5 text-xs font-medium", colour)}
        >
          <VerdictShape verdict={verdict} />
          {word}
        </span>
      </div>
      <p className="mt-1.5 max-w-prose text-base text-soft">
        {text}
        {limit.basis === "rule" && limit.asOf && (
          <span className="text-muted"> (rules read {formatFactDate(limit.asOf)})</span>
        )}
      </p>
    </div>
  );
}

type Standing = {
  verdict: Verdict;
  word: string;
  colour: string;
  /** In percent; 0 while nothing is known. */
  share: number;
};

/** Where an account stands in a community: by shape, word and colour. */
function readStanding({ total, promotional, shortfall, limit }: Budget): Standing {
  const share = total === 0 ? 0 : Math.round((promotional / total) * 100);
  if (limit.percent === 0) {
    return { verdict: "fail", word: "No promotion", colour: "text-fail", share };
  }
  if (limit.basis === "purpose") {
    return { verdict: "pass", word: "No limit", colour: "text-pass", share };
  }
  if (total === 0) {
    return { verdict: "not-checked", word: "Nothing logged", colour: "text-unchecked", share };
  }
  return shortfall > 0
    ? { verdict: "warn", word: "Over budget", colour: "text-warn", share }
    : { verdict: "pass", word: "Within budget", colour: "text-pass", share };
}

/** How much the account promoted in each community of a project, and how much it may. */
export function useBudgets(projectId: string, { isEnabled = true } = {}) {
  const budgets = useQuery({
    queryKey: queryKeys.budgets.of(projectId),
    queryFn: ({ signal }) => api.listBudgets({ query: { projectId } }, { signal }),
    enabled: isEnabled,
  });
  useEffect(() => {
    if (budgets.error) logError(budgets.error);
  }, [budgets.error]);
  return budgets;
}
