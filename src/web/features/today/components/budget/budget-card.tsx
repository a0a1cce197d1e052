import { useState } from "react";
import type { Budget } from "#contract/contribution.ts";
import { useBudgets } from "#web/components/budget/use-budgets.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { useKeptOrder } from "../../use-kept-order.ts";
import { CardSkeleton } from "../card-skeleton.tsx";
import { BudgetRow } from "./budget-row.tsx";

const SHOWN_FIRST = 4;
const NONE: Budget[] = [];

/** What the account wrote in a project's communities, and how much of it may promote. */
export function BudgetCard({ projectId }: { projectId: string }) {
  const budgets = useBudgets(projectId);
  const [isWhole, setIsWhole] = useState(false);
  const items = useKeptOrder(budgets.data?.items ?? NONE);
  if (budgets.isPending) return <CardSkeleton title="Promotion budget" />;
  if (!budgets.data) {
    return (
      <ErrorNotice
        title="Your promotion budget could not be loaded"
        text={errorMessage(budgets.error, {}, !navigator.onLine)}
        onRetry={() => void budgets.refetch()}
        isRetrying={budgets.isFetching}
      />
    );
  }
  const { windowDays } = budgets.data;
  const shown = isWhole ? items : items.slice(0, SHOWN_FIRST);
  return (
    <Card
      title="Promotion budget"
      description={`Posts made through Foothold and what you log here, of the last ${windowDays} days.`}
    >
      {items.length === 0 ? (
        <p className="border-t border-line pt-5 text-base text-soft">
          Choose a community, and what you write there is counted here.
        </p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {shown.map((budget) => (
            <li key={budget.subredditId} className="py-4 last:pb-0">
              <BudgetRow budget={budget} />
            </li>
          ))}
        </ul>
      )}
      {items.length > SHOWN_FIRST && (
        <Button
          tone="ghost"
          size="sm"
          className="mt-4 -ml-3"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? "Show fewer" : `Show all ${items.length} communities`}
        </Button>
      )}
    </Card>
  );
}
