import type { Budget } from "#engine/budget/measure-budget.ts";
import type { LocalDay } from "#engine/timing/local-day.ts";
import type { TaskPost, TaskProject } from "./task.ts";

/** All that a day's tasks follow from: the same state has the same tasks. */
export type TaskState = {
  now: Date;
  timezone: string;
  day: LocalDay;
  /** Those that are worked on. */
  projects: TaskProject[];
  /** Of these projects. */
  posts: TaskPost[];
  /** Of every community that a planned post is for. */
  budgets: Budget[];
  /** Helpful contributions of this day, by community. */
  helpfulToday: ReadonlyMap<string, number>;
  /** Keys of tasks that were ticked this day. */
  ticks: ReadonlySet<string>;
  /** Whether the plan includes posts. */
  canPlan: boolean;
  /** Whether there is any project, also one that rests. */
  hasProjects: boolean;
};
