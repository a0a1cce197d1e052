// Two servers on one PostgreSQL in real time, one of which is killed: npm run tool -- rehearse-servers (9 minutes)
import { join } from "node:path";
import { prepareNode, root, runLoudly } from "./toolchain.mjs";

const node = await prepareNode();
process.exitCode = await runLoudly(
  node,
  [
    join(root, "node_modules", "vitest", "vitest.mjs"),
    "run",
    "--project=process",
    "--testTimeout=600000",
    "src/server/two-servers-jobs.process.test.ts",
  ],
  { env: { ...process.env, NODE_ENV: "test", TESTS: "nightly", REAL_TIME: "1" } },
);
