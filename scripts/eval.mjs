import { prepareNode, runLoudly } from "./toolchain.mjs";

const node = await prepareNode();
process.exitCode = await runLoudly(node, ["scripts/eval.ts", ...process.argv.slice(2)]);
