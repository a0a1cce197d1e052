import { Pool } from "undici";
import { findFreePort } from "#server/testing/free-port.ts";
import { startBare } from "../server-processes.ts";
import { runAtOnce } from "./run-users.ts";

type Crowd = Parameters<typeof runAtOnce>[0];
type Comparison = {
  url: string;
  /** That a call of ours makes on average. */
  queries: number;
  atOnce: number;
  rounds: number;
  roundSeconds: number;
};

const QUERY = { text: "select * from users where email = $1", values: ["founder-7@example.com"] };

/** Beside a server that does nothing but run as many queries for each call, in turns; the median pair counts. */
export async function compareWithBare(
  crowd: Crowd,
  { url, queries, atOnce, rounds, roundSeconds }: Comparison,
): Promise<void> {
  const times = Math.max(Math.round(queries), 1);
  const bare = await startBare(await findFreePort(), { kind: "query", query: QUERY, url, times });
  const pool = new Pool(bare.url, { connections: atOnce * 3 });
  const pairs: { ours: number; bare: number }[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      crowd.tally.reset();
      await runAtOnce(crowd, atOnce, roundSeconds);
      const ours = crowd.tally.calls() / roundSeconds;
      pairs.push({ ours, bare: await measureBare(pool, atOnce * 2, roundSeconds) });
    }
  } finally {
    await pool.close();
    await bare.stop();
  }
  const sorted = pairs.toSorted((a, b) => a.ours / a.bare - b.ours / b.bare);
  const pair = sorted[Math.floor(sorted.length / 2)] ?? { ours: 0, bare: 1 };
  console.log(
    `load, as fast as it goes: ${Math.round(pair.ours)} requests/s, ${Math.round((pair.ours / pair.bare) * 100)} % of bare (${Math.round(pair.bare)} requests/s with ${times} queries each; ours make ${queries.toFixed(1)})`,
  );
}

async function measureBare(pool: Pool, atOnce: number, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let calls = 0;
  const work = async () => {
    while (performance.now() < until) {
      const { statusCode, body } = await pool.request({ path: "/", method: "GET" });
      await body.dump();
      if (statusCode !== 200) throw new Error(`The bare server answered ${statusCode}.`);
      calls++;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return calls / seconds;
}
