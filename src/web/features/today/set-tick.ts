import type { Today } from "#contract/today.ts";

/** The day with one task ticked, or not any more. */
export function setTick(today: Today, taskKey: string, isDone: boolean): Today {
  return {
    ...today,
    tasks: today.tasks.map((task) =>
      task.key === taskKey ? Object.assign({}, task, { isDone, canUndo: isDone }) : task,
    ),
  };
}
