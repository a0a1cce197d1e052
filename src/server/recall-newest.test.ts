import { expect, test } from "vitest";
import { recallNewest } from "./recall-newest.ts";

test("what is asked for again is not worked out again, unless two others were asked for since", () => {
  const kept = new Map<string, string | null>();
  const workedOut: string[] = [];
  const ask = (key: string) =>
    recallNewest(kept, key, 2, () => {
      workedOut.push(key);
      return key === "none" ? null : key.toUpperCase();
    });
  expect(["a", "none", "a", "none", "a", "b", "a", "none"].map(ask)).toEqual([
    "A",
    null,
    "A",
    null,
    "A",
    "B",
    "A",
    null,
  ]);
  expect(workedOut).toEqual(["a", "none", "b", "none"]);
  expect([...kept.keys()]).toEqual(["a", "none"]);
});
