import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const runEval = (...args: string[]) =>
  spawnSync(process.execPath, ["scripts/eval.ts", ...args], { encoding: "utf8" });

const USAGE = /Usage: npm run eval -- WHAT \[FILE\][^]*\n {2}verdicts \[FILE\] +a moderator/;

/** Each takes a process of its own; what is wrong with a file is tested beside its reader. */
test.each<[args: string[], sentence: string]>([
  [[], "Say what to measure."],
  [["verdict"], "There is nothing to measure by the name of 'verdict'. Did you mean 'verdicts'?"],
])("%j is answered with how to use it", (args, sentence) => {
  const { stderr, stdout, status } = runEval(...args);
  expect(stderr).toContain(sentence);
  expect(stderr).toMatch(USAGE);
  expect(stdout).toBe("");
  expect(status).toBe(2);
});

test.each<[args: string[], sentence: RegExp]>([
  [["verdicts", "--misses", "all"], /^--misses is rules, known or check here\.\n$/],
  [["categories", "no-such.jsonl"], /^no-such\.jsonl can't be read \(ENOENT: .*\)\.\n$/],
])("%j is answered with what is wrong", (args, sentence) => {
  const { stderr, status } = runEval(...args);
  expect(stderr).toMatch(sentence);
  expect(status).toBe(2);
});
