import { expect, test } from "vitest";
import { detectKind } from "./detect-kind.ts";
import type { ProjectKind } from "./project-kind.ts";
import { SEEN, UNSEEN } from "./testing/described-projects.ts";

const share = (projects: [ProjectKind, string][]) =>
  projects.filter(([kind, description]) => detectKind({ description }) === kind).length /
  projects.length;

test.each(SEEN)("a project of the kind %s: '%s'", (kind, description) => {
  expect(detectKind({ description })).toBe(kind);
});

test("nine in ten are right among those that it was not written for", () => {
  expect(share(UNSEEN)).toBeGreaterThanOrEqual(0.9);
});

test("the category and the page help where the description says little", () => {
  const description = "Quiet things for loud houses.";
  expect(detectKind({ description })).toBe("software");
  expect(detectKind({ description, category: "E-commerce" })).toBe("product");
  const pageText = "Episode 12 is out. Listen to the podcast every Sunday, with new interviews.";
  expect(detectKind({ description, pageText })).toBe("media");
});

test("without a word it is taken for software", () => {
  expect(detectKind({ description: "" })).toBe("software");
  expect(detectKind({ description: "🙂", category: null })).toBe("software");
});
