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
/** Of a crowd that asks for heavy things as well: the middle of what is light, and nearly all of everything. */
const LIGHT_SECONDS_WANTED = 1;
const MIXED_SECONDS_WANTED = 4;
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
    const some = accounts.slice(0, WARM_UP_CLIENTS);
    await askAll(product.url, some, warmUp, options.crowdSeconds / 3, listMixedCalls);
    const perSecond = await runCrowd(name, product.url, accounts, options.crowdSeconds);
    await runMixedCrowd(name, product.url, accounts, options.crowdSeconds);
    return perSecond;
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
  const counts = await askAll(url, accounts, tally, seconds, listLightCalls);
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

/** The same with every fifth call a heavy one, which must not overtake the others. */
async function runMixedCrowd(
  name: string,
  url: string,
  accounts: Account[],
  seconds: number,
): Promise<void> {
  const tally = createTally();
  const counts = await askAll(url, accounts, tally, seconds, listMixedCalls);
  const perSecond = counts.reduce((sum, count) => sum + count, 0) / seconds;
  const kinds = [...tally.kinds()];
  const all = kinds.flatMap(([, times]) => times);
  const light = kinds.flatMap(([kind, times]) => (HEAVY.has(kind) ? [] : times));
  console.log(
    `mixed crowd of ${accounts.length}, ${name}: ${Math.round(perSecond)} answers/s, ${describeFairness(counts)}`,
  );
  console.log(
    `  all                          ${describeTimes(all)} (p99 of ${MIXED_SECONDS_WANTED} s wanted)`,
  );
  console.log(
    `  light                        ${describeTimes(light)} (p50 of ${LIGHT_SECONDS_WANTED} s wanted)`,
  );
  for (const [kind, times] of kinds) console.log(`  ${kind.padEnd(28)} ${describeTimes(times)}`);
  reportFailures(tally);
}

type ListCalls = (user: LoadUser, random: () => number) => (() => Promise<unknown>)[];

const listLightCalls: ListCalls = ({ api, communities }, random) => [
  () => api.getProjectStats(),
  () => api.listSubreddits({ query: pickOne(random, SEARCH_CASES).query }),
  () => api.getSubreddit({ params: { subredditId: pickOne(random, communities) } }),
];

const HEAVY: ReadonlySet<string> = new Set(["recomputeRecommendations", "getWritingOutlook"]);

const listMixedCalls: ListCalls = (user, random) => {
  const { api, projectId } = user;
  const light = [...listLightCalls(user, random), () => api.listProjects()];
  return [
    ...light,
    ...light,
    () => api.recomputeRecommendations({ params: { projectId }, body: {} }),
    () => api.getWritingOutlook({ params: { projectId } }),
  ];
};

/** How many answers each of them got. */
function askAll(
  url: string,
  accounts: Account[],
  tally: Tally,
  seconds: number,
  listCalls: ListCalls,
): Promise<number[]> {
  const until = performance.now() + seconds * 1000;
  return Promise.all(
    accounts.map(async (account, index) => {
      const pool = new Pool(url, { connections: 1, headersTimeout: PATIENCE_MS });
      const user = createLoadUser(account, index, pool, tally);
      const random = createRandom(index + 1);
      const ask = () => pickOne(random, listCalls(user, random))();
      return countAnswers(ask, tally, until).finally(() => pool.destroy());
    }),
  );
}

async function countAnswers(
  ask: () => Promise<unknown>,
  tally: Tally,
  until: number,
): Promise<number> {
  let answers = 0;
  while (performance.now() < until) {
    try {
      await ask();
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
