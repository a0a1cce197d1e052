import { expect, test } from "vitest";
import { followRemarks } from "./follow-places.ts";

const before = { title: "A tool", content: "I made it. Everybody loves it.", editSection: null };
const loved = { name: "loved", place: { field: "content" as const, start: 11, end: 30 } };
const whole = { name: "whole", place: null };

test.each<[string, Partial<typeof before>, [string, number | null][]]>([
  [
    "stays with the same words",
    {},
    [
      ["loved", 11],
      ["whole", null],
    ],
  ],
  [
    "moves with what was typed before it",
    { content: "Yes: I made it. Everybody loves it." },
    [["loved", 16]],
  ],
  ["goes with its words", { content: "I made it. Three people use it." }, []],
  [
    "stays where only the title changed",
    { title: "A hammer" },
    [
      ["loved", 11],
      ["whole", null],
    ],
  ],
  ["goes with everything", { content: "" }, []],
])("a remark %s", (_case, changes, expected) => {
  const followed = followRemarks([loved, whole], before, { ...before, ...changes });
  expect(followed.map(({ name, place }) => [name, place?.start ?? null])).toEqual(expected);
});
