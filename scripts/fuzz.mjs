// Many requests of all kinds, other ones each time: npm run tool -- fuzz [requests] [seed]
import { join } from "node:path";
import { findPostgresql } from "./postgresql.mjs";
import { prepareNode, root, runLoudly } from "./toolchain.mjs";

const node = await prepareNode();
const [requests = "20000", seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
console.log(`${requests} requests, seed ${seed}`);
const projects = ["api-embedded", ...(findPostgresql(process.env) ? ["api-postgresql"] : [])];
process.exitCode = await runLoudly(
  node,
  [
    join(root, "node_modules", "vitest", "vitest.mjs"),
    "run",
    ...projects.map((project) => `--project=${project}`),
    "src/server/http/fuzz.api.test.ts",
  ],
  { env: { ...process.env, NODE_ENV: "test", FUZZ_REQUESTS: requests, FUZZ_SEED: seed } },
);
