import type { Today } from "#contract/today.ts";
import { formatLocalDay } from "#engine/timing/format-local.ts";
import { KeyHint, KeyHints } from "#web/components/shortcuts/key-hints.tsx";
import { SHORTCUTS } from "#web/components/shortcuts/shortcut-table.ts";
import { useShortcuts } from "#web/components/shortcuts/use-shortcuts.ts";
import { Card } from "#web/components/ui/card.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { useUser } from "#web/lib/session.ts";
import { useTickTask } from "../api/use-tick-task.ts";
import { useToday } from "../api/use-today.ts";
import { wordRest } from "../word-rest.ts";
import { CardSkeleton } from "./card-skeleton.tsx";
import { ComingUp } from "./coming-up.tsx";
import { TaskRow } from "./task-row.tsx";

/** What to do today, for one project or for all of them. */
export function TodayCard({ projectId = null }: { projectId?: string | null }) {
  const today = useToday(projectId);
  const { timezone } = useUser();
  if (today.isPending) return <CardSkeleton title="Today" />;
  if (!today.data) {
    return (
      <ErrorNotice
        title="Today's tasks could not be loaded"
        text={errorMessage(today.error, {}, !navigator.onLine)}
        onRetry={() => void today.refetch()}
        isRetrying={today.isFetching}
      />
    );
  }
  // Noon of UTC may be another day where the user is.
  const moment = new Date(Date.parse(today.data.endsAt) - 1);
  return (
    <Card title="Today" description={formatLocalDay(moment, timezone)}>
      <Tasks today={today.data} projectId={projectId} />
    </Card>
  );
}

function Tasks({ today, projectId }: { today: Today; projectId: string | null }) {
  const { tasks, next } = today;
  const tick = useTickTask(projectId);
  const tickNumber = (number: number) => {
    const task = tasks[number - 1];
    if (task) tick(task);
  };
  useShortcuts("tasks", { tick: tasks.length > 0 ? tickNumber : undefined });
  if (tasks.length === 0) return <ComingUp title={wordRest(today)} next={next} />;
  const isAllDone = tasks.every(({ isDone }) => isDone);
  return (
    <>
      <ol className="divide-y divide-line border-y border-line">
        {tasks.map((task, index) => (
          <li key={task.key}>
            <TaskRow
              task={task}
              number={index + 1}
              isOnProject={projectId !== null}
              onTick={() => tick(task)}
            />
          </li>
        ))}
      </ol>
      {isAllDone && (
        <div className="mt-4">
          <ComingUp title={wordRest(today)} next={next} />
        </div>
      )}
      <div className="mt-4 flex justify-start">
        <KeyHints>
          <KeyHint
            of={[SHORTCUTS.tasks.rows.tick]}
            lastDigit={tasks.length}
            text="tick a task, press again to undo"
          />
        </KeyHints>
      </div>
    </>
  );
}
