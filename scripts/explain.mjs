// How PostgreSQL goes about every query among a million posts: npm run tool -- explain
import { prepareNode, runLoudly } from "./toolchain.mjs";

const node = await prepareNode();
process.exitCode = await runLoudly(node, ["bench/queries/explain.ts", ...process.argv.slice(2)]);
