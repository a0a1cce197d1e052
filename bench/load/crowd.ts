import { Pool } from "undici";
import { openEmbedded } from "#server/db/open-embedded.ts";
import { openPostgresql } from "#server/db/open-postgresql.ts";
import { findFreePort } from "#server/testing/free-port.ts";
import { startPostgresql } from "#server/testing/start-postgresql.ts";
import { SEARCH_CASES } from "../search-cases.ts";
import { startProduct } from "../server-processes.ts";
import type { LoadOptions } from "./bench-load.ts";
import { createAccounts } from "./create-accounts.ts";
import { type Account, createLoadUser, type LoadUser } from "./load-user.ts";
import { createRandom, pickOne } from "./random.ts";
import { describeTimes, reportFailures } from "./report-load.ts";
import { createTally, type Tally } from "./tally.ts";

const SEARCH_SECONDS_WANTED = 2;
const DASHBOARD_SECONDS_WANTED = 1;
/** Who has waited for so long has gone. */
const PATIENCE_MS = 20_000;
/** Until the server's code is compiled. */
const WARM_UP_CLIENTS = 20;
const AUTH_SECRET = "only for the benchmark, and nothing else";

type CrowdOptions = Pick<LoadOptions, "crowd" | "crowdSeconds" | "settings">;

/** As many as come at once on a good day, each on a connection of its own: on both databases, in turn. */
export async function benchCrowd(
  binaries: string,
  dataDir: string,
  options: CrowdOptions,
): Promise<void> {
  const embedded = await measureOn("embedded", dataDir, { DATA_DIR: dataDir }, options);
  const server = await startPostgresql(binaries);
  try {
    const settings = { DATA_DIR: `${dataDir}-postgresql`, DATABASE_URL: server.url("postgres") };
    const other = await measureOn("PostgreSQL", settings.DATA_DIR, settings, options);
    console.log(
      `crowd, embedded against PostgreSQL: ${Math.round((embedded / other) * 100)}% of its answers`,
    );
  } finally {
    await server.stop();
  }
}

async function measureOn(
  name: string,
  dataDir: string,
  settings: { DATA_DIR: string; DATABASE_URL?: string },
  options: CrowdOptions,
): Promise<number> {
  const start = async () =>
    startProduct(await findFreePort(), {
      ...options.settings,
      ...settings,
      AUTH_SECRET,
      TRUST_PROXY: "1",
    });
  // The first start loads the catalogue; the embedded database then has to be closed to be filled.
  await (await start()).stop();
  const { DATABASE_URL: url } = settings;
  const database = await (url ? openPostgresql(url, { onLost }) : openEmbedded(dataDir));
  const accounts = await createAccounts(database, AUTH_SECRET, options.crowd).finally(
    database.close,
  );
  const product = await start();
  try {
    const warmUp = createTally();
    await askAll(product.url, accounts.slice(0, WARM_UP_CLIENTS), warmUp, options.crowdSeconds / 3);
    return await runCrowd(name, product.url, accounts, options.crowdSeconds);
  } finally {
    await product.stop();
  }
}

function onLost(error: Error): void {
  console.log(error.message);
}

/** Each client asks one thing after the other, without a pause. Returns the answers a second. */
async function runCrowd(
  name: string,
  url: string,
  accounts: Account[],
  seconds: number,
): Promise<number> {
  const tally = createTally();
  const counts = await askAll(url, accounts, tally, seconds);
  const perSecond = counts.reduce((sum, count) => sum + count, 0) / seconds;
  console.log(
    `crowd of ${accounts.length}, ${name}: ${Math.round(perSecond)} answers/s, ${describeFairness(counts)}`,
  );
  for (const [kind, times] of tally.kinds()) {
    console.log(`  ${kind.padEnd(28)} ${describeTimes(times)}${wantedFor(kind)}`);
  }
  reportFailures(tally);
  return perSecond;
}

/** How many answers each of them got. */
function askAll(
  url: string,
  accounts: Account[],
  tally: Tally,
  seconds: number,
): Promise<number[]> {
  const until = performance.now() + seconds * 1000;
  return Promise.all(
    accounts.map(async (account, index) => {
      const pool = new Pool(url, { connections: 1, headersTimeout: PATIENCE_MS });
      const user = createLoadUser(account, index, pool, tally);
      return countAnswers(user, createRandom(index + 1), tally, until).finally(() =>
        pool.destroy(),
      );
    }),
  );
}

async function countAnswers(
  { api, communities }: LoadUser,
  random: () => number,
  tally: Tally,
  until: number,
): Promise<number> {
  const calls = [
    () => api.getProjectStats(),
    () => api.listSubreddits({ query: pickOne(random, SEARCH_CASES).query }),
    () => api.getSubreddit({ params: { subredditId: pickOne(random, communities) } }),
  ];
  let answers = 0;
  while (performance.now() < until) {
    try {
      await pickOne(random, calls)();
      answers += 1;
    } catch (error) {
      if (!isRefusal(error)) tally.noteLost(error);
    }
  }
  return answers;
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && "status" in error;
}

/** What the tenth of clients with the fewest answers got, against the tenth with the most. */
export function describeFairness(counts: readonly number[]): string {
  const sorted = counts.toSorted((a, b) => a - b);
  const tenth = Math.max(1, Math.floor(sorted.length / 10));
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / tenth;
  const [slowest, fastest] = [mean(sorted.slice(0, tenth)), mean(sorted.slice(-tenth))];
  const none = sorted.filter((count) => count === 0).length;
  return `the slowest tenth of clients got ${slowest.toFixed(1)} and the fastest ${fastest.toFixed(1)} (${Math.round((slowest / Math.max(fastest, 1)) * 100)}%), ${none} got none`;
}

function wantedFor(kind: string): string {
  if (kind === "listSubreddits") return ` (p99 of ${SEARCH_SECONDS_WANTED} s wanted, embedded)`;
  return kind === "getProjectStats"
    ? ` (p99 of ${DASHBOARD_SECONDS_WANTED} s wanted, embedded)`
    : "";
}
