import { drizzle } from "drizzle-orm/node-postgres";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { createClient } from "#contract/client.ts";
import type { Db } from "#server/db/database.ts";
import { openPostgresql } from "#server/db/open-postgresql.ts";
import { selectSignedInUser } from "#server/db/accounts/users-repository.ts";
import type { SessionScope } from "#server/scope.ts";
import { writeSampleFile } from "#server/testing/sample-catalogue-file.ts";
import { findFreePort } from "#server/testing/free-port.ts";
import { startPostgresql } from "#server/testing/start-postgresql.ts";
import type { BENCHES } from "../scripts/bench-arguments.mjs";
import { findPostgresql } from "../scripts/postgresql.mjs";
import { benchBackup } from "./backup.ts";
import { benchCatalogue } from "./catalogue.ts";
import { startInProcess } from "./in-process.ts";
import { benchLoad } from "./load/bench-load.ts";
import { benchCrowd } from "./load/crowd.ts";
import { readLoadOptions } from "./load/load-options.ts";
import { readMemoryMb } from "./load/memory.ts";
import { compare } from "./measure.ts";
import { weighFrontPage, weighPage } from "./page-weight.ts";
import { benchPolicies } from "./policies.ts";
import { benchComposing, benchInvention, benchRecheck } from "./posts.ts";
import { benchDashboard, benchRecommendations } from "./projects.ts";
import { benchResults } from "./results.ts";
import { SEARCH_CASES } from "./search-cases.ts";
import { startBare, startProduct } from "./server-processes.ts";
import { benchVisits } from "./visits.ts";
import { benchWriting } from "./writing.ts";

// Ratios of one run: machines differ and are noisy, so no figure here stands without its partner.
const isQuick = process.argv.includes("--quick");
const rounds = isQuick ? 1 : 7;
const seconds = isQuick ? 1 : 4;
const visitCalls = isQuick ? 20 : 1000;
const visitRows = isQuick ? 4000 : 1_000_000;
const folder = mkdtempSync(join(tmpdir(), "foothold-bench-"));

// For what is not about the catalogue: loading all of it would only take time.
const sample = await writeSampleFile();
const small = { CATALOGUE_FILE: sample.path };

try {
  const parts: Record<keyof typeof BENCHES, () => Promise<void>> = {
    load: benchLoadAlone,
    posts: benchPostsAlone,
    recommendations: benchRecommendationsAlone,
    search: benchSearchAlone,
    writing: benchWritingAlone,
    backup: () => benchBackupOf({ DATA_DIR: join(folder, "backup"), ...(isQuick && small) }),
  };
  const [, run = benchAll] = Object.entries(parts).find(([name]) => name === process.argv[2]) ?? [];
  await run();
} finally {
  sample.remove();
  rmSync(folder, { recursive: true, force: true });
}

async function benchPostsAlone(): Promise<void> {
  await benchComposing(isQuick ? 2 : 50);
  benchInvention(isQuick ? 20 : 6000);
  await benchRecheck(isQuick ? 5 : 200);
  await benchPolicies(isQuick ? 2 : 50);
}

async function benchLoadAlone(): Promise<void> {
  const postgresql = findPostgresql(process.env);
  if (!postgresql || !("binaries" in postgresql)) {
    throw new Error("The load is measured on PostgreSQL, and its binaries were not found.");
  }
  const options = readLoadOptions(process.argv.slice(3), small);
  await benchCrowd(postgresql.binaries, join(folder, "crowd"), options);
  if (process.argv.includes("--crowd")) return;
  await benchLoad(postgresql.binaries, join(folder, "load"), options);
}

async function benchRecommendationsAlone(): Promise<void> {
  const server = await startInProcess(join(folder, "catalogue"), isQuick ? sample.path : null);
  await benchRecommendations(server, isQuick ? 3 : 30);
  await server.close();
}

async function benchSearchAlone(): Promise<void> {
  const file = isQuick ? sample.path : null;
  const embedded = await startInProcess(join(folder, "search"), file);
  await benchCatalogue(embedded, "embedded", isQuick ? 1 : 15);
  await embedded.close();
  const postgresql = findPostgresql(process.env);
  if (!postgresql || !("binaries" in postgresql)) {
    return console.log("PostgreSQL: skipped, its binaries were not found");
  }
  const server = await startPostgresql(postgresql.binaries);
  const open = () =>
    openPostgresql(server.url("postgres"), { onLost: (error) => console.log(error.message) });
  const shared = await startInProcess(join(folder, "search-postgresql"), file, open);
  await benchCatalogue(shared, "PostgreSQL", isQuick ? 1 : 15);
  await shared.close();
  await server.stop();
}

async function benchWritingAlone(): Promise<void> {
  const server = await startInProcess(join(folder, "catalogue"), isQuick ? sample.path : null);
  await benchWriting(server, isQuick ? 2 : 20);
  await server.close();
}

async function benchAll(): Promise<void> {
  await benchConstant("embedded", small);
  await benchCurrentUser("embedded", small);
  const startEmbedded = (name: string) => startInProcess(join(folder, name), sample.path);
  await benchVisits("embedded", startEmbedded, visitCalls, visitRows);
  const postgresql = findPostgresql(process.env);
  if (postgresql && "binaries" in postgresql) {
    const server = await startPostgresql(postgresql.binaries);
    const settings = { ...small, DATABASE_URL: server.url("postgres") };
    await benchConstant("PostgreSQL", settings);
    await benchCurrentUser("PostgreSQL", settings);
    const startOn = async (name: string) => {
      await createDatabase(server.url("postgres"), name);
      const open = () =>
        openPostgresql(server.url(name), { onLost: (error) => console.log(error.message) });
      return startInProcess(join(folder, name), sample.path, open);
    };
    await benchVisits("PostgreSQL", startOn, visitCalls, visitRows);
    await server.stop();
    const options = readLoadOptions(process.argv, small);
    await benchCrowd(postgresql.binaries, join(folder, "crowd"), options);
    await benchLoad(postgresql.binaries, join(folder, "load"), options);
  } else {
    console.log("PostgreSQL: skipped, its binaries were not found");
  }
  const catalogue = join(folder, "catalogue");
  // Quick only asks whether everything runs.
  const server = await startInProcess(catalogue, isQuick ? sample.path : null);
  await benchCatalogue(server, "embedded", isQuick ? 1 : 15);
  await benchPostsAlone();
  await benchRecommendations(server, isQuick ? 3 : 30);
  await benchWriting(server, isQuick ? 2 : 20);
  await benchDashboard(server, isQuick ? 3 : 20, isQuick ? 4000 : 1_000_000);
  await benchResults(server, isQuick ? 3 : 20, isQuick ? 1000 : 200_000);
  await server.close();
  const loaded = { DATA_DIR: catalogue, ...(isQuick && small) };
  await benchMemory(loaded);
  await benchBackupOf(loaded);
  await benchWarmStart(loaded);
  reportPageWeights();
}

async function benchConstant(kind: string, settings: Record<string, string>): Promise<void> {
  const dataDir = join(folder, kind);
  const product = await startProduct(await findFreePort(), { DATA_DIR: dataDir, ...settings });
  const bare = await startBare(await findFreePort(), { kind: "constant" });
  const { headers } = await signUp(product.url, "constant@example.com");
  const ours = { url: `${product.url}/api/billing/plans`, headers };
  report(
    `authenticated call without a query, ${kind}`,
    await compare(ours, { url: bare.url }, rounds, seconds),
    0.6,
  );
  await Promise.all([product.stop(), bare.stop()]);
}

async function benchCurrentUser(kind: string, settings: Record<string, string>): Promise<void> {
  const dataDir = join(folder, kind);
  const first = await startProduct(await findFreePort(), { DATA_DIR: dataDir, ...settings });
  const { headers, scope } = await signUp(first.url, "me@example.com");
  await first.stop();

  // The embedded database belongs to one process, so the bare server gets a copy of it.
  const { sql: text } = selectSignedInUser(drizzle.mock() as unknown as Db).toSQL();
  const target = settings["DATABASE_URL"]
    ? { url: settings["DATABASE_URL"] }
    : { dataDir: join(folder, "copy", "db") };
  if ("dataDir" in target) cpSync(join(dataDir, "db"), target.dataDir, { recursive: true });
  const product = await startProduct(await findFreePort(), { DATA_DIR: dataDir, ...settings });
  const query = { text, values: [scope.userId, scope.sessionId, new Date().toISOString()] };
  const bare = await startBare(await findFreePort(), { kind: "query", query, ...target });
  const ours = { url: `${product.url}/api/auth/me`, headers };
  report(`GET /api/auth/me, ${kind}`, await compare(ours, { url: bare.url }, rounds, seconds), 0.8);
  await Promise.all([product.stop(), bare.stop()]);
}

async function createDatabase(url: string, name: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
}

/** On a loaded catalogue, as every start but the very first. */
async function benchWarmStart(loaded: Record<string, string>): Promise<void> {
  const settings = { ...loaded, NODE_COMPILE_CACHE: join(folder, "compile") };
  const times: number[] = [];
  for (let run = 0; run < (isQuick ? 2 : 6); run++) {
    const product = await startProduct(await findFreePort(), settings);
    times.push(product.readyAfterMs);
    await product.stop();
  }
  const [cold = 0, ...warm] = times;
  const median = warm.toSorted((a, b) => a - b)[Math.floor(warm.length / 2)] ?? 0;
  console.log(
    `start: first ${Math.round(cold)} ms, warm ${Math.round(median)} ms (below 3000 wanted)`,
  );
}

/** Of a server that was started on a loaded catalogue, has answered some searches and then rested. */
async function benchMemory(loaded: Record<string, string>): Promise<void> {
  const product = await startProduct(await findFreePort(), loaded);
  const { headers } = await signUp(product.url, "memory@example.com");
  for (const { query } of SEARCH_CASES) {
    await fetch(`${product.url}/api/subreddits?${new URLSearchParams(query)}`, { headers });
  }
  await setTimeout(isQuick ? 0 : 60_000);
  console.log(`memory, settled: ${Math.round(readMemoryMb(product.pid))} MB (400 wanted)`);
  await product.stop();
}

async function benchBackupOf(settings: Record<string, string> & { DATA_DIR: string }) {
  const product = await startProduct(await findFreePort(), settings);
  try {
    const { headers } = await signUp(product.url, "backup@example.com");
    await benchBackup(product, settings.DATA_DIR, headers);
  } finally {
    await product.stop();
  }
}

function reportPageWeights(): void {
  const webRoot = fileURLToPath(new URL("../dist/web/client", import.meta.url));
  if (!existsSync(webRoot)) return console.log("page weight: skipped, the web app is not built");
  reportWeight("landing", weighFrontPage(webRoot), 70);
  for (const page of ["sign-in", "magic-link"]) {
    reportWeight(page, weighPage(webRoot, `routes/${page}`), 120);
  }
}

function reportWeight(page: string, bytes: number, wantedKilobytes: number): void {
  const kilobytes = (bytes / 1000).toFixed(1);
  console.log(
    `JavaScript of ${page}: ${kilobytes} kB compressed (below ${wantedKilobytes} wanted)`,
  );
}

async function signUp(url: string, email: string) {
  const client = createClient((path, init) => fetch(url + path, init));
  const body = { email, password: "only for the benchmark" };
  const { accessToken, user } = await client.signUp({ body });
  const [, payload = ""] = accessToken.split(".");
  const { sid } = JSON.parse(Buffer.from(payload, "base64url").toString()) as { sid: string };
  const scope = { userId: user.id, sessionId: sid } as unknown as SessionScope;
  return { scope, headers: { authorization: `Bearer ${accessToken}` } };
}

function report(
  name: string,
  pair: { ours: number; bare: number; ratio: number },
  wanted: number,
): void {
  console.log(
    `${name}: ${percent(pair.ratio)} of bare (${Math.round(pair.ours)} against ${Math.round(pair.bare)} requests/s; ${percent(wanted)} wanted)`,
  );
}

function percent(value: number): string {
  return `${Math.round(value * 100)} %`;
}
