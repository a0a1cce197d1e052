import { ensureInstalled, findNode, runLoudly } from "./toolchain.mjs";

await ensureInstalled();
process.exitCode = await runLoudly(findNode(), ["scripts/eval.ts", ...process.argv.slice(2)]);
