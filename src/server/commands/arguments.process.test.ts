import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runCommand } from "#server/testing/run-command.ts";

const commands = readdirSync(import.meta.dirname)
  .filter((file) => !file.includes(".test."))
  .map((file) => file.replace(/\.ts$/, ""));

/** None of these may touch anything, so each is given a folder that is not there. */
async function run(name: string, args: string[]) {
  const folder = mkdtempSync(join(tmpdir(), "foothold-arguments-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const dataDir = join(folder, "data");
  const result = await runCommand(name, args, { DATA_DIR: dataDir });
  expect(existsSync(dataDir)).toBe(false);
  return result;
}

const usageOf = (name: string) => RegExp(`Usage: npm run (--silent )?tool -- ${name}\\b`);

// The quick form of both is in scripts/tool.test.ts.
const NIGHTLY = { tags: "nightly" } as const;

test.each(commands)("%s --help says how it is used", NIGHTLY, async (name) => {
  const { code, output } = await run(name, ["--help"]);
  expect(output).toMatch(usageOf(name));
  expect(output.split("\n")[0]).toContain("Usage");
  expect(code).toBe(0);
});

test.each<[name: string, args: string[], fault: string]>([
  ["admin", [], "Something is missing behind this command."],
  ["admin", ["dance"], "There is no command 'dance'."],
  ["backup", [], "Something is missing behind this command."],
  ["backup", ["file", "--quick"], "There is no option --quick."],
  ["catalogue", ["import"], "Something is missing behind this command."],
  ["catalogue", ["dance", "file"], "There is no command 'dance'."],
  ["catalogue", ["policy"], "Something is missing behind this command."],
  ["catalogue", ["policy", "SaaS", "startups"], "'startups' is a word too many."],
  ["catalogue", ["convert-dump", "out.jsonl"], "Something is missing behind this command."],
  ["check-settings", ["no-address"], "'no-address' is no e-mail address."],
  ["check-settings", ["a@example.com", "b@example.com"], "'b@example.com' is a word too many."],
  ["demo", ["again"], "'again' is a word too many."],
  ["mcp", ["--port"], "There is no option --port."],
  ["move-to-postgres", ["mysql://root:secret@x"], "This is no address of a PostgreSQL."],
  ["restore", ["one", "two"], "'two' is a word too many."],
  ["send-test-mail", [], "Something is missing behind this command."],
  ["send-test-mail", ["ada"], "'ada' is no e-mail address."],
])("%s %j is refused with what is wrong", NIGHTLY, async (name, args, fault) => {
  const { code, output } = await run(name, args);
  expect(output.startsWith(`${fault}\n\n`)).toBe(true);
  expect(output).toMatch(usageOf(name));
  expect(output).not.toMatch(/ {4}at |secret/);
  expect(code).toBe(2);
});
