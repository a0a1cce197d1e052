import { toSingleLine } from "#engine/text/single-line.ts";
import { listCommentNeeds } from "./comment-needs.ts";
import { listPostNeeds } from "./post-needs.ts";
import { listSetupNeeds } from "./setup-needs.ts";
import type { Need, RankedTask, Task } from "./task.ts";
import type { TaskState } from "./task-state.ts";

/** More than that in a day is a burden, and nobody's plan. */
export const MOST_TASKS = 5;

/** The day's tasks, what matters now first. Ticked ones keep their place: no sixth moves up. */
export function listTasks(state: TaskState): Task[] {
  return listAllTasks(state).slice(0, MOST_TASKS);
}

/** Also those for which the day has no room; a project's own page may have it. */
export function listAllTasks(state: TaskState): Task[] {
  const needs = [...listPostNeeds(state), ...listCommentNeeds(state), ...listSetupNeeds(state)];
  return needs
    .flatMap((need) => settle(need, state))
    .toSorted(compare)
    .map(({ rank: _rank, at: _at, ...task }) => task);
}

/** What did itself stays for the day on which it was noted as done; else it is over. */
function settle({ about, isOpen, ...need }: Need, { ticks, projects }: TaskState): RankedTask[] {
  const project = projects.find(({ id }) => id === need.projectId);
  const projectName = project ? toSingleLine(project.name) : null;
  const key = `${need.kind}.${about}`;
  const isTicked = ticks.has(key);
  const isCounted = need.progress !== null && need.progress.done >= need.progress.of;
  if (!isOpen && !isTicked && !isCounted) return [];
  const isDone = isTicked || isCounted;
  return [{ ...need, key, projectName, isDone, canUndo: isTicked && isOpen && !isCounted }];
}

function compare(a: RankedTask, b: RankedTask): number {
  return a.rank - b.rank || a.at.getTime() - b.at.getTime() || (a.key < b.key ? -1 : 1);
}
