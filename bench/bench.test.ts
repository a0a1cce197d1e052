import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);

const script = fileURLToPath(new URL("./run.ts", import.meta.url));

const FIGURES_OF_POSTS = [
  /composing and checking a post: p50 [\d.]+ ms of processor time/,
  /words that nobody said in 20 composed posts: 0/,
  /re-check of 10,000 characters in paragraphs: p50 [\d.]+ ms of processor/,
  /re-check of 10,000 characters in one paragraph: p50 [\d.]+ ms/,
  /deriving a policy: p50 [\d.]+ ms of processor time/,
];

test("the part about posts runs alone", { tags: "nightly" }, async () => {
  const { stdout } = await run(process.execPath, [script, "posts", "--quick"]);
  for (const figure of FIGURES_OF_POSTS) expect(stdout).toMatch(figure);
});

test(
  "the benchmark runs and prints a ratio for each comparison",
  { timeout: 300_000, tags: "nightly" },
  async () => {
    const { stdout } = await run(process.execPath, [script, "--quick"]);
    expect(stdout).toMatch(/authenticated call without a query, embedded: \d+ % of bare/);
    expect(stdout).toMatch(/GET \/api\/auth\/me, embedded: \d+ % of bare/);
    expect(stdout).toMatch(/PostgreSQL: (\d+ % of bare|skipped)/);
    for (const figure of [
      /crowd of 20, embedded: \d+ answers\/s, the slowest tenth of clients got [\d.]+ and the fastest/,
      /crowd, embedded against PostgreSQL: \d+%/,
      /load, as fast as it goes: \d+ requests\/s, \d+ % of bare/,
      /load, 40 users.*: \d+ calls, p50 [\d.]+ ms, p99 [\d.]+ ms/,
      /load, errors: none/,
      /load, memory: \d+ MB at the start, \d+ MB at the end/,
    ]) {
      expect(stdout).toMatch(RegExp(`${figure.source}|PostgreSQL: skipped`));
    }
    expect(stdout).toMatch(/first load of \d+ subreddits: [\d.]+ s/);
    for (const kind of ["one word", "typo", "prefix", "two words", "filters", "deep page", "all"]) {
      expect(stdout).toMatch(
        RegExp(`search, ${kind}: .*p99 [\\d.]+ ms.* [\\d.]+ times MiniSearch`),
      );
    }
    for (const figure of FIGURES_OF_POSTS) expect(stdout).toMatch(figure);
    for (const kind of ["short", "long", "German"]) {
      expect(stdout).toMatch(RegExp(`recommendation, ${kind}: p50 [\\d.]+ ms of processor time`));
    }
    expect(stdout).toMatch(/dashboard of 2000 projects: [\d.]+ ms/);
    expect(stdout).toMatch(/results of 10000 posts: [\d.]+ ms among \d+ posts of others/);
    expect(stdout).toMatch(
      /visit write, embedded: p50 [\d.]+ ms with 4000 counters.* [\d.]+ times as long/,
    );
    expect(stdout).toMatch(/backup, embedded: a request waited at most \d+ ms/);
    expect(stdout).toMatch(/memory, settled: \d+ MB/);
    expect(stdout).toMatch(/start: first \d+ ms, warm \d+ ms/);
    expect(stdout).toMatch(/JavaScript of landing: [\d.]+ kB compressed/);
  },
);
