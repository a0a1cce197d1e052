import { Plus } from "lucide-react";
import type { Task } from "#contract/today.ts";
import { Button } from "#web/components/ui/button.tsx";
import { useLogContribution } from "../api/use-log-contribution.ts";

/** One click for one comment that was written. */
export function LogOne({ task }: { task: Task }) {
  const { subredditId, fullName, progress } = task;
  const log = useLogContribution(fullName ?? "");
  if (!subredditId) return null;
  return (
    <>
      <Button
        tone="secondary"
        size="sm"
        isBusy={log.isPending}
        onClick={() => log.mutate({ subredditId, kind: "comment" })}
      >
        <Plus size={14} aria-hidden="true" />
        I wrote one
      </Button>
      {progress && (
        <span className="font-mono text-sm text-muted">
          {progress.done} of {progress.of}
        </span>
      )}
    </>
  );
}
