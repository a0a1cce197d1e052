import { useState } from "react";
import type { Budget } from "#contract/task.ts";
import { BudgetMeter } from "#web/components/budget/budget-meter.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { formatMoment } from "#web/lib/format-moment.ts";
import { useUser } from "#web/lib/session/session.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import { useLogContribution } from "#web/features/tasks/api/use-log-contribution.ts";
import { TOASTS } from "#web/features/tasks/toasts.ts";
import { showNotLoaded } from "#web/lib/did-not-load.ts";

/** How much of what the account wrote in a community promotes, in the details of its card. */
export function BudgetRow({ budget }: { budget: Budget }) {
  const { subredditId, fullName, frequency, restsUntil, because } = budget;
  const { timezone } = useUser();
  const log = useLogContribution(fullName);
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useLazyModule(() => import("./contributions-dialog.tsx"), {
    isWanted: isOpen,
    onFailure: () => {
      setIsOpen(false);
      showNotLoaded(TOASTS.logNotOpened);
    },
  });
  return (
    <section aria-label={`Promotion budget for ${fullName}`}>
      <h5 className="text-sm font-medium">Promotion budget</h5>
      <BudgetMeter budget={budget} />
      <p className="mt-1 text-sm text-muted">
        {frequency}.
        {restsUntil && ` Don't promote there again before ${formatMoment(restsUntil, timezone)}.`}
        {because && ` ${because}`} {wordLeft(budget)}
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button
          tone="secondary"
          size="sm"
          isBusy={log.isPending}
          aria-label={`I wrote a helpful comment in ${fullName}`}
          onClick={() => log.mutate({ subredditId, kind: "comment" })}
        >
          I wrote a helpful comment
        </Button>
        <Button
          tone="ghost"
          size="sm"
          aria-label={`See the log of ${fullName}`}
          onClick={() => setIsOpen(true)}
        >
          See the log
        </Button>
      </div>
      {dialog && (
        <dialog.ContributionsDialog
          subredditId={subredditId}
          fullName={fullName}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  );
}

/** What is left this month; nothing is said where none is allowed. */
function wordLeft({ leftThisMonth }: Budget): string | null {
  if (leftThisMonth === null) return null;
  if (leftThisMonth === 0) return "None left this month.";
  return leftThisMonth === 1
    ? "One left this month."
    : `${leftThisMonth} left this month, if you spread them out.`;
}
