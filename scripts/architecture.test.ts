import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

test.each(["docs/architecture.md", "docs/glossary.md", "docs/experiments/where-is.md"])(
  "every file that %s names is there",
  (name) => {
    const page = readFileSync(join(ROOT, name), "utf8");
    const named = [...page.matchAll(/`(src\/[\w./-]+)`/g)].map(([, path = ""]) => path);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  },
);

test("the architecture is one page", () => {
  const page = readFileSync(join(ROOT, "docs/architecture.md"), "utf8");
  expect(page.split("\n").length).toBeLessThan(110);
});
