import { expect, test } from "vitest";
import { keepOrder } from "./keep-order.ts";

test.each<[string, string[], string[], string[]]>([
  ["nothing seen yet: as it came", ["b", "a"], [], ["b", "a"]],
  ["a row that sank stays where it was", ["b", "c", "a"], ["a", "b", "c"], ["a", "b", "c"]],
  ["what is new comes last, as it came", ["d", "b", "e", "a"], ["a", "b"], ["a", "b", "d", "e"]],
  ["what is gone leaves no gap", ["c", "a"], ["a", "b", "c"], ["a", "c"]],
  ["nothing left", [], ["a"], []],
])("%s", (_case, rows, seen, expected) => {
  const kept = keepOrder(
    rows.map((subredditId) => ({ subredditId })),
    seen,
  );
  expect(kept.map(({ subredditId }) => subredditId)).toEqual(expected);
});
