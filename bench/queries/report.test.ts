import { expect, test } from "vitest";
import { findFaults } from "./report.ts";

const nothing = {
  statements: [],
  steps: [],
  missed: [],
  uncalled: [],
  unused: [],
  unnoticed: [],
};

const statement = {
  by: "db/posts-repository listPosts",
  text: "select 1",
  steps: new Set(["GET /api/posts"]),
  runs: 1,
  slowestMs: 12,
  rows: 1,
  scans: new Set<string>(),
  faults: new Map([["sorts rows", { table: null, text: "sorts 12000 rows" }]]),
};

test("nothing wrong is nothing to tell", () => {
  expect(findFaults(nothing)).toEqual([]);
});

test.each([
  [
    "a statement",
    { statements: [statement] },
    'ACCEPTED_FAULTS of bench/queries/accepted.ts: { by: /^db\\/posts-repository listPosts/, fault: /^sorts/, reason: "…" }',
  ],
  [
    "a function",
    { missed: ["posts-repository.ts listPosts"] },
    'ACCEPTED_MISSED of bench/queries/accepted.ts: { what: /^posts-repository\\.ts listPosts/, reason: "…" }',
  ],
  [
    "a call",
    {
      steps: [
        { name: "GET /api/posts", sent: Array.from({ length: 30 }, (_, n) => `select ${n}`) },
      ],
    },
    'ACCEPTED_CALLS of bench/queries/accepted.ts: "GET /api/posts": { most: 30, reason: "…" }',
  ],
  ["an uncalled one", { uncalled: ["GET /api/new"] }, "Call it in bench/queries/tour."],
  ["an index", { unused: ["posts_user"] }, "Drop the index by a migration"],
])("%s that is at fault comes with what to do or to accept", (_, changes, remedy) => {
  const found = findFaults({ ...nothing, ...changes });
  expect(found).toHaveLength(1);
  expect(found[0]?.remedy).toContain(remedy);
});
