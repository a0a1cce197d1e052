import { useState } from "react";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { DID_NOT_LOAD } from "#web/lib/did-not-load.ts";
import { useLazyModule } from "#web/lib/use-lazy-module.ts";
import { CardSkeleton } from "./card-skeleton.tsx";

/** A part of its own, so that the page's other parts do not wait for it. */
export function LazyToday({ projectId = null }: { projectId?: string | null }) {
  const [hasFailed, setHasFailed] = useState(false);
  const part = useLazyModule(() => import("./today-card.tsx"), {
    isWanted: true,
    onFailure: () => setHasFailed(true),
  });
  if (part) return <part.TodayCard projectId={projectId} />;
  return <Waiting title="Today" hasFailed={hasFailed} />;
}

export function LazyBudget({ projectId }: { projectId: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  const part = useLazyModule(() => import("./budget/budget-card.tsx"), {
    isWanted: true,
    onFailure: () => setHasFailed(true),
  });
  if (part) return <part.BudgetCard projectId={projectId} />;
  return <Waiting title="Promotion budget" hasFailed={hasFailed} />;
}

function Waiting({ title, hasFailed }: { title: string; hasFailed: boolean }) {
  if (hasFailed) {
    return (
      <ErrorNotice
        title={`${title} could not be loaded`}
        text={DID_NOT_LOAD}
        onRetry={() => location.reload()}
      />
    );
  }
  return <CardSkeleton title={title} />;
}
