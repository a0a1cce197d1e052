import { useId } from "react";
import type { Task } from "#contract/task.ts";
import { Kbd } from "#web/components/ui/kbd.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { Plus } from "lucide-react";
import { ButtonLink, Button } from "#web/components/ui/button.tsx";
import { buttonClass } from "#web/components/ui/button-class.ts";
import { OutsideLink } from "#web/components/ui/outside-link.tsx";
import { findTaskPage } from "#web/features/tasks/find-task-page.ts";
import { useLogContribution } from "#web/features/tasks/api/use-log-contribution.ts";

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
              {!isOnProject && task.projectName && !task.title.includes(task.projectName) && (
                <span className="text-muted">
                  <bdi>{task.projectName}</bdi>:{" "}
                </span>
              )}
              <bdi>{task.detail}</bdi>
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

type TaskTickProps = { task: Task; number: number; labelledBy: string; onTick: () => void };

/** What has done itself stays ticked. */
export function TaskTick({ task, number, labelledBy, onTick }: TaskTickProps) {
  const isFixed = task.isDone && !task.canUndo;
  return (
    <label className="-m-2.5 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center has-aria-disabled:cursor-default">
      <input
        type="checkbox"
        checked={task.isDone}
        // Not `disabled`: that would throw the keyboard's focus off it.
        aria-disabled={isFixed || undefined}
        aria-labelledby={labelledBy}
        aria-keyshortcuts={`${number}`}
        onChange={onTick}
        className="size-4.5 cursor-[inherit] accent-accent"
      />
    </label>
  );
}

/** What leads to the task being done. */
function TaskActions({ task, isOnProject }: { task: Task; isOnProject: boolean }) {
  const page = findTaskPage(task, isOnProject);
  return (
    <div
      className={classNames(
        "flex min-w-0 flex-wrap items-center gap-2 max-sm:my-0.5",
        task.kind === "comments" ? "my-0.5" : "-my-1",
      )}
    >
      {task.links.map(({ label, url }) => (
        <OutsideLink key={url} label={label} url={url} />
      ))}
      {task.kind === "comments" && <LogOne task={task} />}
      {page && <PageLink {...page} />}
    </div>
  );
}

export function PageLink({ to, label }: { to: string; label: string }) {
  // Within the page the browser itself scrolls, and moves the focus, also the second time.
  return to.startsWith("#") ? (
    <a href={to} className={buttonClass({ tone: "secondary", size: "sm" })}>
      {label}
    </a>
  ) : (
    <ButtonLink to={to} tone="secondary" size="sm">
      {label}
    </ButtonLink>
  );
}

/** One click for one comment that was written. */
function LogOne({ task }: { task: Task }) {
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
