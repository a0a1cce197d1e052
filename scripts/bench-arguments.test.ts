import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { BENCHES, findBenchFault, wordBenchUsage } from "./bench-arguments.mjs";

test.each<[args: string[]]>([
  [[]],
  [["--quick"]],
  [["--soak", "10m"]],
  [["load", "--soak", "10m", "--quick"]],
  [["load", "--crowd"]],
  ...Object.keys(BENCHES).map((name): [string[]] => [[name, "--quick"]]),
])("%j can be measured", (args) => {
  expect(findBenchFault(args)).toBeNull();
});

test.each<[args: string[], sentence: string]>([
  [["lod"], "There is no bench named 'lod'. Did you mean 'load'?"],
  [["everything"], "There is no bench named 'everything'."],
  [["constructor"], "There is no bench named 'constructor'."],
  [["load", "posts"], "The bench can't do with 'posts'."],
  [["load", "--fast"], "The bench can't do with '--fast'."],
  [["--quick", "load"], "The bench can't do with 'load'."],
  [["posts", "10m"], "The bench can't do with '10m'."],
  [["posts", "--crowd"], "--crowd goes with load alone."],
  [["--crowd"], "--crowd goes with load alone."],
  [["load", "--soak"], "Say for how many minutes: --soak 10m."],
  [["load", "--soak", "0m"], "The bench can't do with '0m'."],
  [["load", "--soak", "--quick"], "Say for how many minutes: --soak 10m."],
])("%j is refused", (args, sentence) => {
  expect(findBenchFault(args)).toBe(sentence);
});

test("a word that is no bench is answered with the benches, and nothing is measured", () => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ["scripts/bench.mjs", "everything"],
    { encoding: "utf8" },
  );
  expect(stderr).toBe(`There is no bench named 'everything'.\n\n${wordBenchUsage()}\n`);
  for (const name of Object.keys(BENCHES)) expect(stderr).toContain(`\n  ${name} `);
  expect(stdout).toBe("");
  expect(status).toBe(2);
});
