import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import type { Task, Today } from "#contract/task.ts";
import { useShortcuts } from "#web/components/shortcuts/use-shortcuts.ts";
import { Button } from "#web/components/ui/button.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { useUser } from "#web/lib/session/session.ts";
import { useTickTask } from "#web/features/tasks/api/use-tick-task.ts";
import { useToday } from "#web/features/tasks/api/use-today.ts";
import { findTaskPage, wordNext, wordRest } from "#web/features/tasks/find-task-page.ts";
import { TaskRow, TaskTick, PageLink } from "./task-row.tsx";

/** The next thing to do today in one line; the others unfold below it. */
export function TodayStrip({ projectId }: { projectId: string }) {
  const today = useToday(projectId);
  if (today.isPending) {
    return (
      <SkeletonGroup label="Loading today">
        <Skeleton className="h-15 rounded-card sm:h-13" />
      </SkeletonGroup>
    );
  }
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
  return <Strip today={today.data} projectId={projectId} />;
}

function Strip({ today, projectId }: { today: Today; projectId: string }) {
  const { tasks } = today;
  const tick = useTickTask(projectId);
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const first = tasks.findIndex(({ isDone }) => !isDone);
  const next = tasks[first];
  const isSeen = (place: number) => isOpen || place === first;
  const tickNumber = (number: number) => {
    const task = tasks[number - 1];
    // Only what can be seen is ticked by its key.
    if (task && isSeen(number - 1)) tick(task);
  };
  useShortcuts("tasks", { tick: next || isOpen ? tickNumber : undefined });
  return (
    <section
      aria-label="Today"
      className="rounded-card border border-line bg-surface px-4 py-2 sm:px-6"
    >
      <div className="flex min-h-11 items-center gap-x-4 sm:min-h-9">
        {/* On a phone the task needs the room: the section has the same name. */}
        <h2 className={classNames("text-md", next && !isOpen && "max-sm:sr-only")}>Today</h2>
        {next && !isOpen ? (
          <NextTask task={next} number={first + 1} onTick={() => tick(next)} />
        ) : (
          <Rest today={today} isQuiet={isOpen} />
        )}
        {tasks.length > 0 && (
          <Button
            tone="ghost"
            size="sm"
            className="-mr-3 ml-auto"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-label={isOpen ? "Show fewer tasks" : `Show all tasks: ${tasks.length}`}
            onClick={() => setOpen(!isOpen)}
          >
            <span className="font-mono text-xs text-muted">
              {tasks.filter(({ isDone }) => isDone).length}/{tasks.length}
            </span>
            <ChevronDown
              size={16}
              aria-hidden="true"
              className={classNames("transition-transform", isOpen && "rotate-180")}
            />
          </Button>
        )}
      </div>
      <ol
        id={listId}
        hidden={!isOpen}
        className="mt-2 mb-1 divide-y divide-line border-t border-line"
      >
        {isOpen &&
          tasks.map((task, index) => (
            <li key={task.key}>
              <TaskRow task={task} number={index + 1} isOnProject onTick={() => tick(task)} />
            </li>
          ))}
      </ol>
    </section>
  );
}

type NextTaskProps = { task: Task; number: number; onTick: () => void };

function NextTask({ task, number, onTick }: NextTaskProps) {
  const titleId = useId();
  const page = findTaskPage(task, true);
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      <TaskTick task={task} number={number} labelledBy={titleId} onTick={onTick} />
      <p
        id={titleId}
        className="line-clamp-3 min-w-0 text-base sm:line-clamp-2 font-medium wrap-anywhere"
      >
        {task.title}
      </p>
      {page && (
        <span className="shrink-0 max-sm:hidden">
          <PageLink {...page} />
        </span>
      )}
    </div>
  );
}

function Rest({ today, isQuiet }: { today: Today; isQuiet: boolean }) {
  const { timezone } = useUser();
  const isAllDone = today.tasks.every(({ isDone }) => isDone);
  if (isQuiet && !isAllDone) return null;
  return (
    <p className="min-w-0 text-base text-soft">
      {wordRest(today)}. {wordNext(today, timezone)}
    </p>
  );
}
