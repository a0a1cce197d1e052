import { expect, test } from "vitest";
import { resolveIt } from "./resolve-it.ts";

test.each([
  ["41 people paid with it.", "41 people paid with my app."],
  ["I priced it too low.", "I priced my app too low."],
  ["The import broke.", "The import broke."],
  ["It broke after I sold it.", null],
  ["I lost the key and found it.", null],
])("'%s' out of context", (said, expected) => {
  expect(resolveIt(said, "my app")).toBe(expected);
});
