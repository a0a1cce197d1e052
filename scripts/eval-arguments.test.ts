import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** Each takes a process of its own, with all that is measured; what is wrong with a file is tested beside its reader. */
function runEval(...args: string[]) {
  const { stderr, stdout, status } = spawnSync(process.execPath, ["scripts/eval.ts", ...args], {
    encoding: "utf8",
  });
  return { stderr, stdout, status };
}
const NIGHTLY = { tags: "nightly" } as const;

const refusal = (stderr: RegExp) => ({
  stderr: expect.stringMatching(stderr) as string,
  stdout: "",
  status: 2,
});
const USAGE = /Usage: npm run eval -- WHAT \[FILE\][^]*\n {2}verdicts \[FILE\] +a moderator/;
const withUsage = (sentence: string) => refusal(RegExp(`^${sentence}[^]*${USAGE.source}`));

test("a name that is none is answered with the nearest, and with how to use it", () => {
  const sentence =
    "There is nothing to measure by the name of 'verdict'. Did you mean 'verdicts'\\?";
  expect(runEval("verdict")).toEqual(withUsage(sentence));
});

test("nothing is answered with how to use it", NIGHTLY, () => {
  expect(runEval()).toEqual(withUsage("Say what to measure."));
});

test("a file that is not there is answered with what is wrong", NIGHTLY, () => {
  const fault = /^no-such\.jsonl can't be read \(ENOENT: .*\)\.\n$/;
  expect(runEval("categories", "no-such.jsonl")).toEqual(refusal(fault));
});

test("a way that is none is answered with what is wrong", NIGHTLY, () => {
  const fault = /^--misses is rules, known or check here\.\n$/;
  expect(runEval("verdicts", "--misses", "all")).toEqual(refusal(fault));
});
