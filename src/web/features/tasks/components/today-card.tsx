import type { Today } from "#contract/task.ts";
import { formatLocalDay } from "#engine/clock/format-local.ts";
import { KeyHint, KeyHints } from "#web/components/shortcuts/key-hints.tsx";
import { SHORTCUTS } from "#web/components/shortcuts/shortcut-table.ts";
import { useShortcuts } from "#web/components/shortcuts/use-shortcuts.ts";
import { Card } from "#web/components/ui/card.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { useUser } from "#web/lib/session/session.ts";
import { useTickTask } from "#web/features/tasks/api/use-tick-task.ts";
import type { useToday } from "#web/features/tasks/api/use-today.ts";
import { TaskRow } from "./task-row.tsx";
import { TodaySkeleton } from "./today-skeleton.tsx";
import { wordNext, wordRest } from "#web/features/tasks/find-task-page.ts";

/** What to do today, for all projects. */
export function TodayCard({ today }: { today: ReturnType<typeof useToday> }) {
  const { timezone } = useUser();
  if (today.isPending) return <TodaySkeleton />;
  if (!today.data) {
    return (
      <ErrorNotice
        title="We couldn't load today's tasks"
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
      <Tasks today={today.data} />
    </Card>
  );
}

function Tasks({ today }: { today: Today }) {
  const { tasks } = today;
  const tick = useTickTask(null);
  const tickNumber = (number: number) => {
    const task = tasks[number - 1];
    if (task) tick(task);
  };
  useShortcuts("tasks", { tick: tasks.length > 0 ? tickNumber : undefined });
  if (tasks.length === 0) return <ComingUp today={today} />;
  const isAllDone = tasks.every(({ isDone }) => isDone);
  return (
    <>
      <ol className="divide-y divide-line border-t border-line">
        {tasks.map((task, index) => (
          <li key={task.key}>
            <TaskRow task={task} number={index + 1} isOnProject={false} onTick={() => tick(task)} />
          </li>
        ))}
      </ol>
      {isAllDone && (
        <div className="mt-4">
          <ComingUp today={today} />
        </div>
      )}
      <div className="flex justify-start md:mt-4">
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

/** Nothing more to do, and what comes next. */
function ComingUp({ today }: { today: Today }) {
  const { timezone } = useUser();
  return (
    <div>
      <p className="text-md font-medium">{wordRest(today)}</p>
      <p className="mt-1 max-w-prose text-base wrap-anywhere text-soft">
        {wordNext(today, timezone) ?? "Nothing planned."}
      </p>
    </div>
  );
}
