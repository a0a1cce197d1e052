import { mkdirSync } from "node:fs";
import { loadModel } from "#catalogue/load-model.ts";
import { loadProfiles } from "#catalogue/profiles.ts";
import { buildApp } from "#server/app.ts";
import { openEmbedded } from "#server/db/open-embedded.ts";
import { unconfiguredMail } from "#server/gateways/mail/unconfigured-mail.ts";
import { unconfiguredLlm } from "#server/gateways/llm/unconfigured-llm.ts";
import { createSafePageReader } from "#server/gateways/page-reader/safe-page-reader.ts";
import { unconfiguredReddit } from "#server/gateways/reddit/unconfigured-reddit.ts";
import { createLogger } from "#server/log/create-logger.ts";
import { createAccessTokens } from "#server/services/auth/access-tokens.ts";
import { loadCatalogue } from "#server/services/catalogue/load-catalogue.ts";
import { openCatalogue } from "#server/services/catalogue/open-catalogue.ts";
import { createMiniSearch } from "./minisearch-corpus.ts";
import { SEARCH_CASES, type SearchCase } from "./search-cases.ts";

const LOAD_SECONDS_WANTED = 15;
const P99_MS_WANTED = 40;
const RATIO_WANTED = 3;

const clock = () => new Date();

/** The whole call inside the server process, from request to answer, against the yardstick in turn. */
export async function benchCatalogue(folder: string, rounds: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const database = await openEmbedded(folder);
  const catalogue = await openCatalogue(null);
  const startedAt = performance.now();
  const { subreddits } = await loadCatalogue({ database, clock }, catalogue);
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(
    `first load of ${subreddits} subreddits: ${seconds.toFixed(1)} s (${LOAD_SECONDS_WANTED} wanted)`,
  );

  const app = await buildApp({
    database,
    clock,
    mail: unconfiguredMail,
    reddit: unconfiguredReddit,
    llm: unconfiguredLlm,
    pages: createSafePageReader({ userAgent: "Foothold/bench", allowHosts: [] }),
    profiles: loadProfiles(),
    matcher: await loadModel(),
    accessTokens: createAccessTokens("only for the benchmark, and nothing else", clock),
    appUrl: "http://localhost",
    version: "bench",
    logger: createLogger({ level: "silent", isReadable: false }),
    trustProxy: false,
    webRoot: null,
    plugins: [],
  });
  const signUp = await app.inject({
    method: "POST",
    url: "/api/auth/signup",
    payload: { email: "search@example.com", password: "only for the benchmark" },
  });
  const { accessToken } = signUp.json<{ accessToken: string }>();
  const call = async (query: Record<string, string>) => {
    const headers = { authorization: `Bearer ${accessToken}` };
    const answer = await app.inject({ method: "GET", url: "/api/subreddits", query, headers });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<{ nextCursor: string | null }>();
  };

  const deep = await goDeep(call, "game", 40);
  const cases: SearchCase[] = [...SEARCH_CASES, { kind: "deep page", query: deep }];
  // One after the other: with the yardstick's index in the same heap, ours would wait for its sweeping.
  const ours = await measureCases(cases, call, rounds);
  const theirs = await measureCases(cases, await createMiniSearch(), rounds);
  reportKinds(ours, theirs);
  await app.close();
  await database.close();
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

/** Milliseconds of each call, by kind. */
type Timings = Map<string, number[]>;

async function measureCases(
  cases: SearchCase[],
  call: (query: Record<string, string>) => unknown,
  rounds: number,
): Promise<Timings> {
  const timings: Timings = new Map();
  const warmUp = 5;
  for (let round = 0; round < rounds + warmUp; round++) {
    for (const { kind, query } of cases) {
      const taken = await time(() => call(query));
      if (round >= warmUp) timings.set(kind, [...(timings.get(kind) ?? []), taken]);
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

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}
