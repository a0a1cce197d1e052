import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";

const runTool = (...args: string[]) =>
  spawnSync(process.execPath, ["scripts/tool.mjs", ...args], { encoding: "utf8" });

/** Each is a process: one of a kind by day. */
const some = <T>(cases: T[]) => (inject("isNightly") ? cases : cases.slice(0, 1));

test.each(some([[], ["help"], ["--help"], ["-h"]]))(
  "with %j every tool is listed with what it does",
  (...args) => {
    const { stdout, stderr, status } = runTool(...args);
    const listed = [...stdout.matchAll(/^ {2}([a-z-]+) +\w.+$/gm)].map(([, name]) => name);
    const commands = readdirSync("src/server/commands")
      .filter((file) => !file.includes(".test."))
      .map((file) => file.replace(/\.ts$/, ""));
    expect(listed).toEqual(expect.arrayContaining([...commands, "release", "versions"]));
    expect(stderr).toBe("");
    expect(status).toBe(0);
  },
);

test("what the documents say to run is there", () => {
  const { stdout } = runTool();
  const listed = new Set([...stdout.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name]) => name));
  const documents = execFileSync("git", ["ls-files", "*.md", ".env.example"], { encoding: "utf8" });
  const named = documents
    .split("\n")
    .filter((file) => file && file !== "CHANGELOG.md")
    .flatMap((file) => {
      const text = readFileSync(file, "utf8");
      return [...text.matchAll(/npm run (?:--silent )?tool -- ([\w-]+)/g)].map(([, name]) => name);
    });
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => name !== "NAME" && !listed.has(name))).toEqual([]);
});

test.each([
  ["bakcup", " Did you mean 'backup'?"],
  ["relase", " Did you mean 'release'?"],
  ["move", " Did you mean 'move-to-postgres'?"],
  ["send-testmail", " Did you mean 'send-test-mail'?"],
  ["constructor", ""],
  ["--yes", ""],
])("'%s' is no tool", (name, hint) => {
  const { stdout, stderr, status } = runTool(name);
  expect(stderr).toBe(`There is no tool named '${name}'.${hint} npm run tool lists all of them.\n`);
  expect(stdout).toBe("");
  expect(status).toBe(2);
});

test.each([
  ["fuzz", ["--help"], 0, "Usage: npm run tool -- fuzz [REQUESTS] [SEED]\n"],
  ["rehearse-servers", ["-h"], 0, "Usage: npm run tool -- rehearse-servers\n"],
  ["fuzz", ["many"], 2, "fuzz can't do with 'many'.\n\nUsage: npm run tool -- fuzz"],
  ["migration", [], 2, "migration needs to know more.\n\nUsage: npm run tool -- migration --name"],
  ["release", ["next"], 2, "release can't do with 'next'."],
  ["lighthouse", ["mobile"], 2, "lighthouse can't do with 'mobile'."],
  ["rehearse-install", ["--fast"], 2, "rehearse-install can't do with '--fast'."],
])("%s %j says how it is used", (name, args, code, words) => {
  const { stdout, stderr, status } = runTool(name, ...args);
  expect(code === 0 ? stdout : stderr).toContain(words);
  expect(status).toBe(code);
});

test("a tool gets the arguments behind its name", () => {
  const { stderr, status } = runTool("backup", "one", "two");
  expect(stderr).toContain("'two' is a word too many.");
  expect(stderr).toContain("Usage: npm run tool -- backup FILE");
  expect(status).toBe(2);
});
