import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

const PAGES = [
  "docs/architecture.md",
  "docs/glossary.md",
  "docs/where-it-is-decided.md",
  "docs/experiments/where-is.md",
];

test.each(PAGES)("every file that %s names is there", (name) => {
  const page = readFileSync(join(ROOT, name), "utf8");
  const named = [...page.matchAll(/`(src\/[\w./-]+)`/g)].map(([, path = ""]) => path);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

const decisions = readFileSync(join(ROOT, "docs/where-it-is-decided.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| decision |"))
  .map((line) => {
    const [decision = "", file = "", names = ""] = line.split("|").slice(1);
    const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, each = ""]) => each);
    return { decision: decision.trim(), files: quoted(file), names: quoted(names) };
  });

test.each(decisions)("$decision", ({ files, names }) => {
  expect(files).toHaveLength(1);
  expect(names).not.toEqual([]);
  const source = readFileSync(join(ROOT, files[0] ?? ""), "utf8");
  const isMissing = (name: string) => !new RegExp(`\\b(?:function|const) ${name}\\b`).test(source);
  expect(names.filter(isMissing)).toEqual([]);
});

test("each decision stands once in the tables", () => {
  expect(decisions.length).toBeGreaterThan(200);
  expect(new Set(decisions.map(({ decision }) => decision)).size).toBe(decisions.length);
});

test("the architecture is one page", () => {
  const page = readFileSync(join(ROOT, "docs/architecture.md"), "utf8");
  expect(page.split("\n").length).toBeLessThan(110);
});
