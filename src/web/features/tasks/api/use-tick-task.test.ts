import { expect, test } from "vitest";
import type { Task, Today } from "#contract/task.ts";
import { setTick } from "./use-tick-task.ts";

const make = (key: string): Task => ({
  key,
  kind: "facts",
  title: "Answer the questions about Ledgerly",
  detail: "",
  projectId: null,
  projectName: null,
  postId: null,
  subredditId: null,
  fullName: null,
  isDone: false,
  canUndo: false,
  progress: null,
  links: [],
});

const today: Today = {
  day: "2026-11-15",
  endsAt: "2026-11-16T00:00:00.000Z",
  tasks: [make("facts.a"), make("facts.b")],
  next: null,
};

test("one task is ticked and taken back, the others stay the same objects", () => {
  const ticked = setTick(today, "facts.b", true);
  expect(ticked.tasks[0]).toBe(today.tasks[0]);
  expect(ticked.tasks[1]).toMatchObject({ isDone: true, canUndo: true });
  expect(setTick(ticked, "facts.b", false)).toEqual(today);
  expect(setTick(today, "unknown.c", true)).toEqual(today);
});
