import { expect, test } from "vitest";
import { describeWayOut } from "./describe-way-out.ts";

test.each([
  ["only filters", "  ", true, "Clear or widen a filter."],
  ["r/ alone", "r/", false, "Type a name behind r/."],
  ["an emoji", "🙂🙂", false, "Try a word."],
  ["marks", "%% --", false, "Try a word."],
  ["another script", "пчеловодство", false, "Try it in English."],
  ["signs", "写真", true, "Try it in English."],
  ["words", "zzqqxx yy", false, "Try fewer or other words."],
  ["words and filters", "zzqqxx yy", true, "Try clearing the other filters."],
  ["a number", "2048", false, "Try fewer or other words."],
])("after %s: %j", (_, query, hasOthers, sentence) => {
  expect(describeWayOut(query, hasOthers)).toBe(sentence);
});
