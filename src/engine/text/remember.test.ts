import { expect, test } from "vitest";
import { rememberByText } from "./remember.ts";

test("what was worked out for a text is known, be it nothing, until too many are known", () => {
  const asked: string[] = [];
  const length = rememberByText(2, (text) => {
    asked.push(text);
    return text === "" ? undefined : text.length;
  });
  expect(["a", "", "a", "", "bcd", "a"].map(length)).toEqual([1, undefined, 1, undefined, 3, 1]);
  expect(asked).toEqual(["a", "", "bcd", "a"]);
});
