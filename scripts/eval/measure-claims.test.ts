import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { measureClaims, wordClaims } from "./measure-claims.ts";

const path = (name: string) => fileURLToPath(new URL(`../../eval/${name}`, import.meta.url));
const measured = measureClaims(path("claims.jsonl"), path("posts/founders.jsonl"));

test("of 20 planted claims at most one passes, and of 20 honest drafts at most one is marked", () => {
  const passed = measured.flatMap((each) => each.passed ?? []);
  const marked = measured.filter((each) => each.marked.length > 0).map(({ id }) => id);
  expect(measured.length).toBeGreaterThanOrEqual(120);
  expect(passed.length, passed.join(", ")).toBeLessThanOrEqual(measured.length / 20);
  expect(marked.length, marked.join(", ")).toBeLessThanOrEqual(measured.length / 20);
});

test("says how each half did, and each miss where it is asked for", () => {
  const words = wordClaims(measured, { hasMisses: false });
  expect(words.split("\n")).toHaveLength(2);
  expect(words).toMatch(/^tuned: \d+ of \d+ planted claims pass/);
});
