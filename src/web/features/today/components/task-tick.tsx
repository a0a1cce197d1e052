import type { Task } from "#contract/today.ts";

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
