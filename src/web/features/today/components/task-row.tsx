import { useId } from "react";
import type { Task } from "#contract/today.ts";
import { Kbd } from "#web/components/ui/kbd.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { TaskActions } from "./task-actions.tsx";
import { TaskTick } from "./task-tick.tsx";

type TaskRowProps = {
  task: Task;
  /** The key that ticks it. */
  number: number;
  isOnProject: boolean;
  onTick: () => void;
};

export function TaskRow({ task, number, isOnProject, onTick }: TaskRowProps) {
  const titleId = useId();
  return (
    <div className="flex items-start gap-3 py-3.5">
      <TaskTick task={task} labelledBy={titleId} onTick={onTick} number={number} />
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-6 gap-y-2">
        {/* The controls of a comment task fill a row of their own. */}
        <div
          className={classNames(
            "min-w-0 flex-1",
            task.kind === "comments" ? "basis-full" : "basis-72",
          )}
        >
          <p
            id={titleId}
            className={classNames(
              "text-md wrap-anywhere",
              task.isDone ? "text-muted line-through decoration-1" : "font-medium",
            )}
          >
            {task.title}
          </p>
          {!task.isDone && (
            <p className="mt-0.5 max-w-prose text-base wrap-anywhere text-soft">
              {!isOnProject && task.projectName && (
                <span className="text-muted">{task.projectName}: </span>
              )}
              {task.detail}
            </p>
          )}
        </div>
        {!task.isDone && <TaskActions task={task} isOnProject={isOnProject} />}
      </div>
      <span aria-hidden="true" className="mt-0.5 max-md:hidden pointer-coarse:hidden">
        <Kbd>{number}</Kbd>
      </span>
    </div>
  );
}
