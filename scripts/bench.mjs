import { buildWeb } from "./build-web.mjs";
import { ensureInstalled, findNode, runLoudly } from "./toolchain.mjs";

await ensureInstalled();
const node = findNode();
await buildWeb(node);
process.exitCode = await runLoudly(node, ["bench/run.ts", ...process.argv.slice(2)]);
