import type { Budget } from "#contract/task.ts";
import { BudgetMeter, useBudgets } from "#web/components/budget/budget-meter.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { logError } from "#web/lib/log.ts";
import { formatCount } from "#engine/text/format.ts";
import { refreshAfter } from "#web/lib/query-keys.ts";

type AfterPostingProps = {
  projectId: string;
  subredditId: string;
  fullName: string;
  link: string | null;
  /** It names the project, because somebody asked. */
  isPromotional: boolean;
  onLogged: () => void;
  onNext: () => void;
};

/** One click tells the budget, and shows what it changed. */
export function AfterPosting({
  projectId,
  subredditId,
  fullName,
  link,
  isPromotional,
  onLogged,
  onNext,
}: AfterPostingProps) {
  const log = useLogComment();
  const budgets = useBudgets(projectId);
  const budget = budgets.data?.items.find((item) => item.subredditId === subredditId);
  const save = () =>
    log.mutate({ subredditId, isPromotional, permalink: link }, { onSuccess: onLogged });
  if (log.isSuccess) {
    return (
      <section aria-label="Logged" className="rounded-control bg-sunken px-4 py-3.5">
        <output className="block font-medium">Logged: a comment in {fullName}</output>
        {budget && <BudgetEffect budget={budget} />}
        <Button tone="secondary" size="sm" className="mt-3" onClick={onNext}>
          Answer another thread
        </Button>
      </section>
    );
  }
  return (
    <section
      aria-label="Did you post it?"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control bg-sunken px-4 py-3.5"
    >
      <div className="min-w-0">
        <p className="font-medium">Did you post it?</p>
        <p className="text-sm text-soft">It counts towards your budget in {fullName}.</p>
      </div>
      <Button tone="secondary" size="sm" isBusy={log.isPending} onClick={save}>
        Yes, log it
      </Button>
      {log.isError && (
        <p role="alert" className="basis-full text-base text-fail">
          {describeLogFailure(log.error)}
        </p>
      )}
    </section>
  );
}

/** Where no share is kept, because nothing may promote, a meter would only show an empty bar in red. */
function BudgetEffect({ budget }: { budget: Budget }) {
  const helpful = budget.total - budget.promotional;
  if (budget.limit.percent > 0) return <BudgetMeter budget={budget} />;
  return (
    <p className="mt-1 text-base text-soft">
      {helpful === 1 ? "1 helpful contribution" : `${formatCount(helpful)} helpful contributions`}{" "}
      there in the last 90 days.
    </p>
  );
}

type Posted = { subredditId: string; isPromotional: boolean; permalink: string | null };

/** Tells the budget that a comment was posted; tasks and drafts count it as well. */
function useLogComment() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ subredditId, isPromotional, permalink }: Posted) =>
      api.logContribution({
        body: { subredditId, kind: "comment", isPromotional, ...(permalink && { permalink }) },
      }),
    onSuccess: () => refreshAfter(cache, "contribution-logged"),
    onError: (error) => {
      if (!isCounted(error)) logError(error);
    },
  });
}

function describeLogFailure(error: unknown): string {
  return isCounted(error) ? error.serverMessage : errorMessage(error, {}, !navigator.onLine);
}

/** The server's own sentence says it best: this address is counted already. */
function isCounted(error: unknown): error is ApiError & { serverMessage: string } {
  return error instanceof ApiError && error.code === "CONFLICT" && error.serverMessage !== null;
}
