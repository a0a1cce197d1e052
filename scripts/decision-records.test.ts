import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = new URL("../docs/decisions/", import.meta.url);
const records = readdirSync(FOLDER)
  .filter((name) => /^\d{4}-/.test(name))
  .toSorted()
  .map((name) => ({ name, lines: readFileSync(new URL(name, FOLDER), "utf8").split("\n") }));

test("records are numbered without a gap", () => {
  expect(records.map(({ name }) => Number(name.slice(0, 4)))).toEqual(
    records.map((_, index) => index + 1),
  );
});

test.each(records)("$name has its number, a status and a date", ({ name, lines }) => {
  expect(lines[0]).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. \\S`));
  expect(lines[2]).toMatch(/^(Accepted|Superseded|Withdrawn), \d{4}-\d\d-\d\d\./);
});

test.each(records)("$name is one page", ({ lines }) => {
  expect(lines.length, "what each trial showed belongs in docs/experiments").toBeLessThan(120);
});

test.each(records.filter(({ lines }) => lines[2]?.startsWith("Superseded")))(
  "$name names the records that took its place",
  ({ lines }) => {
    expect(lines[2]).toMatch(/\[decision \d+\]\(\d{4}-[a-z0-9-]+\.md\)/);
  },
);
