// What the framework and the driver can do with nothing of ours in between.
import { PGlite } from "@electric-sql/pglite";
import Fastify from "fastify";
import { Pool } from "pg";
import { PLANS } from "#engine/billing/plans.ts";

type BareRequest =
  | { kind: "constant" }
  | { kind: "query"; dataDir: string }
  | { kind: "query"; url: string };

const request = JSON.parse(process.argv[2] ?? "{}") as BareRequest & {
  port: number;
  query?: BareQuery;
  /** How many times a request runs it, one after the other. */
  times?: number;
};
type BareQuery = { text: string; values: unknown[] };

const app = Fastify();
if (request.kind === "constant") {
  const plans = Object.values(PLANS);
  app.get("/", () => plans);
} else {
  const query = request.query ?? { text: "select 1", values: [] };
  const run = await openDriver(request);
  app.get("/", async () => {
    for (let time = 1; time < (request.times ?? 1); time++) await run(query);
    return (await run(query)).rows[0];
  });
}
await app.listen({ port: request.port, host: "127.0.0.1" });

async function openDriver(target: { dataDir: string } | { url: string }) {
  if ("url" in target) {
    const pool = new Pool({ connectionString: target.url, max: 10 });
    return (query: BareQuery) => pool.query(query.text, query.values);
  }
  const pglite = await PGlite.create(target.dataDir, {
    startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"],
  });
  return (query: BareQuery) => pglite.query(query.text, query.values);
}
