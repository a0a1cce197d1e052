import { expect, test } from "vitest";
import { isLikeSibling } from "./siblings.ts";

const sibling = {
  title: "My kiln stopped",
  content: "My kiln stopped at 780 degrees. An element had gone.\n\nI make it.",
  shape: "product hobby story 1",
};
const post = {
  title: "A box for kilns",
  content: "There are 54 boxes. An element had gone.\n\nI make it.",
  shape: null,
};

test.each([
  ["nothing but facts", post, false],
  ["the title", { ...post, title: "My kiln stopped!" }, true],
  ["the title behind a tag", { ...post, title: "[OC] My kiln stopped" }, true],
  [
    "the opening sentence",
    { ...post, content: "My kiln stopped at 780 degrees! Then it rained." },
    true,
  ],
  ["the shape", { ...post, shape: "product hobby story 1" }, true],
])("shares %s", (_, other, expected) => {
  expect(isLikeSibling(other, [sibling])).toBe(expected);
});
