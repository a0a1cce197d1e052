import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";

const runTool = (...args: string[]) =>
  spawnSync(process.execPath, ["scripts/tool.mjs", ...args], { encoding: "utf8" });

test("without a name every command of the server is listed", () => {
  const { stderr, status } = runTool();
  const listed = [...stderr.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name]) => name);
  const commands = readdirSync("src/server/commands")
    .filter((file) => !file.includes(".test."))
    .map((file) => file.replace(/\.ts$/, ""));
  expect(listed).toEqual(expect.arrayContaining(commands));
  expect(status).toBe(1);
});

test.each(["bakcup", "constructor"])("'%s' is no tool", (name) => {
  const { stderr, status } = runTool(name);
  expect(stderr).toContain(`There is no tool named '${name}'.`);
  expect(status).toBe(1);
});

test("a tool gets the arguments behind its name", () => {
  const { stdout, stderr } = runTool("backup", "one", "two");
  expect(stdout + stderr).toContain("Usage: npm run tool -- backup FILE");
});
