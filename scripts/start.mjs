import { buildWeb } from "./build-web.mjs";
import { ensureInstalled, findNode, runLoudly } from "./toolchain.mjs";

await ensureInstalled();
const node = findNode();
await buildWeb(node);
process.exitCode = await runLoudly(node, ["src/server/main.ts"]);
