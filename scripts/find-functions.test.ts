import { expect, test } from "vitest";
import { findFunctions } from "./find-functions.ts";

test("functions are found with their names and lengths, also within others", () => {
  const code = `type A = { run(): void };
export function whole(a: number) {
  const part = () => {
    return a;
  };
  return part;
}
const things = { act() {}, react: async () =>
  1 };
`;
  expect(findFunctions("a.ts", code)).toEqual([
    { name: "whole", line: 2, lines: 6 },
    { name: "part", line: 3, lines: 3 },
    { name: "act", line: 8, lines: 1 },
    { name: "react", line: 8, lines: 2 },
  ]);
});

test("a part of a screen is one function with what it draws", () => {
  const code = "export const Part = () => (\n  <p>\n    {[1].map((each) => each)}\n  </p>\n);";
  const found = findFunctions("a.tsx", code);
  expect(found[0]).toEqual({ name: "Part", line: 1, lines: 5 });
  expect(found).toHaveLength(2);
});
