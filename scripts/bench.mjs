import { buildWeb } from "./build-web.mjs";
import { prepareNode, runLoudly } from "./toolchain.mjs";

const node = await prepareNode();
await buildWeb(node);
process.exitCode = await runLoudly(node, ["bench/run.ts", ...process.argv.slice(2)]);
