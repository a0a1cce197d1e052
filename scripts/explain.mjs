// How PostgreSQL goes about every query among a million posts: npm run explain
import { ensureInstalled, findNode, runLoudly } from "./toolchain.mjs";

await ensureInstalled();
process.exitCode = await runLoudly(findNode(), [
  "bench/queries/explain.ts",
  ...process.argv.slice(2),
]);
