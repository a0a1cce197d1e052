import { useState } from "react";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { DID_NOT_LOAD } from "#web/lib/did-not-load.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import { usePatience } from "#web/lib/hooks/time-hooks.ts";
import { useToday } from "../api/use-today.ts";
import { TodaySkeleton } from "./today-skeleton.tsx";

/**
 * Today, asked for together with all else on its page. Nobody knows how many tasks it has, so what is
 * below it appears together with it and does not jump: `isAwaited` until then, or until something fails.
 */
export function useTodayPart() {
  const [hasFailed, setHasFailed] = useState(false);
  const isPatient = usePatience();
  const part = useLazyModule(() => import("./today-card.tsx"), {
    isWanted: true,
    onFailure: () => setHasFailed(true),
  });
  const today = useToday(null);
  const isHere = part !== null && (!today.isPending || today.failureCount > 0);
  return { part, today, hasFailed, isAwaited: !isHere && !hasFailed && isPatient };
}

type LazyTodayProps = Pick<ReturnType<typeof useTodayPart>, "part" | "today" | "hasFailed">;

export function LazyToday({ part, today, hasFailed }: LazyTodayProps) {
  if (part) return <part.TodayCard today={today} />;
  if (!hasFailed) return <TodaySkeleton />;
  return (
    <ErrorNotice
      title="We couldn't load today"
      text={DID_NOT_LOAD}
      onRetry={() => location.reload()}
    />
  );
}
