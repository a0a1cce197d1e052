import { expect, test } from "vitest";
import { findDifference, takeBack } from "./show-fixed.ts";

const before = { title: "A!!!", content: "See bit.ly/x", flair: null };
const after = { title: "A", content: "See", flair: null };

test("only what a fix touched counts as changed", () => {
  expect(findDifference(before, after)).toEqual({ title: "A", content: "See" });
});

test("an undo right away brings everything back", () => {
  expect(takeBack(after, before, after)).toEqual({
    changes: { title: "A!!!", content: "See bit.ly/x" },
    isAll: true,
  });
});

test("what was typed since stays", () => {
  expect(takeBack({ ...after, content: "See you there" }, before, after)).toEqual({
    changes: { title: "A!!!" },
    isAll: false,
  });
});
