import { expect, test } from "vitest";
import { PROJECT_KINDS } from "#engine/interview/project-kind.ts";
import { DAYS } from "#engine/threads/read-schedule.ts";
import { takesPromotion } from "#engine/threads/thread-rows.ts";
import { loadNotes } from "./notes.ts";

const THREADS = [...loadNotes().values()].flatMap(({ statements }) =>
  statements.flatMap(({ threads }) => threads),
);

test("every day that the notes name for a thread is known", () => {
  const named = new Set(THREADS.flatMap(({ day }) => day ?? []));
  expect(named.size).toBeGreaterThan(10);
  expect([...named].filter((day) => DAYS[day] === undefined)).toEqual([]);
});

// All 800 were read by eye; a note that changes this by much wants another look.
test("of all noted threads about one in six is for makers", () => {
  const found = THREADS.filter(({ takes }) => takesPromotion(takes, PROJECT_KINDS));
  expect(THREADS.length).toBeGreaterThan(700);
  expect(found.length / THREADS.length).toBeGreaterThan(0.13);
  expect(found.length / THREADS.length).toBeLessThan(0.2);
});
