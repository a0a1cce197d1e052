import { existsSync, readFileSync, readdirSync } from "node:fs";
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

const engineFiles = readdirSync(join(ROOT, "src/engine"), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts") && !/\.test\.ts$|[/\\]testing[/\\]/.test(path))
  .map((path) => ({ path, source: readFileSync(join(ROOT, "src/engine", path), "utf8") }));

test("the rooms of the engine reach only those that the page has further down the house", () => {
  const page = readFileSync(join(ROOT, "docs/architecture.md"), "utf8");
  const [, lines = ""] = /bottom of the house:\s+```\n([\s\S]*?)```/.exec(page) ?? [];
  const levels = new Map(
    lines.split("\n").flatMap((line, level) => line.split(" · ").map((room) => [room, level])),
  );
  const wrong = engineFiles.flatMap(({ path, source }) => {
    const [room = ""] = path.split("/");
    if (!path.includes("/")) return [];
    const reached = [...source.matchAll(/"#engine\/([\w-]+)\//g)].map(([, name = ""]) => name);
    const level = levels.get(room) ?? -1;
    return reached
      .filter((name) => name !== room && (levels.get(name) ?? Infinity) >= level)
      .map((name) => `${room} → ${name}`);
  });
  expect([...new Set(wrong)]).toEqual([]);
});

const verbs = readFileSync(join(ROOT, "docs/glossary.md"), "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, named = "", file = ""] =
      /^\| ([a-z, ()]+) \| .* \| `(src\/[^`]+)` \|$/.exec(line) ?? [];
    return file ? [{ named, file, words: named.replace(/ \(.*\)/, "").split(", ") }] : [];
  });

test.each(verbs)("$named begins a function of its file", ({ file, words }) => {
  const source = readFileSync(join(ROOT, file), "utf8");
  expect(source).toMatch(new RegExp(`\\bfunction\\*? (?:${words.join("|")})(?:[A-Z]\\w*)?[(<]`));
});

test("each verb that begins four functions of the engine is in the glossary", () => {
  const known = new Set(verbs.flatMap(({ words }) => words));
  const counts = new Map<string, number>();
  for (const { source } of engineFiles) {
    for (const [, verb = ""] of source.matchAll(/^export function\*? ([a-z]+)[A-Z]\w*[(<]/gm)) {
      counts.set(verb, (counts.get(verb) ?? 0) + 1);
    }
  }
  // What begins so asks a yes or a no in other words.
  const asks = new Set(["begins", "ends", "says", "stands", "was", "wants", "names"]);
  const missing = [...counts].filter(
    ([verb, count]) => count > 3 && !known.has(verb) && !asks.has(verb),
  );
  expect(missing).toEqual([]);
});
