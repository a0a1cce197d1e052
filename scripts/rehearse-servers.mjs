// Two servers on one PostgreSQL in real time, one of which is killed: npm run rehearse-servers (9 minutes)
import { join } from "node:path";
import { ensureInstalled, findNode, root, runLoudly } from "./toolchain.mjs";

await ensureInstalled();
process.exitCode = await runLoudly(
  findNode(),
  [
    join(root, "node_modules", "vitest", "vitest.mjs"),
    "run",
    "--project=process",
    "--testTimeout=600000",
    "src/server/two-servers-jobs.process.test.ts",
  ],
  { env: { ...process.env, NODE_ENV: "test", REAL_TIME: "1" } },
);
