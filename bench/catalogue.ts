import { readFileSync } from "node:fs";
import type { InProcess } from "./in-process.ts";
import { quantile } from "./load/tally.ts";
import { measureCpu } from "./processor-time.ts";
import { createMiniSearch } from "./minisearch-corpus.ts";
import { SEARCH_CASES, type SearchCase } from "./search-cases.ts";

const LOAD_SECONDS_WANTED = 15;
const P99_MS_WANTED = 40;
const RATIO_WANTED = 3;

/** The whole call inside the server process, from request to answer, and the yardstick after it. */
export async function benchCatalogue(
  server: InProcess,
  database: string,
  rounds: number,
): Promise<void> {
  const { loadSeconds, subreddits, catalogueFile } = server;
  console.log(
    `${database}, first load of ${subreddits} subreddits: ${loadSeconds.toFixed(1)} s (${LOAD_SECONDS_WANTED} wanted)`,
  );
  const call = (query: Record<string, string>) =>
    server.call<{ nextCursor: string | null }>({ method: "GET", url: "/api/subreddits", query });
  const deep = await goDeep(call, "game", 40);
  const cases: SearchCase[] = [...SEARCH_CASES, { kind: "deep page", query: deep }];
  await benchFirstTimes(database, call);
  // One after the other: with the yardstick's index in the same heap, ours would wait for its sweeping.
  const ours = await measureCases(cases, call, rounds);
  const theirs = await measureCases(cases, await createMiniSearch(catalogueFile), rounds);
  reportKinds(ours, theirs);
}

const WARM_UP_PHRASES = 20;

/** First pages are remembered for a minute, so that what nobody asked before is measured apart. */
async function benchFirstTimes(
  database: string,
  call: (query: Record<string, string>) => unknown,
): Promise<void> {
  const taken: { cpu: number; clock: number }[] = [];
  for (const q of readPhrases()) {
    const startedAt = performance.now();
    const cpu = await measureCpu(() => call({ q }));
    taken.push({ cpu, clock: performance.now() - startedAt });
  }
  const counted = taken.slice(WARM_UP_PHRASES);
  console.log(
    `${database}, search by meaning, ${counted.length} phrases, each for the first time: ${wordSpread(counted.map(({ cpu }) => cpu))} of the server's processor time, ${wordSpread(counted.map(({ clock }) => clock))} by the clock (p99 ${P99_MS_WANTED} ms wanted)`,
  );
}

function wordSpread(values: number[]): string {
  return [0.5, 0.9, 0.99]
    .map((share) => `p${share * 100} ${ms(quantile(values, share))}`)
    .join(", ");
}

const PHRASE_FILES = ["search.jsonl", "search-second.jsonl", "search-third.jsonl"];

/** What founders may type. */
function readPhrases(): string[] {
  return PHRASE_FILES.flatMap((file) => {
    const lines = readFileSync(new URL(`../eval/${file}`, import.meta.url), "utf8");
    return lines
      .trim()
      .split("\n")
      .map((line) => (JSON.parse(line) as { phrase: string }).phrase);
  });
}

/** The query of a page far down the list. */
async function goDeep(
  call: (query: Record<string, string>) => Promise<{ nextCursor: string | null }>,
  q: string,
  pages: number,
): Promise<Record<string, string>> {
  let query: Record<string, string> = { q };
  for (let page = 0; page < pages; page++) {
    const { nextCursor } = await call(query);
    if (nextCursor) query = { q, cursor: nextCursor };
  }
  return query;
}

const WARM_UP = 5;

/** Milliseconds of each call, by kind. */
type Timings = Map<string, number[]>;

async function measureCases(
  cases: SearchCase[],
  call: (query: Record<string, string>) => unknown,
  rounds: number,
): Promise<Timings> {
  const timings: Timings = new Map();
  for (let round = 0; round < rounds + WARM_UP; round++) {
    for (const { kind, query } of cases) {
      const taken = await time(() => call(query));
      if (round >= WARM_UP) timings.set(kind, [...(timings.get(kind) ?? []), taken]);
    }
  }
  return timings;
}

async function time(run: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}

function reportKinds(ours: Timings, theirs: Timings): void {
  for (const [kind, taken] of ours) {
    const median = quantile(taken, 0.5);
    const yardstick = quantile(theirs.get(kind) ?? [], 0.5);
    console.log(
      `search, ${kind}: p50 ${ms(median)}, p99 ${ms(quantile(taken, 0.99))}, ${(median / yardstick).toFixed(2)} times MiniSearch (${ms(yardstick)})`,
    );
  }
  const all = [...ours.values()].flat();
  const ratio = sum(all) / sum([...theirs.values()].flat());
  console.log(
    `search, all: p99 ${ms(quantile(all, 0.99))} (${P99_MS_WANTED} wanted), ${ratio.toFixed(2)} times MiniSearch (${RATIO_WANTED} wanted)`,
  );
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}
