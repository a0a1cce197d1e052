import { Pool } from "undici";
import { openPostgresql } from "#server/db/open-postgresql.ts";
import { findFreePort } from "#server/testing/free-port.ts";
import { startPostgresql } from "#server/testing/start-postgresql.ts";
import { type Running, startProduct } from "../server-processes.ts";
import { compareWithBare } from "./compare-with-bare.ts";
import { createAccounts } from "./create-accounts.ts";
import { type Account, createLoadUser } from "./load-user.ts";
import { readMemoryMb } from "./memory.ts";
import { createRandom } from "./random.ts";
import { reportFailures, reportKinds, reportStatements } from "./report-load.ts";
import { runAtOnce, runAtPace } from "./run-users.ts";
import { soak } from "./soak.ts";
import { watchStatements } from "./statements.ts";
import { createTally, type Tally } from "./tally.ts";

export type LoadOptions = {
  users: number;
  rounds: number;
  roundSeconds: number;
  paceSeconds: number;
  /** 0 for none. */
  soakSeconds: number;
  /** How many ask at once, without a pause, and for how long. */
  crowd: number;
  crowdSeconds: number;
  /** Of the product, such as another catalogue. */
  settings: Record<string, string>;
};

const AUTH_SECRET = "only for the benchmark, and nothing else";
const AT_ONCE = 20;
/** Each user does something every 20 seconds. */
const PAUSE_SECONDS = 20;

/** A thousand signed-in founders on PostgreSQL, each with an address, a session and things of their own. */
export async function benchLoad(
  binaries: string,
  dataDir: string,
  options: LoadOptions,
): Promise<void> {
  const postgresql = await startPostgresql(binaries, {
    shared_preload_libraries: "pg_stat_statements",
  });
  try {
    const url = postgresql.url("postgres");
    const product = await startProduct(await findFreePort(), {
      ...options.settings,
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      AUTH_SECRET,
      TRUST_PROXY: "1",
    });
    await measure(product, url, options).finally(product.stop);
  } finally {
    await postgresql.stop();
  }
}

async function measure(product: Running, url: string, options: LoadOptions): Promise<void> {
  const pool = new Pool(product.url, { connections: AT_ONCE * 3 });
  const tally = createTally();
  const accounts = await fillDatabase(url, options.users);
  const users = accounts.map((account, index) => createLoadUser(account, index, pool, tally));
  const crowd = { users, random: createRandom(20_261_115), tally };
  const startMb = readMemoryMb(product.pid);
  const runFast = (seconds: number) => runAtOnce(crowd, AT_ONCE, seconds);

  await runFast(options.roundSeconds);
  const queries = await countQueries(url, tally, () => runFast(options.roundSeconds));
  await compareWithBare(crowd, { url, queries, atOnce: AT_ONCE, ...options });
  tally.reset();
  await runAtPace(crowd, users.length / PAUSE_SECONDS, options.paceSeconds);
  reportKinds(tally, `${users.length} users, each doing something every ${PAUSE_SECONDS} s`);
  if (options.soakSeconds > 0) await soak(product.pid, options.soakSeconds, runFast);
  reportFailures(tally);
  console.log(
    `load, memory: ${Math.round(startMb)} MB at the start, ${Math.round(readMemoryMb(product.pid))} MB at the end`,
  );
  await pool.close();
}

async function fillDatabase(url: string, users: number): Promise<Account[]> {
  const database = await openPostgresql(url, { onLost: (error) => console.log(error.message) });
  return createAccounts(database, AUTH_SECRET, users).finally(database.close);
}

/** That a call makes on average. */
async function countQueries(url: string, tally: Tally, run: () => Promise<void>): Promise<number> {
  const statements = await watchStatements(url);
  await statements.reset();
  tally.reset();
  await run();
  const listed = await statements.list();
  await statements.close();
  reportStatements(listed, tally.calls());
  return listed.reduce((sum, { calls }) => sum + calls, 0) / tally.calls();
}
