import { expect, test } from "vitest";
import { wordRest } from "./word-rest.ts";

const endsAt = "2026-11-15T23:00:00.000Z";

test.each<[string, number, string | null, string]>([
  ["all ticked, nothing planned", 2, null, "All done for today"],
  ["all ticked, more today", 2, "2026-11-15T22:59:59.000Z", "Done for now"],
  ["all ticked, more at midnight", 2, endsAt, "All done for today"],
  ["no task, nothing planned", 0, null, "Nothing to do today"],
  ["no task, one comes today", 0, "2026-11-15T10:00:00.000Z", "Nothing to do right now"],
  ["no task, one comes tomorrow", 0, "2026-11-16T10:00:00.000Z", "Nothing to do today"],
])("%s", (_case, count, at, words) => {
  const tasks = Array.from({ length: count }, () => ({}));
  expect(wordRest({ tasks, next: at === null ? null : { at }, endsAt })).toBe(words);
});
