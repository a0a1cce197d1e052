import { expect, test } from "vitest";
import { createFeedKeySeals, createSeals } from "./sealed-texts.ts";

const seals = createFeedKeySeals("a secret of the tests");
const KEY = "0f1e2d3c4b5a69788796a5b4c3d2e1f0a1b2c3d4";

test("what was sealed opens for its owner", () => {
  expect(seals.open(seals.seal(KEY, "one"), "one")).toBe(KEY);
  expect(seals.open(seals.seal("", "one"), "one")).toBe("");
});

test("it shows nothing of itself, and never looks the same", () => {
  const sealed = seals.seal(KEY, "one");
  expect(sealed).not.toContain(KEY);
  expect(sealed).not.toBe(seals.seal(KEY, "one"));
});

test.each([
  ["another owner", (sealed: string) => seals.open(sealed, "two")],
  ["another secret", (sealed: string) => createFeedKeySeals("other").open(sealed, "one")],
  [
    "another purpose",
    (sealed: string) => createSeals("a secret of the tests", "x").open(sealed, "one"),
  ],
  ["a changed letter", (sealed: string) => seals.open(`${sealed.slice(0, -3)}AAA`, "one")],
  ["half of it", (sealed: string) => seals.open(sealed.slice(0, 12), "one")],
  ["nothing", () => seals.open("", "one")],
  ["another form", (sealed: string) => seals.open(sealed.replace("1.", "2."), "one")],
])("does not open: %s", (_, open) => expect(open(seals.seal(KEY, "one"))).toBeNull());
